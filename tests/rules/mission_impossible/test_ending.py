"""The last two, the last one, and the last round (MI-8, MI-W, MI-O)."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import Seat, seats_in
from ludotheque.games.mission_impossible.board.plan import Plan
from ludotheque.games.mission_impossible.rules import acting
from ludotheque.games.mission_impossible.view import in_play
from tests.clauses import clause, option
from tests.tiers import slow

from .positions import GAME, play_out, require_sound
from .table import play

FOUR = "4 players; A english; B russian; C german; D chinese"


# ---------------------------------------------------------------- MI-8: two left


@clause("MI-8")
def test_each_is_the_others_target() -> None:
    game = play(f"{FOUR}; B fell to A; D fell to C")
    assert (game.target("A"), game.target("C")) == ("german", "english")


@clause("MI-8")
def test_a_roll_counts_as_often_as_one_has_eliminated() -> None:
    game = play(f"{FOUR}; B fell to A; C fell to A; A rolls 3")
    assert (game.view().die, game.view().reach) == (3, 6)
    assert game.codes() == ["rolled-times"]
    game.take(sorted(game.legal())[0])
    game.then("D rolls 4")
    assert game.view().reach == 4  # never by less than one
    assert game.codes() == ["rolled"]


@clause("MI-8")
def test_only_ones_own_eliminations_count() -> None:
    """B had eliminated C; A, who eliminates B, has eliminated one."""
    game = play(f"{FOUR}; C fell to B; B fell to A; A rolls 3")
    assert game.view().reach == 3


@clause("MI-8")
def test_who_fell_by_confronting_counts_for_the_hunter() -> None:
    game = play(f"{FOUR}; B fell to A; A at h5; D at h5; C at h4; C rolls 1; h5; pass")
    game.then("D rolls 1; h6; A rolls 1; h6; confront D")
    assert game.is_out("A")
    assert game.player("D").eliminated == 1


@clause("MI-8")
def test_not_while_three_are_left() -> None:
    game = play("5 players; B fell to A; C fell to A; A rolls 3")
    assert game.view().reach == 3
    assert game.player("A").multiplier == 1


@clause("MI-8")
def test_from_the_next_roll_on() -> None:
    game = play(
        "5 players; A english; B russian; C german; D chinese; E french;"
        "B fell to A; C fell to A; A at h4; D at h5; A rolls 1; h5; confront D"
    )
    assert game.codes()[-1] == "two-left"
    assert game.player("A").multiplier == 3
    game.then("E rolls 1")
    assert game.view().reach == 1


# ---------------------------------------------------------------- MI-W: the end


@clause("MI-W", "MI-O")
def test_the_last_survivor_wins() -> None:
    game = play("B fell to A; A at h4; C at h5; C rolls 1; h4; confront A")
    assert game.over
    assert game.outcome.winners == (Seat.C,)
    assert game.outcome.scores == (0, 0, 2)
    assert (game.outcome.clause, game.outcome.reason) == ("MI-W", "last-survivor")
    assert [*game.codes()[:2], game.codes()[-1]] == ["confronted", "eliminated", "over-survivor"]
    assert game.why_not("C", "h5") == "MI-W"


@clause("MI-W")
def test_at_the_end_everything_is_shown() -> None:
    game = play("B fell to A; A at h4; C at h5; C rolls 1; h4; confront A")
    for viewer in ("", "A", "B", "C"):
        view = game.view(viewer)
        assert view.everything
        assert [player.agent for player in view.players] == ["english", "russian", "german"]
        assert all(card.says for card in view.cards)


@clause("MI-W")
@option("rounds=none")
def test_without_a_limit_it_goes_on() -> None:
    game = play("90 rounds; rounds=none; C rolls 1; k4")
    assert not game.over


@clause("MI-W")
def test_after_the_last_round_the_most_eliminations_win() -> None:
    game = play(
        f"{FOUR}; rounds=10; 9 rounds; C fell to B; A rolls 1; h8; B rolls 1; h3; D rolls 1"
    )
    assert not game.over
    game.take(sorted(game.legal())[0])
    assert game.over
    assert game.outcome.winners == (Seat.B,)
    assert game.outcome.scores == (1, 2, 0, 1)
    assert game.outcome.reason == "rounds-played"
    assert game.codes()[-1] == "over-rounds"


@clause("MI-W")
def test_a_tie_is_shared() -> None:
    game = play("rounds=10; 9 rounds; A rolls 1; h8; B rolls 1; h6; C rolls 1; k4")
    assert game.outcome.winners == (Seat.A, Seat.B, Seat.C)


@clause("MI-W")
def test_a_round_ends_even_if_its_first_player_has_fallen() -> None:
    game = play("4 players; A fell to D; 7 rounds; D rolls 1; j2")
    game.state.first = Seat.A
    for _ in range(3):
        assert game.view().round == 8
        game.then(f"{game.turn} rolls 1")
        game.take(sorted(game.legal())[0])
    assert (game.turn, game.view().round) == ("B", 9)


@slow
@clause("MI-W")
@pytest.mark.parametrize("seats", GAME.about.seats)
@pytest.mark.parametrize("cards", ["put_back", "kept"])
def test_random_games_end_and_every_position_is_sound(seats: int, cards: str) -> None:
    for s, laid_out in play_out(seats, Random(seats), {"cards": cards}):
        require_sound(s, laid_out.plain)
    assert s.left == 1


# ---------------------------------------------------------------- the fallen


@slow
@clause("MI-7a", "MI-7b")
@pytest.mark.parametrize("seats", GAME.about.seats)
def test_who_has_fallen_is_out_of_play_and_never_acts_again(seats: int) -> None:
    playing = set(range(seats))
    for s, laid_out in play_out(seats, Random(10 * seats), {}):
        before, playing = (
            playing,
            {seat for seat in range(seats) if in_play(s, laid_out.plain, seat)},
        )
        assert playing <= before
        assert len(playing) == s.left
        assert set(seats_in(acting(s, laid_out.plain))) <= playing
    assert len(playing) == 1


@clause("MI-O")
def test_the_fallen_watch_on_and_see_everything() -> None:
    game = play(f"{FOUR}; A at h4; B at h5; A rolls 1; h5; confront B")
    view = game.view("B")
    assert view.everything
    assert [player.agent for player in view.players] == ["english", "russian", "german", "chinese"]
    assert all(card.says for card in view.cards)
    game.then("C rolls 4")
    game.state.figure[2] = of_type(Plan, game.match.board.plan).index["h3"]
    game.then("i4")
    assert game.heard("B") == ["went", "read-card", "card-says"]
    assert game.heard("D") == ["went", "read-card"]
    assert game.reason("B", "h5").code == "fallen"
