"""Solves duels between the last two: the tables of `bot_duels.py`, by which bots go, are made here.

    python -m ludotheque.games.mission_impossible.bot_duels_solver [--check]

It prints the tables in the form in which they stand there; with `--check` it says how far those
are from fresh ones. It takes a minute or so, and no game needs it.

A duel has no secrets. What it is worth to whoever rolls follows from what it is worth once the
other rolls: for each face of the die, they go to the best square within reach. So all pairs of
squares are gone over, again and again. Both want to win, and soon; how the other fares is nothing
to them, and therefore the values of some pairs of squares go up and down for ever. The averages
by distance do so by less than a hundredth.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.registry import game

from .board.plan import GAME
from .bot_duels import FARTHEST_APART, MOVING, WAITING, Table
from .constants import FACES
from .state import Board

DISCOUNT = 0.97  # what is left of a win with every turn that it takes
SWEEPS = 300
SETTLED = 0.001  # no value moves by more: it can end earlier
UNKNOWN = 0.4  # what everything is taken to be worth at first

# Districts side by side, next but one, and opposite: on a board that looks the same from all
# sides, any other two are one of these, turned or mirrored.
DISTRICTS = ((0, 1), (0, 2), (0, 3))
# How many times their rolls count (MI-8); whoever has eliminated more comes first.
DUELS = ((1, 1), (2, 1), (3, 1), (4, 1), (2, 2))
# The rows of the tables: the factors of whoever is to roll, and of the other.
ROWS = ((1, 1), (2, 1), (1, 2), (3, 1), (1, 3), (4, 1), (1, 4), (2, 2))

PRECISION = 10**9  # values that differ by less are alike
INDEX = 128  # more than there are squares
THOUSAND = 1000

Numbers = NDArray[np.int64]
Values = NDArray[np.float64]


@dataclass(frozen=True)
class City:
    """A board, as a duel needs it."""

    district: Numbers  # of each square
    distance: Numbers  # between any two
    rings: tuple[Numbers, ...]  # for each square those one street away, two, and so on

    @property
    def squares(self) -> int:
        return len(self.district)


@dataclass(frozen=True)
class Worth:
    """What a duel is worth, by the squares of whoever is to roll and of the other."""

    moving: Values
    waiting: Values


Solution = tuple[Worth, Worth]  # with the first of the two to roll, and with the second


@cache
def city(board: str) -> City:
    tables = of_type(Board, game(GAME).laid_out(board).plain)
    squares = tables.squares
    distance = np.array(tables.distance)[:squares, :squares]
    rings = tuple(ring(distance, steps) for steps in range(1, 1 + int(distance.max())))
    return City(np.array(tables.district)[:squares], distance, rings)


def ring(distance: Numbers, steps: int) -> Numbers:
    """The squares so far from each. To fill up, a neighbour: it never tips the balance."""
    found = [np.flatnonzero(row == steps) for row in distance]
    widest = max(len(squares) for squares in found)
    neighbour = (distance == 1).argmax(axis=1)
    filled = np.repeat(neighbour[:, None], widest, axis=1)
    for row, squares in zip(filled, found, strict=True):
        row[: len(squares)] = squares
    return filled


# ---------------------------------------------------------------- solving


def solve(
    place: City, factors: tuple[int, int], own: tuple[int, int], sweeps: int = SWEEPS
) -> Solution:
    """One duel, between the owners of two districts."""
    unknown = np.full((place.squares, place.squares), UNKNOWN)
    first = second = Worth(unknown, unknown)
    for _ in range(sweeps):
        before = first, second
        first = sweep(place, factors[0], place.district == own[1], second)
        second = sweep(place, factors[1], place.district == own[0], first)
        if moved(before, (first, second)) < SETTLED:
            break
    return first, second


def moved(before: Solution, after: Solution) -> float:
    pairs = zip(before, after, strict=True)
    return max(float(np.abs(old.moving - new.moving).max()) for old, new in pairs)


def sweep(place: City, times: int, safe: NDArray[np.bool_], later: Worth) -> Worth:
    """What a roll is worth that counts so many times, given what it is worth `later`.

    That is when the other has the roll. `safe` are the squares of the other's own (MI-2).
    """
    # By where one goes, and where the other stands.
    won, lost = DISCOUNT * later.waiting.T, DISCOUNT * later.moving.T
    exposed = np.flatnonzero(~safe)
    won[exposed, exposed] = 1  # confronted (MI-7a)
    lost[exposed, exposed] = 0
    moving, waiting = np.zeros_like(won), np.zeros_like(lost)
    for to in best_squares(place, times, won):
        moving += np.take_along_axis(won, to, axis=0)
        waiting += np.take_along_axis(lost, to, axis=0)
    return Worth(moving / FACES, waiting / FACES)


def best_squares(place: City, times: int, worth: Values) -> Iterator[Numbers]:
    """For each face, the best square to go to: any other within reach (MI-4, MI-8).

    Among those that are worth the same, the nearest; and of these the first.
    """
    first_best = INDEX - 1 - np.arange(place.squares)[:, None]
    keys = np.rint(worth * PRECISION).astype(np.int64) * INDEX + first_best
    best = np.full_like(keys, -INDEX)  # worse than any
    for steps in range(1, 1 + FACES * times):
        if steps <= len(place.rings):
            here = keys[place.rings[steps - 1]].max(axis=1)
            best = np.where(here // INDEX > best // INDEX, here, best)
        if steps % times == 0:
            yield INDEX - 1 - best % INDEX


# ---------------------------------------------------------------- averages


def tally(place: City, worth: Worth, safe: NDArray[np.bool_]) -> Values:
    """Sums for mover and waiter, and how many: by whether the waiter is safe, and distance."""
    return np.array(
        [
            [by_distance(place.distance[:, where], values[:, where]) for where in (~safe, safe)]
            for values in (worth.moving, worth.waiting, np.ones_like(worth.moving))
        ]
    )


def by_distance(distance: Numbers, values: Values) -> Values:
    length = FARTHEST_APART + 1
    sums = np.bincount(distance.ravel(), values.ravel(), minlength=length)
    return sums[:length].astype(np.float64)


def thousandths(tallied: Values) -> Values:
    """The averages for mover and waiter."""
    return np.rint(THOUSAND * tallied[..., :2, :, :] / tallied[..., 2:, :, :])


def tallies(job: tuple[str, tuple[int, int], tuple[int, int]], sweeps: int = SWEEPS) -> Values:
    """Of one duel, with the first of the two to roll and with the second."""
    board, factors, own = job
    place = city(board)
    first, second = solve(place, factors, own, sweeps)
    return np.array(
        [
            tally(place, first, place.district == own[1]),
            tally(place, second, place.district == own[0]),
        ]
    )


def fresh() -> tuple[Table, Table]:
    """`MOVING` and `WAITING`: averages over all districts of a board, then over the boards."""
    boards = game(GAME).about.boards
    jobs = list(product(boards, DUELS, DISTRICTS))
    with ProcessPoolExecutor() as pool:
        found = np.array(list(pool.map(tallies, jobs)))
    by_board = found.reshape(len(boards), len(DUELS), len(DISTRICTS), *found.shape[1:])
    averages = np.rint(thousandths(by_board.sum(axis=2)).mean(axis=0)).astype(int)
    rows = [averages[DUELS.index((max(row), min(row))), int(row[0] < row[1])] for row in ROWS]
    moving, waiting = np.array(rows).swapaxes(0, 1).tolist()
    return moving, waiting


# ---------------------------------------------------------------- telling


def written(name: str, table: Table) -> str:
    """A table, as it stands in `bot_duels.py`."""
    lines = [f"{name}: Table = ["]
    for (mover, waiter), (plain, own) in zip(ROWS, table, strict=True):
        lines.append(f"    # {mover} and {waiter}: on a plain square, on one's own")
        lines += ["    [", f"        {plain},", f"        {own},", "    ],"]
    return "\n".join([*lines, "]"])


def farthest(kept: Table, made: Table) -> int:
    """By how many thousandths two tables differ, at most."""
    return int(np.abs(np.array(kept) - np.array(made)).max())


def main() -> int:
    moving, waiting = fresh()
    if "--check" not in sys.argv[1:]:
        print(written("MOVING", moving), written("WAITING", waiting), sep="\n\n")
        return 0
    off = max(farthest(MOVING, moving), farthest(WAITING, waiting))
    print(f"The tables are off by {off} thousandths at most." if off else "The tables are right.")
    return int(off > 0)


if __name__ == "__main__":
    sys.exit(main())
