"""Moves as named types and as text, there and back again."""

from __future__ import annotations

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import FATE, Seat
from ludotheque.games.situation_4 import notation
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.constants import (
    BRIDGE,
    DONE,
    DROP,
    FLAG,
    LAY,
    MISFIT,
    READY,
    TANK_TO,
)
from ludotheque.games.situation_4.notation import (
    Bridge,
    Deal,
    Done,
    Drop,
    Flag,
    Go,
    Lay,
    Move,
    Ready,
    Still,
    Tank,
    Time,
)
from ludotheque.games.situation_4.state import State
from tests.kit import moves

from .field import FIELD, GAME
from .table import match_on, play

PLAN = of_type(Plan, FIELD.plan)
PLACES = range(PLAN.places)


@pytest.mark.parametrize("rotation", ["off", "on"])
def test_every_action_is_a_move_and_a_text_both_ways(rotation: str) -> None:
    s = match_on(FIELD, {"rotation": rotation}, seed=5).state
    actions = [
        *(first + place for first in (LAY, MISFIT, DROP, TANK_TO) for place in PLACES),
        *(FLAG + number for number in range(len(PLAN.objectives))),
        *(BRIDGE + site for site in range(PLAN.sites)),
        DONE,
        READY,
    ]
    for seat in (Seat.A, Seat.B):
        moves.require_actions_both_ways(GAME, s, PLAN, seat, actions)


def test_the_two_sides_number_their_pieces_by_shuffles_of_their_own() -> None:
    s = of_type(State, match_on(FIELD, {}, seed=5).state)
    numbers = [[notation.the_piece_for(s, PLAN, side, place).piece for place in PLACES]
               for side in (0, 1)]  # fmt: skip
    assert sorted(numbers[0]) == sorted(numbers[1]) == list(range(1, 25))
    assert numbers[0] != numbers[1]


@pytest.mark.parametrize("rotation", ["off", "on"])
def test_every_draw_both_ways(rotation: str) -> None:
    match = match_on(FIELD, {"rotation": rotation})
    while FATE in match.acting:
        draws = match.legal(FATE)
        moves.fates_both_ways(GAME, match.state, PLAN, len(draws))
        match.play(FATE, draws[len(draws) // 2])


def test_where_only_the_right_piece_is_left_it_is_the_wrong_way_round_that_misfits() -> None:
    game = play("A has a1")
    for place in PLACES:
        if place != game.place("a2"):
            game.state.on[place] = 1
    move = notation.to_move(game.state, PLAN, 0, MISFIT + game.place("a2"))
    assert move == Lay(13, "a2", 1)
    assert notation.to_action(game.state, PLAN, 0, move) == MISFIT + game.place("a2")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("deal e5", Deal("e5")),
        ("deal e5 turned 3", Deal("e5", 3)),
        ("ready", Ready()),
        ("lay 17 at e5", Lay(17, "e5")),
        ("lay 144 at r8 turned 2", Lay(144, "r8", 2)),
        ("drop e5", Drop("e5")),
        ("tank e10", Tank("e10")),
        ("flag refinery-2", Flag("refinery-2")),
        ("bridge 3", Bridge("3")),
        ("done", Done()),
        ("go", Go()),
        ("still", Still()),
        ("time", Time()),
    ],
)
def test_how_moves_are_written(text: str, move: Move) -> None:
    moves.require_written(GAME, text, move)


@pytest.mark.parametrize(
    "text",
    ["", "lay", "lay 0 at e5", "lay 17 e5", "lay 17 at e5 turned 4", "lay 1000 at e5", "drop",
     "drop e0", "flag refinery", "bridge 0", "Done", "deal", "lay 17 at e5, done", "lay ١ at e5"],
)  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    moves.require_no_move(GAME, text)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Lay(1, "z9"), "no-such-place"),
        (Drop("z9"), "no-such-place"),
        (Tank("z9"), "no-such-place"),
        (Flag("town-9"), "no-such-objective"),
        (Bridge("9"), "no-such-site"),
        (Lay(25, "a1"), "no-such-piece"),
        (Lay(0, "a1"), "no-such-piece"),
        (Lay(1, "a1", 4), "no-such-piece"),
        (Deal("a1"), "not-a-move"),
    ],
)
def test_what_this_board_does_not_have(move: Move, code: str) -> None:
    assert moves.why_no_action(GAME, play("").state, PLAN, 0, move)[0] == code


def test_what_fate_cannot_draw() -> None:
    s = match_on(FIELD, {}).state
    for move, code in ((Deal("a1", 2), "not-a-move"), (Done(), "not-a-move"),
                       (Deal("z9"), "no-such-place")):  # fmt: skip
        assert moves.why_no_fate(GAME, s, PLAN, move)[0] == code
