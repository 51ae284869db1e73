"""Moves as named types and as text, both ways.

| text        | move                                                        |
| ----------- | ----------------------------------------------------------- |
| `4-2`       | fate rolls 4 and 2                                          |
| `circle 42` | the player circles number 42, in secret                     |
| `pass`      | the player, who has arrived, circles nothing                |
| `to 42`     | the pawn takes a step, or a jump, to number 42              |
| `to f3`     | likewise to a square of a safe area                         |
| `to tower`  | likewise to Devil's Tower; `to ship` to the Mother Ship     |
| `stay`      | the pawn cannot take any step, and its move ends            |
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.errors import NotationError, Problem

from .board.plan import GAME
from .rules import CIRCLE, FACES, NUMBERS, PASS, SQUARES, STAY, STEP

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import State

DIE = range(1, FACES + 1)
ROLL_TEXT = re.compile(r"([1-6])-([1-6])")
CIRCLE_TEXT = re.compile(r"circle ([1-9][0-9]{0,2})")
STEP_TEXT = re.compile(r"to ([1-9][0-9]{0,2}|[a-z][1-9][0-9]?|tower|ship)")


@dataclass(frozen=True)
class Roll:
    first: int
    second: int


@dataclass(frozen=True)
class Circle:
    number: int


@dataclass(frozen=True)
class Pass:
    pass


@dataclass(frozen=True)
class Step:
    square: str


@dataclass(frozen=True)
class Stay:
    pass


Move = Roll | Circle | Pass | Step | Stay


# ---------------------------------------------------------------- numbers and moves


def to_move(s: State, plan: Plan, seat: int, action: int) -> Move:
    if action < PASS:
        return Circle(1 + action - CIRCLE)
    if action == PASS:
        return Pass()
    if action == STAY:
        return Stay()
    return Step(plan.squares[action - STEP].name)


def to_action(s: State, plan: Plan, seat: int, move: Move) -> int:
    match move:
        case Circle(number):
            return CIRCLE + card_number(number)
        case Pass():
            return PASS
        case Stay():
            return STAY
        case Step(square):
            return STEP + square_number(plan, square)
    raise unreadable(write(move))


def card_number(number: int) -> int:
    """A number that no card has room for is no move at all."""
    if not 1 <= number <= NUMBERS:
        raise NotationError(Problem("no-such-number", {"number": number}, GAME))
    return number - 1


def square_number(plan: Plan, name: str) -> int:
    number = plan.index.get(name)
    if number is None or number >= SQUARES:
        raise NotationError(Problem("no-such-square", {"square": name}, GAME))
    return number


def to_fate(s: State, plan: Plan, k: int) -> Roll:
    return Roll(1 + k // FACES, 1 + k % FACES)


def from_fate(s: State, plan: Plan, move: Move) -> int:
    if isinstance(move, Roll) and move.first in DIE and move.second in DIE:
        return (move.first - 1) * FACES + move.second - 1
    raise unreadable(write(move))


def dice(move: Move) -> tuple[int, ...]:
    """The faces that fate's choice shows."""
    return (move.first, move.second) if isinstance(move, Roll) else ()


# ---------------------------------------------------------------- text


def write(move: Move) -> str:
    match move:
        case Roll(first, second):
            return f"{first}-{second}"
        case Circle(number):
            return f"circle {number}"
        case Pass():
            return "pass"
        case Step(square):
            return f"to {square}"
        case Stay():
            return "stay"


def read(text: str) -> Move:
    """The move that a text stands for, whatever the position."""
    text = text.strip()
    if step := STEP_TEXT.fullmatch(text):
        return Step(step[1])
    if roll := ROLL_TEXT.fullmatch(text):
        return Roll(int(roll[1]), int(roll[2]))
    if circle := CIRCLE_TEXT.fullmatch(text):
        return Circle(int(circle[1]))
    if text == "pass":
        return Pass()
    if text == "stay":
        return Stay()
    raise unreadable(text)


def unreadable(text: str) -> NotationError:
    return NotationError(Problem("not-a-move", {"text": text}, GAME))
