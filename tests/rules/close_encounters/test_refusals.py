"""Refusals: exactly what is not legal is refused, each by the clause that its reason names."""

from __future__ import annotations

from random import Random

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.close_encounters import reasons
from ludotheque.games.close_encounters.board.plan import Plan
from ludotheque.games.close_encounters.constants import ACTIONS
from ludotheque.games.close_encounters.rules import refusal
from ludotheque.games.close_encounters.state import Board
from tests.kit.refusals import Case
from tests.tiers import slow

from .positions import GAME, facts, legal_actions, random_position

PARTICULARS = {"due", "from", "last", "left", "number", "square", "turn", "who"}


def step(start: str, square: str, left: int, who: str = "") -> dict[str, str | int]:
    return {"from": start, "square": square, "left": left, "who": who}


TRAPPED = "circles B 50 60; A at 61; A rolls 1-1; to 50"
ARRIVED = "circles A 5; A at f18; A rolls 1-1; to ship"
CASES = [
    Case("over", "CE-W", "chips B 1 2 3 4; circles B 50; A at 61; A rolls 1-1; to 50", "to 61"),
    Case("others-circle", "CE-S4", "set up; A circles 1; A circles 2", "circle 3"),
    Case("others-circle", "CE-2c", TRAPPED, "circle 3"),
    Case("circle-first", "CE-S4", "set up; A circles 1", "to f2", {"due": 1}),
    Case("circle-first", "CE-2c", TRAPPED, "to f2", {"due": 1}, "B"),
    Case("rolling-for-start", "CE-S5", "roll for start; A rolls 6-6", "to f2"),
    Case("not-your-turn", "CE-S5", "C rolls 6-6", "to f2", {"turn": "C"}),
    Case("not-your-turn", "CE-S5", ARRIVED, "circle 9", {"turn": "A"}, "B"),
    Case("roll-first", "CE-1", "3 players", "to f2"),
    Case("arrived", "CE-3b", ARRIVED, "to f18"),
    Case("arrived", "CE-3b", ARRIVED, "stay"),
    Case("circled-before", "CE-2c", ARRIVED, "circle 5", {"number": 5}),
    Case("circled-before", "CE-S4", "set up; A circles 5", "circle 5", {"number": 5}),
    Case("circled-before", "CE-2c", TRAPPED, "circle 60", {"number": 60}, "B"),
    Case(
        "circle-under-chip", "CE-2c", f"chips=must_jump; chips C 7; {TRAPPED}", "circle 7",
        {"number": 7}, "B",
    ),
    Case("circle-later", "CE-3a", "A rolls 1-1", "circle 7", {"left": 2}),
    Case("no-such-number", "CE-S3", "set up", "circle 100", {"number": 100, "last": 99}),
    Case("circle-later", "CE-3a", "A rolls 1-1", "pass", {"left": 2}),
    Case("must-move", "CE-1d", "A rolls 1-1", "stay", {"left": 2}),
    Case("not-next", "CE-1a", "A at 61; A rolls 1-2", "to 39", step("61", "39", 3)),
    Case("pawn-there", "CE-3c", "B at 50; A at 61; A rolls 1-2", "to 50", step("61", "50", 3, "B")),
    Case("must-leave", "CE-4a", "A at f3; A rolls 1-2", "to e3", step("f3", "e3", 3)),
    Case(
        "area-left", "CE-4a", "progress=free; A at f5; A rolls 2-2; to 94", "to e5",
        step("94", "e5", 3),
    ),
    Case(
        "other-area-closed", "CE-4a",
        "other_area=closed; A at f5; A rolls 4-6; to 94 83 72 61 50 39 28 17 6", "to f15",
        step("6", "f15", 1),
    ),
    Case("set-out-there", "CE-1", "A at f2; A rolls 1-1", "to tower", step("f2", "tower", 2)),
    Case("been-there", "CE-1", "A at 61; A rolls 1-2; to 50", "to 61", step("50", "61", 2)),
    Case("farther", "CE-1", "A at 61; A rolls 1-2", "to 72", step("61", "72", 3)),
    Case("no-nearer", "CE-1", "A at 61; A rolls 1-1; to 62", "to 63", step("62", "63", 1)),
    Case(
        "chip-to-jump", "CE-1c", "chips=must_jump; chips B 50; A at 61; A rolls 1-2", "to 50",
        step("61", "50", 3),
    ),
    Case(
        "jump-short", "CE-1c", "chips B 50 39; A at 61; A rolls 1-2", "to 39", step("61", "39", 3)
    ),
    Case(
        "jump-over-pawn", "CE-1c", "chips C 50; B at 50; A at 61; A rolls 1-2", "to 39",
        step("61", "39", 3),
    ),
]  # fmt: skip


@slow
def test_what_is_legal_is_exactly_what_is_not_refused() -> None:
    for seed in range(150):
        s, laid_out = random_position(Random(seed))
        b = of_type(Board, laid_out.plain)
        before = facts(s)
        allowed = [action for action in range(ACTIONS) if refusal(s, b, s.turn, action) == 0]
        assert allowed == sorted(legal_actions(s, b, s.turn)), seed
        assert facts(s) == before


@slow
def test_the_reason_fits_the_clause_wherever_a_step_is_refused() -> None:
    for seed in range(300):
        s, laid_out = random_position(Random(seed))
        b, plan = of_type(Board, laid_out.plain), of_type(Plan, laid_out.plan)
        for action in range(ACTIONS):
            number = refusal(s, b, s.turn, action)
            if number:
                reason = reasons.explain(s, b, plan, s.turn, action, GAME.clause(number))
                cited = {case.clause for case in CASES if case.code == reason.code}
                assert reason.clause in cited, (seed, action, reason)
