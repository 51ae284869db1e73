"""The big screen of a table, around which all play on their phones, is sent nobody's secrets.

For every game with secrets, now and later: twin games are played at two real servers, and every
message, answer and page that the big screen gets is the same in both. It holds no seat; what it
has is the host's token, with which it hands out codes and arranges the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from ludotheque.engine.game import Game
from tests.server.server import Json

from .comparing import EVERY_SECRETIVE_GAME, Holes, both, difference, kinds
from .laid import leaky_screens, screen_of_a_search, screens_of
from .leaks import ON_THE_SCREEN
from .searches import Search
from .worlds import Ear, Transcript, Visit, World

TRIED = 6  # moves that the screen tries to make, though it holds no seat
SENT = {"snapshot", "news", "seating", "error", "recalled", "pong"}


class BigScreen(Visit):
    """All play on phones of their own, and a screen shows the table to the whole room."""

    async def arrive(self) -> None:
        name = self.table.name
        self.host = self.world.keys.host_token(name)
        phones = self.tokens.values()
        self.others = await Ear.arrive(self.world, name, "phones", self.unheard, *phones)
        self.observer = self.others
        self.watcher = await Ear.arrive(self.world, name, "screen", self.transcript)

    @property
    def ears(self) -> tuple[Ear, ...]:
        return (self.watcher,)

    @property
    def bearers(self) -> dict[str, str]:
        return {"screen": "", "host": self.host}

    def moves(self) -> list[str]:
        return super().moves()[:TRIED]

    def questions(self) -> Iterator[Json]:
        yield from super().questions()
        for kind in ("hold", "release"):
            yield {"type": kind, "seat": self.seat.word, "thing": "anything"}

    def read_everything(self, who: str) -> None:
        super().read_everything(who)
        self.fetch("GET", "/codes", who)
        page = f"/table/{self.table.name}/screen"
        asking = self.world.client.build_request("GET", page, headers={"accept": "text/html"})
        self.request(asking, f"{who}: the page")

    async def last_things(self) -> None:
        """Phones are lost, and found: the host hands out new codes, and a bot helps out."""
        lost = [seat.word for seat in self.match.seats[:2]]
        self.fetch("POST", f"/seats/{lost[0]}/code", "host")  # not while it is in a hand
        await self.others.depart()
        while any(seat["present"] for seat in self.world.server.look(self.table.name)["seats"]):
            await asyncio.sleep(0.01)
        fresh = [self.fetch("POST", f"/seats/{seat}/code", "host").json() for seat in lost]
        self.fetch("GET", "/codes", "host")
        joining = {"invitation": fresh[0]["invitation"], "name": "Zoé"}
        self.fetch("POST", "/join", "screen", **joining)
        self.fetch("POST", f"/seats/{lost[1]}/bot", "host", bot="greedy")
        for path in ("/host", "/claim", "/rematch"):
            self.fetch("POST", path, "host")
        await self.watcher.catch_up()


class SearchedScreen(BigScreen, Search):
    """The same, where finding a move is the game."""

    def questions(self) -> Iterator[Json]:
        return BigScreen.questions(self)

    def moves(self) -> list[str]:
        return Search.moves(self)[:TRIED]


@EVERY_SECRETIVE_GAME
async def test_nothing_that_the_big_screen_gets_depends_on_a_secret(
    game: Game, worlds: list[World]
) -> None:
    for table in screens_of(game):
        transcripts = await both(worlds, table, BigScreen)
        assert difference(transcripts) is None
        assert kinds(transcripts[0]) == SENT
        assert granted(transcripts[0])


def granted(transcript: Transcript) -> bool:
    """Whether the host's token was good for something: or nothing would have been shown."""
    asked = [who for who, text in transcript.lines if text.startswith("201")]
    return all(any(f"{what} {{" in who for who in asked) for what in ("code", "bot", "invitation"))


async def test_nothing_on_the_big_screen_tells_where_a_thing_fits(worlds: list[World]) -> None:
    transcripts = await both(worlds, screen_of_a_search(), SearchedScreen)
    assert difference(transcripts) is None
    assert kinds(transcripts[0]) == SENT


@pytest.mark.parametrize("leak", ["", *ON_THE_SCREEN])
async def test_whatever_leaks_to_the_big_screen_is_found(leak: str, holes: Holes) -> None:
    found = await holes.found(leak, leaky_screens()[leak], BigScreen)
    assert bool(found) == bool(leak), found
