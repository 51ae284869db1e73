"""The GPU's kernel: thread by thread in the interpreter everywhere, for real where there is one."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.engine import chance, compile, declare
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.speeds import INTERPRETER
from ludotheque.lab import gpu
from ludotheque.lab.drivers import simulation
from ludotheque.lab.run import SPARE_STATES, Run
from ludotheque.lab.simulate import simulate
from tests.fixtures import fixture_games

GAMES = (*ludotheque.all_games(), *fixture_games())
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def run_of(game: Game, backend: str, games: int = 7) -> Run:
    return Run(game, games, max(game.about.seats), seed=4, backend=backend, max_steps=150)


def kernel_in_the_interpreter(run: Run, thread: int, threads: int) -> FunctionType:
    """The kernel's own code, with arrays of Python's in place of a thread's local memory."""
    state = run.game.declared.State
    kinds: dict[str, Callable[[], Any]] = {
        "state": lambda: declare.plain(state),
        "number": lambda: 0,
    }
    local = SimpleNamespace(array=lambda length, kind: [kinds[kind]() for _ in range(length)])
    cuda = SimpleNamespace(
        local=local,
        grid=lambda _: thread,
        gridsize=lambda _: threads,
        ballot_sync=lambda warp, yes: int(yes),  # a warp of one
        popc=int.bit_count,
    )
    names = vars(compile.interpreted(run.game, *run.drivers)) | {
        "cuda": cuda, "STATE": "state", "WHOLE": "number", "ACTION": "number",
        "RNG_WORDS": chance.RNG_WORDS, "Play": simulation.Play,
        "SPARE_STATES": SPARE_STATES, "WARP": gpu.WARP, "TOGETHER": gpu.TOGETHER,
    }  # fmt: skip
    return FunctionType(gpu.play_on_gpu.__code__, names, "play_on_gpu")


@EVERY_GAME
@pytest.mark.parametrize("threads", [1, 3, 10])
def test_the_kernel_plays_the_same_games_however_many_threads(game: Game, threads: int) -> None:
    run = run_of(game, "cuda")
    hashes, steps = [0] * run.games, [0] * run.games
    scores = [[0] * run.seats for _ in range(run.games)]
    begun, board = run.opening(INTERPRETER), game.laid_out().plain
    for thread in range(threads):
        kernel_in_the_interpreter(run, thread, threads)(
            board, begun, run.bot_numbers(), run.seed, 0, run.limit, hashes, steps, scores
        )
    digest = blake2b(np.array(hashes).astype("<u4").tobytes(), digest_size=16).hexdigest()
    assert digest == simulate(run_of(game, "python"))["digest"]


@pytest.mark.skipif(compile.has_cuda(), reason="there is a GPU")
def test_without_a_gpu_the_error_says_so() -> None:
    with pytest.raises(LudothequeError) as caught:
        simulate(run_of(GAMES[0], "cuda"))
    assert caught.value.problem.code == "no-gpu"


@pytest.mark.skipif(not compile.has_cuda(), reason="needs an NVIDIA GPU")
@EVERY_GAME
def test_a_gpu_plays_the_very_same_games(game: Game) -> None:
    slow, fast = (simulate(run_of(game, backend, 200)) for backend in ("cpu", "cuda"))
    assert slow["digest"] == fast["digest"]
