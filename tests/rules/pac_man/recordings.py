"""Games recorded for the page's own tests: `python -m tests.rules.pac_man.recordings`.

A whole one, with what happened at each entry and how things stood after it; and positions with
everything that may be played in them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.registry import game as game_named
from tests.kit.recording import (
    Position,
    Wanted,
    lines,
    played,
    positions_of,
    retold,
    write_all,
)

GAME = game_named("pac-man")
RECORDED = 22  # a game with a tie, a gobbled ghost, and a Pac-Man sent home by its own player
SEEDS = range(1, 13)  # the games in which positions are looked for


# ---------------------------------------------------------------- a whole game


def recorded() -> str:
    return retold(played(GAME, 2, RECORDED, ghost_doors="open"), None)


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


WANTED: Wanted = {
    "choose": is_choice,
    "ghosts": is_choice_of_ghosts,
    "name": is_naming,
    "walk": is_walk,
}


def positions() -> str:
    """Of each kind the position with the fewest ways."""
    matches = (played(GAME, 4, seed) for seed in SEEDS)
    found = [position for match in matches for position in positions_of(match)]
    return lines({"name": name, **shortest(filter(fits, found))} for name, fits in WANTED.items())


def shortest(found: Iterable[Position]) -> Position:
    return min(found, key=lambda each: size(each["ways"]))


def size(ways: list[dict[str, Any]]) -> int:
    return sum(1 + size(way["then"]) for way in ways)


RECORDINGS = {"recorded.jsonl": recorded, "positions.jsonl": positions}

if __name__ == "__main__":
    write_all(GAME, RECORDINGS)
