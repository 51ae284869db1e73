"""Where finding a move is the game, nothing that anybody is sent tells where it is.

Two real servers play the same game of Rush, but for how fate mixed what still lies on the heap.
All that is sent to anybody must be the same, but for the hand-out, which people have to look at.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.tiers import times

from .comparing import EVERYTHING, Leaky, both, difference, kinds, leaky_worlds
from .leaks import FINDINGS
from .searches import Search, begun_search
from .worlds import two_worlds


async def test_nothing_tells_where_a_thing_fits_but_the_thing_itself(tmp_path: Path) -> None:
    tables = [begun_search(number) for number in range(times(1, 4))]
    async with two_worlds(tmp_path, tables) as worlds:
        for laid in tables:
            transcripts = await both(worlds, laid, Search)
            assert difference(transcripts) is None
            assert kinds(transcripts[0]) >= EVERYTHING | {"held"}
            where = f"/api/tables/{laid.name}/handout"
            given = [world.client.get(where).json() for world in worlds]
            assert given[0] != given[1]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def leaky(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Leaky]:
    tables = {leak: [begun_search(number)] for number, leak in enumerate(["", *FINDINGS])}
    async with leaky_worlds(tmp_path_factory.mktemp("findings"), tables) as found:
        yield found


@pytest.mark.parametrize("leak", ["", *FINDINGS])
async def test_what_tells_it_would_be_found(leak: str, leaky: Leaky) -> None:
    found = await leaky.found(leak, Search)
    assert bool(found) == bool(leak), found
