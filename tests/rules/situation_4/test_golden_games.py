"""Golden games are replayed: each tells the story that is written beside it."""

from __future__ import annotations

import pytest

from ludotheque.engine.seats import CLOCK, FATE
from ludotheque.engine.text import load
from ludotheque.games.situation_4 import story

from .field import GAME
from .golden_games import FOLDER, dues, game_text, introduction, names, story_of, story_text
from .test_refusals import words_of
from .test_story import NOT_CODES

RARE = {"unstuck"}  # whoever could lay nothing hardly ever comes back


@pytest.mark.parametrize("name", names())
def test_a_golden_game_tells_its_story(name: str) -> None:
    expected = story_text(name)
    lines = [*introduction(expected), "", *story_of(load(game_text(name)))]
    assert lines == expected.splitlines()


@pytest.mark.parametrize("name", names())
def test_a_golden_game_is_written_as_the_engine_writes_it(name: str) -> None:
    assert load(game_text(name)).text() == game_text(name)


def test_every_golden_game_has_a_story_that_says_what_it_shows() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.story")) == names()
    assert all(introduction(story_text(name)) for name in names())


def test_all_are_played_to_their_end_and_the_clock_has_moved_in_each() -> None:
    for match in map(load, map(game_text, names())):
        assert match.outcome is not None
        assert CLOCK in {entry.seat for entry in match.log}


@pytest.mark.parametrize("name", names())
def test_the_clock_moved_when_it_was_due_and_nobody_after_that(name: str) -> None:
    match = load(game_text(name))
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


def test_between_them_they_tell_of_everything() -> None:
    told = {
        event.code
        for name in names()
        for _, events in load(game_text(name)).story()
        for event in events
    }
    assert words_of(story) - NOT_CODES - told == RARE
