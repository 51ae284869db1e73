"""Moves as named types and as text, both ways.

| text        | move                                          |
| ----------- | --------------------------------------------- |
| `empty a5`  | fate leaves the home a5 empty                 |
| `4-2`       | fate rolls 4 and 2                            |
| `pac-man 4` | the player's Pac-Man is to walk the 4         |
| `ghost-1 2` | the first ghost is to walk the 2              |
| `c4`        | the walking piece takes a step to c4          |
| `stay`      | the piece stays, where it is not forced to go |
| `name C`    | player C pays for the gobbled ghost           |
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.errors import NotationError, Problem
from ludotheque.engine.seats import Seat

from .rules import CHOOSE, FACES, HOMES, NAME, SPACES, STAY, STEP, Phase, Piece

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import State

PIECES = {Piece.PACMAN: "pac-man", Piece.GHOST_1: "ghost-1", Piece.GHOST_2: "ghost-2"}
NUMBERS = {name: piece for piece, name in PIECES.items()}
DIE = range(1, FACES + 1)
STEP_TEXT = re.compile(r"[a-z][1-9][0-9]?")
EMPTY_TEXT = re.compile(r"empty ([a-z][1-9][0-9]?)")
ROLL_TEXT = re.compile(r"([1-6])-([1-6])")
CHOICE_TEXT = re.compile(r"(pac-man|ghost-[12]) ([1-6])")
NAME_TEXT = re.compile(r"name ([A-D])")
LETTERS = tuple(Seat(number).word for number in range(HOMES))


@dataclass(frozen=True)
class Empty:
    home: str


@dataclass(frozen=True)
class Roll:
    first: int
    second: int


@dataclass(frozen=True)
class Choose:
    piece: str
    die: int


@dataclass(frozen=True)
class Step:
    space: str


@dataclass(frozen=True)
class Stay:
    pass


@dataclass(frozen=True)
class Name:
    seat: str


Move = Empty | Roll | Choose | Step | Stay | Name


# ---------------------------------------------------------------- numbers and moves


def to_move(s: State, plan: Plan, seat: int, action: int) -> Move:
    if action < STAY:
        return Choose(PIECES[Piece((action - CHOOSE) // FACES)], 1 + (action - CHOOSE) % FACES)
    if action == STAY:
        return Stay()
    if action < STEP:
        return Name(Seat(action - NAME).word)
    return Step(plan.spaces[action - STEP].name)


def to_action(s: State, plan: Plan, seat: int, move: Move) -> int:
    match move:
        case Choose(piece, die) if piece in NUMBERS and die in DIE:
            return CHOOSE + FACES * NUMBERS[piece] + die - 1
        case Stay():
            return STAY
        case Name(letter) if letter in LETTERS:
            return NAME + Seat[letter]
        case Step(space):
            return STEP + space_number(plan, space)
    raise unreadable(write(move))


def space_number(plan: Plan, name: str) -> int:
    number = plan.index.get(name)
    if number is None or number >= SPACES:
        raise NotationError(Problem("no-such-space", {"space": name}, "pac-man"))
    return number


def to_fate(s: State, plan: Plan, k: int) -> Empty | Roll:
    if s.phase == Phase.EMPTY_HOME:
        return Empty(plan.spaces[plan.homes[k]].name)
    return Roll(1 + k // FACES, 1 + k % FACES)


def from_fate(s: State, plan: Plan, move: Move) -> int:
    if s.phase == Phase.EMPTY_HOME and isinstance(move, Empty):
        return home_named(plan, move.home)
    if s.phase != Phase.EMPTY_HOME and isinstance(move, Roll) and {*dice(move)} <= {*DIE}:
        return (move.first - 1) * FACES + move.second - 1
    raise unreadable(write(move))


def home_named(plan: Plan, name: str) -> int:
    number = space_number(plan, name)
    if number not in plan.homes:
        raise NotationError(Problem("no-such-home", {"space": name}, "pac-man"))
    return plan.homes.index(number)


def dice(move: Move) -> tuple[int, ...]:
    """The faces that fate's choice shows; an empty home has none."""
    return (move.first, move.second) if isinstance(move, Roll) else ()


# ---------------------------------------------------------------- text


def write(move: Move) -> str:
    match move:
        case Empty(home):
            return f"empty {home}"
        case Roll(first, second):
            return f"{first}-{second}"
        case Choose(piece, die):
            return f"{piece} {die}"
        case Step(space):
            return space
        case Stay():
            return "stay"
        case Name(seat):
            return f"name {seat}"


def read(text: str) -> Move:
    """The move that a text stands for, whatever the position."""
    text = text.strip()
    if STEP_TEXT.fullmatch(text):
        return Step(text)
    if roll := ROLL_TEXT.fullmatch(text):
        return Roll(int(roll[1]), int(roll[2]))
    if empty := EMPTY_TEXT.fullmatch(text):
        return Empty(empty[1])
    if choice := CHOICE_TEXT.fullmatch(text):
        return Choose(choice[1], int(choice[2]))
    if name := NAME_TEXT.fullmatch(text):
        return Name(name[1])
    if text == "stay":
        return Stay()
    raise unreadable(text)


def unreadable(text: str) -> NotationError:
    return NotationError(Problem("not-a-move", {"text": text}, "pac-man"))
