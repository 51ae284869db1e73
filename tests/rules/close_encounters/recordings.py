"""Games recorded for the page's own tests: `python -m tests.rules.close_encounters.recordings`.

The page has no rules to play by, so its tests are given games that were played here: a whole one,
as seat A saw it, with what happened at each entry and how things stood after it; and positions
with everything that is told of them to whoever is to choose. A test fails when the recordings are
not what would be recorded now.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.engine import ahead
from ludotheque.engine.game import Event
from ludotheque.engine.game import game as game_named
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from ludotheque.lab.rerun import rerun
from ludotheque.lab.simulate import Run

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "web" / "src" / "games" / "close-encounters" / "fixtures"
GAME = game_named("close-encounters")
SEEDS = range(1, 7)  # the games in which positions are looked for

View = dict[str, Any]
Position = dict[str, Any]


@cache
def played(seats: int, seed: int) -> Match:
    return rerun(Run(GAME, 1, seats, seed=seed, bots=("greedy",)), 0)


def line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


# ---------------------------------------------------------------- a whole game


def recorded() -> str:
    """The board, the first position, and then a line for each entry of the log."""
    match = played(3, seed=RECORDED)
    again = Match(GAME, len(match.seats), options=match.options)
    lines = [line(msgspec.to_builtins(GAME.views.drawing(again.board.plan)))]
    lines.append(line(view_of(again, Seat.A)))
    for entry in match.log:
        events = [told(event) for event in again.play(entry.seat, entry.move) if to_a(event)]
        lines.append(line({"events": events, "after": short(view_of(again, Seat.A))}))
    return "\n".join([*lines, ""])


def to_a(event: Event) -> bool:
    return event.audience is None or Seat.A in event.audience


def told(event: Event) -> dict[str, Any]:
    return {"code": event.code, "values": dict(event.values)}


def view_of(match: Match, seat: Seat) -> View:
    view: View = msgspec.to_builtins(match.view(seat))
    return view


def short(view: View) -> dict[str, Any]:
    """How things stand, in few words."""
    walk = view["walk"]
    return {
        "phase": view["phase"],
        "turn": view["turn"],
        "turns": view["turns"],
        "players": [
            [each["pawn"], each["bound"], each["chips"], len(each["traps"]), each["due"]]
            for each in view["players"]
        ],
        "dice": view["dice"],
        "walk": walk and [walk["left"], walk["start"], walk["entered"], walk["leaving"]],
        "card": sorted(circle["number"] for circle in view["card"]),
    }


# ---------------------------------------------------------------- positions to choose in


def is_circling(position: Position) -> bool:
    return bool(position["view"]["phase"] == "circle" and len(position["view"]["card"]) == 1)


def is_landing(position: Position) -> bool:
    return bool(position["view"]["phase"] == "landed")


def is_sprung(position: Position) -> bool:
    return bool(position["view"]["phase"] == "recircle")


def is_walk(position: Position) -> bool:
    """A walk in the open, with a chip that can be jumped."""
    walk, legal = position["view"]["walk"], position["legal"]
    return walk is not None and not walk["entered"] and walk["left"] > 5 and len(legal) > 4


def is_leaving(position: Position) -> bool:
    walk = position["view"]["walk"]
    return walk is not None and bool(walk["leaving"]) and not walk["entered"]


WANTED: dict[str, Callable[[Position], bool]] = {
    "circle": is_circling,
    "landed": is_landing,
    "leaving": is_leaving,
    "recircle": is_sprung,
    "walk": is_walk,
}


def positions() -> str:
    """Of each kind the first."""
    lines = []
    for name, fits in WANTED.items():
        found = (each for seed in SEEDS for each in positions_of(played(3, seed)) if fits(each))
        lines.append(line({"name": name, **next(found)}))
    return "\n".join([*lines, ""])


def positions_of(match: Match) -> Iterator[Position]:
    again = Match(GAME, len(match.seats), options=match.options)
    for entry in match.log:
        again.play(entry.seat, entry.move)
        seat = min(again.acting, default=FATE)
        if seat != FATE and not again.over:
            yield position_of(again, seat)


def position_of(match: Match, seat: Seat) -> Position:
    return {
        "view": view_of(match, seat),
        "seat": seat.word,
        "legal": [GAME.notation.write(move) for move in match.legal(seat)],
        "ways": msgspec.to_builtins(ahead.ways(GAME, match.board, match.state, seat)),
    }


RECORDED = 25  # a short game in which nearly everything happens
RECORDINGS = {"recorded.jsonl": recorded, "positions.jsonl": positions}

if __name__ == "__main__":
    for file, text in RECORDINGS.items():
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / file).write_text(text(), encoding="utf-8")
