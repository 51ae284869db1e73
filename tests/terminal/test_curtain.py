"""Around one keyboard: what is somebody's own is nowhere to be found once it is passed on."""

from __future__ import annotations

import random
from pathlib import Path

import ludotheque
from ludotheque import Seat
from ludotheque.words import say
from tests.terminal.people import BOARD, Prompts
from tests.terminal.pseudo import Terminal, terminal

CIRCLING = ("play", "close-encounters", "--seats", "2", "--humans", "2", "--seed", "3", "--fast")
ENGLISH = Prompts("en")
UP = "\x1b[A"
VAIN = "saw-notebook"  # told to whom a notebook was shown, where nobody fell by it


def asked(screen: Terminal, *lines: str) -> str:
    """The prompt after some lines, each typed to a prompt."""
    prompt = screen.wait_for_prompt(ENGLISH.all)
    for line in lines:
        screen.answer(line)
        prompt = screen.wait_for_prompt(ENGLISH.all)
    return prompt


def test_what_was_typed_cannot_be_brought_back_by_the_next_one() -> None:
    with terminal(*CIRCLING) as screen:
        assert ENGLISH.curtains[asked(screen, "", "42 43 44 45")] == "B"
        assert asked(screen, "", "rules CE-1", "") == ENGLISH.move
        screen.type(UP)
        screen.wait_until(lambda: "rules" in screen.glass.at_cursor)
        screen.type(UP * 5)
        screen.type("\x05!")  # to the end of the line, whatever stands there now
        screen.wait_until(lambda: screen.glass.at_cursor.endswith("!"))
        assert screen.glass.at_cursor.removeprefix("> ").rstrip("!") in ("", "rules CE-1")
        assert screen.interrupted() == 130


def test_keys_pressed_too_soon_do_not_open_the_curtain() -> None:
    with terminal(*CIRCLING) as screen:
        asked(screen, "")
        screen.type("42 43 44 45\n\n\n\n")
        screen.wait_until(lambda: ENGLISH.curtains.get(screen.glass.at_cursor[:-1]) == "B")
        assert "(42" not in screen.glass.everything
        assert screen.interrupted() == 130


def test_whoever_had_the_keyboard_may_take_their_move_back_before_it_is_passed_on() -> None:
    with terminal(*CIRCLING) as screen:
        assert ENGLISH.curtains[asked(screen, "", "42 43 44 45")] == "B"
        assert ENGLISH.curtains[asked(screen, "undo")] == "A"
        assert asked(screen, "") == ENGLISH.move
        assert "(44)" in screen.glass.text
        assert "(45)" not in screen.glass.text
        assert ENGLISH.curtains[asked(screen, "46")] == "B"
        asked(screen, "", "undo")
        assert "nothing to take back" in " ".join(screen.glass.right_of(BOARD))
        assert screen.interrupted() == 130


def test_a_terminal_that_cannot_be_cleared_is_pushed_up_by_a_screenful() -> None:
    with terminal(*CIRCLING, TERM="dumb") as screen:
        assert ENGLISH.curtains[asked(screen, "", "42 43 44 45")] == "B"
        assert "42" not in screen.glass.text
        assert screen.interrupted() == 130


# ---------------------------------------------------------------- what is read in peace


def confrontation(tmp_path: Path) -> tuple[Path, Seat, str]:
    """A saved game in which the one to move may show a notebook in vain; to whom, and the move."""
    for seed in range(100):
        match = ludotheque.game("mission-impossible").match(seats=5, seed=seed)
        dice = random.Random(seed)
        while not match.over:
            (seat, *_) = sorted(match.acting)
            for move in match.legal(seat):
                shown = [each for each in match.branch().play(seat, move) if each.code == VAIN]
                if shown:
                    file = tmp_path / "game.txt"
                    file.write_text(match.text(), encoding="utf-8")
                    return (
                        file,
                        Seat[str(shown[0].values["other"])],
                        match.game.notation.write(move),
                    )
            match.play(seat, dice.choice(match.legal(seat)))
    raise AssertionError


def test_a_notebook_is_shown_to_whom_it_was_shown_once_they_have_the_keyboard(
    tmp_path: Path,
) -> None:
    file, other, move = confrontation(tmp_path)
    table = ("play", "--resume", str(file), "--humans", "5", "--seed", "1", "--fast")
    alone = say("en", "for-you-alone")
    with terminal(*table) as screen:
        prompt = asked(screen, "", move)
        for _ in range(9):
            while prompt not in ENGLISH.curtains:  # whoever is not meant moves somewhere
                prompt = asked(screen, "1" if prompt == ENGLISH.move else "")
            meant = ENGLISH.curtains[prompt] == other.word
            prompt = asked(screen, "")
            assert (alone in screen.glass.text) == meant
            if meant:
                break
        assert prompt == ENGLISH.go_on
        assert "hunts" in screen.glass.text
        asked(screen, "")
        assert alone not in screen.glass.everything
        assert screen.interrupted() == 130


def test_a_card_that_was_read_stays_until_its_reader_goes_on(tmp_path: Path) -> None:
    file, move = before_reading(tmp_path)
    table = ("play", "--resume", str(file), "--humans", "3", "--seed", "1", "--fast")
    with terminal(*table) as screen:
        assert asked(screen, "", move) == ENGLISH.go_on
        assert "It says:" in " ".join(screen.glass.right_of(BOARD))
        assert asked(screen, "") in ENGLISH.curtains
        assert "It says:" not in screen.glass.everything
        assert screen.interrupted() == 130


def before_reading(tmp_path: Path) -> tuple[Path, str]:
    """A saved game in which the one to move may read a card, and is done then."""
    match = ludotheque.game("mission-impossible").match(seats=3, seed=4)
    while not match.over:
        (seat, *_) = sorted(match.acting)
        for move in match.legal(seat):
            ahead = match.branch()
            events = ahead.play(seat, move)
            if any(event.code == "card-says" for event in events) and ahead.acting != {seat}:
                file = tmp_path / "game.txt"
                file.write_text(match.text(), encoding="utf-8")
                return file, match.game.notation.write(move)
        match.play(seat, match.legal(seat)[0])
    raise AssertionError
