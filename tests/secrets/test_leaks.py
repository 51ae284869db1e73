"""Every byte that a seat and a watcher are sent is the same, whatever they cannot know.

For every game with secrets, now and later: twin games that one seat cannot tell apart are played
at two real servers, and all that its player and a watcher are told, answered, refused and shown
is compared. That the comparison finds what it should is shown with leaks that are planted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pytest

from ludotheque.bots.choosers import BOTS
from ludotheque.bots.player import choose_action, choose_move, imagined
from ludotheque.bots.search import Mind
from ludotheque.engine import chance
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat

from .leaks import LEAKS
from .twins import SECRETIVE, some_twins
from .worlds import Laid, Transcript, World, both, lay, two_worlds

EVERY_SECRETIVE_GAME = pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)
HOARD = next(game for game in SECRETIVE if game.name == "hoard")
TABLES = 6
LEAKY_TABLES = 2
MOVES = 44
SHOWN = 80  # letters around a difference


def tables_of(game: Game, count: int = TABLES) -> list[Laid]:
    return [lay(number, found) for number, found in enumerate(some_twins(game, count, MOVES))]


def difference(transcripts: Sequence[Transcript]) -> tuple[str, str, str] | None:
    """The first thing that was said to somebody in one world and not in the other."""
    one, other = (transcript.lines for transcript in transcripts)
    for (who, here), (_, there) in zip(one, other, strict=False):
        if here != there:
            pairs = enumerate(zip(here, there, strict=False))
            at = next((place for place, (a, b) in pairs if a != b), min(len(here), len(there)))
            around = slice(max(0, at - SHOWN), at + SHOWN)
            return who, here[around], there[around]
    return None if len(one) == len(other) else ("", str(len(one)), str(len(other)))


@EVERY_SECRETIVE_GAME
def test_nothing_that_is_sent_depends_on_what_its_receiver_cannot_know(
    game: Game, tmp_path: Path
) -> None:
    tables = tables_of(game)
    with two_worlds(tmp_path, tables) as worlds:
        for table in tables:
            transcripts = asyncio.run(both(worlds, table))
            assert difference(transcripts) is None
            assert kinds(transcripts[0]) >= EVERYTHING


def kinds(transcript: Transcript) -> set[str]:
    """The kinds of messages that were heard."""
    texts = (text for who, text in transcript.lines if ":" not in who)
    return {text[len('{"type":"') :].partition('"')[0] for text in texts}


EVERYTHING = {
    "snapshot", "news", "seating", "accepted", "refused", "error", "considered", "recalled", "pong",
}  # fmt: skip


@dataclass(frozen=True)
class Leaky:
    """Two servers with holes, and fresh tables for each of these."""

    worlds: list[World]
    opened: Path
    tables: dict[str, list[Laid]]


@pytest.fixture(scope="module")
def leaky(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Leaky]:
    folder = tmp_path_factory.mktemp("leaky")
    twins = list(some_twins(HOARD, LEAKY_TABLES, MOVES))
    tables = {
        leak: [lay(hole * LEAKY_TABLES + number, each) for number, each in enumerate(twins)]
        for hole, leak in enumerate(["", *LEAKS])
    }
    opened = folder / "leak"
    opened.write_text("", encoding="ascii")
    with two_worlds(folder, list(chain(*tables.values())), opened) as worlds:
        yield Leaky(worlds, opened, tables)


@pytest.mark.parametrize("leak", ["", *LEAKS])
def test_a_leak_is_found_wherever_it_is(leak: str, leaky: Leaky) -> None:
    leaky.opened.write_text(leak, encoding="ascii")
    tables = leaky.tables[leak]
    found = [difference(asyncio.run(both(leaky.worlds, table))) for table in tables]
    assert any(found) == bool(leak), found


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
