"""Observations read by name: what a task writes of a position, cut into its slices."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from ludotheque.engine.game import Game, LaidOut, module_of
from ludotheque.engine.speeds import CPU


def length_of(game: Game, task: str, board: LaidOut, seats: int) -> int:
    return sum(prod(each.shape) for each in game.tasks[task].slices(board.plan, seats))


def row_of(game: Game, task: str, s: Any, board: LaidOut, seat: int) -> list[int]:
    """The whole observation, by the interpreter."""
    out = [0] * length_of(game, task, board, s.seats)
    game.tasks[task].observe(s, board.plain, seat, out)
    return out


def compiled_row_of(game: Game, task: str, s: Any, board: LaidOut, seat: int) -> list[int]:
    """The same by compiled code."""
    built = CPU.build(game, module_of(game.tasks[task].observe))
    out = np.zeros(length_of(game, task, board, s.seats), np.uint8)
    record = CPU.copy_of(game.declared.State, s)
    built.observe(record, CPU.board(board), seat, out)
    found: list[int] = out.tolist()
    return found


def observed(game: Game, task: str, s: Any, board: LaidOut, seat: int) -> dict[str, Any]:
    """Each slice by its name: a number, or lists in its shape."""
    row, found = row_of(game, task, s, board, seat), dict[str, Any]()
    for each in game.tasks[task].slices(board.plan, s.seats):
        size = prod(each.shape)
        part, row = row[:size], row[size:]
        assert all(0 <= value <= each.most <= 255 for value in part), (each.name, part)
        assert each.name not in found
        found[each.name] = np.array(part).reshape(each.shape).tolist()
    assert row == []
    return found


def places_of(plane: list[int]) -> dict[int, int]:
    """Where a plane is not 0, and what is there."""
    return {place: value for place, value in enumerate(plane) if value}
