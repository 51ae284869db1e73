"""Who chooses in place of a bot that does not answer: `greedy`, in the interpreter.

It is handed what the bot was asked, a position in which everything that the seat cannot know has
been imagined, and makes the same choice for the same position and generator. It takes some
milliseconds, in some games fifty.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ludotheque.engine.game import Game, LaidOut

from .player import choose_action

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State

log = logging.getLogger(__name__)

FIRST, SECOND = "greedy", "random"


def stand_in(game: Game, s: State, board: LaidOut, seat: int, rng: list[int]) -> int:
    """The action; should `greedy` fail, any but a game's last resort, if there is another."""
    try:
        return choose_action(game, s, board, seat, FIRST, list(rng))
    except Exception:
        log.warning("A bot's stand-in failed: it moves at random.", exc_info=True)
        return choose_action(game, s, board, seat, SECOND, list(rng))
