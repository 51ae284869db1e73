"""Positions of Close Encounters set up by hand, drawn at random, and judged sound or not.

Everything here works on the plain state. What a test plays from such a position stands in
`table.py`; what the rules should make of it, in `reference.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import Any

import ludotheque
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.seats import Seat
from ludotheque.games.close_encounters.board import Kind, Plan
from ludotheque.games.close_encounters.constants import (
    CHIPS,
    FIRST_PAWN,
    NOWHERE,
    VACANT,
    WALKED,
    Circle,
    End,
    Phase,
)
from ludotheque.games.close_encounters.rules import apply, draw, setup
from ludotheque.games.close_encounters.state import Board, State
from ludotheque.games.close_encounters.view import first
from ludotheque.games.close_encounters.walking import is_end
from tests.kit import language, states

GAME: Game = ludotheque.game("close-encounters")

legal_actions = partial(states.legal_actions, GAME)
copy_of = partial(states.plain_copy, GAME)
facts = partial(states.facts, GAME)

# Two lanes only, and a single square before each end: here pawns are easily in the way.
NARROW = """\
name: A narrow valley

   M
   .
   .   .
   1   2
   3   4
   5   6
   7   8
   9  10
  11  12
  13  14
  15  16
   .   .
   .
   T
"""
# Too small for real play, but all cards that can be can be listed.
MINI = """\
name: Six numbers

       M
       .
   1   2   3
   4   5   6
       .
       T
"""
# Likewise; a step from one safe area leads over a single row into the other.
SHALLOW = """\
name: One row of numbers

           M
       .   .   .
   .   .   .   .   .
   1   2   3   4   5
   .   .   .   .   .
       .   .   .
           T
"""
DRAWN = {"narrow": NARROW, "mini": MINI, "shallow": SHALLOW}
BOARDS = ("valley", "narrow", "shallow")


@cache
def board_named(name: str) -> LaidOut:
    """The game's board, or one of ours, which no real game might admit."""
    if name not in DRAWN:
        return GAME.laid_out(name)
    return states.laid_out_unchecked(GAME, name, DRAWN[name])


# ---------------------------------------------------------------- by hand


@dataclass(slots=True)
class Arrangement(language.Arrangement):
    """A position between two turns, in words. Nobody has circled anything that is not named."""

    seats: int = 3
    board: str = "valley"
    circles: dict[str, list[int]] = field(default_factory=dict)
    chips: dict[str, list[int]] = field(default_factory=dict)
    pawns: dict[str, str] = field(default_factory=dict)
    bound: dict[str, str] = field(default_factory=dict)
    quiet: int = 0
    phase: Phase = Phase.ROLL
    turn: str = "A"


def arrange(arrangement: Arrangement) -> Any:
    """The position, as a plain state that checks every assignment."""
    laid_out = board_named(arrangement.board)
    b, plan = of_type(Board, laid_out.plain), of_type(Plan, laid_out.plan)
    s = of_type(State, GAME.fresh(arrangement.seats, arrangement.options, checked=True))
    setup(s, b)
    s.phase = arrangement.phase
    if s.phase == Phase.CIRCLE:
        return s
    for seat in range(4):
        s.due[seat] = 0
    if s.phase != Phase.FIRST_ROLL:
        s.turn = Seat[arrangement.turn]
    s.quiet = arrangement.quiet
    for letter, end in arrangement.bound.items():
        s.bound[Seat[letter]] = End[end.upper()]
        s.pawn[Seat[letter]] = b.end[1 - End[end.upper()]]
    for letter, square in arrangement.pawns.items():
        put_pawn(s, b, Seat[letter], plan.index[square])
    for letter, numbers in arrangement.circles.items():
        for number in numbers:
            put_circle(s, Seat[letter], number - 1, 0)
    for letter, numbers in arrangement.chips.items():
        for number in numbers:
            put_chip(s, b, Seat[letter], number - 1)
    return s


def put_pawn(s: Any, b: Any, seat: int, square: int) -> None:
    if not is_end(b, s.pawn[seat]):
        s.on[s.pawn[seat]] = VACANT
    s.pawn[seat] = square
    if not is_end(b, square):
        s.on[square] = FIRST_PAWN + seat


def put_circle(s: Any, seat: int, number: int, made: int) -> None:
    s.circled[seat][number] = Circle.LIVE
    s.trap[seat][s.live[seat]] = number
    s.made[seat][s.live[seat]] = made
    s.live[seat] += 1


def put_chip(s: Any, b: Any, seat: int, number: int) -> None:
    """A trap that was sprung in the first turn."""
    s.turns = max(s.turns, 1)
    s.circled[seat][number] = Circle.SPRUNG
    s.chip_at[seat][s.placed[seat]] = number
    s.placed[seat] += 1
    s.chips_on[b.square[number]] += 1
    s.fallen[number] = 1


# ---------------------------------------------------------------- sound or not


def require_sound(s: Any, b: Any, plan: Plan) -> None:
    """Whatever holds in every position that play can reach."""
    require_places(s, b, plan)
    require_chips(s, b)
    require_cards(s, b)
    require_turn(s)


def require_places(s: Any, b: Any, plan: Plan) -> None:
    out = [seat for seat in range(s.seats) if not is_end(b, s.pawn[seat])]
    standing = {s.pawn[seat]: FIRST_PAWN + seat for seat in out}
    assert len(standing) == len(out), "two pawns on one square"
    walked = set(first(s.trail, s.walked + 1)) - {NOWHERE, *b.end} - set(standing)
    standing |= dict.fromkeys(walked, WALKED)
    assert [*s.on] == [standing.get(square, VACANT) for square in range(len(s.on))]
    assert len(set(first(s.trail, s.walked + 1))) == s.walked + 1, "a square entered twice"


def require_chips(s: Any, b: Any) -> None:
    lying = [s.chip_at[seat][chip] for seat in range(4) for chip in range(s.placed[seat])]
    on = {b.square[number]: lying.count(number) for number in lying}
    assert [*s.chips_on] == [on.get(square, 0) for square in range(len(s.chips_on))]
    assert {number for number, turn in enumerate(s.fallen) if turn} == set(lying)
    assert max(s.placed) <= CHIPS
    assert sum(count == CHIPS for count in s.placed) <= 1


def require_cards(s: Any, b: Any) -> None:
    for seat in range(4):
        circled = [n for n, circle in enumerate(s.circled[seat]) if circle == Circle.LIVE]
        sprung = [n for n, circle in enumerate(s.circled[seat]) if circle == Circle.SPRUNG]
        assert sorted(first(s.trap[seat], s.live[seat])) == circled
        assert sorted(first(s.chip_at[seat], s.placed[seat])) == sprung
        assert sorted(first(s.made[seat], s.live[seat])) == first(s.made[seat], s.live[seat])
        assert all(number < b.numbers for number in circled)


def require_turn(s: Any) -> None:
    assert (s.left > 0) == (s.phase == Phase.MOVE)
    assert not s.leaving or s.phase == Phase.MOVE
    assert bool(sum(s.due)) == (s.phase in (Phase.CIRCLE, Phase.RECIRCLE))
    assert (s.phase == Phase.OVER) == (CHIPS in s.placed or s.quiet >= 200 * s.seats)


# ---------------------------------------------------------------- at random


def random_position(rng: Random) -> tuple[Any, LaidOut]:
    """Some position in the middle of a move, often a crowded one, not always one of real play."""
    laid_out = board_named(rng.choice(BOARDS))
    options = states.random_options(GAME, rng)
    s = of_type(State, GAME.fresh(rng.choice(GAME.about.seats), options))
    b = of_type(Board, laid_out.plain)
    setup(s, b)
    s.phase = Phase.ROLL
    for seat in range(4):
        s.due[seat] = 0
    s.turn = rng.randrange(s.seats)
    scatter(s, laid_out, rng)
    draw(s, b, rng.randrange(36))
    for _ in range(rng.randrange(6)):
        before = copy_of(s)
        apply(s, b, s.turn, rng.choice(legal_actions(s, b, s.turn)))
        if s.phase != Phase.MOVE:
            return before, laid_out
    return s, laid_out


def scatter(s: Any, laid_out: LaidOut, rng: Random) -> None:
    """Pawns in a crowd around one square, chips among them, circles anywhere."""
    b, plan = of_type(Board, laid_out.plain), of_type(Plan, laid_out.plan)
    spot = rng.choice([*plan.of_kind(Kind.SAFE), rng.randrange(b.squares)])
    near = sorted(range(b.squares), key=lambda square: crowding(plan, spot, square, rng))
    places = [square for square in near if not is_end(b, square)]
    for seat in range(s.seats):
        s.bound[seat] = rng.randrange(2)
        s.pawn[seat] = b.end[1 - s.bound[seat]]
        if rng.random() < 0.9:
            put_pawn(s, b, seat, places.pop(rng.randrange(4)))
    numbers = [b.number[square] for square in near if b.number[square] != NOWHERE]
    for seat in range(s.seats):
        for number in rng.sample(numbers[:12], min(rng.randrange(5), len(numbers[:12]))):
            put_chip(s, b, seat, number)
        for number in rng.sample(range(b.numbers), min(3, b.numbers)):
            if s.circled[seat][number] == Circle.NEVER:
                put_circle(s, seat, number, 0)


def crowding(plan: Plan, spot: int, square: int, rng: Random) -> float:
    here, there = plan.squares[spot], plan.squares[square]
    apart = max(abs(here.column - there.column), abs(here.row - there.row))
    return apart + rng.random()
