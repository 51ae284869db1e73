"""A speed makes what compiled functions are handed, and all speeds make the same."""

from __future__ import annotations

import pytest

from ludotheque.engine import declare, drive
from ludotheque.engine.compiled_types import State
from ludotheque.engine.game import Game
from ludotheque.engine.seeding import seeded
from ludotheque.engine.speeds import CPU, CUDA, INTERPRETER, SPEEDS, Speed
from ludotheque.lab.drivers import simulation
from tests.fixtures import fixture_games

GAMES = fixture_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
here = pytest.mark.parametrize(
    "speed", [speed for speed in SPEEDS.values() if speed is not CUDA], ids=lambda speed: speed.name
)


def test_every_speed_is_found_by_its_name() -> None:
    assert {name: speed.name for name, speed in SPEEDS.items()} == {
        "python": "python",
        "cpu": "cpu",
        "cuda": "cuda",
        "wasm": "wasm",
    }
    assert INTERPRETER.missing() is None
    assert CPU.missing() is None


@here
def test_a_generator_is_seeded_alike_at_every_speed(speed: Speed) -> None:
    assert list(speed.generator(7, 3)) == seeded(7, 3)
    assert list(speed.generator(7)) == seeded(7)


@here
def test_arrays_hold_what_they_are_given(speed: Speed) -> None:
    numbers = speed.integers([3, -1, 1 << 40])
    numbers[1] = 5
    assert list(numbers) == [3, 5, 1 << 40]
    table = speed.table(2, 3)
    table[1][2] = 9
    assert [list(row) for row in table] == [[0, 0, 0], [0, 0, 9]]
    assert speed.as_lists(numbers) == [3, 5, 1 << 40]
    assert speed.as_lists(table) == [[0, 0, 0], [0, 0, 9]]
    assert {type(number) for number in speed.as_lists(numbers)} == {int}


@here
@every_game
def test_a_copy_is_apart_from_what_was_copied(speed: Speed, game: Game) -> None:
    declared = game.declared.State
    first = speed.opening(game, max(game.about.seats), {}, game.laid_out())
    again: State = INTERPRETER.copy_of(declared, first)
    assert declare.values(declared, again) == declare.values(declared, first)
    again.seats += 1
    assert declare.values(declared, again) != declare.values(declared, first)


@every_game
def test_openings_say_the_same_at_every_speed(game: Game) -> None:
    declared, seats = game.declared.State, max(game.about.seats)
    slow, fast = (speed.opening(game, seats, {}, game.laid_out()) for speed in (INTERPRETER, CPU))
    assert declare.values(declared, slow) == declare.values(declared, fast)


def test_the_loop_finds_what_a_driver_brings_that_comes_later() -> None:
    """A driver may call what stands in any other, whatever their order."""
    game = GAMES[0]
    built = INTERPRETER.build(game, drive, simulation)
    assert built.play_on.__globals__["pick_seat"] is built.pick_seat
    assert built.pick_seat.__globals__["random_seat"].__qualname__.startswith(game.folder.name)
