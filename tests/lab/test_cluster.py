"""On a cluster the laboratory plays the same games, whatever becomes of the nodes."""

from __future__ import annotations

import json
import platform
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import filelock
import pytest

import ludotheque
from ludotheque.engine.errors import LudothequeError
from ludotheque.lab import arena, arena_pool, arena_report
from ludotheque.lab import cluster as lab
from ludotheque.lab.census import census
from ludotheque.lab.contest import Contest
from ludotheque.lab.portions import as_they_come, in_order
from ludotheque.lab.run import Run
from ludotheque.lab.simulate import simulate
from tests.cli.command import command, environment_of_its_own, process
from tests.fixtures import fixture_games
from tests.lab.noting import Noting, noting
from tests.lab.ray_cluster import (
    LONGEST,
    NO_TOKEN,
    RayCluster,
    all_processes,
    command_of,
    customized,
    ray_cluster,
    wait_until,
)

DASH, HOARD, RUSH = fixture_games()
RUN = Run(DASH, games=200, seats=3, seed=5, backend="python")
CONTEST = Contest(HOARD.package, ("greedy", "random"), games=40, seats=2, seed=5)
TIMES = {"compile_seconds", "seconds", "steps_per_second"}

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra `cluster`")


@pytest.fixture(scope="module")
def head() -> Iterator[RayCluster]:
    """A cluster without a node that plays."""
    with ray_cluster() as cluster:
        yield cluster


@pytest.fixture
def cluster(head: RayCluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[RayCluster]:
    """A cluster that has the nodes that a test gives it, and none from the tests before."""
    monkeypatch.setenv("RAY_ADDRESS", head.address)  # which `auto` means
    monkeypatch.setenv("RAY_AUTH_MODE", NO_TOKEN)
    try:
        yield head
    finally:
        head.remove_nodes()


def simulated(run: Run, address: str = "") -> dict[str, Any]:
    return {
        name: value for name, value in simulate(run, cluster=address).items() if name not in TIMES
    }


def contested(contest: Contest, address: str = "") -> dict[str, Any]:
    report = arena_report.as_json(arena_pool.play_contest(contest, 1, cluster=address))
    return {
        name: report[name] for name in ("results", "digest", "wanted", "interrupted", "figures")
    }


def code_of(caught: pytest.ExceptionInfo[LudothequeError]) -> str:
    return caught.value.problem.code


# ---------------------------------------------------------------- the same results


@needs_ray
def test_one_machine_one_node_and_three_nodes_play_the_same(cluster: RayCluster) -> None:
    games, contest = simulated(RUN), contested(CONTEST)
    for nodes in (1, 2):
        for _ in range(nodes):
            cluster.add_node()
        assert simulated(RUN, cluster.address) == games
        assert contested(CONTEST, cluster.address) == contest


@needs_ray
def test_a_compiled_run_and_a_census_are_the_same_too(cluster: RayCluster) -> None:
    cluster.add_node(cpus=2)
    run = replace(RUN, games=5000, backend="cpu")
    assert simulated(run, cluster.address) == simulated(run)
    counted = Run(ludotheque.game("pac-man"), games=3000, seats=2, seed=5)
    seen: list[int] = []
    assert census(counted, seen.append, cluster.address) == census(counted)
    assert seen == sorted(seen)
    assert seen[-1] == 3000


# ---------------------------------------------------------------- nodes that come and go


@needs_ray
def test_what_a_dead_node_was_playing_is_played_again_and_nothing_else(
    cluster: RayCluster, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        cluster.add_node()
    wanted = Noting(DASH, tmp_path, stuck=3)
    results, killed = {}, 0
    with lab.connected(cluster.address) as nodes:
        send = nodes.sender(wanted, noting)
        for portion, done in as_they_come(send, range(12), nodes.most):
            results[portion] = done.result()
            if not killed and wanted.begun(3):
                killed = wanted.begun(3)[0].raylet
                cluster.kill_node(killed)
    assert results == {portion: portion**2 for portion in range(12)}
    assert {portion: len(wanted.begun(portion)) for portion in range(12)} == {
        portion: 2 if portion == 3 else 1 for portion in range(12)
    }
    assert killed in {begun.raylet for begun in wanted.begun(3)}
    assert len({begun.raylet for begun in wanted.begun(3)}) == 2
    assert capfd.readouterr() == ("", "")


@needs_ray
def test_a_run_whose_nodes_die_and_are_replaced_is_the_same(cluster: RayCluster) -> None:
    first = [cluster.add_node() for _ in range(2)]

    def replace_nodes(games: int) -> None:
        if first:
            cluster.kill_node(first.pop())
            cluster.add_node()

    found = simulate(RUN, replace_nodes, cluster.address)
    assert first == []
    assert found["digest"] == simulate(RUN)["digest"]
    assert found["games"] == RUN.games


@needs_ray
def test_a_node_that_comes_later_plays_too(cluster: RayCluster, tmp_path: Path) -> None:
    cluster.add_node()
    wanted = Noting(DASH, tmp_path, stuck=0)  # the only node is busy for good
    with lab.connected(cluster.address) as nodes:
        wait_until(lambda: nodes.count() == 1, "nodes of another test are left")
        results = as_they_come(nodes.sender(wanted, noting), range(4), nodes.most)
        wait_until(lambda: len(wanted.begun(0)) == 1, "the first portion does not begin")
        later = cluster.add_node()
        assert next(results)[1].result() == 1
        assert wanted.begun(1)[0].raylet == later
        wait_until(lambda: nodes.most() == 4, "the new node is not counted")


# ---------------------------------------------------------------- what goes wrong


@needs_ray
def test_an_error_in_a_portion_is_raised_here_and_not_tried_again(
    cluster: RayCluster, tmp_path: Path
) -> None:
    cluster.add_node()
    wanted = Noting(DASH, tmp_path, failing=1)
    with (
        pytest.raises(LudothequeError) as caught,
        lab.connected(cluster.address) as nodes,
    ):
        list(in_order(nodes.sender(wanted, noting), range(5), nodes.most))
    assert caught.value.problem.values == {"seed": "1"}
    assert len(wanted.begun(1)) == 1
    wanted = replace(wanted, failing=-1, broken=2)
    with pytest.raises(ZeroDivisionError), lab.connected(cluster.address) as nodes:
        list(in_order(nodes.sender(wanted, noting), range(5), nodes.most))


@needs_ray
def test_a_portion_that_always_ends_its_process_is_given_up(
    cluster: RayCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster.add_node()
    monkeypatch.setattr(lab, "TIMES", 2)
    wanted = Noting(DASH, tmp_path, crashing=1)
    with (
        pytest.raises(LudothequeError) as caught,
        lab.connected(cluster.address) as nodes,
    ):
        list(in_order(nodes.sender(wanted, noting), range(3), nodes.most))
    assert code_of(caught) == "cluster-lost"
    assert "\n" not in str(caught.value)
    assert len(wanted.begun(1)) == 2


OTHER_NODES = {
    "cluster-other-version": "import ludotheque; ludotheque.__version__ = '9.9'",
    "cluster-other-sources": (
        "from ludotheque.engine import compile; compile.source_hash = lambda game: '0'"
    ),
    "game-not-loaded": f"import sys; sys.modules['{DASH.package}'] = None",
    "cluster-not-installed": "import sys; sys.modules['ludotheque'] = None",
}


@needs_ray
@pytest.mark.parametrize("code", OTHER_NODES)
def test_a_node_that_has_something_else_installed_is_refused_by_name(
    cluster: RayCluster, tmp_path: Path, code: str
) -> None:
    cluster.add_node(environment=customized(tmp_path, OTHER_NODES[code]))
    with pytest.raises(LudothequeError) as caught:
        simulate(RUN, cluster=cluster.address)
    cause = caught.value.__cause__
    reason = cause if isinstance(cause, LudothequeError) else caught.value
    assert reason.problem.code == code
    assert f"“{platform.node()}”" in str(caught.value)


@needs_ray
def test_gpus_are_those_that_the_cluster_has(cluster: RayCluster) -> None:
    wanted = replace(RUN, backend="cuda")
    cluster.add_node()
    with pytest.raises(LudothequeError) as caught:
        simulate(wanted, cluster=cluster.address)
    assert code_of(caught) == "cluster-no-gpu"
    cluster.add_node(gpus=1, environment={"CUDA_VISIBLE_DEVICES": ""})
    with pytest.raises(LudothequeError) as caught:
        simulate(wanted, cluster=cluster.address)
    assert code_of(caught) == "cluster-node"
    assert "NVIDIA" in str(caught.value)


@needs_ray
def test_a_cluster_that_is_not_there_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    for address in ("auto", "nowhere", "127.0.0.1:1", "ray://127.0.0.1:1"):
        told = command("simulate", "pac-man", "--cluster", address, "--lang", "fr")
        assert told.code == 1
        assert (address if address != "auto" else "127.0.0.1:1") in told.sentence
        assert told.out == ""


@needs_ray
def test_a_cluster_without_a_node_that_plays_is_refused(cluster: RayCluster) -> None:
    with pytest.raises(LudothequeError) as caught:
        simulate(RUN, cluster=cluster.address)
    assert code_of(caught) == "cluster-empty"


def test_without_ray_one_sentence_says_how_to_add_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for words in ("simulate pac-man", "census pac-man", "arena pac-man --bots greedy,random"):
        told = command(*words.split(), "--cluster", "auto")
        assert told.code == 1
        assert "ludotheque[cluster]" in told.sentence


# ---------------------------------------------------------------- interruptions


@needs_ray
def test_an_interruption_leaves_nothing_running(cluster: RayCluster, tmp_path: Path) -> None:
    cluster.add_node(cpus=2)
    wanted = Noting(DASH, tmp_path, stuck=1)

    def interrupted() -> None:
        with lab.connected(cluster.address) as nodes:
            for _ in as_they_come(nodes.sender(wanted, noting), range(9), nodes.most):
                wait_until(lambda: bool(wanted.begun(1)), "the endless portion does not begin")
                assert cluster.workers()
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    wait_until(lambda: not cluster.workers(), "something of ours is left on the cluster")


@needs_ray
def test_after_an_interruption_whole_rounds_of_the_arena_are_counted(cluster: RayCluster) -> None:
    def interrupt(games: int) -> None:
        if games >= 20:
            raise KeyboardInterrupt

    cluster.add_node()
    wanted = replace(CONTEST, seats=3, games=60)
    results = arena_pool.play_contest(wanted, 0, interrupt, cluster.address)
    assert results.interrupted
    assert 0 < len(results.games) < results.wanted
    rounds = Counter(game.round for game in results.games)
    whole = Counter(fixture.round for fixture in arena.fixtures(wanted))
    assert all(whole[number] == games for number, games in rounds.items())


# ---------------------------------------------------------------- the command


LONG = ("simulate", "pac-man", "--games", "1000000", "--backend", "python")


@needs_ray
@pytest.mark.parametrize("more", [(), ("--json",)])
def test_the_command_ends_with_control_c(cluster: RayCluster, more: tuple[str, ...]) -> None:
    cluster.add_node()
    program = (sys.executable, "-m", "ludotheque", *LONG, "--cluster", "auto", *more)
    with subprocess.Popen(
        program,
        env=environment_of_its_own(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            wait_until(lambda: bool(cluster.workers()), "nothing is played")
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=LONGEST)
        finally:
            process.kill()
    assert process.returncode == 130
    assert (out, err) == ("", "\n")
    wait_until(lambda: not cluster.workers(), "something of ours is left on the cluster")


@needs_ray
def test_the_command_prints_what_it_prints_without_a_cluster(cluster: RayCluster) -> None:
    cluster.add_node()
    short = ("simulate", "pac-man", "--games", "40", "--backend", "python", "--json")
    here, there = (json.loads(printed(*short, *more)) for more in ((), ("--cluster", "auto")))
    assert {name for name in here if here[name] != there[name]} <= TIMES


def printed(*arguments: str) -> str:
    done = command(*arguments)
    assert (done.code, done.err) == (0, "")
    return done.out


@needs_ray
def test_a_machine_that_is_no_node_can_ask_a_cluster(cluster: RayCluster) -> None:
    cluster.add_node()
    assert simulated(RUN, cluster.from_outside) == simulated(RUN)


@needs_ray
def test_a_cluster_of_this_machine_alone_ends_with_the_command() -> None:
    """Ray makes a token for it, in a home of its own here."""
    with TemporaryDirectory(prefix="ray", dir="/tmp") as folder:
        arguments = ("simulate", "pac-man", "--games", "20", "--backend", "python", "--json")
        done = process(*arguments, "--cluster", "local", RAY_TMPDIR=folder, HOME=folder)
        assert (done.code, done.err) == (0, "")
        assert json.loads(done.out)["games"] == 20
        assert not [each for each in all_processes() if folder.encode() in command_of(each)]


# ---------------------------------------------------------------- compiling


def test_of_several_processes_the_first_compiles_and_the_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads stand for the processes here: a lock's file knows no difference."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    waiting: list[str] = []
    compiling: list[str] = []

    class SeenLock(filelock.FileLock):
        def acquire(self, *settings: Any, **more: Any) -> Any:
            waiting.append(threading.current_thread().name)
            return super().acquire(*settings, **more)

    monkeypatch.setattr(filelock, "FileLock", SeenLock)

    def prepare() -> int:
        compiling.append(threading.current_thread().name)
        wait_until(lambda: len(waiting) == 3, "the others do not wait")
        return len(compiling)

    with ThreadPoolExecutor(3) as pool:
        tried = [pool.submit(lab.compiled_once, DASH, ["it"], prepare) for _ in range(3)]
        first, *_ = sorted(each.result(LONGEST) for each in tried)
    assert first == 1  # nobody else had begun when the first had compiled
    assert compiling[0] in waiting
    assert lab.compiled_once(DASH, ["it"], lambda: len(waiting)) == 3  # from now on nobody waits
    assert lab.compiled_once(DASH, ["another"], lambda: len(waiting)) == 4
