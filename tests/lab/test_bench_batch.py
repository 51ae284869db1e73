"""`bench --batch`: what is measured, and that what is driven are games."""

from __future__ import annotations

import numpy as np
import pytest

import ludotheque
from ludotheque.cli.labels import LABELS
from ludotheque.engine.speeds import CPU
from ludotheque.lab import bench_batch
from ludotheque.lab.bench_batch import bench_batches, openspiel_backgammon, rate_of
from ludotheque.lab.drivers import any_legal

PACMAN = ludotheque.game("pac-man")


def test_every_task_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_batch, "openspiel_backgammon", lambda seconds: 1000.0)
    said: list[str] = []
    report = bench_batches([PACMAN], 0.01, said.append)
    assert said[-1] == "pac-man"
    found = report["games"]["pac-man"]
    assert found["seats"] == 4
    assert found["one_core_steps_per_second"] > 0
    assert found["all_cores_steps_per_second"] > 0
    if "openspiel_backgammon_steps_per_second" in report:
        ratio = found["one_core_steps_per_second"] / 1000
        assert found["ratio_to_openspiel_backgammon"] == pytest.approx(ratio, abs=0.1)
    for words in LABELS.values():
        assert {*report, *found} <= words.keys()


def test_openspiel_is_driven_through_its_own_vector() -> None:
    pytest.importorskip("pyspiel")
    assert openspiel_backgammon(0.01) > 0


@pytest.mark.parametrize(("width", "portion"), [(28, 1), (1100, 40)])
def test_the_policy_takes_every_legal_action_as_often_as_any_other(
    width: int, portion: int
) -> None:
    built = CPU.build(PACMAN, any_legal)
    may = np.array([1, 4, 6, 27])
    legal = np.zeros((4000, width), bool)
    legal[:, may * portion] = True
    rngs, actions = np.zeros((4000, 2), np.int64), np.zeros(4000, np.int64)
    built.seed_rows(rngs, 1)
    built.choose_rows(legal, rngs, actions, 0, 4000)
    count = np.bincount(actions, minlength=width)
    assert count.sum() == count[may * portion].sum()
    assert (count[may * portion] > 880).all()


def test_a_rate_counts_what_was_done() -> None:
    done: list[int] = []
    waited: list[int] = []
    assert rate_of(lambda: done.append(1), 0.01, lambda: waited.append(1)) > 0
    assert len(done) > 3
    assert waited
