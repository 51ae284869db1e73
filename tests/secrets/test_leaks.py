"""Every byte that a seat and a watcher are sent is the same, whatever they cannot know.

For every game with secrets, now and later: twin games that one seat cannot tell apart are played
at two real servers, and all that its player and a watcher are told, answered, refused and shown
is compared. That the comparison finds what it should is shown with leaks that are planted.
"""

from __future__ import annotations

import pytest

from ludotheque.bots.choosers import BOTS
from ludotheque.bots.player import choose_action, choose_move, imagined
from ludotheque.bots.search import Searcher
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.engine.speeds import INTERPRETER

from .comparing import EVERY_SECRETIVE_GAME, EVERYTHING, Holes, both, difference, kinds
from .laid import EACH, leaky_tables, tables_of
from .leaks import LEAKS
from .twins import some_twins
from .worlds import World


@EVERY_SECRETIVE_GAME
async def test_nothing_that_is_sent_depends_on_what_its_receiver_cannot_know(
    game: Game, worlds: list[World]
) -> None:
    for table in tables_of(game):
        transcripts = await both(worlds, table)
        assert difference(transcripts) is None
        assert kinds(transcripts[0]) >= EVERYTHING


@pytest.mark.parametrize("leak", ["", *LEAKS])
async def test_a_leak_is_found_wherever_it_is(leak: str, holes: Holes) -> None:
    found = await holes.found(leak, leaky_tables()[leak])
    assert bool(found) == bool(leak), found


@EVERY_SECRETIVE_GAME
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_that_knows_the_same_does_the_same(game: Game, bot: str) -> None:
    compared = 0
    for twins in some_twins(game, EACH):
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
    searcher, bot = Searcher(game, speed=INTERPRETER, most_nodes=2000), f"{level}+iterations=4"
    compared = 0
    for twins in some_twins(game, EACH):
        own = [at for at, each in enumerate(twins.one.log) if each.seat == twins.observer]
        for at in own[-1:]:
            thoughts = [
                thought(match.branch(at), twins.observer, bot, searcher) for match in twins.both
            ]
            assert thoughts[0] == thoughts[1]
            compared += 1
    assert compared


def thought(match: Match, seat: Seat, bot: str, searcher: Searcher) -> object:
    rng = seeded(11, 7)
    s = imagined(match, seat, rng)
    action = choose_action(match.game, s, match.board, seat, bot, rng, searcher)
    return action, rng, searcher.visited()


def choice(match: Match, seat: Seat, bot: str) -> object:
    return choose_move(match, seat, bot, seeded(11, 7))
