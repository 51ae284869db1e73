"""The object, the end of the game, and who has won (PM-O, PM-W)."""

from __future__ import annotations

import pytest

from tests.clauses import clause

from .table import play

LAST_MARBLE = "marbles c10; A rolls 1-2"


@clause("PM-O", "PM-W")
def test_the_player_with_the_most_white_marbles_wins() -> None:
    game = play(f"A has 3; B has 7; C has 1; D has 6; {LAST_MARBLE}; ghost-1 2; f8 e8; c10")
    assert game.over
    assert [seat.word for seat in game.outcome.winners] == ["B"]
    assert game.outcome.scores == (4, 7, 1, 6)


@clause("PM-O", "PM-W")
def test_yellow_marbles_do_not_count() -> None:
    game = play(f"A holds b6 f10 f2; B has 2; {LAST_MARBLE}; ghost-1 2; f8 e8; c10")
    assert game.over
    assert game.outcome.scores == (1, 2, 0, 0)
    assert [seat.word for seat in game.outcome.winners] == ["B"]


@clause("PM-W")
def test_the_game_ends_when_no_marble_is_left_on_the_circuit() -> None:
    game = play(f"{LAST_MARBLE}; ghost-1 2; f8 e8")
    assert not game.over
    game.then("c10")
    assert game.over
    assert (game.outcome.clause, game.outcome.reason) == ("PM-W", "circuit-empty")
    assert game.phase == "over"


@clause("PM-W")
def test_a_marble_left_keeps_the_game_going() -> None:
    game = play("marbles c10 k5; A rolls 1-2; ghost-1 2; f8 e8; c10")
    assert not game.over
    assert game.match.outcome is None


@clause("PM-W")
def test_it_is_checked_only_when_both_dice_are_played() -> None:
    game = play(f"{LAST_MARBLE}; pac-man 1; c10")
    assert game.view.marbles == {}
    assert not game.over
    assert game.legal() == {"ghost-1 2", "ghost-2 2"}
    game.then("ghost-1 2; f8")
    assert not game.over
    assert game.then("e8").over


@clause("PM-W", "PM-17")
def test_the_last_ghost_may_still_take_marbles() -> None:
    game = play(f"B at e8; B has 3; A has 1; {LAST_MARBLE}; pac-man 1; c10; ghost-1 2; f8 e8")
    assert game.outcome.scores == (4, 1, 0, 0)


@clause("PM-W")
def test_marbles_still_inside_the_pac_man_count() -> None:
    game = play("A has 2; A rolls 3-1; pac-man 3; c10 b9")
    assert (game.tray("A"), game.score("A"), game.score("B")) == (2, 4, 0)


@clause("PM-W", "PM-12c")
def test_a_yellow_marble_put_back_must_be_gobbled_before_the_game_can_end() -> None:
    game = play("marbles f8; A at f10; ghost-1 at f8; A holds b6; A rolls 1-1; pac-man 1; f8")
    assert game.view.marbles == {}
    game.then("name B; ghost-1 1; d6")
    assert not game.over
    assert game.view.marbles == {"b6": "yellow"}


@clause("PM-W", "PM-11")
def test_the_last_marble_may_be_yellow() -> None:
    game = play("yellow b6; A at b7; A rolls 1-1; ghost-1 1; f8; b6")
    assert game.over
    assert game.privileges("A") == 1


@clause("PM-W")
def test_yellow_marbles_in_trays_do_not_keep_the_game_going() -> None:
    game = play(f"B holds b6; {LAST_MARBLE}; ghost-1 2; f8 e8; c10")
    assert game.over


@clause("PM-W")
def test_a_tie_is_a_shared_win() -> None:
    game = play(f"A has 4; B has 3; D has 5; {LAST_MARBLE}; ghost-1 2; f8 e8; c10")
    assert game.outcome.scores == (5, 3, 0, 5)
    assert [seat.word for seat in game.outcome.winners] == ["A", "D"]


@clause("PM-W")
@pytest.mark.parametrize(("players", "turns"), [(2, 120), (3, 180), (4, 240)])
def test_sixty_rounds_without_a_marble_end_the_game(players: int, turns: int) -> None:
    quiet = "marbles k5; B has 3; A rolls 1-2; ghost-1 2; f8 e8; c10"
    assert not play(f"{players} players; {turns - 2} quiet turns; {quiet}").over
    game = play(f"{players} players; {turns - 1} quiet turns; {quiet}")
    assert game.over
    assert (game.outcome.clause, game.outcome.reason) == ("PM-W", "nothing-gobbled")
    assert [seat.word for seat in game.outcome.winners] == ["B"]


@clause("PM-W")
@pytest.mark.parametrize("hole", ["a7", "b6"])  # a white marble, a yellow one
def test_any_marble_gobbled_starts_the_count_again(hole: str) -> None:
    game = play("239 quiet turns; A at b7; A rolls 1-2; ghost-1 2; f8 e8")
    assert game.view.quiet_turns == 239
    game.then(hole)
    assert not game.over
    assert game.view.quiet_turns == 0


@clause("PM-W")
def test_turns_without_a_marble_are_counted() -> None:
    game = play("3 players; marbles k5; A rolls 1-2; ghost-1 2; f8 e8; c10")
    assert game.view.quiet_turns == 1
    game.then("B rolls 1-1; ghost-1 1; d7; i10")
    assert game.view.quiet_turns == 2


@clause("PM-W", "PM-12")
def test_a_gobbled_ghost_is_no_marble() -> None:
    game = play(
        "239 quiet turns; marbles k5; A at f10; ghost-1 at f8; A holds b6;"
        "A rolls 1-1; ghost-2 1; d6; f8; name B"
    )
    assert game.over
    assert game.outcome.reason == "nothing-gobbled"


@clause("PM-W")
def test_nothing_is_played_once_the_game_is_over() -> None:
    game = play(f"{LAST_MARBLE}; ghost-1 2; f8 e8; c10")
    assert game.match.acting == frozenset()
    for move in ("pac-man 1", "ghost-1 2", "c11", "stay", "name B"):
        assert [game.why_not(seat, move) for seat in "ABCD"] == ["PM-W"] * 4
