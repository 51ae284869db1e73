"""What is told of a position: all that can be seen, and never where a piece of a tray fits."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.games.situation_4 import reasons
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.board.shown import drawing_of_piece
from ludotheque.games.situation_4.constants import ACTIONS, DROP, LAY, MISFIT
from ludotheque.games.situation_4.rules import refusal
from ludotheque.games.situation_4.state import Board, State
from ludotheque.games.situation_4.view import (
    Area,
    Bridge,
    Goal,
    Handout,
    Piece,
    Points,
    View,
    handout,
    is_listed,
    view,
)
from tests.clauses import clause
from tests.tiers import slow

from .field import FIELD, GAME
from .positions import Game, copy_of, legal_actions, walk
from .table import Table, match_on, play


def handed_out(match: Match) -> Handout | None:
    s, board = of_type(State, match.state), match.board
    return handout(s, of_type(Board, board.plain), of_type(Plan, board.plan), None)


def seen(game: Table) -> View:
    return view(game.state, game.b, of_type(Plan, game.match.board.plan), Seat.A)


def test_a_game_that_is_about_to_begin() -> None:
    found = seen(play("getting ready; B is ready"))
    assert found.phase == "ready"
    assert [side.ready for side in found.sides] == [False, True]
    assert [side.tray for side in found.sides] == [tuple(range(1, 25))] * 2
    assert (found.pieces, found.bridges, found.areas) == ((), (), ())
    assert [side.open for side in found.sides] == [(), ()]


def test_pieces_and_what_stands_on_them() -> None:
    found = seen(play("A has b1 c1; B has d4 a4 b4; A drops d4; B tanks a4; A lays a1"))
    assert found.pieces == (
        Piece("a4", "B", 1, "tank", "B"),
        Piece("b4", "B", 2, "", ""),
        Piece("d4", "B", 4, "paratrooper", "A"),
        Piece("a1", "A", 19, "", ""),
        Piece("b1", "A", 20, "", ""),
        Piece("c1", "A", 21, "", ""),
    )
    ours, theirs = found.sides
    assert (ours.laid, theirs.laid) == (3, 3)
    assert set(range(1, 25)) - set(ours.tray) == {19, 20, 21}
    assert (ours.paratroopers, ours.tanks, theirs.paratroopers, theirs.tanks) == (2, 0, 0, 2)
    assert (ours.paratroop_base, ours.tank_base) == ("covered", "open")


def test_bases_that_are_lost() -> None:
    found = seen(play("A has d4 a4"))
    assert (found.sides[1].paratroop_base, found.sides[1].tank_base) == ("lost", "lost")


def test_open_and_closed_places() -> None:
    ours, theirs = seen(play("A has a1; B has a4 a3; B parked on a3")).sides
    assert ours.open == ("b1",)
    assert ours.closed == ("b3", "a2")
    assert theirs.open == ("b4", "b3", "a2")
    assert theirs.closed == ()


def test_objectives_flags_areas_bridges_and_points() -> None:
    found = seen(play("members_a=2; A has a1 b1 a2 b2 c2 d2 e2; A flags town-1; A bridges 4"))
    goals = {goal.name: goal for goal in found.objectives}
    assert goals["town-1"] == Goal("town-1", "A", "A", False, 0, False)
    assert goals["refinery-1"] == Goal("refinery-1", None, "A", False, 1, False)
    assert goals["fort-1"] == Goal("fort-1", None, None, False, 0, False)
    assert found.areas == (Area("5", "A"),)
    assert found.bridges == (Bridge("4", "A"),)
    assert found.sides[0].points == Points(50, 100, 100, 250)
    assert found.sides[0].members == 2


def test_objectives_that_are_forgotten_or_lost() -> None:
    found = seen(play("A has a1 b1 c2; B has d2"))
    goals = {goal.name: goal for goal in found.objectives}
    assert goals["town-1"] == Goal("town-1", None, "A", True, 0, False)
    assert goals["refinery-1"] == Goal("refinery-1", None, None, False, 0, True)


def test_who_has_finished() -> None:
    ours, theirs = seen(play("A has b1; B has a1 b2 c1; B flags town-1")).sides
    assert (ours.stuck, ours.declared) == (True, False)
    assert (theirs.stuck, theirs.declared) == (False, False)
    assert seen(play("A is done")).sides[0].declared


def test_everybody_is_told_the_same() -> None:
    game = play("A has b1 c1; B has d4; A drops d4")
    plan = of_type(Plan, game.match.board.plan)
    views = [view(game.state, game.b, plan, seat) for seat in (Seat.A, Seat.B, None)]
    assert views[0] == views[1] == views[2]


# ---------------------------------------------------------------- what is not told


@clause("S4-7")
def test_which_piece_fits_where_is_never_listed() -> None:
    game = play("A lays a1")
    assert not any(is_listed(game.state, game.b, 0, action) for action in range(LAY, MISFIT))
    assert all(is_listed(game.state, game.b, 0, action) for action in range(DROP, ACTIONS))


def reshuffled(game: Game, rng: Random) -> Any:
    """The same position, but for where the pieces left in the trays belong."""
    s = copy_of(game.s)
    for side in (0, 1):
        pieces = range(of_type(Plan, game.board.plan).places)
        left = [n for n in pieces if s.on[s.tray[side][n]] != 1 + side]
        places = [s.tray[side][piece] for piece in left]
        rng.shuffle(places)
        for piece, place in zip(left, places, strict=True):
            s.tray[side][piece] = place
    return s


@slow
@clause("S4-2", "S4-7")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_told_depends_on_where_a_piece_of_a_tray_belongs(seed: int) -> None:
    """Views, what may be listed, and every refusal, but by laying the piece itself."""
    rng = Random(seed)
    for number, game in enumerate(walk(rng, FIELD, {})):
        if number % 7:
            continue
        other, b, plan = reshuffled(game, rng), game.b, of_type(Plan, game.board.plan)
        for seat in (Seat.A, Seat.B):
            assert view(other, b, plan, seat) == view(game.s, b, plan, seat)
            assert legal_actions(other, b, seat) == legal_actions(game.s, b, seat)
            for action in range(ACTIONS):
                assert explained(other, game, seat, action) == explained(game.s, game, seat, action)


def explained(s: Any, game: Game, seat: int, action: int) -> Any:
    number = refusal(s, game.b, seat, action)
    if number == 0:
        return None
    plan = of_type(Plan, game.board.plan)
    return reasons.explain(s, game.b, plan, seat, action, GAME.clause(number))


@clause("S4-2")
def test_how_the_trays_were_shuffled_is_hidden_until_the_game_is_over() -> None:
    going_on, ended = play("A lays a1").match, play("A is done; B is done").match
    for match, hidden in ((going_on, True), (ended, False)):
        assert match.hides("deal a1") == hidden
        assert not match.hides("lay 19 at a1")


# ---------------------------------------------------------------- the trays, drawn


@slow
@clause("S4-2")
def test_the_trays_are_turned_over_when_play_begins_and_no_sooner() -> None:
    board = GAME.laid_out("quick")
    match = match_on(board, {"rotation": "on"}, seed=8)
    assert handed_out(match) is None
    for seat, move in ((0, "ready"), (1, "ready")):
        match.play(seat, move)
        assert handed_out(match) is None
    match.play(Seat.CLOCK, "go")
    given = handed_out(match)
    assert given is not None
    s, plan = of_type(State, match.state), of_type(Plan, board.plan)
    for side in (0, 1):
        tray, turned = s.tray[side], s.turned[side]
        assert given.sides[side] == tuple(
            drawing_of_piece(plan, tray[piece], turned[piece]) for piece in range(plan.places)
        )


@slow
@clause("S4-7")
def test_no_drawing_names_a_place() -> None:
    board = GAME.laid_out("quick")
    match = match_on(board, {}, seed=8)
    of_type(State, match.state).phase = 2
    given = handed_out(match)
    words = set(msgspec.json.encode(given).decode().replace('"', " ").split())
    assert not words & set(of_type(Plan, board.plan).place_names)
