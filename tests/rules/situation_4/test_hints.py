"""Hints tell the truth: each sentence where it is true, and not where it is false; and over random
games, every claim against a slow and obvious look at the board.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from shapely import Polygon, box

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import HintReason
from ludotheque.engine.seats import Seat
from ludotheque.games.situation_4 import hints, notation
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.board.worked_out import cut_of, map_of
from ludotheque.games.situation_4.constants import BRIDGE, DONE, DROP, FLAG, LAY, TANK_TO, Phase
from ludotheque.games.situation_4.rules import apply
from tests.tiers import slow, times

from .field import FIELD, GAME
from .positions import Game, copy_of, legal_actions, some_options, walk
from .reference import Facts
from .table import Table, play

WORDS = (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8")
CODES = set(re.findall(r"^hint-([\w-]+) =", WORDS, re.MULTILINE))


def reason_for(script: str, sentence: str) -> HintReason:
    """What is said for a move in a position."""
    table = play(script)
    seat, move = table.choice(sentence)
    plan = of_type(Plan, table.match.board.plan)
    action = notation.to_action(table.state, plan, seat, notation.read(move))
    return said_for(table, seat, action)


def said_for(table: Table, seat: Seat, action: int) -> HintReason:
    before, after = copy_of(table.state), copy_of(table.state)
    apply(after, table.b, seat, action)
    return hints.why(before, after, table.b, of_type(Plan, table.match.board.plan), seat, [action])


def among(first: str, last: str = "") -> dict[str, str | int]:
    """What is said of where a piece belongs: in an area, or between two."""
    return {"areas": 2 if last else 1, "area": first, "last": last or first}


Position = tuple[str, str]

# By sentence: a position and a move of which it is true, with its figures; and one of which it
# would be false, with the sentence that is said instead.
SENTENCES: dict[str, tuple[Position, dict[str, str | int], Position, str]] = {
    "lay": (
        ("A has e1 e2", "A lays e3"), {"piece": 11, **among("3", "4")},
        ("A has e1 e2; B has d3 f3 e4", "A lays e3"), "lay-last",
    ),
    "lay-last": (
        ("A has e1 e2; B has d3 f3 e4", "A lays e3"), {"piece": 11, **among("3", "4")},
        ("A has e1 e2", "A lays e3"), "lay",
    ),
    "complete": (
        ("A has c1 c2", "A lays d2"),
        {"piece": 16, **among("7"), "objective": "refinery-1", "points": 200},
        ("A has c1 d1", "A lays c2"), "build",
    ),
    "complete-base": (
        ("A has e1", "A lays f1"), {"piece": 24, **among("8")},
        ("B has e2; B has e1", "B lays f1"), "lay",
    ),
    "complete-area": (
        ("A has a1 b1 a2", "A lays b2"), {"piece": 14, "area": "5"},
        ("A has a1 a2; B has b1", "A lays b2"), "lay",
    ),
    "spoil": (
        ("B has c4 c3; A has e1 e2 e3", "A lays d3"),
        {"piece": 10, **among("3"), "objective": "refinery-2", "points": 200},
        ("B has c4; A has e1 e2 e3", "A lays d3"), "build",
    ),
    "build": (
        ("A has c1", "A lays c2"),
        {"piece": 15, **among("6"), "objective": "refinery-1", "points": 200},
        ("B has d2; A has c1", "A lays c2"), "spoil",
    ),
    "build-base": (
        ("A has d1", "A lays e1"), {"piece": 23, **among("7", "8")},
        ("A has d1; B has f1", "A lays e1"), "lay",
    ),
    "drop": (
        ("A has b1 c1; B has f4 e4", "A drops e4"), {"place": "e4", "count": 2},
        ("A has b1 c1 b2; B has a2 a1", "A drops a1"), "drop-idle",
    ),
    "drop-idle": (
        ("A has b1 c1 b2; B has a2 a1", "A drops a1"), {"place": "a1"},
        ("A has b1 c1; B has f4 e4", "A drops e4"), "drop",
    ),
    "tank": (
        ("A has e1 f1; B has f2", "A tanks e1"), {"place": "e1", "count": 2},
        ("A has e1 f1; B has f2", "A tanks f1"), "tank-idle",
    ),
    "tank-opens": (
        ("A has e1 f1; B has d2 d1; B parked on d2", "A tanks e1"), {"place": "e1", "count": 1},
        ("A has e1 f1; B has d2 d1", "A tanks e1"), "tank",
    ),
    "tank-idle": (
        ("A has e1 f1; B has f2", "A tanks f1"), {"place": "f1"},
        ("A has e1 f1; B has d1", "A tanks f1"), "tank",
    ),
    "flag": (
        ("A has a1", "A flags town-1"), {"objective": "town-1", "points": 100},
        ("B has a1 b1 a2", "A flags town-1"), "flag-forgotten",
    ),
    "flag-forgotten": (
        ("B has a1 b1 a2", "A flags town-1"), {"objective": "town-1", "points": 100},
        ("A has a1 b1 a2", "A flags town-1"), "flag",
    ),
    "bridge": (
        ("A has e1 e2", "A bridges 4"), {"site": "4", "points": 100},
        ("A has e1", "A lays e2"), "lay",
    ),
    "ready": (
        ("getting ready", "A is ready"), {},
        ("", "A is done"), "done-early",
    ),
    "done": (
        ("A has a1 b1 a2 c1 d1 e1 f1 c3; B has b2 c2 d2 e2 f2 a3 b3 d3 e3 f3 b4 c4 d4 e4 f4; "
         "A flags town-1; B flags town-2; B flags refinery-1", "A is done"), {},
        ("A has a1", "A is done"), "done-early",
    ),
    "done-early": (
        ("A has a1", "A is done"), {},
        ("A has a1 b1 a2 c1 d1 e1 f1 c3; B has b2 c2 d2 e2 f2 a3 b3 d3 e3 f3 b4 c4 d4 e4 f4; "
         "A flags town-1; B flags town-2; B flags refinery-1", "A is done"), "done",
    ),
}  # fmt: skip


def test_every_sentence_has_its_positions() -> None:
    assert set(SENTENCES) == CODES


@pytest.mark.parametrize("code", SENTENCES)
def test_a_sentence_is_said_where_it_is_true_and_not_where_it_is_false(code: str) -> None:
    true, values, false, instead = SENTENCES[code]
    assert reason_for(*true) == HintReason(code, values)
    assert reason_for(*false).code == instead


def test_filled_places_are_not_counted_among_those_that_a_tank_closes() -> None:
    said = reason_for("A has e1 f1 d1 c1; B has e2 d2", "A tanks e1")
    assert said == HintReason("tank-idle", {"place": "e1"})


def test_the_enemys_base_is_nobody_elses() -> None:
    for script, move in (("B has e2 e1", "B lays f1"), ("B has e2", "B lays e1")):
        assert "base" not in reason_for(script, move).code


@pytest.mark.parametrize("board", ["quick", "standard", "grand"])
def test_a_piece_is_said_to_belong_where_a_third_of_its_place_lies_and_nowhere_else(
    board: str,
) -> None:
    plan = of_type(Plan, GAME.laid_out(board).plan)
    width, height = plan.width / plan.columns, plan.height / plan.rows
    for place in range(plan.places):
        row, column = divmod(place, plan.columns)
        cell = box(column * width, row * height, (column + 1) * width, (row + 1) * height)
        expected = []
        for number, area in enumerate(plan.areas):
            shared = cell.intersection(box(area.left, area.top, area.right, area.bottom))
            left, top, right, bottom = shared.bounds if shared.area else (0, 0, 0, 0)
            if right - left > 0.33 * width and bottom - top > 0.33 * height:
                expected.append(number)
        assert list(plan.areas_around(place)) == expected, plan.place_names[place]


# ---------------------------------------------------------------- over random games


class Claims:
    """What a sentence claims, looked up in the facts before and after the move."""

    def __init__(self, before: Facts, after: Facts, seat: int) -> None:
        self.before, self.after, self.seat, self.other = before, after, seat, 1 - seat
        self.plan, self.touching = before.plan, map_of(before.plan).touching

    def hold(self, said: HintReason, what: int) -> bool:
        check: Callable[[dict[str, Any], int], bool] = getattr(self, said.code.replace("-", "_"))
        return check(dict(said.values), what)

    def missing(self, zone: Sequence[int]) -> set[int]:
        return set(zone) - self.before.pieces(self.seat)

    def enemies_on(self, zone: Sequence[int]) -> set[int]:
        return set(zone) & self.before.pieces(self.other)

    def objective(self, values: dict[str, Any]) -> tuple[int, ...]:
        number = self.plan.objective_index[values["objective"]]
        assert values["points"] == self.plan.objectives[number].value
        return self.touching.objectives[number]

    def bases(self) -> tuple[tuple[int, ...], ...]:
        return self.touching.paratroop_bases[self.seat], self.touching.tank_bases[self.seat]

    def belongs(self, values: dict[str, Any], place: int) -> bool:
        """Within the frame that the first and the last area make lies most of the place."""
        first, last = (
            self.plan.areas[self.plan.area_names.index(values[key])] for key in ("area", "last")
        )
        frame = box(first.left, first.top, last.right, last.bottom)
        drawn = Polygon(cut_of(self.plan).rings[place])
        return bool(drawn.intersection(frame).area > drawn.area / 2)

    def opened(self) -> int:
        return len(self.after.open_places(self.seat) - self.before.open_places(self.seat))

    def closed(self) -> int:
        return sum(
            self.after.is_closed(self.other, place) and not self.before.is_closed(self.other, place)
            for place in self.after.empty()
        )

    # ------------------------------------------------------------ pieces

    def lay(self, values: dict[str, Any], place: int) -> bool:
        open_places = self.after.open_places(self.seat)
        return self.belongs(values, place) and bool(self.after.around(place) & open_places)

    def lay_last(self, values: dict[str, Any], place: int) -> bool:
        return self.belongs(values, place)

    def complete(self, values: dict[str, Any], place: int) -> bool:
        alone = self.missing(self.objective(values)) == {place}
        return alone and self.belongs(values, place)

    def complete_base(self, values: dict[str, Any], place: int) -> bool:
        brings = self.after.received(self.seat) != self.before.received(self.seat)
        return brings and self.belongs(values, place)

    def complete_area(self, values: dict[str, Any], place: int) -> bool:
        area = self.touching.areas[self.plan.area_names.index(values["area"])]
        return self.missing(area) == {place}

    def spoil(self, values: dict[str, Any], place: int) -> bool:
        zone = self.objective(values)
        begun = bool(self.enemies_on(zone)) and not set(zone) & self.before.pieces(self.seat)
        return begun and place in zone and self.belongs(values, place)

    def build(self, values: dict[str, Any], place: int) -> bool:
        zone = self.objective(values)
        return place in zone and not self.enemies_on(zone) and self.belongs(values, place)

    def build_base(self, values: dict[str, Any], place: int) -> bool:
        mine = [zone for zone in self.bases() if place in zone and not self.enemies_on(zone)]
        return bool(mine) and self.belongs(values, place)

    # ------------------------------------------------------------ units, flags, bridges

    def drop(self, values: dict[str, Any], place: int) -> bool:
        return bool(values["count"] == self.opened() > 0)

    def drop_idle(self, values: dict[str, Any], place: int) -> bool:
        return self.opened() == 0

    def tank(self, values: dict[str, Any], place: int) -> bool:
        return bool(values["count"] == self.closed() > 0)

    def tank_opens(self, values: dict[str, Any], place: int) -> bool:
        return bool(values["count"] == self.opened() > 0)

    def tank_idle(self, values: dict[str, Any], place: int) -> bool:
        return self.closed() == self.opened() == 0

    def flag(self, values: dict[str, Any], objective: int) -> bool:
        return self.objective(values) != () and self.before.completed(objective) == self.seat

    def flag_forgotten(self, values: dict[str, Any], objective: int) -> bool:
        late = self.before.completed(objective) == self.other
        may = objective in self.before.may_plant(self.seat)
        return self.objective(values) != () and late and may

    def bridge(self, values: dict[str, Any], site: int) -> bool:
        mine = set(self.touching.dots[site]) <= self.before.pieces(self.seat)
        return values["points"] == 100 and mine

    def done(self, values: dict[str, Any], _: int) -> bool:
        """Whatever both sides lay from now on, nothing more can come to this one."""
        zones = (*self.touching.areas, *self.touching.objectives)
        lost = all(not self.missing(zone) or self.enemies_on(zone) for zone in zones)
        sites = [s for s in range(len(self.touching.dots)) if s not in self.before.bridges]
        barred = all(self.enemies_on(self.touching.dots[site]) for site in sites)
        spent = list(self.before.bridges.values()).count(self.seat) == 2
        return lost and (barred or spent) and not self.before.may_plant(self.seat)

    def done_early(self, values: dict[str, Any], _: int) -> bool:
        return True  # that one may say so, and take it back, is always so


def after_action(game: Game, seat: int, action: int) -> Game:
    laid = list(game.laid[0]), list(game.laid[1])
    copied = Game(copy_of(game.s), game.board, laid)
    copied.play(seat, action)
    return copied


def what_of(action: int) -> int:
    """The place, the objective or the site of an action."""
    return action - max(each for each in (LAY, DROP, TANK_TO, FLAG, BRIDGE, DONE) if each <= action)


def untrue(seed: int) -> tuple[list[str], set[str], int]:
    """Of all that could be hinted in a random game: what is not so, what was said, how much."""
    rng = Random(seed)
    false, codes, count = [], set(), 0
    board = GAME.laid_out("quick") if seed % 6 == 5 else FIELD
    for game in walk(rng, board, some_options(rng)):
        seat = rng.randrange(2)
        actions = legal_actions(game.s, game.b, seat) if game.s.phase == Phase.PLAY else []
        for action in one_of_each_kind(rng, actions):
            after = after_action(game, seat, action)
            said = hints.why(
                game.s, after.s, game.b, of_type(Plan, board.plan), Seat(seat), [action]
            )
            codes.add(said.code)
            count += 1
            if not Claims(game.facts(), after.facts(), seat).hold(said, what_of(action)):
                false.append(f"{seed} {Seat(seat).word} {action} {said}")
    return false, codes, count


def one_of_each_kind(rng: Random, actions: Sequence[int]) -> list[int]:
    kinds: dict[int, list[int]] = {}
    for action in actions:
        kinds.setdefault(action - what_of(action), []).append(action)
    return [rng.choice(alike) for alike in kinds.values()]


@slow
def test_over_random_games_every_claim_is_so() -> None:
    said: set[str] = set()
    for seed in range(times(8, 100)):
        false, codes, _ = untrue(seed)
        assert false == []
        said |= codes
    assert said >= CODES - {"ready", "done"}
