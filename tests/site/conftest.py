"""A tiny page to show, whatever has been built; and for tests with a server, who asks it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from .server import Json, Server
from .tiny_page import lay_out


@pytest.fixture(scope="package", autouse=True)
def a_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_PAGE", str(lay_out(tmp_path_factory.mktemp("page") / "tiny")))
        yield


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as found:
        yield found


@pytest.fixture
def opened(server: Server) -> Json:
    """A table of two people, both of whose tokens are here."""
    return server.open_table("me", "me")
