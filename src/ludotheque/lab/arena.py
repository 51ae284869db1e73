"""Bots against bots, fairly: who meets whom, where everybody sits, and which dice fall.

A round has one sequence of dice. Every line-up of bots plays it in every rotation of its seats,
so that luck falls on each of them alike; the round, and not the game, is therefore the unit of
all statistics. Everything follows from the seed, however many processes play.

Who plays stands here. How a game is played is in `arena_table.py`, how games are spread over
processes in `arena_pool.py`, and what follows from the results in `ratings.py`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, count
from typing import TypeVar

from ludotheque.engine.errors import LudothequeError, Problem

from . import arena_bots
from .contest import Contest, Fixture

Result = TypeVar("Result")


def check(contest: Contest) -> None:
    """Tells a mistake before anything is compiled for it."""
    if len(contest.bots) < 2:
        raise LudothequeError(Problem("arena-too-few-bots"))
    for bot in contest.bots:
        if contest.bots.count(bot) > 1:
            raise LudothequeError(Problem("arena-same-bot", {"bot": bot}))
        arena_bots.require(contest.game, bot)
    contest.game.fresh(contest.seats, contest.options)
    contest.game.laid_out(contest.board)
    if not 0 <= contest.seed < 1 << 63:
        raise LudothequeError(Problem("wrong-seed", {"seed": str(contest.seed)}))
    if contest.seats < 2:
        raise LudothequeError(Problem("arena-alone", {"game": contest.game.name}))


# ---------------------------------------------------------------- who sits where


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Which bots meet at one table: all of them, or every choice of as many as can sit down."""
    return list(combinations(range(bots), min(bots, seats)))


def fillings(line_up: tuple[int, ...], seats: int) -> list[tuple[int, ...]]:
    """Every way to fill the seats evenly; where there are some over, everybody has them once."""
    each, over = divmod(seats, len(line_up))
    return [line_up * each + more for more in combinations(line_up, over)]


def rotations(order: Sequence[int]) -> list[tuple[int, ...]]:
    """The same neighbours, everybody one seat on; without those that are the same."""
    turned = (tuple(order[at:]) + tuple(order[:at]) for at in range(len(order)))
    return list(dict.fromkeys(turned))


def seatings(contest: Contest, line_up: tuple[int, ...], number: int) -> list[tuple[int, ...]]:
    """How one line-up sits down in one round: its order is drawn, and everybody has every seat."""
    draw = random.Random(f"{contest.seed} {number} {line_up}")
    found: list[tuple[int, ...]] = []
    for filling in fillings(line_up, contest.seats):
        order = list(filling)
        draw.shuffle(order)
        found += rotations(order)
    return found


def fixtures(contest: Contest) -> list[Fixture]:
    """Every game of a contest, round by round."""
    meeting = line_ups(len(contest.bots), contest.seats)
    left = dict.fromkeys(meeting, contest.games)
    places: list[tuple[int, tuple[int, ...]]] = []
    for number in count():
        playing = [line_up for line_up in meeting if left[line_up] > 0]
        if not playing:
            return [Fixture(at, *place) for at, place in enumerate(places)]
        for line_up in playing:
            seated = seatings(contest, line_up, number)
            left[line_up] -= len(seated)
            places += [(number, seating) for seating in seated]
    raise AssertionError


def whole_rounds(fixtures: Sequence[Fixture], played: Mapping[int, Result]) -> Iterator[Result]:
    """The results of rounds of which every game was played: only in these luck was shared."""
    missing = {fixture.round for fixture in fixtures if fixture.number not in played}
    return (played[fixture.number] for fixture in fixtures if fixture.round not in missing)
