"""Why a move is a good one: what comes up too seldom in random games to be met there."""

from __future__ import annotations

from ludotheque.engine.game import Advice
from ludotheque.engine.seats import Seat
from ludotheque.games.situation_4 import advice
from ludotheque.games.situation_4.rules import TANK_TO

from .table import play


def test_a_tank_is_for_what_it_closes() -> None:
    table = play("")
    plan, place = table.match.board.plan, 0
    said = advice.why(table.state, table.state, table.b, plan, Seat.A, [TANK_TO + place])
    assert said == Advice("tank", {"place": plan.place_names[place], "count": 0})
