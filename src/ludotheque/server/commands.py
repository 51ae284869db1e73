"""From a message to a table's wish, and from an error to what is said of it."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import partial

from ludotheque.engine import ahead
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.seats import Seat
from ludotheque.tables import queries
from ludotheque.tables.connections import Listener
from ludotheque.tables.entries import Entry
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.live_table import Wish as Granted
from ludotheque.tables.table import Brought, NotAllowed, Table, TableError

from .protocol import (
    Admit,
    AskForHint,
    Commit,
    Consider,
    Considered,
    Decline,
    Failed,
    FastForward,
    HintGiven,
    Leave,
    MoveRefused,
    OnPosition,
    Pause,
    Play,
    Resign,
    Resume,
    Reveal,
    Say,
    ShutOut,
    SlowDown,
    Undo,
    Wish,
)


def request_of(message: Wish) -> str:
    """The request's own name at the table; one seat's cannot be taken for another's."""
    return f"{message.seat}:{message.request}" if message.request else ""


def wish_of(message: Wish, person: int) -> Granted:
    """What one of the people of a seat wants."""
    seat, request = Seat[message.seat], request_of(message)
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


def checked(live: LiveTable, person: int, message: Wish, by: Listener | None) -> Granted:
    """The same, if whoever wants it still is one of the seat's people when its turn comes.

    A move is refused, too, if a team-mate has the thing in hand by then.
    """
    wish, seat = wish_of(message, person), Seat[message.seat]

    def granted(table: Table) -> Entry:
        place = table.place(seat)
        is_withdrawing = isinstance(message, Leave) and person in place.asking
        if person not in place.people and not is_withdrawing:
            raise TableError("not-your-seat")
        if isinstance(message, Play):
            live.require_in_hand(seat, message.move, by)
        return wish(table)

    return granted


async def grant(
    live: LiveTable, persons: Mapping[Seat, int], message: Wish, by: Listener | None = None
) -> int:
    """Carries a wish out for one of these people; `by` is whose hand it is, if anybody's."""
    person = persons.get(Seat[message.seat])
    if person is None:
        raise TableError("not-your-seat")
    request = request_of(message)
    if request not in live.table.requests:
        require_fresh(live, message)
    return await live.do(checked(live, person, message, by), request)


async def reveal(live: LiveTable, persons: Mapping[Seat, int], message: Reveal) -> int:
    """Takes the number that one of these people committed to; it needs no entry of its own."""
    seat = Seat[message.seat]
    if seat not in persons:
        raise TableError("not-your-seat")
    await live.reveal(seat, persons[seat], Brought(message.value, message.round))
    return live.table.seq


async def consider(live: LiveTable, seats: Container[Seat], message: Consider) -> Considered:
    """Everything that one of these seats could do now, or after some moves."""
    seat = Seat[message.seat]
    if seat not in seats:
        raise TableError("not-your-seat")
    await live.settled()
    require_fresh(live, message)
    require_possible(live, seat, message.moves)
    return Considered(message.request, *await queries.ways(live, seat, message.moves))


async def give_hint(live: LiveTable, seats: Container[Seat], message: AskForHint) -> HintGiven:
    """What a good player would do in one of these seats."""
    seat = Seat[message.seat]
    if seat not in seats:
        raise TableError("not-your-seat")
    await live.settled()
    require_fresh(live, message)
    length, found = await queries.hint(live, seat)
    return HintGiven(message.request, length, found.moves, found.code, found.values)


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


def require_fresh(live: LiveTable, message: Wish | Consider | AskForHint) -> None:
    """A move made on a position that is no longer there is refused before the rules see it.

    Without turns every position is gone at once: there it is for the rules alone to say.
    """
    if live.table.realtime or not isinstance(message, OnPosition) or message.after is None:
        return
    if message.after != len(live.table.match.log):
        raise TableError("stale", length=len(live.table.match.log))


def told_of(error: LudothequeError, request: str = "") -> MoveRefused | Failed:
    """An error as it leaves the server."""
    if isinstance(error, NotAllowed):
        reason = error.reason
        return MoveRefused(request, error.game, reason.clause, reason.code, dict(reason.values))
    return failed(error, request)


def failed(error: LudothequeError, request: str = "") -> Failed:
    """An error with what caused it, so that both can be said in the reader's language."""
    problem, cause = error.problem, error.__cause__
    because = None
    if "why" in problem.values and isinstance(cause, LudothequeError):
        because = failed(cause)
    return Failed(problem.code, dict(problem.values), request, problem.game, because)
