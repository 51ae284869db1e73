"""The terminal itself: what it can show, writing on it, and reading from it.

A `live` screen is drawn anew in place. Elsewhere (in a pipe, on a dumb terminal) lines follow
one another, and what was typed is repeated, so that the whole reads as a record.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import suppress

from rich.console import Console
from rich.control import Control
from rich.text import Text

ERASE_BELOW = "\x1b[J"


class Screen:
    """Where a game is shown and played."""

    def __init__(self, fast: bool = False) -> None:
        self.console = Console(highlight=False)
        self.typing = sys.stdin is not None and sys.stdin.isatty()
        self.live = self.typing and self.console.is_terminal and not self.console.is_dumb_terminal
        self.pausing = self.live and not fast
        self.fancy = (self.console.encoding or "").lower().startswith("utf")
        self.colour = self.console.color_system is not None and not self.console.no_color
        if self.typing:
            with suppress(ImportError):  # it lets the typed line be edited
                __import__("readline")
        elif hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def write(self, text: Text | str = "") -> None:
        self.console.print(Text(text) if isinstance(text, str) else text)

    def draw(self, text: Text) -> None:
        """The whole screen, in place of what was there."""
        self.console.control(Control.home())
        self.console.print(text, no_wrap=True, overflow="crop", crop=True)
        self.console.file.write(ERASE_BELOW)
        self.console.file.flush()

    def clear(self) -> None:
        if self.live:
            self.console.clear()

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
            return input(prompt)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        self.write(prompt + line.strip())
        return line

    def pause(self, seconds: float) -> None:
        if self.pausing:
            time.sleep(seconds)
