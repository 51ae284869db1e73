"""Random games walked position by position, on states that check every assignment."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ludotheque.engine import compile, declare
from ludotheque.engine.compiled_types import Board, State
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.match import Match, MatchEntry
from ludotheque.engine.seats import Seat, seats_in

Cells = int | list["Cells"]  # what a field of a state holds
Variant = tuple[int, dict[str, str | int], str]  # seats, options, board


@dataclass(frozen=True)
class Effort:
    """How much is looked at: at most so many variants a law, and one position in so many."""

    variants: int = 1000
    share: int = 1
    games: int = 3


@dataclass(frozen=True)
class CheckedPosition:
    """A position of some game, with its board."""

    game: Game
    s: State
    board: LaidOut

    @property
    def b(self) -> Board:
        board: Board = self.board.plain
        return board

    @cached_property
    def acting(self) -> list[Seat]:
        return list(seats_in(self.game.rules.acting(self.s, self.b)))

    @property
    def seats(self) -> list[Seat]:
        return [*(Seat(number) for number in range(self.s.seats)), Seat.CLOCK]

    def legal(self, seat: int) -> list[int]:
        out = [-1] * self.game.rules.ACTIONS
        return out[: self.game.rules.legal(self.s, self.b, seat, out)]

    def refusal(self, seat: int, action: int) -> int:
        return self.game.rules.refusal(self.s, self.b, seat, action)

    def copy(self) -> CheckedPosition:
        copied = declare.plain(self.game.declared.State)
        compile.interpreted(self.game).copy(copied, self.s)
        return CheckedPosition(self.game, copied, self.board)

    def imagined(self, seat: int, number: int) -> CheckedPosition:
        """A copy in which what a seat does not know is made up."""
        other = self.copy()
        self.game.rules.imagine(other.s, other.b, seat, [number + 1, seat + 1])
        return other

    def values(self) -> dict[str, Cells]:
        return declare.values(self.game.declared.State, self.s)


def variants(game: Game) -> Iterator[Variant]:
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


def some_variants(game: Game, effort: Effort, purpose: int | str = "") -> list[Variant]:
    """As many as are wanted, chosen by what they are for."""
    found = list(variants(game))
    chosen = random.Random(f"{game.name} {purpose}")
    return found if effort.variants >= len(found) else chosen.sample(found, effort.variants)


def walk(game: Game, seed: int, variant: Variant) -> Iterator[CheckedPosition]:
    """Every position of one random game, to its end, each before anything is chosen in it."""
    seats, options, board = variant
    choose, laid_out = random.Random(seed), game.laid_out(board)
    s = game.fresh(seats, options, checked=True)
    game.rules.setup(s, laid_out.plain)
    while True:
        position = CheckedPosition(game, s, laid_out)
        yield position
        if game.rules.over(s, laid_out.plain):
            return
        advance(position, choose)


def advance(position: CheckedPosition, choose: random.Random) -> None:
    rules, s, b = position.game.rules, position.s, position.b
    outcomes = rules.chance(s, b)
    if outcomes:
        rules.draw(s, b, choose.randrange(outcomes))
        return
    seat = choose.choice(position.acting)
    rules.apply(s, b, seat, choose.choice(position.legal(seat)))


def sampled(game: Game, effort: Effort, each: int) -> list[CheckedPosition]:
    """Some positions of random games of several variants, the first and the last included."""
    found = []
    for variant in some_variants(game, effort, each):
        positions = [position.copy() for position in walk(game, 0, variant)]
        wanted = min(max(2, each // effort.share), len(positions))
        middle = random.Random(0).sample(positions, wanted)
        found += [positions[0], *middle, positions[-1]]
    return found


def random_entries(game: Game, effort: Effort) -> Iterator[tuple[Match, MatchEntry]]:
    """Random games entry by entry, each with the match as it stands before it."""
    for seed in range(effort.games):
        whole = game.match(game.about.seats[-1], seed)
        play_at_random(whole, random.Random(seed), 400)
        match = whole.anew()
        for entry in whole.log:
            yield match, entry
            match.follow(entry)


def play_at_random(match: Match, choose: random.Random, most: int) -> None:
    for _ in range(most):
        if match.over:
            return
        seat = choose.choice(sorted(match.acting))
        match.play(seat, choose.choice(match.legal(seat)))
