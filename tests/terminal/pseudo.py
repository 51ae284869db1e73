"""The command in a real pseudo-terminal, typed to by whoever sees what it shows."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import contextmanager

from tests.cli.command import environment_of_its_own
from tests.terminal.glass import Glass

PATIENCE = 120.0  # seconds until a screen that shows nothing new is given up
CONTROL = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]")
CTRL_C = "\x03"
GLANCE = 0.2  # seconds between two looks at whether a command has ended


class Terminal:
    """A terminal of a given size with the command running in it."""

    def __init__(self, process: int, handle: int, columns: int, lines: int) -> None:
        self.process = process
        self.handle = handle
        self.glass = Glass(columns, lines)
        self.shown = b""  # since the last time that somebody waited
        self._typed_at = -1  # newlines shown when a line was last typed

    def wait_for(self, text: str) -> str:
        """Reads until a text is shown; everything since the last time."""
        self.wait_until(lambda: text.encode() in CONTROL.sub(b"", self.shown))
        shown, self.shown = self.shown, b""
        return shown.decode(errors="replace")  # what was read may end within a letter

    def wait_until(self, is_there: Callable[[], bool]) -> None:
        while not is_there():
            assert self.read_on(PATIENCE), self.glass.text

    def wait_for_prompt(self, prompts: Container[str]) -> str:
        """The prompt behind which the cursor waits, once what was typed has been taken."""

        def asked() -> str:
            asked = self.glass.at_cursor.removesuffix(" ")
            return asked if self.glass.newlines > self._typed_at and asked in prompts else ""

        self.wait_until(lambda: bool(asked()))
        return asked()

    def read_on(self, seconds: float) -> bool:
        """Whether something more was shown."""
        ready, _, _ = select.select([self.handle], [], [], seconds)
        if not ready:
            return False
        try:
            sent = os.read(self.handle, 65536)
        except OSError:  # the command has left
            return False
        self.shown += sent
        self.glass.feed(sent)
        return bool(sent)

    def type(self, text: str) -> None:
        os.write(self.handle, text.encode())

    def answer(self, line: str) -> None:
        """A whole line, to a prompt."""
        self._typed_at = self.glass.newlines
        self.type(f"{line}\n")

    def interrupted(self) -> int:
        """How the command ended after Ctrl-C."""
        self.type(CTRL_C)
        return self.exit_code()

    def exit_code(self, seconds: float = PATIENCE) -> int:
        """How the command ended, which it must within a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            ended, status = os.waitpid(self.process, os.WNOHANG)
            if ended:
                while self.read_on(0):
                    pass
                return os.waitstatus_to_exitcode(status)
            if not self.read_on(GLANCE):
                time.sleep(GLANCE)
        raise AssertionError(self.glass.text)


@contextmanager
def terminal(
    *arguments: str,
    columns: int = 80,
    lines: int = 24,
    program: Sequence[str] = ("-m", "ludotheque"),
    **environment: str,
) -> Iterator[Terminal]:
    size = struct.pack("HHHH", lines, columns, 0, 0)
    process, handle = pty.fork()
    if process == 0:
        fcntl.ioctl(pty.STDOUT_FILENO, termios.TIOCSWINSZ, size)  # before anybody asks for it
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests in the background would not hear it
        settings = {"TERM": "xterm-256color", "COLUMNS": "", "LINES": ""} | environment
        command = [sys.executable, *program, *arguments]
        os.execve(sys.executable, command, environment_of_its_own(**settings))
    try:
        yield Terminal(process, handle, columns, lines)
    finally:
        os.close(handle)
