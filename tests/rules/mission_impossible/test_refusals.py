"""Refusals: exactly what is not legal is refused, each by the clause that its reason names."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import Seat
from ludotheque.games.mission_impossible.board.plan import Plan
from ludotheque.games.mission_impossible.constants import GO
from tests.kit.refusals import Case, codes_in_positions, require_codes
from tests.tiers import slow, times

from .positions import GAME, random_position
from .table import play

PARTICULARS = {
    "turn", "victor", "left", "clue", "agent", "square", "steps", "reach", "other",
}  # fmt: skip
ELSEWHERE = {"no-seat", "no-square"}  # no move in notation can say them


AMERICAN = "A american; set up"
ALL_LAID = (
    f"{AMERICAN}; A: lay beard; A: lay wart; A: lay sunglasses; A: lay broken-nose;"
    "A: lay red-herring"
)
MEETING = "4 players; A at h4; B at h5; C at i4; A rolls 1; h5"
CASES = [
    Case("over", "MI-W", "B fell to A; A at h4; C at h5; A rolls 1; h5; confront C", "h5"),
    Case("not-dealt", "MI-S2", "deal", "lay wart"),
    Case("cards-lie", "MI-S4", "A rolls 1", "lay wart"),
    Case("has-started", "MI-1", "A rolls 1", "start f2"),
    Case("fallen", "MI-3", "A fell to C; B rolls 1", "h5", {"victor": "C"}),
    Case("rolling-for-start", "MI-3", "roll for start", "h5"),
    Case("not-your-turn", "MI-3", "B rolls 1", "h5", {"turn": "B"}),
    Case("roll-first", "MI-4", "3 players", "h5"),
    Case("wait-for-others", "MI-1", f"{ALL_LAID}; A: start f2", "start f2"),
    Case("wait-for-others", "MI-S4", f"{ALL_LAID}; A: start f2", "lay wart"),
    Case("choose-start", "MI-S4", ALL_LAID, "lay wart"),
    Case("choose-start", "MI-1", ALL_LAID, "f2"),
    Case("not-your-square", "MI-1", ALL_LAID, "start b3", {"square": "b3"}),  # B's
    Case("not-your-square", "MI-1", ALL_LAID, "start h5", {"square": "h5"}),  # a plain one
    Case("lay-first", "MI-S4", f"{AMERICAN}; A: lay wart", "start f2", {"left": 4}),
    Case("lay-first", "MI-S4", AMERICAN, "h5", {"left": 5}),
    Case("not-your-card", "MI-S1", AMERICAN, "lay scar", {"clue": "scar", "agent": "american"}),
    Case("card-lies", "MI-S4", f"{AMERICAN}; A: lay wart", "lay wart", {"clue": "wart"}),
    Case("move-first", "MI-7", "A rolls 1", "confront B"),
    Case("move-first", "MI-7", "A rolls 1", "pass"),
    Case("stay", "MI-4", "A at h5; A rolls 3", "h5", {"square": "h5"}),
    Case("too-far", "MI-4", "A at k4; A rolls 2", "k7", {"square": "k7", "steps": 3, "reach": 2}),
    Case("confront-first", "MI-7", MEETING, "h6"),
    Case(
        "safe",
        "MI-2",
        "4 players; A at h4; C at i4; B at i4; A rolls 1; i4",
        "confront B",
        {"other": "B"},
    ),
    Case("confront-yourself", "MI-7", MEETING, "confront A", {"other": "A"}),
    Case("not-here", "MI-7", MEETING, "confront C", {"other": "C"}),
    Case("not-here", "MI-7", MEETING, "confront F", {"other": "F"}),
]


def test_what_no_move_can_say() -> None:
    match = play("A rolls 1").match
    beyond = GO + len(of_type(Plan, match.board.plan).squares)
    require_codes(match, [(Seat.A, beyond, "no-square"), (Seat.CLOCK, beyond, "no-seat")])


# ---------------------------------------------------------------- the whole action space


@slow
@pytest.mark.parametrize("part", range(4))
def test_in_random_positions_everything_is_either_legal_or_refused(part: int) -> None:
    seeds = range(part * 40, part * 40 + times(10, 40))
    positions = (random_position(Random(seed)) for seed in seeds)
    codes = codes_in_positions(GAME, positions, PARTICULARS)
    assert codes <= {case.code for case in CASES} | ELSEWHERE
    assert {"too-far", "fallen", "not-your-turn", "lay-first"} <= codes
