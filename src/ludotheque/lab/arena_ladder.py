"""The ladder of a game's levels: each against the one below it, and the best against `greedy`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypedDict

from .arena_report import ArenaReport, Range
from .contest import Contest

BOTTOM = "random"
YARDSTICK = "greedy"


def rungs(contest: Contest, levels: Sequence[str]) -> Iterator[Contest]:
    """A contest for each rung, from the lowest on; the stronger bot comes first."""
    climbing = (BOTTOM, *levels)
    pairs = [(above, below) for below, above in zip(climbing, levels, strict=False)]
    for pair in (*pairs, (levels[-1], YARDSTICK)):
        yield replace(contest, bots=pair)


class Rung(TypedDict):
    """One line of the ladder's table."""

    bot: str
    other: str
    share: Range
    games: int
    mean_steps: float
    milliseconds_a_move: float


def rung(report: ArenaReport) -> Rung:
    stronger, weaker = report["figures"]["bots"]
    return {
        "bot": stronger["bot"],
        "other": weaker["bot"],
        "share": stronger["share"],
        "games": report["figures"]["games"],
        "mean_steps": report["figures"]["mean_steps"],
        "milliseconds_a_move": stronger.get("milliseconds_a_move", 0),
    }
