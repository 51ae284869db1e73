"""Games recorded for the page's own tests: `python -m tests.rules.close_encounters.recordings`.

A whole one, as seat A saw it, with what happened at each entry and how things stood after it; and
positions with everything that is told of them to whoever is to choose.
"""

from __future__ import annotations

from ludotheque.engine.registry import game as game_named
from ludotheque.engine.seats import Seat
from tests.kit.recording import Position, Wanted, firsts, lines, played, retold, write_all

GAME = game_named("close-encounters")
SEATS = 3
RECORDED = 25  # a short game in which nearly everything happens
SEEDS = range(1, 7)  # the games in which positions are looked for


# ---------------------------------------------------------------- a whole game


def recorded() -> str:
    return retold(played(GAME, SEATS, RECORDED), Seat.A)


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


WANTED: Wanted = {
    "circle": is_circling,
    "landed": is_landing,
    "leaving": is_leaving,
    "recircle": is_sprung,
    "walk": is_walk,
}


def positions() -> str:
    return lines(firsts(WANTED, (played(GAME, SEATS, seed) for seed in SEEDS)))


RECORDINGS = {"recorded.jsonl": recorded, "positions.jsonl": positions}

if __name__ == "__main__":
    write_all(GAME, RECORDINGS)
