"""What just happened, told from the positions before and after one choice.

Each event is a code and its particulars; the sentences are in `words/`. What is somebody's own
affair is told to them alone, and to the fallen, who see everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import EVERYBODY, Event, Values
from ludotheque.engine.seats import FATE, Seat
from ludotheque.kit.first_turn import TO_ROLL
from ludotheque.kit.story import event

from .constants import AGENTS, CONFRONT, GO, LAY, NOWHERE, PASS, PLACES, START, Cards, Phase
from .rules import (
    cards_laid,
    district_of,
    has_card,
    is_out,
    is_safe,
    multiplier,
    owner_of,
    reach,
)
from .view import target

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State


def ears(s: State, *seats: int) -> frozenset[Seat]:
    """Those whom it concerns, and all who have fallen."""
    fallen = (seat for seat in range(s.seats) if is_out(s, seat))
    return frozenset(Seat(seat) for seat in (*seats, *fallen))


def tell(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, choice: int
) -> Sequence[Event]:
    if seat == FATE:
        return list(tell_fate(before, after, plan, choice))
    return [*tell_action(before, after, b, plan, seat, choice), *tell_end(before, after)]


def tell_fate(before: State, after: State, plan: Plan, k: int) -> Iterator[Event]:
    who = Seat(before.turn).word
    if before.phase == Phase.DEAL:
        yield from tell_deal(after, plan)
    elif before.phase == Phase.FIRST_ROLL:
        yield event("rolled-for-start", EVERYBODY, seat=who, die=1 + k)
        if after.phase == Phase.ROLL:
            yield event("starts", EVERYBODY, seat=Seat(after.turn).word)
        elif after.total[before.turn] <= TO_ROLL:  # everybody has rolled, and rolls go on
            yield event("tied", EVERYBODY)
    elif multiplier(after, after.turn) > 1:
        times = multiplier(after, after.turn)
        yield event("rolled-times", EVERYBODY, seat=who, die=1 + k, times=times, reach=reach(after))
    else:
        yield event("rolled", EVERYBODY, seat=who, die=1 + k)


def tell_deal(after: State, plan: Plan) -> Iterator[Event]:
    yield event("dealt", EVERYBODY, players=after.seats)
    for agent in range(AGENTS):
        if after.player[agent] == NOWHERE:
            yield event("opened", EVERYBODY, agent=plan.series[agent])
    for seat in range(after.seats):
        yield event(
            "mission",
            ears(after, seat),
            seat=Seat(seat).word,
            agent=plan.series[after.agent[seat]],
            target=target(after, plan, seat) or "",
        )


def tell_action(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, action: int
) -> Iterator[Event]:
    if action < START:
        yield from tell_laying(before, after, plan, seat, plan.kinds[action - LAY])
    elif action < CONFRONT:
        yield from tell_start(after, plan, seat, action - START)
    elif action < PASS:
        yield from tell_confrontation(before, after, plan, seat, Seat(action - CONFRONT))
    elif action == PASS:
        yield event("passed", EVERYBODY, seat=seat.word)
    else:
        yield from tell_going(before, after, b, plan, seat, action - GO)


# ---------------------------------------------------------------- setting up


def tell_laying(before: State, after: State, plan: Plan, seat: Seat, clue: str) -> Iterator[Event]:
    square = plan.coloured[district_of(before, seat)][cards_laid(before, seat)]
    name = plan.squares[square].name
    yield event("laid-card", ears(after, seat), seat=seat.word, clue=clue, square=name)
    if cards_laid(after, seat) == PLACES:
        yield event("laid-all", EVERYBODY, seat=seat.word)


def tell_start(after: State, plan: Plan, seat: Seat, square: int) -> Iterator[Event]:
    name = plan.squares[square].name
    yield event("chose-start", ears(after, seat), seat=seat.word, square=name)
    yield event("ready", EVERYBODY, seat=seat.word)
    if after.phase == Phase.FIRST_ROLL:
        for other in range(after.seats):
            standing = plan.squares[after.figure[other]].name
            yield event("placed", EVERYBODY, seat=Seat(other).word, square=standing)


# ---------------------------------------------------------------- playing


def tell_going(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, square: int
) -> Iterator[Event]:
    here, there = plan.squares[before.figure[seat]].name, plan.squares[square].name
    yield event("went", EVERYBODY, seat=seat.word, start=here, square=there)
    if has_card(before, b, square, seat):
        owner = owner_of(before, b, square)
        code = "took-card" if before.cards == Cards.KEPT else "read-card"
        yield event(code, EVERYBODY, seat=seat.word, owner=Seat(owner).word, square=there)
        clue = plan.kinds[before.card[owner][b.place[square]]]
        yield event(
            "card-says",
            ears(before, seat),
            seat=seat.word,
            owner=Seat(owner).word,
            square=there,
            clue=clue,
        )
    elif owner_of(before, b, square) == seat:
        yield event("safe", EVERYBODY, seat=seat.word)


def tell_confrontation(
    before: State, after: State, plan: Plan, seat: Seat, other: Seat
) -> Iterator[Event]:
    yield event("confronted", EVERYBODY, seat=seat.word, other=other.word)
    if after.left == before.left:
        yield event("parted", EVERYBODY, seat=seat.word, other=other.word)
        yield tell_seen(before, plan, seat, other)
    elif is_out(after, seat):
        yield event("trapped", EVERYBODY, seat=seat.word, other=other.word)
        yield from tell_handing_over(before, after, plan, other, seat)
    else:
        yield event("eliminated", EVERYBODY, seat=seat.word, other=other.word)
        yield tell_seen(before, plan, seat, other)
        yield from tell_handing_over(before, after, plan, seat, other)


def tell_seen(before: State, plan: Plan, seat: Seat, other: Seat) -> Event:
    """What a notebook has shown to whoever was confronted, also if they fall by it."""
    return event(
        "saw-notebook",
        ears(before, other),
        seat=seat.word,
        other=other.word,
        agent=plan.series[before.agent[seat]],
        target=target(before, plan, seat) or "",
    )


def tell_handing_over(
    before: State, after: State, plan: Plan, victor: Seat, fallen: Seat
) -> Iterator[Event]:
    """Who the fallen was; then every other identity that the victor did not know before."""
    yield event(
        "took-notebook",
        ears(after, victor),
        victor=victor.word,
        fallen=fallen.word,
        agent=plan.series[after.agent[fallen]],
        target=target(after, plan, victor) or "none",
    )
    for seat in range(after.seats):
        if seat != fallen and after.known[victor][seat] and not before.known[victor][seat]:
            yield event(
                "learnt-identity",
                ears(after, victor),
                victor=victor.word,
                seat=Seat(seat).word,
                agent=plan.series[after.agent[seat]],
            )


def tell_end(before: State, after: State) -> Iterator[Event]:
    """Two are left, or one, or the last round is over."""
    left = [Seat(seat).word for seat in range(after.seats) if not is_out(after, seat)]
    if after.left == 2 and before.left > 2:
        yield event("two-left", EVERYBODY, first=left[0], second=left[1])
    if after.phase == Phase.OVER and after.left == 1:
        yield event("over-survivor", EVERYBODY, survivor=left[0])
    elif after.phase == Phase.OVER:
        yield event("over-rounds", EVERYBODY, rounds=after.rounds)


# ---------------------------------------------------------------- what belongs together


def finds(s: State, b: Board, plan: Plan, seat: Seat, action: int) -> Values:
    """What a square offers to whoever goes there: a card or safety, and people to confront."""
    found: dict[str, str | int] = {}
    if action < GO:
        return found
    square = action - GO
    owner = owner_of(s, b, square)
    if has_card(s, b, square, seat):
        found["card"] = Seat(owner).word
    elif owner == seat:
        found["safe"] = 1
    there = [other for other in range(s.seats) if s.figure[other] == square and other != seat]
    met = [Seat(other).word for other in there if not is_safe(s, b, other)]
    return found | {"meets": "".join(met)} if met else found


def goes_on(before: State, after: State) -> bool:
    """Whether the next choice of the same seat belongs to the same sentence."""
    if before.phase == Phase.SET_UP:
        return after.phase == Phase.SET_UP
    return after.phase == Phase.CONFRONT


def reveals(s: State, b: Board, seat: Seat, choice: int) -> bool:
    """Whether a move tells its player something: a card that is read, a notebook that is shown."""
    if choice >= GO:
        return has_card(s, b, choice - GO, seat)
    return CONFRONT <= choice < PASS
