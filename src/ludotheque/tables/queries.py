"""What is asked of a table and takes a while to work out: beside the loop, and once for all.

What a seat could do, what a good player would do there, what is given out once, and what was sent
before. Each is answered from what is durable, and from what the asker may know.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

from ludotheque.bots.hints import Hint, find_hint
from ludotheque.engine import ahead
from ludotheque.engine.ahead import Way
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat

from . import messages, replay
from .errors import TableError
from .table import Table

if TYPE_CHECKING:
    from .live_table import LiveTable

NOTHING = b"null"

Found = TypeVar("Found")


@dataclass(frozen=True)
class PendingAnswer(Generic[Found]):
    """What was asked at some point of a match, as soon as it has been worked out."""

    match: Match
    length: int
    found: asyncio.Future[Found]

    def holds(self, table: Table) -> bool:
        return self.match is table.match and self.length == len(table.match.log)


@dataclass(frozen=True)
class Answers:
    """Of one table: whatever was worked out there, or is about to be."""

    ways: dict[Seat, PendingAnswer[list[Way]]] = field(default_factory=dict)
    hints: dict[Seat, PendingAnswer[Hint]] = field(default_factory=dict)
    hint_seed: int = field(default_factory=lambda: secrets.randbits(62), repr=False)
    handouts: dict[Seat | None, asyncio.Future[bytes]] = field(default_factory=dict)


def foresee(
    match: Match, seat: Seat, moves: Sequence[str] = ()
) -> Coroutine[None, None, list[Way]]:
    """Works out, beside the loop and on a copy that is made now, what the seat could do."""
    start = ahead.known_to(match.game, match.board, match.state, seat)
    where = match.game, match.board, start, seat
    return asyncio.to_thread(ahead.ways, *where, ahead.MOST, moves)


class Queries:
    """Of one live table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    # ------------------------------------------------------------ what a seat could do

    async def ways(self, seat: Seat, moves: Sequence[str] = ()) -> tuple[int, list[Way]]:
        """The match's length, and whatever a seat could do there: whole sentences of moves.

        After some moves: how these could go on.
        """
        await self.live.settled()
        length, known = len(self.live.table.match.log), self.live.answers.ways
        if seat not in self.live.table.acting:
            return length, []
        if moves:
            return length, await foresee(self.live.table.match, seat, moves)
        answer = known.get(seat)
        if answer is None or not answer.holds(self.live.table):
            match = self.live.table.match
            work = asyncio.ensure_future(foresee(match, seat))
            answer = known[seat] = PendingAnswer(match, length, work)
        return length, await asyncio.shield(answer.found)

    # ------------------------------------------------------------ what it should do

    async def hint(self, seat: Seat) -> tuple[int, Hint]:
        """The match's length, and what a good player would do there in a seat's place.

        That somebody asks is told to everybody, once for each position; what they are told is not.
        """
        await self.live.settled()
        known = self.live.answers.hints
        answer = known.get(seat)
        if answer is None or not answer.holds(self.live.table):
            await self.live.do(partial(Table.ask_for_hint, seat=seat))
            await self.live.settled()
            self.live.table.ask_for_hint(seat)  # it may be somebody else's turn by now
            match = self.live.table.match
            seed, name = self.live.answers.hint_seed, self.live.table.name
            work = find_hint(self.live.house.chooser, match, seat, seed, name)
            answer = known[seat] = PendingAnswer(match, len(match.log), asyncio.ensure_future(work))
        return answer.length, await asyncio.shield(answer.found)

    # ------------------------------------------------------------ what is given out

    async def handout(self, seats: frozenset[Seat]) -> bytes:
        """What is given out once, too large for every message; worked out once for each viewer."""
        await self.live.settled()
        hand_out = self.live.table.game.views.handout
        if hand_out is None:
            raise TableError("no-handout")
        viewer, known = messages.viewer_of(self.live.table, seats), self.live.answers.handouts
        if viewer not in known:
            match = self.live.table.match
            copy, board = match.copied(), match.board
            given = asyncio.to_thread(
                lambda: messages.encoder.encode(hand_out(copy, board.plain, board.plan, viewer))
            )
            known[viewer] = asyncio.ensure_future(given)
        found = await asyncio.shield(known[viewer])
        if found == NOTHING:
            known.pop(viewer, None)
            raise TableError("no-handout-yet")
        return found

    # ------------------------------------------------------------ what was sent before

    async def retell(self, since: int, seats: frozenset[Seat]) -> list[messages.EntryShown]:
        """What was told after an entry, as somebody with these seats heard it."""
        await self.live.settled()
        name, header = self.live.table.name, self.live.table.header
        again = await self.live.house.from_checkpoint(name, header, since) or Table(name, header)
        stored = await self.live.house.store.read(name, again.seq)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self.live.house.retelling, replay.retold, again, stored, since, seats
        )
