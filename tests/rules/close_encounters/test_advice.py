"""Why a move is a good one: what comes up too seldom in random games to be met there."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.game import Advice
from ludotheque.engine.seats import Seat
from ludotheque.games.close_encounters import advice

from .table import Table, play


def said(table: Table, seat: str, *moves: str) -> Advice:
    """What is said for some moves, which need not be made."""
    match, plan = table.match, table.match.board.plan
    to_action, read = match.game.notation.to_action, match.game.notation.read
    actions = [to_action(match.state, plan, Seat[seat], read(move)) for move in moves]
    state: Any = match.state
    return advice.why(state, state, match.board.plain, plan, Seat[seat], actions)


def test_whoever_cannot_go_on_stays() -> None:
    assert said(play("2 players; A rolls 2-1"), "A", "stay") == Advice("stay")


def test_the_risk_is_that_of_the_whole_way() -> None:
    table = play("2 players; circles A 1 2, B 40 55; A rolls 6-6")
    short = said(table, "A", "to 94")
    long = said(table, "A", "to 94", "to 83", "to 72")
    assert int(short.values["risk"]) < int(long.values["risk"])


def test_circles_in_the_way_are_told_from_those_aside() -> None:
    table = play("2 players; B at 39; A rolls 2-1")
    assert said(table, "A", "circle 28").code == "circle-one"
    assert said(table, "A", "circle 99").code == "circle-aside"
