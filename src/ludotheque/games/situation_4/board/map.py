"""What is worked out for a board: how its map is cut, which pieces touch what, what is printed.

These are results only. For the boards that come with the game they are read from a file
(`kept.py`), for any other they come from `mapmaking/`; `worked_out.py` chooses between the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

# Every layer in the order of printing. Lines are named as such, everything else is filled.
LAYERS = (
    "height", "wheat", "crop", "plough", "orchard", "wood", "shade", "light", "furrow", "stream",
    "water", "wave", "shore", "street", "track", "sleeper", "zone", "runway", "basin", "works",
    "building", "roof", "barge", "pipe", "siding", "mark", "tuft", "tree-shadow", "tree", "bush",
    "peak", "church", "zone-edge", "grid", "base", "base-border", "hatch", "emblem", "plate",
    "value", "base-line", "red-edge", "dot",
)  # fmt: skip
LINES = frozenset(
    {
        "furrow", "stream", "wave", "shore", "street", "track", "sleeper", "pipe",
        "siding", "mark", "tuft", "hatch", "zone-edge", "grid", "red-edge",
    }
)  # fmt: skip
TERRAINS = (
    "water", "wood", "wheat", "crop", "plough", "orchard", "height", "street", "track", "building",
)  # fmt: skip

Pair = tuple[int, int]  # the two places beside a cut, or the row and the column of a knot
Tries = Mapping[Pair, int]
Paths = tuple[tuple[str, str], ...]  # a kind of layer, and its path


@dataclass(frozen=True)
class Cutting:
    """How often each knot and each cut has been drawn anew; those not named, never."""

    knots: Tries = field(default_factory=dict)
    cuts: Tries = field(default_factory=dict)
    waves: int = 0  # how often the waves of the whole grid have been


@dataclass(frozen=True)
class Touching:
    """For each zone the places that touch it, in order; for each place, what lies around it."""

    neighbours: tuple[tuple[int, ...], ...]
    # For each neighbour of a place, in the same order: whether they meet on dry land, on
    # the southern bank and on the northern.
    dry: tuple[tuple[tuple[bool, bool], ...], ...]
    banks: tuple[tuple[int, ...], ...]  # those that a place has land on: SOUTH, NORTH or both
    base_lines: tuple[tuple[int, ...], tuple[int, ...]]  # each side's
    areas: tuple[tuple[int, ...], ...]
    objectives: tuple[tuple[int, ...], ...]
    paratroop_bases: tuple[tuple[int, ...], ...]
    tank_bases: tuple[tuple[int, ...], ...]
    dots: tuple[tuple[int, int], ...]  # the place under either dot of a bridge site


@dataclass(frozen=True)
class Printed:
    """The layers of the board; for each piece its own, and what is seen on it in words."""

    board: Paths
    pieces: tuple[Paths, ...]
    terrains: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Map:
    """Everything about a board that takes time to work out."""

    cutting: Cutting
    touching: Touching
    printed: Printed
