"""Moves as named types and as text: `take 2`; fate's `add 1`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.contract import SEEN_BY_ALL, Disclosure

if TYPE_CHECKING:
    from .board import Plan
    from .state import State


@dataclass(frozen=True)
class Take:
    pebbles: int


@dataclass(frozen=True)
class Add:
    pebbles: int


Move = Take | Add

DISCLOSURES: Mapping[type, Disclosure] = {Take: SEEN_BY_ALL, Add: SEEN_BY_ALL}


def to_move(s: State, plan: Plan, seat: int, action: int) -> Move:
    return Take(action + 1)


def to_action(s: State, plan: Plan, seat: int, move: Move) -> int:
    return move.pebbles - 1


def to_fate(s: State, plan: Plan, k: int) -> Move:
    return Add(k)


def from_fate(s: State, plan: Plan, move: Move) -> int:
    return move.pebbles


def write(move: Move) -> str:
    return f"{type(move).__name__.lower()} {move.pebbles}"


def read(text: str) -> Move:
    verb, number = text.split()
    return (Take if verb == "take" else Add)(int(number))
