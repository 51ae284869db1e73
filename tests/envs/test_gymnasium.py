"""Games as Gymnasium's environments: its own checks, and that they are matches of their seeds."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import ludotheque
from ludotheque.engine import declare
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.seats import CLOCK, FATE
from ludotheque.envs.extras import NotInstalledError

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from ludotheque.envs.gymnasium import SeatEnv, SeatVectorEnv, environment_id

TASKS = [(game.name, task) for game in ludotheque.all_games() for task in game.tasks]
IDS = [
    (environment_id(game, task), game.name, task)
    for game in ludotheque.all_games()
    for task in game.tasks
]
SHORT = {"situation-4": "quick"}  # boards on which games are short


def board_of(name: str) -> str:
    return SHORT.get(name, "")


def made(name: str, task: str, **more: Any) -> SeatEnv:
    return SeatEnv(name, task=task, **({"board": board_of(name)} | more))


def any_of(mask: npt.NDArray[Any], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal action of each row."""
    return np.asarray((mask * (1 + rng.random(mask.shape))).argmax(axis=-1), np.int64)


# ---------------------------------------------------------------- Gymnasium's own checks


@pytest.mark.parametrize(("number", "name", "task"), IDS)
def test_its_owner_finds_nothing_wrong(number: str, name: str, task: str) -> None:
    most = ludotheque.game(name).about.seats[-1]
    others: tuple[dict[str, Any], ...] = ({}, {"seats": most, "seat": most - 1})
    for more in others:
        check_env(gymnasium.make(number, board=board_of(name), **more).unwrapped)


def test_names_are_as_usual() -> None:
    assert {number for number, _, _ in IDS} >= {
        "Ludotheque/PacMan-v0",
        "Ludotheque/MissionImpossible-v0",
        "Ludotheque/CloseEncounters-v0",
        "Ludotheque/Situation4FittingGiven-v0",
        "Ludotheque/Situation4FittingFound-v0",
    }


def test_a_name_can_bring_its_module() -> None:
    env = gymnasium.make("ludotheque.envs.gymnasium:Ludotheque/PacMan-v0", seats=3)
    assert isinstance(env.unwrapped, SeatEnv)
    assert env.unwrapped.single.spec.seats == 3
    envs = gymnasium.make_vec("ludotheque.envs.gymnasium:Ludotheque/PacMan-v0", num_envs=5)
    assert isinstance(envs, SeatVectorEnv)
    assert envs.num_envs == 5


# ---------------------------------------------------------------- the match of a seed


@pytest.mark.parametrize(("name", "task"), TASKS)
def test_a_game_is_the_match_of_its_seed_and_number(name: str, task: str) -> None:
    env, rng = made(name, task, seat=1), np.random.default_rng(1)
    game, spec = env.single.positions.game, env.single.spec
    for number in range(2):
        seen, info = env.reset(seed=None if number else 11)
        ended = False
        while not ended:
            assert info["action_mask"].any()
            assert (env.action_masks() == info["action_mask"]).all()
            seen, reward, terminated, truncated, info = env.step(any_of(info["action_mask"], rng))
            ended = terminated or truncated
            assert not info["illegal"]
        match = env.match()
        assert match.over
        assert terminated
        assert not info["action_mask"].any()
        dealt = game.match(spec.seats, seed=11, number=number, board=board_of(name))
        for entry in match.log:
            if entry.seat != FATE:
                dealt.play_action(entry.seat, entry.choice)
        assert dealt.log == match.log
        assert declare.values(game.declared.State, match.state) == declare.values(
            game.declared.State, dealt.state
        )
        assert {entry.seat for entry in match.log} - {FATE, CLOCK} == set(range(spec.seats))
        assert match.outcome is not None
        out = [0] * spec.observation_length
        game.tasks[task].observe(match.state, match.board.plain, 1, out)
        assert seen.tolist() == out
        assert float(reward) == pytest.approx(earned(match.outcome.winners, spec.seats))


def earned(winners: tuple[int, ...], seats: int) -> float:
    share = 1 / len(winners) if 1 in winners else 0
    return (share * seats - 1) / (seats - 1)


@pytest.mark.parametrize(("name", "task"), TASKS)
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_many_games_at_once_are_the_same_as_one_by_one(name: str, task: str, bots: str) -> None:
    """Everything that a step gives back is what Gymnasium itself makes of single environments."""
    more: dict[str, Any] = {"board": board_of(name), "task": task, "bots": bots}
    ours = SeatVectorEnv(1, name, **more)
    theirs = SyncVectorEnv([lambda: SeatEnv(name, **more)], autoreset_mode=AutoresetMode.SAME_STEP)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    rng = np.random.default_rng(2)
    mine: tuple[Any, ...] = ours.reset(seed=3)
    other: tuple[Any, ...] = theirs.reset(seed=3)
    ends = 0
    for number in range(3000):
        assert data_equivalence(mine, other, exact=True)
        actions = any_of(mine[-1]["action_mask"], rng)
        if number % 11 == 0:
            actions = ours.action_space.sample()
        mine, other = ours.step(actions), theirs.step(actions)
        ends += bool(mine[2][0])
        if ends == 2:
            break
    assert data_equivalence(mine, other, exact=True)
    assert ends


@pytest.mark.parametrize(("name", "task"), TASKS)
def test_levels_can_be_played_against(name: str, task: str) -> None:
    ours = SeatVectorEnv(1, name, task=task, board=board_of(name), bots="novice", max_steps=40)
    single = made(name, task, bots="novice")
    rng = np.random.default_rng(3)
    seen, infos = ours.reset(seed=4)
    single.reset(seed=4)
    for _ in range(6):
        assert (seen[0] == single._observation()).all()
        actions = any_of(infos["action_mask"], rng)
        single.step(actions[0])
        seen, _, _, truncated, infos = ours.step(actions)
        if truncated[0] or single.single.terminated:
            break


def test_every_seat_can_have_a_bot_of_its_own() -> None:
    env = SeatEnv("pac-man", seats=3, seat=1, bots={0: "random", 2: "greedy"})
    env.reset(seed=1)
    assert env.opponents.bots == {0: "random", 2: "greedy"}
    assert env.single.position.player == 1


# ---------------------------------------------------------------- many at once


@pytest.mark.parametrize(("name", "task"), TASKS)
def test_rows_are_matches_and_what_was_seen_at_the_end_is_told(name: str, task: str) -> None:
    number = environment_id(ludotheque.game(name), task)
    envs = gymnasium.make_vec(number, num_envs=6, board=board_of(name), max_steps=60)
    assert isinstance(envs, SeatVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rng = np.random.default_rng(4)
    seen, infos = envs.reset(seed=5)
    ended = 0
    for _ in range(60):
        assert seen in envs.observation_space
        assert (envs.action_masks() == infos["action_mask"]).all()
        before = seen.copy()
        after, rewards, terminated, truncated, infos = envs.step(any_of(infos["action_mask"], rng))
        assert (before == seen).all()  # what was given before is not written over
        over = terminated | truncated
        assert rewards.shape == (6,)
        assert not rewards[~terminated].any()
        assert ("final_obs" in infos) == over.any()
        if over.any():
            assert (infos["_final_obs"] == over).all()
            assert [each is not None for each in infos["final_obs"]] == over.tolist()
            assert not infos["final_info"]["action_mask"].any()
        ended += int(over.sum())
        seen = after
    assert ended
    assert {match.seats for match in map(envs.match, range(6))} == {envs.match(0).seats}


def test_without_a_seed_games_are_others() -> None:
    """After so many actions there were dozens of rolls: they are never the same by chance."""
    logs = []
    for env in (SeatEnv("pac-man"), SeatEnv("pac-man")):
        for _ in range(3):
            env.reset()
            for _ in range(60):
                env.step(int(env.action_masks().argmax()))
            logs.append(env.match().log)
    assert all(log not in logs[:number] for number, log in enumerate(logs))


def test_without_a_seed_rows_have_others_that_follow_from_the_last_one() -> None:
    envs = SeatVectorEnv(2, "pac-man")
    logs = []
    for seed in (None, None, 7, None, 7, None):
        envs.reset(seed=seed)
        for _ in range(60):
            envs.step(envs.action_masks().argmax(axis=1))
        logs.append(envs.match(0).log)
    assert logs[2] == logs[4]
    assert logs[3] == logs[5]
    assert all(logs[at] != logs[to] for at in range(4) for to in range(at))


def test_wrappers_of_gymnasium_go_around_it() -> None:
    envs = RecordEpisodeStatistics(SeatVectorEnv(4, "pac-man", max_steps=30))
    rng = np.random.default_rng(5)
    _, infos = envs.reset(seed=1)
    found = 0
    for _ in range(40):
        _, _, _, _, infos = envs.step(any_of(infos["action_mask"], rng))
        found += "episode" in infos
    assert found


# ---------------------------------------------------------------- what is not allowed


@pytest.mark.parametrize(("name", "task"), TASKS)
def test_an_illegal_action_changes_nothing(name: str, task: str) -> None:
    env = made(name, task)
    seen, info = env.reset(seed=2)
    for wrong in (int(info["action_mask"].argmin()), -1, 10**9):
        after, reward, terminated, truncated, told = env.step(wrong)
        assert told["illegal"]
        assert (after == seen).all()
        assert (told["action_mask"] == info["action_mask"]).all()
        assert reward == 0
        assert not terminated
        assert not truncated


def test_games_are_cut_short() -> None:
    env, rng = SeatEnv("pac-man", max_steps=25), np.random.default_rng(6)
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, reward, terminated, ended, info = env.step(any_of(info["action_mask"], rng))
        assert reward == 0
        assert not terminated
    assert env.single.steps == 25


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": 7},
        {"seat": 2},
        {"task": "nap"},
        {"board": "flat"},
        {"bots": "genius"},
        {"bots": {0: "random"}},
        {"bots": {}},
        {"render_mode": "human"},
    ],
)
def test_what_cannot_be_made_is_told_in_a_sentence(wrong: dict[str, Any]) -> None:
    given = {"game": "pac-man"} | wrong
    with pytest.raises(LudothequeError):
        SeatEnv(**given)
    with pytest.raises(LudothequeError):
        SeatVectorEnv(2, **given)


# ---------------------------------------------------------------- other


def test_a_picture_shows_what_the_seat_may_know() -> None:
    name = "mission-impossible"
    env = SeatEnv(name, seat=1, render_mode="ansi")
    envs = SeatVectorEnv(1, name, seat=1, render_mode="ansi")
    env.reset(seed=3)
    envs.reset(seed=3)
    picture = env.render()
    assert envs.render() == (picture,)
    assert picture != env.single.drawn()
    assert SeatEnv(name).render() is None
    assert SeatVectorEnv(1, name).render() is None


def test_without_gymnasium_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "ludotheque.envs.gymnasium")
    with pytest.raises(NotInstalledError, match=r"ludotheque\[gymnasium\]"):
        importlib.import_module("ludotheque.envs.gymnasium")
