"""How far apart the squares of a board are, and the tables that the rules use.

Which board is a good one stands in `check.py`.
"""

from __future__ import annotations

from ludotheque.engine.declare import Tables
from ludotheque.kit import graph
from ludotheque.kit.tables import filled, filled_rows

from ..constants import FARTHEST, NOWHERE, PLACES, SQUARES
from .plan import RED_HERRING, Plan

FAR = 99


def distances(plan: Plan, start: int) -> list[int]:
    """The fewest streets from one square to each."""
    found = graph.distances([start], plan.links.__getitem__)
    return [min(found.get(square, FAR), FAR) for square in range(len(plan.squares))]


def all_distances(plan: Plan) -> list[list[int]]:
    return [distances(plan, start) for start in range(len(plan.squares))]


def tables(plan: Plan) -> Tables:
    """Every table of `state.Board`, as lists of their full size."""
    apart = all_distances(plan)
    near = [sorted(range(len(row)), key=lambda end: (row[end], end)) for row in apart]
    within = [[sum(steps <= most for steps in row) - 1 for most in range(FARTHEST + 1)]
              for row in apart]  # fmt: skip
    return {
        "squares": len(plan.squares),
        "district": filled([square.district for square in plan.squares], SQUARES, NOWHERE),
        "place": filled(plan.place, SQUARES, NOWHERE),
        "coloured": [filled(squares, PLACES, NOWHERE) for squares in plan.coloured],
        "distance": filled_rows(apart, SQUARES, SQUARES, FAR),
        "near": filled_rows(near, SQUARES, SQUARES, NOWHERE),
        "within": filled_rows(within, SQUARES, FARTHEST + 1, 0),
        "fits": [
            [int(kind == RED_HERRING or kind in plan.cards[agent]) for kind in plan.kinds]
            for agent in plan.series
        ],
    }
