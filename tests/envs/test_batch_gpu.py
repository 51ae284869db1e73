"""A batch on a GPU is the batch on the CPU, and its buffers are other libraries' arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.engine import compile
from ludotheque.engine.errors import LudothequeError

TASKS = [(game.name, task) for game in ludotheque.all_games() for task in game.tasks]
needs_gpu = pytest.mark.skipif(not compile.has_cuda(), reason="needs an NVIDIA GPU")
GAMES = 200


@pytest.mark.skipif(compile.has_cuda(), reason="there is a GPU")
def test_without_a_gpu_a_sentence_says_so() -> None:
    with pytest.raises(LudothequeError) as refused:
        ludotheque.batch("pac-man", 4, 2, device="cuda")
    assert refused.value.problem.code == "no-gpu"


@needs_gpu
@pytest.mark.parametrize(("name", "task"), TASKS)
@pytest.mark.parametrize("bots", [{}, {1: "greedy"}])
def test_it_says_the_same_as_on_the_cpu(name: str, task: str, bots: dict[int, str]) -> None:
    cuda = compile.cuda_module()
    seats = ludotheque.game(name).about.seats[-1]
    here, there = (
        ludotheque.batch(
            name, GAMES, seats, seed=3, device=device, task=task, bots=bots, max_steps=90
        )
        for device in ("cpu", "cuda")
    )
    t, far = here.reset(), there.reset()
    dice = np.random.default_rng(1)
    ended = 0
    for number in range(200):
        actions = (t.legal * (1 + dice.random(t.legal.shape))).argmax(axis=1)
        if number % 40 == 7:
            actions[[3, 5]] = -1, 1 << 40
        t, far = here.step(actions), there.step(cuda.to_device(actions))
        ended += int((t.terminated | t.truncated).sum())
        if number % 10 < 2:
            for part, expected in vars(t).items():
                assert (getattr(far, part).copy_to_host() == expected).all(), part
    assert ended > GAMES
    assert there.match(7).log == here.match(7).log
    for seat in range(seats):
        observed: Any = there.observe(seat)
        assert (observed.copy_to_host() == here.observe(seat)).all()


@needs_gpu
def test_libraries_share_its_buffers() -> None:
    env = ludotheque.batch("pac-man", GAMES, 2, device="cuda")
    t = env.reset()
    for buffer in vars(t).values():
        at = buffer.__cuda_array_interface__["data"][0]
        host = buffer.copy_to_host()
        cupy = pytest.importorskip("cupy")
        for taken in (cupy.asarray(buffer), cupy.from_dlpack(buffer)):
            assert taken.data.ptr == at
            assert (taken.get() == host).all()
        torch = pytest.importorskip("torch")
        for taken in (torch.as_tensor(buffer, device="cuda"), torch.from_dlpack(buffer)):
            assert taken.data_ptr() == at
            assert (taken.cpu().numpy() == host).all()
        jax = pytest.importorskip("jax")
        if host.dtype.itemsize < 8:  # it narrows longer ones, unless it is told not to
            assert (np.asarray(jax.numpy.from_dlpack(buffer)) == host).all()


@needs_gpu
def test_actions_come_from_any_library_that_has_them_there() -> None:
    torch, cupy = pytest.importorskip("torch"), pytest.importorskip("cupy")
    jax = pytest.importorskip("jax")
    env = ludotheque.batch("pac-man", GAMES, 2, device="cuda")
    t: Any = env.reset()
    for there in (
        lambda actions: torch.as_tensor(actions, device="cuda"),
        cupy.asarray,
        jax.numpy.asarray,
    ):
        for kind in (np.int32, np.int64):
            t = env.step(there(t.legal.copy_to_host().argmax(axis=1).astype(kind)))
            assert not t.illegal.copy_to_host().any()
    for elsewhere in (np.zeros(GAMES, int), torch.zeros(GAMES, dtype=torch.int32), [0] * GAMES):
        with pytest.raises(LudothequeError):
            env.step(elsewhere)
    for wrong in (cupy.zeros(GAMES), cupy.zeros(3, int)):
        with pytest.raises(LudothequeError):
            env.step(wrong)


@needs_gpu
def test_a_level_that_searches_is_refused_there() -> None:
    with pytest.raises(LudothequeError):
        ludotheque.batch("pac-man", 4, 2, device="cuda", bots={1: "steady"})
