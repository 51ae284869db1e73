"""The particulars of a refusal, and of the end: which card, which square, which opponent.

Nothing here reads what the seat does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.seats import Seat
from ludotheque.kit.reasons import Details, Values, explainer

from .constants import CONFRONT, GO, LAY, NOWHERE, PLACES, START, Clause, Phase
from .rules import cards_laid, is_out, reach

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State


def particulars(s: State, b: Board, plan: Plan, seat: int, action: int, clause: Clause) -> Details:
    if s.phase == Phase.OVER:
        return "over", {}
    if s.phase == Phase.DEAL:
        return "not-dealt", {}
    if seat >= s.seats:
        return "no-seat", {}
    if s.phase == Phase.SET_UP:
        return about_set_up(s, plan, seat, action, clause)
    if action < CONFRONT:
        return ("cards-lie" if action < START else "has-started"), {}
    if is_out(s, seat):
        return "fallen", {"victor": Seat(s.fell_to[seat]).word}
    if s.phase == Phase.FIRST_ROLL:
        return "rolling-for-start", {}
    if seat != s.turn:
        return "not-your-turn", {"turn": Seat(s.turn).word}
    if s.phase == Phase.ROLL:
        return "roll-first", {}
    if s.phase == Phase.MOVE:
        return about_going(s, b, plan, seat, action)
    return about_confronting(s, seat, action, clause)


explain = explainer(Clause, particulars)


def about_set_up(s: State, plan: Plan, seat: int, action: int, clause: Clause) -> Details:
    if s.start[seat] != NOWHERE:
        return "wait-for-others", {}
    if cards_laid(s, seat) == PLACES and START <= action < CONFRONT:
        return about_start(plan, action - START)
    if cards_laid(s, seat) == PLACES:
        return "choose-start", {}
    if action >= START:
        return "lay-first", {"left": PLACES - cards_laid(s, seat)}
    clue, agent = plan.kinds[action - LAY], plan.series[s.agent[seat]]
    if clause == Clause.MI_S1:
        return "not-your-card", {"clue": clue, "agent": agent}
    return "card-lies", {"clue": clue}


def about_start(plan: Plan, square: int) -> Details:
    if square >= len(plan.squares):
        return "no-square", {}
    return "not-your-square", {"square": plan.squares[square].name}


def about_going(s: State, b: Board, plan: Plan, seat: int, action: int) -> Details:
    if action < GO:
        return "move-first", {}
    square = action - GO
    if square >= len(plan.squares):
        return "no-square", {}
    name = plan.squares[square].name
    if square == s.figure[seat]:
        return "stay", {"square": name}
    steps = b.distance[s.figure[seat]][square]
    return "too-far", {"square": name, "steps": steps, "reach": reach(s)}


def about_confronting(s: State, seat: int, action: int, clause: Clause) -> Details:
    if action >= GO:
        return "confront-first", {}
    other = action - CONFRONT
    values: Values = {"other": Seat(other).word}
    if clause == Clause.MI_2:
        return "safe", values
    if other == seat:
        return "confront-yourself", values
    return "not-here", values


def ending(s: State, b: Board) -> tuple[str, str]:
    """The clause by which the game ended, and how."""
    return "MI-W", "last-survivor" if s.left == 1 else "rounds-played"
