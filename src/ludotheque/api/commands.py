"""From a message to a table's command, or to an answer where something is only asked."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Mapping
from functools import partial
from typing import NamedTuple

from ludotheque.engine import ahead
from ludotheque.engine.seats import Seat
from ludotheque.tables.connections import Listener, Somebody
from ludotheque.tables.entries import Entry
from ludotheque.tables.errors import NotAllowed, TableError
from ludotheque.tables.fairness import Brought
from ludotheque.tables.live_table import Command, LiveTable, Sender
from ludotheque.tables.table import Table

from .protocol import (
    Admit,
    AskForHint,
    Commit,
    Consider,
    Considered,
    Decline,
    FastForward,
    HintGiven,
    Leave,
    OnPosition,
    Pause,
    Play,
    Resign,
    Resume,
    Reveal,
    Say,
    SeatCommand,
    ShutOut,
    SlowDown,
    Undo,
)


def request_name(seat: Seat, request: str) -> str:
    """A request's own name at the table; one seat's cannot be taken for another's."""
    return f"{seat.word}:{request}" if request else ""


def command_of(message: SeatCommand, player: Somebody) -> Command:
    """What a message asks of the table, for one of the people of its seat."""
    seat, person = player
    request = request_name(seat, message.request)
    match message:
        case Play(_, move):
            return partial(Table.move, seat=seat, move=move, request=request)
        case Undo():
            return partial(Table.undo, seat=seat, request=request)
        case Say(_, text):
            return partial(Table.say, seat=seat, text=text, request=request)
        case Resign():
            return partial(Table.resign, seat=seat, request=request)
        case Leave():
            return partial(Table.leave, seat=seat, number=person, request=request)
        case Admit(_, number):
            return partial(Table.admit, seat=seat, number=number, by=person, request=request)
        case Decline(_, number):
            return partial(Table.decline, seat=seat, number=number, by=person, request=request)
        case ShutOut(_, number):
            return partial(Table.shut_out, seat=seat, number=number, by=person, request=request)
        case Pause():
            return partial(Table.pause, seat=seat, request=request)
        case Resume():
            return partial(Table.resume, seat=seat, request=request)
        case FastForward():
            return partial(Table.fast_forward, seat=seat, request=request)
        case SlowDown():
            return partial(Table.slow_down, seat=seat, request=request)
        case Commit(_, number, commitment):
            brought = Brought(commitment, number)
            return partial(Table.commit, seat=seat, person=person, brought=brought, request=request)


class Order(NamedTuple):
    """A command as a client gave it: `after` is the length of the match that they saw."""

    command: Command
    request: str = ""
    after: int | None = None


async def apply(live: LiveTable, order: Order) -> int:
    """Carries out an order, and returns the number of its entry.

    A request that was carried out before counts as carried out.
    """
    if order.request not in live.table.requests:
        require_fresh(live, order.after)
    return await live.do(order.command, order.request)


def begin(live: LiveTable, order: Order, sender: Sender) -> asyncio.Future[None]:
    """Carries out an order that is new, or raises why not; it is durable when this is done."""
    require_fresh(live, order.after)
    return live.begin(order.command, sender).durable


def is_new(live: LiveTable, message: SeatCommand) -> bool:
    """Whether a message was not carried out before."""
    return request_name(Seat[message.seat], message.request) not in live.table.requests


def order_of(
    live: LiveTable,
    people: Mapping[Seat, int],
    message: SeatCommand,
    sender: Listener | None = None,
) -> Order:
    """What one of these people has sent.

    The sender is the connection it came by, whose hands may hold what is moved.
    """
    seat = Seat[message.seat]
    person = person_of(people, seat)
    command, request = command_of(message, (seat, person)), request_name(seat, message.request)
    if isinstance(message, Play):
        command = unless_held(live, seat, message.move, sender, command)
    after = message.after if isinstance(message, OnPosition) else None
    checked = if_seated((seat, person), command, or_asking=isinstance(message, Leave))
    return Order(checked, request, after)


def if_seated(player: Somebody, command: Command, or_asking: bool = False) -> Command:
    """A command, refused if its sender is no longer one of the seat's people.

    Whoever asks to be let in there can take that back (`or_asking`), and do nothing else.
    """
    seat, person = player

    def checked(table: Table) -> Entry:
        is_asking = or_asking and person in table.place(seat).asking
        if not is_asking and not table.seating.is_there(seat, person):
            raise TableError("not-your-seat")
        return command(table)

    return checked


def unless_held(
    live: LiveTable, seat: Seat, move: str, sender: Listener | None, command: Command
) -> Command:
    """A move, refused if a team-mate has the thing in hand when it is carried out."""

    def checked(table: Table) -> Entry:
        live.connections.require_in_hand(seat, move, sender)
        return command(table)

    return checked


async def reveal(live: LiveTable, people: Mapping[Seat, int], message: Reveal) -> int:
    """Takes the number that one of these people committed to; it needs no entry of its own."""
    seat = Seat[message.seat]
    await live.reveal(seat, person_of(people, seat), Brought(message.value, message.round))
    return live.table.seq


def person_of(people: Mapping[Seat, int], seat: Seat) -> int:
    if seat not in people:
        raise TableError("not-your-seat")
    return people[seat]


# ---------------------------------------------------------------- what is only asked


async def consider(live: LiveTable, seats: Container[Seat], message: Consider) -> Considered:
    """Everything that one of these seats could do now, or after some moves."""
    seat = await asking_seat(live, seats, message)
    require_possible(live, seat, message.moves)
    return Considered(message.request, *await live.queries.ways(seat, message.moves))


async def give_hint(live: LiveTable, seats: Container[Seat], message: AskForHint) -> HintGiven:
    """What a good player would do in one of these seats."""
    return await hint_for(live, await asking_seat(live, seats, message), message.request)


async def hint_for(live: LiveTable, seat: Seat, request: str = "") -> HintGiven:
    length, found = await live.queries.hint(seat)
    return HintGiven(request, length, found.moves, found.code, found.values)


async def asking_seat(
    live: LiveTable, seats: Container[Seat], message: Consider | AskForHint
) -> Seat:
    """The seat of one's own that a question is about, on a position that is still there."""
    seat = Seat[message.seat]
    if seat not in seats:
        raise TableError("not-your-seat")
    await live.settled()
    require_fresh(live, message.after)
    return seat


def require_possible(live: LiveTable, seat: Seat, moves: list[str]) -> None:
    """Tries moves out, on a copy of what the seat knows, and raises why they are refused.

    Where to find a move is the game, none is tried out: that would tell whether it can be made.
    """
    match = live.table.match
    if moves and match.game.lists_not_all:
        raise TableError("not-tried-out")
    reason = ahead.objection(match.game, match.board, match.state, seat, moves)
    if reason is not None:
        raise NotAllowed(match.game.name, reason)


def require_fresh(live: LiveTable, after: int | None) -> None:
    """A move made on a position that is no longer there is refused before the rules see it.

    Without turns every position is gone at once: there it is for the rules alone to say.
    """
    if live.table.realtime or after is None:
        return
    if after != len(live.table.match.log):
        raise TableError("stale", length=len(live.table.match.log))
