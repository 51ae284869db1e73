"""Tables of a board in the size that the rules have room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def filled(values: Iterable[int], length: int, filling: int) -> list[int]:
    """The values, and as much filling as makes them a row of that length."""
    row = list(values)
    return [*row, *[filling] * (length - len(row))][:length]


def filled_rows(
    rows: Sequence[Iterable[int]], height: int, width: int, filling: int
) -> list[list[int]]:
    """The rows, each filled up, and as many rows of filling as make a table of that height."""
    blank: list[Iterable[int]] = [()] * (height - len(rows))
    return [filled(row, width, filling) for row in (*rows, *blank)][:height]
