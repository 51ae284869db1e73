"""Opening a table, looking at it, taking a seat there, and playing again."""

from __future__ import annotations

from functools import partial
from hashlib import blake2b
from typing import Annotated, Literal

import msgspec

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

from ..authentication import grant_of, is_host, require_host, seat_at, seats_at
from ..errors import ANYWHERE, LOOKING, WITH_TOKEN, WRITING
from ..protocol import MaybeHash, RoundNumber
from ..request import ApiRequest
from ..route import UNCHANGED, Reply, get, post
from . import host

Name = Annotated[str, msgspec.Meta(max_length=100)]
RequestName = Annotated[str, msgspec.Meta(max_length=64)]
LARGEST_BOARD = 20_000
KEPT = "private, max-age=604800, immutable"


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


@post("/api/seals", errors=(*ANYWHERE, 403, 413, 429))
async def give_seal(request: ApiRequest) -> SealGiven:
    """The seal of a table to be: whoever opens it with the reservation has seen the seal before."""
    house = request.house
    name = house.new_name()
    return SealGiven(name, house.seal(name), house.keys.reservation(name), house.keys.public)


@post("/api/tables", errors=(*WRITING, 404, 410, 429))
async def open_table(request: ApiRequest, data: TableWanted) -> Opened:
    """Opens a table. Its maker gets the host's token, their own seats' and the invitations."""
    house, found = request.house, game(data.game)
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


@get("/api/tables/{name}", token="welcome", errors=LOOKING)
async def look(request: ApiRequest, name: str) -> Snapshot:
    """The whole table, as the bearer of a seat's token, or a watcher, may know it."""
    live = await request.house.table(name)
    seats = await seats_at(request, live)
    if not seats:
        await request.services.callers.heard(live, None)
    await live.settled()
    return live.connections.shown(seats)


@get("/api/tables/{name}/board", errors=(*ANYWHERE, 404, 503))
async def board(request: ApiRequest, name: str) -> msgspec.Raw:
    """The table's board, as whoever draws it needs it; its shape is the game's affair."""
    return drawing((await request.house.table(name)).table.match)


@get("/api/tables/{name}/handout", token="welcome", errors=(*LOOKING, 409), may_be_unchanged=True)
async def handout(request: ApiRequest, name: str) -> Reply[msgspec.Raw | None]:
    """What is given out at this table, once there is something; its shape is the game's affair.

    It stays as it is for as long as its table does, so that a browser need ask for it only once.
    """
    live = await request.house.table(name)
    given = await live.queries.handout(await seats_at(request, live))
    tag = f'"{blake2b(given, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": KEPT, "vary": "authorization"}
    if request.if_none_match == tag:
        return Reply(None, headers, UNCHANGED)
    return Reply(msgspec.Raw(given), headers)


@post("/api/tables/{name}/join", errors=(*WRITING, 404, 410))
async def join(request: ApiRequest, name: str, data: Joining) -> Seated:
    """Takes the seat that an invitation offers, and spends it.

    Where somebody sits there already, it asks them: until one of them lets the newcomer in, the
    token is good for watching alone.
    """
    house = request.house
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


@post("/api/tables/{name}/claim", token="needed", errors=(*WITH_TOKEN, 410))
async def claim(request: ApiRequest, name: str, data: Claiming | None = None) -> Seated:
    """Takes one's seat at a rematch, by the token of the seat that one held before."""
    house = request.house
    live = await house.table(name)
    brought = Brought(data.commitment, data.round) if data else NOTHING
    found = await house.claim(live, grant_of(request), brought)
    assert found.seat is not None
    return Seated(found.seat.word, house.keys.token(found))


@post("/api/tables/{name}/rematch", token="needed", errors=WITH_TOKEN)
async def rematch(request: ApiRequest, name: str) -> Again:
    """Opens a table where the same people can play again; the host may, too."""
    house = request.house
    live = await house.table(name)
    by_host = is_host(request)
    if by_host:
        require_host(request, live)
    seat = None if by_host else await seat_at(request, live)
    again = (await house.play_again(live, seat)).table
    header = again.header
    return Again(again.name, house.keys.host_token(again.name), header.seal, header.key)


ROUTES = [give_seal, open_table, look, board, handout, join, claim, rematch]
