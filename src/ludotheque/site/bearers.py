"""Who asks: the token of a request, and what it is good for at a table."""

from __future__ import annotations

from litestar.datastructures import State

from ludotheque.engine.seats import Seat
from ludotheque.tables.company import Somebody
from ludotheque.tables.house import House
from ludotheque.tables.keys import Grant
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.table import TableError

from .callers import Callers
from .requests import ApiRequest


def house_of(state: State) -> House:
    house: House = state["house"]
    return house


def callers_of(state: State) -> Callers:
    callers: Callers = state["callers"]
    return callers


def bearer(request: ApiRequest) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def granted(house: House, request: ApiRequest) -> Grant:
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
    found = granted(house_of(state), request)
    if live.is_asking(found):
        raise TableError("not-let-in-yet")
    if found.seat is None or not live.may_play(found):
        raise TableError("not-your-seat")
    await callers_of(state).heard(live, found.seat, found.person)
    await live.settled()
    if not live.may_play(found):  # they may have been sent away meanwhile
        raise TableError("not-your-seat")
    return found.seat, found.person


async def seat_at(state: State, request: ApiRequest, live: LiveTable) -> Seat:
    """Their seat alone."""
    return (await person_at(state, request, live))[0]


def asker_at(state: State, request: ApiRequest, live: LiveTable) -> Somebody | None:
    """Who asks to be let in, where the request's token is of somebody who does."""
    found = granted(house_of(state), request)
    is_asking = found.seat is not None and live.is_asking(found)
    return (found.seat, found.person) if is_asking and found.seat is not None else None


async def seats_at(state: State, request: ApiRequest, live: LiveTable) -> frozenset[Seat]:
    """The same for somebody who may be only watching, as whoever is not let in yet."""
    if not bearer(request) or live.is_asking(granted(house_of(state), request)):
        return frozenset()
    return frozenset({await seat_at(state, request, live)})


def is_host(house: House, request: ApiRequest) -> bool:
    """Whether the request comes from a table's host, of whichever table, and not from a seat."""
    return granted(house, request).kind == "host"


def require_host(house: House, request: ApiRequest, live: LiveTable) -> None:
    found = granted(house, request)
    if found.kind != "host" or found.table != live.table.name:
        raise TableError("not-your-table")
