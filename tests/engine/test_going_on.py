"""A match that goes on elsewhere: from a saved game, in another process, and on branches."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random

import pytest

import ludotheque
from ludotheque.engine import declare
from ludotheque.engine.chance import below
from ludotheque.engine.contract import Contract
from ludotheque.engine.game import Game
from ludotheque.engine.match import APART, MARKS, Match, MatchEntry
from ludotheque.engine.registry import load as load_game
from ludotheque.engine.seats import FATE
from ludotheque.engine.seeding import seeded
from tests.engine.random_play import EVERY_GAME, everything, play_on, random_match

games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
ROOT = Path(__file__).parents[2]
PAC_MAN = ludotheque.game("pac-man")


def outcomes_of_fate(match: Match, since: int = 0) -> list[int]:
    return [entry.choice for entry in match.log[since:] if entry.seat == FATE]


# ---------------------------------------------------------------- seeds and numbers


@games
def test_the_number_of_a_match_is_part_of_its_seed(game: Game) -> None:
    seats = game.about.seats[-1]

    def drawn(**given: int) -> list[int]:
        return outcomes_of_fate(play_on(game.match(seats, **given), Random(1), 30))

    assert drawn(seed=3) == drawn(seed=3, number=0)
    assert drawn(seed=3, number=8) == drawn(seed=3, number=8)
    assert len({tuple(drawn(seed=3, number=number)) for number in range(12)}) > 1


def test_a_numbered_match_keeps_its_generator_wherever_it_goes() -> None:
    match = PAC_MAN.match(2, seed=11, number=123_456)
    rng = seeded(11, 123_456)
    assert outcomes_of_fate(match) == [below(rng, 36) for _ in match.log]
    play_on(match, Random(1), 20)
    for other in (pickle.loads(pickle.dumps(match)), match.branch(), copy.deepcopy(match)):
        assert play_on(other, Random(2), 60).text() == play_on(match.branch(), Random(2), 60).text()
    back = match.branch(0)
    assert outcomes_of_fate(back) == outcomes_of_fate(match)[: len(outcomes_of_fate(back))]


@games
def test_a_loaded_match_goes_on_by_itself_with_a_seed(game: Game, full_shelf: None) -> None:
    text = random_match(game, 25, seed=5, fated=False).text()
    waiting = ludotheque.load(text)
    first, second = (ludotheque.load(text, seed=9, number=2) for _ in range(2))
    assert first.text().startswith(text.rsplit("end:", 1)[0].rstrip("\n"))
    for match in (first, second):
        assert FATE not in match.acting
        play_on(match, Random(4), 60)
        assert FATE not in match.acting
    assert first.text() == second.text()
    begun = len(waiting.log)
    assert waiting.seed_fate(9, 2) == [
        event for _, events in list(waiting.story())[begun:] for event in events
    ]
    assert play_on(waiting, Random(4), 60).text() == first.text()


def test_what_a_loaded_match_draws_is_the_seeds_from_the_loaded_position_on() -> None:
    fresh = PAC_MAN.match(2, seed=9)
    loaded = ludotheque.load(PAC_MAN.match(2).text(), seed=9)
    assert loaded.log == fresh.log
    assert ludotheque.load(PAC_MAN.match(2).text()).acting == {FATE}


@games
def test_one_can_go_back_behind_where_a_match_was_loaded(game: Game, full_shelf: None) -> None:
    text = random_match(game, 25, seed=5, fated=False).text()
    match = ludotheque.load(text, seed=9)
    for at in range(len(match.log) + 1):
        branch = match.branch(at)
        assert branch.log[:at] == match.log[:at]
        assert FATE not in branch.acting
        play_on(branch, Random(at), 2)
    play_on(match, Random(4), 10)
    while match.undo():
        assert everything(match) == everything(followed(match))


# ---------------------------------------------------------------- pickles


GOES_ON = """
import copy, pickle, sys
from random import Random
from tests.engine.random_play import play_on
game, match = pickle.load(sys.stdin.buffer)
assert match.game is game and copy.deepcopy(game) is game
play_on(match, Random(7), 40)
match.undo()
play_on(match.branch(len(match.log) // 2), Random(8), 20)
sys.stdout.buffer.write(pickle.dumps((game, match)))
"""


@games
def test_game_and_match_go_to_another_process_and_back(game: Game) -> None:
    match = game.match(game.about.seats[-1], seed=6, number=4)
    play_on(match, Random(3), 30)
    done = subprocess.run(
        [sys.executable, "-c", GOES_ON],
        input=pickle.dumps((game, match)),
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    same, other = pickle.loads(done.stdout)
    assert same is game is other.game
    play_on(match, Random(7), 40)
    match.undo()
    assert other.text() == match.text()
    assert play_on(other, Random(1), 30).text() == play_on(match, Random(1), 30).text()


@games
def test_a_copy_of_a_game_is_the_game(game: Game) -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(game, protocol)) is game
    assert copy.copy(game) is copy.deepcopy(game) is game
    assert isinstance(game.contract, Contract)
    assert load_game(game.package) is game


# ---------------------------------------------------------------- branches


def followed(match: Match) -> Match:
    """The same, come to by playing its whole log again."""
    again = match.anew()
    for entry in match.log:
        again.follow(entry)
    return again


@games
def test_a_state_survives_being_packed(game: Game) -> None:
    declaration = game.declared.State
    for moves in (0, 7, 60, 400):
        match = random_match(game, moves)
        data, other = declare.packed(declaration, match.state), declare.plain(declaration)
        declare.unpack(declaration, data, other)
        assert declare.values(declaration, other) == everything(match)
        assert len(data) == declare.state_size(declaration)


@cache
def long_match(game: Game) -> Match:
    return random_match(game, 1200, seed=2)


on_the_shelf = pytest.mark.parametrize(
    "game", ludotheque.all_games(), ids=[game.name for game in ludotheque.all_games()]
)


@on_the_shelf
def test_a_branch_from_anywhere_stands_where_the_log_leads(game: Game) -> None:
    random, match = Random(5), long_match(game)
    for at in (0, 1, APART - 1, APART, APART + 1, *random.sample(range(len(match.log)), 12)):
        branch = match.branch(at)
        assert branch.log == match.log[: len(branch.log)]
        assert all(entry.seat == FATE for entry in branch.log[at:])
        assert everything(branch) == everything(followed(branch))
        play_on(branch, Random(at), 40)  # which leaves the marks of the match as they were
        again = branch.branch(len(branch.log) // 2)
        assert everything(again) == everything(followed(again))
    assert everything(match.branch()) == everything(match) == everything(followed(match))


@on_the_shelf
def test_a_branch_plays_little_of_the_log_again(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, carry_out = long_match(game), Match._carry_out
    done: list[MatchEntry] = []
    assert 0 < len(match._marks) <= MARKS

    def counted(self: Match, entry: MatchEntry) -> None:
        done.append(entry)
        carry_out(self, entry)

    monkeypatch.setattr(Match, "_carry_out", counted)
    for at in range(0, len(match.log), 7):
        done.clear()
        match.branch(at)
        assert len(done) < match._apart <= max(APART, 4 * len(match.log) // MARKS)
    monkeypatch.setattr(match.game.rules, "setup", None)
    done.clear()
    branch = match.branch()
    assert not done
    assert branch.positions() == match.positions()


def test_marks_stay_few_in_a_very_long_game() -> None:
    match = random_match(PAC_MAN, 0, seed=2)
    while len(match.log) < 3 * APART * MARKS and not match.over:
        play_on(match, Random(len(match.log)), 50)
        assert len(match._marks) <= MARKS
        assert all(at <= len(match.log) and at % match._apart == 0 for at in match._marks)
    assert match._apart > APART
    while len(match.log) > 40:
        match = match.branch(len(match.log) - 37)
        assert everything(match) == everything(followed(match))


def test_what_was_kept_is_shared_and_never_changed() -> None:
    match = random_match(PAC_MAN, 300, seed=2)
    before = dict(match._marks)
    branch = match.branch(len(match.log) // 2)
    assert all(branch._marks[at] is before[at] for at in branch._marks)
    play_on(branch, Random(3), 300)
    assert match._marks == before
