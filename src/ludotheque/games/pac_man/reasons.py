"""The particulars of a refusal, and of the end: which die, which space, whose piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.seats import Seat
from ludotheque.kit.reasons import Details, Values, explainer

from .constants import CHOOSE, FACES, NAME, NOWHERE, SPENT, STAY, STEP, Clause, Phase, Piece
from .notation import PIECES
from .rules import ghost_on, pacman_on, place_of

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State


def particulars(s: State, b: Board, plan: Plan, seat: int, action: int, clause: Clause) -> Details:
    if s.phase == Phase.OVER:
        return "over", {}
    if s.phase == Phase.EMPTY_HOME:
        return "drawing-homes", {}
    if s.phase == Phase.FIRST_ROLL:
        return "rolling-for-start", {}
    if seat != s.turn:
        return "not-your-turn", {"turn": Seat(s.turn).word}
    if s.phase == Phase.ROLL:
        return "roll-first", {}
    if s.phase == Phase.NAME or NAME <= action < STEP:
        return about_naming(s, action)
    if s.phase == Phase.CHOOSE:
        return about_choice(s, action)
    return about_walk(s, b, plan, action, clause)


explain = explainer(Clause, particulars)


def about_naming(s: State, action: int) -> Details:
    if s.phase != Phase.NAME:
        return "nothing-to-collect", {}
    if not NAME <= action < STEP:
        return "name-first", {}
    named = Seat(action - NAME)
    return ("name-yourself" if named == s.turn else "name-absent"), {"named": named.word}


def about_choice(s: State, action: int) -> Details:
    if action >= STAY:
        return "choose-first", {}
    piece, die = Piece((action - CHOOSE) // FACES), 1 + (action - CHOOSE) % FACES
    if die not in s.dice:
        shown = ", ".join(str(face) for face in s.dice if face != SPENT)
        return "no-such-die", {"die": die, "dice": shown}
    if piece == Piece.PACMAN:
        return "pac-man-has-moved", {}
    other = Piece(Piece.GHOST_1 + Piece.GHOST_2 - piece)
    return "other-ghost", {"ghost": PIECES[piece], "other": PIECES[other], "die": die}


def about_walk(s: State, b: Board, plan: Plan, action: int, clause: Clause) -> Details:
    piece = PIECES[Piece(s.piece)]
    if action < STAY:
        return "finish-walk", {"piece": piece, "left": s.left}
    if action == STAY:
        return "must-walk", {"piece": piece, "left": s.left}
    to = action - STEP
    name = plan.spaces[to].name if to < len(plan.spaces) else "?"
    values: Values = {"piece": piece, "space": name, "from": plan.spaces[place_of(s, s.piece)].name}
    return about_step(s, b, to, clause), values | standing_on(s, to) | {"left": s.left - 1}


def standing_on(s: State, space: int) -> Values:
    seat, ghost = pacman_on(s, space), ghost_on(s, space)
    if seat != NOWHERE:
        return {"who": Seat(seat).word}
    return {"who": PIECES[Piece(Piece.GHOST_1 + ghost)]} if ghost != NOWHERE else {"who": ""}


def about_step(s: State, b: Board, to: int, clause: Clause) -> str:
    if to == s.came and clause in (Clause.PM_8, Clause.PM_14):
        return "turn-back"
    if clause == Clause.PM_14:
        in_the_way = ghost_on(s, to) not in (NOWHERE, s.piece - Piece.GHOST_1)
        return "ghost-in-way" if in_the_way else "no-way-on"
    if clause == Clause.PM_15:
        return about_closed(b, to)
    return {
        Clause.PM_2: "centre",
        Clause.PM_8: "pac-man-in-way",
        Clause.PM_8a: "no-way-on",
        Clause.PM_9: "barrier",
        Clause.PM_10: "foreign-home",
        Clause.PM_12: "no-privilege",
    }[clause]


def about_closed(b: Board, to: int) -> str:
    """What keeps a ghost out."""
    if to == b.centre:
        return "ghost-centre"
    return "ghost-home" if b.home_on[to] != NOWHERE else "ghost-door"


def ending(s: State, b: Board) -> tuple[str, str]:
    """The clause by which the game ended, and how."""
    return "PM-W", "circuit-empty" if s.marbles == 0 else "nothing-gobbled"
