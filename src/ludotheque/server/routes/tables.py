"""Opening a table, looking at it, taking a seat there, and playing again."""

from __future__ import annotations

from functools import partial
from hashlib import blake2b
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec

from ludotheque.bots.by_name import require_bot
from ludotheque.engine.registry import game
from ludotheque.engine.seats import Seat
from ludotheque.tables.entries import AskedToJoin, Entry, Header, Sat
from ludotheque.tables.fairness import NOTHING, Brought
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.messages import Snapshot
from ludotheque.tables.replay import drawing
from ludotheque.tables.table import Table

from ..authentication import (
    ApiRequest,
    callers_of,
    grant_of,
    house_of,
    is_host,
    require_host,
    seat_at,
    seats_at,
)
from ..errors import ANYWHERE, LOOKING, NEEDED, WELCOME, WITH_TOKEN, WRITING, errors
from ..protocol import (
    MaybeHash,
    RoundNumber,
)
from . import host

Name = Annotated[str, msgspec.Meta(max_length=100)]
RequestName = Annotated[str, msgspec.Meta(max_length=64)]
LARGEST_BOARD = 20_000
KEPT = "private, max-age=604800, immutable"
UNCHANGED = 304
HANDOUT_RESPONSES = errors(*LOOKING, 409) | {
    UNCHANGED: ResponseSpec(None, description="It is what the asker has already.")
}


# ---------------------------------------------------------------- what travels


class SealGiven(msgspec.Struct, frozen=True):
    """The seal of a table to be, and the reservation to open it with: once."""

    table: str
    seal: str
    reservation: str
    key: str  # the server's public key, which signs the game when it is over


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: `me`, somebody who is invited (`open`), or a `bot`.

    One's own seat may bring the commitment to a number for the dice, in their first round.
    """

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "greedy"
    commitment: MaybeHash = ""


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=6)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=20)] = {}
    board: Annotated[str, msgspec.Meta(max_length=LARGEST_BOARD)] = ""
    clock: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    reservation: Annotated[str, msgspec.Meta(max_length=512)] = ""
    phones: bool = False  # around one big screen, each with a hand of their own on a phone


class Opened(msgspec.Struct, frozen=True):
    """A new table, with the keys to it: keep them."""

    table: str
    host: str
    tokens: dict[str, str]  # for one's own seats
    invitations: dict[str, str]  # for the open ones
    seal: str  # of the table's secret
    key: str  # the server's public key


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With an invitation, and perhaps with the commitment to a number for a round of the dice."""

    invitation: Annotated[str, msgspec.Meta(max_length=512)]
    name: Name = ""
    commitment: MaybeHash = ""
    round: RoundNumber = 1


class Claiming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    commitment: MaybeHash = ""
    round: RoundNumber = 1


class Seated(msgspec.Struct, frozen=True):
    """A seat, and the token that holds it: one person's own."""

    seat: str
    token: str
    waiting: bool = False  # whether it is good for nothing before a person of the seat says so


class Again(msgspec.Struct, frozen=True):
    """The table where the same people play again; claim your seat there. You are its host."""

    table: str
    host: str
    seal: str  # of the new table's secret
    key: str  # the server's public key


# ---------------------------------------------------------------- new tables


@post("/api/seals", responses=errors(*ANYWHERE, 403, 413, 429))
async def give_seal(state: State) -> SealGiven:
    """The seal of a table to be: whoever opens it with the reservation has seen the seal before."""
    house = house_of(state)
    name = house.new_name()
    return SealGiven(name, house.seal(name), house.keys.reservation(name), house.keys.public)


@post("/api/tables", responses=errors(*WRITING, 404, 410, 429))
async def open_table(data: TableWanted, state: State) -> Opened:
    """Opens a table. Its maker gets the host's token, their own seats' and the invitations."""
    house, found = house_of(state), game(data.game)
    for wanted in data.seats:
        require_bot(wanted.bot)
    header = Header(
        game=found.name,
        version=found.about.version,
        seats=len(data.seats),
        options=found.settled(data.options),
        board=data.board,
        clock=data.clock,
        phones=data.phones,
    )
    name = house.reserved(data.reservation) if data.reservation else ""
    live = await house.open_table(header, name)
    return await seat_everybody(house, live, data.seats)


async def seat_everybody(house: House, live: LiveTable, wanted: list[SeatWanted]) -> Opened:
    name, tokens, invitations = live.table.name, {}, {}
    for number, each in enumerate(wanted):
        seat = Seat(number)
        if each.kind == "bot":
            await live.do(partial(Table.seat_bot, seat=seat, bot=each.bot))
        elif each.kind == "me":
            await live.do(partial(sit_first, seat=seat, wanted=each))
            tokens[seat.word] = house.keys.seat_token(name, seat, 0, 1)
        else:
            invitations[seat.word] = house.keys.invitation(name, seat, 0, 1)
    header = live.table.header
    host = house.keys.host_token(name)
    return Opened(name, host, tokens, invitations, header.seal, header.key)


def sit_first(table: Table, seat: Seat, wanted: SeatWanted) -> Sat:
    """One's own seat at a table that one has just opened."""
    return table.sit(seat, wanted.name, 1, 0, Brought(wanted.commitment))


# ---------------------------------------------------------------- at a table


@get("/api/tables/{name:str}", security=WELCOME, responses=errors(*LOOKING))
async def look(name: str, state: State, request: ApiRequest) -> Snapshot:
    """The whole table, as the bearer of a seat's token, or a watcher, may know it."""
    live = await house_of(state).table(name)
    seats = await seats_at(state, request, live)
    if not seats:
        await callers_of(state).heard(live, None)
    await live.settled()
    return live.connections.shown(seats)


@get("/api/tables/{name:str}/board", responses=errors(*ANYWHERE, 404, 503))
async def board(name: str, state: State) -> msgspec.Raw:
    """The table's board, as whoever draws it needs it; its shape is the game's affair."""
    return drawing((await house_of(state).table(name)).table.match)


@get("/api/tables/{name:str}/handout", security=WELCOME, responses=HANDOUT_RESPONSES)
async def handout(name: str, state: State, request: ApiRequest) -> Response[msgspec.Raw | None]:
    """What is given out at this table, once there is something; its shape is the game's affair.

    It stays as it is for as long as its table does, so that a browser need ask for it only once.
    """
    live = await house_of(state).table(name)
    given = await live.queries.handout(await seats_at(state, request, live))
    tag = f'"{blake2b(given, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": KEPT, "vary": "authorization"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=UNCHANGED, headers=headers)
    return Response(msgspec.Raw(given), media_type=MediaType.JSON, headers=headers)


@post("/api/tables/{name:str}/join", responses=errors(*WRITING, 404, 410))
async def join(name: str, data: Joining, state: State) -> Seated:
    """Takes the seat that an invitation offers, and spends it.

    Where somebody sits there already, it asks them: until one of them lets the newcomer in, the
    token is good for watching alone.
    """
    house = house_of(state)
    live = await house.table(name)
    found = host.invited_to(house, name, data.invitation)
    assert found.seat is not None
    seat, number, of_round = found.seat, found.number, found.round
    brought = Brought(data.commitment, data.round)
    made: list[Entry] = []

    def command(table: Table) -> Entry:
        made.append(table.join(seat, data.name, number, of_round, brought))
        return made[-1]

    await live.do(command)
    token = house.keys.seat_token(name, seat, of_round, number)
    return Seated(seat.word, token, isinstance(made[-1], AskedToJoin))


@post("/api/tables/{name:str}/claim", security=NEEDED, responses=errors(*WITH_TOKEN, 410))
async def claim(
    name: str, state: State, request: ApiRequest, data: Claiming | None = None
) -> Seated:
    """Takes one's seat at a rematch, by the token of the seat that one held before."""
    house = house_of(state)
    live = await house.table(name)
    brought = Brought(data.commitment, data.round) if data else NOTHING
    found = await house.claim(live, grant_of(house, request), brought)
    assert found.seat is not None
    return Seated(found.seat.word, house.keys.token(found))


@post("/api/tables/{name:str}/rematch", security=NEEDED, responses=errors(*WITH_TOKEN))
async def rematch(name: str, state: State, request: ApiRequest) -> Again:
    """Opens a table where the same people can play again; the host may, too."""
    house = house_of(state)
    live = await house.table(name)
    by_host = is_host(house, request)
    if by_host:
        require_host(house, request, live)
    seat = None if by_host else await seat_at(state, request, live)
    again = (await house.play_again(live, seat)).table
    header = again.header
    return Again(again.name, house.keys.host_token(again.name), header.seal, header.key)


ROUTES = [give_seal, open_table, look, board, handout, join, claim, rematch]
