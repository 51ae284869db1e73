"""The rules against a second opinion: what is legal, and what comes of it, in many positions.

Positions are drawn at random, crowded ones more often than play would bring about, and whole
games are played side by side. A failure tells the seed and the position.
"""

from __future__ import annotations

import pytest

from tests.kit.reference import SideBySide
from tests.tiers import slow, times

from .close_encounters.reference import SIDE_BY_SIDE as CLOSE_ENCOUNTERS
from .pac_man.reference import SIDE_BY_SIDE as PAC_MAN

PARTS = 8  # so that several cores can share the work
GAMES = times(1, 2)  # in each part


EVERY_GAME = pytest.mark.parametrize(
    "rules", [CLOSE_ENCOUNTERS, PAC_MAN], ids=lambda rules: rules.game.name
)
EACH_PART = pytest.mark.parametrize("part", range(PARTS))


@slow
@EVERY_GAME
@EACH_PART
def test_what_is_legal_is_what_the_slow_rules_allow(rules: SideBySide, part: int) -> None:
    first = part * rules.positions
    rules.require_same_choices(range(first, first + rules.positions))


@EVERY_GAME
@EACH_PART
def test_an_action_does_what_the_slow_rules_do(rules: SideBySide, part: int) -> None:
    first = 1_000_000 + part * rules.positions
    rules.require_same_effects(range(first, first + rules.positions // 4))


@slow
@EVERY_GAME
@EACH_PART
def test_whole_games_played_side_by_side(rules: SideBySide, part: int) -> None:
    for seed in range(part * GAMES, part * GAMES + GAMES):
        rules.play(seed, seats=2 + seed % 3)


@EVERY_GAME
def test_a_copy_of_a_position_has_the_same_legal_actions(rules: SideBySide) -> None:
    rules.require_copies_alike(range(100))
