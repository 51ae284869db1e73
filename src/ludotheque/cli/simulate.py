"""`simulate`: runs, shows how far it is, and sums up.

This runs on machines that have no words, only NumPy, Numba, typer and rich: what it says when
all goes well stands in `labels.py`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludotheque.engine.registry import game as game_named

from .arguments import board_text, whole
from .labels import counted, label
from .problems import UsageError
from .progress import bar

if TYPE_CHECKING:
    from ludotheque.engine.json_types import Json
    from ludotheque.lab.run import Run


@dataclass(frozen=True)
class SimulationRequest:
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
    cluster: str = ""  # the address of one that is to play


@dataclass(frozen=True)
class Kept:
    """Which game of a run to save, and where."""

    game: int
    file: str


def kept_from(given: str, games: int) -> Kept | None:
    """`N:FILE`, where N is the number of a game of the run."""
    if not given:
        return None
    number, colon, file = given.partition(":")
    if not colon or not file:
        raise UsageError("save-game-unreadable", text=given)
    return Kept(whole("--save-game", 0, games - 1)(number), file)


def run_of(wanted: SimulationRequest) -> Run:
    from ludotheque.lab.run import Run

    game = game_named(wanted.game)
    return Run(
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


def simulate_games(wanted: SimulationRequest, as_json: bool, keep: Kept | None = None) -> None:
    from ludotheque.lab.simulate import simulate

    run = run_of(wanted)
    with bar(label("simulating"), run.games) as advance:
        result = simulate(run, advance, wanted.cluster)
    if keep is not None:
        save_game(run, keep)
    text = json.dumps(result)
    if as_json:
        print(text)
    else:
        show(json.loads(text))


def save_game(run: Run, keep: Kept) -> None:
    """One game of the run, played again as a match and saved."""
    from ludotheque.lab.rerun import rerun
    from ludotheque.terminal.files import write_text

    write_text(keep.file, rerun(run, keep.game).text())


def count_clauses(wanted: SimulationRequest, as_json: bool) -> None:
    from ludotheque.lab.census import census

    run = run_of(wanted)
    with bar(label("simulating"), run.games) as advance:
        result = census(run, advance, wanted.cluster)
    if as_json:
        json.dump(result, sys.stdout)
        print()
        return
    games = result["games"]
    show_census(
        (clause, counts["carried_out"] / games, counts["forbade"] / games)
        for clause, counts in result["clauses"].items()
    )


def show_census(clauses: Iterable[tuple[str, float, float]]) -> None:
    """How often each clause was carried out in a game, and forbade something."""
    from rich.console import Console
    from rich.table import Table

    table = Table(label("clause"), label("carried_out"), label("forbade"), box=None)
    for clause, carried_out, forbade in clauses:
        table.add_row(clause, counted(carried_out), counted(forbade))
    Console(highlight=False).print(table)


def show(result: Mapping[str, Json]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for name, value in result.items():
        table.add_row(label(name), readable(value))
    Console(highlight=False).print(table)


def readable(value: Json) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name}={readable(inner)}" for name, inner in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(readable(inner) for inner in value)
    return counted(value) if isinstance(value, int | float) else str(value)
