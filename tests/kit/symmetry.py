"""Symmetry: seen after the board and the seats have been turned, the rules say the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from ludotheque.engine.game import Game

from .states import facts, legal_actions, plain_copy


class Turning(Protocol):
    """Where seats, actions and whole positions come to lie."""

    def seat(self, seat: int, /) -> int: ...
    def action(self, seat: int, action: int, /) -> int: ...
    def state(self, s: Any, /) -> Any: ...


def require_same(game: Game, s: Any, b: Any, turning: Turning) -> None:
    """Turned, the position has the same scores, and actions are legal or refused alike."""
    rules, there = game.rules, turning.state(s)
    assert rules.over(there, b) == rules.over(s, b)
    for seat in range(s.seats):
        to = turning.seat(seat)
        assert rules.score(there, b, to) == rules.score(s, b, seat)
        legal = legal_actions(game, s, b, seat)
        turned = {turning.action(seat, action) for action in legal}
        assert set(legal_actions(game, there, b, to)) == turned
        for action in range(rules.ACTIONS):
            refusal = rules.refusal(there, b, to, turning.action(seat, action))
            assert refusal == rules.refusal(s, b, seat, action)


def require_same_after(
    game: Game,
    s: Any,
    b: Any,
    turning: Turning,
    seat: int,
    actions: Iterable[int],
    copy: Callable[[Game, Any], Any] = plain_copy,
) -> None:
    """Whatever is done next leads to the same, turned."""
    there = turning.state(s)
    for action in actions:
        one, two = copy(game, s), copy(game, there)
        game.rules.apply(one, b, seat, action)
        game.rules.apply(two, b, turning.seat(seat), turning.action(seat, action))
        assert facts(game, turning.state(one)) == facts(game, two)
