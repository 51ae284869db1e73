"""The tables of observations in `docs/research.md` are what the games say."""

from __future__ import annotations

from math import prod

import pytest

import ludotheque
from ludotheque.engine.contract import Slice
from ludotheque.engine.game import Game

from .test_glossary import ROOT

TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def written(part: Slice) -> str:
    shape = " × ".join(map(str, part.shape)) or "1"
    return f"| `{part.name}` | {shape} | {part.most} | {part.meaning} |"


def section(game: Game, task: str) -> str:
    """A heading, and a table with a line for each slice."""
    seats = max(game.about.seats)
    parts = game.tasks[task].slices(game.laid_out().plan, seats)
    length = sum(prod(part.shape) for part in parts)
    lines = [
        f"### {game.name}: {task}",
        "",
        f"Board `{game.about.boards[0]}`, {seats} seats: {length} bytes.",
        "",
        "| slice | shape | most | meaning |",
        "| --- | --- | --- | --- |",
        *map(written, parts),
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("game", "task"),
    [
        pytest.param(game, task, id=f"{game.name}-{task}")
        for game in ludotheque.all_games()
        for task in game.tasks
    ],
)
def test_every_task_has_its_table(game: Game, task: str) -> None:
    expected = section(game, task)
    assert expected in TEXT, f"docs/research.md should have:\n\n{expected}"
