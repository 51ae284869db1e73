"""Board files: how one that cannot be read is refused, and what is wrong with one that can."""

from __future__ import annotations

from collections.abc import Callable
from inspect import getsourcefile
from pathlib import Path
from types import ModuleType

import pytest

from ludotheque.engine.errors import BoardError, Problem
from ludotheque.engine.game import Game
from tests.words.spoken import parse, spoken

Values = dict[str, str | int]


def problems(game: Game, text: str) -> list[Problem]:
    return game.board.check(game.board.read(text))


def codes(game: Game, text: str) -> list[str]:
    """What is wrong with a board, by code."""
    return [problem.code for problem in problems(game, text)]


def values(game: Game, text: str, code: str) -> list[Values]:
    """The particulars of everything that is wrong in this way."""
    return [dict(problem.values) for problem in problems(game, text) if problem.code == code]


def refused(game: Game, text: str) -> tuple[str, Values]:
    """How an unreadable drawing is refused: the code and its particulars."""
    with pytest.raises(BoardError) as caught:
        game.board.read(text)
    assert caught.value.problem.game == game.name
    return caught.value.problem.code, dict(caught.value.problem.values)


def problem_codes(*places: ModuleType | Callable[..., object]) -> set[str]:
    """Every problem that these modules, or those of these functions, name in their sources."""
    sources = parse([Path(str(getsourcefile(place))) for place in places])
    return {utterance.key for utterance in spoken(sources)}
