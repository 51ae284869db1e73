"""A half turn brings the board onto itself and the sides onto each other: the rules agree."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.bot import evaluate
from ludotheque.games.situation_4.constants import (
    AREA,
    BRIDGE,
    DONE,
    DROP,
    FLAG,
    MISFIT,
    NO_UNIT,
    NOBODY,
    OBJECTIVE,
    PARATROOPS,
    SIDES,
    TANK_TO,
    TANKS,
    Phase,
)
from tests.kit import symmetry
from tests.kit.states import checked_copy
from tests.tiers import slow, times

from .field import FIELD, GAME
from .positions import Game, copy_of, legal_actions, values, walk

BY_SIDE = ("ready", "declared", "stuck", "laid", "laid_at", "paratroopers", "tanks", "bridges",
           "openings")  # fmt: skip


class HalfTurn:
    """Where places, zones and actions come to lie."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def place(self, place: int) -> int:
        return self.plan.turned_place(place) if place < self.plan.places else place

    def objective(self, objective: int) -> int:
        inside = objective < len(self.plan.objectives)
        return self.plan.turned_objective(objective) if inside else objective

    def site(self, site: int) -> int:
        return self.plan.turned_site(site) if site < self.plan.sites else site

    def zone(self, zone: int) -> int:
        if zone >= PARATROOPS:
            first = PARATROOPS if zone < TANKS else TANKS
            return first + 1 - (zone - first)
        if zone >= OBJECTIVE:
            return OBJECTIVE + self.objective(zone - OBJECTIVE)
        areas = len(self.plan.areas)
        return AREA + areas - 1 - zone if zone < areas else zone

    def seat(self, seat: int) -> int:
        return 1 - seat

    def state(self, s: Any) -> Any:
        return turned(s, self)

    def action(self, seat: int, action: int) -> int:
        for first, last, turned in (
            (0, MISFIT, self.place),
            (MISFIT, DROP, self.place),
            (DROP, TANK_TO, self.place),
            (TANK_TO, FLAG, self.place),
            (FLAG, BRIDGE, self.objective),
            (BRIDGE, DONE, self.site),
        ):
            if first <= action < last:
                return first + turned(action - first)
        return action


def other(owner: int) -> int:
    return NOBODY if owner == NOBODY else 3 - owner


def other_unit(unit: int) -> int:
    return NO_UNIT if unit == NO_UNIT else unit + (1 if unit % 2 else -1)


def turned(s: Any, turn: HalfTurn) -> Any:
    """The same position after a half turn: what was A's is B's."""
    there = copy_of(s)
    there.members_a, there.members_b = s.members_b, s.members_a
    for side in range(SIDES):
        for name in BY_SIDE:
            getattr(there, name)[1 - side] = getattr(s, name)[side]
        for zone in range(len(s.covering[side])):
            there.covering[1 - side][turn.zone(zone)] = s.covering[side][zone]
    for place in range(len(s.on)):
        turn_place(s, there, place, turn)
    for objective in range(len(s.flag)):
        to = turn.objective(objective)
        there.flag[to] = other(s.flag[objective])
        there.completed_at[to] = s.completed_at[objective]
    for site in range(len(s.bridge)):
        there.bridge[turn.site(site)] = other(s.bridge[site])
    return there


def turn_place(s: Any, there: Any, place: int, turn: HalfTurn) -> None:
    to = turn.place(place)
    there.on[to] = other(s.on[place])
    there.unit[to] = other_unit(s.unit[place])
    there.linked[to] = s.linked[place]
    for side in range(SIDES):
        there.joined[1 - side][to] = s.joined[side][place]
        there.guarded[1 - side][to] = s.guarded[side][place]
        there.open_to[1 - side][to] = s.open_to[side][place]
        there.reached[to][1 - side] = s.reached[place][side]
        there.tray[1 - side][place] = s.tray[side][place]


BOARDS = {"field": FIELD, **{name: GAME.laid_out(name) for name in ("quick", "standard")}}


@slow
@pytest.mark.parametrize("name", BOARDS)
def test_turned_round_everything_is_as_before(name: str) -> None:
    board = BOARDS[name]
    turn = HalfTurn(of_type(Plan, board.plan))
    for seed in range(times(1, 4 if name == "field" else 2)):
        for number, game in enumerate(walk(Random(seed), board, {"members_a": "2"})):
            if number % (5 if name == "field" else 17) == 0:
                require_same(game, turn)


def require_same(game: Game, turn: HalfTurn) -> None:
    symmetry.require_same(GAME, game.s, game.b, turn)
    for side in range(SIDES) if game.s.phase == Phase.PLAY else ():
        actions = legal_actions(game.s, game.b, side)[::5]
        symmetry.require_same_after(GAME, game.s, game.b, turn, side, actions, checked_copy)


@slow
@pytest.mark.parametrize("name", BOARDS)
def test_the_bot_thinks_alike_on_either_side(name: str) -> None:
    board = BOARDS[name]
    turn = HalfTurn(of_type(Plan, board.plan))
    for number, game in enumerate(walk(Random(7), board, {})):
        if number % 9 == 0:
            there = turned(game.s, turn)
            for side in range(SIDES):
                assert evaluate(there, game.b, 1 - side) == evaluate(game.s, game.b, side)


def test_the_copies_are_exact() -> None:
    *_, game = walk(Random(1), FIELD, {})
    assert values(copy_of(game.s)) == values(game.s)
