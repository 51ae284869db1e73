"""What a game states of itself: the most outcomes, the longest game, the range of scores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random

import pytest

import ludotheque
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE
from ludotheque.games.close_encounters import constants as ce
from ludotheque.games.mission_impossible import constants as mi
from ludotheque.games.pac_man import constants as pm
from ludotheque.games.pac_man.board.check import MARBLES
from ludotheque.games.situation_4 import constants as s4
from ludotheque.games.situation_4.board.check import MOST_VALUE
from tests.engine.random_play import play_on

GAMES = {game.name: game for game in ludotheque.all_games()}
CLOSE_ENCOUNTERS, MISSION_IMPOSSIBLE, PAC_MAN, SITUATION_4 = GAMES.values()
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def settings(game: Game) -> Iterator[tuple[int, dict[str, str], str]]:
    """All seats and boards, with every value of every option that has few."""
    few = [option for option in game.about.options if not option.name.startswith("members")]
    for values in product(*(option.values for option in few)):
        chosen = dict(zip((option.name for option in few), values, strict=True))
        for seats, board in product(game.about.seats, game.about.boards):
            yield seats, chosen, board


def draws_of(match: Match, random: Random, moves: int) -> Iterator[int]:
    for _ in range(moves):
        if match.over:
            return
        yield match.outcomes
        play_on(match, random, 1)


@games
def test_fate_never_has_more_outcomes_than_are_stated_and_has_as_many(game: Game) -> None:
    most = 0
    for seats, options, board in settings(game):
        match = game.match(seats, options=options, board=board)
        most = max(most, *draws_of(match, Random(1), 60))
    if game is SITUATION_4:  # boards of one's own can have some places more than ours
        assert most == 4 * 144
        assert game.about.most_outcomes == s4.PLACES * s4.QUARTERS
    else:
        assert most == game.about.most_outcomes


def test_the_largest_tray_that_a_board_can_have_has_as_many_outcomes_as_are_stated() -> None:
    match = SITUATION_4.match(2, options={"rotation": "on"}, board="grand")
    state = match.copied()
    b = match.board.plain._replace(places=s4.PLACES)  # type: ignore[attr-defined]
    assert SITUATION_4.rules.chance(state, b) == SITUATION_4.about.most_outcomes


# ---------------------------------------------------------------- how long it lasts


def test_the_bounds_are_those_of_the_rules() -> None:
    turns = ce.QUIET_ROUNDS * ce.PLAYERS * ((ce.CHIPS - 1) * ce.PLAYERS + 1)
    steps = ce.DICE * ce.FACES
    assert CLOSE_ENCOUNTERS.about.longest == turns * (steps + 1) + 2 * ce.CIRCLES_FOR_TWO
    assert 2 * ce.CIRCLES_FOR_TWO == ce.PLAYERS * ce.CIRCLES
    laid = s4.PLACES + s4.SIDES * 2 * s4.UNITS + s4.OBJECTIVES + min(s4.SITES, 2 * s4.BRIDGES)
    assert SITUATION_4.about.longest == 2 * laid + 3 * s4.SIDES
    highest = s4.AREAS * s4.AREA_POINTS + s4.OBJECTIVES * MOST_VALUE
    assert SITUATION_4.about.scores == (0, highest + s4.BRIDGES * s4.BRIDGE_POINTS)
    assert CLOSE_ENCOUNTERS.about.scores == (0, ce.CHIPS)
    assert MISSION_IMPOSSIBLE.about.scores == (0, mi.PLAYERS)
    assert PAC_MAN.about.scores == (0, max(white for white, _ in MARBLES))
    assert PAC_MAN.about.longest is MISSION_IMPOSSIBLE.about.longest is None


def actions_in(match: Match) -> int:
    return sum(entry.seat != FATE for entry in match.log)


def length(about: int | None) -> float:
    return float("inf") if about is None else about


@games
def test_whole_games_stay_within_what_is_stated(game: Game) -> None:
    lowest, highest = game.about.scores
    for seed, seats in enumerate(game.about.seats):
        options: Mapping[str, str] = {"rounds": "10"} if game is MISSION_IMPOSSIBLE else {}
        match = game.match(seats, seed=seed, options=options, board=game.about.boards[-1])
        random = Random(seed)
        while not match.over:
            play_on(match, random, 1)
            assert lowest <= min(match.scores) <= max(match.scores) <= highest
        assert actions_in(match) <= length(game.about.longest)


def test_sides_that_declare_again_and_again_still_come_to_an_end() -> None:
    """Whoever acts withdraws a declaration, and can declare once more (S4-20)."""
    match, random = SITUATION_4.match(2, seed=1, board="quick"), Random(1)
    while not match.over:
        seat = random.choice(sorted(match.acting - {CLOCK}) or [CLOCK])
        numbers = match.actions(seat)
        others_done = CLOCK in match.acting and match.actions(1 - seat if seat < 2 else 0)[-1:] != [
            s4.DONE
        ]
        if s4.DONE in numbers and not others_done:
            match.play_action(seat, s4.DONE)
            continue
        laying = [number for number in numbers if number != s4.DONE]
        match.play_action(seat, random.choice(laying or numbers))
    declared = sum(entry.choice == s4.DONE for entry in match.log if entry.seat != FATE)
    board = match.board.plain
    places = int(board.places)  # type: ignore[attr-defined]
    assert declared > 2
    assert actions_in(match) > places
    assert actions_in(match) <= 2 * (places + 12 + 16 + 4) + 6 <= length(match.game.about.longest)


def test_nothing_sprung_ends_a_game_however_it_is_played() -> None:
    """The longest stretch without a chip: as many turns as the bound counts with (CE-W)."""
    match = CLOSE_ENCOUNTERS.match(2, seed=1)
    match.state.quiet = ce.QUIET_ROUNDS * 2 - 1  # type: ignore[attr-defined]
    random, turns = Random(1), match.state.turns  # type: ignore[attr-defined]
    before = 0
    while not match.over and max(match.scores) == before:
        play_on(match, random, 1)
    assert match.over or max(match.scores) > before
    assert match.state.turns - turns <= 2  # type: ignore[attr-defined]


def test_a_yellow_marble_that_is_put_back_begins_the_quiet_rounds_anew() -> None:
    """So nothing in Pac-Man's rules says when a game must be over."""
    rules, board = PAC_MAN.rules, PAC_MAN.laid_out("european").plain
    s = PAC_MAN.fresh(2, {})
    rules.setup(s, board)
    yellow = next(
        space
        for space in range(pm.SPACES)
        if s.circuit[space] == pm.Marble.YELLOW  # type: ignore[attr-defined]
    )
    for _ in range(300):  # more often than there are quiet rounds
        s.quiet = 50  # type: ignore[attr-defined]
        rules.gobble(s, yellow)  # type: ignore[attr-defined]
        assert s.quiet == -1  # type: ignore[attr-defined]
        rules.put_yellow_back(s)  # type: ignore[attr-defined]
        assert s.circuit[yellow] == pm.Marble.YELLOW  # type: ignore[attr-defined]


# ---------------------------------------------------------------- scores


def test_the_last_of_six_has_the_highest_score() -> None:
    match = MISSION_IMPOSSIBLE.match(6, seed=1)
    s = match.copied()
    for seat in range(1, 6):
        s.fell_to[seat] = 0  # type: ignore[attr-defined]
    s.eliminated[0] = 5  # type: ignore[attr-defined]
    assert match.at(s).scores == (6, 0, 0, 0, 0, 0)
    assert MISSION_IMPOSSIBLE.about.scores == (0, 6)
