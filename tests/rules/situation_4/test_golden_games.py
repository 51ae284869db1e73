"""What the golden games show: together, everything that can happen, at its time."""

from __future__ import annotations

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE
from ludotheque.games.situation_4 import clock, story
from ludotheque.games.situation_4.state import Board, State
from tests.kit.codes import words_of
from tests.rules.golden import Golden, codes_told_in, golden_games

from .field import GAME
from .test_story import NOT_CODES

RARE = {"unstuck"}  # whoever could lay nothing hardly ever comes back
every_golden_game = pytest.mark.parametrize("golden", golden_games(GAME), ids=str)


@every_golden_game
def test_it_is_played_to_its_end_and_the_clock_has_moved(golden: Golden) -> None:
    match = golden.match()
    assert match.outcome is not None
    assert CLOCK in {entry.seat for entry in match.log}


@every_golden_game
def test_the_clock_moved_when_it_was_due_and_nobody_after_that(golden: Golden) -> None:
    match = golden.match()
    again, acted = match.anew(), [0]
    for entry in match.log:
        due = dues(again, acted) if entry.seat != FATE else {}
        assert all(entry.at <= at for at in due.values())
        if entry.seat == CLOCK:
            assert entry.at == due[GAME.notation.write(entry.move)]
        again.play(entry.seat, entry.move, entry.at)
        acted += [entry.at] * (entry.seat != FATE)
    assert acted == sorted(acted)
    assert len(set(acted)) == len(acted)


def dues(match: Match, acted: list[int]) -> dict[str, int]:
    """When the clock would make each of its moves, by when the actions so far were played."""
    alarms = clock.alarms(of_type(State, match.state), of_type(Board, match.board.plain))
    return {alarm.move: acted[alarm.since] + 1000 * alarm.seconds for alarm in alarms}


def test_between_them_they_tell_of_everything() -> None:
    assert words_of(story) - NOT_CODES - codes_told_in(GAME) == RARE
