"""The HTTP API: everything that the page does, for scripts and bots too.

A seat's token travels in the `Authorization` header, never in an address. What a table tells
is the same as on the live connection.
"""

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
from ludotheque.tables import queries
from ludotheque.tables.entries import AskedToJoin, Entry, Header, Sat
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.messages import Snapshot
from ludotheque.tables.replay import drawing
from ludotheque.tables.table import NOTHING, Brought, Table

from ..authentication import (
    ApiRequest,
    asker_at,
    callers_of,
    granted,
    house_of,
    is_host,
    person_at,
    require_host,
    seat_at,
    seats_at,
)
from ..commands import give_hint
from ..commands import grant as carry_out
from ..commands import reveal as take_number
from ..errors import ANYWHERE, LOOKING, NEEDED, WELCOME, WITH_TOKEN, WRITING, errors
from ..protocol import (
    Admit,
    AskForHint,
    Commit,
    Considered,
    Decline,
    FastForward,
    Hash,
    HintGiven,
    Leave,
    MaybeHash,
    Pause,
    PersonNumber,
    Play,
    Resign,
    Resume,
    Reveal,
    RoundNumber,
    Say,
    ShutOut,
    SlowDown,
    Undo,
    Wish,
)
from . import host
from .host import Done

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


class MoveWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: Annotated[str, msgspec.Meta(max_length=64)]
    request: RequestName = ""
    after: int | None = None


class UndoWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    request: RequestName = ""
    after: int | None = None


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=2000)]
    request: RequestName = ""


class Committing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hash of a number of one's own, for a round."""

    round: RoundNumber
    commitment: Hash
    request: RequestName = ""


class Revealing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number itself: 32 random bytes of one's own, in hexadecimal."""

    round: RoundNumber
    value: Hash


class PersonMeant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at one's own seat, or who asks to be let in there, by their number."""

    number: PersonNumber
    request: RequestName = ""


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
    return live.shown(seats)


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
    given = await queries.handout(live, await seats_at(state, request, live))
    tag = f'"{blake2b(given, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": KEPT, "vary": "authorization"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=UNCHANGED, headers=headers)
    return Response(msgspec.Raw(given), media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{name:str}/ways", security=NEEDED, responses=errors(*LOOKING))
async def ways(name: str, state: State, request: ApiRequest) -> Considered:
    """Everything that the bearer of a seat's token could do now, whole paths included."""
    live = await house_of(state).table(name)
    seat = await seat_at(state, request, live)
    return Considered("", *await queries.ways(live, seat))


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

    def wish(table: Table) -> Entry:
        made.append(table.join(seat, data.name, number, of_round, brought))
        return made[-1]

    await live.do(wish)
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
    found = await house.claim(live, granted(house, request), brought)
    assert found.seat is not None
    return Seated(found.seat.word, house.keys.token(found))


async def wished(name: str, state: State, request: ApiRequest, message: Wish) -> Done:
    """Carries out what the bearer of a seat's token wants."""
    live = await house_of(state).table(name)
    seat, person = await person_at(state, request, live)
    wish = msgspec.structs.replace(message, seat=seat.word)
    return Done(await carry_out(live, {seat: person}, wish))


@post("/api/tables/{name:str}/moves", security=NEEDED, responses=errors(*WITH_TOKEN))
async def move(name: str, data: MoveWanted, state: State, request: ApiRequest) -> Done:
    """Plays a move, in notation. `after` is the length of the match that it was chosen for."""
    wish = Play("A", data.move, request=data.request, after=data.after)
    return await wished(name, state, request, wish)


@post(
    "/api/tables/{name:str}/hint", security=NEEDED, status_code=200, responses=errors(*WITH_TOKEN)
)
async def hint(name: str, state: State, request: ApiRequest) -> HintGiven:
    """What a good player would do in one's place, and why. Everybody is told that one asked."""
    live = await house_of(state).table(name)
    seat = await seat_at(state, request, live)
    message = msgspec.structs.replace(AskForHint("A"), seat=seat.word)
    return await give_hint(live, frozenset({seat}), message)


@post("/api/tables/{name:str}/undo", security=NEEDED, responses=errors(*WITH_TOKEN))
async def undo(name: str, data: UndoWanted, state: State, request: ApiRequest) -> Done:
    """Takes one's last move back, until something new has come out."""
    return await wished(name, state, request, Undo("A", request=data.request, after=data.after))


@post("/api/tables/{name:str}/chat", security=NEEDED, responses=errors(*WITH_TOKEN))
async def chat(name: str, data: Said, state: State, request: ApiRequest) -> Done:
    """Says something to everybody at the table."""
    return await wished(name, state, request, Say("A", data.text, request=data.request))


@post("/api/tables/{name:str}/commit", security=NEEDED, responses=errors(*WITH_TOKEN))
async def commit(name: str, data: Committing, state: State, request: ApiRequest) -> Done:
    """Takes part in a round of numbers for the dice, with the hash of one's own."""
    message = Commit("A", data.round, data.commitment, request=data.request)
    return await wished(name, state, request, message)


@post("/api/tables/{name:str}/reveal", security=NEEDED, responses=errors(*WITH_TOKEN))
async def reveal(name: str, data: Revealing, state: State, request: ApiRequest) -> Done:
    """Tells the number that one committed to, once the round is closed: all are then mixed in."""
    live = await house_of(state).table(name)
    seat, person = await person_at(state, request, live)
    message = msgspec.structs.replace(Reveal("A", data.round, data.value), seat=seat.word)
    return Done(await take_number(live, {seat: person}, message))


@post("/api/tables/{name:str}/resign", security=NEEDED, responses=errors(*WITH_TOKEN))
async def resign(name: str, state: State, request: ApiRequest) -> Done:
    """Gives the game up."""
    return await wished(name, state, request, Resign("A"))


@post("/api/tables/{name:str}/leave", security=NEEDED, responses=errors(*WITH_TOKEN))
async def leave(name: str, state: State, request: ApiRequest) -> Done:
    """Leaves one's seat for good; or does not want to be let in any more, if one is not yet."""
    live = await house_of(state).table(name)
    asker = asker_at(state, request, live)
    if asker is None:
        return await wished(name, state, request, Leave("A"))
    seat, number = asker
    return Done(await live.do(lambda table: table.leave(seat, number)))


@post("/api/tables/{name:str}/admit", security=NEEDED, responses=errors(*WITH_TOKEN))
async def admit(name: str, data: PersonMeant, state: State, request: ApiRequest) -> Done:
    """Lets somebody in at one's seat who asks for it: they will see and play what one does."""
    return await wished(name, state, request, Admit("A", data.number, request=data.request))


@post("/api/tables/{name:str}/decline", security=NEEDED, responses=errors(*WITH_TOKEN))
async def decline(name: str, data: PersonMeant, state: State, request: ApiRequest) -> Done:
    """Does not let somebody in who asks for it."""
    return await wished(name, state, request, Decline("A", data.number, request=data.request))


@post("/api/tables/{name:str}/shut-out", security=NEEDED, responses=errors(*WITH_TOKEN))
async def shut_out(name: str, data: PersonMeant, state: State, request: ApiRequest) -> Done:
    """Sends somebody away from one's seat who came there later; their token is void at once."""
    return await wished(name, state, request, ShutOut("A", data.number, request=data.request))


@post("/api/tables/{name:str}/pause", security=NEEDED, responses=errors(*WITH_TOKEN))
async def pause(name: str, state: State, request: ApiRequest) -> Done:
    """Wants a pause, in a game without turns: it is one when all sides with people want it."""
    return await wished(name, state, request, Pause("A"))


@post("/api/tables/{name:str}/fast-forward", security=NEEDED, responses=errors(*WITH_TOKEN))
async def fast_forward(name: str, state: State, request: ApiRequest) -> Done:
    """Wants bots to play without pauses: they do when all people still in play want it.

    Where only bots sit, the host may want it.
    """
    if is_host(house_of(state), request):
        live = await host.hosted(name, state, request)
        return Done(await live.do(Table.fast_forward))
    return await wished(name, state, request, FastForward("A"))


@post("/api/tables/{name:str}/slow-down", security=NEEDED, responses=errors(*WITH_TOKEN))
async def slow_down(name: str, state: State, request: ApiRequest) -> Done:
    """Wants no fast forward, or no more of it."""
    if is_host(house_of(state), request):
        live = await host.hosted(name, state, request)
        return Done(await live.do(Table.slow_down))
    return await wished(name, state, request, SlowDown("A"))


@post("/api/tables/{name:str}/resume", security=NEEDED, responses=errors(*WITH_TOKEN))
async def resume(name: str, state: State, request: ApiRequest) -> Done:
    """Wants to go on after a pause, or wants none after all."""
    return await wished(name, state, request, Resume("A"))


@post("/api/tables/{name:str}/rematch", security=NEEDED, responses=errors(*WITH_TOKEN))
async def rematch(name: str, state: State, request: ApiRequest) -> Again:
    """Opens a table where the same people can play again; the host may wish it, too."""
    house = house_of(state)
    live = await house.table(name)
    by_host = is_host(house, request)
    if by_host:
        require_host(house, request, live)
    seat = None if by_host else await seat_at(state, request, live)
    again = (await house.play_again(live, seat)).table
    header = again.header
    return Again(again.name, house.keys.host_token(again.name), header.seal, header.key)
