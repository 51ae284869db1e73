"""What became of a table: its log, its saved game, and its replay; and saved games from elsewhere.

All of it goes through a whole game again, so it is done beside the loop, and not too often:
`security.py` counts.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import Parameter

from ludotheque.engine.text import load_saved
from ludotheque.tables import replay as replays
from ludotheque.tables.errors import TableError
from ludotheque.tables.messages import EntryShown
from ludotheque.tables.replay import Replay

from ..authentication import ApiRequest, house_of, seats_at
from ..errors import ANYWHERE, LOOKING, WELCOME, errors

EyesWord = Literal["all", "watcher", "A", "B", "C", "D", "E", "F"]
# Characters of a saved game, and bytes of a request with one. The longest games of real bots have
# a twentieth of it.
LARGEST_SAVED = 256 * 1024


class SavedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game, to the letter."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST_SAVED)]
    eyes: EyesWord = "all"


@get("/api/tables/{name:str}/log", security=WELCOME, responses=errors(*LOOKING, 429))
async def log(
    name: str,
    state: State,
    request: ApiRequest,
    since: Annotated[int, Parameter(ge=0)] = 0,
) -> list[EntryShown]:
    """Everything that was told after an entry."""
    live = await house_of(state).table(name)
    return await live.queries.retell(since, await seats_at(state, request, live))


@get(
    "/api/tables/{name:str}/saved",
    media_type=MediaType.TEXT,
    responses=errors(*ANYWHERE, 404, 409, 503),
)
async def saved(name: str, state: State) -> Response[str]:
    """The saved game: at any time, or where there are secrets, once it is over."""
    live = await house_of(state).table(name)
    await live.settled()
    table = live.table
    if not replays.is_open_to_all(table):
        raise TableError("table-not-over")
    kept = f'attachment; filename="{table.game.name}-{table.name}.txt"'
    return Response(house_of(state).saved(table), headers={"content-disposition": kept})


@get("/api/tables/{name:str}/replay", security=WELCOME, responses=errors(*LOOKING, 409, 429))
async def replay(
    name: str, state: State, request: ApiRequest, eyes: EyesWord | None = None
) -> Replay:
    """The whole game again, as the bearer of a seat's token, or a watcher, may know it.

    Once it is over, with anybody's eyes, as they saw it, or with everything revealed.
    """
    live = await house_of(state).table(name)
    seats = await seats_at(state, request, live)
    await live.settled()
    recording = replays.of_table(live.table, seats, eyes or "")
    async with turn(state):
        return await asyncio.to_thread(replays.replay, recording)


@post(
    "/api/replays",
    status_code=200,
    request_max_body_size=LARGEST_SAVED,
    responses=errors(*ANYWHERE, 403, 404, 413, 429),
)
async def replay_saved(data: SavedGame, state: State) -> Replay:
    """A saved game, from here or from anywhere, made ready to be looked through."""
    async with turn(state):
        return await asyncio.to_thread(replay_of_text, data.text, data.eyes)


def replay_of_text(text: str, eyes: str) -> Replay:
    saved = load_saved(text)
    return replays.replay(replays.of_match(saved.match, eyes, saved.players))


def turn(state: State) -> asyncio.Semaphore:
    """One at a time: whoever plays has the processor first."""
    found: asyncio.Semaphore = state["turn"]
    return found


ROUTES = [log, saved, replay, replay_saved]
