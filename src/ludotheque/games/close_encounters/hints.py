"""What speaks for a move, told from the positions before it and after it.

Each reason is a code and its particulars; the sentences are in `words/`. Every one of them is true
whoever made the move, good or bad. Risks are told from what the seat can know, never from where
circles are imagined.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import HintReason, hint_reason
from ludotheque.engine.seats import Seat

from .circles import is_possible
from .constants import CIRCLE, NOWHERE, PASS, STAY, STEP
from .view import ENDS

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State

PER_CENT = 100
SMALL = 15  # in a hundred: a risk that one need not fear


def why(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, actions: Sequence[int]
) -> HintReason:
    first = actions[0]
    if first < PASS:
        return why_circle(before, b, seat, first - CIRCLE)
    if first == PASS:
        return hint_reason("pass", count=before.live[seat])
    if first == STAY:
        return hint_reason("stay")
    squares = [action - STEP for action in actions if action >= STEP]  # it may end otherwise
    return why_walk(before, b, plan, seat, squares)


def why_circle(s: State, b: Board, seat: Seat, number: int) -> HintReason:
    """Whose shortest ways it lies on, or hardly beside."""
    others = [other for other in range(s.seats) if other != seat]
    detours = {other: detour(s, b, other, b.square[number]) for other in others}
    met = [other for other in others if detours[other] == 0]
    if len(met) > 1:
        return hint_reason("circle-several", number=1 + number, count=len(met))
    if met:
        return hint_reason("circle-one", number=1 + number, seat=Seat(met[0]).word)
    nearest = min(others, key=lambda other: detours[other])
    if detours[nearest] == 1:
        return hint_reason("circle-near", number=1 + number, seat=Seat(nearest).word)
    return hint_reason("circle-aside", number=1 + number)


def detour(s: State, b: Board, seat: int, square: int) -> int:
    """How many steps longer a pawn's way gets by way of a square, on the empty board."""
    end = b.distance[s.bound[seat]]
    return steps_from(b, s.pawn[seat])[square] + end[square] - end[s.pawn[seat]]


def steps_from(b: Board, start: int) -> dict[int, int]:
    """The fewest steps from a square to each, on the empty board; itself only by leaving it."""
    found, waiting = dict[int, int](), [start]
    for at in waiting:
        for i in range(b.neighbours[at]):
            to = b.near[at][i]
            if to not in found:
                found[to] = 1 + (found[at] if at != start else 0)
                waiting.append(to)
    return found


def why_walk(before: State, b: Board, plan: Plan, seat: Seat, squares: Sequence[int]) -> HintReason:
    """Arriving, or coming nearer; and the risk of it."""
    end = before.bound[seat]
    risk = risk_of(before, b, seat, squares)
    nearer = b.distance[end][before.pawn[seat]] - b.distance[end][squares[-1]]
    there = plan.squares[squares[-1]].name
    if squares[-1] == b.end[end]:
        return hint_reason("land", end=ENDS[end], risk=risk)
    if nearer < 0:
        return hint_reason("walk-back", square=there, farther=-nearer, risk=risk)
    if risk == 0:
        return hint_reason("walk-safe", square=there, nearer=nearer)
    code = "walk-little-risk" if risk <= SMALL else "walk-risk"
    return hint_reason(code, square=there, nearer=nearer, risk=risk)


def risk_of(s: State, b: Board, seat: Seat, squares: Sequence[int]) -> int:
    """The chance, in hundredths, that a trap is sprung on one of the squares; 0 for none at all."""
    entered = {b.number[square] for square in squares} - {NOWHERE}
    unharmed = 1.0
    for owner in range(s.seats):
        if owner != seat:
            unharmed *= chance_unharmed(s, b, owner, entered)
    if unharmed == 1:
        return 0
    return max(1, round(PER_CENT * (1 - unharmed)))


def chance_unharmed(s: State, b: Board, owner: int, entered: set[int]) -> float:
    """How likely none of a player's live circles lies on the numbers entered."""
    made = [s.made[owner][place] for place in range(s.live[owner])]
    rooms = [{n for n in range(b.numbers) if is_possible(s, b, owner, n, turn)} for turn in made]
    return ways([room - entered for room in rooms]) / ways(rooms)


def ways(rooms: Sequence[set[int]]) -> int:
    """In how many ways circles can lie, each in its room and on a number of its own.

    Numbers that are in the same rooms are alike: it is enough to know how many of each kind are
    taken.
    """
    kinds = Counter(tuple(n in room for room in rooms) for n in set().union(*rooms))
    left = list(kinds.items())
    found = {tuple(kinds.values()): 1}
    for place in range(len(rooms)):
        further: Counter[tuple[int, ...]] = Counter()
        for numbers, count in found.items():
            for at, (kind, _) in enumerate(left):
                if kind[place] and numbers[at] > 0:
                    further[(*numbers[:at], numbers[at] - 1, *numbers[at + 1 :])] += (
                        count * numbers[at]
                    )
        found = dict(further)
    return sum(found.values())
