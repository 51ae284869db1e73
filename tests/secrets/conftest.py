"""Two worlds that all tests of secrets share, and two with holes."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from .comparing import Holes
from .laid import all_leaky, all_tight
from .worlds import World, two_worlds


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def worlds(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[list[World]]:
    async with two_worlds(tmp_path_factory.mktemp("worlds"), list(all_tight())) as found:
        yield found


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def holes(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Holes]:
    folder = tmp_path_factory.mktemp("holes")
    opened = folder / "leak"
    opened.write_text("", encoding="ascii")
    async with two_worlds(folder, list(all_leaky()), opened) as found:
        yield Holes(found, opened)
