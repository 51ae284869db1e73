"""Run by itself: compiles fixture games in a fresh process and says what came of it, as JSON.

Arguments: what to do, `simulate` or `open`, and the games' names. With `simulate`, all games
keep their compiled code in one folder, that of NUMBA_CACHE_DIR, whatever the engine thinks of
it: there they could be mistaken for each other. For each game: the result, how many functions
came from the on-disk cache, and how many did not.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from ludotheque.engine import compile as engine_compile
from ludotheque.engine.compile import for_cpu
from ludotheque.engine.compiled_types import State
from ludotheque.engine.game import Game
from ludotheque.engine.speeds import CPU
from ludotheque.lab.run import Run
from ludotheque.lab.simulate import simulate
from tests.engine import opening
from tests.fixtures import fixture_games

GAMES, SEATS = 40, 3


def simulated(game: Game) -> tuple[Any, SimpleNamespace]:
    engine_compile.cache_folder = lambda game: Path(os.environ["NUMBA_CACHE_DIR"])
    run = Run(game, GAMES, SEATS)
    return simulate(run)["digest"], for_cpu(game, *run.drivers)


def opened(game: Game) -> tuple[Any, SimpleNamespace]:
    built = for_cpu(game, opening)
    s: State = CPU.records(game.declared.State, 1)[0]
    template = Run(game, 1, SEATS).opening(CPU)
    return int(built.opening(s, template, CPU.board(game.laid_out()))), built


WORK: dict[str, Callable[[Game], tuple[Any, SimpleNamespace]]] = {
    "simulate": simulated,
    "open": opened,
}


def report(work: str, game: Game) -> dict[str, Any]:
    result, built = WORK[work](game)
    compiled = [made for made in vars(built).values() if is_compiled(made)]
    return {
        "result": result,
        "hits": sum(sum(made.stats.cache_hits.values()) for made in compiled),
        "misses": sum(sum(made.stats.cache_misses.values()) for made in compiled),
    }


def is_compiled(made: Any) -> bool:
    return hasattr(made, "stats") and hasattr(made, "signatures")


if __name__ == "__main__":
    work, *names = sys.argv[1:]
    wanted = [game for game in fixture_games() if game.name in names]
    print(json.dumps({game.name: report(work, game) for game in wanted}))
