"""The rules against a second opinion: what is legal, and what comes of it, in many positions.

Positions are drawn at random, crowded ones more often than play would bring about, and whole
games are played side by side. A failure tells the seed and the position.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.engine.game import LaidOut
from ludotheque.games.pac_man import notation
from ludotheque.games.pac_man.rules import Phase, apply, chance, draw, over, setup
from tests.tiers import slow, times

from .positions import (
    BOARDS,
    GAME,
    board_named,
    copy_of,
    legal_actions,
    random_position,
    require_sound,
    whites,
)
from .reference import Slow, read_state

PARTS = 8  # so that several cores can share the work
POSITIONS = times(500, 2500)  # in each part
GAMES = times(1, 2)  # in each part


def written(s: Any, laid_out: LaidOut, action: int) -> str:
    return notation.write(notation.to_move(s, laid_out.plan, s.turn, action))


def require_same_choices(s: Any, laid_out: LaidOut, slow: Slow, where: object) -> list[int]:
    actions = legal_actions(s, laid_out.plain, s.turn)
    texts = [written(s, laid_out, action) for action in actions]
    assert len(set(texts)) == len(texts), (where, "an action listed twice")
    assert set(texts) == slow.legal(), (where, slow)
    return actions


def require_same_position(s: Any, laid_out: LaidOut, slow: Slow, where: object) -> None:
    assert read_state(s, laid_out.plan).facts() == slow.facts(), where


@slow
@pytest.mark.parametrize("part", range(PARTS))
def test_the_legal_actions_are_those_of_the_slow_rules(part: int) -> None:
    for number in range(POSITIONS):
        seed = part * POSITIONS + number
        s, laid_out = random_position(Random(seed))
        require_same_choices(s, laid_out, read_state(s, laid_out.plan), seed)


@pytest.mark.parametrize("part", range(PARTS))
def test_an_action_does_what_the_slow_rules_do(part: int) -> None:
    for number in range(POSITIONS // 4):
        seed = 1_000_000 + part * POSITIONS + number
        rng = Random(seed)
        s, laid_out = random_position(rng)
        actions = legal_actions(s, laid_out.plain, s.turn)
        if actions:
            action = rng.choice(actions)
            text, slow = written(s, laid_out, action), read_state(s, laid_out.plan)
            apply(s, laid_out.plain, s.turn, action)
            slow.play(text)
            require_same_position(s, laid_out, slow, (seed, text))


@slow
def test_the_random_positions_are_sound_and_varied() -> None:
    phases = set()
    staying = stuck = 0
    for seed in range(2000):
        s, laid_out = random_position(Random(seed))
        require_sound(s, laid_out.plain, laid_out.plan)
        phases.add(s.phase)
        texts = [written(s, laid_out, a) for a in legal_actions(s, laid_out.plain, s.turn)]
        staying += "stay" in texts and len(texts) > 1  # only an optional way is left
        stuck += texts in ([], ["stay"])
    assert len(phases) == 3
    assert staying > 10
    assert stuck > 10


@slow
@pytest.mark.parametrize("part", range(PARTS))
def test_whole_games_played_side_by_side(part: int) -> None:
    for number in range(GAMES):
        seed = part * GAMES + number
        play_side_by_side(Random(seed), board_named(BOARDS[seed % 2]), 2 + seed % 3, 1500)


def play_side_by_side(rng: Random, laid_out: LaidOut, seats: int, steps: int) -> None:
    options = {option.name: rng.choice(option.values) for option in GAME.about.options}
    s, b = GAME.fresh(seats, options, checked=True), laid_out.plain
    setup(s, b)
    slow, total = read_state(s, laid_out.plan), whites(s)
    for step in range(steps):
        if over(s, b):
            break
        if outcomes := chance(s, b):
            k = rng.randrange(outcomes)
            if s.phase == Phase.EMPTY_HOME:
                slow.leave_empty(slow.maze.homes[k])
            else:
                slow.roll(1 + k // 6, 1 + k % 6)
            draw(s, b, k)
        else:
            action = rng.choice(require_same_choices(s, laid_out, slow, step))
            slow.play(written(s, laid_out, action))
            apply(s, b, s.turn, action)
        require_sound(s, b, laid_out.plan)
        require_same_position(s, laid_out, slow, step)
        assert whites(s) == total


def test_a_copy_of_a_position_has_the_same_legal_actions() -> None:
    for seed in range(100):
        s, laid_out = random_position(Random(seed))
        again = copy_of(s)
        assert legal_actions(again, laid_out.plain, s.turn) == legal_actions(
            s, laid_out.plain, s.turn
        )
