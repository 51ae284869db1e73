"""Random games walked position by position, on states that check every assignment."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import ludotheque
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.seats import Seat, seats_in
from tests.fixtures import fixture_games
from tests.kit import states
from tests.tiers import TIER, Tier

SHELF = ludotheque.all_games()
GAMES = (*SHELF, *fixture_games())


@dataclass(frozen=True)
class Position:
    """A position of some game, with its board."""

    game: Game
    s: Any
    board: LaidOut

    @property
    def b(self) -> Any:
        return self.board.plain

    @cached_property
    def acting(self) -> list[Seat]:
        return list(seats_in(self.game.rules.acting(self.s, self.b)))

    @property
    def seats(self) -> list[Seat]:
        return [*(Seat(number) for number in range(self.s.seats)), Seat.CLOCK]

    def legal(self, seat: int) -> list[int]:
        return states.legal_actions(self.game, self.s, self.b, seat)

    def refusal(self, seat: int, action: int) -> int:
        return self.game.rules.refusal(self.s, self.b, seat, action)

    def copy(self) -> Position:
        return Position(self.game, states.plain_copy(self.game, self.s), self.board)

    def values(self) -> dict[str, Any]:
        return states.facts(self.game, self.s)


def variants(game: Game) -> Iterator[tuple[int, dict[str, str | int], str]]:
    """Every number of seats; every value of every option; every board."""
    for number in game.about.seats:
        yield number, {}, ""
    most = max(game.about.seats)
    for option in game.about.options:
        others: list[str | int] = [*option.values[1:], *option.numbers[:1]]
        for value in others:
            yield most, {option.name: value}, ""
    for board in game.about.boards[1:]:
        yield most, {}, board


def some_variants(game: Game) -> list[tuple[int, dict[str, str | int], str]]:
    """All of them, or the first and the last where one or two must do."""
    found = list(variants(game))
    return found if TIER is Tier.ALL else [found[0], found[-1]]


def walk(
    game: Game, seed: int, variant: tuple[int, dict[str, str | int], str]
) -> Iterator[Position]:
    """Every position of one random game, to its end, each before anything is chosen in it."""
    seats, options, board = variant
    choose, laid_out = random.Random(seed), game.laid_out(board)
    s = game.fresh(seats, options, checked=True)
    game.rules.setup(s, laid_out.plain)
    while True:
        yield Position(game, s, laid_out)
        if game.rules.over(s, laid_out.plain):
            return
        states.advance(game, s, laid_out.plain, choose)
