"""How fast the rules run: steps a second, as ratios measured in one run on one core.

Random games, in the interpreter, compiled, and on a GPU where there is one; with `peers` also
OpenSpiel's backgammon driven from Python, a dice game of the same kind, as a yardstick.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from itertools import count
from typing import TYPE_CHECKING, NotRequired, TypedDict

import numpy as np

from ludotheque.engine import compile, declare
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.speeds import CPU

from .gpu import GpuPlayer
from .run import Run
from .simulate import BatchPlayer, simulate

if TYPE_CHECKING:
    import pyspiel

Progress = Callable[[str], None]


class Measured(TypedDict):
    """How fast one game is."""

    seats: int
    state_bytes: int
    compile_seconds: float
    interpreter_steps_per_second: int
    compiled_steps_per_second: int
    ratio: float
    ratio_to_openspiel_backgammon: NotRequired[float]
    gpu_steps_per_second: NotRequired[int]
    gpu_ratio: NotRequired[float]


class Bench(TypedDict):
    """How fast all of them are."""

    seconds_each: float
    games: dict[str, Measured]
    openspiel_backgammon_steps_per_second: NotRequired[int]


def bench(
    games: Iterable[Game],
    seconds: float = 3.0,
    peers: bool = False,
    progress: Progress = lambda doing: None,
) -> Bench:
    """Measures every game, one after the other."""
    if peers and find_spec("pyspiel") is None:
        raise LudothequeError(Problem("no-peers"))
    report: Bench = {"seconds_each": seconds, "games": {}}
    if peers:
        progress("openspiel")
        report["openspiel_backgammon_steps_per_second"] = round(openspiel_backgammon(seconds))
    peer = report.get("openspiel_backgammon_steps_per_second", 0)
    for game in games:
        progress(game.name)
        report["games"][game.name] = measured(game, seconds, peer)
    return report


def measured(game: Game, seconds: float, peer: int) -> Measured:
    interpreter = interpreter_rate(game, seconds)
    compiled, compile_seconds = compiled_rate(game, seconds)
    found: Measured = {
        "seats": max(game.about.seats),
        "state_bytes": declare.state_size(game.declared.State),
        "compile_seconds": round(compile_seconds, 2),
        "interpreter_steps_per_second": round(interpreter),
        "compiled_steps_per_second": round(compiled),
        "ratio": round(compiled / interpreter, 1),
    }
    if peer:
        found["ratio_to_openspiel_backgammon"] = round(compiled / peer, 1)
    if compile.has_cuda():
        gpu = gpu_rate(game, seconds)
        found["gpu_steps_per_second"] = round(gpu)
        found["gpu_ratio"] = round(gpu / compiled, 1)
    return found


def a_run(game: Game, games: int, backend: str) -> Run:
    return Run(game, games, max(game.about.seats), seed=1, backend=backend)


def interpreter_rate(game: Game, seconds: float) -> float:
    def play(batch: int) -> int:
        run = Run(game, 1, max(game.about.seats), seed=batch, backend="python")
        return int(simulate(run)["steps"])

    return rate(play, seconds)


def compiled_rate(game: Game, seconds: float) -> tuple[float, float]:
    """Steps a second on one core, and how long compilation, or loading what it left, took."""
    started = time.perf_counter()
    player = BatchPlayer(a_run(game, 1, "cpu"), CPU)
    took = time.perf_counter() - started
    return rate(lambda batch: int(np.abs(player.play(64 * batch, 64).steps).sum()), seconds), took


def gpu_rate(game: Game, seconds: float) -> float:
    batch_size = 1 << 20
    player = GpuPlayer(a_run(game, batch_size, "cuda"))
    return rate(
        lambda batch: int(np.abs(player.play(batch_size * batch, batch_size).steps).sum()), seconds
    )


def openspiel_backgammon(seconds: float) -> float:
    import pyspiel

    backgammon, dice = pyspiel.load_game("backgammon"), random.Random(1)
    return rate(lambda batch: openspiel_game(backgammon, dice), seconds)


def openspiel_game(game: pyspiel.Game, dice: random.Random) -> int:
    """One random game; counts the players' actions and not the dice, as everywhere here."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            steps += 1
    return steps


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Steps a second of whatever `play` does, batch after batch; the first one warms up."""
    play(0)
    steps, started = 0, time.perf_counter()
    for batch in count(1):
        steps += play(batch)
        took = time.perf_counter() - started
        if took >= seconds:
            return steps / took
    raise AssertionError
