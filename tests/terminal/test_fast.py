"""Fast forward in the terminal: who is out of the game sees its end at one word."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import ludotheque
from ludotheque import Seat
from ludotheque.words import say
from tests.terminal.people import Prompts
from tests.terminal.pseudo import Terminal, terminal

WORDS = {"en": ("fast", "done"), "fr": ("vite", "fini")}


def asked(screen: Terminal, prompts: frozenset[str], *lines: str) -> str:
    """The prompt after some lines, each typed to a prompt."""
    prompt = screen.wait_for_prompt(prompts)
    for line in lines:
        screen.answer(line)
        prompt = screen.wait_for_prompt(prompts)
    return prompt


def where_somebody_fell(file: Path, seat: Seat) -> None:
    """Saves a game in which this seat is out and others play on, for ten rounds at most."""
    game = ludotheque.game("mission-impossible")
    for seed in range(100):
        match, dice = game.match(6, seed=seed, options={"rounds": 10}), random.Random(seed)
        while not match.over:
            if not match.is_in_play(seat):
                file.write_text(match.text(), encoding="utf-8")
                return
            acting = min(match.acting)
            match.play(acting, dice.choice(match.legal(acting)))
    raise AssertionError


@pytest.mark.parametrize("language", WORDS)
def test_who_has_fallen_sees_the_end_at_one_word(tmp_path: Path, language: str) -> None:
    file, prompts = tmp_path / "game.txt", Prompts(language)
    where_somebody_fell(file, Seat.A)
    only_bots = say(language, "only-bots")
    known = prompts.all | {only_bots}
    table = ("play", "--resume", str(file), "--humans", "1", "--seed", "1", "--lang", language)
    with terminal(*table, "--bot", "greedy") as screen:
        assert asked(screen, known) == only_bots
        assert asked(screen, known, WORDS[language][0]) == prompts.save
        assert screen.glass.overflown == []
        screen.answer("")
        assert screen.exit_code() == 0


@pytest.mark.parametrize("language", WORDS)
def test_a_side_that_is_done_is_not_asked_again(language: str) -> None:
    prompts, (fast, done) = Prompts(language), WORDS[language]
    table = ("play", "situation-4", "--board", "quick", "--seed", "5", "--lang", language)
    with terminal(*table, "--bot", "greedy") as screen:
        assert asked(screen, prompts.all, "", done, fast) == prompts.save
        assert screen.glass.overflown == []
        screen.answer("")
        assert screen.exit_code() == 0
