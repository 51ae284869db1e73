"""Moves as named types and as text: there and back again, and what is no move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ludotheque.engine.errors import NotationError
from ludotheque.engine.game import Game

Refusal = tuple[str, dict[str, str | int]]  # the code and its particulars

TWO_DICE = [f"{first}-{second}" for first in range(1, 7) for second in range(1, 7)]


def require_actions_both_ways(
    game: Game, s: Any, plan: Any, seat: int, actions: Sequence[int]
) -> None:
    """Every action of a seat is a move, and a text of its own."""
    notation, texts = game.notation, set[str]()
    for action in actions:
        move = notation.to_move(s, plan, seat, action)
        assert notation.to_action(s, plan, seat, move) == action
        texts.add(text_both_ways(game, move))
    assert len(texts) == len(actions)


def fates_both_ways(game: Game, s: Any, plan: Any, outcomes: int) -> list[str]:
    """The texts of all that fate may draw."""
    texts = []
    for k in range(outcomes):
        move = game.notation.to_fate(s, plan, k)
        assert game.notation.from_fate(s, plan, move) == k
        texts.append(text_both_ways(game, move))
    return texts


def text_both_ways(game: Game, move: Any) -> str:
    text = game.notation.write(move)
    assert game.notation.read(text) == move
    return text


def require_written(game: Game, text: str, move: Any) -> None:
    """A move is written like this; space around it does not matter when it is read."""
    assert game.notation.write(move) == text
    for read in (text, f"  {text} ", f"  {text}\n"):
        assert game.notation.read(read) == move


def require_no_move(game: Game, text: str) -> None:
    """A text that no move is written like is refused."""
    with pytest.raises(NotationError) as caught:
        game.notation.read(text)
    problem = caught.value.problem
    assert (problem.code, problem.game) == ("not-a-move", game.name)
    assert problem.values == {"text": text.strip()}


def why_no_action(game: Game, s: Any, plan: Any, seat: int, move: Any) -> Refusal:
    """How a move that no player can make on this board is refused."""
    with pytest.raises(NotationError) as caught:
        game.notation.to_action(s, plan, seat, move)
    return caught.value.problem.code, dict(caught.value.problem.values)


def why_no_fate(game: Game, s: Any, plan: Any, move: Any) -> Refusal:
    """How a move that fate cannot draw is refused."""
    with pytest.raises(NotationError) as caught:
        game.notation.from_fate(s, plan, move)
    return caught.value.problem.code, dict(caught.value.problem.values)
