"""What machines ask that look after a server: whether it lives, and whether to send people."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from ludotheque.api.request import Services
from ludotheque.engine import __version__
from ludotheque.tables.house import House
from ludotheque.tables.store import StoreError

from ..door import Door
from ..handlers import SERVICES

UNAVAILABLE = 503


class Health(msgspec.Struct, frozen=True):
    """That the server answers, and what it is."""

    version: str
    status: Literal["ok"] = "ok"


class Readiness(msgspec.Struct, frozen=True):
    """Whether people can be sent to this server; if not, why."""

    ready: bool
    why: Literal["", "ending", "store"] = ""  # it is about to end; or cannot read its tables


@get("/health", sync_to_thread=False)
def health() -> Health:
    """Whether the server is alive. Asked by machines, under any name."""
    return Health(__version__)


NOT_READY = {
    UNAVAILABLE: ResponseSpec(
        Readiness, description="Nobody should be sent here now.", generate_examples=False
    )
}


@get("/ready", responses=NOT_READY)
async def ready(state: State) -> Response[Readiness]:
    """Whether people can be sent to this server. Asked by machines, under any name."""
    services: Services = state[SERVICES]
    why = await why_not(services.house, state["door"])
    return Response(Readiness(not why, why), status_code=UNAVAILABLE if why else 200)


async def why_not(house: House, door: Door) -> Literal["", "ending", "store"]:
    if door.is_ending:
        return "ending"
    try:
        await house.store.tables(limit=1)
    except StoreError:
        return "store"
    return ""


ROUTES = [health, ready]
