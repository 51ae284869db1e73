"""A board file draws the track: a line of squares, each a dot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.engine.errors import BoardError, Problem

SHORTEST, LONGEST = 5, 1000


@dataclass(frozen=True)
class Plan:
    """What a board file says."""

    squares: int


def read(text: str) -> Plan:
    drawn = "".join(text.split())
    if set(drawn) != {"."}:
        raise BoardError(Problem("no-track", {}, "skeleton"))
    return Plan(len(drawn))


def check(plan: Plan) -> list[Problem]:
    if SHORTEST <= plan.squares <= LONGEST:
        return []
    values = {"squares": plan.squares, "least": SHORTEST, "most": LONGEST}
    return [Problem("wrong-length", values, "skeleton")]


def tables(plan: Plan) -> Mapping[str, int]:
    """The fields of `Board`."""
    return {"last": plan.squares - 1}
