"""The terminal itself: what it can show, writing on it, and reading from it.

A `live` screen is drawn anew in place. Elsewhere (in a pipe, on a dumb terminal) lines follow
one another, and what was typed is repeated, so that the whole reads as a record.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from rich.console import Console
from rich.control import Control
from rich.text import Text

ERASE_BELOW = "\x1b[J"
ERASE_ALL = "\x1b[H\x1b[2J\x1b[3J"  # the last one erases what has scrolled away
APART, BACK = "\x1b[?1049h", "\x1b[?1049l"  # a screen without a scroll-back, and back from it
SIGNALS_EVERY = 0.2  # seconds between two looks for signals while a line is typed


class Screen:
    """Where a game is shown and played."""

    def __init__(self, fast: bool = False) -> None:
        self.console = Console(highlight=False)
        self.typing = sys.stdin is not None and sys.stdin.isatty()
        self.live = self.typing and self.console.is_terminal and not self.console.is_dumb_terminal
        self.fast = fast  # whether bots do not pause
        self.fancy = (self.console.encoding or "").lower().startswith("utf")
        self.colour = self.console.color_system is not None and not self.console.no_color
        self._is_apart = False
        if self.typing:
            with suppress(ImportError):  # it lets the typed line be edited
                __import__("readline")
        elif hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    @property
    def pausing(self) -> bool:
        return self.live and not self.fast

    def write(self, text: Text | str = "") -> None:
        self.console.print(Text(text) if isinstance(text, str) else text)

    def draw(self, text: Text) -> None:
        """The whole screen, in place of what was there."""
        self.console.control(Control.home())
        self.console.print(text, no_wrap=True, overflow="crop", crop=True)
        self._send(ERASE_BELOW)

    def set_apart(self) -> None:
        """From now on nothing that is shown stays in the terminal's scroll-back."""
        if self.live and not self._is_apart:
            self._is_apart = True
            self._send(APART + ERASE_ALL)

    def come_back(self) -> None:
        if self._is_apart:
            self._is_apart = False
            self._send(BACK)

    def clear(self) -> None:
        if self.live:
            self._send(ERASE_ALL)

    def wipe(self) -> None:
        """Nothing that was shown or typed can be found again, nor has anything been typed ahead."""
        if self.live:
            self._send(ERASE_ALL)
        elif self.typing:
            self.console.print("\n" * self.console.height)
        if self.typing:
            forget_typing()

    def _send(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()

    def pages(self, text: Text) -> Iterator[Text]:
        """A long text in pieces, each leaving a line to type on."""
        lines = text.wrap(self.console, self.console.width)
        height = max(1, self.console.height - 2)
        for start in range(0, len(lines), height):
            yield Text("\n").join(lines[start : start + height])

    def ask(self, prompt: str) -> str:
        """A typed line. At the end of the input, EOFError."""
        self.console.file.flush()
        if self.typing:
            with hearing_signals():
                return input(prompt)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        self.write(prompt + line.strip())
        return line

    def pause(self, seconds: float) -> None:
        if self.pausing:
            time.sleep(seconds)


@contextmanager
def hearing_signals() -> Iterator[None]:
    """While Python reads a line, a signal that came just before it began to wait is heard too.

    `input` looks for signals only when one wakes it (python/cpython#112585): without this, such a
    Ctrl-C would be heard at the next key. An alarm that does nothing else wakes it again and again.
    """
    if not hasattr(signal, "setitimer"):  # not on Windows
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, SIGNALS_EVERY, SIGNALS_EVERY)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def forget_typing() -> None:
    """Lines that the arrow keys would bring back, and keys pressed before anybody was asked."""
    with suppress(ImportError):
        import readline

        readline.clear_history()
    with suppress(ImportError, OSError):
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
