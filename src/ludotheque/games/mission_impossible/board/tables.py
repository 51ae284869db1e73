"""How far apart the squares of a board are, and the tables that the rules use.

Which board is a good one stands in `check.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import FARTHEST, NOWHERE, PLACES, SQUARES
from .plan import RED_HERRING, Plan

FAR = 99


def distances(plan: Plan, start: int) -> list[int]:
    """The fewest streets from one square to each."""
    found = {start: 0}
    waiting = [start]
    for square in waiting:
        for end in plan.links[square]:
            if end not in found:
                found[end] = found[square] + 1
                waiting.append(end)
    return [min(found.get(square, FAR), FAR) for square in range(len(plan.squares))]


def all_distances(plan: Plan) -> list[list[int]]:
    return [distances(plan, start) for start in range(len(plan.squares))]


def tables(plan: Plan) -> dict[str, object]:
    """Every table of `state.Board`, as lists of their full size."""
    apart = all_distances(plan)
    near = [sorted(range(len(row)), key=lambda end: (row[end], end)) for row in apart]
    within = [[sum(steps <= most for steps in row) - 1 for most in range(FARTHEST + 1)]
              for row in apart]  # fmt: skip
    return {
        "squares": len(plan.squares),
        "district": padded([square.district for square in plan.squares], NOWHERE),
        "place": padded(plan.place, NOWHERE),
        "coloured": [padded(squares, NOWHERE, PLACES) for squares in plan.coloured],
        "distance": square_table(apart, FAR),
        "near": square_table(near, NOWHERE),
        "within": [*within, *[[0] * (FARTHEST + 1)] * (SQUARES - len(within))],
        "fits": [
            [int(kind == RED_HERRING or kind in plan.cards[agent]) for kind in plan.kinds]
            for agent in plan.series
        ],
    }


def padded(row: Sequence[int], filler: int, length: int = SQUARES) -> list[int]:
    return [*row, *[filler] * (length - len(row))]


def square_table(rows: Sequence[Sequence[int]], filler: int) -> list[list[int]]:
    filled = [padded(row, filler) for row in rows]
    return [*filled, *[[filler] * SQUARES for _ in range(SQUARES - len(rows))]]
