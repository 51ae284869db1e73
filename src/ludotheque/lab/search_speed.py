"""How fast bots search: play-outs a second of each level of each game, on one core."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypedDict

from ludotheque.bots.by_name import levels_of
from ludotheque.bots.search import Searcher
from ludotheque.engine.game import Game
from ludotheque.engine.levels import Level
from ludotheque.engine.match import Match

from .bench import rate

MOVES = 12  # of a game that has begun, so that there is something to search
PORTION = 200  # play-outs of one search


class SearchSpeeds(TypedDict):
    """Play-outs a second, by game and level."""

    seconds_each: float
    search_speed: dict[str, dict[str, int]]


def search_rates(
    games: Iterable[Game], seconds: float, progress: Callable[[str], None] = lambda doing: None
) -> SearchSpeeds:
    """Every game, one after the other."""
    found = {}
    for game in games:
        progress(game.name)
        searcher, match = Searcher(game), a_game(game)
        found[game.name] = {
            name: round(rate(searching(searcher, match, level), seconds))
            for name, level in levels_of(game).items()
        }
    return {"seconds_each": seconds, "search_speed": found}


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


def searching(searcher: Searcher, match: Match, level: Level) -> Callable[[int], int]:
    """Searches anew with every batch, and says how many play-outs that took."""
    s, b = searcher.converted(match.state, match.board)
    seat = min(match.acting)
    whole = replace(level, iterations=PORTION, blunder_rate=0, visit_exponent=1)
    rng = searcher.speed.generator(1)

    def search(batch: int) -> int:
        searcher.choose(s, b, seat, whole, rng)
        return searcher.iterations

    return search
