"""What just happened, told from the positions before and after one choice.

Each event is a code and its particulars; the sentences are in `words/`. Everything is told to
everybody, but how the trays are shuffled, which is told to nobody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import EVERYBODY, Event
from ludotheque.engine.seats import FATE, Seat
from ludotheque.kit.story import event

from .constants import (
    AREA,
    BRIDGE,
    BRIDGE_POINTS,
    DONE,
    DROP,
    FLAG,
    GO,
    LAY,
    MISFIT,
    NOBODY,
    NOWHERE,
    OBJECTIVE,
    OWNED,
    PARATROOPS,
    READY,
    SIDES,
    TANK_TO,
    TANKS,
    Ending,
    Phase,
)
from .position import completed_by, has_piece, is_closed, is_covered, is_forgotten, is_lost
from .rules import may_start

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State

LETTERS = [seat.word for seat in Seat]


def tell(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, choice: int
) -> Sequence[Event]:
    if seat == FATE:
        return [event("shuffled", EVERYBODY)] if after.phase == Phase.READY else []
    return [
        *tell_action(before, after, b, plan, seat, choice),
        *tell_withdrawn(before, after, seat),
        *tell_finished(before, after),
        *tell_end(before, after, b, plan),
    ]


def tell_action(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, action: int
) -> Iterator[Event]:
    if action < MISFIT:
        yield from tell_piece(before, after, b, plan, seat, action - LAY)
    elif action < TANK_TO:
        yield from tell_drop(before, plan, seat, action - DROP)
    elif action < FLAG:
        yield from tell_tank(before, after, b, plan, seat, action - TANK_TO)
    elif action < BRIDGE:
        yield from tell_flag(before, b, plan, seat, action - FLAG)
    elif action < DONE:
        name = plan.site_names[action - BRIDGE]
        yield event("bridge-laid", EVERYBODY, seat=seat.word, site=name, points=BRIDGE_POINTS)
    elif action == DONE:
        yield event("declared", EVERYBODY, seat=seat.word)
    elif action == READY:
        yield event("ready", EVERYBODY, seat=seat.word)
        if may_start(after):
            yield event("both-ready", EVERYBODY)
    elif action == GO:
        yield event("begun", EVERYBODY)


# ---------------------------------------------------------------- pieces


def tell_piece(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, place: int
) -> Iterator[Event]:
    piece = 1 + list(before.tray[seat]).index(place)
    name = plan.place_names[place]
    yield event("laid", EVERYBODY, seat=seat.word, piece=piece, place=name)
    around = b.neighbours[place][: b.degree[place]]
    if before.laid[seat] > 0 and not any(has_piece(before, seat, near) for near in around):
        yield event("bridgehead", EVERYBODY, seat=seat.word, place=name)
    yield from tell_zones(before, after, b, plan, seat, place)
    yield from tell_forgotten(before, after, b, plan, seat)


def tell_zones(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, place: int
) -> Iterator[Event]:
    """What a piece has covered wholly, and what it has spoilt for the other side."""
    for zone in b.zone[place][: b.touched[place]]:
        if before.covering[seat][zone] == 0:
            yield from tell_spoilt(before, plan, seat, zone)
        if is_covered(after, b, seat, zone):
            yield from tell_covered(plan, seat, zone)


def tell_spoilt(before: State, plan: Plan, seat: Seat, zone: int) -> Iterator[Event]:
    """The first piece of a side on a zone."""
    if OBJECTIVE <= zone < PARATROOPS and is_lost(before, seat, zone):
        yield event("objective-lost", EVERYBODY, objective=plan.objectives[zone - OBJECTIVE].name)
    elif zone in (PARATROOPS + 1 - seat, TANKS + 1 - seat):
        base = "paratroop" if zone < TANKS else "tank"
        yield event("base-lost", EVERYBODY, seat=seat.word, other=LETTERS[1 - seat], base=base)


def tell_covered(plan: Plan, seat: Seat, zone: int) -> Iterator[Event]:
    if zone < OBJECTIVE:
        yield event("area-covered", EVERYBODY, seat=seat.word, area=plan.area_names[zone - AREA])
    elif zone < PARATROOPS:
        objective = plan.objectives[zone - OBJECTIVE]
        yield event(
            "completed", EVERYBODY, seat=seat.word, objective=objective.name, value=objective.value
        )
    elif zone == PARATROOPS + seat:
        yield event("paratroopers-received", EVERYBODY, seat=seat.word)
    elif zone == TANKS + seat:
        yield event("tanks-received", EVERYBODY, seat=seat.word)


def tell_forgotten(
    before: State, after: State, b: Board, plan: Plan, seat: Seat
) -> Iterator[Event]:
    for number in range(b.objectives):
        bare = completed_by(before, b, number) == seat and before.flag[number] == NOBODY
        late = is_forgotten(after, seat, number) and not is_forgotten(before, seat, number)
        if bare and late:
            yield event(
                "forgotten", EVERYBODY, seat=seat.word, objective=plan.objectives[number].name
            )


# ---------------------------------------------------------------- units and flags


def tell_drop(before: State, plan: Plan, seat: Seat, place: int) -> Iterator[Event]:
    left = before.paratroopers[seat] - 1
    yield event("dropped", EVERYBODY, seat=seat.word, place=plan.place_names[place], left=left)


def tell_tank(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, place: int
) -> Iterator[Event]:
    around = [n for n in b.neighbours[place][: b.degree[place]] if before.on[n] == NOBODY]
    other = 1 - seat
    closed = [n for n in around if is_closed(after, other, n) and not is_closed(before, other, n)]
    opened = [n for n in around if is_closed(before, seat, n)]
    yield event(
        "tank-placed", EVERYBODY, seat=seat.word, place=plan.place_names[place], closed=len(closed)
    )
    for near in opened:
        yield event("neutralised", EVERYBODY, seat=seat.word, place=plan.place_names[near])


def tell_flag(before: State, b: Board, plan: Plan, seat: Seat, number: int) -> Iterator[Event]:
    name, value = plan.objectives[number].name, plan.objectives[number].value
    owner = completed_by(before, b, number)
    if owner == seat:
        yield event("flag-planted", EVERYBODY, seat=seat.word, objective=name, value=value)
    else:
        other = LETTERS[owner]
        yield event(
            "flag-taken", EVERYBODY, seat=seat.word, other=other, objective=name, value=value
        )


# ---------------------------------------------------------------- the end


def tell_withdrawn(before: State, after: State, seat: Seat) -> Iterator[Event]:
    if seat < SIDES and before.declared[seat] and not after.declared[seat]:
        yield event("withdrawn", EVERYBODY, seat=seat.word)


def tell_finished(before: State, after: State) -> Iterator[Event]:
    """Who cannot go on, and who can again; on a covered board, nobody wonders."""
    for side in range(SIDES if after.ending != Ending.COVERED else 0):
        if after.stuck[side] and not before.stuck[side]:
            yield event("stuck", EVERYBODY, seat=LETTERS[side])
        elif before.stuck[side] and not after.stuck[side]:
            yield event("unstuck", EVERYBODY, seat=LETTERS[side])


def tell_end(before: State, after: State, b: Board, plan: Plan) -> Iterator[Event]:
    if after.phase != Phase.OVER:
        return
    if after.ending == Ending.COVERED:
        yield event("over-covered", EVERYBODY)
    elif after.ending == Ending.DECLARED:
        yield event("over-finished", EVERYBODY)
    elif after.ending == Ending.STILL:
        yield event("over-still", EVERYBODY)
    else:
        yield event("over-time", EVERYBODY, minutes=after.minutes)
    yield from tell_counted(before, after, b, plan)


def tell_counted(before: State, after: State, b: Board, plan: Plan) -> Iterator[Event]:
    """Objectives that count as flagged, and those that count for nobody (S4-9)."""
    for number in range(b.objectives):
        owner, objective = completed_by(after, b, number), plan.objectives[number]
        if owner == NOWHERE or before.flag[number] != NOBODY:
            continue
        if after.flag[number] == OWNED + owner:
            yield event(
                "counted",
                EVERYBODY,
                seat=LETTERS[owner],
                objective=objective.name,
                value=objective.value,
            )
        elif after.flag[number] == NOBODY:
            yield event("counted-for-nobody", EVERYBODY, objective=objective.name)
