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

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.contract import SEEN_BY_ALL, SEEN_BY_PLAYER, Disclosure
from ludotheque.kit.dice import DIE as DIE
from ludotheque.kit.dice import Roll as Roll
from ludotheque.kit.dice import from_roll, rolls, to_roll
from ludotheque.kit.notation import Moves

from .board.plan import GAME
from .constants import CIRCLE, NUMBERS, PASS, SQUARES, STAY, STEP

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import State


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

# Who is told each type of move.
DISCLOSURES: Mapping[type, Disclosure] = {
    Roll: SEEN_BY_ALL,
    Circle: SEEN_BY_PLAYER,
    Pass: SEEN_BY_ALL,
    Step: SEEN_BY_ALL,
    Stay: SEEN_BY_ALL,
}

MOVES = Moves[Move](
    GAME,
    {
        Roll: "{first}-{second}",
        Circle: "circle {number}",
        Pass: "pass",
        Step: "to {square}",
        Stay: "stay",
    },
    {
        "first": "[1-6]",
        "second": "[1-6]",
        "number": "[1-9][0-9]{0,2}",
        "square": "[1-9][0-9]{0,2}|[a-z][1-9][0-9]?|tower|ship",
    },
)
write, read = MOVES.write, MOVES.read


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
    raise MOVES.unreadable(move)


def card_number(number: int) -> int:
    """A number that no card has room for is no move at all."""
    if not 1 <= number <= NUMBERS:
        raise MOVES.wrong("no-such-number", number=number)
    return number - 1


def square_number(plan: Plan, name: str) -> int:
    number = plan.index.get(name)
    if number is None or number >= SQUARES:
        raise MOVES.wrong("no-such-square", square=name)
    return number


def to_fate(s: State, plan: Plan, k: int) -> Roll:
    return to_roll(k)


def from_fate(s: State, plan: Plan, move: Move) -> int:
    if isinstance(move, Roll) and move.is_possible:
        return from_roll(move)
    raise MOVES.unreadable(move)


def outcomes(plan: Plan) -> list[list[Move]]:
    """What fate's choices stand for."""
    return [[*rolls()]]


def dice(move: Move) -> tuple[int, ...]:
    """The faces that fate's choice shows."""
    return move.dice if isinstance(move, Roll) else ()
