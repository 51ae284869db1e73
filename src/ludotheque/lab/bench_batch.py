"""How fast batches are: steps a second with observations and masks, and how that compares.

A step is one action of the caller's in one row. Everybody is driven the same way: a policy reads
the mask and takes any legal action; the environment goes on, and on into the next game.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any, NotRequired, TypedDict

import numpy as np

from ludotheque.engine import chance
from ludotheque.engine.game import Game
from ludotheque.engine.speeds import CPU, CUDA
from ludotheque.envs.batch import BatchEnv
from ludotheque.envs.device_bytes import WARP, WARPS

from .bench import Progress
from .drivers import any_legal

CPU_ROWS = 4096
GPU_ROWS = 65_536
PEER_ROWS = 64  # of OpenSpiel's, which steps one game after the other
EVERY = 0xFFFFFFFF  # thread of a warp
PGX = ("backgammon", "go_9x9", "go_19x19")


class BatchMeasured(TypedDict):
    """How fast one task is."""

    seats: int
    observation_bytes: int
    actions: int
    one_core_steps_per_second: int
    all_cores_steps_per_second: int
    batch_steps_per_second: NotRequired[int]  # on a GPU
    ratio_to_openspiel_backgammon: NotRequired[float]
    ratio_to_pgx_backgammon: NotRequired[float]


class BatchBench(TypedDict):
    """How fast all of them are."""

    seconds_each: float
    rows: int  # for each core
    gpu_rows: int
    device: str
    openspiel_backgammon_steps_per_second: NotRequired[int]
    pgx_steps_per_second: NotRequired[dict[str, int]]
    games: dict[str, BatchMeasured]


def bench_batches(
    games: Iterable[Game], seconds: float, progress: Progress = lambda doing: None
) -> BatchBench:
    """Measures every task of every game, and whoever else is installed, one after the other."""
    report: BatchBench = {
        "seconds_each": seconds,
        "rows": CPU_ROWS,
        "gpu_rows": 0 if CUDA.missing() else GPU_ROWS,
        "device": gpu_name(),
        "games": {},
    }
    if find_spec("pyspiel") is not None:
        progress("openspiel")
        report["openspiel_backgammon_steps_per_second"] = round(openspiel_backgammon(seconds))
    if find_spec("pgx") is not None:
        progress("pgx")
        report["pgx_steps_per_second"] = {name: round(pgx_rate(name, seconds)) for name in PGX}
    for game in games:
        for task in game.tasks:
            name = game.name if len(game.tasks) == 1 else f"{game.name} {task}"
            progress(name)
            report["games"][name] = measured(game, task, seconds, report)
    return report


def gpu_name() -> str:
    if CUDA.missing():
        return ""
    name = CUDA.module.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def measured(game: Game, task: str, seconds: float, report: BatchBench) -> BatchMeasured:
    seats = game.about.seats[-1]
    cores = os.cpu_count() or 1
    one, all_of_them = (
        BatchEnv(game, n * CPU_ROWS, seats, task=task, threads=n) for n in (1, cores)
    )
    found: BatchMeasured = {
        "seats": seats,
        "observation_bytes": one.spec.observation_length,
        "actions": one.spec.action_count,
        "one_core_steps_per_second": round(cpu_rate(one, 1, seconds)),
        "all_cores_steps_per_second": round(cpu_rate(all_of_them, cores, seconds)),
    }
    peer = report.get("openspiel_backgammon_steps_per_second", 0)
    if peer:
        found["ratio_to_openspiel_backgammon"] = round(found["one_core_steps_per_second"] / peer, 1)
    if report["gpu_rows"]:
        on_gpu = gpu_rate(BatchEnv(game, GPU_ROWS, seats, task=task, device="cuda"), seconds)
        found["batch_steps_per_second"] = round(on_gpu)
        pgx = report.get("pgx_steps_per_second", {}).get("backgammon", 0)
        if pgx:
            found["ratio_to_pgx_backgammon"] = round(on_gpu / pgx, 1)
    return found


def cpu_rate(env: BatchEnv, cores: int, seconds: float) -> float:
    """The policy's choices are part of it, on as many cores as the environment has."""
    games = env.spec.games
    built = CPU.build(env.game, any_legal)
    rngs = np.zeros((games, chance.RNG_WORDS), np.int64)
    actions = np.zeros(games, np.int64)
    built.seed_rows(rngs, 1)
    t = env.reset()
    shares = [(games * at // cores, games * (at + 1) // cores) for at in range(cores)]

    def choose(share: tuple[int, int]) -> None:
        built.choose_rows(t.legal, rngs, actions, *share)

    with ThreadPoolExecutor(cores) as pool:
        each = map if cores == 1 else pool.map

        def step() -> None:
            list(each(choose, shares))
            env.step(actions)

        return games * rate_of(step, seconds)


def gpu_rate(env: BatchEnv, seconds: float) -> float:
    """All of it stays on the GPU, and nothing waits for it before the end."""
    cuda = CUDA.module
    choose_any = choosing_kernel(env.game)
    rngs = np.zeros((env.spec.games, chance.RNG_WORDS), np.int64)
    CPU.build(env.game, any_legal).seed_rows(rngs, 1)
    on_device, actions = cuda.to_device(rngs), cuda.device_array(env.spec.games, np.int32)
    legal = cuda.as_cuda_array(env.reset().legal)
    blocks = -(-env.spec.games // WARPS), (WARP, WARPS)

    def step() -> None:
        choose_any[blocks](legal, on_device, actions)
        env.step(actions)

    return env.spec.games * rate_of(step, seconds, cuda.synchronize)


def choosing_kernel(game: Game) -> Any:
    """Any legal action of a row, each as likely as any other, found by a warp together."""
    cuda = CUDA.module
    below = CUDA.build(game, any_legal).below

    def choose_any(legal: Any, rngs: Any, actions: Any) -> None:
        lane = cuda.threadIdx.x
        row = cuda.blockIdx.x * WARPS + cuda.threadIdx.y
        if row < len(actions):
            count = 0
            for action in range(lane, legal.shape[1], WARP):
                count += legal[row, action]
            upto = count
            for distance in (1, 2, 4, 8, 16):
                more = cuda.shfl_up_sync(EVERY, upto, distance)
                if lane >= distance:
                    upto += more
            chosen = 0
            if lane == WARP - 1:
                chosen = below(rngs[row], upto)
            chosen = cuda.shfl_sync(EVERY, chosen, WARP - 1) - (upto - count)
            if 0 <= chosen < count:
                for action in range(lane, legal.shape[1], WARP):
                    chosen -= legal[row, action]
                    if chosen < 0:
                        actions[row] = action
                        break

    return cuda.jit(choose_any)


def rate_of(
    step: Callable[[], None], seconds: float, finish: Callable[[], None] = lambda: None
) -> float:
    """Steps a second; the first ones warm up. `finish` waits until all has happened."""
    for _ in range(3):
        step()
    finish()
    steps, portion, started = 0, 1, time.perf_counter()
    while True:
        for _ in range(portion):
            step()
        finish()
        steps += portion
        took = time.perf_counter() - started
        if took >= seconds:
            return steps / took
        portion = max(1, min(steps, int(steps * (seconds - took) / max(took, 1e-9))))


# ---------------------------------------------------------------- others


def openspiel_backgammon(seconds: float) -> float:
    """OpenSpiel's own vector of environments, which steps them one after the other."""
    from open_spiel.python import rl_environment, vector_env
    from open_spiel.python.rl_agent import StepOutput

    environments = [rl_environment.Environment("backgammon") for _ in range(PEER_ROWS)]
    together = vector_env.SyncVectorEnv(environments)
    dice = np.random.default_rng(1)
    seen = together.reset()

    def step() -> None:
        nonlocal seen
        actions = []
        for each in seen:
            legal = each.observations["legal_actions"][each.observations["current_player"]]
            actions.append(StepOutput(legal[dice.integers(len(legal))], None))
        seen = together.step(actions, reset_if_done=True)[0]

    return PEER_ROWS * rate_of(step, seconds)


def pgx_rate(name: str, seconds: float) -> float:
    """A game of Pgx's, as many rows as we have on such a device, all of it compiled as one."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    rows = GPU_ROWS if jax.default_backend() != "cpu" else CPU_ROWS
    go_on = jax.vmap(auto_reset(env.step, env.init))

    def step_all(state: Any, key: Any) -> Any:
        key, mine, theirs = jax.random.split(key, 3)
        noise = jax.random.uniform(mine, state.legal_action_mask.shape)
        actions = jnp.argmax(jnp.where(state.legal_action_mask, noise, -1.0), axis=1)
        return go_on(state, actions, jax.random.split(theirs, rows)), key

    compiled = jax.jit(step_all)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, rows))

    def step() -> None:
        nonlocal state, key
        state, key = compiled(state, key)

    return rows * rate_of(step, seconds, lambda: jax.block_until_ready(state.observation))
