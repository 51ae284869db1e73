"""`ludotheque.batch`: every row is a match, and nothing that a caller does can make it another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
import pytest
from _pytest.mark import ParameterSet

import ludotheque
from ludotheque.engine import declare
from ludotheque.engine.compile import NO_ACTION
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.seats import CLOCK
from ludotheque.engine.speeds import INTERPRETER
from ludotheque.envs.batch import BatchEnv, Timestep
from ludotheque.words import LANGUAGES, has, say
from tests.tiers import thorough

if TYPE_CHECKING:
    from ludotheque.engine.match import Match

TASKS = [(game.name, task) for game in ludotheque.all_games() for task in game.tasks]
SMALLEST = {"situation-4": "quick"}  # boards on which games are short
PLAINEST = ("pac-man", "play")
Policy = Callable[[Timestep], npt.NDArray[np.int64]]


def one_usually(tasks: list[tuple[str, str]]) -> list[ParameterSet]:
    """Every task, of which `make test` runs one: for what takes long to compile."""
    return [pytest.param(*each, marks=[] if each == PLAINEST else [thorough]) for each in tasks]


def at_random(seed: int) -> Policy:
    """Any of the legal actions."""
    rng = np.random.default_rng(seed)
    return lambda t: (t.legal * (1 + rng.random(t.legal.shape))).argmax(axis=1)


def by_what_is_seen(t: Timestep) -> npt.NDArray[np.int64]:
    """A policy that always does the same where it sees the same."""
    weights = np.arange(1, 1 + t.observation.shape[1], dtype=np.int64)
    mixed = (t.observation @ weights)[:, None] * 7919 + np.arange(t.legal.shape[1]) * 104729
    chosen: npt.NDArray[np.int64] = np.where(t.legal, mixed % 10007 + 1, 0).argmax(axis=1)
    return chosen


def made(name: str, task: str, games: int = 8, most: bool = True, **more: object) -> BatchEnv:
    seats = ludotheque.game(name).about.seats
    return ludotheque.batch(name, games, seats[-1 if most else 0], task=task, **more)  # type: ignore[arg-type]


def state_of(env: BatchEnv, row: int) -> dict[str, declare.Nested]:
    """What a row's own state says."""
    declared = env.game.declared.State
    rows: Any = env._rows
    plain = INTERPRETER.copy_of(declared, rows.states[row])
    return without_scratch(declare.values(declared, plain))


def without_scratch(values: dict[str, declare.Nested]) -> dict[str, declare.Nested]:
    return {name: value for name, value in values.items() if name != "scratch"}


def require_same(env: BatchEnv, t: Timestep, row: int) -> Match:
    """A row and its match agree about everything."""
    match = env.match(row)
    declared = env.game.declared.State
    assert without_scratch(declare.values(declared, match.state)) == state_of(env, row)
    seat = int(t.seat[row])
    assert seat in match.acting
    task, s, b = env.setting.task, match.state, match.board.plain
    offered = [0] * env.setting.room
    count = (task.offer or env.game.rules.legal)(s, b, seat, offered)
    assert np.flatnonzero(t.legal[row]).tolist() == sorted(offered[:count])
    assert t.observation[row].tolist() == seen(env, match, seat)
    assert match.observation(seat, env.spec.task).tolist() == t.observation[row].tolist()
    return match


def seen(env: BatchEnv, match: Match, seat: int) -> list[int]:
    out = [0] * env.spec.observation_length
    env.setting.task.observe(match.state, match.board.plain, seat, out)
    return out


@pytest.mark.parametrize(("name", "task"), TASKS)
@pytest.mark.parametrize("most", [False, True])
def test_a_row_is_the_match_of_its_episode(name: str, task: str, most: bool) -> None:
    env = made(name, task, games=3, most=most, seed=5, max_steps=400)
    choose, t = at_random(1), env.reset()
    for number in range(120):
        t = env.step(choose(t))
        assert not t.illegal.any()
        if number % 8 == 0:
            require_same(env, t, number % 3)


@pytest.mark.parametrize(("name", "task"), TASKS)
def test_an_episode_ends_as_its_match_does_and_the_next_begins(name: str, task: str) -> None:
    games = 4
    env = made(name, task, games=games, most=False, board=SMALLEST.get(name, ""))
    t = env.reset(seed=3)
    matches = [env.match(row) for row in range(games)]
    ended = 0
    while ended < 3:
        leave_what_fails(env, t, matches)
        before, acted, actions = t.episode.copy(), t.seat.copy(), by_what_is_seen(t)
        for row, match in enumerate(matches):
            play_in(env, match, int(acted[row]), int(actions[row]))
        t = env.step(actions)
        for row, match in enumerate(matches):
            assert bool(t.terminated[row]) == match.over
            assert not t.truncated[row]
            assert t.episode[row] == before[row] + games * match.over
            if match.over:
                assert t.reward[row] == pytest.approx(rewards(match))
                assert t.final_observation[row].tolist() == seen(env, match, int(acted[row]))
                matches[row] = env.match(row)
                assert (
                    matches[row].log
                    == env.game.match(
                        len(match.seats),
                        seed=3,
                        number=int(t.episode[row]),
                        board=SMALLEST.get(name, ""),
                    ).log
                )
                ended += 1
            else:
                assert (t.reward[row] == 0).all()


def leave_what_fails(env: BatchEnv, t: Timestep, matches: list[Match]) -> None:
    """Takes what comes to nothing out of the mask, which is the caller's to write in."""
    meant = env.setting.task.meant
    for row, match in enumerate(matches if meant else []):
        for action in np.flatnonzero(t.legal[row]).tolist():
            came_to = meant(match.state, match.board.plain, int(t.seat[row]), action)  # type: ignore[misc]
            t.legal[row, action] = came_to != NO_ACTION


def play_in(env: BatchEnv, match: Match, seat: int, chosen: int) -> None:
    """What a step does in one row, done to a match."""
    meant = env.setting.task.meant
    action = meant(match.state, match.board.plain, seat, chosen) if meant else chosen
    if action != NO_ACTION:
        match.play_action(seat, action)
    while match.acting == {CLOCK}:
        match.play_action(CLOCK, match.actions(CLOCK)[0])


def rewards(match: Match) -> list[float]:
    outcome = match.outcome
    assert outcome is not None
    seats, winners = len(match.seats), len(outcome.winners)
    shares = [1 / winners if seat in outcome.winners else 0 for seat in match.seats]
    return [(share * seats - 1) / (seats - 1) for share in shares]


def test_rewards_add_up_to_nothing_and_a_win_is_one() -> None:
    env = made("pac-man", "", games=64)
    choose, t = at_random(4), env.reset()
    found: list[tuple[float, ...]] = []
    while len(found) < 30:
        t = env.step(choose(t))
        found += [tuple(row) for row in t.reward[t.terminated].tolist()]
    assert all(sum(row) == pytest.approx(0, abs=1e-6) for row in found)
    won = tuple(pytest.approx(x) for x in (-1 / 3, -1 / 3, -1 / 3, 1))
    assert sum(sorted(row) == list(won) for row in found) > 20


# ---------------------------------------------------------------- rows and episodes


@pytest.mark.parametrize(("name", "task"), TASKS)
def test_episodes_are_the_same_however_many_rows_and_threads_there_are(
    name: str, task: str
) -> None:
    def results(games: int, threads: int) -> dict[int, tuple[int, list[float]]]:
        env = made(name, task, games=games, most=False, max_steps=150, threads=threads)
        t = env.reset()
        steps = np.zeros(games, int)
        found: dict[int, tuple[int, list[float]]] = {}
        while not {0, 1, 2, 3, 4, 5} <= found.keys():
            before = t.episode.copy()
            t = env.step(by_what_is_seen(t))
            steps += 1
            for row in np.flatnonzero(t.terminated | t.truncated):
                found[int(before[row])] = (int(steps[row]), t.reward[row].tolist())
                steps[row] = 0
        return {number: found[number] for number in range(6)}

    few = results(2, 1)
    assert results(6, 1) == few
    assert results(130, 2) == few


def test_a_seed_is_a_run_that_can_be_begun_again() -> None:
    env, choose = made("pac-man", ""), by_what_is_seen

    def some(t: Timestep) -> bytes:
        seen = b""
        for _ in range(50):
            seen += t.observation.tobytes()
            t = env.step(choose(t))
        return seen

    first = some(env.reset())
    assert some(env.reset()) == first
    assert some(env.reset(seed=2)) != first
    assert some(env.reset(seed=1)) == first


def test_episodes_can_be_cut_short() -> None:
    env = made("pac-man", "", max_steps=10)
    choose, t = at_random(5), env.reset()
    for number in range(1, 31):
        acted = t.seat.copy()
        matches = [env.match(row) for row in range(8)]
        actions = choose(t)
        t = env.step(actions)
        assert t.truncated.all() == (number % 10 == 0)
        assert not t.terminated.any()
        assert (t.reward == 0).all()
        if number % 10 == 0:
            assert t.episode.tolist() == [8 * number // 10 + row for row in range(8)]
            for row, match in enumerate(matches):
                match.play_action(int(acted[row]), int(actions[row]))
                assert t.final_observation[row].tolist() == seen(env, match, int(acted[row]))


# ---------------------------------------------------------------- what is not allowed


@pytest.mark.parametrize(("name", "task"), TASKS)
def test_an_illegal_action_is_flagged_and_changes_nothing(name: str, task: str) -> None:
    env = made(name, task)
    choose, t = at_random(6), env.reset()
    for wrong in (-1, -(1 << 40), env.spec.action_count, 1 << 40, 1 << 32, None):
        for _ in range(7):
            t = env.step(choose(t))
        actions = choose(t)
        actions[3] = t.legal[3].argmin() if wrong is None else wrong
        before = env.match(3).log, t.observation[3].tolist(), t.legal[3].tolist(), t.seat[3]
        t = env.step(actions)
        assert t.illegal.tolist() == [row == 3 for row in range(8)]
        assert (
            env.match(3).log,
            t.observation[3].tolist(),
            t.legal[3].tolist(),
            t.seat[3],
        ) == before
        assert not t.terminated[3]
        assert (t.reward[3] == 0).all()
        t = env.step(choose(t))
        assert not t.illegal.any()


def test_whoever_writes_in_a_buffer_changes_nothing_of_the_game() -> None:
    env = made("pac-man", "")
    t = env.reset()
    other = made("pac-man", "")
    same = other.reset()
    forbidden = int(t.legal[0].argmin())
    for buffer in vars(t).values():
        buffer[...] = 1
    t = env.step(np.array([forbidden] + [-1] * 7))
    assert t.illegal.all()
    actions = by_what_is_seen(same)
    t, same = env.step(actions), other.step(actions)
    for mine, theirs in zip(vars(t).values(), vars(same).values(), strict=True):
        if mine is not t.final_observation:
            assert (mine == theirs).all()


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"games": 0},
        {"games": 4.0},
        {"max_steps": -3},
        {"history": -1},
        {"threads": -1},
        {"seats": 7},
        {"seats": "2"},
        {"seed": -1},
        {"seed": None},
        {"device": "tpu"},
        {"options": {"ghosts": "no"}},
        {"board": "flat"},
        {"task": "nap"},
        {"bots": "random"},
        {"bots": {0: "genius"}},
        {"bots": {4: "random"}},
        {"bots": {0: "random", 1: "random"}},
    ],
)
def test_what_cannot_be_made_is_told_in_a_sentence(wrong: dict[str, object]) -> None:
    given: dict[str, object] = {"game": "pac-man", "games": 4, "seats": 2} | wrong
    with pytest.raises(LudothequeError) as refused:
        ludotheque.batch(**given)  # type: ignore[arg-type]
    problem = refused.value.problem
    for language in LANGUAGES:
        assert has(language, problem.code, problem.game)
        assert say(language, problem.code, problem.values, problem.game)


@pytest.mark.parametrize(
    "actions", [np.zeros(7, int), np.zeros((8, 1), int), np.zeros(8), 3, [0.5] * 8, ["a"] * 8]
)
def test_actions_of_another_shape_or_kind_are_refused(actions: object) -> None:
    env = made("pac-man", "")
    env.reset()
    with pytest.raises(LudothequeError):
        env.step(actions)


def test_a_row_that_does_not_exist_or_was_not_kept_is_no_match() -> None:
    env = made("pac-man", "", history=3)
    choose, t = at_random(7), env.reset()
    for row in (-1, 8):
        with pytest.raises(LudothequeError):
            env.match(row)
    for _ in range(4):
        env.match(0)
        t = env.step(choose(t))
    with pytest.raises(LudothequeError):
        env.match(0)


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(LudothequeError):
        made("pac-man", "").step(np.zeros(8, int))


# ---------------------------------------------------------------- who acts


@pytest.mark.parametrize("name", ["mission-impossible", "close-encounters"])
def test_who_is_asked_next_tells_nothing_of_what_others_chose_in_secret(name: str) -> None:
    """Two policies choose differently in secret: the same seats are asked in the same order."""
    orders = []
    for seed in (8, 9):
        env, order = made(name, "", games=32), []
        choose, t = at_random(seed), env.reset()
        for _ in range(10):
            order.append(t.seat.tolist())
            t = env.step(choose(t))
        orders.append(order)
    assert orders[0] == orders[1]
    assert len({seat for step in orders[0] for seat in step}) > 2


@pytest.mark.parametrize(("name", "task"), one_usually(TASKS))
@pytest.mark.parametrize("bot", ["random", "greedy", "novice"])
def test_bots_can_have_seats(name: str, task: str, bot: str) -> None:
    seats = ludotheque.game(name).about.seats[0]
    bots = dict.fromkeys(range(1, seats), bot)
    env = made(name, task, games=2, most=False, bots=bots, max_steps=60)
    choose, t = at_random(10), env.reset()
    for number in range(40):
        assert (t.seat == 0).all()
        t = env.step(choose(t))
        assert not t.illegal.any()
        if number % 9 == 0:
            match = require_same(env, t, 1)
    assert {entry.seat for entry in match.log} >= set(bots)


def test_a_limit_that_bots_use_up_lets_the_policy_choose_once() -> None:
    env = made("pac-man", "", games=8, bots={0: "random", 1: "random", 2: "random"}, max_steps=1)
    choose, t = at_random(13), env.reset()
    for number in range(1, 6):
        assert (t.seat == 3).all()
        t = env.step(choose(t))
        assert t.truncated.all()
        assert t.episode.tolist() == [8 * number + row for row in range(8)]


def test_a_bot_that_searches_beats_one_that_moves_at_random() -> None:
    env = made("pac-man", "", games=4, most=False, bots={1: "steady"})
    choose, t = at_random(11), env.reset()
    won: list[float] = []
    while len(won) < 8:
        t = env.step(choose(t))
        won += t.reward[t.terminated][:, 1].tolist()
    assert sum(won) > 4


def test_any_seat_can_be_observed() -> None:
    env = made("mission-impossible", "", games=4)
    choose, t = at_random(12), env.reset()
    for _ in range(60):
        t = env.step(choose(t))
    matches = [env.match(row) for row in range(4)]
    for seat in range(env.spec.seats):
        observed = env.observe(seat)
        assert observed.tolist() == [seen(env, match, seat) for match in matches]
    with pytest.raises(LudothequeError):
        env.observe(6)


# ---------------------------------------------------------------- its words


@pytest.mark.parametrize(("name", "task"), TASKS)
def test_the_spec_describes_the_buffers(name: str, task: str) -> None:
    env = made(name, task)
    t, spec = env.reset(), env.spec
    assert t.observation.shape == (8, spec.observation_length)
    assert t.legal.shape == (8, spec.action_count)
    assert t.reward.shape == (8, spec.seats)
    kinds = {name: str(buffer.dtype) for name, buffer in vars(t).items()}
    assert kinds == {
        "observation": "uint8",
        "legal": "bool",
        "seat": "int8",
        "reward": "float32",
        "terminated": "bool",
        "truncated": "bool",
        "illegal": "bool",
        "episode": "int64",
        "final_observation": "uint8",
    }
    for part_name, part in spec.parts.items():
        found = spec.part(t.observation, part_name)
        assert found.shape == (8, *part.shape)
        assert found.max(initial=0) <= part.most
    with pytest.raises(LudothequeError, match="no part called “nothing”"):
        spec.part(t.observation, "nothing")
    assert (spec.game, spec.task) == (name, task)


def test_buffers_stay_where_they_are() -> None:
    env = made("pac-man", "")
    first = {name: buffer.ctypes.data for name, buffer in vars(env.reset()).items()}
    t = env.step(at_random(1)(env.timestep))
    assert {name: buffer.ctypes.data for name, buffer in vars(t).items()} == first
    assert np.from_dlpack(t.observation).ctypes.data == first["observation"]
