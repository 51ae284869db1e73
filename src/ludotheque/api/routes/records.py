"""What became of a table: its log, its saved game, and its replay; and saved games from elsewhere.

All of it goes through a whole game again, so it is done beside the loop where there are threads,
one at a time, and a server counts how often.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec

from ludotheque.engine.text import load_saved
from ludotheque.tables import replay as replays
from ludotheque.tables.errors import TableError
from ludotheque.tables.messages import EntryShown
from ludotheque.tables.replay import Replay

from ..authentication import seats_at
from ..errors import ANYWHERE, LOOKING
from ..request import ApiRequest
from ..route import OK, TEXT, Reply, get, post

EyesWord = Literal["all", "watcher", "A", "B", "C", "D", "E", "F"]
# Characters of a saved game, and bytes of a request with one. The longest games of real bots have
# a twentieth of it.
LARGEST_SAVED = 256 * 1024


class SavedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game, to the letter."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST_SAVED)]
    eyes: EyesWord = "all"


@get("/api/tables/{name}/log", token="welcome", errors=(*LOOKING, 429))
async def log(
    request: ApiRequest, name: str, since: Annotated[int, msgspec.Meta(ge=0)] = 0
) -> list[EntryShown]:
    """Everything that was told after an entry."""
    live = await request.house.table(name)
    return await live.queries.retell(since, await seats_at(request, live))


@get(
    "/api/tables/{name}/saved",
    media_type=TEXT,
    errors=(*ANYWHERE, 404, 409, 503),
)
async def saved(request: ApiRequest, name: str) -> Reply[str]:
    """The saved game: at any time, or where there are secrets, once it is over."""
    live = await request.house.table(name)
    await live.settled()
    table = live.table
    if not replays.is_open_to_all(table):
        raise TableError("table-not-over")
    kept = f'attachment; filename="{table.game.name}-{table.name}.txt"'
    return Reply(request.house.saved(table), {"content-disposition": kept})


@get("/api/tables/{name}/replay", token="welcome", errors=(*LOOKING, 409, 429))
async def replay(request: ApiRequest, name: str, eyes: EyesWord | None = None) -> Replay:
    """The whole game again, as the bearer of a seat's token, or a watcher, may know it.

    Once it is over, with anybody's eyes, as they saw it, or with everything revealed.
    """
    live = await request.house.table(name)
    seats = await seats_at(request, live)
    await live.settled()
    recording = replays.of_table(live.table, seats, eyes or "")
    async with request.services.turn:
        return await asyncio.to_thread(replays.replay, recording)


@post(
    "/api/replays",
    status=OK,
    largest=LARGEST_SAVED,
    errors=(*ANYWHERE, 403, 404, 413, 429),
)
async def replay_saved(request: ApiRequest, data: SavedGame) -> Replay:
    """A saved game, from here or from anywhere, made ready to be looked through."""
    async with request.services.turn:
        return await asyncio.to_thread(replay_of_text, data.text, data.eyes)


def replay_of_text(text: str, eyes: str) -> Replay:
    saved = load_saved(text)
    return replays.replay(replays.of_match(saved.match, eyes, saved.players))


ROUTES = [log, saved, replay, replay_saved]
