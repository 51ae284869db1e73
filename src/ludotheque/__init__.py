"""Ludothèque: vintage board games, playable again.

>>> import ludotheque
>>> game = ludotheque.all_games()[0]
>>> match = game.match(seats=game.about.seats[-1], seed=7)
>>> seat = min(match.acting)
>>> _ = match.play(seat, match.legal(seat)[0])
"""

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.information import EVENT_COLUMNS
from ludotheque.engine.match import Match, Refused
from ludotheque.engine.registry import all_games, game
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.engine.text import load

__all__ = [
    "CLOCK",
    "EVENT_COLUMNS",
    "FATE",
    "Game",
    "LudothequeError",
    "Match",
    "Refused",
    "Seat",
    "all_games",
    "game",
    "load",
]
__version__ = "0.1.0"
