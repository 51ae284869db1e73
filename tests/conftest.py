"""What all tests share: how Hypothesis behaves, and a shelf on which the fixture games stand."""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from ludotheque.engine import registry
from tests.fixtures import fixture_games
from tests.postgres import Databases, databases
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


# A test that hangs is failed by pytest-timeout. What not even that can end (compiled code that does
# not return, a test that hangs again while it is cleaned up) ends its process after some more
# seconds, with all stacks; pytest-xdist reports the test as one that crashed and goes on.
GRACE = 120.0
STDERR = pytest.StashKey[int]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[STDERR] = os.dup(2)


def end_if_it_hangs(item: pytest.Item) -> None:
    mark = item.get_closest_marker("timeout")
    limit = float(mark.args[0] if mark else item.config.getini("timeout"))
    faulthandler.dump_traceback_later(limit + GRACE, file=item.config.stash[STDERR], exit=True)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    end_if_it_hangs(item)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    end_if_it_hangs(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    leave_out(config, items)


@pytest.fixture
def full_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry finds the fixture games too, so that their saved games can be loaded."""
    everything = (*registry.all_games(), *fixture_games())
    monkeypatch.setattr(registry, "all_games", lambda: everything)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Databases]:
    """Where a test has a database of its own."""
    with databases() as found:
        yield found
