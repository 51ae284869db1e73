"""All that the rules keep up action by action, against a slow reference that searches for it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import seats_in
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.board.worked_out import map_of
from ludotheque.games.situation_4.constants import (
    BRIDGE,
    DONE,
    DROP,
    FLAG,
    LAST_RESORT,
    MISFIT,
    NO_UNIT,
    TANK_TO,
    Phase,
)
from ludotheque.games.situation_4.effects import drop, lay, lay_bridge, place_tank, settle
from ludotheque.games.situation_4.position import (
    completed_by,
    is_closed,
    is_forgotten,
    is_joined,
    may_bridge,
)
from ludotheque.games.situation_4.rules import acting, over, score
from ludotheque.games.situation_4.view import in_play
from tests.tiers import slow, times

from .field import FIELD, random_field
from .positions import Game, legal_actions, new_game, some_board, some_options, walk
from .reference import SIDES, Facts

SEEDS = range(24)


def require_same(game: Game) -> None:
    s, true = game.s, game.facts()
    for side in SIDES:
        require_same_side(game, true, side)
        assert score(s, game.b, side) == true.score(side)
    for objective in range(len(true.plan.objectives)):
        owner = true.completed(objective)
        if owner is not None:
            forgotten = true.further(owner, objective) >= true.members[owner]
            assert is_forgotten(s, owner, objective) == forgotten


def require_same_side(game: Game, true: Facts, side: int) -> None:
    s, b = game.s, game.b
    for place in true.empty():
        assert is_joined(s, b, side, place) == true.is_connected(side, place)
        assert is_closed(s, side, place) == true.is_closed(side, place)
    places = range(of_type(Plan, game.board.plan).places)
    assert {place for place in places if s.open_to[side][place]} == true.open_places(side)
    assert s.openings[side] == len(true.open_places(side))
    assert (s.paratroopers[side], s.tanks[side]) == true.in_hand(side)
    own = true.pieces(side)
    assert {place for place in own if s.linked[place]} == true.linked(side)
    reached = {(place, bank) for place in own for bank in (0, 1) if s.reached[place][bank]}
    assert reached == true.reached(side)
    if s.phase == Phase.PLAY:
        assert bool(s.stuck[side]) == true.is_stuck(side)
        assert in_play(s, b, side) == (not s.declared[side] and not true.is_stuck(side))
        assert kinds(legal_actions(s, b, side)) == expected(true, side, bool(s.declared[side]))


def kinds(actions: list[int]) -> dict[str, set[int]]:
    """Legal actions by what they do."""
    bounds = {
        "lay": (0, MISFIT),
        "drop": (DROP, TANK_TO),
        "tank": (TANK_TO, FLAG),
        "flag": (FLAG, BRIDGE),
        "bridge": (BRIDGE, DONE),
        "done": (DONE, DONE + 1),
    }
    found = {
        name: {action - first for action in actions if first <= action < last}
        for name, (first, last) in bounds.items()
    }
    assert sum(map(len, found.values())) == len(actions)
    return found


def expected(true: Facts, side: int, declared: bool) -> dict[str, set[int]]:
    return {
        "lay": true.open_places(side),
        "drop": true.drops(side),
        "tank": true.tank_places(side),
        "flag": true.may_plant(side),
        "bridge": true.sites(side),
        "done": set() if declared or true.is_stuck(side) else {0},
    }


def require_right_end(game: Game, before: Facts) -> None:
    """Covered, or both have finished; and what is not forgotten counts as flagged."""
    true = game.facts()
    covered = not true.empty()
    finished = all(game.s.declared[side] or true.is_stuck(side) for side in SIDES)
    assert covered or finished
    assert true.flags == Facts(**{**facts_of(true), "flags": before.flags}).flags_at_the_end()


def facts_of(true: Facts) -> dict[str, Any]:
    return {name: value for name, value in vars(true).items() if name != "plan"}


@slow
@pytest.mark.parametrize("seed", SEEDS)
def test_everything_is_as_the_reference_finds_it_all_through_random_games(seed: int) -> None:
    rng = Random(seed)
    board, before = some_board(rng), None
    for number, game in enumerate(walk(rng, board, some_options(rng))):
        if of_type(Plan, board.plan).places <= 24 or number % 5 == 0 or game.s.phase == Phase.OVER:
            require_same(game)
        if game.s.phase == Phase.OVER:
            assert before is not None
            require_right_end(game, before)
        before = game.facts()


@slow
def test_the_games_above_show_what_they_should() -> None:
    """Stuck sides, closed and neutralised places, tanks across the river, bridgeheads."""
    seen = set()
    for seed in SEEDS:
        rng = Random(seed)
        for game in walk(rng, some_board(rng), some_options(rng)):
            true = game.facts()
            for side in SIDES:
                seen |= sights(game, true, side)
    assert seen == {"stuck", "closed", "neutralised", "across", "apart", "stuck with units"}


def sights(game: Game, true: Facts, side: int) -> set[str]:
    s, own = game.s, true.pieces(side)
    empty = true.empty()
    facts = {
        "stuck": s.stuck[side],
        "stuck with units": s.stuck[side] and (s.paratroopers[side] or s.tanks[side]),
        "closed": any(is_closed(s, side, place) for place in empty),
        "neutralised": any(s.guarded[0][place] and s.guarded[1][place] for place in empty),
        "across": any(s.reached[place][1 - side] for place in own),
        "apart": any(not s.linked[place] for place in own),
    }
    return {name for name, fact in facts.items() if fact}


def strewn(rng: Random) -> Game:
    """Pieces strewn over a field, and units that each side has received put down anywhere."""
    board = random_field(rng) if rng.random() < 0.5 else FIELD
    game = new_game(board, some_options(rng))
    all_places, bases = (
        of_type(Plan, board.plan).places,
        map_of(of_type(Plan, board.plan)).touching.tank_bases,
    )
    places = rng.sample(range(all_places), all_places - rng.choice([1, 1, 2, 2, 3, 6, 12]))
    for place in places:
        side = next((side for side in SIDES if place in bases[side]), rng.randrange(2))
        game.laid[side].append(place)
        lay(game.s, game.b, side, place)
    for side in SIDES:
        for put, units, owner in ((drop, game.s.paratroopers, 1 - side),
                                  (place_tank, game.s.tanks, side)):  # fmt: skip
            bare = [p for p in places if game.s.on[p] == 1 + owner and game.s.unit[p] == NO_UNIT]
            for place in rng.sample(bare, min(len(bare), rng.randint(0, units[side]))):
                put(game.s, game.b, side, place)
    furnish(rng, game)
    settle(game.s, game.b, False)
    return game


def furnish(rng: Random, game: Game) -> None:
    """Mostly flags are planted and bridges laid, so that something else is left to do."""
    s, b = game.s, game.b
    with_flags, with_bridges = (rng.random() < 0.8 for _ in range(2))
    for objective in range(b.objectives if with_flags else 0):
        owner = completed_by(s, b, objective)
        if owner >= 0:
            s.flag[objective] = 1 + owner
    for site in range(b.sites if with_bridges else 0):
        for side in SIDES:
            if may_bridge(s, b, side, site):
                lay_bridge(s, b, side, site)


@slow
def test_who_is_stuck_is_as_the_reference_finds_it_however_pieces_lie() -> None:
    """Most of these come about in no game; but there each of the reasons to go on turns up."""
    going_on = set()
    for seed in range(times(200, 600)):
        game = strewn(Random(seed))
        if game.s.phase == Phase.PLAY:
            true = game.facts()
            for side in SIDES:
                assert bool(game.s.stuck[side]) == true.is_stuck(side), seed
                if not game.s.openings[side] and not game.s.stuck[side]:
                    going_on |= reasons_to_go_on(true, side)
    assert going_on == {"tank", "paratrooper", "flag", "bridge"}


def reasons_to_go_on(true: Facts, side: int) -> set[str]:
    """What alone keeps a side that has no open place from counting as finished."""
    found = {
        "flag": bool(true.may_plant(side)),
        "bridge": bool(true.sites(side)),
        "paratrooper": true.can_lay(side) and bool(true.drops(side)),
        "tank": true.can_lay(side) and not true.drops(side),
    }
    names = {name for name, is_one in found.items() if is_one}
    return names if len(names) == 1 else set()


@slow
@settings(deadline=None, max_examples=times(20, 60), suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_is_chosen_the_reference_agrees(data: st.DataObject) -> None:
    """Hypothesis makes the choices, so that a failure comes with the shortest game it can find."""
    drawn = data.draw(st.integers(0, 200), label="field")
    board = random_field(Random(drawn)) if drawn else FIELD
    options = {name: data.draw(st.sampled_from("1234")) for name in ("members_a", "members_b")}
    game = new_game(board, dict(options))
    for _ in range(data.draw(st.integers(0, 40), label="actions")):
        if over(game.s, game.b):
            break
        seats = [seat for seat in seats_in(acting(game.s, game.b)) if seat < 2]
        seat = data.draw(st.sampled_from(seats), label="seat")
        actions = [a for a in legal_actions(game.s, game.b, seat) if a != LAST_RESORT]
        game.play(seat, data.draw(st.sampled_from(actions or [LAST_RESORT]), label="action"))
    require_same(game)
