"""`bench`: how fast the games are, as ratios to something measured in the same run."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games

from .labels import label
from .progress import busy
from .simulate import readable

if TYPE_CHECKING:
    from ludotheque.engine.json_types import Json


def measure(seconds: float, peers: bool, as_json: bool) -> None:
    from ludotheque.lab.bench import bench

    with busy(label("bench")) as doing:
        result = bench(all_games(), seconds, peers, doing)
    report(json.dumps(result), as_json)


def measure_batches(seconds: float, as_json: bool) -> None:
    """How fast batches are in which somebody else's policy chooses."""
    from ludotheque.lab.bench_batch import bench_batches

    with busy(label("bench")) as doing:
        result = bench_batches(all_games(), seconds, doing)
    report(json.dumps(result), as_json)


def measure_live(seconds: float, thinking: int, as_json: bool) -> None:
    """How soon the other side sees an action at the real server, where there are no turns.

    Once more while so many bots think, if some are to.
    """
    from ludotheque.lab.load_realtime import SearchingBots, load_live, load_live_with_searches

    without_turns = next((game for game in all_games() if game.about.realtime), None)
    if without_turns is None:
        raise LudothequeError(Problem("no-game-without-turns"))
    with busy(label("bench")):
        if thinking:
            with_turns = next(game for game in all_games() if not game.about.realtime)
            prepare(with_turns)
            searching = SearchingBots(with_turns, thinking)
            found = json.dumps(load_live_with_searches(without_turns, seconds, searching))
        else:
            found = json.dumps(load_live(without_turns, seconds))
    report(found, as_json)


def measure_attacks(seconds: float, as_json: bool) -> None:
    """What somebody else notices while the real server is attacked."""
    from ludotheque.lab.attacks import attacked

    with_turns = game_with_turns()
    with busy(label("bench")):
        prepare(with_turns)
        result = attacked(with_turns, seconds)
    report(json.dumps(result), as_json)


def game_with_turns() -> Game:
    """A game in turns at which everybody is told everything."""
    return next(game for game in all_games() if not (game.about.secrets or game.about.realtime))


def prepare(game: Game) -> None:
    """Compiles what thinking takes before anything is measured."""
    from ludotheque.bots.search import Searcher

    Searcher(game).prepare()


def measure_search_speed(seconds: float, as_json: bool) -> None:
    """How many play-outs a second bots search."""
    from ludotheque.lab.search_speed import search_rates

    with busy(label("bench")) as doing:
        result = search_rates(all_games(), seconds, doing)
    report(json.dumps(result), as_json)


def report(result: str, as_json: bool) -> None:
    """What was measured, given as JSON: as it is, or as a table."""
    if as_json:
        print(result)
    else:
        show(json.loads(result))


def show(result: Mapping[str, Json]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for depth, name, value in rows(result):
        table.add_row("  " * depth + label(name), value)
    Console(highlight=False).print(table)


def rows(result: Mapping[str, Json], depth: int = 0) -> Iterator[tuple[int, str, str]]:
    """Everything measured, a line each; what belongs together is indented."""
    for name, value in result.items():
        if isinstance(value, Mapping):
            yield depth, name, ""
            yield from rows(value, depth + 1)
        elif isinstance(value, list) and value and isinstance(value[0], Mapping):
            yield depth, name, ""
            for each in value:
                yield from rows(each, depth + 1)
        else:
            yield depth, name, readable(value)
