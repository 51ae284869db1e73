"""Playing over HTTP: what the bearer of a seat's token can do, one route for each command.

The token says whose command it is, so no request names a seat.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated

import msgspec

from ludotheque.tables.connections import Somebody
from ludotheque.tables.entries import Entry
from ludotheque.tables.fairness import Brought
from ludotheque.tables.live_table import Command, LiveTable
from ludotheque.tables.table import Table

from ..authentication import asker_at, is_host, person_at, seat_at
from ..commands import Order, apply, hint_for, if_seated, request_name, unless_held
from ..errors import LOOKING, WITH_TOKEN
from ..protocol import Considered, Hash, HintGiven, PersonNumber, RoundNumber
from ..request import ApiRequest
from ..route import OK, get, post
from .host import Done, hosted

RequestName = Annotated[str, msgspec.Meta(max_length=64)]


class MoveWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: Annotated[str, msgspec.Meta(max_length=64)]
    request: RequestName = ""
    after: int | None = None


class UndoWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    request: RequestName = ""
    after: int | None = None


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=2000)]
    request: RequestName = ""


class Committing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hash of a number of one's own, for a round."""

    round: RoundNumber
    commitment: Hash
    request: RequestName = ""


class Revealing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number itself: 32 random bytes of one's own, in hexadecimal."""

    round: RoundNumber
    value: Hash


class PersonMeant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at one's own seat, or who asks to be let in there, by their number."""

    number: PersonNumber
    request: RequestName = ""


async def player_at(request: ApiRequest, name: str) -> tuple[LiveTable, Somebody]:
    """A table, and whoever has a token of one of its seats."""
    live = await request.house.table(name)
    return live, await person_at(request, live)


async def done(
    live: LiveTable,
    player: Somebody,
    command: Command,
    request: str = "",
    after: int | None = None,
) -> Done:
    return Done(await apply(live, Order(if_seated(player, command), request, after)))


@get("/api/tables/{name}/ways", token="needed", errors=LOOKING)
async def ways(request: ApiRequest, name: str) -> Considered:
    """Everything that the bearer of a seat's token could do now, whole paths included."""
    live = await request.house.table(name)
    seat = await seat_at(request, live)
    return Considered("", *await live.queries.ways(seat))


@post("/api/tables/{name}/hint", token="needed", status=OK, errors=WITH_TOKEN)
async def hint(request: ApiRequest, name: str) -> HintGiven:
    """What a good player would do in one's place, and why. Everybody is told that one asked."""
    live = await request.house.table(name)
    return await hint_for(live, await seat_at(request, live))


@post("/api/tables/{name}/moves", token="needed", errors=WITH_TOKEN)
async def move(request: ApiRequest, name: str, data: MoveWanted) -> Done:
    """Plays a move, in notation. `after` is the length of the match that it was chosen for."""
    live, player = await player_at(request, name)
    seat, called = player[0], request_name(player[0], data.request)
    command = partial(Table.move, seat=seat, move=data.move, request=called)
    free = unless_held(live, seat, data.move, None, command)
    return await done(live, player, free, called, data.after)


@post("/api/tables/{name}/undo", token="needed", errors=WITH_TOKEN)
async def undo(request: ApiRequest, name: str, data: UndoWanted) -> Done:
    """Takes one's last move back, until something new has come out."""
    live, player = await player_at(request, name)
    called = request_name(player[0], data.request)
    command = partial(Table.undo, seat=player[0], request=called)
    return await done(live, player, command, called, data.after)


@post("/api/tables/{name}/chat", token="needed", errors=WITH_TOKEN)
async def chat(request: ApiRequest, name: str, data: Said) -> Done:
    """Says something to everybody at the table."""
    live, player = await player_at(request, name)
    called = request_name(player[0], data.request)
    command = partial(Table.say, seat=player[0], text=data.text, request=called)
    return await done(live, player, command, called)


@post("/api/tables/{name}/commit", token="needed", errors=WITH_TOKEN)
async def commit(request: ApiRequest, name: str, data: Committing) -> Done:
    """Takes part in a round of numbers for the dice, with the hash of one's own."""
    live, player = await player_at(request, name)
    (seat, person), called = player, request_name(player[0], data.request)
    brought = Brought(data.commitment, data.round)
    command = partial(Table.commit, seat=seat, person=person, brought=brought, request=called)
    return await done(live, player, command, called)


@post("/api/tables/{name}/reveal", token="needed", errors=WITH_TOKEN)
async def reveal(request: ApiRequest, name: str, data: Revealing) -> Done:
    """Tells the number that one committed to, once the round is closed: all are then mixed in."""
    live, (seat, person) = await player_at(request, name)
    await live.reveal(seat, person, Brought(data.value, data.round))
    return Done(live.table.seq)


@post("/api/tables/{name}/resign", token="needed", errors=WITH_TOKEN)
async def resign(request: ApiRequest, name: str) -> Done:
    """Gives the game up."""
    live, player = await player_at(request, name)
    return await done(live, player, partial(Table.resign, seat=player[0]))


@post("/api/tables/{name}/leave", token="needed", errors=WITH_TOKEN)
async def leave(request: ApiRequest, name: str) -> Done:
    """Leaves one's seat for good; or does not want to be let in any more, if one is not yet."""
    live = await request.house.table(name)
    asker = asker_at(request, live)
    seat, number = asker or await person_at(request, live)
    command = partial(Table.leave, seat=seat, number=number)
    return Done(await live.do(command)) if asker else await done(live, (seat, number), command)


@post("/api/tables/{name}/admit", token="needed", errors=WITH_TOKEN)
async def admit(request: ApiRequest, name: str, data: PersonMeant) -> Done:
    """Lets somebody in at one's seat who asks for it: they will see and play what one does."""
    return await at_the_door(Table.admit, request, name, data)


@post("/api/tables/{name}/decline", token="needed", errors=WITH_TOKEN)
async def decline(request: ApiRequest, name: str, data: PersonMeant) -> Done:
    """Does not let somebody in who asks for it."""
    return await at_the_door(Table.decline, request, name, data)


@post("/api/tables/{name}/shut-out", token="needed", errors=WITH_TOKEN)
async def shut_out(request: ApiRequest, name: str, data: PersonMeant) -> Done:
    """Sends somebody away from one's seat who came there later; their token is void at once."""
    return await at_the_door(Table.shut_out, request, name, data)


async def at_the_door(
    act: Callable[..., Entry], request: ApiRequest, name: str, data: PersonMeant
) -> Done:
    """Decides about somebody else at one's own seat."""
    live, player = await player_at(request, name)
    (seat, person), called = player, request_name(player[0], data.request)
    command = partial(act, seat=seat, number=data.number, by=person, request=called)
    return await done(live, player, command, called)


@post("/api/tables/{name}/pause", token="needed", errors=WITH_TOKEN)
async def pause(request: ApiRequest, name: str) -> Done:
    """Wants a pause, in a game without turns: it is one when all sides with people want it."""
    live, player = await player_at(request, name)
    return await done(live, player, partial(Table.pause, seat=player[0]))


@post("/api/tables/{name}/resume", token="needed", errors=WITH_TOKEN)
async def resume(request: ApiRequest, name: str) -> Done:
    """Wants to go on after a pause, or wants none after all."""
    live, player = await player_at(request, name)
    return await done(live, player, partial(Table.resume, seat=player[0]))


@post("/api/tables/{name}/fast-forward", token="needed", errors=WITH_TOKEN)
async def fast_forward(request: ApiRequest, name: str) -> Done:
    """Wants bots to play without pauses: they do when all people still in play want it.

    Where only bots sit, the host may want it.
    """
    return await at_pace(Table.fast_forward, request, name)


@post("/api/tables/{name}/slow-down", token="needed", errors=WITH_TOKEN)
async def slow_down(request: ApiRequest, name: str) -> Done:
    """Wants no fast forward, or no more of it."""
    return await at_pace(Table.slow_down, request, name)


async def at_pace(act: Callable[..., Entry], request: ApiRequest, name: str) -> Done:
    """Changes how fast bots play, as a player or, where only bots sit, as the host."""
    if is_host(request):
        live = await hosted(request, name)
        return Done(await live.do(partial(act, seat=None)))
    live, player = await player_at(request, name)
    return await done(live, player, partial(act, seat=player[0]))


ROUTES = [
    ways, hint, move, undo, chat, commit, reveal, resign, leave, admit, decline, shut_out,
    pause, resume, fast_forward, slow_down,
]  # fmt: skip
