"""Games recorded for the page's own tests: `python -m tests.rules.mission_impossible.recordings`.

A whole one, as seat A saw it, with what happened at each entry and how things stood after it; and
positions with everything that is told of them to whoever is to choose.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine.registry import game as game_named
from ludotheque.engine.seats import Seat
from tests.kit.recording import (
    Position,
    Wanted,
    firsts,
    lines,
    played,
    retold,
    view_of,
    write_all,
)

GAME = game_named("mission-impossible")
SEATS = 4
RECORDED = 134  # a game in which nearly everything happens, and A is still there at its end
SEEDS = range(1, 9)  # the games in which positions are looked for


# ---------------------------------------------------------------- a whole game


def recorded() -> str:
    return retold(played(GAME, SEATS, RECORDED), Seat.A)


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


WANTED: Wanted = {
    "set-up": is_setting_up,
    "half-laid": is_half_laid,
    "go": is_going,
    "meet": is_meeting,
    "confront": is_confrontation,
}


def positions() -> str:
    """Of each kind the first; and what somebody may see who has fallen."""
    found = firsts(WANTED, (played(GAME, SEATS, seed) for seed in SEEDS))
    return lines([*found, {"name": "fallen", "legal": [], "ways": [], **fallen()}])


def fallen() -> Position:
    """What the first who falls may see from then on."""
    match = played(GAME, SEATS, RECORDED)
    again = match.anew()
    for entry in match.log:
        again.play(entry.seat, entry.move)
        out = [each["seat"] for each in view_of(again, Seat.A)["players"] if each["fell_to"]]
        if out:
            return {"view": view_of(again, Seat[out[0]]), "seat": out[0]}
    raise AssertionError("nobody falls in that game")


RECORDINGS = {"recorded.jsonl": recorded, "positions.jsonl": positions}

if __name__ == "__main__":
    write_all(GAME, RECORDINGS)
