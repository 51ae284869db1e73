"""Refusals: exactly what is not legal is refused, each by the clause that its reason names."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.pac_man.rules import over, setup
from ludotheque.games.pac_man.state import Board, State
from tests.kit.refusals import Case, codes_in_positions
from tests.kit.states import advance
from tests.tiers import slow

from .positions import BOARDS, GAME, board_named, legal_actions, random_position

PARTICULARS = {
    "turn", "named", "die", "dice", "ghost", "other", "piece", "left", "space", "from", "who",
}  # fmt: skip


# ---------------------------------------------------------------- one case for every reason


def step(piece: str, start: str, space: str, left: int, who: str = "") -> dict[str, str | int]:
    return {"piece": piece, "from": start, "space": space, "left": left, "who": who}


GHOST_GOBBLED = "2 players; A at f10; ghost-1 at f8; A holds b6; A rolls 1-2; pac-man 1; f8"
CASES = [
    Case("over", "PM-W", "marbles c10; A rolls 1-1; ghost-1 1; f8; c10", "pac-man 1"),
    Case("drawing-homes", "PM-1", "3 players; homes undrawn", "pac-man 6"),
    Case("rolling-for-start", "PM-5", "roll for start; A rolls 6-6", "pac-man 6"),
    Case("not-your-turn", "PM-5", "C rolls 6-6", "pac-man 6", {"turn": "C"}),
    Case("roll-first", "PM-6", "4 players", "pac-man 6"),
    Case("nothing-to-collect", "PM-12b", "A rolls 6-6", "name B"),
    Case("nothing-to-collect", "PM-12b", "A rolls 6-6; pac-man 6", "name B"),
    Case("name-first", "PM-12b", GHOST_GOBBLED, "ghost-1 2"),
    Case("name-yourself", "PM-12b", GHOST_GOBBLED, "name A", {"named": "A"}),
    Case("name-absent", "PM-12b", GHOST_GOBBLED, "name C", {"named": "C"}),
    Case("choose-first", "PM-6", "A rolls 6-5", "c10"),
    Case("choose-first", "PM-6", "A rolls 6-5", "stay"),
    Case("no-such-die", "PM-6", "A rolls 6-5", "pac-man 4", {"die": 4, "dice": "6, 5"}),
    Case(
        "no-such-die", "PM-6", "A rolls 1-5; pac-man 1; c10", "ghost-1 1", {"die": 1, "dice": "5"}
    ),
    Case("pac-man-has-moved", "PM-6", "A rolls 1-5; pac-man 1; c10", "pac-man 5"),
    Case(
        "other-ghost",
        "PM-6",
        "tiny board; ghost-2 at b3; A rolls 1-2",
        "ghost-2 1",
        {"ghost": "ghost-2", "other": "ghost-1", "die": 1},
    ),
    Case(
        "finish-walk",
        "PM-6",
        "A rolls 3-2; pac-man 3; c10",
        "ghost-1 2",
        {"piece": "pac-man", "left": 2},
    ),
    Case("must-walk", "PM-6", "A rolls 3-2; pac-man 3", "stay", {"piece": "pac-man", "left": 3}),
    Case("must-walk", "PM-6", "A rolls 3-2; ghost-2 2", "stay", {"piece": "ghost-2", "left": 2}),
    Case(
        "turn-back",
        "PM-8",
        "A rolls 3-2; pac-man 3; c10",
        "c9",
        step("pac-man", "c10", "c9", 1),
    ),
    Case(
        "turn-back",
        "PM-14",
        "A rolls 3-2; ghost-1 3; f8 e8",
        "f8",
        step("ghost-1", "e8", "f8", 0),
    ),
    Case(
        "ghost-in-way",
        "PM-14",
        "ghost-2 at f8; A rolls 3-2; ghost-1 3",
        "f8",
        step("ghost-1", "f6", "f8", 2, "ghost-2"),
    ),
    Case(
        "no-way-on",
        "PM-14",
        "tiny board; B at c2; A rolls 2-1; ghost-1 2",
        "a2",
        step("ghost-1", "b2", "a2", 1),
    ),
    Case(
        "no-way-on",
        "PM-8a",
        "A at i11; B at a5; C at j9; A rolls 2-1; pac-man 2",
        "i10",
        step("pac-man", "i11", "i10", 1),
    ),
    Case(
        "ghost-centre",
        "PM-15",
        "ghost-1 at f8; A rolls 3-2; ghost-1 3",
        "f6",
        step("ghost-1", "f8", "f6", 2),
    ),
    Case(
        "ghost-home",
        "PM-15",
        "ghost-1 at c10; B rolls 3-2; ghost-1 3",
        "c9",
        step("ghost-1", "c10", "c9", 2, "A"),
        seat="B",
    ),
    Case(
        "ghost-door",
        "PM-15",
        "ghost-1 at a6; A rolls 3-2; ghost-1 3",
        "f1",
        step("ghost-1", "a6", "f1", 2),
    ),
    Case(
        "centre",
        "PM-2",
        "A at f8; A rolls 3-2; pac-man 3",
        "f6",
        step("pac-man", "f8", "f6", 2),
    ),
    Case(
        "pac-man-in-way",
        "PM-8",
        "B at c8; A rolls 3-2; pac-man 2",
        "c8",
        step("pac-man", "c9", "c8", 1, "B"),
    ),
    Case("barrier", "PM-9", "A rolls 3-2; pac-man 3", "k5", step("pac-man", "c9", "k5", 2)),
    Case(
        "foreign-home",
        "PM-10",
        "B at f1; A at i10; A rolls 1-2; pac-man 1",
        "i9",
        step("pac-man", "i10", "i9", 0),
    ),
    Case(
        "no-privilege",
        "PM-12",
        "ghost-2 at c8; A rolls 3-2; pac-man 3",
        "c8",
        step("pac-man", "c9", "c8", 2, "ghost-2"),
    ),
]


# ---------------------------------------------------------------- the whole action space


@slow
@pytest.mark.parametrize("part", range(4))
def test_in_random_positions_everything_is_either_legal_or_refused(part: int) -> None:
    positions = (random_position(Random(seed)) for seed in range(part * 250, part * 250 + 250))
    codes = codes_in_positions(GAME, positions, PARTICULARS)
    assert codes <= {case.code for case in CASES}
    assert {"turn-back", "no-way-on", "pac-man-in-way", "no-privilege", "must-walk"} <= codes


@pytest.mark.parametrize("seats", GAME.about.seats)
def test_somebody_can_always_go_on_until_the_game_is_over(seats: int) -> None:
    rng, laid_out = Random(seats), board_named(BOARDS[0])
    s, b = of_type(State, GAME.fresh(seats, {})), of_type(Board, laid_out.plain)
    setup(s, b)
    for _ in range(20_000):
        if over(s, b):
            break
        advance(GAME, s, b, rng)
    assert over(s, b)
    assert legal_actions(s, b, s.turn) == []
    codes_in_positions(GAME, [(s, laid_out)], PARTICULARS)
