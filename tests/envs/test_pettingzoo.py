"""Games as PettingZoo's environments: its own tests, and that they are matches of their seeds."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import ludotheque
from ludotheque.engine import declare
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.envs.drawing import drawn
from ludotheque.envs.extras import NotInstalledError
from ludotheque.envs.single import SingleGame, let_clock_act

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from ludotheque.envs import pettingzoo

TASKS = [(game.name, task) for game in ludotheque.all_games() for task in game.tasks]
SEATS = [
    (game.name, seats, task)
    for game in ludotheque.all_games()
    for task in game.tasks
    for seats in sorted({game.about.seats[0], game.about.seats[-1]})
]
PARALLEL = [
    (game.name, game.about.seats[0], task)
    for game in ludotheque.all_games()
    if game.about.realtime
    for task in game.tasks
]
SHORT = {"situation-4": "quick"}  # boards on which games are short

# PettingZoo has lists of its own games whose observations are dictionaries with a mask, and warns
# of all others.
as_in_classic_games = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings(
        "ignore:Observation space for each agent probably should be gymnasium:UserWarning"
    ),
]


def board_of(name: str) -> str:
    return SHORT.get(name, "")


def at_random(seed: int) -> Callable[[Any], int]:
    rng = np.random.default_rng(seed)
    return lambda seen: int(rng.choice(np.flatnonzero(seen["action_mask"])))


def state_of(match: Match) -> dict[str, declare.Nested]:
    return without_scratch(declare.values(match.game.declared.State, match.state))


def without_scratch(values: dict[str, declare.Nested]) -> dict[str, declare.Nested]:
    return {name: value for name, value in values.items() if name != "scratch"}


def require_same(single: SingleGame, match: Match) -> None:
    """A game and a match that was played along stand alike, and so does the game's own match."""
    declared = single.positions.game.declared.State
    assert without_scratch(declare.values(declared, single.position.s)) == state_of(match)
    assert single.match().log == match.log


# ---------------------------------------------------------------- PettingZoo's own tests


class TestByItsOwner:
    pytestmark = as_in_classic_games

    @pytest.mark.parametrize(("name", "seats", "task"), SEATS)
    def test_agents_that_take_turns(self, name: str, seats: int, task: str) -> None:
        def made(**more: Any) -> Any:
            return pettingzoo.env(name, seats, task, board=board_of(name), **more)

        api_test(made(), num_cycles=200)
        api_test(made(max_steps=30), num_cycles=200)
        api_test(
            pettingzoo.raw_env(name, seats, task, board=board_of(name), render_mode="ansi"), 50
        )
        seed_test(made, num_cycles=100)

    @pytest.mark.parametrize(("name", "seats", "task"), PARALLEL)
    def test_agents_that_choose_at_once(self, name: str, seats: int, task: str) -> None:
        def made(**more: Any) -> Any:
            return pettingzoo.parallel_env(name, seats, task, board=board_of(name), **more)

        parallel_api_test(made(), num_cycles=1000)
        parallel_api_test(made(max_steps=20), num_cycles=1000)
        parallel_seed_test(made, num_cycles=200)


# ---------------------------------------------------------------- the match of a seed


def play_along(match: Match, single: SingleGame, seat: int, choice: int) -> None:
    action = single.positions.meant(match.state, seat, choice)
    if action >= 0:
        match.play_action(seat, action)
    let_clock_act(match)


@pytest.mark.parametrize(("name", "seats", "task"), SEATS)
def test_a_game_is_the_match_of_its_seed_and_number(name: str, seats: int, task: str) -> None:
    env = pettingzoo.env(name, seats, task, board=board_of(name), max_steps=3000)
    choose = at_random(1)
    for number in range(2):
        env.reset(seed=None if number else 11)
        match = ludotheque.game(name).match(seats, seed=11, number=number, board=board_of(name))
        single = env.unwrapped.single
        let_clock_act(match)
        agents = set()
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            assert reward == 0
            assert seen["action_mask"].any()
            seat = env.possible_agents.index(agent)
            agents.add(seat)
            assert seat in match.acting
            action = choose(seen)
            play_along(match, single, seat, action)
            env.step(action)
        require_same(single, match)
        assert agents == set(range(seats))
        assert terminated == match.over
        assert truncated == (not match.over)
        if match.over:
            assert match.outcome is not None
            best = {env.possible_agents[seat] for seat in match.outcome.winners}
            assert {agent for agent, reward in env.rewards.items() if reward > 0} in (best, set())
            assert sum(env.rewards.values()) == pytest.approx(0)
        assert single.number == number


@pytest.mark.parametrize(("name", "seats", "task"), PARALLEL)
def test_a_game_of_rounds_is_the_match_of_its_seed(name: str, seats: int, task: str) -> None:
    """Both sides are carried out in turn, and take turns in being first."""
    env = pettingzoo.parallel_env(name, seats, task, board=board_of(name))
    match = ludotheque.game(name).match(seats, seed=12, board=board_of(name))
    let_clock_act(match)
    choose, single = at_random(2), env.single
    seen, infos = env.reset(seed=12)
    rounds, missed = 0, 0
    while env.agents:
        for agent in env.agents:
            mask = seen[agent]["action_mask"]
            assert mask.any()
            assert mask[-1] == (not mask[:-1].any())
        actions = {agent: choose(seen[agent]) for agent in env.agents}
        order = [*env.agents] if rounds % 2 == 0 else [*reversed(env.agents)]
        seen, rewards, terminated, truncated, infos = env.step(actions)
        for agent in order:
            assert not infos[agent]["illegal"]
            missed += infos[agent]["missed"]
            if actions[agent] != env.nothing and not infos[agent]["missed"]:
                play_along(match, single, env.possible_agents.index(agent), actions[agent])
        rounds += 1
    require_same(single, match)
    assert match.over
    assert all(terminated.values())
    assert not any(truncated.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert not any(each["action_mask"].any() for each in seen.values())


def test_an_action_that_the_other_side_has_made_impossible_is_missed() -> None:
    """Where both want the same place, whoever is first in that round has it."""
    name, seats, task = PARALLEL[0]
    env = pettingzoo.parallel_env(name, seats, task)
    rng = np.random.default_rng(1)
    late: dict[int, set[str]] = {0: set(), 1: set()}
    for seed in range(4):
        seen, _ = env.reset(seed=seed)
        rounds = 0
        while env.agents:
            legal = {agent: unfinished(seen[agent]["action_mask"]) for agent in env.agents}
            both = np.intersect1d(legal["seat_0"], legal["seat_1"])
            actions = {
                agent: int(both[0] if len(both) else rng.choice(each))
                for agent, each in legal.items()
            }
            seen, _, _, _, infos = env.step(actions)
            late[rounds % 2] |= {agent for agent, info in infos.items() if info["missed"]}
            rounds += 1
    assert late == {0: {"seat_1"}, 1: {"seat_0"}}


def unfinished(mask: npt.NDArray[np.int8]) -> npt.NDArray[np.intp]:
    """What is legal, but for the last thing, to say that one has finished, if there is another."""
    legal = np.flatnonzero(mask)
    return legal[:-1] if len(legal) > 1 else legal


def test_without_a_seed_every_game_is_another() -> None:
    logs = []
    for env in (pettingzoo.env("pac-man", 2), pettingzoo.env("pac-man", 2)):
        for _ in range(3):
            env.reset()
            for _ in range(100):  # some dozens of rolls: they are never the same by chance
                env.step(int(env.last()[0]["action_mask"].argmax()))
            logs.append(env.unwrapped.match().log)
    assert all(log not in logs[:number] for number, log in enumerate(logs))


# ---------------------------------------------------------------- what is seen


@pytest.mark.parametrize(("name", "task"), TASKS)
def test_an_agent_sees_what_its_task_shows(name: str, task: str) -> None:
    game = ludotheque.game(name)
    env = pettingzoo.env(name, game.about.seats[-1], task, board=board_of(name))
    choose = at_random(3)
    env.reset(seed=5)
    for number in range(60):
        seen, _, terminated, *_ = env.last()
        if terminated:
            break
        if number % 10 == 0:
            match, single = env.unwrapped.match(), env.unwrapped.single
            for seat, agent in enumerate(env.possible_agents):
                out = [0] * single.spec.observation_length
                game.tasks[task].observe(match.state, match.board.plain, seat, out)
                found = env.observe(agent)
                assert found["observation"].tolist() == out
                assert found in env.observation_space(agent)
                assert found["action_mask"].any() == (agent == env.agent_selection)
        env.step(choose(seen))


def test_bounds_are_those_of_each_slice() -> None:
    env = pettingzoo.env("pac-man", 2)
    spec = env.unwrapped.single.spec
    box = env.observation_space("seat_0")["observation"]
    for name, part in spec.parts.items():
        assert (spec.part(box.high, name) == part.most).all()
    assert not box.low.any()


@pytest.mark.parametrize(("name", "task"), TASKS)
def test_a_picture_shows_what_everybody_may_know(name: str, task: str) -> None:
    """Whatever a seat does not know can be otherwise, and the picture is the same."""
    game = ludotheque.game(name)
    env = pettingzoo.env(name, task=task, render_mode="ansi")
    rng = np.random.default_rng(4)
    env.reset(seed=6)
    for _ in range(20):
        env.step(int(rng.choice(unfinished(env.last()[0]["action_mask"]))))
    picture = env.render()
    assert isinstance(picture, str)
    assert picture.count("\n") > 8
    assert "\x1b[" in picture
    others = 0  # pictures of the other seats that are not the same
    for number in range(8):
        match, seat = env.unwrapped.match(), number % 2
        own = drawn(match, Seat(1 - seat))
        game.rules.imagine(match.state, match.board.plain, seat, seeded(number))
        assert drawn(match) == picture
        others += drawn(match, Seat(1 - seat)) != own
    assert (others > 0) == game.about.secrets
    assert pettingzoo.env(name, task=task).unwrapped.render() is None


# ---------------------------------------------------------------- what is not allowed


def test_an_illegal_action_ends_the_game_at_a_loss() -> None:
    env = pettingzoo.env("pac-man", 3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert env.rewards == {each: -1.0 if each == agent else 0 for each in env.possible_agents}
    assert all(env.terminations.values())
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize("wrong", [-1, 10**6, None])
def test_without_wrappers_it_is_an_error_and_changes_nothing(wrong: int | None) -> None:
    env = pettingzoo.raw_env("pac-man", 2)
    with pytest.raises(LudothequeError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    with pytest.raises(LudothequeError, match="may not choose action"):
        env.step(wrong)
    with pytest.raises(LudothequeError, match="may not choose action"):
        env.step(int(seen["action_mask"].argmin()))
    assert env.observe(env.agent_selection)["observation"].tolist() == seen["observation"].tolist()
    env.step(int(seen["action_mask"].argmax()))


def test_in_rounds_an_illegal_action_does_nothing() -> None:
    name, seats, task = PARALLEL[0]
    env = pettingzoo.parallel_env(name, seats, task)
    seen, _ = env.reset(seed=1)
    wrong = {agent: int(seen[agent]["action_mask"].argmin()) for agent in env.agents}
    after, _, _, _, infos = env.step(wrong)
    assert all(info["illegal"] for info in infos.values())
    for agent in env.agents:
        assert (after[agent]["observation"] == seen[agent]["observation"]).all()
    _, _, _, _, infos = env.step({"seat_0": int(after["seat_0"]["action_mask"].argmax())})
    assert [infos[agent]["illegal"] for agent in env.agents] == [False, True]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": 7},
        {"task": "nap"},
        {"board": "flat"},
        {"options": {"ghosts": "no"}},
        {"render_mode": "human"},
    ],
)
def test_what_cannot_be_made_is_told_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(LudothequeError):
        pettingzoo.env(**({"game": "pac-man"} | wrong))


def test_games_with_turns_have_no_rounds() -> None:
    with pytest.raises(LudothequeError, match="take turns"):
        pettingzoo.parallel_env("pac-man")


def test_games_are_cut_short() -> None:
    env = pettingzoo.env("pac-man", 2, max_steps=7)
    choose, steps = at_random(8), 0
    env.reset(seed=2)
    for _ in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if truncated:
            assert not seen["action_mask"].any()
            env.step(None)
        else:
            env.step(choose(seen))
            steps += 1
        assert reward == 0
        assert not terminated
    assert steps == 7


# ---------------------------------------------------------------- other


def test_a_copy_goes_on_alike_and_on_its_own() -> None:
    env = pettingzoo.env("mission-impossible", 3)
    choose = at_random(9)
    env.reset(seed=3)
    for _ in range(30):
        env.step(choose(env.last()[0]))
    other = deepcopy(env)
    ways = [choose(env.last()[0])]
    before = env.last()[0]["observation"].tobytes()
    other.step(ways[0])
    assert env.last()[0]["observation"].tobytes() == before
    env.step(ways[0])
    assert env.last()[0]["observation"].tobytes() == other.last()[0]["observation"].tobytes()
    assert env.unwrapped.match().log == other.unwrapped.match().log


def test_without_pettingzoo_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "ludotheque.envs.pettingzoo")
    with pytest.raises(NotInstalledError, match=r"ludotheque\[pettingzoo\]"):
        importlib.import_module("ludotheque.envs.pettingzoo")
