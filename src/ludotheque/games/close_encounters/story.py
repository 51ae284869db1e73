"""What just happened, told from the positions before and after one choice.

Each event is a code and its particulars; the sentences are in `words/`. All of it is public
but the numbers that are circled, which their owner alone is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import EVERYBODY, Event
from ludotheque.engine.seats import FATE, Seat
from ludotheque.kit.dice import to_roll
from ludotheque.kit.first_turn import TO_ROLL
from ludotheque.kit.story import event

from .constants import CHIPS, CIRCLE, NOWHERE, PASS, STAY, STEP, Circle, Phase
from .view import ENDS, areas_to_leave
from .walking import departure, is_safe

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State


FORESIGHT = 3  # steps of a walk that are told at once


def tell(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, choice: int
) -> Sequence[Event]:
    if seat == FATE:
        return list(tell_roll(before, after, b, choice))
    return [*tell_action(before, after, b, plan, seat, choice), *tell_end(after)]


def tell_roll(before: State, after: State, b: Board, k: int) -> Iterator[Event]:
    who = Seat(before.turn).word
    first, second = to_roll(k).dice
    total = first + second
    if before.phase == Phase.ROLL:
        yield event("rolled", EVERYBODY, seat=who, first=first, second=second, total=total)
        if after.leaving:
            yield event("must-leave", EVERYBODY, seat=who, area=areas_to_leave(after, b))
        elif is_safe(b, after.pawn[before.turn]):
            yield event("leave-waived", EVERYBODY, seat=who)
        return
    yield event("rolled-for-start", EVERYBODY, seat=who, first=first, second=second, total=total)
    if after.phase == Phase.ROLL:
        yield event("starts", EVERYBODY, seat=Seat(after.turn).word)
    elif after.total[before.turn] <= TO_ROLL:  # everybody has rolled, and rolls go on
        yield event("tied", EVERYBODY)


def tell_action(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, action: int
) -> Iterator[Event]:
    if action < PASS:
        yield from tell_circle(before, after, seat, 1 + action - CIRCLE)
    elif action == PASS:
        yield event("passed", EVERYBODY, seat=seat.word)
    elif action == STAY:
        yield event("stuck", EVERYBODY, seat=seat.word, left=before.left)
    else:
        yield from tell_step(before, after, b, plan, seat, action - STEP)


def tell_circle(before: State, after: State, seat: Seat, number: int) -> Iterator[Event]:
    """That somebody circles is public; what they circle is not."""
    yield event("circled", EVERYBODY, seat=seat.word, live=after.live[seat])
    yield event("circled-number", frozenset({seat}), seat=seat.word, number=number)
    if before.phase == Phase.CIRCLE and after.phase != Phase.CIRCLE:
        yield event("all-circled", EVERYBODY)


def tell_step(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, to: int
) -> Iterator[Event]:
    at = before.pawn[seat]
    here, there = plan.squares[at].name, plan.squares[to].name
    if to in b.step[at]:
        yield event("stepped", EVERYBODY, seat=seat.word, start=here, square=there)
    else:
        yield event("jumped", EVERYBODY, seat=seat.word, start=here, square=there)
    owners = [
        owner for owner in from_left(before, seat) if after.placed[owner] > before.placed[owner]
    ]
    if owners:
        back = plan.squares[departure(before, b, seat)].name
        yield event("trapped", EVERYBODY, seat=seat.word, square=there, end=back)
        for owner in owners:
            note = after.placed[owner]
            yield event("chip-placed", EVERYBODY, seat=Seat(owner).word, square=there, note=note)
    elif after.bound[seat] != before.bound[seat]:
        yield event("landed", EVERYBODY, seat=seat.word, end=there, next=ENDS[after.bound[seat]])


def from_left(s: State, seat: int) -> list[int]:
    """The others in the order in which they place their chips (CE-2d)."""
    return [(seat + place) % s.seats for place in range(1, s.seats)]


def tell_end(after: State) -> Iterator[Event]:
    if after.phase != Phase.OVER:
        return
    winners = [seat for seat in range(after.seats) if after.placed[seat] == CHIPS]
    if winners:
        yield event("over-tune", EVERYBODY, seat=Seat(winners[0]).word)
    else:
        yield event("over-quiet", EVERYBODY)


def goes_on(before: State, after: State) -> bool:
    """Whether the next choice of the same seat belongs to the same sentence.

    A walk does, and so does the number that may be circled on arrival (CE-3a): neither can be
    taken back, and both are confirmed at once.
    """
    walks = before.phase == Phase.MOVE and before.turns == after.turns
    return walks and after.phase in (Phase.MOVE, Phase.LANDED)


def asks_anew(before: State, after: State) -> bool:
    """Whether another kind of choice follows, of too many moves to be told behind every walk."""
    return before.phase != after.phase


def reveals(s: State, b: Board, seat: Seat, choice: int) -> bool:
    """Whether a move tells its player something: who enters a number learns about it."""
    return choice >= STEP and b.number[choice - STEP] != NOWHERE


def supposing(s: State, b: Board, seat: Seat) -> None:
    """Takes all live circles of the others away: nothing springs, and nothing shows where any are.

    What a walk may do does not depend on them, so that it can be thought through to its end.
    """
    for owner in range(s.seats):
        if owner != seat:
            for place in range(s.live[owner]):
                s.circled[owner][s.trap[owner][place]] = Circle.NEVER
                s.trap[owner][place] = NOWHERE
            s.live[owner] = 0
