"""What all tests share: how Hypothesis behaves, and a shelf on which the fixture games stand."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from ludotheque.engine import registry
from tests.fixtures import fixture_games
from tests.tiers import leave_out, times

# A slow machine is no failure, and neither is a fixture that lives for a whole test.
settings.register_profile(
    "house",
    deadline=None,
    max_examples=times(40, 100),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
settings.load_profile("house")

# Compiling takes its time: bots think ahead only in tests that are about it.
os.environ.setdefault("LUDOTHEQUE_FORESIGHT", "never")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    leave_out(config, items)


@pytest.fixture
def full_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry finds the fixture games too, so that their saved games can be loaded."""
    everything = (*registry.all_games(), *fixture_games())
    monkeypatch.setattr(registry, "all_games", lambda: everything)
