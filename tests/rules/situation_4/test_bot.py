"""The bot: what it does first, and how long it takes."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from ludotheque.bots import choosers
from ludotheque.bots.player import choose_action
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.levels import NAMES
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.games.situation_4 import notation
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.bot import LEVELS, PACES, evaluate, pause, survey
from ludotheque.games.situation_4.constants import OBJECTIVE
from ludotheque.games.situation_4.view import View
from tests.clauses import option
from tests.tiers import slow

from .field import GAME
from .table import Table, plain, play

FLAGS = (
    *(f"A flags {name}" for name in ("town-1", "refinery-1", "fort-1")),
    *(f"B flags {name}" for name in ("town-2", "refinery-2", "fort-2")),
)


def chosen(game: Table, seat: str = "A") -> str:
    """What the greedy bot does; a piece is told by its place alone."""
    rng = seeded(3, 4)
    action = choose_action(GAME, game.state, game.match.board, Seat[seat], "greedy", rng)
    return plain(
        notation.to_move(game.state, of_type(Plan, game.match.board.plan), Seat[seat], action)
    )


def test_it_plants_before_it_forgets() -> None:
    assert chosen(play("A has c1 d1; A lays c2; A lays d2; A flags fort-1")) == "flag refinery-1"


def test_it_bridges_before_the_board_is_covered() -> None:
    rest = "a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2"
    north = "a4 b4 c4 d4 e4 f4 a3 b3 c3 d3 e3 f3"
    flags = "".join(f"; {flag}" for flag in FLAGS)
    game = play(f"A has {rest}; B has {north}; B bridged 1{flags}")
    while not game.over:
        game.take(spoken(Seat.A, chosen(game)))
    assert game.state.bridge[3] == 1


def test_it_takes_a_flag_that_was_forgotten_but_not_at_once() -> None:
    game = play("A has b1 c1; B has a4; A lays a1; A lays a2")
    assert "flag town-1" in game.legal("B")
    assert chosen(game, "B") != "flag town-1"
    game.take(f"B lays {chosen(game, 'B').removeprefix('lay ')}")
    assert chosen(game, "B") == "flag town-1"


def worth_after(script: str, sentence: str) -> int:
    """What a position is worth to A once something more has been done."""
    game = play(f"{script}; {sentence}")
    return evaluate(game.state, game.b, 0)


def test_it_would_rather_complete_what_is_threatened_than_what_is_safe() -> None:
    threatened, safe = "B has a4 a3; A has a1 b1 b2", "B has f4 f3; A has a1 b1 b2"
    gains = [
        worth_after(script, "A lays a2") - worth_after(script, "A flags town-1")
        for script in (threatened, safe)
    ]
    assert gains[0] > gains[1]


def test_it_spoils_what_the_other_side_nearly_has() -> None:
    game = play("B has c4 c3 b4 b3; A has d1 d2 e2; A flags fort-1; B flags fort-2")
    assert chosen(game) == "lay d3"  # or the refinery on c3 and d3 is B's


def test_it_drops_a_paratrooper_where_it_threatens_something() -> None:
    game = play("A has b1 c1; B has a2 b2 c2 a1 d1 d4 e4; B flags town-1")
    assert chosen(game).startswith("drop ")


@slow
def test_it_never_declares_while_it_can_go_on() -> None:
    for seed in range(3):
        dice, game = Random(seed), play("")
        while not game.over:
            seat = dice.choice(sorted(game.match.acting - {Seat.CLOCK}))
            move = chosen(game, seat.word)
            assert move != "done"
            game.take(spoken(seat, move))


def spoken(seat: Seat, move: str) -> str:
    if move.startswith("lay "):
        return f"{seat.word} lays {move.removeprefix('lay ')}"
    return f"{seat.word}: {move}"


def test_the_end_is_worth_what_it_is() -> None:
    game = play("minutes=30; A has a1 b1 a2 b2; A flags town-1; clock: time")
    assert [evaluate(game.state, game.b, seat) for seat in (0, 1)] == [15_000, -15_000]


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    game = play("A has b1 c1 b2 c2; B has e4 d4")
    assert evaluate(game.state, game.b, 0) == -evaluate(game.state, game.b, 1)


@pytest.mark.parametrize("level", PACES)
@pytest.mark.parametrize("kind", choosers.BOTS)
def test_it_takes_its_time_now_more_now_less(kind: str, level: str) -> None:
    dice = Random(1)
    seconds = [pause(kind, {"pace": level}, dice) for _ in range(4000)]
    assert fmean(seconds) == pytest.approx(PACES[level], rel=0.05)
    assert min(seconds) >= 0.3 * PACES[level]
    assert max(seconds) <= 3 * PACES[level]
    assert len(set(seconds)) > 3000


@option("places=in_order", "places=likeliest_first")
def test_the_table_says_which_places_come_first_by_keyboard() -> None:
    """The page puts them in order; both sides are told."""
    for value, first in (("in_order", False), ("likeliest_first", True)):
        match = GAME.match(2, options={"places": value})
        assert of_type(View, match.view(Seat.B)).likeliest_first is first
        assert of_type(View, match.view(Seat.A)).likeliest_first is first
    assert GAME.match(2).options["places"] == "in_order"


@option("pace=steady", "pace=gentle", "pace=brisk", "pace=fast")
def test_the_host_says_how_quick_bots_are() -> None:
    (pace,) = (each for each in GAME.about.options if each.name == "pace")
    assert set(pace.values) == set(PACES)
    assert GAME.match(2).options["pace"] == "steady"
    seconds = [pause("greedy", {"pace": level}, Random(2)) for level in PACES]
    assert seconds == sorted(seconds, reverse=True)
    assert len(set(seconds)) == len(PACES)


# ---------------------------------------------------------------- planners


def surveyed(script: str) -> Table:
    """A position with what a planner makes of it in its working memory."""
    game = play(script)
    survey(game.state, game.b, list(LEVELS["master"].numbers()))
    return game


def test_a_planner_counts_the_pieces_until_it_is_there() -> None:
    game = surveyed("A has b1; B has a4")
    index, steps = of_type(Plan, game.match.board.plan).index, game.state.scratch.steps
    assert [steps[0][index[place]] for place in ("b2", "b3")] == [1, 2]
    assert [steps[1][index[place]] for place in ("a3", "a2")] == [1, 2]


def test_a_planner_hopes_for_what_it_can_reach_first() -> None:
    game = surveyed("A has b1; B has a4")
    likely = game.state.scratch.likely
    names = list(of_type(Plan, game.match.board.plan).objectives)
    town, other = (OBJECTIVE + [each.name for each in names].index(f"town-{n}") for n in (1, 2))
    assert likely[0][town] > likely[0][other]
    assert likely[1][other] > likely[1][town]


def test_what_the_other_side_has_begun_is_hoped_for_no_more() -> None:
    before, after = (surveyed(script) for script in ("A has b1", "A has b1; B has a4 a3 a2"))
    area = after.b.zone[of_type(Plan, after.match.board.plan).index["a2"]][0]
    assert before.state.scratch.likely[0][area] > 0
    assert after.state.scratch.likely[0][area] == 0


def test_the_stronger_a_character_the_quicker_it_is() -> None:
    seconds = [pause(name, {"pace": "steady"}, Random(5)) for name in NAMES]
    assert seconds == sorted(seconds, reverse=True)
    assert len(set(seconds)) == len(NAMES)
