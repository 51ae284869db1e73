"""Why a move is a good one, told from the positions before it and after it.

Each reason is a code and its particulars; the sentences are in `words/`. Risks are told from what
the seat can know, never from where circles are imagined.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.game import Advice, advice
from ludotheque.engine.seats import Seat

from .bot import IN_THE_WAY, SURE, danger, in_the_way
from .rules import CIRCLE, NOWHERE, PASS, STAY, STEP
from .view import ENDS

if TYPE_CHECKING:
    from .plan import Plan
    from .state import Board, State

PER_CENT = 100
SMALL = 15  # in a hundred: a risk that one need not fear


def why(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, actions: Sequence[int]
) -> Advice:
    first = actions[0]
    if first < PASS:
        return why_circle(before, b, seat, first - CIRCLE)
    if first == PASS:
        return advice("pass")
    if first == STAY:
        return advice("stay")
    return why_walk(before, b, plan, seat, [action - STEP for action in actions])


def why_circle(before: State, b: Board, seat: Seat, number: int) -> Advice:
    square = b.square[number]
    others = [other for other in range(before.seats) if other != seat]
    met = [other for other in others if in_the_way(before, b, other, square) >= IN_THE_WAY]
    if not met:
        return advice("circle-aside", number=1 + number)
    best = max(met, key=lambda other: in_the_way(before, b, other, square))
    if len(met) > 1:
        return advice("circle-several", number=1 + number, count=len(met))
    return advice("circle-one", number=1 + number, seat=Seat(best).word)


def why_walk(before: State, b: Board, plan: Plan, seat: Seat, squares: Sequence[int]) -> Advice:
    """Arriving, or coming nearer; and the risk of it."""
    end = before.bound[seat]
    risk = risk_of(before, b, seat, squares)
    nearer = b.distance[end][before.pawn[seat]] - b.distance[end][squares[-1]]
    there = plan.squares[squares[-1]].name
    if squares[-1] == b.end[end]:
        return advice("land", end=ENDS[end], risk=risk)
    if risk == 0:
        return advice("walk-safe", square=there, nearer=max(nearer, 0))
    code = "walk-little-risk" if risk <= SMALL else "walk-least-risk"
    return advice(code, square=there, nearer=max(nearer, 0), risk=risk)


def risk_of(s: State, b: Board, seat: Seat, squares: Sequence[int]) -> int:
    """The chance, in hundredths, that a trap is sprung on one of the squares."""
    unharmed = 1.0
    for square in squares:
        if b.number[square] != NOWHERE:
            unharmed *= 1 - min(SURE, danger(s, b, seat, b.number[square])) / SURE
    return round(PER_CENT * (1 - unharmed))
