"""How a board file is read.

A board file is a text that a person can edit, a fact a line. Lines that begin with `#` are
comments. Lengths are in hundredths of an area's side, places are counted from the north-western
corner: east first, then south. Only side A's half is described, south of the river; a half turn
around the middle of the board gives side B's.

    name: The upper valley
    areas: 8 x 4                 square areas, from west to east and from north to south
    pieces: 14 x 6               of either puzzle, likewise; both even
    seed: 1969                   another seed is another cut, and another countryside
    river: 0 210, 150 180, 400 200       its course, from the west to the middle of the board
    width: 14                    of the river
    bridges: 60, 250             how far east it can be bridged, west of the middle
    paratroops: 60 320 110 60    a base: left, top, width, height
    tanks: 600 320 110 60
    railway: 0 330, 400 310, 800 320     its course, if there is one
    town 150: 300 300 70 50      an objective: what it is and what it is worth
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ludotheque.engine.errors import BoardError
from ludotheque.kit.grid import MOST_LETTERS, Point

from .kept import kept
from .plan import FINE, KINDS, Description, Plan, Rectangle, problem

HEADINGS = (
    "name", "areas", "pieces", "seed", "river", "width", "bridges", "paratroops", "tanks",
)  # fmt: skip
OPTIONAL = ("railway",)


@dataclass(frozen=True)
class Fact:
    """One line of a board file: what it speaks of, what it says, and its number there."""

    line: int
    heading: str
    value: str

    def error(self, code: str = "board-fact-unreadable") -> BoardError:
        return BoardError(problem(code, line=self.line, heading=self.heading))


def read(text: str) -> Plan:
    """The board that a file describes. Raises `BoardError` where it cannot be made out."""
    facts = read_facts(text)
    known = {fact.heading: fact for fact in facts if fact.heading in (*HEADINGS, *OPTIONAL)}
    for heading in HEADINGS:
        if heading not in known or not known[heading].value:
            raise BoardError(problem("board-heading-missing", heading=heading))
    columns, rows = read_size(known["areas"])
    piece_columns, piece_rows = read_size(known["pieces"])
    half = Description(
        columns=columns,
        rows=rows,
        piece_columns=piece_columns,
        piece_rows=piece_rows,
        seed=read_number(known["seed"]),
        course=read_points(known["river"]),
        river_width=FINE * read_number(known["width"]),
        crossings=read_crossings(known["bridges"]),
        paratroops=read_zone(known["paratroops"]),
        tanks=read_zone(known["tanks"]),
        objectives=tuple(read_objective(fact) for fact in facts if fact.heading not in known),
        railway=read_points(known["railway"]) if "railway" in known else (),
    )
    return Plan(known["name"].value, text, half, kept(text))


def read_facts(text: str) -> list[Fact]:
    facts: list[Fact] = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        heading, colon, value = (part.strip() for part in line.partition(":"))
        fact = Fact(number, " ".join(heading.split()), value)
        if not colon or fact.heading.split(" ")[0] not in (*HEADINGS, *OPTIONAL, *KINDS):
            raise BoardError(problem("board-heading-unknown", line=number))
        if fact.heading in (*HEADINGS, *OPTIONAL) and any(
            fact.heading == each.heading for each in facts
        ):
            raise fact.error("board-heading-twice")
        facts.append(fact)
    if not facts:
        raise BoardError(problem("board-empty"))
    return facts


def read_numbers(fact: Fact, text: str, count: int) -> list[int]:
    """So many whole numbers, and nothing else."""
    words = text.split()
    if len(words) != count or not all(re.fullmatch(r"[0-9]{1,6}", word) for word in words):
        raise fact.error()
    return [int(word) for word in words]


def read_number(fact: Fact) -> int:
    return read_numbers(fact, fact.value, 1)[0]


def read_size(fact: Fact) -> tuple[int, int]:
    """As in `8 x 4`."""
    columns, rows = read_numbers(fact, re.sub(r"\s*[x×]\s*", " ", fact.value), 2)
    if not (0 < columns <= MOST_LETTERS and 0 < rows <= MOST_LETTERS):
        where = problem("board-size-wrong", line=fact.line, heading=fact.heading, most=MOST_LETTERS)
        raise BoardError(where)
    return columns, rows


def read_points(fact: Fact) -> tuple[Point, ...]:
    pairs = [read_numbers(fact, part, 2) for part in fact.value.split(",")]
    return tuple((FINE * x, FINE * y) for x, y in pairs)


def read_crossings(fact: Fact) -> tuple[int, ...]:
    return tuple(FINE * read_numbers(fact, part, 1)[0] for part in fact.value.split(","))


def read_zone(fact: Fact) -> Rectangle:
    left, top, width, height = (FINE * each for each in read_numbers(fact, fact.value, 4))
    if not width or not height:
        raise fact.error()
    return Rectangle(left, top, width, height)


def read_objective(fact: Fact) -> tuple[str, int, Rectangle]:
    """As in `town 150: 300 300 70 50`."""
    kind, _, value = fact.heading.partition(" ")
    return kind, read_numbers(fact, value, 1)[0], read_zone(fact)
