"""The HTTP API: everything that the page does, for scripts and bots too.

A seat's token travels in the `Authorization` header, never in an address. What a table tells
is the same as on the live connection.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State

from ludotheque.bots.levels import require_bot
from ludotheque.engine.game import game
from ludotheque.engine.seats import Seat
from ludotheque.tables import questions
from ludotheque.tables.entries import Header, Sat
from ludotheque.tables.house import House
from ludotheque.tables.live import LiveTable
from ludotheque.tables.news import Snapshot
from ludotheque.tables.replay import drawing
from ludotheque.tables.table import Table, TableError

from . import analyses, fairness, handouts, hosting, records, shelf
from .answers import ANYWHERE, LOOKING, NEEDED, WELCOME, WITH_TOKEN, WRITING, errors
from .bearers import callers_of, granted, house_of, is_host, require_host, seat_at, seats_at
from .hosting import Done
from .protocol import (
    Advise,
    Considered,
    Contribute,
    Contribution,
    Counsel,
    FastForward,
    Leave,
    MaybeContribution,
    Pause,
    Play,
    Resign,
    Resume,
    Say,
    SlowDown,
    Undo,
    Wish,
)
from .wishes import advise
from .wishes import grant as carry_out

Name = Annotated[str, msgspec.Meta(max_length=100)]
RequestName = Annotated[str, msgspec.Meta(max_length=64)]
LARGEST_BOARD = 20_000


# ---------------------------------------------------------------- what travels


class SealGiven(msgspec.Struct, frozen=True):
    """The seal of a table to be, and the reservation to open it with: once."""

    table: str
    seal: str
    reservation: str


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: `me`, somebody who is invited (`open`), or a `bot`.

    One's own seat may bring a contribution to the dice.
    """

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "greedy"
    contribution: MaybeContribution = ""


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


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Annotated[str, msgspec.Meta(max_length=512)]
    name: Name = ""
    contribution: MaybeContribution = ""


class Claiming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    contribution: MaybeContribution = ""


class Seated(msgspec.Struct, frozen=True):
    """A seat, and the token that holds it."""

    seat: str
    token: str


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


class Contributing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """32 random bytes of one's own, in hexadecimal."""

    value: Contribution
    request: RequestName = ""


class Again(msgspec.Struct, frozen=True):
    """The table where the same people play again; claim your seat there. You are its host."""

    table: str
    host: str
    seal: str  # of the new table's secret


# ---------------------------------------------------------------- new tables


@post("/api/seals", responses=errors(*ANYWHERE, 403, 413, 429))
async def give_seal(state: State) -> SealGiven:
    """The seal of a table to be: whoever opens it with the reservation has seen the seal before."""
    house = house_of(state)
    name = house.new_name()
    return SealGiven(name, house.seal(name), house.keys.reservation(name))


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
            tokens[seat.word] = house.keys.seat_token(name, seat, 0)
        else:
            invitations[seat.word] = house.keys.invitation(name, seat, 0, 1)
    seal = live.table.header.seal
    return Opened(name, house.keys.host_token(name), tokens, invitations, seal)


def sit_first(table: Table, seat: Seat, wanted: SeatWanted) -> Sat:
    """One's own seat at a table that one has just opened."""
    return table.sit(seat, wanted.name, 1, 0, wanted.contribution)


# ---------------------------------------------------------------- at a table


@get("/api/tables/{name:str}", security=WELCOME, responses=errors(*LOOKING))
async def look(name: str, state: State, request: Request[Any, Any, Any]) -> Snapshot:
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


@get("/api/tables/{name:str}/ways", security=NEEDED, responses=errors(*LOOKING))
async def ways(name: str, state: State, request: Request[Any, Any, Any]) -> Considered:
    """Everything that the bearer of a seat's token could do now, whole paths included."""
    live = await house_of(state).table(name)
    seat = await seat_at(state, request, live)
    return Considered("", *await questions.ways(live, seat))


@post("/api/tables/{name:str}/join", responses=errors(*WRITING, 404, 410))
async def join(name: str, data: Joining, state: State) -> Seated:
    """Takes the seat that an invitation offers, and spends it."""
    house = house_of(state)
    live = await house.table(name)
    found = house.keys.read(data.invitation)
    if found is None or found.kind != "invitation" or found.table != name or found.seat is None:
        raise TableError("invitation-spent")
    seat, number, of_round = found.seat, found.number, found.round
    await live.do(lambda table: table.sit(seat, data.name, number, of_round, data.contribution))
    return Seated(seat.word, house.keys.seat_token(name, seat, found.round))


@post("/api/tables/{name:str}/claim", security=NEEDED, responses=errors(*WITH_TOKEN, 410))
async def claim(
    name: str, state: State, request: Request[Any, Any, Any], data: Claiming | None = None
) -> Seated:
    """Takes one's seat at a rematch, by the token of the seat that one held before."""
    house = house_of(state)
    live = await house.table(name)
    contribution = data.contribution if data else ""
    seat = await house.claim(live, granted(house, request), contribution)
    return Seated(seat.word, house.keys.seat_token(name, seat, live.table.place(seat).round))


async def wished(name: str, state: State, request: Request[Any, Any, Any], message: Any) -> Done:
    """Carries out what the bearer of a seat's token wants."""
    live = await house_of(state).table(name)
    seat = await seat_at(state, request, live)
    wish: Wish = msgspec.structs.replace(message, seat=seat.word)
    return Done(await carry_out(live, frozenset({seat}), wish))


@post("/api/tables/{name:str}/moves", security=NEEDED, responses=errors(*WITH_TOKEN))
async def move(name: str, data: MoveWanted, state: State, request: Request[Any, Any, Any]) -> Done:
    """Plays a move, in notation. `after` is the length of the match that it was chosen for."""
    wish = Play("A", data.move, data.request, data.after)
    return await wished(name, state, request, wish)


@post(
    "/api/tables/{name:str}/hint", security=NEEDED, status_code=200, responses=errors(*WITH_TOKEN)
)
async def hint(name: str, state: State, request: Request[Any, Any, Any]) -> Counsel:
    """What a good player would do in one's place, and why. Everybody is told that one asked."""
    live = await house_of(state).table(name)
    seat = await seat_at(state, request, live)
    message = msgspec.structs.replace(Advise("A"), seat=seat.word)
    return await advise(live, frozenset({seat}), message)


@post("/api/tables/{name:str}/undo", security=NEEDED, responses=errors(*WITH_TOKEN))
async def undo(name: str, data: UndoWanted, state: State, request: Request[Any, Any, Any]) -> Done:
    """Takes one's last move back, until something new has come out."""
    return await wished(name, state, request, Undo("A", data.request, data.after))


@post("/api/tables/{name:str}/chat", security=NEEDED, responses=errors(*WITH_TOKEN))
async def chat(name: str, data: Said, state: State, request: Request[Any, Any, Any]) -> Done:
    """Says something to everybody at the table."""
    return await wished(name, state, request, Say("A", data.text, data.request))


@post("/api/tables/{name:str}/contribute", security=NEEDED, responses=errors(*WITH_TOKEN))
async def contribute(
    name: str, data: Contributing, state: State, request: Request[Any, Any, Any]
) -> Done:
    """Mixes a number of one's own into everything that fate draws from now on."""
    return await wished(name, state, request, Contribute("A", data.value, data.request))


@post("/api/tables/{name:str}/resign", security=NEEDED, responses=errors(*WITH_TOKEN))
async def resign(name: str, state: State, request: Request[Any, Any, Any]) -> Done:
    """Gives the game up."""
    return await wished(name, state, request, Resign("A"))


@post("/api/tables/{name:str}/leave", security=NEEDED, responses=errors(*WITH_TOKEN))
async def leave(name: str, state: State, request: Request[Any, Any, Any]) -> Done:
    """Leaves one's seat for good."""
    return await wished(name, state, request, Leave("A"))


@post("/api/tables/{name:str}/pause", security=NEEDED, responses=errors(*WITH_TOKEN))
async def pause(name: str, state: State, request: Request[Any, Any, Any]) -> Done:
    """Wants a pause, in a game without turns: it is one when all sides with people want it."""
    return await wished(name, state, request, Pause("A"))


@post("/api/tables/{name:str}/fast-forward", security=NEEDED, responses=errors(*WITH_TOKEN))
async def fast_forward(name: str, state: State, request: Request[Any, Any, Any]) -> Done:
    """Wants bots to play without pauses: they do when all people still in play want it.

    Where only bots sit, the host may want it.
    """
    if is_host(house_of(state), request):
        live = await hosting.hosted(name, state, request)
        return Done(await live.do(Table.fast_forward))
    return await wished(name, state, request, FastForward("A"))


@post("/api/tables/{name:str}/slow-down", security=NEEDED, responses=errors(*WITH_TOKEN))
async def slow_down(name: str, state: State, request: Request[Any, Any, Any]) -> Done:
    """Wants no fast forward, or no more of it."""
    if is_host(house_of(state), request):
        live = await hosting.hosted(name, state, request)
        return Done(await live.do(Table.slow_down))
    return await wished(name, state, request, SlowDown("A"))


@post("/api/tables/{name:str}/resume", security=NEEDED, responses=errors(*WITH_TOKEN))
async def resume(name: str, state: State, request: Request[Any, Any, Any]) -> Done:
    """Wants to go on after a pause, or wants none after all."""
    return await wished(name, state, request, Resume("A"))


@post("/api/tables/{name:str}/rematch", security=NEEDED, responses=errors(*WITH_TOKEN))
async def rematch(name: str, state: State, request: Request[Any, Any, Any]) -> Again:
    """Opens a table where the same people can play again; the host may wish it, too."""
    house = house_of(state)
    live = await house.table(name)
    by_host = is_host(house, request)
    if by_host:
        require_host(house, request, live)
    seat = None if by_host else await seat_at(state, request, live)
    again = (await house.play_again(live, seat)).table
    return Again(again.name, house.keys.host_token(again.name), again.header.seal)


ROUTES = [
    shelf.games, shelf.board_of_game, shelf.here,
    give_seal, open_table, look, board, handouts.handout, ways, join, claim,
    hint, move, undo, chat, contribute, resign, leave, pause, resume,
    fast_forward, slow_down, rematch, *hosting.ROUTES,
    fairness.fairness, records.log, records.saved, records.replay, records.replay_saved,
    analyses.analysis, analyses.analysis_of_saved,
]  # fmt: skip
