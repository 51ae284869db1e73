"""Who asks: the token of a request, and what it is good for at a table."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from ludotheque.engine.seats import Seat
from ludotheque.tables.house import House
from ludotheque.tables.keys import Grant
from ludotheque.tables.live import LiveTable
from ludotheque.tables.table import TableError

from .callers import Callers


def house_of(state: State) -> House:
    house: House = state["house"]
    return house


def callers_of(state: State) -> Callers:
    callers: Callers = state["callers"]
    return callers


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
    """The seat that the request's token holds at this table; whoever asks is present.

    It holds at the moment when this returns, and all that is folded in by then is durable.
    """
    found = granted(house_of(state), request)
    if found.seat is None or not live.may_play(found):
        raise TableError("not-your-seat")
    await callers_of(state).heard(live, found.seat)
    await live.settled()
    if not live.may_play(found):  # a new code may have been given out meanwhile
        raise TableError("not-your-seat")
    return found.seat


async def seats_at(
    state: State, request: Request[Any, Any, Any], live: LiveTable
) -> frozenset[Seat]:
    """The same for somebody who may be only watching."""
    return frozenset({await seat_at(state, request, live)}) if bearer(request) else frozenset()


def is_host(house: House, request: Request[Any, Any, Any]) -> bool:
    """Whether the request comes from a table's host, of whichever table, and not from a seat."""
    return granted(house, request).kind == "host"


def require_host(house: House, request: Request[Any, Any, Any], live: LiveTable) -> None:
    found = granted(house, request)
    if found.kind != "host" or found.table != live.table.name:
        raise TableError("not-your-table")
