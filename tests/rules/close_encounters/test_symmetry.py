"""Nothing favours a side or a seat: mirrored positions and exchanged seats play alike."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.close_encounters.board.plan import Plan
from ludotheque.games.close_encounters.constants import NOWHERE, STEP, Phase
from ludotheque.games.close_encounters.rules import apply
from ludotheque.games.close_encounters.state import Board
from ludotheque.games.close_encounters.walking import is_end
from tests.tiers import slow

from .positions import (
    GAME,
    board_named,
    copy_of,
    facts,
    legal_actions,
    put_chip,
    put_circle,
    put_pawn,
    random_position,
)


def mirrored_square(plan: Plan, square: int, upside_down: bool) -> int:
    """Left for right; or the other way up, where the tower falls on the ship."""
    column, row = plan.squares[square].point
    point = (column, plan.rows - 1 - row) if upside_down else (plan.columns - 1 - column, row)
    return plan.at[point]


def mirrored(s: Any, upside_down: bool) -> Any:
    """A position on the valley, seen in a mirror. Only what movement depends on is kept."""
    laid_out = board_named("valley")
    b, plan = of_type(Board, laid_out.plain), of_type(Plan, laid_out.plan)
    made = copy_of(s)
    GAME.rules.setup(made, b)
    for seat in range(4):
        made.due[seat] = 0
    for name in ("phase", "turn", "turns", "left", "nearer", "leaving", "mover", "walked"):
        setattr(made, name, getattr(s, name))
    made.progress, made.chips = s.progress, s.chips
    for place in range(s.walked + 1):
        made.trail[place] = mirrored_square(plan, s.trail[place], upside_down)
    for square in range(b.squares):
        made.on[mirrored_square(plan, square, upside_down)] = s.on[square]
    for seat in range(s.seats):
        made.bound[seat] = 1 - s.bound[seat] if upside_down else s.bound[seat]
        made.pawn[seat] = mirrored_square(plan, s.pawn[seat], upside_down)
        for chip in range(s.placed[seat]):
            put_chip(made, b, seat, mirrored_number(plan, b, s.chip_at[seat][chip], upside_down))
        for place in range(s.live[seat]):
            number = mirrored_number(plan, b, s.trap[seat][place], upside_down)
            put_circle(made, seat, number, s.made[seat][place])
    return made


def mirrored_number(plan: Plan, b: Any, number: int, upside_down: bool) -> int:
    found: int = b.number[mirrored_square(plan, b.square[number], upside_down)]
    return found


def valley_positions(count: int) -> list[Any]:
    found: list[Any] = []
    seed = 0
    while len(found) < count:
        s, laid_out = random_position(Random(seed))
        if laid_out.name == "valley":
            found.append(s)
        seed += 1
    return found


@slow
def test_mirrored_positions_have_mirrored_steps() -> None:
    plan, b = of_type(Plan, board_named("valley").plan), board_named("valley").plain
    for s in valley_positions(250):
        steps = [action - STEP for action in legal_actions(s, b, s.turn) if action >= STEP]
        for upside_down in (False, True):
            seen = mirrored(s, upside_down)
            expected = {mirrored_square(plan, step, upside_down) for step in steps}
            found = {a - STEP for a in legal_actions(seen, b, s.turn) if a >= STEP}
            assert found == expected


def rotated(s: Any, b: Any) -> Any:
    """The same position with every player one seat farther to the left."""
    made = copy_of(s)
    for square in range(b.squares):
        if s.on[square] > 1:
            made.on[square] = 0
    for name in ("pawn", "bound", "placed", "live", "total", "due"):
        for seat in range(s.seats):
            getattr(made, name)[(seat + 1) % s.seats] = getattr(s, name)[seat]
    for name in ("chip_at", "chip_made", "trap", "made", "circled", "entered"):
        for seat in range(s.seats):
            getattr(made, name)[(seat + 1) % s.seats] = list(getattr(s, name)[seat])
    for seat in range(s.seats):
        if not is_end(b, made.pawn[seat]):
            put_pawn(made, b, seat, made.pawn[seat])
    for name in ("turn", "mover"):
        setattr(made, name, (getattr(s, name) + 1) % s.seats)
    return made


@slow
def test_seats_make_no_difference() -> None:
    b = of_type(Board, board_named("valley").plain)
    for s in valley_positions(150):
        moved = rotated(s, b)
        actions = legal_actions(s, b, s.turn)
        assert legal_actions(moved, b, moved.turn) == actions
        action = Random(s.left).choice(actions)
        apply(s, b, s.turn, action)
        apply(moved, b, moved.turn, action)
        if s.phase != Phase.OVER:
            assert facts(rotated(s, b)) == facts(moved)


def test_the_valley_is_its_own_mirror_image() -> None:
    laid_out = board_named("valley")
    b, plan = of_type(Board, laid_out.plain), of_type(Plan, laid_out.plan)
    for square in range(b.squares):
        for upside_down in (False, True):
            image = mirrored_square(plan, square, upside_down)
            assert (b.number[square] == NOWHERE) == (b.number[image] == NOWHERE)
            end = 1 if upside_down else 0
            assert b.distance[0][square] == b.distance[end][image]
