"""Where pawns can go on a board, and the tables that the rules use.

Which board is a good one stands in `check.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.engine.declare import Tables
from ludotheque.kit import graph
from ludotheque.kit.tables import filled, filled_rows

from ..constants import AREA, AREAS, FAR, NOWHERE, NUMBERS, SQUARES
from .plan import DIRECTIONS, Kind, Plan


def steps(plan: Plan, square: int) -> list[int]:
    """The square next to this one in each of the eight directions, or NOWHERE (CE-1a)."""
    column, row = plan.squares[square].point
    return [plan.at.get((column + x, row + y), NOWHERE) for x, y in DIRECTIONS]


def neighbours(plan: Plan, square: int) -> list[int]:
    return [to for to in steps(plan, square) if to != NOWHERE]


def distances(
    plan: Plan, start: int, enters: Callable[[int], bool] = lambda square: True
) -> dict[int, int]:
    """The fewest steps to every square that can be reached, over squares that may be entered."""
    return graph.distances([start], lambda square: filter(enters, neighbours(plan, square)))


def ends(plan: Plan) -> list[int]:
    """In the order of the rules' `End`."""
    return [plan.tower, plan.ship]


def safe_areas(plan: Plan) -> list[list[int]]:
    """The squares of the safe area around each end (CE-4): what hangs together without numbers."""
    safe = set(plan.of_kind(Kind.SAFE))
    return [sorted(set(distances(plan, end, safe.__contains__)) - {end}) for end in ends(plan)]


def ways_out(plan: Plan, end: int) -> dict[int, int]:
    """How many steps lead off the safe squares, for a pawn that is bound for an end (CE-4a)."""
    safe = set(plan.of_kind(Kind.SAFE))
    starts = [end, *plan.of_kind(Kind.NUMBERED)]
    return graph.distances(starts, lambda square: safe.intersection(neighbours(plan, square)))


def ways_from(plan: Plan, square: int) -> list[int]:
    """The directions in which there is a square next to this one."""
    return [way for way, to in enumerate(steps(plan, square)) if to != NOWHERE]


def tables(plan: Plan) -> Tables:
    """The fields of `Board`."""
    count = len(plan.squares)
    areas = safe_areas(plan)
    area_of = {square: area for area in range(AREAS) for square in areas[area]}
    numbers = [plan.numbered[number] for number in sorted(plan.numbered)]
    number_of = {square: number for number, square in enumerate(numbers)}
    away = [distances(plan, end) for end in ends(plan)]
    ways = [ways_from(plan, square) for square in range(count)]
    by_way = SQUARES, len(DIRECTIONS), NOWHERE
    return {
        "squares": count,
        "numbers": len(numbers),
        "safes": len(area_of),
        "end": ends(plan),
        "step": filled_rows([steps(plan, square) for square in range(count)], *by_way),
        "neighbours": filled([len(found) for found in ways], SQUARES, 0),
        "near": filled_rows(
            [[steps(plan, at)[way] for way in ways[at]] for at in range(count)], *by_way
        ),
        "way": filled_rows(ways, *by_way),
        "number": filled(
            [number_of.get(square, NOWHERE) for square in range(count)], SQUARES, NOWHERE
        ),
        "square": filled(numbers, NUMBERS, NOWHERE),
        "area": filled([area_of.get(square, NOWHERE) for square in range(count)], SQUARES, NOWHERE),
        "safe": filled(area_of, AREAS * AREA, NOWHERE),
        "distance": [
            filled([found.get(square, FAR) for square in range(count)], SQUARES, FAR)
            for found in away
        ],
        "way_out": [
            filled([found.get(square, FAR) for square in range(count)], SQUARES, FAR)
            for found in (ways_out(plan, end) for end in ends(plan))
        ],
        "column": filled([square.column for square in plan.squares], SQUARES, NOWHERE),
        "row": filled([square.row for square in plan.squares], SQUARES, NOWHERE),
    }
