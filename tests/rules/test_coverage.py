"""A test of the tests: every clause and every option value of every game has a test of its own.

It reads the marks of `tests/clauses.py` and the docstrings of the rules; it plays nothing.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import ludotheque
from ludotheque.engine.compile import rule_modules
from ludotheque.engine.game import Game
from tests.clauses import CLAUSES, OPTIONS, marks_in
from tests.kit.modules import module_of

HERE = Path(__file__).parent
EVERY_GAME = pytest.mark.parametrize("game", ludotheque.all_games(), ids=lambda game: game.name)


def modules_of(game: Game) -> Iterator[ModuleType]:
    for path in sorted((HERE / game.folder.name).glob("test_*.py")):
        yield module_of(game, path.stem)


def marked(game: Game, attribute: str) -> set[str]:
    return {mark for module in modules_of(game) for mark in marks_in(module, attribute)}


def option_values(game: Game) -> set[str]:
    return {f"{option.name}={value}" for option in game.about.options for value in option.values}


def docstrings(game: Game) -> str:
    """All that the functions of the rules say of themselves."""
    functions = (
        function
        for module in rule_modules(game)
        for _, function in inspect.getmembers(module, inspect.isfunction)
    )
    return "\n".join(function.__doc__ or "" for function in functions)


@EVERY_GAME
def test_every_clause_has_a_test_and_every_mark_names_a_clause(game: Game) -> None:
    assert marked(game, CLAUSES) == set(game.clauses)


@EVERY_GAME
def test_every_option_value_has_a_test_and_every_mark_names_one(game: Game) -> None:
    assert marked(game, OPTIONS) == option_values(game)


@EVERY_GAME
def test_every_clause_is_cited_by_a_function_that_carries_it_out(game: Game) -> None:
    words = set(docstrings(game).replace("(", " ").replace(")", " ").replace(",", " ").split())
    cited = {word.strip(".;:") for word in words}
    assert sorted(set(game.clauses) - cited) == []
