"""OpenSpiel's own searches as guests of the arena."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game

if TYPE_CHECKING:
    from .arena import Contest
    from .arena_bots import Mind

PEERS = ("openspiel",)


def require(game: Game) -> None:
    if find_spec("pyspiel") is None:
        raise LudothequeError(Problem("no-peers"))


def mind_of(contest: Contest) -> Mind:
    raise NotImplementedError
