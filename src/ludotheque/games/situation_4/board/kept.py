"""What was worked out once for the boards that come with the game, so that they open at once.

Beside `boards/standard.txt` lies `boards/standard.json.gz`: how its map is cut, which pieces touch
what, and all paths. Nothing in it cannot be worked out again, and a test does so; a board that
somebody has edited is worked out when it is read. After a change to a board, or to how boards are
worked out, `python -m ludotheque.games.situation_4.mapmaking` writes these files anew.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import asdict
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TypedDict, TypeVar

from .map import Cutting, Map, Pair, Printed, Touching
from .plan import Plan

T = TypeVar("T")
Lists = int | str | list["Lists"]  # as JSON has them
Tuples = int | str | tuple["Tuples", ...]  # the same as a `Map` has them
BOARDS = Path(__file__).parents[1] / "boards"


class Kept(TypedDict):
    """What a file holds; of `Cutting` each number of tries, with what was tried before it."""

    board: str  # the digest of the board's text
    grid: list[int]
    knots: list[list[int]]
    cuts: list[list[int]]
    waves: int
    touching: dict[str, Lists]  # the fields of `Touching`
    printed: dict[str, Lists]  # and of `Printed`


@lru_cache(maxsize=8)
def kept(text: str) -> Map | None:
    """What is kept for a board with exactly this text, if it is one of the game's own."""
    for file in sorted(BOARDS.glob("*.json.gz")):
        found = read_plain(file)
        if found["board"] == digest(text):
            return from_plain(found)
    return None


@lru_cache(maxsize=1)
def cuttings() -> dict[tuple[int, ...], Cutting]:
    """Cuts that were found before, for boards of the same size and seed: good to begin with."""
    found = (read_plain(file) for file in sorted(BOARDS.glob("*.json.gz")))
    return {tuple(each["grid"]): from_plain(each).cutting for each in found}


def grid_of(plan: Plan) -> list[int]:
    half = plan.half
    return [half.columns, half.rows, half.piece_columns, half.piece_rows, half.seed]


def read_plain(file: Path) -> Kept:
    plain: Kept = json.loads(gzip.decompress(file.read_bytes()))
    return plain


def digest(text: str) -> str:
    return sha256(text.encode("utf-8", "replace")).hexdigest()


# ---------------------------------------------------------------- as plain values


def to_plain(text: str, grid: list[int], found: Map) -> Kept:
    return {
        "board": digest(text),
        "grid": grid,
        "knots": [[*key, tries] for key, tries in sorted(found.cutting.knots.items())],
        "cuts": [[*key, tries] for key, tries in sorted(found.cutting.cuts.items())],
        "waves": found.cutting.waves,
        "touching": asdict(found.touching),
        "printed": asdict(found.printed),
    }


def from_plain(found: Kept) -> Map:
    return Map(
        Cutting(tries(found["knots"]), tries(found["cuts"]), found["waves"]),
        of_fields(Touching, found["touching"]),
        of_fields(Printed, found["printed"]),
    )


def of_fields(kind: type[T], found: dict[str, Lists]) -> T:
    return kind(**{name: tupled(value) for name, value in found.items()})


def tries(rows: list[list[int]]) -> dict[Pair, int]:
    return {(first, second): count for first, second, count in rows}


def tupled(value: Lists) -> Tuples:
    return tuple(tupled(each) for each in value) if isinstance(value, list) else value
