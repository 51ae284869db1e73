"""What is secret from whom in each game, by the rules: the tests' own list, and no game's code.

A game is added with a module of its own, after the part *What is secret* of its rules.
`test_list.py` fails until every game is listed, with every type of its moves.
"""

from __future__ import annotations

from ludotheque.engine.game import Game

from . import close_encounters, fixtures, mission_impossible, pac_man, situation_4
from .listing import From, Listed, Secret

__all__ = ["LISTED", "From", "Listed", "Secret", "listed"]

LISTED: dict[str, Listed] = {
    "close-encounters": close_encounters.LISTED,
    "mission-impossible": mission_impossible.LISTED,
    "pac-man": pac_man.LISTED,
    "situation-4": situation_4.LISTED,
    "dash": fixtures.DASH,
    "hoard": fixtures.HOARD,
    "rush": fixtures.RUSH,
}


def listed(game: Game) -> Listed:
    return LISTED[game.name]
