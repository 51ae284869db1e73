"""Random games walked position by position, on states that check every assignment."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ludotheque.engine import compile, declare
from ludotheque.engine.compiled_types import Board, Move, Shown, State
from ludotheque.engine.contract import Event, Reason, Values
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
    def players(self) -> list[Seat]:
        return [Seat(number) for number in range(self.s.seats)]

    @property
    def seats(self) -> list[Seat]:
        return [*self.players, Seat.CLOCK]

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

    def view(self, seat: Seat | None) -> Shown:
        return self.game.views.view(self.s, self.b, self.board.plan, seat)

    def answer(self, seat: Seat, action: int) -> tuple[Reason | None, Move | None, bool]:
        """All that a seat can find out of an action without taking it.

        Why it is refused; else how it is written, and whether it may tell its player something.
        """
        plan, number = self.board.plan, self.refusal(seat, action)
        if number:
            clause = self.game.clause(number)
            return (
                self.game.reasons.explain(self.s, self.b, plan, seat, action, clause), None, False,
            )  # fmt: skip
        reveals = self.game.story.reveals
        told = reveals is not None and reveals(self.s, self.b, seat, action)
        return None, self.game.notation.to_move(self.s, plan, seat, action), told

    def after(self, seat: Seat, action: int) -> Step:
        """What a choice leads to."""
        other = self.copy()
        self.game.rules.apply(other.s, other.b, seat, action)
        plan = self.board.plan
        return Step(other, self.game.story.tell(self.s, other.s, self.b, plan, seat, action))

    def some_choices(self, number: int, most: int = 6) -> list[tuple[Seat, int]]:
        """Some of the choices that players have."""
        found = [(seat, action) for seat in self.acting for action in self.legal(seat)]
        return random.Random(number).sample(found, min(most, len(found)))

    def hidden_choices(self, actor: Seat, number: int) -> list[tuple[int, int]]:
        """Pairs of choices of one type that others are not told."""
        kinds: dict[type, list[int]] = {}
        for action in self.legal(actor):
            move = self.game.notation.to_move(self.s, self.board.plan, actor, action)
            if self.game.disclosure(move).hides(over=False):
                kinds.setdefault(type(move), []).append(action)
        chosen = random.Random(number)
        drawn = (chosen.sample(each, 2) for each in kinds.values() if len(each) > 1)
        return [(one, other) for one, other in drawn]

    def values(self) -> dict[str, Cells]:
        return declare.values(self.game.declared.State, self.s)


@dataclass(frozen=True)
class Step:
    """A position that a choice led to, and what is told of it."""

    position: CheckedPosition
    events: Sequence[Event]

    def told(self, seat: Seat | None) -> list[tuple[str, Values]]:
        """What a seat is told, or a watcher."""
        return [
            (event.code, event.values)
            for event in self.events
            if event.audience is None or seat in event.audience
        ]


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
