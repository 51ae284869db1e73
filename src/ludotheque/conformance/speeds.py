"""One set of rules: the interpreter and the compiled code play the same games."""

from __future__ import annotations

from ludotheque.engine.game import Game
from ludotheque.lab.run import Run
from ludotheque.lab.simulate import simulate

from .positions import Effort, Variant, some_variants

GAMES = 4


def digests(game: Game, variant: Variant, games: int, bot: str) -> set[str]:
    """Over the same games at both speeds: one digest, if they agree."""
    seats, options, board = variant
    runs = [
        Run(game, games, seats, seed=11, bots=(bot,), backend=backend, options=options, board=board)
        for backend in ("python", "cpu")
    ]
    return {str(simulate(run)["digest"]) for run in runs}


def compiled_rules_play_the_same_games(game: Game, effort: Effort) -> None:
    """Compiled, the rules play the same random games."""
    for variant in some_variants(game, effort):
        assert len(digests(game, variant, GAMES, "random")) == 1, variant


def compiled_bots_choose_the_same(game: Game, effort: Effort) -> None:
    """Compiled, the simplest bot chooses the same."""
    for variant in some_variants(game, effort)[:2]:
        assert len(digests(game, variant, 1, "greedy")) == 1, variant


LAWS = (compiled_rules_play_the_same_games, compiled_bots_choose_the_same)
