"""One set of rules: the interpreter, the CPU and WebAssembly agree bit for bit."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.bots import by_seat, choosers, only_random
from ludotheque.conformance.positions import variants
from ludotheque.engine import declare, drive
from ludotheque.engine.compiled_types import State
from ludotheque.engine.game import Game
from ludotheque.engine.speeds import CPU, INTERPRETER
from ludotheque.lab.drivers import simulation
from ludotheque.lab.run import Run
from ludotheque.lab.simulate import playing, simulate
from tests.tiers import mostly_thorough, times

from .positions import GAMES, SHELF, some_variants

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
HERE = ("python", "cpu", "wasm")
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
        slow, *others = (digest(game, backend, 4, variant) for backend in HERE)
        for fast in others:
            assert slow["digest"] == fast["digest"]
            assert slow["wins"] == fast["wins"]
            assert slow["steps"] == fast["steps"]


@EVERY_GAME
def test_greedy_bots_choose_the_same(game: Game) -> None:
    for variant in some_variants(game):
        found = [digest(game, backend, 1, variant, "greedy") for backend in HERE]
        assert len({each["digest"] for each in found}) == 1


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
        for backend in HERE
    ]
    slow, *others = (simulate(run) for run in runs)
    assert slow["steps"] > STEPS / 5
    assert {each["digest"] for each in others} == {slow["digest"]}


@EVERY_GAME
def test_every_position_on_the_way_is_the_same(game: Game) -> None:
    """Not only the end: after each choice the plain state and the record say the same."""
    run = Run(game, 1, max(game.about.seats), seed=5)
    state, laid_out = game.declared.State, game.laid_out()
    begun = []
    for speed in (INTERPRETER, CPU):
        built, b = speed.build(game, *run.drivers), speed.board(laid_out)
        play = playing(run, speed, run.opening(speed), 1)
        s: State = speed.records(state, 1)[0]
        built.begin_game(s, b, 6, play)
        begun.append((built, s, b, play))
    for _ in range(300):
        plain, compiled = (
            (declare.values(state, s), list(play.rng), list(play.running))
            for _, s, _, play in begun
        )
        assert plain == compiled
        if game.rules.over(begun[0][1], laid_out.plain):
            break
        for built, s, b, play in begun:
            built.advance(s, b, play)


def test_bots_by_seat_play_the_random_games_too() -> None:
    """A driver with more bots to choose from plays the very same random games."""
    game = GAMES[0]
    seats = min(game.about.seats)
    found = []
    run = Run(game, 3, seats, max_steps=200)
    for drivers in (run.drivers, (choosers, by_seat, drive, simulation)):
        assert only_random in run.drivers
        play = playing(run, INTERPRETER, run.opening(INTERPRETER), run.games)
        s = declare.plain(game.declared.State)
        built = INTERPRETER.build(game, *drivers)
        built.play_games(s, game.laid_out().plain, play, 0, run.games)
        found.append((play.hashes, play.steps, play.scores))
    assert found[0] == found[1]
