"""How fast bots think: play-outs a second of each level of each game, on one core."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import numpy as np

from ludotheque.bots import tree
from ludotheque.bots.levels import levels_of
from ludotheque.bots.search import Mind
from ludotheque.engine import chance
from ludotheque.engine.game import Game
from ludotheque.engine.levels import Level
from ludotheque.engine.match import Match

from .bench import rate

MOVES = 12  # of a game that has begun, so that there is something to think about
PORTION = 200  # play-outs of one thought


def measured_minds(
    games: Iterable[Game], seconds: float, progress: Callable[[str], None] = lambda doing: None
) -> dict[str, Any]:
    """Every game, one after the other."""
    found = {}
    for game in games:
        progress(game.name)
        mind, match = Mind(game), a_game(game)
        found[game.name] = {
            name: round(rate(thinking(mind, match, level), seconds))
            for name, level in levels_of(game).items()
        }
    return {"seconds_each": seconds, "minds": found}


def a_game(game: Game) -> Match:
    """A game some moves old, in which a player has a choice."""
    match, kept = game.match(min(game.about.seats), seed=1), 0
    for _ in range(MOVES):
        if match.over:
            break
        seat = min(match.acting)
        moves = match.legal(seat)
        if seat in match.seats and len(moves) > 1:
            kept = len(match.log)
        match.play(seat, moves[0])
    return match.branch(kept)


def thinking(mind: Mind, match: Match, level: Level) -> Callable[[int], int]:
    """Thinks anew with every batch, and says how many play-outs that took."""
    s, b = mind.before(match.state, match.board)
    seat = min(match.acting)
    whole = replace(level, iterations=PORTION, whim=0, sharpness=1)
    rng = np.ones(chance.RNG_WORDS, np.int64)

    def think(batch: int) -> int:
        mind.choose(s, b, seat, whole, rng)
        return int(mind.desk[tree.NOTES, tree.DONE])

    return think
