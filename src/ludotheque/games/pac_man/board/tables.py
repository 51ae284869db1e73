"""Where pieces can go on a board, and the tables that the rules use.

Which board is a good one stands in `check.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from ludotheque.engine.declare import Tables
from ludotheque.kit import graph
from ludotheque.kit.tables import filled, filled_rows

from ..constants import DEGREE, FAR, NOWHERE, SPACES, Marble, Mover
from .plan import Kind, Links, Plan, Space


def pacman_links(plan: Plan) -> Links:
    """Tracks and doors, but never the centre (PM-2, PM-9)."""
    return sorted_links(plan, [*tracks(plan, {plan.centre}), *through_doors(plan)])


def ghost_links(plan: Plan, doors: bool) -> Links:
    """Tracks, and doors where they are open; no homes, and the centre just to leave it (PM-15)."""
    arcs = list(tracks(plan, {plan.centre, *plan.homes}))
    arcs += [(plan.centre, hole) for hole in exits(plan)]
    if doors:
        arcs += through_doors(plan)
    return sorted_links(plan, arcs)


def tracks(plan: Plan, closed: set[int]) -> Iterator[tuple[int, int]]:
    """Both ways along every track that touches none of the closed spaces."""
    for link in plan.links:
        if link.a not in closed and link.b not in closed:
            yield link.a, link.b
            yield link.b, link.a


def through_doors(plan: Plan) -> Iterator[tuple[int, int]]:
    """A door's hole is next to the hole of every other door (PM-9)."""
    for a, b in combinations(plan.door_holes, 2):
        yield a, b
        yield b, a


def exits(plan: Plan) -> list[int]:
    """The holes where the ghosts come out."""
    ends = ({link.a, link.b} for link in plan.links)
    return [
        space for pair in ends if plan.centre in pair for space in pair - {plan.centre, *plan.homes}
    ]


def sorted_links(plan: Plan, arcs: Iterable[tuple[int, int]]) -> Links:
    links: list[set[int]] = [set() for _ in plan.spaces]
    for start, end in arcs:
        links[start].add(end)
    return [sorted(ends) for ends in links]


def reached(links: Links, start: int, closed: Iterable[int] = ()) -> set[int]:
    """Every space to be reached from one of them when some are taken away."""
    barred = set(closed)
    return set(graph.distances([start], lambda space: set(links[space]) - barred))


def tables(plan: Plan) -> Tables:
    """Every table of `state.Board`, as lists of their full size."""
    links = mover_links(plan)
    return {
        "spaces": len(plan.spaces),
        "centre": plan.centre,
        "home": list(plan.homes),
        "marble": filled([marble_in(space) for space in plan.spaces], SPACES, Marble.NONE.value),
        "home_on": filled([space.home for space in plan.spaces], SPACES, NOWHERE),
        "links": [filled_rows(ends, SPACES, DEGREE, NOWHERE) for ends in links],
        "distance": distance_table(links[Mover.PACMAN]),
        "ghost_distance": [distance_table(ends) for ends in links[Mover.GHOST :]],
    }


def marble_in(space: Space) -> int:
    marbles = {Kind.HOLE: Marble.WHITE, Kind.RINGED: Marble.YELLOW}
    return marbles.get(space.kind, Marble.NONE).value


def mover_links(plan: Plan) -> list[Links]:
    """Where each kind of mover can go, in the order of `Mover`."""
    return [pacman_links(plan), ghost_links(plan, doors=False), ghost_links(plan, doors=True)]


def distance_table(links: Links) -> list[list[int]]:
    rows = [distances_from(links, start) for start in range(len(links))]
    return filled_rows(rows, SPACES, SPACES, FAR)


def distances_from(links: Links, start: int) -> list[int]:
    found = graph.distances([start], links.__getitem__)
    return [min(found.get(space, FAR), FAR) for space in range(len(links))]
