"""What the browser tests share: one server, one browser, and visitors who notice everything.

A test that fails explains itself: `evidence.py` says what its report contains.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from functools import cache

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from ludotheque.engine.game import Game
from tests.pyodide.chromium import served
from tests.server.server import Server, started

from . import evidence
from .chromium import Setting, running_browser
from .contexts import Contexts
from .houses import House, HouseInBrowser, ServersHouse
from .line import Line, running_line
from .screens import OPENING, Stage, Stages
from .static import static_edition
from .tables import PlayedTable, games
from .visitors import PATIENCE, Visitor, Visitors

LONG = "long: takes long, and is begun before others"
LONGEST = 900  # seconds: a whole game takes as many turns as the dice want
expect.set_options(timeout=PATIENCE)  # a busy machine is no failure


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One real server for all tests; its bots do not dawdle, and nobody is thought to be away."""
    folder = tmp_path_factory.mktemp("server") / "data"
    with started(folder, LUDOTHEQUE_ABSENCE="1000000") as found:
        yield found


@pytest.fixture(scope="session")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another one, where people count as away as soon as their line drops."""
    folder = tmp_path_factory.mktemp("strict-server") / "data"
    with started(folder, LUDOTHEQUE_ABSENCE="0") as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with running_browser() as found:
        yield found


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


@pytest.fixture(scope="session")
def stages(server: Server) -> Iterator[Stages]:
    """Tables of a game in every state."""
    with ExitStack() as clients:

        @cache
        def stage_of(game: Game) -> Stage:
            found = Stage(server, game)
            clients.enter_context(found.client)
            return found

        yield stage_of


@pytest.fixture(scope="session")
def stage(stages: Stages) -> Stage:
    """Tables of the first game on the shelf, in every state."""
    return stages(games()[0])


@pytest.fixture(scope="session")
def static_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a web host that has the page in a folder, and runs nothing."""
    with served(static_edition(tmp_path_factory.mktemp("host"))) as found:
        yield found


@pytest.fixture
def table(stage: Stage) -> PlayedTable:
    """A table for two that is the test's own, a little way into the game: the first may choose."""
    found = stage.open("me", "me")
    found.play_until_choice("A", moves=OPENING)
    return found


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as found:
        yield found


@pytest.fixture
def base(server: Server) -> str:
    """The address of the server, to which all paths belong."""
    return server.url


@pytest.fixture
def setting() -> Setting:
    """Before which screen the visitor sits; a test chooses by parametrising it."""
    return Setting()


@pytest.fixture
def line() -> Iterator[Line]:
    """A network that the test can cut, for visitors that are opened through it."""
    with running_line() as found:
        yield found


@pytest.fixture
def visitors(contexts: Contexts, base: str, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    gathered = evidence.of(request.node)
    everybody = Visitors(contexts, base, gathered.folder)
    gathered.visitors.append(everybody)
    yield everybody
    if everybody.unexpected or gathered.said_by_servers():
        gathered.photograph()  # while there are windows
    unexpected = everybody.leave()
    assert not unexpected, "\n".join(unexpected)


@pytest.fixture
def servers_house(visitors: Visitors, server: Server, line: Line) -> ServersHouse:
    return ServersHouse(visitors, server, line)


@pytest.fixture
def house_in_browser(visitors: Visitors, static_host: str, line: Line) -> HouseInBrowser:
    return HouseInBrowser(visitors, static_host, line)


@pytest.fixture
def house(request: pytest.FixtureRequest) -> House:
    """Either house: a test chooses by parametrising it (`in_either_house`)."""
    found: House = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def visitor(visitors: Visitors, setting: Setting) -> Visitor:
    return visitors.open(setting)


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor.page


# ---------------------------------------------------------------- order, and failures


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", LONG)
    evidence.empty(config)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long has more time, and is begun first: all workers end at about the same time."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(LONGEST))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    evidence.of(item).begin()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    evidence.of(item).judge(report)
    return report
