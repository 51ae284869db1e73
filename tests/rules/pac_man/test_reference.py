"""The rules against a second opinion: what is legal, and what comes of it, in many positions.

Positions are drawn at random, crowded ones more often than play would bring about, and whole
games are played side by side. A failure tells the seed and the position.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.kit.reference import SideBySide
from tests.tiers import slow, times

from .positions import (
    BOARDS,
    GAME,
    board_named,
    legal_actions,
    random_position,
    require_sound,
    whites,
)
from .reference import read_state

PARTS = 8  # so that several cores can share the work
POSITIONS = times(500, 2500)  # in each part
GAMES = times(1, 2)  # in each part
SIDE_BY_SIDE = SideBySide(GAME, read_state, random_position)


def seeds(part: int, count: int, first: int = 0) -> range:
    return range(first + part * POSITIONS, first + part * POSITIONS + count)


@slow
@pytest.mark.parametrize("part", range(PARTS))
def test_the_legal_actions_are_those_of_the_slow_rules(part: int) -> None:
    SIDE_BY_SIDE.require_same_choices(seeds(part, POSITIONS))


@pytest.mark.parametrize("part", range(PARTS))
def test_an_action_does_what_the_slow_rules_do(part: int) -> None:
    SIDE_BY_SIDE.require_same_effects(seeds(part, POSITIONS // 4, first=1_000_000))


@slow
def test_the_random_positions_are_sound_and_varied() -> None:
    phases = set()
    staying = stuck = 0
    for seed in range(2000):
        s, laid_out = random_position(Random(seed))
        require_sound(s, laid_out.plain, laid_out.plan)
        phases.add(s.phase)
        actions = legal_actions(s, laid_out.plain, s.turn)
        texts = [SIDE_BY_SIDE.written(s, laid_out, s.turn, action) for action in actions]
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
        board = board_named(BOARDS[seed % 2])
        SIDE_BY_SIDE.play(Random(seed), board, 2 + seed % 3, 1500, require_sound, whites)


def test_a_copy_of_a_position_has_the_same_legal_actions() -> None:
    SIDE_BY_SIDE.require_copies_alike(range(100))
