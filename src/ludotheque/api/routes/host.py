"""The host's part of the HTTP API: who is let in where, and what becomes of a table.

A host has no seat by it and knows nothing that a watcher does not.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec

from ludotheque.bots.by_name import require_bot
from ludotheque.engine.seats import Seat
from ludotheque.tables.access import Grant
from ludotheque.tables.entries import Entry, Invited
from ludotheque.tables.errors import TableError
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.table import Table

from ..authentication import grant_of, require_host
from ..errors import LOOKING, WITH_TOKEN, WRITING
from ..request import ApiRequest
from ..route import OK, delete, get, post

SEAT = "/api/tables/{name}/seats/{seat}"


class BotWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "greedy"


class CodeTyped(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A short code, as somebody typed it or a phone read it."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class InvitationShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Annotated[str, msgspec.Meta(max_length=512)]


class Done(msgspec.Struct, frozen=True):
    """Carried out and durable, as the entry with this number."""

    seq: int


class Invitation(msgspec.Struct, frozen=True):
    seat: str
    invitation: str


class SeatCode(msgspec.Struct, frozen=True):
    """The way to a seat at a table around one screen: a code to type, and its invitation."""

    seat: str
    code: str
    invitation: str


class SeatFound(msgspec.Struct, frozen=True):
    """Where a code leads. Without an invitation, it was used: somebody sits there by it."""

    table: str
    seat: str
    invitation: str


class HostAgain(msgspec.Struct, frozen=True):
    """The host's token of a rematch."""

    table: str
    host: str


def seat_named(live: LiveTable, letter: str) -> Seat:
    if len(letter) != 1 or letter not in "ABCDEF":
        raise TableError("no-such-seat", seat=letter[:20])
    return live.table.place(Seat[letter]).seat


async def hosted(request: ApiRequest, name: str) -> LiveTable:
    """The table, for its host."""
    live = await request.house.table(name)
    require_host(request, live)
    return live


# ---------------------------------------------------------------- seats


@post(f"{SEAT}/invitation", token="needed", errors=WITH_TOKEN)
async def invite(request: ApiRequest, name: str, seat: str) -> Invitation:
    """One more invitation to a seat, for a team-mate or for whoever comes next.

    Whoever uses it is let in by the people of that seat, where there are any, and by nobody else.
    """
    live = await hosted(request, name)
    chosen = seat_named(live, seat)
    made: list[Invited] = []

    def command(table: Table) -> Invited:
        made.append(table.invite(chosen))
        return made[-1]

    await live.do(command)
    of_round = live.table.place(chosen).round
    keys = request.house.keys
    return Invitation(seat, keys.invitation(name, chosen, of_round, made[-1].number))


@post(f"{SEAT}/bot", token="needed", errors=WITH_TOKEN)
async def seat_bot(request: ApiRequest, name: str, seat: str, data: BotWanted) -> Done:
    """Puts a bot into an open seat, or lets one play for somebody who has been away for a while."""
    live = await hosted(request, name)
    require_bot(data.bot)
    chosen, bot = seat_named(live, seat), data.bot

    def command(table: Table) -> Entry:
        place = table.place(chosen)
        if not (place.taken or (place.is_expected and table.started)):
            return table.seat_bot(chosen, bot)
        live.connections.require_away(chosen)
        return table.take_over(chosen, bot)

    return Done(await live.do(command))


@post(f"{SEAT}/free", token="needed", errors=WITH_TOKEN)
async def free(request: ApiRequest, name: str, seat: str) -> Done:
    """Takes a bot away before the game has begun: its seat is open again."""
    live = await hosted(request, name)
    return Done(await live.do(partial(Table.free, seat=seat_named(live, seat))))


# ---------------------------------------------------------------- around one screen


@get("/api/tables/{name}/codes", token="needed", errors=LOOKING)
async def codes(request: ApiRequest, name: str) -> list[SeatCode]:
    """The codes of all seats at a table around one screen that somebody can still take."""
    live = await hosted(request, name)
    await live.settled()
    return await codes_of(request.house, live)


@post(f"{SEAT}/code", token="needed", errors=WITH_TOKEN)
async def new_code(request: ApiRequest, name: str, seat: str) -> SeatCode:
    """A new code for a seat, as for a lost phone; whatever opened the seat before is void.

    Once the game has begun, the people of the seat must have been away for a while.
    """
    live = await hosted(request, name)
    chosen = seat_named(live, seat)

    def command(table: Table) -> Entry:
        renewed = table.renew(chosen)
        if table.started and table.place(chosen).people:
            live.connections.require_away(chosen)
        return renewed

    await live.do(command)
    fresh = await codes_of(request.house, live)
    found = next((code for code in fresh if code.seat == chosen.word), None)
    if found is None:  # somebody else was faster, with a bot
        raise TableError("seat-taken", seat=chosen.word)
    return found


@post("/api/tables/{name}/end", token="needed", errors=WITH_TOKEN)
async def end(request: ApiRequest, name: str) -> Done:
    """Ends the game for all, at a table around one screen. Nobody has won."""
    live = await hosted(request, name)
    return Done(await live.do(Table.end))


@delete("/api/tables/{name}", token="needed", errors=WITH_TOKEN)
async def delete_table(request: ApiRequest, name: str) -> None:
    """Removes a table for good, with all that is kept of it. Whoever is there is sent away."""
    house = request.house
    found = grant_of(request)
    if found.kind != "host" or found.table != name:
        raise TableError("not-your-table")
    if not await house.delete(name):
        raise TableError("no-such-table")
    request.services.analyst.forget(name)


@post("/api/tables/{name}/host", token="needed", errors=WITH_TOKEN)
async def host_again(request: ApiRequest, name: str) -> HostAgain:
    """The host's token of a rematch, for the host of the table before."""
    house = request.house
    live = await house.table(name)
    return HostAgain(name, house.host_again(live, grant_of(request)))


@post("/api/codes", errors=(*WRITING, 404, 429))
async def find_seat(request: ApiRequest, data: CodeTyped) -> SeatFound:
    """Where a short code leads."""
    house = request.house
    found = await house.find_code(data.code)
    if found is None:
        raise TableError("no-such-code")
    grant, is_good = found
    assert grant.seat is not None
    return SeatFound(grant.table, grant.seat.word, house.keys.token(grant) if is_good else "")


@post("/api/tables/{name}/invitation", status=OK, errors=(*WRITING, 404, 410))
async def find_invited(request: ApiRequest, name: str, data: InvitationShown) -> Invitation:
    """Which seat an invitation is for, so that a commitment to a number can be made for it."""
    found = invited_to(request.house, name, data.invitation)
    assert found.seat is not None
    return Invitation(found.seat.word, data.invitation)


def invited_to(house: House, name: str, invitation: str) -> Grant:
    """The seat that an invitation offers at a table; it may be spent all the same."""
    found = house.keys.read(invitation)
    if found is None or found.kind != "invitation" or found.table != name:
        raise TableError("invitation-spent")
    return found


async def codes_of(house: House, live: LiveTable) -> list[SeatCode]:
    return [
        SeatCode(grant.seat.word, code, house.keys.token(grant))
        for code, grant in await house.codes(live.table)
        if grant.seat is not None
    ]


ROUTES = [
    invite, seat_bot, free, codes, new_code, end, delete_table, host_again, find_seat, find_invited,
]  # fmt: skip
