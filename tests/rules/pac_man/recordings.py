"""Games recorded for the page's own tests: `python -m tests.rules.pac_man.recordings`.

The page has no rules to play by, so its tests are given games that were played here: a whole one,
with what happened at each entry and how things stood after it; and positions with everything that
may be played in them. A test fails when the recordings are not what would be recorded now.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.engine import ahead
from ludotheque.engine.game import game as game_named
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from ludotheque.lab.rerun import rerun
from ludotheque.lab.simulate import Run

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "web" / "src" / "games" / "pac-man" / "fixtures"
GAME = game_named("pac-man")
LETTERS = {"white": "w", "yellow": "y"}
SEEDS = range(1, 13)  # the games in which positions are looked for

View = dict[str, Any]
Position = dict[str, Any]


def played(seats: int, seed: int, options: dict[str, str | int] | None = None) -> Match:
    run = Run(GAME, 1, seats, seed=seed, bots=("greedy",), options=options or {})
    return rerun(run, 0)


def line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


# ---------------------------------------------------------------- a whole game


def recorded() -> str:
    """The board, the first position, and then a line for each entry of the log.

    This game has a tie at the start, a gobbled ghost, and a Pac-Man sent home by its own player.
    """
    match = played(2, seed=28, options={"ghost_doors": "open"})
    again = Match(GAME, len(match.seats), options=match.options)
    board = msgspec.to_builtins(GAME.views.drawing(again.board.plan))
    holes = [space["name"] for space in board["spaces"] if space["kind"] in ("hole", "ringed")]
    lines = [line(board), line(view_of(again))]
    for entry in match.log:
        events = [
            {"code": event.code, "values": dict(event.values)}
            for event in again.play(entry.seat, entry.move)
        ]
        lines.append(line({"events": events, "after": short(view_of(again), holes)}))
    return "\n".join([*lines, ""])


def view_of(match: Match) -> View:
    view: View = msgspec.to_builtins(match.view())
    return view


def short(view: View, holes: list[str]) -> dict[str, object]:
    """How things stand, in few words: a letter for each hole."""
    players, marbles = view["players"], view["marbles"]
    return {
        "phase": view["phase"],
        "turn": view["turn"],
        "pacmen": [player["pacman"] for player in players],
        "trays": [[player["white"], player["yellow"]] for player in players],
        "ghosts": list(view["ghosts"]),
        "swallowed": view["swallowed"],
        "dice": list(view["dice"]),
        "marbles": "".join(LETTERS.get(marbles.get(hole, ""), ".") for hole in holes),
    }


# ---------------------------------------------------------------- positions to choose in


def is_choice(position: Position) -> bool:
    view = position["view"]
    return view["phase"] == "choose" and len(set(view["dice"])) == 2


def is_choice_of_ghosts(position: Position) -> bool:
    view = position["view"]
    return view["phase"] == "choose" and len(view["dice"]) == 1 and len(position["legal"]) == 2


def is_walk(position: Position) -> bool:
    """A Pac-Man's walk that has begun by itself, with something to choose."""
    walk = position["view"]["walk"] or {"piece": "", "left": 0, "came": ""}
    begun = walk["piece"] == "pac-man" and walk["came"] is None and walk["left"] > 2
    return begun and size(position["ways"]) > 15


def is_naming(position: Position) -> bool:
    return bool(position["view"]["phase"] == "name")


WANTED: dict[str, Callable[[Position], bool]] = {
    "choose": is_choice,
    "ghosts": is_choice_of_ghosts,
    "name": is_naming,
    "walk": is_walk,
}


def positions() -> str:
    """Of each kind the position with the fewest ways."""
    found = [position for seed in SEEDS for position in positions_of(played(4, seed))]
    lines = []
    for name, fits in WANTED.items():
        least = min(filter(fits, found), key=lambda each: size(each["ways"]))
        lines.append(line({"name": name, **least}))
    return "\n".join([*lines, ""])


def positions_of(match: Match) -> Iterator[Position]:
    again = Match(GAME, len(match.seats), options=match.options)
    for entry in match.log:
        again.play(entry.seat, entry.move)
        seat = next(iter(again.acting), FATE)
        if seat != FATE and not again.over:
            yield position_of(again, seat)


def position_of(match: Match, seat: Seat) -> Position:
    return {
        "view": view_of(match),
        "seat": seat.word,
        "legal": [GAME.notation.write(move) for move in match.legal(seat)],
        "ways": msgspec.to_builtins(ahead.ways(GAME, match.board, match.state, seat)),
    }


def size(ways: list[dict[str, Any]]) -> int:
    return sum(1 + size(way["then"]) for way in ways)


RECORDINGS = {"recorded.jsonl": recorded, "positions.jsonl": positions}

if __name__ == "__main__":
    for file, text in RECORDINGS.items():
        (FOLDER / file).write_text(text(), encoding="utf-8")
