"""Board files that are drawings: headings, a blank line, then the board as it looks from above.

Lines that begin with `#` are comments. What the marks of a drawing mean is each game's own. What
is wrong with a file is told by the game's `problem`, which makes a sentence's key and its
particulars a `Problem` with the words of that game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from ludotheque.engine.errors import BoardError, Problem

MakeProblem = Callable[..., Problem]
NAME = "name"


@dataclass(frozen=True)
class FileLine:
    """A line of a board file, or what a heading says; and the line's number."""

    number: int
    text: str


def split(text: str, problem: MakeProblem) -> tuple[list[FileLine], list[FileLine]]:
    """The headings and the drawing: whatever comes before and after the first blank line."""
    numbered = enumerate(text.removeprefix("\ufeff").splitlines(), start=1)
    lines = [FileLine(number, line.rstrip()) for number, line in numbered if line[:1] != "#"]
    while lines and not lines[0].text:
        del lines[0]
    if not lines:
        raise BoardError(problem("board-empty"))
    blank = next((row for row, line in enumerate(lines) if not line.text), len(lines))
    return lines[:blank], lines[blank:]


def read_headings(
    lines: Iterable[FileLine], problem: MakeProblem, others: Sequence[str] = ()
) -> dict[str, FileLine]:
    """What each heading says. A board has a name; a game may have other headings besides."""
    found: dict[str, FileLine] = {}
    for line in lines:
        key, colon, value = (part.strip() for part in line.text.partition(":"))
        if not colon or key not in (NAME, *others):
            raise BoardError(problem("board-heading-unknown", line=line.number))
        if key in found:
            raise BoardError(problem("board-heading-twice", line=line.number, heading=key))
        found[key] = FileLine(line.number, value)
    if NAME not in found or not found[NAME].text:
        raise BoardError(problem("board-name-missing"))
    return found


def marks_of(lines: Iterable[FileLine]) -> Iterator[tuple[int, int, str]]:
    """The column and the row of everything in a drawing but blanks, in reading order."""
    for row, line in enumerate(lines):
        for column, character in enumerate(line.text):
            if character != " ":
                yield column, row, character


def marks_among(lines: Iterable[FileLine], characters: Iterable[str]) -> list[tuple[int, int]]:
    """The column and the row of every such character of a drawing, in reading order."""
    wanted = set(characters)
    return [(column, row) for column, row, character in marks_of(lines) if character in wanted]
