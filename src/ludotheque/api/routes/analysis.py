"""What a finished game was like: chances over time, turning points, and the luck of the dice.

Of games that are over, and of no others: as long as one runs, an analysis would tell what players
cannot know, or think for them.
"""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import Annotated

import msgspec

from ludotheque.bots.report import Analysis
from ludotheque.engine.text import load
from ludotheque.tables.errors import TableError

from ..errors import ANYWHERE
from ..request import ApiRequest
from ..route import OK, get, post
from .records import LARGEST_SAVED


class GamePlayed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game, to the letter."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST_SAVED)]


@get("/api/tables/{name}/analysis", errors=(*ANYWHERE, 404, 409, 429, 503))
async def analysis(request: ApiRequest, name: str) -> Analysis:
    """How a game that is over was won and lost. Ask again until `report` is there."""
    live = await request.house.table(name)
    await live.settled()
    if not live.table.over:
        raise TableError("table-not-over")
    return request.services.analyst.analysis(name, live.table.match, request.client)


@post(
    "/api/analyses",
    status=OK,
    largest=LARGEST_SAVED,
    errors=(*ANYWHERE, 403, 404, 409, 413, 429, 503),
)
async def analysis_of_saved(request: ApiRequest, data: GamePlayed) -> Analysis:
    """The same of a saved game. Send it again until `report` is there."""
    name = blake2b(data.text.encode(), digest_size=16).hexdigest()
    known = request.services.analyst.known(name)
    if known is not None:
        return known
    match = await asyncio.to_thread(load, data.text)
    if not match.over:
        raise TableError("table-not-over")
    return request.services.analyst.analysis(name, match, request.client)


ROUTES = [analysis, analysis_of_saved]
