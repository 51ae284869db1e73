"""Setting up: two sides, two shuffled trays, and a start for both at once."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.seats import FATE, Seat
from ludotheque.games.situation_4 import constants, notation, rules
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.notation import Deal
from ludotheque.games.situation_4.position import members
from tests.clauses import clause, option

from .field import FIELD, GAME
from .table import match_on, play


@clause("S4-1")
def test_each_side_has_a_puzzle_two_bridges_and_no_units_yet() -> None:
    state = play("").state
    assert list(state.bridges) == [2, 2]
    assert list(state.paratroopers) == list(state.tanks) == [0, 0]
    for side in range(2):
        assert sorted(list(state.tray[side])[:24]) == list(range(24))


@clause("S4-1")
def test_nobody_but_the_two_sides_plays() -> None:
    assert GAME.about.seats == (2,)
    game = play("getting ready")
    assert game.acting() == {"A", "B"}
    assert rules.refusal(game.state, game.b, Seat.CLOCK, constants.LAY) == rules.Clause.S4_1


@clause("S4-2")
def test_fate_shuffles_each_tray_piece_by_piece() -> None:
    game = play("shuffle")
    assert game.acting() == {"fate"}
    for place in ("c3", "a1", "f4"):
        game.take(f"fate: deal {place}")
    dealt = [of_type(Plan, FIELD.plan).place_names[game.state.tray[0][piece]] for piece in range(3)]
    assert dealt == ["c3", "a1", "f4"]
    assert len(game.match.legal(FATE)) == 21
    with pytest.raises(LudothequeError) as refused:
        game.take("fate: deal a1")
    assert refused.value.problem.code == "place-dealt"


@clause("S4-2")
def test_each_side_has_its_own_shuffle_and_every_order_is_as_likely() -> None:
    """The draws are a Fisher-Yates shuffle: each choice leads to one order and back."""
    game = play("shuffle")
    for _ in range(24):
        game.take("fate: " + game.written(game.match.legal(FATE)[-1]))
    assert list(game.state.tray[0])[:3] == [23, 0, 1]
    assert list(game.state.tray[1])[:3] == [0, 1, 2]
    orders = Counter(order_of(draws) for draws in permutations_of_draws(4))
    assert set(orders.values()) == {1}
    assert set(orders) == set(permutations(range(4)))


def permutations_of_draws(length: int) -> list[tuple[int, ...]]:
    draws: list[tuple[int, ...]] = [()]
    for left in range(length, 0, -1):
        draws = [(*before, k) for before in draws for k in range(left)]
    return draws


def order_of(draws: tuple[int, ...]) -> tuple[int, ...]:
    """What the rules make of the last draws of a tray, when so many pieces are left."""
    game = play("shuffle")
    first = 24 - len(draws)
    for _ in range(first):
        rules.draw(game.state, game.b, 0)
    for k in draws:
        rules.draw(game.state, game.b, k)
    return tuple(place - first for place in list(game.state.tray[0])[first:24])


@clause("S4-2")
def test_nothing_can_be_done_while_the_trays_are_shuffled() -> None:
    game = play("shuffle")
    assert game.why_not("A is ready") == "S4-2"


@clause("S4-3")
def test_both_begin_at_once_when_both_are_ready() -> None:
    game = play("getting ready")
    assert game.why_not("A lays a1") == "S4-3"
    assert game.why_not("clock: go") == "S4-3"
    game.take("B is ready")
    assert game.acting() == {"A"}
    assert game.why_not("B is ready") == "S4-3"
    game.take("A is ready")
    assert game.acting() == {"clock"}
    assert game.why_not("A lays a1") == "S4-3"
    assert game.why_not("A: go") == "S4-3"
    game.take("clock: go")
    assert game.acting() == {"A", "B"}
    assert game.why_not("A is ready") == "S4-3"


@clause("S4-3")
def test_there_are_no_turns() -> None:
    game = play("A lays a1; A lays a2; A lays b2; B lays f4; A lays b1; B lays f3")
    assert game.acting() == {"A", "B"}


@clause("S4-4")
@option("members_a=1", "members_a=2", "members_a=3", "members_a=4")
@option("members_b=1", "members_b=2", "members_b=3", "members_b=4")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_side_has_as_many_members_as_the_host_says(number: int) -> None:
    state = play(f"members_a={number}").state
    assert [members(state, side) for side in range(2)] == [number, 1]
    state = play(f"members_b={number}").state
    assert [members(state, side) for side in range(2)] == [1, number]


@clause("S4-4")
def test_a_piece_must_be_in_hand_to_be_laid_and_nothing_else() -> None:
    assert notation.held(notation.read("lay 17 at e5")) == "piece 17"
    assert notation.held(notation.read("lay 17 at e5 turned 2")) == "piece 17"
    for text in ("ready", "drop e5", "tank e5", "flag town-1", "bridge 1", "done", "go"):
        assert notation.held(notation.read(text)) == ""


@clause("S4-7")
@option("rotation=off")
def test_without_the_option_every_piece_lies_the_right_way_round() -> None:
    game = play("shuffle")
    assert len(game.match.legal(FATE)) == 24
    game = play("A lays a1")
    assert all(turn == 0 for side in game.state.turned for turn in side)
    assert game.why_not("A: lay 13 at a2 turned 2") == "S4-7"


@clause("S4-2", "S4-7")
@option("rotation=on")
def test_with_the_option_pieces_lie_turned_and_must_be_turned_back() -> None:
    game = play("rotation=on; shuffle; fate: deal a1 turned 3; fate: deal b1")
    assert list(game.state.turned[0])[:3] == [3, 0, 0]
    while FATE in game.match.acting:
        game.take("fate: " + game.written(game.match.legal(FATE)[0]))
    game.then("A is ready; B is ready; clock: go")
    assert game.why_not("A: lay 1 at a1") == "S4-7"
    assert game.why_not("A: lay 1 at a1 turned 2") == "S4-7"
    game.take("A: lay 1 at a1 turned 1")
    assert game.owner("a1") == "A"


@option("rotation=on")
def test_fate_draws_place_and_turn_together() -> None:
    match = match_on(FIELD, {"rotation": "on"})
    moves = match.legal(FATE)
    assert len(moves) == len(set(moves)) == 96
    assert {move.turn for move in moves if isinstance(move, Deal)} == {0, 1, 2, 3}
