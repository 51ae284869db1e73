"""The live screen, on a real pseudo-terminal."""

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
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.cli.command import environment_of_its_own

PATIENCE = 120.0  # seconds until a screen that shows nothing new is given up
GLANCE = 0.2  # seconds between two looks at whether a command has ended
CONTROL = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A terminal of a given size with the command running in it."""

    def __init__(self, process: int, handle: int) -> None:
        self.process = process
        self.handle = handle
        self.shown = b""

    def wait_for(self, text: str) -> str:
        """Reads until a text is shown; everything since the last time."""
        while text.encode() not in CONTROL.sub(b"", self.shown):
            ready, _, _ = select.select([self.handle], [], [], PATIENCE)
            assert ready, self.shown.decode(errors="replace")
            self.shown += os.read(self.handle, 65536)
        shown, self.shown = self.shown, b""
        return shown.decode(errors="replace")  # what was read may end within a letter

    def type(self, text: str) -> None:
        os.write(self.handle, text.encode())

    def exit_code(self) -> int:
        """How the command ended, which it must within a while."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            ended, status = os.waitpid(self.process, os.WNOHANG)
            if ended:
                return os.waitstatus_to_exitcode(status)
            self._read_on()
        raise AssertionError(self.shown.decode(errors="replace"))

    def _read_on(self) -> None:
        """What is shown meanwhile, for a moment; nothing comes from a command that is leaving."""
        try:
            ready, _, _ = select.select([self.handle], [], [], GLANCE)
            self.shown += os.read(self.handle, 65536) if ready else b""
        except OSError:
            time.sleep(GLANCE)


@contextmanager
def terminal(
    *arguments: str, columns: int = 80, lines: int = 24, **environment: str
) -> Iterator[Terminal]:
    size = struct.pack("HHHH", lines, columns, 0, 0)
    process, handle = pty.fork()
    if process == 0:
        fcntl.ioctl(pty.STDOUT_FILENO, termios.TIOCSWINSZ, size)  # before anybody asks for it
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests in the background would not hear it
        program = [sys.executable, "-m", "ludotheque", *arguments]
        settings = {"TERM": "xterm-256color", "COLUMNS": "", "LINES": ""} | environment
        os.execve(sys.executable, program, environment_of_its_own(**settings))
    try:
        yield Terminal(process, handle)
    finally:
        os.close(handle)


TABLE = ("play", "pac-man", "--seed", "7", "--fast")


def lines_of(shown: str) -> list[str]:
    """The lines of the last frame."""
    frame = shown.split("\x1b[H")[-1]
    return CONTROL.sub(b"", frame.encode()).decode().splitlines()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_table_fits_into_80_by_24(language: str) -> None:
    with terminal(*TABLE, "--lang", language) as screen:
        lines = lines_of(screen.wait_for("> "))
        assert len(lines) == 24
        assert all(len(line) < 80 for line in lines)
        assert any("● ●" in line for line in lines)  # a die
        assert [line for line in lines if re.search(r" 6  \S", line)]  # the last choice
        screen.type("quit\n")
        screen.wait_for(":")
        screen.type("\n")
        assert screen.exit_code() == 0


def test_colours_are_shown_unless_they_are_not_wanted() -> None:
    with terminal(*TABLE) as screen:
        assert "\x1b[1;38;5" in screen.wait_for("> ")
        screen.type("\x04")
        assert screen.exit_code() == 0
    with terminal(*TABLE, NO_COLOR="1") as screen:
        shown = screen.wait_for("> ")
        assert "38;5" not in shown
        assert "[1] [6]" in shown
        screen.type("\x04")
        assert screen.exit_code() == 0


def test_control_c_leaves_without_a_word() -> None:
    with terminal(*TABLE) as screen:
        screen.wait_for("> ")
        screen.type("\x03")
        assert screen.exit_code() == 130


def test_a_dumb_terminal_gets_a_record() -> None:
    with terminal(*TABLE, TERM="dumb") as screen:
        assert "\x1b" not in screen.wait_for("> ")
        screen.type("quit\n")
        screen.wait_for("Until next time.")
        assert screen.exit_code() == 0


def test_a_small_terminal_gets_a_record_too() -> None:
    with terminal(*TABLE, columns=60, lines=20) as screen:
        screen.wait_for("ghost-2 6")
        screen.type("quit\n")
        screen.wait_for(":")
        screen.type("\n")
        assert screen.exit_code() == 0


def test_the_rulebook_is_shown_page_by_page() -> None:
    with terminal(*TABLE) as screen:
        screen.wait_for("> ")
        screen.type("rules\n")
        assert "PM-O" in screen.wait_for("Enter to go on")
        screen.type("\n")
        assert "PM-O" not in screen.wait_for("Enter to go on")
        screen.type("q\n")
        screen.wait_for("> ")
        screen.type("\x03")
        assert screen.exit_code() == 130
