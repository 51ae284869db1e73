"""The rules of a game beside a second opinion: slow and obvious rules, written from the rules page.

They must find the same moves, and come to the same positions, wherever they are asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.seats import seats_in

from .states import LETTERS, legal_actions, plain_copy, random_options


class SlowRules(Protocol):
    """A position of the slow rules. Seats are letters, moves are in notation."""

    def legal(self, seat: str, /) -> set[str]: ...
    def play(self, seat: str, move: str, /) -> None: ...
    def draw(self, k: int, /) -> None: ...
    def facts(self) -> dict[str, Any]: ...


@dataclass(frozen=True)
class SideBySide:
    """Two sets of rules of one game, and where they are compared."""

    game: Game
    read_state: Callable[[Any, Any], SlowRules]  # of a state and a plan
    random_position: Callable[[Random], tuple[Any, LaidOut]]
    positions: int  # in each part of the work
    boards: Sequence[LaidOut]  # for whole games
    longest: int  # choices in a game
    require_sound: Callable[[Any, Any, Any], None]
    unchanging: Callable[[Any], object] = lambda s: None  # what no rule makes or loses

    def written(self, s: Any, laid_out: LaidOut, seat: int, action: int) -> str:
        notation = self.game.notation
        return notation.write(notation.to_move(s, laid_out.plan, seat, action))

    def same_choices(
        self, s: Any, laid_out: LaidOut, seat: int, slow: SlowRules, where: object
    ) -> list[int]:
        """What a seat may do, which must be the same by both rules."""
        actions = legal_actions(self.game, s, laid_out.plain, seat)
        texts = [self.written(s, laid_out, seat, action) for action in actions]
        assert len(set(texts)) == len(texts), (where, "an action listed twice")
        assert set(texts) == slow.legal(LETTERS[seat]), (where, slow)
        return actions

    def require_same(self, s: Any, laid_out: LaidOut, slow: SlowRules, where: object) -> None:
        assert self.read_state(s, laid_out.plan).facts() == slow.facts(), where

    # ------------------------------------------------------------ in random positions

    def require_same_choices(self, seeds: Iterable[int]) -> None:
        for seed in seeds:
            s, laid_out = self.random_position(Random(seed))
            self.same_choices(s, laid_out, s.turn, self.read_state(s, laid_out.plan), seed)

    def require_same_effects(self, seeds: Iterable[int]) -> None:
        for seed in seeds:
            rng = Random(seed)
            s, laid_out = self.random_position(rng)
            actions = legal_actions(self.game, s, laid_out.plain, s.turn)
            if actions:
                self.act(s, laid_out, s.turn, rng.choice(actions), seed)

    def act(self, s: Any, laid_out: LaidOut, seat: int, action: int, seed: int) -> None:
        text, slow = self.written(s, laid_out, seat, action), self.read_state(s, laid_out.plan)
        self.game.rules.apply(s, laid_out.plain, seat, action)
        slow.play(LETTERS[seat], text)
        self.require_same(s, laid_out, slow, (seed, text))

    def require_copies_alike(self, seeds: Iterable[int]) -> None:
        """A copy of a position has the same legal actions."""
        for seed in seeds:
            s, laid_out = self.random_position(Random(seed))
            legal = [
                legal_actions(self.game, each, laid_out.plain, s.turn)
                for each in (s, plain_copy(self.game, s))
            ]
            assert legal[0] == legal[1]

    # ------------------------------------------------------------ in whole games

    def play(self, seed: int, seats: int) -> None:
        """A game by both rules, and what holds in all its positions."""
        rng, laid_out = Random(seed), self.boards[seed % len(self.boards)]
        rules, b = self.game.rules, laid_out.plain
        s = self.game.fresh(seats, random_options(self.game, rng), checked=True)
        rules.setup(s, b)
        slow, total = self.read_state(s, laid_out.plan), self.unchanging(s)
        for step in range(self.longest):
            if rules.over(s, b):
                break
            if outcomes := rules.chance(s, b):
                k = rng.randrange(outcomes)
                rules.draw(s, b, k)
                slow.draw(k)
            else:
                seat = rng.choice(list(seats_in(rules.acting(s, b))))
                action = rng.choice(self.same_choices(s, laid_out, seat, slow, step))
                slow.play(LETTERS[seat], self.written(s, laid_out, seat, action))
                rules.apply(s, b, seat, action)
            self.require_sound(s, b, laid_out.plan)
            self.require_same(s, laid_out, slow, step)
            assert self.unchanging(s) == total


def roll_for_start(rolls: dict[str, int | None], seat: str, total: int) -> tuple[str, bool]:
    """Notes what a seat rolled; says who is next, and whether that is who starts.

    Those who tie for the highest roll again, and only they are left among the rolls.
    """
    rolls[seat] = total
    waiting = [seat for seat, rolled in rolls.items() if rolled is None]
    if waiting:
        return waiting[0], False
    best = max(rolled or 0 for rolled in rolls.values())
    tied = [seat for seat, rolled in rolls.items() if rolled == best]
    if len(tied) > 1:
        rolls.clear()
        rolls.update(dict.fromkeys(tied))
    return tied[0], len(tied) == 1
