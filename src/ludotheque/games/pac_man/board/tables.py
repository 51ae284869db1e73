"""Where pieces can go on a board, and the tables that the rules use.

Which board is a good one stands in `check.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from ..rules import DEGREE, FAR, NOWHERE, SPACES, Marble, Mover
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
    found = {start}
    waiting = [start]
    barred = set(closed)
    while waiting:
        for end in links[waiting.pop()]:
            if end not in found and end not in barred:
                found.add(end)
                waiting.append(end)
    return found


def tables(plan: Plan) -> dict[str, object]:
    """Every table of `state.Board`, as lists of their full size."""
    links = mover_links(plan)
    return {
        "spaces": len(plan.spaces),
        "centre": plan.centre,
        "home": list(plan.homes),
        "marble": padded([marble_in(space) for space in plan.spaces], Marble.NONE.value),
        "home_on": padded([space.home for space in plan.spaces], NOWHERE),
        "links": [links_table(ends) for ends in links],
        "distance": distance_table(links[Mover.PACMAN]),
        "ghost_distance": [distance_table(ends) for ends in links[Mover.GHOST :]],
    }


def padded(row: Sequence[int], filler: int, length: int = SPACES) -> list[int]:
    return [*row, *[filler] * (length - len(row))]


def marble_in(space: Space) -> int:
    marbles = {Kind.HOLE: Marble.WHITE, Kind.RINGED: Marble.YELLOW}
    return marbles.get(space.kind, Marble.NONE).value


def mover_links(plan: Plan) -> list[Links]:
    """Where each kind of mover can go, in the order of `Mover`."""
    return [pacman_links(plan), ghost_links(plan, doors=False), ghost_links(plan, doors=True)]


def links_table(links: Links) -> list[list[int]]:
    filled = [padded(ends, NOWHERE, DEGREE) for ends in links]
    return filled + [[NOWHERE] * DEGREE for _ in range(SPACES - len(links))]


def distance_table(links: Links) -> list[list[int]]:
    filled = [padded(distances_from(links, start), FAR) for start in range(len(links))]
    return filled + [[FAR] * SPACES for _ in range(SPACES - len(links))]


def distances_from(links: Links, start: int) -> list[int]:
    distance = [FAR] * len(links)
    distance[start] = 0
    waiting = [start]
    for space in waiting:
        for end in links[space]:
            if distance[end] == FAR:
                distance[end] = min(distance[space] + 1, FAR)
                waiting.append(end)
    return distance
