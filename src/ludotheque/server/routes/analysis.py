"""What a finished game was like: chances over time, turning points, and the luck of the dice.

Of games that are over, and of no others: as long as one runs, an analysis would tell what players
cannot know, or think for them.
"""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.datastructures import State

from ludotheque.bots.analyst import Analyst
from ludotheque.bots.report import Analysis
from ludotheque.engine.text import load
from ludotheque.tables.errors import TableError

from ..authentication import ApiRequest, house_of
from ..errors import ANYWHERE, errors
from .records import LARGEST_SAVED


class GamePlayed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game, to the letter."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST_SAVED)]


def analyst_of(state: State) -> Analyst:
    found: Analyst = state["analyst"]
    return found


@get("/api/tables/{name:str}/analysis", responses=errors(*ANYWHERE, 404, 409, 429, 503))
async def analysis(name: str, state: State, request: ApiRequest) -> Analysis:
    """How a game that is over was won and lost. Ask again until `report` is there."""
    live = await house_of(state).table(name)
    await live.settled()
    if not live.table.over:
        raise TableError("table-not-over")
    return analyst_of(state).analysis(name, live.table.match, asker_of(request))


@post(
    "/api/analyses",
    status_code=200,
    request_max_body_size=LARGEST_SAVED,
    responses=errors(*ANYWHERE, 403, 404, 409, 413, 429, 503),
)
async def analysis_of_saved(data: GamePlayed, state: State, request: ApiRequest) -> Analysis:
    """The same of a saved game. Send it again until `report` is there."""
    name = blake2b(data.text.encode(), digest_size=16).hexdigest()
    known = analyst_of(state).known(name)
    if known is not None:
        return known
    match = await asyncio.to_thread(load, data.text)
    if not match.over:
        raise TableError("table-not-over")
    return analyst_of(state).analysis(name, match, asker_of(request))


def asker_of(request: ApiRequest) -> str:
    """Whose turn it counts as: an address's."""
    return request.client.host if request.client else ""


ROUTES = [analysis, analysis_of_saved]
