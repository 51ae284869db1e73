"""`simulate`: runs, shows how far it is, and sums up.

This runs on machines that have no words, only NumPy, Numba, typer and rich: what it says when
all goes well stands in `labels.py`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludotheque.engine.game import game as game_named

from .arguments import board_text
from .labels import counted, label
from .progress import bar


@dataclass(frozen=True)
class Wanted:
    """A simulation as it was asked for."""

    game: str
    games: int
    seats: int | None
    bots: tuple[str, ...]
    seed: int
    backend: str
    options: Mapping[str, str | int] = field(default_factory=dict)
    board: str = ""
    max_steps: int = 0


def simulate_games(wanted: Wanted, as_json: bool) -> None:
    from ludotheque.lab.simulate import Run, simulate

    game = game_named(wanted.game)
    run = Run(
        game=game,
        games=wanted.games,
        seats=wanted.seats or max(game.about.seats),
        seed=wanted.seed,
        bots=wanted.bots,
        backend=wanted.backend,
        options=wanted.options,
        board=board_text(game, wanted.board),
        max_steps=wanted.max_steps,
    )
    run.bot_numbers(), game.fresh(run.seats, run.options)  # a mistake is told before compiling
    with bar(label("simulating"), run.games) as advance:
        result = simulate(run, advance)
    if as_json:
        json.dump(result, sys.stdout)
        print()
    else:
        show(result)


def show(result: Mapping[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for name, value in result.items():
        table.add_row(label(name), readable(value))
    Console(highlight=False).print(table)


def readable(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name}={readable(inner)}" for name, inner in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(readable(inner) for inner in value)
    return counted(value) if isinstance(value, int | float) else str(value)
