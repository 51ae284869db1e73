"""Positions come upon in random play, on any board; and states copied and compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from ludotheque.engine.game import LaidOut
from ludotheque.engine.seats import seats_in
from ludotheque.games.situation_4.constants import DONE, LAST_RESORT, MISFIT
from ludotheque.games.situation_4.rules import acting, apply, chance, draw, over, setup
from tests.kit import states

from .field import FIELD, GAME, random_field
from .reference import Facts, facts

legal_actions = partial(states.legal_actions, GAME)
copy_of = partial(states.checked_copy, GAME)
values = partial(states.facts, GAME)


@dataclass
class Game:
    """A game being played without a match: the state, and the order of the pieces laid."""

    s: Any
    board: LaidOut
    laid: tuple[list[int], list[int]]

    @property
    def b(self) -> Any:
        return self.board.plain

    def facts(self) -> Facts:
        return facts(self.s, self.board, self.laid)

    def play(self, seat: int, action: int) -> None:
        if action < MISFIT:
            self.laid[seat].append(action)
        apply(self.s, self.b, seat, action)


def new_game(board: LaidOut, options: dict[str, str | int]) -> Game:
    """A game that has begun, every piece numbered like its place."""
    game = Game(GAME.fresh(2, options, checked=True), board, ([], []))
    setup(game.s, game.b)
    while chance(game.s, game.b):
        draw(game.s, game.b, 0)
    for seat in (0, 1, 6):
        game.play(seat, legal_actions(game.s, game.b, seat)[0])
    return game


def walk(rng: Random, board: LaidOut, options: dict[str, str | int]) -> Iterator[Game]:
    """Every position of a random game in which sides like to use units, and seldom give up."""
    game = new_game(board, options)
    yield game
    while not over(game.s, game.b):
        seats = [seat for seat in seats_in(acting(game.s, game.b)) if seat < 2]
        seat = rng.choice(seats)
        actions = legal_actions(game.s, game.b, seat)
        special = [action for action in actions if action >= MISFIT and action != DONE]
        if special and rng.random() < 0.4:
            actions = special
        elif actions[-1] == LAST_RESORT and len(actions) > 1:
            actions = actions[:-1]
        game.play(seat, rng.choice(actions))
        yield game


def some_board(rng: Random) -> LaidOut:
    """The training ground, one like it with other rivers and zones, or a real board."""
    kind = rng.randrange(4)
    if kind == 0:
        return FIELD
    return random_field(rng) if kind < 3 else GAME.laid_out("quick")


def some_options(rng: Random) -> dict[str, str | int]:
    return {"members_a": str(rng.randint(1, 4)), "members_b": str(rng.randint(1, 4))}
