"""How games are recorded for the page's own tests, by each game's `recordings.py`.

The page has no rules to play by, so its tests are given games that were played here. A test fails
when the recordings are not what would be recorded now.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.engine import ahead
from ludotheque.engine.contract import Event
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from ludotheque.lab.rerun import rerun
from ludotheque.lab.run import Run

ROOT = Path(__file__).resolve().parents[2]

View = dict[str, Any]
Told = list[dict[str, Any]]  # events
Position = dict[str, Any]
Wanted = Mapping[str, Callable[[Position], bool]]  # by name, how a kind of position is known
Recordings = Mapping[str, Callable[[], str]]  # what each file holds


def folder_of(game: Game) -> Path:
    return ROOT / "web" / "src" / "games" / game.name / "fixtures"


def write_all(game: Game, recordings: Recordings) -> None:
    folder_of(game).mkdir(exist_ok=True)
    for file, text in recordings.items():
        (folder_of(game) / file).write_text(text(), encoding="utf-8")


def lines(values: Iterable[object]) -> str:
    """Each on a line of its own."""
    texts = (json.dumps(value, separators=(",", ":"), ensure_ascii=False) for value in values)
    return "".join(f"{text}\n" for text in texts)


# ---------------------------------------------------------------- what was played


@cache
def played(game: Game, seats: int, seed: int, **options: str) -> Match:
    """A game of bots, always the same."""
    return rerun(Run(game, 1, seats, seed=seed, bots=("greedy",), options=options), 0)


def view_of(match: Match, seat: Seat | None) -> View:
    view: View = msgspec.to_builtins(match.view(seat))
    return view


def board_of(match: Match) -> dict[str, Any]:
    board: dict[str, Any] = msgspec.to_builtins(match.game.views.drawing(match.board.plan))
    return board


def told_to(seat: Seat, events: Iterable[Event]) -> Told:
    """What a seat hears of what happened."""
    heard = (event for event in events if event.audience is None or seat in event.audience)
    return [{"code": event.code, "values": dict(event.values)} for event in heard]


def retold(match: Match, viewer: Seat | None) -> str:
    """The board, the first position, and then a line for each entry of the log.

    A line has what seat A hears of the entry, and what of the view is different after it.
    """
    again = match.anew()
    before = view_of(again, viewer)
    told = [board_of(again), before]
    for entry in match.log:
        events = told_to(Seat.A, again.play(entry.seat, entry.move))
        after = view_of(again, viewer)
        changes = {name: value for name, value in after.items() if before[name] != value}
        told.append({"events": events, "changes": changes})
        before = after
    return lines(told)


# ---------------------------------------------------------------- positions to choose in


def firsts(wanted: Wanted, matches: Iterable[Match]) -> list[Position]:
    """Of each kind the first position that comes up, with the name of the kind."""
    found: dict[str, Position] = {}
    for position in chain.from_iterable(map(positions_of, matches)):
        found |= {name: position for name in wanted.keys() - found if wanted[name](position)}
        if len(found) == len(wanted):
            break
    return [{"name": name, **found[name]} for name in wanted]


def positions_of(match: Match) -> Iterator[Position]:
    """Everything that is told to whoever is to choose, wherever somebody is."""
    again = match.anew()
    for entry in match.log:
        again.play(entry.seat, entry.move)
        seat = min(again.acting, default=FATE)
        if seat != FATE and not again.over:
            yield position_of(again, seat)


def position_of(match: Match, seat: Seat) -> Position:
    game = match.game
    return {
        "view": view_of(match, seat),
        "seat": seat.word,
        "legal": [game.notation.write(move) for move in match.legal(seat)],
        "ways": msgspec.to_builtins(ahead.ways(game, match.board, match.state, seat)),
    }
