"""OpenSpiel's own searches as guests of the arena, on our compiled rules.

A game becomes a Python game of OpenSpiel's, each of whose steps is one call of compiled code. Where
everybody knows everything its MCTS plays, in C++; where there are secrets its ISMCTS, in Python,
which imagines hidden things as our bots do, by the game's `imagine` (the one in C++ cannot ask a
game written in Python for that). Both play out at random, as they do by themselves, but a whole
play-out is one call of compiled code: step by step they would be a hundred times as slow, and no
match for anybody.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from ludotheque.engine.errors import LudothequeError, Problem

if TYPE_CHECKING:
    from .arena_bots import ArenaBot
    from .contest import Contest

PEERS = ("openspiel",)


def require() -> None:
    """OpenSpiel is installed, with what its Python part needs."""
    if any(find_spec(name) is None for name in ("pyspiel", "open_spiel", "absl")):
        raise LudothequeError(Problem("no-peers"))


def bot_of(contest: Contest) -> ArenaBot:
    from .peers_openspiel import Guest

    return Guest(contest)
