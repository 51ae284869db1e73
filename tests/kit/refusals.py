"""Refusals: a case for each reason, and what must hold of all refusals in any position."""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import strategies as st

from ludotheque.engine.contract import Reason
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.match import Match, Refused
from ludotheque.engine.seats import seats_in

from .states import facts, legal_actions
from .table import Table

# ---------------------------------------------------------------- cases


@dataclass(frozen=True)
class Case:
    """A move that is refused after a script, and the reason that is given."""

    code: str
    clause: str
    script: str
    move: str
    values: dict[str, str | int] = field(default_factory=dict)
    seat: str = "A"  # empty where the move is a sentence that names its seat

    @property
    def sentence(self) -> str:
        return f"{self.seat}: {self.move}" if self.seat else self.move


def require_reason(table: Table, case: Case) -> None:
    """The refusal says why, and with what particulars."""
    assert table.reason(case.sentence) == Reason(case.clause, case.code, case.values)


def require_unchanged(table: Table, case: Case) -> None:
    """The refused move changes nothing."""
    match = table.match
    before, log = facts(match.game, match.state), list(match.log)
    with pytest.raises(Refused) as refused:
        match.play(*table.choice(case.sentence))
    assert refused.value.reason == Reason(case.clause, case.code, case.values)
    assert (facts(match.game, match.state), match.log) == (before, log)


def require_codes(match: Match, expected: Iterable[tuple[int, int, str]]) -> None:
    """The seat and the action, which no move in notation can say, are refused by this code."""
    for seat, action, code in expected:
        reason = match._why_not_action(seat, action)
        assert reason is not None
        assert reason.code == code


# ---------------------------------------------------------------- the whole action space


def codes_of_refusals(
    game: Game, s: Any, board: LaidOut, seats: Iterable[int], particulars: Set[str]
) -> set[str]:
    """What is legal is not refused; the rest is, with a reason by the same clause."""
    found = set()
    for seat in seats:
        allowed = set(legal_actions(game, s, board.plain, seat))
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


def codes_in_positions(
    game: Game, positions: Iterable[tuple[Any, LaidOut]], particulars: Set[str]
) -> set[str]:
    """The same of every seat of some positions."""
    found = set()
    for s, board in positions:
        found |= codes_of_refusals(game, s, board, range(s.seats), particulars)
    return found


def position_chosen(game: Game, data: st.DataObject) -> tuple[Any, LaidOut]:
    """Some way into a game in which Hypothesis makes the choices.

    A failure then comes with the shortest game that it can find.
    """
    rules = game.rules
    laid_out = game.laid_out(data.draw(st.sampled_from(game.about.boards), label="board"))
    s = game.fresh(data.draw(st.sampled_from(game.about.seats), label="seats"), {}, checked=True)
    b = laid_out.plain
    rules.setup(s, b)
    for _ in range(data.draw(st.integers(0, 60), label="choices")):
        if rules.over(s, b):
            break
        if outcomes := rules.chance(s, b):
            rules.draw(s, b, data.draw(st.integers(0, outcomes - 1), label="fate"))
        else:
            seat = data.draw(st.sampled_from(list(seats_in(rules.acting(s, b)))), label="seat")
            actions = legal_actions(game, s, b, seat)
            rules.apply(s, b, seat, data.draw(st.sampled_from(actions), label="action"))
    return s, laid_out
