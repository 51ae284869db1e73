"""Refusals: exactly what is not legal is refused, each by the clause that its reason names."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import Seat
from ludotheque.games.situation_4 import reasons
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.constants import (
    BRIDGE,
    DROP,
    FLAG,
    GO,
    LAY,
    MISFIT,
    PLACES,
    TANK_TO,
)
from ludotheque.games.situation_4.rules import refusal
from ludotheque.games.situation_4.state import Board
from ludotheque.words import say
from tests.clauses import clause
from tests.kit import refusals
from tests.tiers import slow

from .field import GAME
from .positions import Game, some_board, some_options, walk
from .table import play

PARTICULARS = {
    "place", "owner", "tank", "base", "left", "objective", "site", "paratroop", "rotation", "on",
    "off",
}  # fmt: skip
SEATS = (Seat.A, Seat.B, Seat.CLOCK)
ELSEWHERE = {"no-seat", "no-place", "no-objective", "no-site", "not-due"}  # no move says them


@dataclass(frozen=True)
class Case(refusals.Case):
    seat: str = ""


HEAD = "B has d4; A dropped on d4; A has d3"  # a bridgehead of A's
CASES = [
    Case("over", "S4-W", "A is done; B is done", "A lays a1"),
    Case("not-the-clock", "S4-3", "getting ready", "A: go"),
    Case("not-the-clock", "S4-20", "A is done", "B: still"),
    Case("shuffling", "S4-2", "shuffle", "A is ready"),
    Case("already-ready", "S4-3", "getting ready; A is ready", "A is ready"),
    Case("has-begun", "S4-3", "", "A is ready"),
    Case("not-begun", "S4-3", "getting ready", "A lays a1"),
    Case("place-filled", "S4-7", "B has f4; A has a1", "A: lay 6 at f4",
         {"place": "f4", "owner": "B"}),
    Case("not-on-base-line", "S4-5", "", "A lays a2", {"place": "a2"}),
    Case("not-connected", "S4-6", "A has a1", "A lays f1", {"place": "f1"}),
    Case("place-closed", "S4-15", "A has a1; B has a3; B parked on a3", "A lays a2",
         {"place": "a2", "tank": "a3"}),
    Case("misfit", "S4-7", "A has a1", "A: lay 1 at a2", {"place": "a2", "rotation": "off"}),
    Case("misfit", "S4-7", "rotation=on; A has a1", "A: lay 1 at a2",
         {"place": "a2", "rotation": "on"}),
    Case("all-dropped", "S4-11",
         "A has b1 c1; B has a4 b4 c4 d4; A drops a4; A drops b4; A drops c4", "A drops d4"),
    Case("base-uncovered", "S4-10", "B has f4", "A drops f4", {"base": "paratroop", "left": 2}),
    Case("base-lost", "S4-10", "B has b1", "A drops b1", {"base": "paratroop"}),
    Case("unit-there", "S4-17", "A has b1 c1; B has a4; A drops a4", "A drops a4",
         {"place": "a4"}),
    Case("drop-on-own", "S4-11", "A has b1 c1", "A drops b1", {"place": "b1"}),
    Case("drop-on-nothing", "S4-11", "A has b1 c1", "A drops b2", {"place": "b2"}),
    Case("base-uncovered", "S4-13", "A has f1", "A tanks f1", {"base": "tank", "left": 1}),
    Case("base-lost", "S4-13", "A has f1; B has e1", "A tanks f1", {"base": "tank"}),
    Case("all-placed", "S4-14", "A has d1 e1 f1 c1; A tanks d1; A tanks e1; A tanks f1",
         "A tanks c1"),
    Case("not-your-piece", "S4-14", "A has e1 f1; B has f2", "A tanks f2", {"place": "f2"}),
    Case("unit-there", "S4-17", "A has e1 f1; A tanks e1", "A tanks e1", {"place": "e1"}),
    Case("cut-off", "S4-14", f"A has e1 f1; {HEAD}", "A tanks d3", {"place": "d3"}),
    Case("out-of-reach", "S4-18", "A has e1 f1 a1", "A tanks a1", {"place": "a1"}),
    Case("not-covered", "S4-8", "A has c2", "A flags refinery-1", {"objective": "refinery-1"}),
    Case("objective-lost", "S4-8", "A has c2; B has d2", "A flags refinery-1",
         {"objective": "refinery-1"}),
    Case("flag-there", "S4-9", "A has a1; A flags town-1", "B flags town-1",
         {"objective": "town-1", "owner": "A"}),
    Case("not-forgotten", "S4-9", "members_a=3; A has a1; A lays a2", "B flags town-1",
         {"objective": "town-1", "owner": "A", "left": 2}),
    Case("bridge-there", "S4-19", "A has e2; A bridges 4", "B bridges 4",
         {"site": "4", "owner": "A"}),
    Case("no-bridge-left", "S4-19", "A has b3 e2 c2 c3; A bridges 1; A bridges 4", "A bridges 2",
         {"site": "2"}),
    Case("banks", "S4-19", "A has c2", "A bridges 2", {"site": "2"}),
    Case("already-declared", "S4-20", "A is done", "A is done"),
    Case("counts-as-declared", "S4-20", "A has b1; B has a1 b2 c1; B flags town-1", "A is done"),
]  # fmt: skip


@clause("S4-7")
@pytest.mark.parametrize(("language", "turned"), [("en", "this way round"), ("fr", "dans ce sens")])
def test_a_misfit_speaks_of_turning_only_where_pieces_turn(language: str, turned: str) -> None:
    for setting, told in (("off", False), ("on", True)):
        values = {"place": "b1", "rotation": setting}
        said = say(language, "refused-misfit", values, "situation-4")
        assert (turned in said) == told


def test_what_no_move_can_say() -> None:
    match = play("A has b1 c1 e1 f1; B has f4").match
    expected = [
        (Seat.CLOCK, LAY, "no-seat"),
        (Seat.CLOCK, GO, "not-due"),
        (Seat.A, LAY + PLACES - 1, "no-place"),
        (Seat.A, MISFIT + PLACES - 1, "no-place"),
        (Seat.A, DROP + PLACES - 1, "no-place"),
        (Seat.A, TANK_TO + PLACES - 1, "no-place"),
        (Seat.A, BRIDGE - 1, "no-objective"),
    ]
    refusals.require_codes(match, expected)
    assert FLAG < BRIDGE


# ---------------------------------------------------------------- the whole action space


@slow
@pytest.mark.parametrize("part", range(3))
def test_in_random_positions_everything_is_either_legal_or_refused(part: int) -> None:
    codes: set[str] = set()
    for seed in range(4 * part, 4 * part + 4):
        rng = Random(seed)
        for number, game in enumerate(walk(rng, some_board(rng), some_options(rng))):
            if number % 6 == 0:
                codes |= refusals.codes_of_refusals(GAME, game.s, game.board, SEATS, PARTICULARS)
    assert codes <= {case.code for case in CASES} | ELSEWHERE
    assert {"misfit", "place-filled", "not-connected", "out-of-reach", "place-closed"} <= codes


@slow
def test_a_refused_place_is_refused_alike_whether_the_piece_fits_or_not() -> None:
    """Nobody learns from a refusal that a piece would fit."""
    for seed in range(6):
        rng = Random(seed)
        for game in walk(rng, some_board(rng), some_options(rng)):
            for seat in (Seat.A, Seat.B):
                for place in range(of_type(Plan, game.board.plan).places):
                    require_alike(game, seat, place)


def require_alike(game: Game, seat: Seat, place: int) -> None:
    s, b, plan = game.s, of_type(Board, game.board.plain), of_type(Plan, game.board.plan)
    number = refusal(s, b, seat, LAY + place)
    assert refusal(s, b, seat, MISFIT + place) == number or number == 0
    if number:
        clause = GAME.clause(number)
        right, wrong = (
            reasons.explain(s, b, plan, seat, first + place, clause) for first in (LAY, MISFIT)
        )
        assert right == wrong
