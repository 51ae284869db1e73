"""How fair a table is: what it has sealed, how its dice fell, and what shows in the end.

When a game is over, all of it is verified here as anybody can verify the saved game; the page does
the same once more by itself, so that nobody has to believe the server.
"""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec

from ludotheque.engine import fair
from ludotheque.engine.seats import FATE
from ludotheque.engine.text import load_saved
from ludotheque.engine.verify import Verification, verify
from ludotheque.tables import messages
from ludotheque.tables.messages import Fairness
from ludotheque.tables.table import Table

from ..errors import ANYWHERE
from ..request import ApiRequest
from ..route import get


class DrawShown(msgspec.Struct, frozen=True):
    """One of fate's choices, from 1 on: which of how many equally likely outcomes, from 0 on."""

    number: int
    outcomes: int
    outcome: int
    move: str  # as the log has it


class Fair(msgspec.Struct, frozen=True):
    """All that can be known now of how fair a table is."""

    fairness: Fairness | None  # nothing, for a table without a seal
    dice: dict[str, int]  # how often each face of the dice has come; empty where there are none
    draws: list[DrawShown] = []  # once the game is over
    report: Verification | None = None  # of the saved game, once the game is over


@get("/api/tables/{name}/fairness", errors=(*ANYWHERE, 404, 429, 503))
async def fairness(request: ApiRequest, name: str) -> Fair:
    """What the table has sealed, and how its dice fell; once the game is over, what shows."""
    live = await request.house.table(name)
    await live.settled()
    told, dice = messages.fairness_of(live.table), faces(live.table)
    if told is None or not told.secret:
        return Fair(told, dice)
    house = request.house
    text, key = house.saved(live.table), fair.fingerprint_of(bytes.fromhex(house.keys.public))
    async with request.services.turn:
        return Fair(told, dice, *await asyncio.to_thread(looked_through, text, key))


def looked_through(text: str, key: str) -> tuple[list[DrawShown], Verification]:
    """Goes through a whole game again, so not where others wait."""
    saved = load_saved(text)
    write = saved.match.game.notation.write
    drawn = [entry for entry in saved.match.log if entry.seat == FATE]
    draws = [
        DrawShown(number, among, entry.choice, write(entry.move))
        for number, (entry, (among, _)) in enumerate(zip(drawn, saved.draws, strict=True), 1)
    ]
    saved_key = key if saved.signature else ""  # a table of before is signed by nobody
    return draws, verify(text.encode(), key=saved_key)


def faces(table: Table) -> dict[str, int]:
    """How often each face came in what everybody saw fate draw; nothing where there are no dice."""
    match, dice = table.match, table.game.dice
    if dice is None:
        return {}
    drawn = (entry.move for entry in match.log if entry.seat == FATE)
    counts = Counter(face for move in drawn if not match.hides(move) for face in dice.shown(move))
    return {str(face): counts[face] for face in dice.faces}


ROUTES = [fairness]
