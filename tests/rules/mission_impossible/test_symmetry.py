"""The board is six-fold: turned round with everybody on it, the rules agree."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.mission_impossible.board.check import turned_square
from ludotheque.games.mission_impossible.board.plan import Plan
from ludotheque.games.mission_impossible.constants import (
    ACTIONS,
    CONFRONT,
    GO,
    NOWHERE,
    PASS,
    PLACES,
    START,
    Phase,
)
from ludotheque.games.mission_impossible.rules import district_of, draw
from ludotheque.games.mission_impossible.state import State
from tests.kit import symmetry
from tests.tiers import slow, times

from .positions import (
    GAME,
    board_named,
    copy_of,
    facts,
    legal_actions,
    plain_copy,
    random_match,
)

# Sixths of a turn that bring the districts in play onto one another, and the seats' shift.
TURNS = {3: [(2, 1), (4, 2)], 4: [(3, 2)], 5: [], 6: [(1, 1), (2, 2), (5, 5)]}


class Turn:
    """Where squares, places and seats come to lie."""

    def __init__(self, s: Any, plan: Plan, sixths: int, shift: int) -> None:
        self.s, self.plan, self.sixths, self.shift = s, plan, sixths, shift

    def seat(self, seat: int) -> int:
        return NOWHERE if seat == NOWHERE else (seat + self.shift) % self.s.seats

    def square(self, square: int) -> int:
        for _ in range(self.sixths if square != NOWHERE else 0):
            square = turned_square(self.plan, square)
        return square

    def place(self, seat: int, place: int) -> int:
        square = self.plan.coloured[district_of(self.s, seat)][place]
        return self.plan.place[self.square(square)]

    def action(self, seat: int, action: int) -> int:
        for first, beyond in ((START, CONFRONT), (GO, ACTIONS)):
            if first <= action < beyond:
                inside = action - first < len(self.plan.squares)
                return first + self.square(action - first) if inside else action
        if CONFRONT <= action < PASS and action - CONFRONT < self.s.seats:
            return CONFRONT + self.seat(action - CONFRONT)
        return action

    def state(self, s: Any) -> Any:
        return turned(s, self)


def turned(s: Any, turn: Turn) -> Any:
    """The same position seen after the board and the seats have been turned together."""
    other = copy_of(s)
    other.turn, other.first = turn.seat(s.turn), turn.seat(s.first)
    for agent in range(6):
        other.player[agent] = turn.seat(s.player[agent])
    for seat in range(s.seats):
        to = turn.seat(seat)
        for name in ("total", "agent", "eliminated"):
            getattr(other, name)[to] = getattr(s, name)[seat]
        other.figure[to] = turn.square(s.figure[seat])
        other.fell_to[to] = turn.seat(s.fell_to[seat])
        other.tail[to] = turn.seat(s.tail[seat])
        if s.start[seat] != NOWHERE:
            other.start[to] = turn.place(seat, s.start[seat])
        turn_knowledge(s, other, turn, seat)
    return other


def turn_knowledge(s: Any, other: Any, turn: Turn, seat: int) -> None:
    to = turn.seat(seat)
    for place in range(PLACES):
        other.card[to][turn.place(seat, place)] = s.card[seat][place]
        other.taken[to][turn.place(seat, place)] = turn.seat(s.taken[seat][place])
    for them in range(s.seats):
        other.known[to][turn.seat(them)] = s.known[seat][them]
        other.ruled_out[to][turn.seat(them)] = s.ruled_out[seat][them]
        for place in range(PLACES):
            noted = s.noted[seat][them][place]
            other.noted[to][turn.seat(them)][turn.place(them, place)] = noted


@slow
@pytest.mark.parametrize("seats", [seats for seats, turns in TURNS.items() if turns])
def test_turned_round_everything_is_as_before(seats: int) -> None:
    checked = 0
    for seed in range(times(5, 25)):
        match = random_match(Random(seed), seats, moves=7 * seats + 5 * seed)
        s, laid_out = of_type(State, match.state), match.board
        if s.phase in (Phase.DEAL, Phase.SET_UP):  # squares are covered in reading order
            continue
        for sixths, shift in TURNS[seats]:
            turn = Turn(s, of_type(Plan, laid_out.plan), sixths, shift)
            symmetry.require_same(GAME, s, laid_out.plain, turn)
            require_same_roll(s, laid_out.plain, turn)
            actions = legal_actions(s, laid_out.plain, s.turn)
            symmetry.require_same_after(GAME, s, laid_out.plain, turn, s.turn, actions)
            checked += 1
    assert checked > times(2, 20)


def require_same_roll(s: Any, b: Any, turn: Turn) -> None:
    """A roll leads to the same, turned; only that for the start goes by seat and not by sight."""
    for k in range(6) if s.phase == Phase.ROLL else ():
        one, two = plain_copy(s), plain_copy(turned(s, turn))
        draw(one, b, k)
        draw(two, b, k)
        assert facts(turned(one, turn)) == facts(two)


def test_the_copies_are_exact() -> None:
    match = random_match(Random(1), 6, moves=120)
    assert facts(copy_of(match.state)) == facts(match.state)
    assert board_named("").name == GAME.about.boards[0]
