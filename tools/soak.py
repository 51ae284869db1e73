"""The long comparison: 10,000 whole games of every game on the shelf, played twice.

The interpreter and the compiled rules must give the same digest for every number of seats,
option and board. `make test` does the same over fewer games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product

import ludotheque
from ludotheque.engine.game import Game
from ludotheque.lab.run import Run
from ludotheque.lab.simulate import simulate

GAMES = 10_000
PARTS = 4  # of each setting, so that cores can share the work


def settings(game: Game) -> Iterator[tuple[int, dict[str, str], str]]:
    """Every number of seats with every combination of options, on every board."""
    choices = [option.values for option in game.about.options]
    for seats, board in product(game.about.seats, game.about.boards):
        for values in product(*choices):
            names = (option.name for option in game.about.options)
            yield seats, dict(zip(names, values, strict=True)), board


def jobs(game: Game) -> Iterator[tuple[str, int, int, dict[str, str], str, int]]:
    found = list(settings(game))
    each = -(-GAMES // (len(found) * PARTS))
    for at, (seats, options, board) in enumerate(found):
        for part in range(PARTS):
            yield game.name, each, seats, options, board, at * PARTS + part


def compare(job: tuple[str, int, int, dict[str, str], str, int]) -> tuple[str, int, int, bool]:
    name, games, seats, options, board, seed = job
    digests, steps = [], 0
    for backend in ("python", "cpu"):
        run = Run(
            ludotheque.game(name), games, seats, seed, backend=backend, options=options, board=board
        )
        report = simulate(run)
        digests.append(report["digest"])
        steps = report["steps"]
    return f"{name}, {seats} seats, {options}, {board}", games, steps, digests[0] == digests[1]


def main() -> int:
    games = steps = differing = 0
    work = [job for game in ludotheque.all_games() for job in jobs(game)]
    with ProcessPoolExecutor() as pool:
        for done, (label, played, walked, same) in enumerate(pool.map(compare, work), start=1):
            games, steps = games + played, steps + walked
            differing += not same
            print(f"{done}/{len(work)} {label}: {'same' if same else 'DIFFERENT'}", flush=True)
    print(f"{games:,} whole games, {steps:,} steps, {differing} settings differ.")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
