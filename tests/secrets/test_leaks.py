"""Every byte that a seat and a watcher are sent is the same, whatever they cannot know.

For every game with secrets, now and later: twin games that one seat cannot tell apart are played
at two real servers, and all that its player and a watcher are told, answered, refused and shown
is compared. That the comparison finds what it should is shown with leaks that are planted.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from ludotheque.bots.choosers import BOTS
from ludotheque.bots.player import choose_action, choose_move, imagined
from ludotheque.bots.search import Mind
from ludotheque.engine import chance
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from tests.tiers import times

from .comparing import (
    EVERY_SECRETIVE_GAME,
    EVERYTHING,
    MOVES,
    Leaky,
    both,
    difference,
    kinds,
    leaky_worlds,
    tables_for,
    tables_of,
    tables_of_all,
)
from .leaks import LEAKS
from .twins import some_twins
from .worlds import World, two_worlds

TABLES = times(2, 6)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def worlds(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[list[World]]:
    async with two_worlds(tmp_path_factory.mktemp("worlds"), tables_of_all(TABLES)) as found:
        yield found


@EVERY_SECRETIVE_GAME
async def test_nothing_that_is_sent_depends_on_what_its_receiver_cannot_know(
    game: Game, worlds: list[World]
) -> None:
    for table in tables_of(game, TABLES):
        transcripts = await both(worlds, table)
        assert difference(transcripts) is None
        assert kinds(transcripts[0]) >= EVERYTHING


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def leaky(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Leaky]:
    async with leaky_worlds(tmp_path_factory.mktemp("leaky"), tables_for(["", *LEAKS])) as found:
        yield found


@pytest.mark.parametrize("leak", ["", *LEAKS])
async def test_a_leak_is_found_wherever_it_is(leak: str, leaky: Leaky) -> None:
    found = await leaky.found(leak)
    assert bool(found) == bool(leak), found


@EVERY_SECRETIVE_GAME
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_that_knows_the_same_does_the_same(game: Game, bot: str) -> None:
    compared = 0
    for twins in some_twins(game, TABLES, MOVES):
        own = [at for at, each in enumerate(twins.one.log) if each.seat == twins.observer]
        for at in own[-2:]:
            chosen = [choice(match.branch(at), twins.observer, bot) for match in twins.both]
            assert chosen[0] == chosen[1]
            compared += 1
    assert compared


@EVERY_SECRETIVE_GAME
@pytest.mark.parametrize("level", ["novice", "sharp"])
def test_a_bot_that_thinks_ahead_knows_no_more_than_it_may(game: Game, level: str) -> None:
    """Its whole thought is the same, be it ever so short here: what it tried, and what it found."""
    mind, bot = Mind(game, compiled=False, most_nodes=2000), f"{level}+iterations=4"
    compared = 0
    for twins in some_twins(game, TABLES, MOVES):
        own = [at for at, each in enumerate(twins.one.log) if each.seat == twins.observer]
        for at in own[-1:]:
            thoughts = [
                thought(match.branch(at), twins.observer, bot, mind) for match in twins.both
            ]
            assert thoughts[0] == thoughts[1]
            compared += 1
    assert compared


def thought(match: Match, seat: Seat, bot: str, mind: Mind) -> object:
    rng = [0] * chance.RNG_WORDS
    chance.seed_rng(rng, 11, 7)
    s = imagined(match, seat, rng)
    action = choose_action(match.game, s, match.board, seat, bot, rng, mind)
    return action, rng, mind.tried()


def choice(match: Match, seat: Seat, bot: str) -> object:
    rng = [0] * chance.RNG_WORDS
    chance.seed_rng(rng, 11, 7)
    return choose_move(match, seat, bot, rng)
