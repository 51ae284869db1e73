"""Moves as named types and as text, both ways: `walk`, `stay`; and what the die shows, as `4`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.contract import SEEN_BY_ALL, Disclosure
from ludotheque.engine.errors import NotationError, Problem

from . import rules

if TYPE_CHECKING:
    from .board import Plan
    from .state import State

FACES = range(1, rules.FACES + 1)


@dataclass(frozen=True)
class Roll:
    die: int


@dataclass(frozen=True)
class Walk:
    pass


@dataclass(frozen=True)
class Stay:
    pass


Move = Roll | Walk | Stay

# Who is told each type of move. A new type must be listed here.
DISCLOSURES: Mapping[type, Disclosure] = {Roll: SEEN_BY_ALL, Walk: SEEN_BY_ALL, Stay: SEEN_BY_ALL}


def to_move(s: State, plan: Plan, seat: int, action: int) -> Move:
    return Walk() if action == rules.WALK else Stay()


def to_action(s: State, plan: Plan, seat: int, move: Move) -> int:
    match move:
        case Walk():
            return rules.WALK
        case Stay():
            return rules.STAY
    raise unreadable(write(move))


def to_fate(s: State, plan: Plan, k: int) -> Move:
    return Roll(k + 1)


def from_fate(s: State, plan: Plan, move: Move) -> int:
    if isinstance(move, Roll) and move.die in FACES:
        return move.die - 1
    raise unreadable(write(move))


def dice(move: Move) -> tuple[int, ...]:
    """The faces that fate's choice shows."""
    return (move.die,) if isinstance(move, Roll) else ()


def write(move: Move) -> str:
    return str(move.die) if isinstance(move, Roll) else type(move).__name__.lower()


def read(text: str) -> Move:
    text = text.strip()
    if text in map(str, FACES):
        return Roll(int(text))
    if text in ("walk", "stay"):
        return Walk() if text == "walk" else Stay()
    raise unreadable(text)


def unreadable(text: str) -> NotationError:
    return NotationError(Problem("not-a-move", {"text": text}, "skeleton"))
