"""Actions by their numbers, which are public: what each means, and what is said of any other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.errors import LudothequeError, NotationError
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match, Refused
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.words import LANGUAGES, has, say
from tests.engine.random_play import EVERY_GAME, everything, play_on, random_match
from tests.tiers import slow, times

games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
GAMES = {game.name: game for game in EVERY_GAME}

# What a few numbers stand for at the first choice of a player, with seed 1 and the most seats. They
# are what a version of a game promises: whoever has trained a policy counts on them. Whoever
# renumbers actions gives the game another version, and changes these.
PINNED = {
    ("pac-man", 2, "european"): {
        0: "pac-man 1", 5: "pac-man 6", 6: "ghost-1 1", 17: "ghost-2 6", 18: "stay", 19: "name A",
        22: "name D", 23: "c11", 55: "f6", 87: "i1",
    },
    ("pac-man", 2, "american"): {23: "b11", 63: "f6", 103: "j1"},
    ("close-encounters", 2, "valley"): {
        0: "circle 1", 98: "circle 99", 100: "pass", 101: "stay", 102: "to ship", 150: "to 24",
        250: "to tower",
    },
    ("mission-impossible", 2, "ring-city"): {
        0: "lay sunglasses", 6: "lay red-herring", 7: "start k4", 90: "start a7",
        107: "confront A", 112: "confront F", 113: "pass", 114: "k4", 197: "a7",
    },
    ("mission-impossible", 2, "star-city"): {7: "start m6", 197: "a6"},
    ("situation-4", 2, "standard"): {
        0: "lay 61 at a6", 83: "lay 14 at n1", 160: "lay 1 at a6", 320: "drop a6", 403: "drop n1",
        480: "tank a6", 640: "flag refinery-1", 651: "flag refinery-2", 656: "bridge 1",
        659: "bridge 4", 660: "done", 661: "ready", 662: "go", 663: "still", 664: "time",
    },
    ("situation-4", 2, "grand"): {320: "drop a8", 463: "drop r1"},
}  # fmt: skip
COUNTS = {"pac-man": 111, "close-encounters": 254, "mission-impossible": 214, "situation-4": 665}


@pytest.mark.parametrize(("name", "version", "board"), PINNED)
def test_numbers_mean_what_they_meant(name: str, version: int, board: str) -> None:
    game = GAMES[name]
    match = game.match(game.about.seats[-1], seed=1, board=board)
    meant = PINNED[name, version, board]
    found = {number: game.notation.write(match.move_of(Seat.A, number)) for number in meant}
    assert found == meant
    assert (game.about.version, game.action_count) == (version, COUNTS[name])
    for number, text in meant.items():
        assert match.number_of(Seat.A, text) == number


def test_every_game_has_pinned_numbers() -> None:
    assert {name for name, _, _ in PINNED} == {game.name for game in ludotheque.all_games()}


# ---------------------------------------------------------------- playing by numbers


@games
def test_numbers_and_moves_stand_for_each_other(game: Game) -> None:
    match, random = game.match(game.about.seats[-1]), Random(3)  # without a seed, fate too
    for _ in range(120):
        if match.over:
            break
        for seat in Seat:
            numbers = match.actions(seat)
            assert [match.move_of(seat, number) for number in numbers] == match.legal(seat)
            texts = [game.notation.write(move) for move in match.legal(seat)]
            assert [match.number_of(seat, text) for text in texts] == numbers
            assert [match.number_of(seat, move) for move in match.legal(seat)] == numbers
        play_on(match, random, 1)


@games
def test_what_is_played_by_number_is_played_as_by_name(game: Game) -> None:
    for seed in (4, None):
        named, numbered = (game.match(game.about.seats[0], seed) for _ in range(2))
        random = Random(4)
        for at in range(80):
            if named.over:
                break
            seat = random.choice(sorted(named.acting))
            number = random.choice(numbered.actions(seat))
            told = named.play(seat, named.move_of(seat, number), at)
            assert numbered.play_action(seat, number, at) == told
        assert numbered.text() == named.text()
        assert numbered.log == named.log
        assert everything(numbered) == everything(named)


class Index:
    """A whole number of somebody else's, such as NumPy has."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@games
def test_whole_numbers_of_other_kinds_are_numbers(game: Game) -> None:
    match = random_match(game, 3)
    seat = min(match.acting)
    number: Any = Index(match.actions(seat)[-1])
    match.play_action(seat, number)
    made = next(entry for entry in reversed(match.log) if entry.seat == seat)
    assert made.choice == number.number
    assert type(made.choice) is int


# ---------------------------------------------------------------- what is no action


def positions(game: Game) -> Iterator[Match]:
    """Some of random games on every board, with every number of seats; fate is due in a few."""
    for board in game.about.boards:
        for seats in game.about.seats:
            random = Random(seats)
            match = game.match(seats, board=board)
            yield match
            for _ in range(times(3, 12)):
                play_on(match, random, random.randint(1, 60))
                while FATE in match.acting and random.random() < 0.7:
                    play_on(match, random, 1)
                yield match
            play_on(match, random, 5000 if not game.about.realtime else 400)
            yield match


def require_words(error: LudothequeError) -> None:
    problem = error.problem
    for language in LANGUAGES:
        assert has(language, problem.code, problem.game), problem.code
        assert say(language, problem.code, problem.values, game=problem.game) != problem.code


def answer(match: Match, seat: int, number: Any) -> str:
    """Whether a number is played on a branch, or which error refuses it."""
    branch = match.branch()
    try:
        branch.play_action(seat, number)
    except LudothequeError as error:
        if match.game.package.startswith("ludotheque."):
            require_words(error)
        assert branch.log == match.log
        return "refused" if isinstance(error, Refused) else error.problem.code
    return "played"


@slow
@games
def test_every_number_is_played_or_refused_in_words(game: Game) -> None:
    for match in positions(game):
        for seat in Seat:
            legal = match.actions(seat)
            for number in range(game.action_count):
                if seat == FATE or number in legal:
                    continue  # of these below
                with pytest.raises(Refused) as refused:
                    match.play_action(seat, number)
                if game.package.startswith("ludotheque."):
                    require_words(refused.value)
                require_name_or_words(match, seat, number)
            for number in legal[:3]:
                assert answer(match, seat, number) == "played"


def require_name_or_words(match: Match, seat: int, number: int) -> None:
    """What is not legal has a name all the same, unless it is beyond the board."""
    write = match.game.notation.write
    try:
        move = match.move_of(seat, number)
    except LudothequeError as error:
        require_words(error)
        return
    try:
        found = match.number_of(seat, write(move))
    except NotationError:  # such as that of a piece that lies on the board already
        return
    assert found == number or seat not in match.seats or match.outcomes


@games
@pytest.mark.parametrize(
    "number", [-1, 10_000, 1 << 70, 10**5000, -(10**5000), 0.0, 1.5, "1", None, [], (1,)], ids=type
)
def test_what_is_no_number_of_an_action_is_said_to_be_none(game: Game, number: Any) -> None:
    match = random_match(game, 5, fated=False)
    for seat in set(Seat) - {FATE}:
        assert answer(match, seat, number) == "no-such-action"
        with pytest.raises(LudothequeError) as error:
            match.move_of(seat, number)
        assert error.value.problem.code == "no-such-action"
        require_words(error.value)
        assert str(game.action_count - 1) in str(error.value)


@games
def test_fate_has_outcomes_and_no_others(game: Game) -> None:
    match, random = game.match(game.about.seats[-1]), Random(3)
    while FATE not in match.acting:
        assert answer(match, FATE, 0) == "nothing-to-draw"
        with pytest.raises(LudothequeError, match="nothing for fate"):
            match.move_of(FATE, 0)
        with pytest.raises(LudothequeError, match="nothing for fate"):
            match.number_of(FATE, "1")
        play_on(match, random, 1)
    assert match.actions(FATE) == list(range(match.outcomes))
    for wrong in (-1, match.outcomes, 1 << 70):
        assert answer(match, FATE, wrong) == "no-such-outcome"
    assert answer(match, FATE, "0") == "no-such-action"
    for number in match.actions(FATE):
        assert answer(match, FATE, number) == "played"


@games
@pytest.mark.parametrize("seat", [-1, 8, 1000, "A", None])
def test_a_seat_that_there_is_not(game: Game, seat: Any) -> None:
    match = random_match(game, 5)
    for ask in (
        lambda: match.actions(seat),
        lambda: match.play_action(seat, 0),
        lambda: match.move_of(seat, 0),
        lambda: match.number_of(seat, "pass"),
    ):
        with pytest.raises(LudothequeError) as error:
            ask()
        assert error.value.problem.code == "no-such-seat"


def test_a_number_beyond_the_board_has_no_name() -> None:
    match = GAMES["mission-impossible"].match(3, seed=1)
    assert match.game.notation.write(match.move_of(Seat.A, 197))
    with pytest.raises(LudothequeError, match="198"):
        match.move_of(Seat.A, 198)


def test_the_clock_plays_by_numbers_too() -> None:
    match = GAMES["situation-4"].match(2, seed=1)
    match.play_action(Seat.A, match.number_of(Seat.A, "ready"))
    match.play_action(Seat.B, match.number_of(Seat.B, "ready"))
    (go,) = match.actions(CLOCK)
    assert go == match.number_of(CLOCK, "go")
    match.play_action(CLOCK, go, at=3000)
    assert (match.log[-1].seat, match.log[-1].at) == (CLOCK, 3000)
