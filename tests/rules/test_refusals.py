"""Refusals: each says why, by the clause that its reason names, in words, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from _pytest.mark import ParameterSet
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games
from ludotheque.words import LANGUAGES, has, say
from tests.kit.codes import words_in
from tests.kit.modules import module_of
from tests.kit.refusals import (
    Case,
    codes_of_refusals,
    position_chosen,
    require_reason,
    require_unchanged,
)
from tests.kit.table import Table
from tests.tiers import slow
from tests.words.spoken import parse, returned

Play = Callable[[str], Table]


def cases() -> Iterator[ParameterSet]:
    for game in all_games():
        play = module_of(game, "table").play
        for case in module_of(game, "test_refusals").CASES:
            yield pytest.param(play, case, id=f"{game.name}-{case.code}-{case.clause}")


EVERY_CASE = pytest.mark.parametrize(("play", "case"), list(cases()))


@EVERY_CASE
def test_a_refusal_says_why_and_with_what_particulars(play: Play, case: Case) -> None:
    require_reason(play(case.script), case)


@EVERY_CASE
def test_a_refused_move_changes_nothing(play: Play, case: Case) -> None:
    require_unchanged(play(case.script), case)


@EVERY_CASE
def test_a_refusal_can_be_said_in_every_language(play: Play, case: Case) -> None:
    game, key = play(case.script).match.game.name, f"refused-{case.code}"
    for language in LANGUAGES:
        assert has(language, key, game)
        assert say(language, key, case.values, game=game) != key


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_reason_has_a_case(game: Game) -> None:
    """Or no move in notation can say it, and the game's own tests have it elsewhere."""
    own, source = module_of(game, "test_refusals"), game.folder / "reasons.py"
    cases = {case.code for case in own.CASES} | getattr(own, "ELSEWHERE", set())
    endings = returned(parse([source])[0], only="ending")
    assert cases == words_in(source.read_text(encoding="utf-8")) - own.PARTICULARS - endings


WITH_TURNS = [game for game in all_games() if not game.about.realtime]


@slow
@settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))
@given(st.data())
@pytest.mark.parametrize("game", WITH_TURNS, ids=lambda game: game.name)
def test_all_through_a_game_everything_is_either_legal_or_refused(
    game: Game, data: st.DataObject
) -> None:
    s, board = position_chosen(game, data)
    particulars = module_of(game, "test_refusals").PARTICULARS
    codes_of_refusals(game, s, board, range(s.seats), particulars)
