"""The HTTP API: everything that the page does, for scripts and bots too.

A seat's token travels in the `Authorization` header, never in an address. What a table tells
is the same as on the live connection.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from ludotheque.bots.choosers import BOTS
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game, all_games, game
from ludotheque.engine.seats import Seat
from ludotheque.tables import news
from ludotheque.tables.entries import Header, Invited
from ludotheque.tables.house import House, LiveTable
from ludotheque.tables.keys import Grant
from ludotheque.tables.news import Snapshot, Told
from ludotheque.tables.store import StoreError
from ludotheque.tables.table import NotAllowed, Table, TableError

from .callers import Callers
from .protocol import Failed, Leave, Play, Refused, Resign, Say, Undo, Wish
from .wishes import grant as carry_out
from .wishes import told_of

logger = logging.getLogger(__name__)

Name = Annotated[str, msgspec.Meta(max_length=100)]
RequestName = Annotated[str, msgspec.Meta(max_length=64)]
LARGEST_BOARD = 20_000
STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-seat": 404,
    "not-your-seat": 403,
    "not-your-table": 403,
    "no-token": 401,
    "invitation-spent": 410,
    "not-a-move": 400,
    "no-such-space": 400,
}
CONFLICT, UNAVAILABLE, INVALID = 409, 503, 400


# ---------------------------------------------------------------- what can go wrong

DESCRIPTIONS = {
    400: "The request cannot be understood, or asks for something that does not exist.",
    401: "There is no token in the Authorization header.",
    403: "The token is good for something else, or for nothing; or a foreign page asks.",
    404: "There is no such table, game or seat.",
    409: "The rules refuse it, with their clause; or the table is not ready for it.",
    410: "The invitation has been spent.",
    413: "The request is too large.",
    421: "The server does not go by that name.",
    429: "Too often; `retry-after` says when to try again.",
    503: "The table cannot be written down or read now; nothing has changed.",
}
BEARER = "token"
NEEDED: list[dict[str, list[str]]] = [{BEARER: []}]
WELCOME: list[dict[str, list[str]]] = [{}, {BEARER: []}]
ANYWHERE = (400, 421)
WRITING = (*ANYWHERE, 403, 409, 413, 503)
WITH_TOKEN = (*WRITING, 401, 404)


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """What an operation can answer besides, for its description."""
    return {
        status: ResponseSpec(
            Refused | Failed if status == CONFLICT else Failed,
            description=DESCRIPTIONS[status],
            generate_examples=False,
        )
        for status in sorted(statuses)
    }


# ---------------------------------------------------------------- what travels


class OptionShown(msgspec.Struct, frozen=True):
    """A switch that the host can turn; the first value is the default."""

    name: str
    values: list[str]
    least: int | None = None  # numbers admitted besides
    most: int | None = None


class GameShown(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    name: str
    version: int
    seats: list[int]
    boards: list[str]
    options: list[OptionShown]
    clauses: list[str]
    bots: list[str]
    secrets: bool


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


# ---------------------------------------------------------------- who asks


def house_of(state: State) -> House:
    house: House = state["house"]
    return house


def bearer(request: Request[Any, Any, Any]) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def granted(house: House, request: Request[Any, Any, Any]) -> Grant:
    token = bearer(request)
    if not token:
        raise TableError("no-token")
    found = house.keys.read(token)
    if found is None:
        raise TableError("not-your-seat")
    return found


async def seat_at(state: State, request: Request[Any, Any, Any], live: LiveTable) -> Seat:
    """The seat that the request's token holds at this table; whoever asks is present."""
    found = granted(house_of(state), request)
    if found.seat is None or not live.may_play(found):
        raise TableError("not-your-seat")
    callers: Callers = state["callers"]
    await callers.heard(live, found.seat)
    return found.seat


async def seats_at(
    state: State, request: Request[Any, Any, Any], live: LiveTable
) -> frozenset[Seat]:
    """The same for somebody who may be only watching."""
    return frozenset({await seat_at(state, request, live)}) if bearer(request) else frozenset()


def require_host(house: House, request: Request[Any, Any, Any], live: LiveTable) -> None:
    found = granted(house, request)
    if found.kind != "host" or found.table != live.table.name:
        raise TableError("not-your-table")


def known_bot(bot: str) -> str:
    if bot not in BOTS:
        raise LudothequeError(Problem("no-such-bot", {"bot": bot, "allowed": ", ".join(BOTS)}))
    return bot


# ---------------------------------------------------------------- the shelf, and new tables


@get("/api/games", sync_to_thread=False, responses=errors(*ANYWHERE))
def games() -> list[GameShown]:
    """Every game on the shelf."""
    return [shown(each) for each in all_games()]


def shown(found: Game) -> GameShown:
    about = found.about
    options = [
        OptionShown(
            option.name,
            list(option.values),
            option.numbers[0] if option.numbers else None,
            option.numbers[-1] if option.numbers else None,
        )
        for option in about.options
    ]
    return GameShown(
        about.name, about.version, list(about.seats), list(about.boards), options,
        list(found.clauses), list(BOTS), about.secrets,
    )  # fmt: skip


@post("/api/tables", responses=errors(*WRITING, 404, 429))
async def open_table(data: TableWanted, state: State) -> Opened:
    """Opens a table. Its maker gets the host's token, their own seats' and the invitations."""
    house, found = house_of(state), game(data.game)
    for wanted in data.seats:
        known_bot(wanted.bot)
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


@get("/api/tables/{name:str}", security=WELCOME, responses=errors(*ANYWHERE, 401, 403, 404, 503))
async def look(name: str, state: State, request: Request[Any, Any, Any]) -> Snapshot:
    """The whole table, as the bearer of a seat's token, or a watcher, may know it."""
    live = await house_of(state).table(name)
    seats = await seats_at(state, request, live)
    await live.settled()
    return news.snapshot(live.table, live.present, seats)


@get(
    "/api/tables/{name:str}/log", security=WELCOME, responses=errors(*ANYWHERE, 401, 403, 404, 503)
)
async def log(
    name: str,
    state: State,
    request: Request[Any, Any, Any],
    since: Annotated[int, Parameter(ge=0)] = 0,
) -> list[Told]:
    """Everything that was told after an entry."""
    live = await house_of(state).table(name)
    return await live.retell(since, await seats_at(state, request, live))


@get(
    "/api/tables/{name:str}/saved",
    media_type="text/plain",
    responses=errors(*ANYWHERE, 404, 409, 503),
)
async def saved(name: str, state: State) -> str:
    """The saved game, once it is over."""
    live = await house_of(state).table(name)
    await live.settled()
    if not live.table.over:
        raise TableError("table-not-over")
    return live.table.match.text()


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
    chosen, bot = seat_named(live, seat), known_bot(data.bot)
    if chosen in live.present:
        raise TableError("seat-taken", seat=chosen.word)
    takes = Table.take_over if live.table.place(chosen).taken else Table.seat_bot
    return Done(await live.do(partial(takes, seat=chosen, bot=bot)))


def seat_named(live: LiveTable, letter: str) -> Seat:
    if len(letter) != 1 or letter not in "ABCDEF":
        raise TableError("no-such-seat", seat=letter[:20])
    return live.table.place(Seat[letter]).seat


# ---------------------------------------------------------------- errors


def status_of(error: LudothequeError) -> int:
    if isinstance(error, NotAllowed):
        return CONFLICT
    if isinstance(error, StoreError):
        return UNAVAILABLE
    fallback = CONFLICT if isinstance(error, TableError) else INVALID
    return STATUS.get(error.problem.code, fallback)


def on_error(request: Request[Any, Any, Any], error: LudothequeError) -> Response[Any]:
    told: Refused | Failed = told_of(error)
    return Response(told, status_code=status_of(error))


def on_invalid(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework turns away: a wrong path, a body that does not fit."""
    codes = {400: "malformed", 404: "not-found", 405: "wrong-method", 415: "malformed"}
    code = codes.get(error.status_code, "failed")
    return Response(Failed(code), status_code=error.status_code)


def on_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """A body that is nested beyond all measure."""
    return Response(Failed("malformed"), status_code=INVALID)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Nobody's fault but ours: it is written down here, and not told."""
    logger.error("A request could not be answered.", exc_info=error)
    return Response(Failed("failed"), status_code=500)


ROUTES = [
    games, open_table, look, log, saved, join, claim, move, undo, chat, resign, leave, rematch,
    invite, seat_bot,
]  # fmt: skip
