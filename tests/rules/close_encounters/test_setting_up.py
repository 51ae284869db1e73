"""How a game begins: pawns, chips, cards, the first circles, and who starts (CE-O, CE-S1 to S5)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.kit.first_roll import every_first_roll, require_start, require_tie_rolled_again

from .table import play


@clause("CE-O", "CE-W")
def test_the_first_to_complete_the_tune_wins() -> None:
    game = play("chips A 1 2 3 4, C 5 6; circles A 40; B at 51; B rolls 6-6; to 40")
    assert game.over
    assert [seat.word for seat in game.outcome.winners] == ["A"]
    assert game.outcome.scores == (5, 0, 2)
    assert (game.outcome.clause, game.outcome.reason) == ("CE-W", "tune-complete")


@clause("CE-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pawn_starts_on_the_tower(seats: int) -> None:
    game = play(f"{seats} players; set up")
    assert [player.pawn for player in game.view.players] == ["tower"] * seats
    assert {player.bound for player in game.view.players} == {"ship"}


@clause("CE-S2")
def test_chips_are_placed_in_the_order_of_the_notes() -> None:
    game = play("circles A 40 50; B at 51; C at 61; B rolls 1-2; to 40")
    assert game.chips("A") == (40,)
    note = game.events[-1]
    assert (note.code, note.values["note"]) == ("chip-placed", 1)
    game.then("A circles 7; C rolls 1-1; to 50")
    assert game.chips("A") == (40, 50)
    assert game.events[-1].values["note"] == 2


@clause("CE-S3")
def test_the_card_has_the_numbers_of_the_board() -> None:
    game = play("3 players; set up")
    assert game.legal("A") == {f"circle {number}" for number in range(1, 100)}
    assert game.why_not("A", "circle 100") == "CE-S3"


@clause("CE-S4")
@pytest.mark.parametrize(("seats", "circles"), [(2, 4), (3, 2), (4, 2)])
def test_each_player_circles_so_many_numbers(seats: int, circles: int) -> None:
    game = play(f"{seats} players; set up")
    for number in range(1, circles + 1):
        for seat in "ABCD"[:seats]:
            assert seat in game.acting
            game.then(f"{seat} circles {number}")
    assert game.phase == "first-roll"
    assert all(game.card(seat) == set(range(1, circles + 1)) for seat in "ABCD"[:seats])


@clause("CE-S4")
def test_all_circle_at_the_same_time_and_wait_for_the_last() -> None:
    game = play("3 players; set up; C circles 9; C circles 10; A circles 5")
    assert game.acting == "AB"
    assert game.why_not("C", "circle 11") == "CE-S4"
    assert game.reason("C", "circle 11").code == "others-circle"
    game.then("B circles 1; B circles 2; A circles 6")
    assert game.phase == "first-roll"


@clause("CE-S4")
def test_ones_own_circles_are_on_different_squares() -> None:
    game = play("3 players; set up; A circles 42")
    assert game.why_not("A", "circle 42") == "CE-S4"
    assert game.reason("A", "circle 42").code == "circled-before"
    assert "circle 42" in game.legal("B")


@clause("CE-S4")
def test_nothing_but_circling_is_done_before_all_have_circled() -> None:
    game = play("3 players; set up")
    assert [game.why_not("A", move) for move in ("to f2", "pass", "stay")] == ["CE-S4"] * 3


@clause("CE-S5")
@every_first_roll
def test_the_highest_total_starts(rolls: str, first: str) -> None:
    require_start(play, rolls, first)


@clause("CE-S5")
def test_only_those_who_tie_for_the_highest_roll_again() -> None:
    require_tie_rolled_again(play)


@clause("CE-S5")
@pytest.mark.parametrize(("players", "order"), [(2, "BABA"), (3, "BCAB"), (4, "BCDA")])
def test_the_turn_goes_to_the_left(players: int, order: str) -> None:
    game = play(f"{players} players; B rolls 1-1; to f2 f3")
    turns = ["B"]
    for _ in range(3):
        turns.append(game.turn)
        game.then(f"{game.turn} rolls 1-1")
        game.then(f"to {min(game.steps())}")
        game.then(f"to {min(game.steps())}")
    assert "".join(turns) == order


@clause("CE-S5")
def test_only_the_player_whose_turn_it_is_may_move() -> None:
    game = play("B rolls 4-2")
    assert game.match.legal(0) == []
    assert [game.why_not(seat, "to f2") for seat in "AC"] == ["CE-S5"] * 2
    assert "to f2" in game.legal()
