"""Who asks over HTTP: the token of a request, what it is good for, and that its bearer is there."""

from __future__ import annotations

import asyncio

from litestar import Request
from litestar.datastructures import State

from ludotheque.engine.seats import Seat
from ludotheque.tables.access import Grant
from ludotheque.tables.connections import Somebody
from ludotheque.tables.errors import TableError
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable

# The framework knows no users here: a request's token is read below.
ApiRequest = Request[None, None, State]


def house_of(state: State) -> House:
    house: House = state["house"]
    return house


def callers_of(state: State) -> Callers:
    callers: Callers = state["callers"]
    return callers


def bearer(request: ApiRequest) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def grant_of(house: House, request: ApiRequest) -> Grant:
    token = bearer(request)
    if not token:
        raise TableError("no-token")
    found = house.keys.read(token)
    if found is None:
        raise TableError("not-your-seat")
    return found


async def person_at(state: State, request: ApiRequest, live: LiveTable) -> Somebody:
    """The person whose token the request has, of a seat of this table; whoever asks is present.

    They hold the seat at the moment when this returns, and all that is folded in by then is
    durable.
    """
    found = grant_of(house_of(state), request)
    if live.table.seating.is_asking(found):
        raise TableError("not-let-in-yet")
    if found.seat is None or not live.table.seating.may_play(found):
        raise TableError("not-your-seat")
    await callers_of(state).heard(live, found.seat, found.person)
    await live.settled()
    if not live.table.seating.may_play(found):  # they may have been sent away meanwhile
        raise TableError("not-your-seat")
    return found.seat, found.person


async def seat_at(state: State, request: ApiRequest, live: LiveTable) -> Seat:
    """Their seat alone."""
    return (await person_at(state, request, live))[0]


def asker_at(state: State, request: ApiRequest, live: LiveTable) -> Somebody | None:
    """Who asks to be let in, where the request's token is of somebody who does."""
    found = grant_of(house_of(state), request)
    is_asking = found.seat is not None and live.table.seating.is_asking(found)
    return (found.seat, found.person) if is_asking and found.seat is not None else None


async def seats_at(state: State, request: ApiRequest, live: LiveTable) -> frozenset[Seat]:
    """The same for somebody who may be only watching, as whoever is not let in yet."""
    if not bearer(request) or live.table.seating.is_asking(grant_of(house_of(state), request)):
        return frozenset()
    return frozenset({await seat_at(state, request, live)})


def is_host(house: House, request: ApiRequest) -> bool:
    """Whether the request comes from a table's host, of whichever table, and not from a seat."""
    return grant_of(house, request).kind == "host"


def require_host(house: House, request: ApiRequest, live: LiveTable) -> None:
    found = grant_of(house, request)
    if found.kind != "host" or found.table != live.table.name:
        raise TableError("not-your-table")


# ---------------------------------------------------------------- presence by requests


REMEMBERED = 30.0  # seconds


Who = tuple[LiveTable, Seat | None, int]  # a table, and a person of one of its seats; or a watcher


class Caller:
    """Somebody at a table who will ask, and need not be told."""

    def __init__(self, seat: Seat | None, person: int) -> None:
        self.seats = frozenset[Seat]() if seat is None else frozenset({seat})
        self.also_present = frozenset[Seat]()
        self.persons, self.asks = dict.fromkeys(self.seats, person), dict[Seat, int]()
        self.last_heard = 0.0

    def send(self, message: str) -> None:
        return

    def dismiss(self, is_deleted: bool) -> None:
        return


class Callers:
    """Everybody who called lately."""

    def __init__(self, remembered: float = REMEMBERED) -> None:
        self.remembered = remembered
        self._here: dict[Who, Caller] = {}

    async def heard(self, live: LiveTable, seat: Seat | None, person: int = 0) -> None:
        """Somebody with a token of this seat, or a watcher, has just asked for something."""
        now = asyncio.get_running_loop().time()
        caller = self._here.get((live, seat, person))
        if caller is not None:
            caller.last_heard = now
            return
        caller = self._here[live, seat, person] = Caller(seat, person)
        caller.last_heard = now
        self._look_again((live, seat, person), now + self.remembered)
        await live.join(caller)

    def _look_again(self, who: Who, when: float) -> None:
        asyncio.get_running_loop().call_at(when, self._forget_if_silent, who)

    def _forget_if_silent(self, who: Who) -> None:
        caller = self._here[who]
        until = caller.last_heard + self.remembered
        if until > asyncio.get_running_loop().time():
            self._look_again(who, until)
            return
        del self._here[who]
        who[0].part(caller)
