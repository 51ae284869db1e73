"""A match, from outside: everything that can be asked of it and done with it, in every game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import ludotheque
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import EVERYBODY, Event, Outcome, Reason
from ludotheque.engine.errors import LudothequeError, NotationError
from ludotheque.engine.game import Game
from ludotheque.engine.match import KEPT, Match, MatchEntry, Refused
from ludotheque.engine.seats import CLOCK, FATE, Seat
from tests.engine.random_play import (
    EVERY_GAME,
    choices,
    everything,
    play_on,
    random_match,
    settings_of,
)
from tests.fixtures import fixture_games
from tests.fixtures.hoard.board import Plan
from tests.fixtures.hoard.state import Board, State
from tests.fixtures.hoard.view import View
from tests.tiers import slow, times

games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
LONG = 100_000  # moves, more than any game has
DASH, HOARD, _ = fixture_games()


def snapshot(match: Match) -> tuple[Any, ...]:
    return everything(match), list(match.log), match.text()


def illegal(match: Match) -> tuple[int, Any]:
    """A move that the rules refuse, by somebody who has a move."""
    rules, plan = match.game.rules, match.board.plan
    for seat in sorted(match.acting - {FATE}):
        for action in range(rules.ACTIONS):
            if rules.refusal(match.state, match.board.plain, seat, action):
                return seat, match.game.notation.to_move(match.state, plan, seat, action)
    raise AssertionError("everything is allowed here")


# ---------------------------------------------------------------- as it is written


@games
def test_the_interface_as_it_is_promised(game: Game, full_shelf: None) -> None:
    match = game.match(seats=game.about.seats[-1], seed=7)
    while not match.over:
        seat = min(match.acting)
        move = match.legal(seat)[0]
        assert match.why_not(seat, move) is None
        assert match.view(seat)
        assert match.outcome is None
        assert all(isinstance(event, Event) for event in match.play(seat, move))
        if len(match.log) > 400:
            play_on(match, Random(1), LONG)
    assert isinstance(match.outcome, Outcome)
    assert everything(ludotheque.load(match.text())) == everything(match)


def test_the_shelf_is_open_from_outside() -> None:
    for game in ludotheque.all_games():
        assert ludotheque.game(game.name) is game


@games
def test_seats_are_letters_and_sets_of_them(game: Game) -> None:
    match = random_match(game, 3)
    assert match.seats == tuple(Seat)[: game.about.seats[-1]]
    assert isinstance(match.acting, frozenset)
    assert all(isinstance(seat, Seat) for seat in match.acting)


@games
def test_moves_are_named_and_never_numbers(game: Game) -> None:
    match = random_match(game, 0)
    for seat, move in choices(match):
        assert not isinstance(move, int | str)
        assert match.game.notation.read(match.game.notation.write(move)) == move
        for number in (0, 1, 10_000):
            with pytest.raises(NotationError):
                match.play(seat, number)


@games
def test_a_move_may_be_given_by_name_or_in_notation(game: Game) -> None:
    named, written = random_match(game, 0), random_match(game, 0)
    random = Random(2)
    for _ in range(60):
        if named.over:
            break
        seat, move = random.choice(choices(named))
        assert named.play(seat, move) == written.play(seat, game.notation.write(move))
    assert snapshot(named) == snapshot(written)


@games
def test_a_finished_game_has_winners_and_a_reason_and_nobody_acts(game: Game) -> None:
    match = random_match(game, LONG)
    outcome = match.outcome
    assert match.over
    assert outcome is not None
    assert outcome.scores == match.scores
    assert outcome.winners == tuple(
        seat for seat in match.seats if match.scores[seat] == max(match.scores)
    )
    assert outcome.clause in game.clauses
    assert outcome.reason
    assert match.acting == frozenset()
    assert all(match.legal(seat) == [] for seat in Seat)


@slow
@games
def test_every_setting_can_be_played(game: Game) -> None:
    for seats, options in settings_of(game):
        match = random_match(game, 12, seats=seats, options=options)
        assert len(match.seats) == seats
        assert match.options | options == match.options
        assert set(match.options) == {option.name for option in game.about.options}


# ---------------------------------------------------------------- refusals


@games
def test_a_refused_move_says_why_and_changes_nothing(game: Game) -> None:
    match = random_match(game, 4)
    before = snapshot(match)
    seat, move = illegal(match)
    reason = match.why_not(seat, move)
    assert isinstance(reason, Reason)
    assert reason.clause in game.clauses
    with pytest.raises(Refused) as refused:
        match.play(seat, move)
    assert refused.value.reason == reason
    assert refused.value.problem.code == f"refused-{reason.code}"
    assert refused.value.problem.game == game.name
    assert refused.value.problem.values["clause"] == reason.clause
    assert snapshot(match) == before


@games
def test_nobody_else_may_act(game: Game) -> None:
    match = random_match(game, 4)
    before = snapshot(match)
    seat, move = choices(match)[0]
    for other in set(Seat) - match.acting - {FATE}:
        assert match.legal(other) == []
        if other != seat:
            with pytest.raises(Refused):
                match.play(other, move)
    assert snapshot(match) == before


@games
@pytest.mark.parametrize("text", ["", "castle queenside", "🜏", "0", "-1", "a" * 5000])
def test_what_is_no_notation_is_said_to_be_none(game: Game, text: str) -> None:
    match = random_match(game, 4)
    before = snapshot(match)
    seat = min(match.acting)
    with pytest.raises(NotationError):
        match.play(seat, text)
    with pytest.raises(NotationError):
        match.why_not(seat, text)
    assert snapshot(match) == before


@games
def test_fate_plays_by_itself_where_it_has_a_seed(game: Game) -> None:
    match = next(
        match
        for match in (random_match(game, length) for length in (4, 12))
        if any(entry.seat == FATE for entry in match.log)
    )
    before = snapshot(match)
    assert FATE not in match.acting
    assert match.legal(FATE) == []
    drawn = next(entry for entry in match.log if entry.seat == FATE)
    assert match.why_not(FATE, drawn.move) is not None
    with pytest.raises(LudothequeError):
        match.play(FATE, drawn.move)
    assert snapshot(match) == before


# ---------------------------------------------------------------- fate as a player


def waiting_for_fate(game: Game) -> Match:
    """A match without a seed, at a point where fate has to choose."""
    match = game.match(seats=game.about.seats[-1])
    random = Random(3)
    while FATE not in match.acting:
        play_on(match, random, 1)
    return match


@games
def test_without_a_seed_a_match_waits_for_fate(game: Game) -> None:
    match = waiting_for_fate(game)
    assert match.acting == {FATE}
    before = snapshot(match)
    for seat in set(Seat) - {FATE}:
        assert match.legal(seat) == []
        move = game.notation.to_move(match.state, match.board.plan, seat, 0)
        with pytest.raises(Refused):
            match.play(seat, move)
    with pytest.raises(NotationError):
        match.play(FATE, "no such thing")
    assert snapshot(match) == before
    draws = match.legal(FATE)
    assert len(draws) == len(set(draws)) > 1
    assert all(match.why_not(FATE, draw) is None for draw in draws)
    match.play(FATE, game.notation.write(draws[-1]))
    assert match.log[-1].move == draws[-1]


@games
def test_what_fate_cannot_draw_is_no_move(game: Game) -> None:
    match = waiting_for_fate(game)
    with pytest.raises(NotationError):
        match.why_not(FATE, "no such thing")


@games
def test_a_match_replays_from_its_log_without_the_seed(game: Game) -> None:
    played = random_match(game, 80, seed=5)
    again = game.match(seats=len(played.seats))
    for entry in played.log:
        again.play(entry.seat, entry.move)
    assert snapshot(again) == snapshot(played)


@games
def test_seeds_decide_fate_and_nothing_else(game: Game) -> None:
    texts = {seed: random_match(game, 0, seed=seed).text() for seed in (1, 1, 2, 3, 4, 5)}
    assert random_match(game, 60, seed=9).text() == random_match(game, 60, seed=9).text()
    if any(entry.seat == FATE for entry in random_match(game, 0).log):
        assert len(set(texts.values())) > 1


# ---------------------------------------------------------------- going back


@games
def test_undo_takes_back_move_after_move_and_all_the_dice(game: Game) -> None:
    match = random_match(game, 0, seed=8)
    random, past = Random(8), [snapshot(match)]
    for _ in range(25):
        play_on(match, random, 1)
        past.append(snapshot(match))
    for before in reversed(past[:-1]):
        if snapshot(match) != before:  # a game that was over made no more moves
            taken = match.undo()
            assert isinstance(taken, MatchEntry)
            assert taken.seat != FATE
        assert snapshot(match) == before
    assert match.undo() is None
    assert snapshot(match) == past[0]


@games
def test_after_undo_the_dice_fall_as_they_had_fallen(game: Game) -> None:
    match = random_match(game, 40, seed=6)
    told = [(entry, events) for entry, events in match.story()]
    after = snapshot(match)
    taken = [match.undo() for _ in range(15)]
    for entry in reversed([entry for entry in taken if entry]):
        match.play(entry.seat, entry.move)
    assert snapshot(match) == after
    assert list(match.story()) == told


@games
@given(seed=some.integers(0, 1 << 30))
@settings(max_examples=times(5, 60), deadline=None)
def test_going_back_ends_where_playing_the_log_again_does(game: Game, seed: int) -> None:
    """By copies of the last positions, or where these do not reach by the log: nobody can tell."""
    random, match = Random(seed), random_match(game, 0, seed, fated=False)
    for _ in range(60):
        play_on(match, random, random.randint(1, 4))
        back = random.choice((0, 1, 1, 2, 5, 100))
        match = match.branch(max(0, len(match.log) - back))
        again = match.anew()
        for entry in match.log:
            again.follow(entry)
        assert snapshot(match) == snapshot(again)


@games
def test_few_positions_are_kept_and_none_across_fate(game: Game) -> None:
    random, match = Random(2), random_match(game, 0, fated=False)
    for _ in range(200):
        play_on(match, random, 1)
        assert len(match._kept) <= KEPT
        if match.log and match.log[-1].seat == FATE:
            assert match._kept == []


@games
def test_a_branch_goes_its_own_way(game: Game) -> None:
    match = random_match(game, 15, seed=6)
    before = snapshot(match)
    branch = match.branch()
    assert snapshot(branch) == before
    play_on(branch, Random(1), 10)
    branch.undo()
    assert snapshot(match) == before
    other = match.branch()
    play_on(match, Random(2), 10)
    assert snapshot(other) == before


@slow
@games
def test_a_branch_from_anywhere_has_the_same_past_and_the_same_dice(game: Game) -> None:
    match = random_match(game, 15, seed=6)
    for at in range(len(match.log) + 1):
        branch = match.branch(at)
        assert branch.log == match.log[: len(branch.log)]
        assert len(branch.log) >= at
        assert FATE not in branch.acting
        for entry in match.log[len(branch.log) :]:
            if entry.seat != FATE:
                branch.play(entry.seat, entry.move)
        assert snapshot(branch) == snapshot(match)


@games
def test_the_story_is_what_playing_told(game: Game) -> None:
    match = game.match(seats=game.about.seats[0])  # without a seed every event is returned
    random, told = Random(4), []
    for _ in range(60):
        if match.over:
            break
        told.append(match.play(*random.choice(choices(match))))
    assert [events for _, events in match.story()] == told
    assert [entry for entry, _ in match.story()] == match.log


@games
def test_the_story_of_a_match_with_a_seed_tells_fate_too(game: Game) -> None:
    match = game.match(seats=game.about.seats[0], seed=3)
    random, start, told = Random(4), len(match.log), []
    for _ in range(40):
        if not match.over:
            told += match.play(*random.choice(choices(match)))
    assert [event for _, events in list(match.story())[start:] for event in events] == told


# ---------------------------------------------------------------- what cannot be begun


def explained(error: LudothequeError, code: str) -> str:
    assert error.problem.code == code
    text = str(error)
    assert " " in text, f"{code} has no sentence"
    return text


@games
@pytest.mark.parametrize("seats", [0, 1, 7, 9, -1, 1000])
def test_a_wrong_number_of_seats(game: Game, seats: int) -> None:
    with pytest.raises(LudothequeError) as error:
        game.match(seats=seats)
    assert str(game.about.seats[0]) in explained(error.value, "wrong-seats")


@games
def test_a_wrong_option(game: Game) -> None:
    with pytest.raises(LudothequeError) as error:
        game.match(seats=game.about.seats[0], options={"gravity": "off"})
    assert "gravity" in explained(error.value, "no-such-option")


@games
@pytest.mark.parametrize("value", ["sideways", "", "-1", 4000, "9" * 5000])
def test_a_wrong_value_of_an_option(game: Game, value: str | int) -> None:
    option = game.about.options[0]
    with pytest.raises(LudothequeError) as error:
        game.match(seats=game.about.seats[0], options={option.name: value})
    assert option.values[0] in explained(error.value, "no-such-value")


@games
def test_a_wrong_board(game: Game) -> None:
    with pytest.raises(LudothequeError) as error:
        game.match(seats=game.about.seats[0], board="atlantis")
    assert game.about.boards[0] in explained(error.value, "no-such-board")
    with pytest.raises(LudothequeError):
        game.match(seats=game.about.seats[0], board="this\nis no board\n")


def test_a_wrong_game() -> None:
    with pytest.raises(LudothequeError) as error:
        ludotheque.game("tiddlywinks")
    assert "tiddlywinks" in explained(error.value, "no-such-game")


# ---------------------------------------------------------------- a race, and secrets


def test_in_a_race_all_may_act_at_once_and_so_may_the_clock() -> None:
    match = DASH.match(seats=3)
    for lane in ("lane 1", "lane 3", "lane 2"):
        match.play(FATE, lane)
    assert match.acting == {Seat.B, CLOCK}  # the others stand right behind somebody
    match.play(Seat.B, "step")
    assert match.acting == {Seat.B, Seat.C, CLOCK}
    assert [match.play(CLOCK, "tick")[0].code for _ in range(3)] == ["ticked"] * 3
    assert [entry.seat for entry in match.log[-3:]] == [CLOCK] * 3
    reason = match.why_not(Seat.A, "tick")
    assert reason is not None
    assert reason.clause == "DA-2"


def test_the_clock_can_end_a_race() -> None:
    match = DASH.match(seats=2, seed=1)
    for _ in range(8):
        match.play(CLOCK, "tick")
    assert match.outcome is not None
    assert (match.outcome.clause, match.outcome.reason) == ("DA-6", "bell")
    assert match.undo() is not None
    assert not match.over


@pytest.mark.parametrize(("laps", "ended"), [(1, "DA-5"), ("1", "DA-5"), ("none", "DA-6")])
def test_an_option_can_be_a_number(laps: str | int, ended: str) -> None:
    match = random_match(DASH, 0, seats=2, options={"laps": laps}, board="sprint")
    assert match.options == {"laps": str(laps)}
    while not match.over:
        runners = [choice for choice in choices(match) if choice[0] != CLOCK]
        far_enough = max(match.scores) > 20
        match.play(*((CLOCK, "tick") if far_enough else runners[-1]))
    assert match.outcome is not None
    assert match.outcome.clause == ended


def own_coin(match: Match, seat: Seat | None) -> str | None:
    return of_type(View, match.view(seat)).own_coin


def test_what_belongs_to_a_game_has_the_games_own_types() -> None:
    match = HOARD.match(seats=2)
    assert of_type(State, match.state) is match.state
    assert of_type(Board, match.board.plain) is match.board.plain
    assert of_type(Plan, match.board.plan) is match.board.plan
    with pytest.raises(AssertionError, match="is no View"):
        of_type(View, match.state)


def test_a_secret_is_told_to_its_owner_alone() -> None:
    match = HOARD.match(seats=2)
    assert match.acting == {Seat.A, Seat.B}
    public, private = match.play(Seat.B, "hide d")
    assert (public.values, public.audience) == ({"seat": "B"}, EVERYBODY)
    assert (private.values, private.audience) == ({"box": "d"}, frozenset({Seat.B}))
    assert own_coin(match, Seat.B) == "d"
    assert own_coin(match, Seat.A) is own_coin(match, None) is None
    assert match.acting == {Seat.A}


# ---------------------------------------------------------------- copies


def stands(match: Match) -> tuple[Any, ...]:
    """Everything in which two matches could differ."""
    return (match.text(), everything(match), match.positions(), sorted(match.acting), match._dice)


@games
def test_a_match_can_be_pickled_and_goes_on_alike(game: Game) -> None:
    for fated in (True, False):
        match = random_match(game, 30, seed=5, fated=fated)
        other = pickle.loads(pickle.dumps(match))
        assert other.game is game
        assert stands(other)[:2] == stands(match)[:2]
        play_on(match, Random(9), 20)
        play_on(other, Random(9), 20)
        assert other.text() == match.text()


@games
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(game: Game, duplicate: Callable[[Match], Match]) -> None:
    match = random_match(game, 30, seed=5)
    before, other = stands(match), duplicate(match)
    assert stands(other) == before
    play_on(other, Random(2), 20)
    while other.undo():
        pass
    assert stands(match) == before


@games
def test_a_match_can_be_supposed_to_stand_elsewhere(game: Game) -> None:
    match = random_match(game, 30, seed=5)
    before, start = stands(match), game.match(len(match.seats), options=match.options)
    elsewhere = match.at(start.copied())
    assert everything(elsewhere) == everything(start)
    assert elsewhere.log == match.log
    assert stands(match) == before
