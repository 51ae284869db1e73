"""Bots at the other seats of a single game. They choose as those of a batch do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING

from ludotheque.bots import choosers
from ludotheque.bots.by_name import level_of
from ludotheque.bots.search import Searcher
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.speeds import CPU

from .drivers.rows import BOT_SEED

if TYPE_CHECKING:
    from .positions import Position, Positions

Bots = str | Mapping[int, str]  # one for all seats, or one for each


def by_seat(game: Game, seats: int, own: int, bots: Bots) -> dict[int, str]:
    """Which bot has which seat: all but one's own."""
    if own not in range(seats):
        raise LudothequeError(Problem("no-such-seat", {"seat": str(own)}))
    others = [seat for seat in range(seats) if seat != own]
    found = dict.fromkeys(others, bots) if isinstance(bots, str) else dict(bots)
    if sorted(found) != others:
        raise LudothequeError(Problem("wrong-opponents", {"seats": ", ".join(map(str, others))}))
    for bot in found.values():
        level_of(game, bot)
    return found


@cache
def simple(game: Game) -> SimpleNamespace:
    return CPU.build(game, choosers)


class Opponents:
    """They draw from a generator of their own, which follows from the game's seed and number."""

    def __init__(self, positions: Positions, bots: Mapping[int, str]) -> None:
        self.positions, self.bots = positions, bots
        game = positions.game
        self.levels = {seat: level_of(game, bot) for seat, bot in bots.items()}
        searching = any(bot not in choosers.BOTS for bot in bots.values())
        self.searcher = Searcher(game) if searching else None
        self.trial = CPU.records(game.declared.State, 1)[0]
        self.mind = CPU.generator(0)

    def begin(self, seed: int, number: int) -> None:
        self.mind = CPU.generator(seed ^ BOT_SEED, number)

    def choose(self, position: Position) -> int:
        """An action of the rules' own for the seat whose turn it is, by what that seat knows."""
        positions, seat = self.positions, position.player
        s, b, out, world = position.s, positions.b, positions.out, positions.world
        built = simple(positions.game)
        if self.bots[seat] == "random":
            return int(built.choose_random(s, b, seat, self.mind, out))
        if self.bots[seat] == "greedy":
            return int(built.choose_greedy(s, b, seat, self.mind, out, world, self.trial))
        assert self.searcher is not None
        built.copy(world, s)
        built.imagine(world, b, seat, self.mind)
        return self.searcher.choose(world, b, seat, self.levels[seat], self.mind)
