"""The ladder of a game's levels: each against the one below it, and the best against `greedy`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from .contest import Contest

BOTTOM = "random"
YARDSTICK = "greedy"


def rungs(contest: Contest, levels: Sequence[str]) -> Iterator[Contest]:
    """A contest for each rung, from the lowest on; the stronger bot comes first."""
    climbing = (BOTTOM, *levels)
    pairs = [(above, below) for below, above in zip(climbing, levels, strict=False)]
    for pair in (*pairs, (levels[-1], YARDSTICK)):
        yield replace(contest, bots=pair)


def rung(report: Mapping[str, Any]) -> dict[str, Any]:
    """One line of the ladder's table."""
    stronger, weaker = report["figures"]["bots"]
    return {
        "bot": stronger["bot"],
        "other": weaker["bot"],
        "share": stronger["share"],
        "games": report["figures"]["games"],
        "mean_steps": report["figures"]["mean_steps"],
        "milliseconds_a_move": stronger.get("milliseconds_a_move", 0),
    }
