"""Games recorded for the page's own tests: `python -m tests.rules.mission_impossible.recordings`.

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
FOLDER = ROOT / "web" / "src" / "games" / "mission-impossible" / "fixtures"
GAME = game_named("mission-impossible")
SEEDS = range(1, 9)  # the games in which positions are looked for
FALLS = ("eliminated", "trapped")

View = dict[str, Any]
Position = dict[str, Any]


@cache
def played(seats: int, seed: int) -> Match:
    return rerun(Run(GAME, 1, seats, seed=seed, bots=("greedy",)), 0)


def line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


# ---------------------------------------------------------------- a whole game


def recorded() -> str:
    """The board, the first position, and then a line for each entry of the log.

    Where notebooks are dealt or change hands, and when all cards lie, no event says all: the whole
    view is told there.
    """
    match = played(4, seed=RECORDED)
    again = Match(GAME, len(match.seats), options=match.options)
    lines = [line(msgspec.to_builtins(GAME.views.drawing(again.board.plan)))]
    lines.append(line(view_of(again, Seat.A)))
    for entry in match.log:
        events = [told(event) for event in again.play(entry.seat, entry.move) if to_a(event)]
        view = view_of(again, Seat.A)
        jumps = any(event["code"] in (*FALLS, "dealt", "placed") for event in events)
        lines.append(
            line({"events": events, "after": short(view), **({"view": view} if jumps else {})})
        )
    return "\n".join([*lines, ""])


def to_a(event: Event) -> bool:
    return event.audience is None or Seat.A in event.audience


def told(event: Event) -> dict[str, Any]:
    return {"code": event.code, "values": dict(event.values)}


def view_of(match: Match, seat: Seat) -> View:
    view: View = msgspec.to_builtins(match.view(seat))
    return view


PLAYER = ("square", "safe", "ready", "roll", "eliminated", "fell_to", "known_to")
CARD = ("square", "owner", "holder", "noted_by", "says")


def short(view: View) -> dict[str, Any]:
    """How things stand, in few words."""
    return {
        "phase": view["phase"],
        "turn": view["turn"],
        "die": view["die"],
        "reach": view["reach"],
        "players": [[each[name] for name in PLAYER] for each in view["players"]],
        "cards": [[card[name] for name in CARD] for card in view["cards"] if card["says"]],
        "not_hunting": sorted(map(list, view["not_hunting"])),
        "target": view["notebook"] and view["notebook"]["target"],
    }


# ---------------------------------------------------------------- positions to choose in


def is_setting_up(position: Position) -> bool:
    return len(position["view"]["notebook"]["hand"]) == 5


def is_half_laid(position: Position) -> bool:
    return len(position["view"]["notebook"]["hand"]) == 2


def is_going(position: Position) -> bool:
    """A move with a card to read, a card that was read before, and nobody to meet."""
    view, own = position["view"], position["seat"]
    there = {each["square"] for each in view["players"] if each["seat"] != own}
    known = {card["says"] is not None for card in view["cards"] if at(position, card)}
    return view["phase"] == "move" and known == {True, False} and not there & {*position["legal"]}


def at(position: Position, card: dict[str, Any]) -> bool:
    return card["owner"] != position["seat"] and card["square"] in position["legal"]


def is_meeting(position: Position) -> bool:
    """A move that could lead to somebody who can be confronted."""
    return any("confront" in str(way) for way in position["ways"]) and is_move(position)


def is_move(position: Position) -> bool:
    return bool(position["view"]["phase"] == "move")


def is_confrontation(position: Position) -> bool:
    """A card was read, and its reader is not alone there."""
    return bool(position["view"]["phase"] == "confront")


WANTED: dict[str, Callable[[Position], bool]] = {
    "set-up": is_setting_up,
    "half-laid": is_half_laid,
    "go": is_going,
    "meet": is_meeting,
    "confront": is_confrontation,
}


def positions() -> str:
    """Of each kind the first."""
    lines = []
    for name, fits in WANTED.items():
        found = (each for seed in SEEDS for each in positions_of(played(4, seed)) if fits(each))
        lines.append(line({"name": name, **next(found)}))
    lines.append(line({"name": "fallen", "legal": [], "ways": [], **fallen()}))
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


def fallen() -> Position:
    """What the first who falls may see from then on."""
    match = played(4, RECORDED)
    again = Match(GAME, len(match.seats), options=match.options)
    for entry in match.log:
        again.play(entry.seat, entry.move)
        out = [each["seat"] for each in view_of(again, Seat.A)["players"] if each["fell_to"]]
        if out:
            return {"view": view_of(again, Seat[out[0]]), "seat": out[0]}
    raise AssertionError("nobody falls in that game")


RECORDED = 32  # a game in which nearly everything happens, and A is still there at its end
RECORDINGS = {"recorded.jsonl": recorded, "positions.jsonl": positions}

if __name__ == "__main__":
    for file, text in RECORDINGS.items():
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / file).write_text(text(), encoding="utf-8")
