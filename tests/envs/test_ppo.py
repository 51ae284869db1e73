"""The example that learns: at a small size it comes to win more often over `random`."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tests.tiers import thorough

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo_pac_man.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("torch", exc_type=ImportError)
    spec = spec_from_file_location("ppo_pac_man", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "ppo_pac_man", made)
    spec.loader.exec_module(made)
    return made


@thorough
@pytest.mark.timeout(1800)
def test_wins_over_random_rise(example: ModuleType) -> None:
    config = example.Config(
        device="cpu",
        rows=64,
        minutes=25,
        updates=100,
        opponent="random",
        games=64,
        every=1e9,
        hidden=64,
        learning_rate=1e-3,
        epochs=4,
        minibatches=4,
    )
    found: list[dict[str, float]] = []
    example.learn(config, found.append)
    first, last = found[0], found[-1]
    assert last["steps"] == 100 * config.rows * config.horizon
    assert last["share"] > first["share"] + 0.15
