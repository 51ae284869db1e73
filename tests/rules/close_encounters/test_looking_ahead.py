"""Walks that are only thought of: told step by step to their ends, without a word about circles."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ludotheque.engine import ahead
from ludotheque.engine.ahead import Way
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.games.close_encounters.constants import Phase
from ludotheque.games.close_encounters.imagining import imagine
from ludotheque.games.close_encounters.state import State
from tests.clauses import clause
from tests.tiers import slow, times

from .positions import GAME, copy_of
from .table import Table, play
from .test_secrets import Chronicle, positions

encode = msgspec.json.encode


def ways(game: Table, *moves: str) -> list[Way]:
    s = of_type(State, game.match.state)
    return ahead.ways(GAME, game.match.board, s, Seat(s.turn), moves=moves)


def test_a_walk_is_foreseen_across_a_trap() -> None:
    """Who does not know of a trap must be able to plan beyond it."""
    game = play("2 players; circles B 83; A at 94; A rolls 1-2")
    assert "to 72" in [way.move for way in ways(game, "to 83")]
    assert not any(way.more or way.then for way in ways(game, "to 83", "to 72"))
    assert ways(game, "to 83", "to 72", "to 61") == []


def test_a_walk_ends_at_its_destination() -> None:
    game = play("2 players; A at f17; A rolls 6-6")
    assert Way("to ship", more=True) in ways(game, "to f18")


@clause("CE-3a")
def test_what_may_be_circled_on_arrival_is_told_with_the_walk() -> None:
    """Neither can be taken back, so that both are confirmed at once."""
    game = play("2 players; circles A 12 40, B 83; A at f17; A rolls 6-6")
    found = ways(game, "to f18", "to ship")
    assert found == [Way(f"circle {n}") for n in range(1, 100) if n not in (12, 40)] + [Way("pass")]


@slow
@pytest.mark.parametrize("chips", ["may_enter", "must_jump"])
def test_what_is_foreseen_tells_nothing_of_circles(chips: str) -> None:
    """Two positions that a seat cannot tell apart give it the same bytes, wherever it looks."""
    compared = 0
    for game in positions("valley", {"chips": chips}, range(times(15, 60)), 40):
        seat = Seat(game.s.turn) if game.s.phase == Phase.MOVE else Seat(game.seed % game.seats)
        told = everything_foreseen(game, game.s, seat)
        for luck in range(2):
            other = copy_of(game.s)
            imagine(other, game.b, seat, seeded(luck, seat))
            assert everything_foreseen(game, other, seat) == told
        compared += len(told) > 2
    assert compared > times(5, 15)


def everything_foreseen(game: Chronicle, s: State, seat: Seat) -> list[bytes]:
    """What is told along a walk at random, and what is said against a step that cannot be made."""
    told, moves, rng = list[bytes](), list[str](), Random(game.seed)
    board = game.laid_out
    while found := ahead.ways(GAME, board, s, seat, moves=moves):
        told.append(encode(found))
        objection = ahead.objection(GAME, board, s, seat, [*moves, "to ship"])
        told.append(encode(objection and [objection.clause, objection.code, objection.values]))
        moves.append(rng.choice(found).move)
    return told
