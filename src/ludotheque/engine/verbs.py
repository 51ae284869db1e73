"""The names that a driver finds in a game's namespace, for the type checker alone.

A driver is compiled for each game with the game's own verbs in place of these.
"""

from __future__ import annotations

from typing import Any

ACTIONS: int = 0
LAST_RESORT: int = -1  # an action that ends things, where a game has one


def setup(s: Any, b: Any) -> None:
    raise NotImplementedError


def chance(s: Any, b: Any) -> int:
    raise NotImplementedError


def draw(s: Any, b: Any, k: int) -> None:
    raise NotImplementedError


def acting(s: Any, b: Any) -> int:
    raise NotImplementedError


def refusal(s: Any, b: Any, seat: int, action: int) -> int:
    raise NotImplementedError


def legal(s: Any, b: Any, seat: int, out: Any) -> int:
    raise NotImplementedError


def apply(s: Any, b: Any, seat: int, action: int) -> None:
    raise NotImplementedError


def over(s: Any, b: Any) -> bool:
    raise NotImplementedError


def score(s: Any, b: Any, seat: int) -> int:
    raise NotImplementedError


def imagine(s: Any, b: Any, seat: int, rng: Any) -> None:
    raise NotImplementedError


def evaluate(s: Any, b: Any, seat: int) -> int:
    raise NotImplementedError


def copy(to: Any, source: Any) -> None:
    raise NotImplementedError


def fold_state(s: Any, h: int) -> int:
    raise NotImplementedError


def note_start(s: Any, b: Any, done: Any) -> None:
    raise NotImplementedError


def note_draw(s: Any, b: Any, k: int, done: Any) -> None:
    raise NotImplementedError


def note_action(s: Any, b: Any, seat: int, action: int, done: Any, refused: Any) -> None:
    raise NotImplementedError


def note_end(s: Any, b: Any, done: Any) -> None:
    raise NotImplementedError
