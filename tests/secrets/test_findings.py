"""Where finding a move is the game, nothing that anybody is sent tells where it is.

Two real servers play the same game of Rush, but for how fate mixed what still lies on the heap.
All that is sent to anybody must be the same, but for the hand-out, which people have to look at.
"""

from __future__ import annotations

import pytest

from .comparing import Holes, assert_only_handouts_differ
from .laid import leaky_searches, searches
from .leaks import FINDINGS
from .searches import Search
from .worlds import World


async def test_nothing_tells_where_a_thing_fits_but_the_thing_itself(worlds: list[World]) -> None:
    for laid in searches():
        await assert_only_handouts_differ(worlds, laid, Search)


@pytest.mark.parametrize("leak", ["", *FINDINGS])
async def test_what_tells_it_would_be_found(leak: str, holes: Holes) -> None:
    found = await holes.found(leak, leaky_searches()[leak], Search)
    assert bool(found) == bool(leak), found
