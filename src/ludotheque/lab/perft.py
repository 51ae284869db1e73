"""Positions by depth, fate's choices included: the classic count that a changed rule disturbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.speeds import CPU

from .drivers import perft as driver

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State
    from ludotheque.engine.game import Game, LaidOut


def perft(game: Game, s: State, board: LaidOut, depth: int) -> int:
    """The count from a plain state, with compiled rules."""
    built = CPU.build(game, driver)
    states: Sequence[State] = CPU.records(game.declared.State, depth + 1)
    built.copy(states[0], CPU.copy_of(game.declared.State, s))
    width = driver.PLAYERS * game.rules.ACTIONS
    out, left = CPU.integers([0] * game.rules.ACTIONS), CPU.integers([0] * (depth + 1))
    seats, choices = CPU.table(depth + 1, width), CPU.table(depth + 1, width)
    b = CPU.board(board)
    return int(built.count_positions(states, b, depth, out, seats, choices, left))
