"""A tiny page to show, whatever has been built; servers that all share, and who asks them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from .fixture_shelf import FixtureServer
from .server import Json, Server, running
from .tiny_page import lay_out


@pytest.fixture(scope="package", autouse=True)
def a_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_PAGE", str(lay_out(tmp_path_factory.mktemp("page") / "tiny")))
        yield


@pytest.fixture(scope="package")
def shared_server(a_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("site") / "data") as found:
        yield found


@pytest.fixture(scope="package")
def shared_fixture_server(
    a_page: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("fixtures") / "data", FixtureServer) as found:
        yield found


@pytest.fixture(scope="module")
def server(shared_server: Server) -> Iterator[Server]:
    """A server with the usual settings, which all modules share."""
    with heard_complaining(shared_server):
        yield shared_server


@pytest.fixture(scope="module")
def fixture_server(shared_fixture_server: Server) -> Iterator[Server]:
    """The same with the fixture games on its shelf."""
    with heard_complaining(shared_fixture_server):
        yield shared_fixture_server


@contextmanager
def heard_complaining(server: Server) -> Iterator[None]:
    """What the server complains of meanwhile is an error."""
    before = server.complained
    yield
    assert server.complaints_from(before) == ""


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as found:
        yield found


@pytest.fixture
def opened(server: Server) -> Json:
    """A table of two people, both of whose tokens are here."""
    return server.open_table("me", "me")
