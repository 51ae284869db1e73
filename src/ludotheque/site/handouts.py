"""What a game gives out once, apart from every other message: too large to be told again and again.

It stays as it is for as long as its table does, so that a browser need ask for it only once.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec

from ludotheque.tables import questions

from .answers import LOOKING, WELCOME, errors
from .bearers import house_of, seats_at
from .requests import ApiRequest

KEPT = "private, max-age=604800, immutable"
UNCHANGED = 304
RESPONSES = errors(*LOOKING, 409) | {
    UNCHANGED: ResponseSpec(None, description="It is what the asker has already.")
}


@get("/api/tables/{name:str}/handout", security=WELCOME, responses=RESPONSES)
async def handout(name: str, state: State, request: ApiRequest) -> Response[msgspec.Raw | None]:
    """What is given out at this table, once there is something; its shape is the game's affair."""
    live = await house_of(state).table(name)
    given = await questions.handout(live, await seats_at(state, request, live))
    tag = f'"{blake2b(given, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": KEPT, "vary": "authorization"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=UNCHANGED, headers=headers)
    return Response(msgspec.Raw(given), media_type=MediaType.JSON, headers=headers)
