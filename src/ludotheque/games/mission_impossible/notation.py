"""Moves as named types and as text, both ways.

| text                         | move                                                  |
| ---------------------------- | ----------------------------------------------------- |
| `deal german-english-french` | fate deals the notebooks, to A, B, C                  |
| `4`                          | fate rolls a 4                                        |
| `lay broken-nose`            | a card on the next empty square of one's own colour   |
| `start f7`                   | the figure is to start there                          |
| `f7`                         | the figure goes there                                 |
| `confront B`                 | the notebook is shown to B                            |
| `pass`                       | nobody is confronted                                  |
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.errors import NotationError, Problem
from ludotheque.engine.seats import Seat

from .board.plan import CLUE_NAMES, GAME, RED_HERRING
from .rules import (
    AGENTS,
    CONFRONT,
    FACES,
    GO,
    LAY,
    PASS,
    PLAYERS,
    SQUARES,
    START,
    Phase,
)

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import State

DIE = range(1, FACES + 1)
LETTERS = tuple(Seat(number).word for number in range(PLAYERS))
SQUARE_TEXT = re.compile(r"[a-z][1-9][0-9]?")
START_TEXT = re.compile(r"start ([a-z][1-9][0-9]?)")
ROLL_TEXT = re.compile(r"[1-6]")
LAY_TEXT = re.compile(f"lay ({'|'.join([*CLUE_NAMES, RED_HERRING])})")
DEAL_TEXT = re.compile(r"deal ([a-z]+(-[a-z]+)*)")
CONFRONT_TEXT = re.compile(r"confront ([A-F])")


@dataclass(frozen=True)
class Deal:
    agents: str  # in the order of the seats, with hyphens between them


@dataclass(frozen=True)
class Roll:
    die: int


@dataclass(frozen=True)
class Lay:
    clue: str


@dataclass(frozen=True)
class Start:
    square: str


@dataclass(frozen=True)
class Go:
    square: str


@dataclass(frozen=True)
class Confront:
    seat: str


@dataclass(frozen=True)
class Pass:
    pass


Move = Deal | Roll | Lay | Start | Go | Confront | Pass


# ---------------------------------------------------------------- numbers and moves


def to_move(s: State, plan: Plan, seat: int, action: int) -> Move:
    if action < START:
        return Lay(plan.kinds[action - LAY])
    if action < CONFRONT:
        return Start(plan.squares[action - START].name)
    if action < PASS:
        return Confront(Seat(action - CONFRONT).word)
    return Pass() if action == PASS else Go(plan.squares[action - GO].name)


def to_action(s: State, plan: Plan, seat: int, move: Move) -> int:
    match move:
        case Lay(clue) if clue in plan.kinds:
            return LAY + plan.kinds.index(clue)
        case Start(square):
            return START + square_number(plan, square)
        case Confront(letter) if letter in LETTERS:
            return CONFRONT + Seat[letter]
        case Pass():
            return PASS
        case Go(square):
            return GO + square_number(plan, square)
    raise unreadable(write(move))


def square_number(plan: Plan, name: str) -> int:
    number = plan.index.get(name)
    if number is None or number >= SQUARES:
        raise NotationError(Problem("no-such-square", {"square": name}, GAME))
    return number


def to_fate(s: State, plan: Plan, k: int) -> Move:
    if s.phase != Phase.DEAL:
        return Roll(1 + k)
    left, dealt = list(plan.series), []
    for seat in range(s.seats):
        k, nth = divmod(k, AGENTS - seat)
        dealt.append(left.pop(nth))
    return Deal("-".join(dealt))


def from_fate(s: State, plan: Plan, move: Move) -> int:
    if s.phase != Phase.DEAL and isinstance(move, Roll) and move.die in DIE:
        return move.die - 1
    if s.phase == Phase.DEAL and isinstance(move, Deal):
        return deal_number(s, plan, move)
    raise unreadable(write(move))


def deal_number(s: State, plan: Plan, move: Deal) -> int:
    dealt = move.agents.split("-")
    if len(dealt) != s.seats or len(set(dealt) & set(plan.series)) != s.seats:
        raise unreadable(write(move))
    left, k, factor = list(plan.series), 0, 1
    for seat, agent in enumerate(dealt):
        k += factor * left.index(agent)
        factor *= AGENTS - seat
        left.remove(agent)
    return k


def dice(move: Move) -> tuple[int, ...]:
    """The faces that fate's choice shows; a deal has none."""
    return (move.die,) if isinstance(move, Roll) else ()


# ---------------------------------------------------------------- text


def write(move: Move) -> str:
    match move:
        case Deal(agents):
            return f"deal {agents}"
        case Roll(die):
            return str(die)
        case Lay(clue):
            return f"lay {clue}"
        case Start(square):
            return f"start {square}"
        case Go(square):
            return square
        case Confront(seat):
            return f"confront {seat}"
        case Pass():
            return "pass"


def read(text: str) -> Move:
    """The move that a text stands for, whatever the position."""
    text = text.strip()
    if SQUARE_TEXT.fullmatch(text):
        return Go(text)
    if ROLL_TEXT.fullmatch(text):
        return Roll(int(text))
    if laid := LAY_TEXT.fullmatch(text):
        return Lay(laid[1])
    if started := START_TEXT.fullmatch(text):
        return Start(started[1])
    if confronted := CONFRONT_TEXT.fullmatch(text):
        return Confront(confronted[1])
    if dealt := DEAL_TEXT.fullmatch(text):
        return Deal(dealt[1])
    if text == "pass":
        return Pass()
    raise unreadable(text)


def unreadable(text: str) -> NotationError:
    return NotationError(Problem("not-a-move", {"text": text}, GAME))
