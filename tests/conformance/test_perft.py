"""Positions by depth, kept in a text file beside each game's rule tests.

A line: number of seats, options, saved moves that lead to the position, depths and counts. A
board other than the first is named like an option (`board quick`); `fate: *` lets fate draw the
first of its outcomes as long as it has to draw. To write the counts anew after a deliberate
change: `LUDOTHEQUE_WRITE_PERFT=1 pytest -k perft`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, WORDS, Seat, seats_in
from ludotheque.lab.perft import perft
from tests.tiers import times

from .positions import SHELF

RULES = Path(__file__).parents[1] / "rules"
FEW = 30  # choices in a position from which the plain count is still quick


def perft_file(game: Game) -> Path:
    return RULES / game.folder.name / "perft.txt"


def position(game: Game, setting: str, moves: str) -> Match:
    """`2 seats, ghost_turn free` and `fate: 3-1; A: pac-man 3` as a match."""
    seats, *options = (part.strip() for part in setting.split(","))
    chosen = dict(option.split() for option in options)
    board = chosen.pop("board", "")
    match = game.match(int(seats.split()[0]), options=chosen, board=board)
    for part in filter(None, moves.split(";")):
        word, _, rest = part.strip().partition(": ")
        for move in rest.split(", "):
            play(match, WORDS[word], move)
    return match


def play(match: Match, seat: Seat, move: str) -> None:
    while move == "*" and FATE in match.acting:
        match.play(FATE, match.legal(FATE)[0])
    if move != "*":
        match.play(seat, move)


def slow_count(match: Match, depth: int) -> int:
    """The same by the plainest recursion, in the interpreter."""
    if depth == 0:
        return 1
    total = 0
    for seat in sorted(match.acting):
        for move in match.legal(seat):
            after = match.branch()
            after.play(seat, move)
            total += slow_count(after, depth - 1)
    return total


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.name)
def test_perft_counts_are_as_written(game: Game) -> None:
    lines = perft_file(game).read_text(encoding="utf-8").splitlines()
    checked, writing = 0, "LUDOTHEQUE_WRITE_PERFT" in os.environ
    for at, line in enumerate(lines):
        if not line.strip() or line.startswith("#"):
            continue
        setting, moves, counts = (part.strip() for part in line.split("|"))
        match = position(game, setting, moves)
        expected = [int(count) for count in counts.split()]
        if not writing:
            expected = expected[: times(max(2, len(expected) - 1), len(expected))]
        found = [perft(game, match.state, match.board, depth + 1) for depth in range(len(expected))]
        lines[at] = f"{setting} | {moves} | {' '.join(map(str, found))}"
        if not writing:
            assert found == expected, f"line {at + 1}"
        checked += 1
    assert checked >= 4
    if writing:
        perft_file(game).write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.name)
def test_the_fast_count_is_the_plain_one(game: Game) -> None:
    match = ludotheque.game(game.name).match(min(game.about.seats), seed=2)
    while (
        sum(len(match.legal(seat)) for seat in match.acting) > FEW
    ):  # goes on to where it is narrow
        seat = min(match.acting)
        match.play(seat, match.legal(seat)[0])
    assert list(seats_in(game.rules.acting(match.state, match.board.plain)))
    for depth in (1, 2, 3):
        bare = match.branch()
        bare._seed = None
        assert perft(game, match.state, match.board, depth) == slow_count(bare, depth)
