"""The live screen, on a real pseudo-terminal."""

from __future__ import annotations

import re

import pytest

from tests.terminal.pseudo import CONTROL, terminal

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
        assert screen.interrupted() == 130


# Ctrl-C comes as soon as a line is asked for: often before Python waits for its first key.
IMPATIENT = """
import os, signal, threading
from ludotheque.terminal.screen import Screen

asked, heard = threading.Event(), 0

def press():
    while asked.wait():
        asked.clear()
        os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=press, daemon=True).start()
for _ in range(10):
    try:
        asked.set()
        Screen().ask("> ")
    except KeyboardInterrupt:
        heard += 1
print("heard", heard, "times")
"""


def test_control_c_is_heard_however_soon_it_comes() -> None:
    with terminal(program=("-c", IMPATIENT)) as screen:
        screen.wait_for("heard 10 times")
        assert screen.exit_code() == 0


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
        assert screen.interrupted() == 130
