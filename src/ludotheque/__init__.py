"""Ludothèque: vintage board games, playable again.

>>> import ludotheque
>>> game = ludotheque.all_games()[0]
>>> match = game.match(seats=game.about.seats[-1], seed=7)
>>> seat = min(match.acting)
>>> _ = match.play(seat, match.legal(seat)[0])

Actions also have numbers, which mean the same in every match of a version of a game:

>>> seat = min(match.acting)
>>> _ = match.play_action(seat, match.actions(seat)[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludotheque.engine import __version__ as __version__
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
    "batch",
    "game",
    "load",
]

if TYPE_CHECKING:
    from ludotheque.envs.batch import BatchEnv


def batch(
    game: Game | str,
    games: int,
    seats: int,
    seed: int = 1,
    device: str = "cpu",
    options: Mapping[str, str | int] | None = None,
    board: str = "",
    max_steps: int = 0,
    task: str = "",
    bots: Mapping[int, str] | None = None,
    history: int = 4096,
    threads: int = 0,
) -> BatchEnv:
    """Many games side by side in which your own policy chooses, on the CPU or on a GPU.

    `max_steps` cuts an episode short after so many actions of all seats; `task` is one of the
    game's, if it has several; `bots` play for some seats, by name; of each episode the first
    `history` actions are kept, by which `env.match(row)` shows a row as a match; and on the CPU so
    many `threads` play, or all cores.
    """
    from ludotheque.envs.batch import BatchEnv

    return BatchEnv(
        game, games, seats, seed, device, options, board, max_steps, task, bots, history, threads
    )
