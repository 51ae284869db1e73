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
from ludotheque.tables.entries import Header, Invited
from ludotheque.tables.house import House, LiveTable
from ludotheque.tables.news import Snapshot
from ludotheque.tables.replay import drawing
from ludotheque.tables.table import Table, TableError

from . import analyses, handouts, records, shelf
from .answers import ANYWHERE, LOOKING, NEEDED, WELCOME, WITH_TOKEN, WRITING, errors
from .bearers import granted, house_of, require_host, seat_at, seats_at
from .protocol import (
    Advise,
    Considered,
    Counsel,
    Leave,
    Pause,
    Play,
    Resign,
    Resume,
    Say,
    Undo,
    Wish,
)
from .wishes import advise
from .wishes import grant as carry_out

Name = Annotated[str, msgspec.Meta(max_length=100)]
RequestName = Annotated[str, msgspec.Meta(max_length=64)]
LARGEST_BOARD = 20_000


# ---------------------------------------------------------------- what travels


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: `me`, somebody who is invited (`open`), or a `bot`."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "greedy"


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=6)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=20)] = {}
    board: Annotated[str, msgspec.Meta(max_length=LARGEST_BOARD)] = ""
    clock: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0


class Opened(msgspec.Struct, frozen=True):
    """A new table, with the keys to it: keep them."""

    table: str
    host: str
    tokens: dict[str, str]  # for one's own seats
    invitations: dict[str, str]  # for the open ones


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Annotated[str, msgspec.Meta(max_length=512)]
    name: Name = ""


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


class BotWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "greedy"


class Done(msgspec.Struct, frozen=True):
    """Carried out and durable, as the entry with this number."""

    seq: int


class Invitation(msgspec.Struct, frozen=True):
    seat: str
    invitation: str


class Again(msgspec.Struct, frozen=True):
    """The table where the same people play again; claim your seat there. You are its host."""

    table: str
    host: str


# ---------------------------------------------------------------- new tables


@post("/api/tables", responses=errors(*WRITING, 404, 429))
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
    )
    live = await house.open_table(header)
    return await seat_everybody(house, live, data.seats)


async def seat_everybody(house: House, live: LiveTable, wanted: list[SeatWanted]) -> Opened:
    name, tokens, invitations = live.table.name, {}, {}
    for number, each in enumerate(wanted):
        seat = Seat(number)
        if each.kind == "bot":
            await live.do(partial(Table.seat_bot, seat=seat, bot=each.bot))
        elif each.kind == "me":
            await live.do(partial(Table.sit, seat=seat, name=each.name, number=1, of_round=0))
            tokens[seat.word] = house.keys.seat_token(name, seat, 0)
        else:
            invitations[seat.word] = house.keys.invitation(name, seat, 0, 1)
    return Opened(name, house.keys.host_token(name), tokens, invitations)


# ---------------------------------------------------------------- at a table


@get("/api/tables/{name:str}", security=WELCOME, responses=errors(*LOOKING))
async def look(name: str, state: State, request: Request[Any, Any, Any]) -> Snapshot:
    """The whole table, as the bearer of a seat's token, or a watcher, may know it."""
    live = await house_of(state).table(name)
    seats = await seats_at(state, request, live)
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
    return Considered("", *await live.ways(seat))


@post("/api/tables/{name:str}/join", responses=errors(*WRITING, 404, 410))
async def join(name: str, data: Joining, state: State) -> Seated:
    """Takes the seat that an invitation offers, and spends it."""
    house = house_of(state)
    live = await house.table(name)
    found = house.keys.read(data.invitation)
    if found is None or found.kind != "invitation" or found.table != name or found.seat is None:
        raise TableError("invitation-spent")
    seat = found.seat
    wish = partial(Table.sit, seat=seat, name=data.name, number=found.number, of_round=found.round)
    await live.do(wish)
    return Seated(seat.word, house.keys.seat_token(name, seat, found.round))


@post("/api/tables/{name:str}/claim", security=NEEDED, responses=errors(*WITH_TOKEN, 410))
async def claim(name: str, state: State, request: Request[Any, Any, Any]) -> Seated:
    """Takes one's seat at a rematch, by the token of the seat that one held before."""
    house = house_of(state)
    live = await house.table(name)
    seat = await house.claim(live, granted(house, request))
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


@post("/api/tables/{name:str}/resume", security=NEEDED, responses=errors(*WITH_TOKEN))
async def resume(name: str, state: State, request: Request[Any, Any, Any]) -> Done:
    """Wants to go on after a pause, or wants none after all."""
    return await wished(name, state, request, Resume("A"))


@post("/api/tables/{name:str}/rematch", security=NEEDED, responses=errors(*WITH_TOKEN))
async def rematch(name: str, state: State, request: Request[Any, Any, Any]) -> Again:
    """Opens a table where the same people can play again."""
    house = house_of(state)
    live = await house.table(name)
    seat = await seat_at(state, request, live)
    again = (await house.play_again(live, seat)).table.name
    return Again(again, house.keys.host_token(again))


# ---------------------------------------------------------------- the host's part


@post(
    "/api/tables/{name:str}/seats/{seat:str}/invitation",
    security=NEEDED,
    responses=errors(*WITH_TOKEN),
)
async def invite(name: str, seat: str, state: State, request: Request[Any, Any, Any]) -> Invitation:
    """One more invitation to a seat, for a team-mate or for whoever comes next."""
    house = house_of(state)
    live = await house.table(name)
    require_host(house, request, live)
    chosen = seat_named(live, seat)
    made: list[Invited] = []

    def wish(table: Table) -> Invited:
        made.append(table.invite(chosen))
        return made[-1]

    await live.do(wish)
    of_round = live.table.place(chosen).round
    return Invitation(seat, house.keys.invitation(name, chosen, of_round, made[-1].number))


@post("/api/tables/{name:str}/seats/{seat:str}/bot", security=NEEDED, responses=errors(*WITH_TOKEN))
async def seat_bot(
    name: str, seat: str, data: BotWanted, state: State, request: Request[Any, Any, Any]
) -> Done:
    """Puts a bot into an open seat, or lets one play for somebody who is away."""
    house = house_of(state)
    live = await house.table(name)
    require_host(house, request, live)
    require_bot(data.bot)
    chosen, bot = seat_named(live, seat), data.bot
    if chosen in live.present:
        raise TableError("seat-taken", seat=chosen.word)
    takes = Table.take_over if live.table.place(chosen).taken else Table.seat_bot
    return Done(await live.do(partial(takes, seat=chosen, bot=bot)))


def seat_named(live: LiveTable, letter: str) -> Seat:
    if len(letter) != 1 or letter not in "ABCDEF":
        raise TableError("no-such-seat", seat=letter[:20])
    return live.table.place(Seat[letter]).seat


ROUTES = [
    shelf.games, shelf.board_of_game, shelf.here,
    open_table, look, board, handouts.handout, ways, join, claim,
    hint, move, undo, chat, resign, leave, pause, resume, rematch, invite, seat_bot,
    records.log, records.saved, records.replay, records.replay_saved,
    analyses.analysis, analyses.analysis_of_saved,
]  # fmt: skip
