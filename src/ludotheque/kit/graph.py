"""Distances between places, counted in steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def distances(starts: Iterable[int], near: Callable[[int], Iterable[int]]) -> dict[int, int]:
    """The fewest steps from the nearest of some places to each that can be reached."""
    found = dict.fromkeys(starts, 0)
    waiting = list(found)
    for place in waiting:
        for other in near(place):
            if other not in found:
                found[other] = found[place] + 1
                waiting.append(other)
    return found
