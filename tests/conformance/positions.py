"""The games that are held to the laws, and which of their variants."""

from __future__ import annotations

import ludotheque
from ludotheque.conformance.positions import Variant, variants
from ludotheque.engine.game import Game
from tests.fixtures import fixture_games
from tests.tiers import TIER, Tier

SHELF = ludotheque.all_games()
GAMES = (*SHELF, *fixture_games())


def some_variants(game: Game) -> list[Variant]:
    """All of them, or the first and the last where one or two must do."""
    found = list(variants(game))
    return found if TIER is Tier.ALL else [found[0], found[-1]]
