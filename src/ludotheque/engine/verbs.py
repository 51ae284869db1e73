"""The names that a driver finds in a game's namespace, for the type checker alone.

A driver is compiled for each game with the game's own verbs in place of these.
"""

from __future__ import annotations

from .compiled_types import Actions, Board, Play, Rng, State

ACTIONS: int = 0
LAST_RESORT: int = -1  # an action that ends things, where a game has one


def setup(s: State, b: Board) -> None:
    raise NotImplementedError


def chance(s: State, b: Board) -> int:
    raise NotImplementedError


def draw(s: State, b: Board, k: int) -> None:
    raise NotImplementedError


def acting(s: State, b: Board) -> int:
    raise NotImplementedError


def refusal(s: State, b: Board, seat: int, action: int) -> int:
    raise NotImplementedError


def legal(s: State, b: Board, seat: int, out: Actions) -> int:
    raise NotImplementedError


def apply(s: State, b: Board, seat: int, action: int) -> None:
    raise NotImplementedError


def over(s: State, b: Board) -> bool:
    raise NotImplementedError


def score(s: State, b: Board, seat: int) -> int:
    raise NotImplementedError


def imagine(s: State, b: Board, seat: int, rng: Rng) -> None:
    raise NotImplementedError


def evaluate(s: State, b: Board, seat: int) -> int:
    raise NotImplementedError


def copy(to: State, source: State) -> None:
    raise NotImplementedError


def fold_state(s: State, h: int) -> int:
    raise NotImplementedError


# What a task of the game has (see `contract.Task`).


def observe(s: State, b: Board, seat: int, out: list[int]) -> None:
    raise NotImplementedError


def offer(s: State, b: Board, seat: int, out: Actions) -> int:
    raise NotImplementedError


def meant(s: State, b: Board, seat: int, action: int) -> int:
    raise NotImplementedError


# What a census has.


def note_start(s: State, b: Board, done: list[int]) -> None:
    raise NotImplementedError


def note_draw(s: State, b: Board, k: int, done: list[int]) -> None:
    raise NotImplementedError


def note_action(
    s: State, b: Board, seat: int, action: int, done: list[int], refused: list[int]
) -> None:
    raise NotImplementedError


def note_end(s: State, b: Board, done: list[int]) -> None:
    raise NotImplementedError


# What a driver brings that plays games with `drive.py`.


def pick_outcome(s: State, b: Board, outcomes: int, play: Play) -> int:
    raise NotImplementedError


def pick_seat(bits: int, play: Play) -> int:
    raise NotImplementedError


def pick_action(s: State, b: Board, seat: int, play: Play) -> int:
    raise NotImplementedError


def is_enough(s: State, b: Board, play: Play) -> bool:
    raise NotImplementedError


def begin_game(s: State, b: Board, number: int, play: Play) -> int:
    raise NotImplementedError


def end_game(s: State, b: Board, row: int, steps: int, play: Play) -> None:
    raise NotImplementedError
