"""Those who have no seat are sent nobody's secrets, whatever they had before or ask for.

The host; somebody who asks to be let in at a seat; those who were declined, shut out or left it, or
whose code was renewed; and whoever had the seat at the table before. Twin games are played at two
real servers, and everything that any of them gets, by every route, is the same in both.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.engine.game import Game
from tests.server.server import Json

from .comparing import EVERY_SECRETIVE_GAME, Holes, both, difference, kinds
from .laid import leaky_shared, shared_of
from .leaks import TO_STRANGERS
from .worlds import ASKING, DECLINED, GONE, HOLDER, SHUT_OUT, Ear, Laid, Visit, World

TRIED = 4  # moves that each of them tries to make
SENT = {"snapshot", "news", "seating", "error", "recalled", "pong"}


class Strangers(Visit):
    """All play, and those who have no seat any more, or not yet, listen and ask."""

    def __init__(self, world: World, table: Laid) -> None:
        super().__init__(world, table)
        seat, keys, name = table.shared, world.keys, table.name
        self.tokens[seat] = keys.seat_token(name, seat, 1, HOLDER)
        self.strangers = {
            "asking": keys.seat_token(name, seat, 1, ASKING),
            "declined": keys.seat_token(name, seat, 1, DECLINED),
            "shut out": keys.seat_token(name, seat, 1, SHUT_OUT),
            "gone": keys.seat_token(name, seat, 1, GONE),
            "renewed": keys.seat_token(name, seat, 0, 1),
            "renewed, long ago": keys.seat_token(name, seat, 0, 0),
            "at the table before": keys.seat_token(table.before, seat, 0, 1),
            "host": keys.host_token(name),
        }
        self.listening: list[Ear] = []

    async def arrive(self) -> None:
        name = self.table.name
        everybody = self.tokens.values()
        self.others = await Ear.arrive(self.world, name, "players", self.unheard, *everybody)
        self.observer = self.others
        for who, token in self.strangers.items():
            ear = await Ear.arrive(self.world, name, who, self.transcript, token)
            self.listening.append(ear)

    @property
    def ears(self) -> tuple[Ear, ...]:
        return tuple(self.listening)

    @property
    def bearers(self) -> dict[str, str]:
        return self.strangers

    def moves(self) -> list[str]:
        return super().moves()[:TRIED]

    def attempts(self) -> Iterator[Json]:
        yield from super().attempts()
        seat = self.table.shared.word
        yield {"type": "advise", "seat": seat}
        yield {"type": "play", "seat": seat, "move": self.moves()[0]}
        for kind in ("admit", "decline", "shut-out"):
            for number in (HOLDER, ASKING):
                yield {"type": kind, "seat": seat, "number": number}

    def read_everything(self, who: str) -> None:
        super().read_everything(who)
        self.fetch("POST", "/hint", who)
        for what in ("admit", "decline", "shut-out"):
            self.fetch("POST", f"/{what}", who, number=ASKING)
        seat = self.table.shared.word
        self.fetch("POST", f"/seats/{seat}/code", who)
        self.fetch("POST", f"/seats/{seat}/bot", who, bot="greedy")

    async def last_things(self) -> None:
        """Whoever asks thinks better of it, and asks for everything once more."""
        asking = self.listening[0]
        answer = await asking.ask({"type": "leave", "seat": self.table.shared.word})
        assert answer["type"] == "accepted"
        self.read_everything("asking")
        for ear in self.ears:
            await ear.catch_up()


@EVERY_SECRETIVE_GAME
async def test_nothing_that_those_without_a_seat_get_depends_on_a_secret(
    game: Game, worlds: list[World]
) -> None:
    for table in shared_of(game):
        transcripts = await both(worlds, table, Strangers)
        assert difference(transcripts) is None
        assert kinds(transcripts[0]) >= SENT


@pytest.mark.parametrize("leak", ["", *TO_STRANGERS])
async def test_whatever_leaks_to_them_is_found(leak: str, holes: Holes) -> None:
    found = await holes.found(leak, leaky_shared()[leak], Strangers)
    assert bool(found) == bool(leak), found
