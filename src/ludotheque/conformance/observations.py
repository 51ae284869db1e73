"""The laws of what other people's policies are told: they hold for every task of a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from math import prod
from typing import SupportsIndex

import numpy as np

from ludotheque.engine.compiled_types import Board, Plan, State
from ludotheque.engine.contract import Slice, Task
from ludotheque.engine.game import Game, module_of
from ludotheque.engine.speeds import CPU

from .positions import CheckedPosition, Effort, sampled, some_variants, walk

MOST = 255  # that a byte holds
OPENING = 40  # positions from the beginning of a game on, among them those of setting up
GUARD = 8  # bytes on either side that compiled code must leave alone

AnyTask = Task[State, Board, Plan]


class Row(list[int]):
    """An observation that refuses what does not fit into a row of bytes."""

    def __init__(self, length: int) -> None:
        super().__init__([0] * length)

    def __setitem__(self, at: SupportsIndex | slice, value: object) -> None:
        assert isinstance(at, int), at
        assert 0 <= at < len(self), f"{at} is not in an observation of {len(self)}"
        assert isinstance(value, int), value
        assert 0 <= value <= MOST, f"{value} at {at} is no byte"
        super().__setitem__(at, int(value))


def length_of(parts: Sequence[Slice]) -> int:
    return sum(prod(part.shape) for part in parts)


def observed(task: AnyTask, position: CheckedPosition, seat: int) -> list[int]:
    """What a seat sees of a position."""
    out = Row(length_of(task.slices(position.board.plan, position.s.seats)))
    task.observe(position.s, position.b, seat, out)
    return list(out)


def offered(task: AnyTask, position: CheckedPosition, seat: int) -> list[int]:
    """The actions among which a policy has to choose."""
    if task.actions is None or task.offer is None:
        return position.legal(seat)
    out = [-1] * task.actions(position.board.plan)
    return out[: task.offer(position.s, position.b, seat, out)]


def parted(parts: Sequence[Slice], row: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """An observation by the names of its slices."""
    found, at = {}, 0
    for part in parts:
        found[part.name] = tuple(row[at : at + prod(part.shape)])
        at += prod(part.shape)
    return found


# ---------------------------------------------------------------- the laws


def an_observation_fits_its_slices(game: Game, effort: Effort) -> None:
    """An observation is as long as its slices say, and its numbers are no larger."""
    for position in sampled(game, effort, 40):
        for task in game.tasks.values():
            parts = task.slices(position.board.plan, position.s.seats)
            assert len({part.name for part in parts}) == len(parts)
            before = position.values()
            for seat in position.players:
                found = parted(parts, observed(task, position, seat))
                for part in parts:
                    assert 0 < part.most <= MOST, part
                    assert max(found[part.name]) <= part.most, part
            assert position.values() == before


def what_a_seat_cannot_know_is_not_observed(game: Game, effort: Effort) -> None:
    """What a seat cannot know makes no difference to what its policy sees and is offered."""
    if not game.tasks:
        return
    for variant in some_variants(game, effort, "observed"):
        opening = [each.copy() for each in islice(walk(game, 1, variant), OPENING)]
        for at, position in enumerate(opening):
            require_nothing_told(position, at)
    for at, position in enumerate(sampled(game, effort, 30)):
        require_nothing_told(position, at)


def require_nothing_told(position: CheckedPosition, number: int) -> None:
    for name, task in position.game.tasks.items():
        for seat in position.players:
            seen, choices = observed(task, position, seat), offered(task, position, seat)
            for again in range(2):
                other = position.imagined(seat, 2 * number + again)
                assert observed(task, other, seat) == seen, f"{name}: {seat.word} sees a secret"
                assert offered(task, other, seat) == choices, f"{name}: {seat.word}"


def compiled_observations_are_the_same(game: Game, effort: Effort) -> None:
    """Compiled, a policy sees the same, and is offered the same."""
    for task in game.tasks.values():
        built = CPU.build(game, module_of(task.observe))
        for position in sampled(game, effort, 40):
            s = CPU.copy_of(game.declared.State, position.s)
            b = CPU.board(position.board)
            for seat in position.players:
                seen = observed(task, position, seat)
                row = np.zeros(len(seen) + 2 * GUARD, np.uint8)
                built.observe(s, b, int(seat), row[GUARD:-GUARD])
                assert row.tolist() == [0] * GUARD + seen + [0] * GUARD
                if task.actions is not None and task.offer is not None:
                    out = CPU.integers([-1] * task.actions(position.board.plan))
                    found = list(out[: built.offer(s, b, int(seat), out)])
                    assert found == offered(task, position, seat)


LAWS = (an_observation_fits_its_slices, what_a_seat_cannot_know_is_not_observed)
AT_EVERY_SPEED = (compiled_observations_are_the_same,)
