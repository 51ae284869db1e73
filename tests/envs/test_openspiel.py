"""Our games as OpenSpiel has games: its own tests pass, and what it is told is true."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.engine import declare
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.registry import all_games
from ludotheque.engine.registry import game as game_named
from tests.tiers import mostly_thorough, slow

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("absl")

from open_spiel.python import observation as observing  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from ludotheque.envs import openspiel  # noqa: E402

PAC_MAN, MISSION = "ludotheque_pac_man", "ludotheque_mission_impossible"
ENCOUNTERS = "ludotheque_close_encounters"
GIVEN, FOUND = "ludotheque_situation_4_fitting_given", "ludotheque_situation_4_fitting_found"
# With the fewest seats and the most, and games that are not too long for so many checks.
GAMES = [
    f"{PAC_MAN}(players=2)",
    f"{PAC_MAN}(players=4,board=american,ghost_turn=free)",
    f"{MISSION}(players=3,rounds=10)",
    f"{MISSION}(players=6,rounds=10,board=star-city)",
    f"{ENCOUNTERS}(players=2)",
    f"{ENCOUNTERS}(players=4,progress=free)",
    f"{GIVEN}(rotation=on)",
    f"{FOUND}(board=quick)",
]
EACH = pytest.mark.parametrize("text", GAMES)
SECRET = [f"{MISSION}(players=3)", f"{ENCOUNTERS}(players=3)"]


def play(state: Any, dice: random.Random, steps: int = 1_000_000) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(dice.choice(state.legal_actions()))


def somewhere(text: str, seed: int, steps: int) -> Any:
    """A position in which a player is to choose."""
    dice = random.Random(seed)
    state = pyspiel.load_game(text).new_initial_state()
    play(state, dice, steps)
    while state.is_chance_node():
        play(state, dice, 1)
    return state


# ---------------------------------------------------------------- OpenSpiel's own tests


def test_every_game_is_registered_and_every_task_of_it() -> None:
    names = {each.short_name for each in pyspiel.registered_games()}
    expected = {PAC_MAN, MISSION, ENCOUNTERS, GIVEN, FOUND}
    assert {name for name in names if name.startswith(openspiel.PREFIX)} == expected


@slow
@pytest.mark.parametrize("text", mostly_thorough(GAMES, usually=GAMES[1:8:2]))
def test_random_simulations_of_openspiel_find_nothing_wrong(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@slow
@pytest.mark.parametrize("text", mostly_thorough(GAMES, usually=[GAMES[3], GAMES[5]]))
def test_simulations_of_its_python_tests_find_nothing_wrong(text: str) -> None:
    games_sim_test = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text))


@slow
@pytest.mark.parametrize(
    "text",
    mostly_thorough([f"{MISSION}(rounds=10)", PAC_MAN, ENCOUNTERS, GIVEN], usually=[ENCOUNTERS]),
)
def test_its_interface_is_kept_in_a_part_of_the_tree(text: str) -> None:
    api_test = pytest.importorskip("open_spiel.integration_tests.api_test")
    random.seed(2)
    np.random.seed(2)
    kept = {"game": pyspiel.load_game(text), "game_name": text}
    case = type("Kept", (api_test.EnforceAPIOnPartialTreeBase,), kept)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors, result.errors[0][1]
    assert not result.failures, result.failures[0][1]


def test_python_ends_well_after_games_were_registered() -> None:
    """OpenSpiel lets go of what was registered when Python is no more."""
    done = subprocess.run(
        [sys.executable, "-c", "import ludotheque.envs.openspiel"], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


# ---------------------------------------------------------------- what a game says of itself


@EACH
def test_a_game_says_the_truth_about_itself(text: str) -> None:
    game = pyspiel.load_game(text)
    kind, ours = game.get_type(), game.positions.game
    assert game.num_players() in ours.about.seats
    assert (kind.min_num_players, kind.max_num_players) == (
        min(ours.about.seats),
        max(ours.about.seats),
    )
    assert game.max_chance_outcomes() == ours.about.most_outcomes
    assert game.num_distinct_actions() == game.positions.actions >= ours.action_count
    assert game.min_utility() == -1 / (game.num_players() - 1)
    assert (game.max_utility(), game.utility_sum()) == (1, 0)
    assert kind.provides_information_state_string
    assert not kind.provides_information_state_tensor


def test_what_players_do_not_know_is_imperfect_information() -> None:
    perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
    kinds = {text: pyspiel.load_game(text).get_type() for text in (PAC_MAN, GIVEN, FOUND, MISSION)}
    assert [text for text, kind in kinds.items() if kind.information == perfect] == [PAC_MAN, GIVEN]


def test_options_players_and_board_are_parameters() -> None:
    game = pyspiel.load_game(f"{PAC_MAN}(players=3,board=american,ghost_turn=free)")
    positions = game.positions
    assert (positions.seats, positions.board.name) == (3, "american")
    assert positions.options == {"ghost_turn": "free", "ghost_doors": "closed"}
    s = game.new_initial_state().at().plain()
    ghost_turn = game_named("pac-man").option("ghost_turn")
    assert (s.seats, s.ghost_turn) == (3, ghost_turn.encode("free"))


def test_an_option_with_numbers_takes_them_and_0_for_its_word() -> None:
    for given, meant in (("", "none"), ("(rounds=0)", "none"), ("(rounds=20)", "20")):
        assert pyspiel.load_game(MISSION + given).positions.options["rounds"] == meant
    found = pyspiel.load_game(f"{GIVEN}(members_a=3,minutes=30)").positions.options
    assert (found["members_a"], found["minutes"]) == ("3", "30")


@pytest.mark.parametrize("wrong", ["players=7", "board=nowhere", "rounds=11", "cards=lost"])
def test_a_wrong_parameter_is_an_error(wrong: str) -> None:
    with pytest.raises(Exception, match=wrong.split("=")[1]):
        pyspiel.load_game(f"{MISSION}({wrong})")


# ---------------------------------------------------------------- states


@EACH
def test_a_copy_of_a_copy_goes_its_own_way(text: str) -> None:
    state = somewhere(text, 3, 30)
    before = str(state)
    copy = state.clone().clone().clone()
    assert copy.current_player() == state.current_player() >= 0
    assert copy.legal_actions() == state.legal_actions()
    assert (str(copy), copy.history()) == (before, state.history())
    play(copy, random.Random(1), 3)
    assert str(copy).startswith(before) or "failed" in str(copy)
    assert str(copy) != before == str(state)


@EACH
def test_a_state_comes_back_from_its_text_and_goes_on_alike(text: str) -> None:
    state = somewhere(text, 4, 25)
    game, other = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    third = pickle.loads(pickle.dumps(state))
    for each in (state, other, third):
        play(each, random.Random(5), 20)
    assert str(state) == str(other) == str(third)
    assert state.history() == other.history() == third.history()
    assert str(game) == str(state.get_game())


@EACH
def test_returns_are_0_before_the_end_and_then_add_up_to_0(text: str) -> None:
    dice = random.Random(6)
    state = pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal():
        assert set(state.returns()) == {0.0}
        play(state, dice, 100)
    match = state.at().record().match
    winners, seats = match.outcome.winners, len(match.seats)
    shares = [(seat in winners) / len(winners) for seat in match.seats]
    expected = [(share * seats - 1) / (seats - 1) for share in shares]
    assert state.returns() == pytest.approx(expected)


def test_compiled_and_interpreted_play_come_to_the_same_position() -> None:
    """With the clock, and with attempts that fail."""
    for text in (*GAMES, f"{FOUND}(minutes=5,board=quick)"):
        state = pyspiel.load_game(text).new_initial_state()
        dice = random.Random(7)
        for _ in range(20):
            play(state, dice, 20)
            position, match = state.at(), state.at().record().match
            declared = match.game.declared.State
            said = declare.values(declared, position.plain())
            assert said == declare.values(declared, match.state)


def test_seats_that_may_act_at_once_go_round_from_the_first() -> None:
    state = pyspiel.load_game(f"{ENCOUNTERS}(players=4)").new_initial_state()
    served = []
    for _ in range(8):
        served.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    assert served == [0, 1, 2, 3, 0, 1, 2, 3]


def test_actions_are_written_in_the_games_notation() -> None:
    state = somewhere(f"{PAC_MAN}(players=2)", 8, 20)
    match, player = state.at().record().match, state.current_player()
    for action in state.legal_actions():
        move = match.move_of(player, action)
        written = match.game.notation.write(move)
        assert state.action_to_string(player, action) == written
        assert state.string_to_action(player, written) == action


def test_whether_an_attempt_will_fail_is_not_to_be_seen_in_its_name() -> None:
    state = somewhere(f"{FOUND}(board=quick)", 9, 100)
    position, seat = state.at(), state.current_player()
    own = position.positions.game.action_count
    tries = [action for action in state.legal_actions() if action >= own]
    assert len(tries) > 100
    meant = {position.positions.meant(position.plain(), seat, action) for action in tries}
    assert len(meant) > 1
    plan = position.positions.board.plan
    for action in tries:
        piece, place = divmod(action - own, plan.places)
        name = f"try {1 + piece} {plan.place_names[place]}"
        assert state.action_to_string(seat, action) == name
    lays = range(plan.places)  # which the rules have, and of which the piece that fits is a part
    assert {state.action_to_string(seat, action) for action in lays} == {f"#{n}" for n in lays}


@pytest.mark.parametrize("text", [f"{PAC_MAN}(players=2)", f"{FOUND}(board=quick)"])
def test_what_is_not_legal_is_refused_and_changes_nothing(text: str) -> None:
    state = somewhere(text, 11, 20)
    before, seat = bytes(state.at().held), state.current_player()
    legal = set(state.legal_actions())
    for action in [*set(range(state.num_distinct_actions())) - legal, -1, 1 << 20][::7]:
        assert state.action_to_string(seat, action)
        with pytest.raises(LudothequeError, match="may not choose action"):
            state.apply_action(action)
        with pytest.raises(pyspiel.SpielError):
            state.apply_action_with_legality_check(action)
    assert bytes(state.at().held) == before
    assert set(state.legal_actions()) == legal
    state.apply_action(min(legal))


def test_an_attempt_that_fails_passes_the_turn_and_is_known_to_whoever_made_it() -> None:
    state = somewhere(f"{FOUND}(board=quick)", 10, 100)
    position, seat = state.at(), state.current_player()
    positions = position.positions
    failing = next(
        action
        for action in state.legal_actions()
        if positions.meant(position.plain(), seat, action) < 0
    )
    before = bytes(position.held)
    state.apply_action(failing)
    assert bytes(position.held) == before
    assert state.current_player() == 1 - seat
    own, other = (state.information_state_string(each) for each in (seat, 1 - seat))
    assert own.splitlines()[-1].endswith(f" {failing}")
    assert other.splitlines()[-1].endswith(" ?")


# ---------------------------------------------------------------- what a player knows


@pytest.mark.parametrize("text", SECRET)
def test_a_resampled_state_is_one_that_its_player_cannot_tell_apart(text: str) -> None:
    observer = pyspiel.load_game(text).make_py_observer()
    different = 0
    for seed in range(6):
        state = somewhere(text, seed, 30 + seed)
        player = state.current_player()
        for _ in range(5):
            other = state.resample_from_infostate(player, random.Random(seed).random)
            different += bytes(other.at().held) != bytes(state.at().held)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            knows = state.information_state_string(player)
            assert other.information_state_string(player) == knows
            seen = observer.string_from(state, player)
            assert observer.string_from(other, player) == seen
    assert different > 5


@pytest.mark.parametrize("text", SECRET)
def test_a_resampled_state_goes_on_and_tells_what_happens_there(text: str) -> None:
    state = somewhere(text, 11, 40)
    player = state.current_player()
    knows = state.information_state_string(player).rpartition("\nnow: ")[0]
    other = state.resample_from_infostate(player)
    again = pickle.loads(pickle.dumps(other))
    for each in (other, again):
        play(each, random.Random(12), 12)
    told = other.information_state_string(player)
    assert told.startswith(knows + "\n")
    assert len(told.splitlines()) >= len(knows.splitlines()) + 12
    assert str(again) == str(other)
    for seat in range(3):
        assert again.information_state_string(seat) == other.information_state_string(seat)


@pytest.mark.parametrize("text", SECRET)
def test_a_resampled_state_does_not_carry_the_true_one(text: str) -> None:
    """Nor what the others know there."""
    state = somewhere(text, 13, 40)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    assert bytes(other.at().held) != bytes(state.at().held)
    assert bytes(state.at().held) not in pickle.dumps(other.at())
    assert other.history() == []
    for seat in range(3):
        if seat != player:
            assert other.information_state_string(seat).startswith("imagined ")


def test_what_nobody_knows_cannot_be_resampled() -> None:
    state = somewhere(f"{FOUND}(board=quick)", 14, 90)
    with pytest.raises(NotImplementedError):
        state.resample_from_infostate(state.current_player())


@EACH
def test_an_observation_has_the_slices_of_the_task_by_name(text: str) -> None:
    state = somewhere(text, 15, 60)
    game = state.get_game()
    positions = game.positions
    seen = observing.make_observation(game)
    slices = positions.task.slices(positions.board.plan, positions.seats)
    assert list(seen.dict) == [each.name for each in slices]
    for player in range(game.num_players()):
        seen.set_from(state, player)
        numbers = state.at().observation(player)
        assert seen.tensor.dtype == np.float32
        assert seen.tensor.tolist() == numbers.tolist() == state.observation_tensor(player)
        assert numbers.any()
        for each in slices:
            assert seen.dict[each.name].shape == each.shape
            assert seen.dict[each.name].max(initial=0) <= each.most
            assert f"{each.name}: " in state.observation_string(player)


def test_kinds_of_observation_that_there_are_not_are_none() -> None:
    game = pyspiel.load_game(MISSION)
    for public, private in ((False, "SINGLE_PLAYER"), (True, "NONE"), (True, "ALL_PLAYERS")):
        kind = pyspiel.IIGObservationType(
            public_info=public,
            perfect_recall=False,
            private_info=getattr(pyspiel.PrivateInfoType, private),
        )
        assert observing.make_observation(game, kind) is None


def test_the_mask_has_what_is_legal() -> None:
    state = somewhere(f"{FOUND}(board=quick)", 16, 120)
    mask = state.at().mask()
    assert mask.tolist() == state.legal_actions_mask()
    assert np.flatnonzero(mask).tolist() == state.legal_actions()


# ---------------------------------------------------------------- its algorithms


def test_its_searches_play_our_games() -> None:
    """As anybody would use them, without what the arena does for speed."""
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    perfect = somewhere(f"{PAC_MAN}(players=2)", 17, 400)
    bot = mcts.MCTSBot(perfect.get_game(), 2, 3, evaluator, random_state=dice)
    assert bot.step(perfect) in perfect.legal_actions()
    secret = somewhere(f"{MISSION}(players=3,rounds=10)", 18, 60)
    searcher = ismcts.ISMCTSBot(secret.get_game(), evaluator, 2, 6, random_state=dice)
    assert searcher.step(secret) in secret.legal_actions()


def test_every_task_has_a_game_here() -> None:
    tasks = sum(len(game.tasks) for game in all_games())
    assert tasks == len({PAC_MAN, MISSION, ENCOUNTERS, GIVEN, FOUND})


def test_the_example_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    chapter = guide.partition("## OpenSpiel\n")[2]
    exec(chapter.partition("```python\n")[2].partition("```")[0], {})
    assert capsys.readouterr().out.startswith("[")
    for name in (PAC_MAN, MISSION, ENCOUNTERS, GIVEN, FOUND):
        assert f"`{name}`" in chapter
