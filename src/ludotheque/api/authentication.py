"""Who asks over HTTP: the token of a request, what it is good for, and that its bearer is there."""

from __future__ import annotations

from ludotheque.engine.seats import Seat
from ludotheque.tables.access import Grant
from ludotheque.tables.connections import Somebody
from ludotheque.tables.errors import TableError
from ludotheque.tables.live_table import LiveTable

from .request import ApiRequest


def grant_of(request: ApiRequest) -> Grant:
    token = request.token
    if not token:
        raise TableError("no-token")
    found = request.house.keys.read(token)
    if found is None:
        raise TableError("not-your-seat")
    return found


async def person_at(request: ApiRequest, live: LiveTable) -> Somebody:
    """The person whose token the request has, of a seat of this table; whoever asks is present.

    They hold the seat at the moment when this returns, and all that is folded in by then is
    durable.
    """
    found = grant_of(request)
    if live.table.seating.is_asking(found):
        raise TableError("not-let-in-yet")
    if found.seat is None or not live.table.seating.may_play(found):
        raise TableError("not-your-seat")
    await request.services.callers.heard(live, found.seat, found.person)
    await live.settled()
    if not live.table.seating.may_play(found):  # they may have been sent away meanwhile
        raise TableError("not-your-seat")
    return found.seat, found.person


async def seat_at(request: ApiRequest, live: LiveTable) -> Seat:
    """Their seat alone."""
    return (await person_at(request, live))[0]


def asker_at(request: ApiRequest, live: LiveTable) -> Somebody | None:
    """Who asks to be let in, where the request's token is of somebody who does."""
    found = grant_of(request)
    is_asking = found.seat is not None and live.table.seating.is_asking(found)
    return (found.seat, found.person) if is_asking and found.seat is not None else None


async def seats_at(request: ApiRequest, live: LiveTable) -> frozenset[Seat]:
    """The same for somebody who may be only watching, as whoever is not let in yet."""
    if not request.token or live.table.seating.is_asking(grant_of(request)):
        return frozenset()
    return frozenset({await seat_at(request, live)})


def is_host(request: ApiRequest) -> bool:
    """Whether the request comes from a table's host, of whichever table, and not from a seat."""
    return grant_of(request).kind == "host"


def require_host(request: ApiRequest, live: LiveTable) -> None:
    found = grant_of(request)
    if found.kind != "host" or found.table != live.table.name:
        raise TableError("not-your-table")
