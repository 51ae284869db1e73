"""Where the server can be reached: for whoever asks, and opened wider by a page on its machine."""

from __future__ import annotations

from ipaddress import ip_address

from litestar import post
from litestar.datastructures import State

from ludotheque.api.errors import ANYWHERE
from ludotheque.api.request import Here
from ludotheque.engine import __version__
from ludotheque.tables.errors import TableError

from ..door import Door
from ..errors import FrameworkRequest, errors


@post("/api/here/network", status_code=200, responses=errors(*ANYWHERE, 403, 409, 413))
async def open_to_network(state: State, request: FrameworkRequest) -> Here:
    """Opens this server to the local network until it ends; only a page on its own machine may."""
    client = request.client.host if request.client else ""
    if not is_at_this_machine(client):
        raise TableError("not-this-machine")
    door: Door = state["door"]
    await door.open_to_network()
    return reached(door, client)


def reached(door: Door, client: str) -> Here:
    """How friends can reach the server, for whoever asks from an address."""
    return Here(
        lan=door.lan,
        public=door.public is not None,
        addresses=list(door.reachable()),
        can_open=door.can_open and is_at_this_machine(client),
        version=__version__,
    )


def is_at_this_machine(client: str) -> bool:
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return False


ROUTES = [open_to_network]
