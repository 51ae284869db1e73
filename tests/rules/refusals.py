"""What must hold of all refusals in a position, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any

from ludotheque.engine.game import Game, LaidOut


def codes_of_refusals(
    game: Game, s: Any, board: LaidOut, seats: Iterable[int], particulars: Set[str]
) -> set[str]:
    """What is legal is not refused; the rest is, with a reason by the same clause."""
    found = set()
    for seat in seats:
        allowed = legal_actions(game, s, board, seat)
        for action in range(game.rules.ACTIONS):
            number = game.rules.refusal(s, board.plain, seat, action)
            assert (number == 0) == (action in allowed), (seat, action)
            if number:
                clause = game.clause(number)
                reason = game.reasons.explain(s, board.plain, board.plan, seat, action, clause)
                assert reason.clause == clause
                assert set(reason.values) <= particulars
                found.add(reason.code)
    return found


def legal_actions(game: Game, s: Any, board: LaidOut, seat: int) -> set[int]:
    out = [0] * game.rules.ACTIONS
    count = game.rules.legal(s, board.plain, seat, out)
    return set(out[:count])
