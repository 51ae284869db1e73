"""The way out of a safe area, by a slow search; and the positions in which rules are compared."""

from __future__ import annotations

from random import Random

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.close_encounters.board.plan import Plan
from ludotheque.games.close_encounters.constants import Phase
from ludotheque.games.close_encounters.rules import apply, draw, over, setup
from ludotheque.games.close_encounters.state import Board, State
from ludotheque.games.close_encounters.walking import (
    can_enter,
    can_leave,
    goes_straight_out,
    is_outside,
    is_safe,
)
from tests.tiers import slow, times

from .positions import (
    GAME,
    board_named,
    legal_actions,
    random_position,
    require_sound,
)
from .reference import read_state


@slow
def test_the_way_out_is_that_of_the_slow_rules() -> None:
    """Also where the quick look finds nothing, and however many steps are left."""
    around = blocked = 0
    for seed in range(times(150, 800)):
        s, laid_out = random_position(Random(seed))
        b, plan = of_type(Board, laid_out.plain), of_type(Plan, laid_out.plan)
        slow = read_state(s, plan)
        if slow.start not in slow.valley.areas:
            continue
        for square in range(b.squares):
            if is_safe(b, square) and can_enter(s, b, square) and not is_outside(s, b, square):
                name = plan.squares[square].name
                slow.entered.append(name)
                steps = slow.way_out(name)
                slow.entered.pop()
                for most in range(1, 13):
                    assert can_leave(s, b, square, most) == (steps <= most), (seed, name, most)
                around += steps < 99 and not goes_straight_out(s, b, square)
                blocked += steps > 99
    assert around > times(15, 40)
    assert blocked > times(15, 40)


@slow
def test_the_random_positions_are_sound_and_varied() -> None:
    leaving = jumping = stuck = relaxed = waived = crossing = coming_back = 0
    for seed in range(2000):
        s, laid_out = random_position(Random(seed))
        plan = of_type(Plan, laid_out.plan)
        require_sound(s, laid_out.plain, plan)
        slow = read_state(s, plan)
        texts = slow.legal(slow.turn)
        leaving += s.leaving
        waived += not s.leaving and slow.start in slow.valley.areas
        stuck += texts == {"stay"}
        at = slow.pawns[slow.turn]
        steps = [text.removeprefix("to ") for text in texts if text != "stay"]
        if s.leaving:
            began = slow.valley.areas[slow.start]
            crossing += any(slow.valley.areas.get(to, began) != began for to in steps)
            coming_back += any(slow.comes_back(at, to) for to in slow.landings(at))
        jumping += any(to not in slow.valley.around(at) for to in steps)
        relaxed += any(not slow.satisfies(slow.progress, to) for to in steps)
    assert min(leaving, jumping, stuck, relaxed, waived, crossing, coming_back) > 30


def test_a_game_in_which_nothing_is_sprung_comes_to_its_end() -> None:
    """Side by side up to the last of the quiet rounds: pawns walk where nobody has circled."""
    s = of_type(State, GAME.fresh(2, {"progress": "strict"}))
    b = of_type(Board, board_named("valley").plain)
    setup(s, b)
    s.phase = Phase.ROLL
    for seat in range(2):
        s.due[seat] = 0
    turns = 0
    while not over(s, b):
        turns += 1
        draw(s, b, 35)
        while s.phase in (Phase.MOVE, Phase.LANDED):
            apply(s, b, s.turn, max(legal_actions(s, b, s.turn)))
    assert turns == 400
