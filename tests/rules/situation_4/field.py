"""A training ground for the tests: 24 places in a grid, whose geometry is told and not drawn.

   a  b  c  d  e  f        The river comes in through row 3, which has both banks as far as c3,
4  t  t  .  p  p  .        and goes on from d2 through row 2. The first row is side A's base
3  ~  ~  ~  .  .  .        line, the fourth side B's. Places interlock with those beside, above
2  .  .  .  ~  ~  ~        and below them. p and t are the bases of paratroops and of tanks.
1  .  p  p  .  t  t
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import ludotheque
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.game import LaidOut
from ludotheque.games.situation_4.board.map import Cutting, Map, Printed, Touching
from ludotheque.games.situation_4.board.plan import Plan
from tests.kit import states

GAME = ludotheque.game("situation-4")
COLUMNS, ROWS = 6, 4
DESCRIPTION = """
name: The training ground
areas: 4 x 2
pieces: 6 x 4
seed: 7
river: 0 80, 100 80, 200 100
width: 8
bridges: 100, 180
paratroops: 80 160 40 20
tanks: 290 165 40 20
town 100: 20 165 20 20
refinery 200: 150 120 60 10
fort 150: 220 120 20 40
"""
AREAS = (
    "a4 b4 a3 b3", "b4 c4 b3 c3", "d4 e4 d3 e3", "e4 f4 e3 f3",
    "a2 b2 a1 b1", "b2 c2 b1 c1", "d2 e2 d1 e1", "e2 f2 e1 f1",
)  # fmt: skip
OBJECTIVES = ("a1", "c2 d2", "d1 d2", "c3 c4", "c3 d3", "f4")
PARATROOPS = ("b1 c1", "d4 e4")
TANKS = ("e1 f1", "a4 b4")
DOTS = ("b3 b3", "c2 c3", "d2 d3", "e2 e2")
BOTH_BANKS = "a3 b3 c3 d2 e2 f2"
NORTH = "a4 b4 c4 d4 e4 f4 d3 e3 f3"


def field() -> LaidOut:
    """The training ground as it is drawn above."""
    plan = described()
    both, north = numbers(plan, BOTH_BANKS), numbers(plan, NORTH)
    banks = tuple(
        (0, 1) if place in both else (1,) if place in north else (0,)
        for place in range(plan.places)
    )
    return laid_out(plan, grid(plan, banks, zones(plan)))


def described() -> Plan:
    return of_type(Plan, GAME.board.read(DESCRIPTION))


def numbers(plan: Plan, names: str) -> tuple[int, ...]:
    return tuple(sorted(plan.index[name] for name in names.split()))


def zones(plan: Plan) -> dict[str, tuple[tuple[int, ...], ...]]:
    """Every kind of zone, with the places that touch each."""

    def of(texts: Iterable[str]) -> tuple[tuple[int, ...], ...]:
        return tuple(numbers(plan, text) for text in texts)

    return {
        "areas": of(AREAS),
        "objectives": of(OBJECTIVES),
        "paratroop_bases": of(PARATROOPS),
        "tank_bases": of(TANKS),
    }


def grid(
    plan: Plan,
    banks: tuple[tuple[int, ...], ...],
    of_zones: dict[str, tuple[tuple[int, ...], ...]],
) -> Touching:
    """Two places that interlock meet on dry land on every bank that both have."""
    neighbours = tuple(beside(place) for place in range(plan.places))
    south, north = (
        tuple(range(plan.places - COLUMNS, plan.places)),
        tuple(range(COLUMNS)),
    )
    return Touching(
        neighbours=neighbours,
        dry=tuple(
            tuple(
                (0 in banks[place] and 0 in banks[near], 1 in banks[place] and 1 in banks[near])
                for near in near_by
            )
            for place, near_by in enumerate(neighbours)
        ),
        banks=banks,
        base_lines=(south, north),
        dots=tuple(dot_pair(plan, pair) for pair in DOTS),
        **of_zones,
    )


def dot_pair(plan: Plan, pair: str) -> tuple[int, int]:
    south, north = pair.split()
    return plan.index[south], plan.index[north]


def beside(place: int) -> tuple[int, ...]:
    row, column = divmod(place, COLUMNS)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(COLUMNS * y + x for y, x in around if y in range(ROWS) and x in range(COLUMNS))


def laid_out(plan: Plan, touching: Touching) -> LaidOut:
    """A plan whose geometry is given instead of worked out."""
    plan = replace(plan, map=Map(Cutting(), touching, Printed((), (), ())))
    return states.laid_out_unchecked(GAME, "", DESCRIPTION, plan)


FIELD = field()


def random_field(rng: Random) -> LaidOut:
    """Another river and other zones on the same grid: nothing has to be symmetrical."""
    plan = described()
    banks = tuple(rng.choice([(0,), (1,), (0, 1)]) for _ in range(plan.places))
    of_zones = {
        kind: tuple(some_places(rng, plan) for _ in group) for kind, group in zones(plan).items()
    }
    return laid_out(plan, grid(plan, banks, of_zones))


def some_places(rng: Random, plan: Plan) -> tuple[int, ...]:
    """A few places in a clump, as geometry would have it."""
    found = {rng.randrange(plan.places)}
    for _ in range(rng.randrange(4)):
        found.add(rng.choice(beside(rng.choice(sorted(found)))))
    return tuple(sorted(found))
