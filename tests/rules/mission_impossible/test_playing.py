"""Turns: who starts, moving, safety, reading, notes (MI-2 to MI-6)."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.mission_impossible.board import Plan
from ludotheque.games.mission_impossible.constants import GO, Phase
from tests.clauses import clause, option
from tests.tiers import slow, times

from .positions import BOARDS, board_named, legal_actions, random_position
from .table import play

# ---------------------------------------------------------------- MI-3: who starts


@clause("MI-3")
def test_the_highest_roll_starts() -> None:
    game = play("roll for start; A rolls 2; B rolls 5; C rolls 4")
    assert (game.phase, game.turn, game.view().first) == ("roll", "B", "B")
    assert game.codes() == ["rolled-for-start", "starts"]


@clause("MI-3")
def test_those_who_tie_roll_again() -> None:
    game = play("roll for start; A rolls 5; B rolls 2; C rolls 5")
    assert game.codes() == ["rolled-for-start", "tied"]
    shown = [(player.roll, player.outrolled) for player in game.view().players]
    assert shown == [(0, False), (2, True), (0, False)]  # B is not to come any more
    game.then("A rolls 3; C rolls 3; A rolls 1; C rolls 6")
    assert (game.phase, game.turn) == ("roll", "C")


@clause("MI-3")
def test_then_the_turn_goes_round() -> None:
    game = play("4 players; C rolls 1; h2")
    turns = []
    for _ in range(6):
        turns.append(game.turn)
        game.then(f"{game.turn} rolls 1")
        game.take(sorted(game.legal())[0])
    assert turns == list("DABCDA")


@clause("MI-3")
def test_the_fallen_are_left_out() -> None:
    game = play("4 players; B fell to A; A rolls 1; h8")
    assert game.turn == "C"


@clause("MI-3")
def test_only_who_has_the_turn_may_move() -> None:
    game = play("3 players; B rolls 1")
    assert game.why_not("A", "h9") == "MI-3"
    assert play("roll for start").why_not("A", "h9") == "MI-3"


# ---------------------------------------------------------------- MI-4: moving


def walked(plan: Plan, start: int, steps: int) -> set[int]:
    """Where a figure can be after one step, two, … up to so many: every walk, square by square."""
    reached: set[int] = set()
    edge = {start}
    for _ in range(steps):
        edge = {end for square in edge for end in plan.links[square]}
        reached |= edge
    return reached - {start}


@clause("MI-4")
@pytest.mark.parametrize("board", BOARDS)
def test_a_move_reaches_what_a_walk_reaches(board: str) -> None:
    laid_out = board_named(board)
    game = play(f"{board} board; A rolls 1")
    s, b = game.state, laid_out.plain
    for start in range(len(of_type(Plan, laid_out.plan).squares)):
        for die in range(1, 7):
            s.figure[0], s.die = start, die
            found = [action - GO for action in legal_actions(s, b, 0)]
            assert len(found) == len(set(found))
            assert set(found) == walked(of_type(Plan, laid_out.plan), start, die)


@slow
@clause("MI-4")
def test_moves_of_random_games_are_walks() -> None:
    seen = 0
    for seed in range(times(40, 120)):
        s, laid_out = random_position(Random(seed))
        if s.phase == Phase.MOVE:
            seen += 1
            kills = max(1, s.eliminated[s.turn]) if s.left == 2 else 1
            found = {action - GO for action in legal_actions(s, laid_out.plain, s.turn)}
            assert found == walked(of_type(Plan, laid_out.plan), s.figure[s.turn], s.die * kills)
    assert seen > times(12, 40)


@clause("MI-4")
def test_fewer_squares_than_rolled_but_at_least_one() -> None:
    game = play("A at h5; A rolls 2")
    assert {"h4", "h6", "g5", "g6", "g4", "g7"} <= game.legal()
    assert "h5" not in game.legal()
    assert game.why_not("A", "h5") == "MI-4"
    assert game.why_not("A", "a4") == "MI-4"


@clause("MI-4")
def test_figures_are_not_in_the_way() -> None:
    """k4 and k5 are taken, and there is no other way to k6 in two."""
    game = play("A at k4; B at k5; A rolls 2")
    assert "k6" in game.legal()


@clause("MI-4")
def test_nobody_moves_before_rolling() -> None:
    assert play("3 players").why_not("A", "h9") == "MI-4"


# ---------------------------------------------------------------- MI-2: safety


@clause("MI-2")
def test_nobody_is_confronted_on_their_own_colour() -> None:
    game = play("A english; B russian; B at b3; A at b2; A rolls 1; b3")
    assert game.player("B").safe
    assert game.turn == "B"  # there was nothing to choose
    game = play("4 players; D at i4; B at i4; A at h3; A rolls 1; i4")
    assert game.phase == "confront"
    assert game.why_not("A", "confront B") == "MI-2"
    assert game.legal() == {"confront D", "pass"}


@clause("MI-2")
def test_others_may_land_there_and_read() -> None:
    game = play("B russian; B at b3; A at b2; A rolls 1; b3")
    assert game.codes() == ["went", "read-card", "card-says"]


@clause("MI-2")
def test_safety_lasts_all_game_long() -> None:
    game = play("B fell to A; C at i3; A at h2; A rolls 1; i3")
    assert game.player("C").safe
    assert game.turn == "C"


@clause("MI-2")
def test_who_confronts_from_home_takes_the_risk() -> None:
    """A lands on a square of their own, where their hunter stands, and confronts them."""
    game = play("A english; C american; C at f6; A at g7; A rolls 1; f6")
    assert game.player("A").safe
    game.then("confront C")
    assert game.is_out("A")


# ---------------------------------------------------------------- MI-5: reading


@clause("MI-5")
def test_a_card_is_read_unseen_by_others() -> None:
    game = play("B laid wart scar beard gold-tooth red-herring; A at b2; A rolls 1; b3")
    assert game.card("b3", "A").says == "gold-tooth"
    assert game.card("b3", "C").says is None
    assert game.card("b3").says is None
    assert game.card("b3").noted_by == ("A",)
    assert game.heard("A") == ["went", "read-card", "card-says"]
    assert game.heard("C") == game.heard("B") == ["went", "read-card"]


@clause("MI-5")
def test_nothing_is_read_on_the_way_or_at_home() -> None:
    game = play("A at b2; A rolls 2; a4")
    assert game.card("b3").noted_by == ()
    game = play("A at h8; A rolls 1; g9")
    assert game.codes() == ["went", "safe"]


@clause("MI-5")
@option("cards=put_back")
def test_a_card_is_put_back() -> None:
    game = play("cards=put_back; A at b2; C at a4; C rolls 1; b3; A rolls 1; b3")
    assert game.card("b3").noted_by == ("A", "C")
    assert game.card("b3").holder is None


@clause("MI-5")
@option("cards=kept")
def test_a_card_is_kept() -> None:
    game = play("cards=kept; A at b2; C at a4; C rolls 1; b3")
    assert game.heard("A") == ["went", "took-card"]
    assert game.card("b3").holder == "C"
    game.then("A rolls 1; b3")
    assert game.codes() == ["went"]
    assert game.card("b3").noted_by == ("C",)


@clause("MI-5")
@option("cards=kept")
def test_kept_cards_pass_with_the_notebook() -> None:
    game = play("cards=kept; A english; B russian; B at j5; B rolls 1; j4; C rolls 1; k4")
    assert game.card("j4").holder == "B"
    game.then("A rolls 6; h8; B rolls 1; j5; C rolls 1; k5")
    game.state.figure[0] = of_type(Plan, game.match.board.plan).index["k6"]
    game.then("A rolls 1; j5; confront B")
    assert game.is_out("B")
    assert game.card("j4").holder == "A"
    assert game.card("j4", "A").says is not None


@clause("MI-5")
def test_the_cards_of_the_fallen_can_still_be_read() -> None:
    game = play("4 players; B fell to A; D at h3; D rolls 1; i4")
    assert game.codes() == ["went", "read-card", "card-says"]


@clause("MI-5")
def test_the_squares_of_the_fallen_protect_nobody() -> None:
    game = play("4 players; B fell to A; C at i4; D at h3; D rolls 1; i4")
    assert game.phase == "confront"
    assert "confront C" in game.legal()


# ---------------------------------------------------------------- MI-6: notes


@clause("MI-6")
def test_notes_show_what_follows_from_them() -> None:
    """Broken nose and wart fit only the French and the American; A is the American."""
    game = play(
        "5 players; A american; B french; B laid broken-nose wart scar gold-tooth red-herring;"
        "A has read i4"
    )
    assert game.player("B", "A").suspects == ("english", "german", "french")
    game = play(
        "5 players; A american; B french; B laid broken-nose wart scar gold-tooth red-herring;"
        "A has read i4; A has read e6"
    )
    assert game.player("B", "A").suspects == ("french",)
    assert "french" not in game.player("C", "A").suspects


@clause("MI-6")
def test_a_red_herring_says_nothing() -> None:
    before = play("6 players; B laid red-herring wart beard scar gold-tooth")
    after = play("6 players; B laid red-herring wart beard scar gold-tooth; A has read i4")
    assert after.card("i4", "A").says == "red-herring"
    assert after.player("B", "A").suspects == before.player("B", "A").suspects


@clause("MI-6")
def test_watchers_have_no_notes() -> None:
    view = play("6 players; A has read i4").view()
    assert view.notebook is None
    assert all(player.suspects == () for player in view.players)
