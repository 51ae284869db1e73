"""Where finding a move is the game, nothing that anybody is sent tells where it is.

Two real servers play the same game of Rush, but for how fate mixed what still lies on the heap.
All that is sent to anybody must be the same, but for the hand-out, which people have to look at.
"""

from __future__ import annotations

import pytest

from .comparing import EVERYTHING, Holes, both, difference, kinds
from .laid import leaky_searches, searches
from .leaks import FINDINGS
from .searches import Search
from .worlds import World


async def test_nothing_tells_where_a_thing_fits_but_the_thing_itself(worlds: list[World]) -> None:
    for laid in searches():
        transcripts = await both(worlds, laid, Search)
        assert difference(transcripts) is None
        assert kinds(transcripts[0]) >= EVERYTHING | {"held"}
        where = f"/api/tables/{laid.name}/handout"
        given = [world.client.get(where).json() for world in worlds]
        assert given[0] != given[1]


@pytest.mark.parametrize("leak", ["", *FINDINGS])
async def test_what_tells_it_would_be_found(leak: str, holes: Holes) -> None:
    found = await holes.found(leak, leaky_searches()[leak], Search)
    assert bool(found) == bool(leak), found
