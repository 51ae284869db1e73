"""What is asked of a table and takes a while to work out: beside the loop, and once for all.

What a seat could do, what a good player would do there, what is given out once, and what was told
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

from . import messages
from .entries import read_entry
from .messages import Made
from .store import Stored
from .table import Table, TableError

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


# ---------------------------------------------------------------- what a seat could do


async def ways(live: LiveTable, seat: Seat, moves: Sequence[str] = ()) -> tuple[int, list[Way]]:
    """The match's length, and whatever a seat could do there: whole sentences of moves.

    After some moves: how these could go on.
    """
    await live.settled()
    length, known = len(live.table.match.log), live.answers.ways
    if seat not in live.table.acting:
        return length, []
    if moves:
        return length, await foresee(live.table.match, seat, moves)
    answer = known.get(seat)
    if answer is None or not answer.holds(live.table):
        match = live.table.match
        work = asyncio.ensure_future(foresee(match, seat))
        answer = known[seat] = PendingAnswer(match, length, work)
    return length, await asyncio.shield(answer.found)


def foresee(
    match: Match, seat: Seat, moves: Sequence[str] = ()
) -> Coroutine[None, None, list[Way]]:
    """Works out, beside the loop and on a copy that is made now, what the seat could do."""
    start = ahead.known_to(match.game, match.board, match.state, seat)
    where = match.game, match.board, start, seat
    return asyncio.to_thread(ahead.ways, *where, ahead.MOST, moves)


# ---------------------------------------------------------------- what it should do


async def hint(live: LiveTable, seat: Seat) -> tuple[int, Hint]:
    """The match's length, and what a good player would do there in a seat's place.

    That somebody asks is told to everybody, once for each position; what they are told is not.
    """
    await live.settled()
    known = live.answers.hints
    answer = known.get(seat)
    if answer is None or not answer.holds(live.table):
        await live.do(partial(Table.ask_for_hint, seat=seat))
        await live.settled()
        live.table.ask_for_hint(seat)  # it may be somebody else's turn by now
        match = live.table.match
        seed, name = live.answers.hint_seed, live.table.name
        work = find_hint(live.house.chooser, match, seat, seed, name)
        answer = known[seat] = PendingAnswer(match, len(match.log), asyncio.ensure_future(work))
    return answer.length, await asyncio.shield(answer.found)


# ---------------------------------------------------------------- what is given out


async def handout(live: LiveTable, seats: frozenset[Seat]) -> bytes:
    """What is given out once, too large for every message; worked out once for each viewer."""
    await live.settled()
    hand_out = live.table.game.views.handout
    if hand_out is None:
        raise TableError("no-handout")
    viewer, known = messages.viewer_of(live.table, seats), live.answers.handouts
    if viewer not in known:
        match = live.table.match
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


# ---------------------------------------------------------------- what was told


async def retell(live: LiveTable, since: int, seats: frozenset[Seat]) -> list[messages.Told]:
    """What was told after an entry, as somebody with these seats heard it."""
    await live.settled()
    name, header = live.table.name, live.table.header
    again = await live.house.from_checkpoint(name, header, since) or Table(name, header)
    stored = await live.house.store.read(name, again.seq)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(live.house.retelling, retold, again, stored, since, seats)


def retold(
    again: Table, log: list[Stored], since: int, seats: frozenset[Seat]
) -> list[messages.Told]:
    """Goes through a log with a table of its own; takes a while, so not where others wait."""
    told = []
    for stored in log:
        entry = read_entry(stored.body)
        made = Made(stored.seq, stored.at, entry, again.take(entry, stored.at))
        if stored.seq > since:
            told.append(messages.told_to(again, made, seats))
    return told
