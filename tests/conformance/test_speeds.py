"""One set of rules: the interpreter and the compiled code agree bit for bit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludotheque.bots import by_seat, choosers, only_random
from ludotheque.conformance.positions import variants
from ludotheque.engine import chance, compile, declare
from ludotheque.engine.game import Game
from ludotheque.lab import playout
from ludotheque.lab.simulate import Run, opening, simulate
from tests.tiers import mostly_thorough, times

from .positions import GAMES, SHELF, some_variants

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
STEPS = times(100_000, 500_000)  # in four parts


def digest(game: Game, backend: str, games: int, variant: Any, bot: str = "random") -> Any:
    seats, options, board = variant
    run = Run(
        game, games, seats, seed=11, bots=(bot,), backend=backend, options=options, board=board
    )
    return simulate(run)


@EVERY_GAME
def test_the_same_games_whatever_the_variant(game: Game) -> None:
    for variant in variants(game):
        slow, fast = (digest(game, backend, 4, variant) for backend in ("python", "cpu"))
        assert slow["digest"] == fast["digest"]
        assert slow["wins"] == fast["wins"]
        assert slow["steps"] == fast["steps"]


@EVERY_GAME
def test_greedy_bots_choose_the_same(game: Game) -> None:
    for variant in some_variants(game):
        slow, fast = (digest(game, backend, 1, variant, "greedy") for backend in ("python", "cpu"))
        assert slow["digest"] == fast["digest"]


@pytest.mark.parametrize("part", mostly_thorough(range(4), usually=[0]))
@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.name)
def test_they_agree_over_half_a_million_steps(game: Game, part: int) -> None:
    """In four parts, so that cores can share them; each part has games of its own."""
    variant = list(variants(game))[part % len(list(variants(game)))]
    mean = digest(game, "cpu", 200, variant)["mean_steps"]
    games = int(STEPS / 4 / mean) + 1
    seats, options, board = variant
    runs = [
        Run(game, games, seats, seed=100 + part, backend=backend, options=options, board=board)
        for backend in ("python", "cpu")
    ]
    slow, fast = (simulate(run) for run in runs)
    assert slow["steps"] > STEPS / 5
    assert slow["digest"] == fast["digest"]


@EVERY_GAME
def test_every_position_on_the_way_is_the_same(game: Game) -> None:
    """Not only the end: after each choice the plain state and the record say the same."""
    seats = max(game.about.seats)
    drivers = (choosers, only_random, playout)
    plain, compiled = compile.interpreted(game, *drivers), compile.for_cpu(game, *drivers)
    laid_out, state = game.laid_out(), game.declared.State
    begun = opening(Run(game, 1, seats))
    records = np.zeros(2, declare.dtype(state))
    declare.to_record(state, begun, records[1])
    s, rng, tally = declare.plain(state), [0, 0], [0, 0]
    out = [0] * game.rules.ACTIONS
    rngs, tallies = np.zeros(chance.RNG_WORDS, np.int64), np.zeros(playout.TALLY, np.int64)
    outs, bots = np.zeros(game.rules.ACTIONS, np.int64), np.zeros(8, np.int64)
    plain.begin(s, begun, 5, 6, rng, tally)
    compiled.begin(records[0], records[1], 5, 6, rngs, tallies)
    for _ in range(300):
        assert declare.values(state, s) == declare.values(state, records[0])
        assert (rng, tally) == (rngs.tolist(), tallies.tolist())
        if plain.over(s, laid_out.plain):
            break
        plain.advance(s, laid_out.plain, [0] * 8, [], rng, out, tally)
        compiled.advance(records[0], laid_out.record[0], bots, records[:0], rngs, outs, tallies)


def test_bots_by_seat_play_the_random_games_too() -> None:
    """A driver with more bots to choose from plays the very same random games."""
    game = GAMES[0]
    seats = min(game.about.seats)
    few, all_bots = (choosers, only_random, playout), (choosers, by_seat, playout)
    found = []
    for drivers in (few, all_bots):
        built = compile.interpreted(game, *drivers)
        s, begun = declare.plain(game.declared.State), opening(Run(game, 1, seats))
        hashes, steps, scores = [0] * 3, [0] * 3, [[0] * seats for _ in range(3)]
        built.play_games(
            s, begun, [], game.laid_out().plain, [choosers.RANDOM] * seats, 1, 0, 200,
            [0, 0], [0] * game.rules.ACTIONS, [0, 0], hashes, steps, scores,
        )  # fmt: skip
        found.append((hashes, steps, scores))
    assert found[0] == found[1]
