"""Where finding a move is the game, nothing that anybody is sent tells where it is.

Two real servers play the same game, but for how fate shuffled what has not been laid yet. All that
is sent to anybody must be the same. People have to look at the hand-out, once there is one: it
alone may differ then, and has to, for there is nothing to be found otherwise.
"""

from __future__ import annotations

import pytest

from ludotheque.engine.game import Game

from .comparing import Holes, assert_only_handouts_differ, both, difference
from .laid import leaky_searches, searches_of
from .leaks import FINDINGS
from .searches import Search
from .twins import SEARCHED
from .worlds import World


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.name)
async def test_nothing_tells_where_a_thing_fits_but_the_thing_itself(
    game: Game, worlds: list[World]
) -> None:
    for table in searches_of(game):
        assert table.twins.secret is not None
        if table.twins.secret.shown_in_handout:
            await assert_only_handouts_differ(worlds, table, Search)
        else:
            assert difference(await both(worlds, table, Search)) is None


@pytest.mark.parametrize("leak", ["", *FINDINGS])
async def test_what_tells_it_would_be_found(leak: str, holes: Holes) -> None:
    found = await holes.found(leak, leaky_searches()[leak], Search)
    assert bool(found) == bool(leak), found
