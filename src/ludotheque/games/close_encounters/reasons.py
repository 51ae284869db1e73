"""The particulars of a refusal, and of the end: which square, whose pawn, what is due.

Nothing here reads what the seat does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.seats import Seat
from ludotheque.kit.reasons import Details, Values, explainer

from .constants import CHIPS, CIRCLE, FIRST_PAWN, PASS, STAY, STEP, WALKED, Circle, Clause, Phase
from .walking import departure, has_pawn, is_area_left

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State


def particulars(s: State, b: Board, plan: Plan, seat: int, action: int, clause: Clause) -> Details:
    if s.phase == Phase.OVER:
        return "over", {}
    if s.phase in (Phase.CIRCLE, Phase.RECIRCLE):
        return about_circling(s, b, seat, action)
    if s.phase == Phase.FIRST_ROLL:
        return "rolling-for-start", {}
    if seat != s.turn:
        return "not-your-turn", {"turn": Seat(s.turn).word}
    if s.phase == Phase.ROLL:
        return "roll-first", {}
    if s.phase == Phase.LANDED:
        return about_landing(s, b, seat, action)
    return about_move(s, b, plan, action, clause)


explain = explainer(Clause, particulars)


def about_circling(s: State, b: Board, seat: int, action: int) -> Details:
    """All at once: whoever has circled waits for the others."""
    if seat >= s.seats or s.due[seat] == 0:
        return "others-circle", {}
    if action >= PASS:
        return "circle-first", {"due": s.due[seat]}
    return about_number(s, b, seat, action - CIRCLE)


def about_landing(s: State, b: Board, seat: int, action: int) -> Details:
    if action >= PASS:
        return "arrived", {}
    return about_number(s, b, seat, action - CIRCLE)


def about_number(s: State, b: Board, seat: int, number: int) -> Details:
    values: Values = {"number": 1 + number}
    if number >= b.numbers:
        return "no-such-number", values | {"last": b.numbers}
    if s.circled[seat][number] != Circle.NEVER:
        return "circled-before", values
    return "circle-under-chip", values


def about_move(s: State, b: Board, plan: Plan, action: int, clause: Clause) -> Details:
    if action < STAY:
        return "circle-later", {"left": s.left}
    if action == STAY:
        return "must-move", {"left": s.left}
    to = action - STEP
    name = plan.squares[to].name if is_square(b, to) else "?"
    values: Values = {"square": name, "from": plan.squares[s.pawn[s.turn]].name, "left": s.left}
    return about_step(s, b, to, clause), values | standing_on(s, b, to)


def is_square(b: Board, number: int) -> bool:
    return number < b.squares


def standing_on(s: State, b: Board, square: int) -> Values:
    if is_square(b, square) and has_pawn(s, square):
        return {"who": Seat(s.on[square] - FIRST_PAWN).word}
    return {"who": ""}


def about_step(s: State, b: Board, to: int, clause: Clause) -> str:
    if clause == Clause.CE_1:
        return about_progress(s, b, to)
    if clause == Clause.CE_1c:
        return about_jump(s, b, to)
    if clause == Clause.CE_4a:
        return about_leaving(s, b, to)
    return {Clause.CE_1a: "not-next", Clause.CE_3c: "pawn-there"}[clause]


def about_progress(s: State, b: Board, to: int) -> str:
    """Where the pawn may not come back to, or a step that takes it the wrong way."""
    if to == departure(s, b, s.turn):
        return "set-out-there"
    if s.on[to] == WALKED:
        return "been-there"
    end = s.bound[s.turn]
    closer = b.distance[end][s.pawn[s.turn]] - b.distance[end][to]
    return "farther" if closer < 0 else "no-nearer"


def about_leaving(s: State, b: Board, to: int) -> str:
    """Lingering in the area where the turn began, coming back to it, or ending in the other."""
    if b.area[to] != b.area[s.trail[0]]:
        return "other-area-closed"
    return "area-left" if is_area_left(s, b, s.pawn[s.turn], to) else "must-leave"


def about_jump(s: State, b: Board, to: int) -> str:
    beside = to in b.step[s.pawn[s.turn]]
    if beside:
        return "chip-to-jump"
    return "jump-short" if s.chips_on[to] else "jump-over-pawn"


def ending(s: State, b: Board) -> tuple[str, str]:
    """The clause by which the game ended, and how."""
    return "CE-W", "tune-complete" if CHIPS in s.placed else "nothing-sprung"
