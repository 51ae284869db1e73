"""A task in which a policy chooses among the legal actions, by the rules' own numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Actions, Board, State
    from ludotheque.engine.verbs import legal


def offer(s: State, b: Board, seat: int, out: Actions) -> int:
    return legal(s, b, seat, out)


def meant(s: State, b: Board, seat: int, action: int) -> int:
    return action
