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

BOARDS = Path(__file__).parents[1] / "boards"
T = TypeVar("T")


class KeptTouching(TypedDict):
    neighbours: list[list[int]]
    dry: list[list[list[bool]]]
    banks: list[list[int]]
    base_lines: list[list[int]]
    areas: list[list[int]]
    objectives: list[list[int]]
    paratroop_bases: list[list[int]]
    tank_bases: list[list[int]]
    dots: list[list[int]]


class KeptPrinted(TypedDict):
    board: list[list[str]]
    pieces: list[list[list[str]]]
    terrains: list[list[str]]


class Kept(TypedDict):
    """What a file holds: a `Map`, with lists where that has tuples, and what it was made from."""

    board: str  # the digest of its text
    grid: list[int]
    knots: list[list[int]]
    cuts: list[list[int]]
    waves: int
    touching: KeptTouching
    printed: KeptPrinted


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


# ---------------------------------------------------------------- as JSON


def to_json(text: str, grid: list[int], found: Map) -> str:
    plain = {
        "board": digest(text),
        "grid": grid,
        "knots": [[*key, tries] for key, tries in sorted(found.cutting.knots.items())],
        "cuts": [[*key, tries] for key, tries in sorted(found.cutting.cuts.items())],
        "waves": found.cutting.waves,
        "touching": asdict(found.touching),
        "printed": asdict(found.printed),
    }
    return json.dumps(plain, separators=(",", ":"))


def from_plain(found: Kept) -> Map:
    cutting = Cutting(tries(found["knots"]), tries(found["cuts"]), found["waves"])
    return Map(cutting, touching_of(found["touching"]), printed_of(found["printed"]))


def tries(rows: list[list[int]]) -> dict[Pair, int]:
    return {(first, second): count for first, second, count in rows}


def touching_of(found: KeptTouching) -> Touching:
    south, north = found["base_lines"]
    return Touching(
        neighbours=tuples(found["neighbours"]),
        dry=tuple(pairs(meetings) for meetings in found["dry"]),
        banks=tuples(found["banks"]),
        base_lines=(tuple(south), tuple(north)),
        areas=tuples(found["areas"]),
        objectives=tuples(found["objectives"]),
        paratroop_bases=tuples(found["paratroop_bases"]),
        tank_bases=tuples(found["tank_bases"]),
        dots=pairs(found["dots"]),
    )


def printed_of(found: KeptPrinted) -> Printed:
    return Printed(
        board=pairs(found["board"]),
        pieces=tuple(pairs(layers) for layers in found["pieces"]),
        terrains=tuples(found["terrains"]),
    )


def tuples(rows: list[list[T]]) -> tuple[tuple[T, ...], ...]:
    return tuple(tuple(row) for row in rows)


def pairs(rows: list[list[T]]) -> tuple[tuple[T, T], ...]:
    return tuple((first, second) for first, second in rows)
