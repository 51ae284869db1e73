"""Every game keeps the laws that ship with the package, and the laws notice one that does not."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import ludotheque
from ludotheque.conformance import LAWS, Effort, Law, findings, laws, words
from ludotheque.engine.contract import EVERYBODY, SEEN_BY_ALL, Preparation
from ludotheque.engine.game import Game
from tests.cli.command import command
from tests.fixtures import fixture_games
from tests.tiers import TIER, Tier

SHELF = ludotheque.all_games()
GAMES = (*SHELF, *fixture_games())
DASH, HOARD, RUSH = fixture_games()
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
ON_THE_SHELF = pytest.mark.parametrize("game", SHELF, ids=lambda game: game.name)
USUAL = Effort() if TIER is Tier.ALL else Effort(variants=2, share=3)
LITTLE = Effort(variants=1, share=1, games=1)


def named(law: Law) -> str:
    return law.__name__


@EVERY_GAME
@pytest.mark.parametrize("law", laws.LAWS, ids=named)
def test_every_game_keeps_the_law(game: Game, law: Law) -> None:
    law(game, USUAL)


@ON_THE_SHELF
@pytest.mark.parametrize("law", words.LAWS, ids=named)
def test_what_a_game_says_can_be_said(game: Game, law: Law) -> None:
    law(game, USUAL)


def test_every_law_is_run_by_the_command() -> None:
    done = command("conformance", SHELF[2].name)
    assert done.code == 0, done.out
    assert done.out.count("✓") == len(LAWS)


# ---------------------------------------------------------------- a game that breaks a law


def lenient(s: Any, b: Any, seat: int, action: int) -> int:
    return 0


def touching(s: Any, b: Any, plan: Any, seat: Any) -> Any:
    s.turn = 1 - s.turn
    return HOARD.views.view(s, b, plan, seat)


def all_seeing(s: Any, b: Any, plan: Any, seat: Any) -> Any:
    return list(s.coin)


def has_odd_coin(s: Any, b: Any, seat: int) -> bool:
    return bool(s.coin[seat] % 2 == 1)


def shown_to_watchers(s: Any, b: Any, plan: Any, seat: Any) -> Any:
    return list(s.coin) if seat is None else HOARD.views.view(s, b, plan, seat)


def told_to_all(*asked: Any) -> Any:
    return [replace(event, audience=EVERYBODY) for event in HOARD.story.tell(*asked)]


def telling_coins(before: Any, *asked: Any) -> Any:
    coins = {f"coin{seat}": before.coin[seat] for seat in range(before.seats)}
    return [
        replace(event, values={**event.values, **coins})
        for event in HOARD.story.tell(before, *asked)
    ]


def explaining_with_coins(s: Any, *asked: Any) -> Any:
    reason = HOARD.reasons.explain(s, *asked)
    return replace(reason, values={**reason.values, "coins": str(s.coin)})


def finds_a_coin(s: Any, b: Any, seat: int, choice: int) -> bool:
    return choice in s.coin


class Altered:
    """A module with some of its names changed."""

    def __init__(self, module: Any, **changes: Any) -> None:
        self.__dict__ |= vars(module) | changes


def hoard_with(**changes: Any) -> Game:
    return Game(replace(HOARD.contract, **changes))


BROKEN: dict[str, tuple[Law, Callable[[], Game]]] = {
    "nothing is refused": (
        laws.what_is_legal_is_what_is_not_refused,
        lambda: hoard_with(rules=Altered(HOARD.rules, refusal=lenient)),
    ),
    "asking changes the turn": (
        laws.asking_changes_nothing,
        lambda: hoard_with(views=replace(HOARD.views, view=touching)),
    ),
    "it goes on after the end": (
        laws.somebody_can_go_on_until_it_is_over,
        lambda: hoard_with(rules=Altered(HOARD.rules, acting=lambda s, b: 1)),
    ),
    "a view shows all": (
        laws.what_a_seat_cannot_know_makes_no_difference_to_it,
        lambda: hoard_with(views=replace(HOARD.views, view=all_seeing)),
    ),
    "a watcher's view shows all": (
        laws.a_hidden_choice_is_hidden,
        lambda: hoard_with(views=replace(HOARD.views, view=shown_to_watchers)),
    ),
    "everybody is told a hidden choice": (
        laws.a_hidden_choice_is_hidden,
        lambda: hoard_with(story=replace(HOARD.story, tell=told_to_all)),
    ),
    "nothing is imagined": (
        laws.a_hidden_choice_is_hidden,
        lambda: hoard_with(rules=Altered(HOARD.rules, imagine=lambda s, b, seat, rng: None)),
    ),
    "an event tells where the others' coins are": (
        laws.what_a_seat_cannot_know_is_not_told_to_it,
        lambda: hoard_with(story=replace(HOARD.story, tell=telling_coins)),
    ),
    "a refusal tells where the others' coins are": (
        laws.what_a_seat_cannot_know_makes_no_difference_to_it,
        lambda: hoard_with(reasons=Altered(HOARD.reasons, explain=explaining_with_coins)),
    ),
    "whether a move tells something depends on the others' coins": (
        laws.what_a_seat_cannot_know_makes_no_difference_to_it,
        lambda: hoard_with(story=replace(HOARD.story, reveals=finds_a_coin)),
    ),
    "who is in play is a secret": (
        laws.who_is_in_play_is_public,
        lambda: hoard_with(views=replace(HOARD.views, in_play=has_odd_coin)),
    ),
    "the end is no clause's": (
        laws.a_game_ends_with_winners_and_a_reason,
        lambda: hoard_with(reasons=Altered(HOARD.reasons, ending=lambda s, b: ("HO-99", "so"))),
    ),
    "a move has no notation": (
        laws.every_move_has_its_notation_both_ways,
        lambda: hoard_with(notation=Altered(HOARD.notation, write=lambda move: "hide a")),
    ),
    "fate has more outcomes than are stated": (
        laws.nothing_exceeds_what_is_stated,
        lambda: hoard_with(about=replace(HOARD.about, most_outcomes=1)),
    ),
    "a game is longer than is stated": (
        laws.nothing_exceeds_what_is_stated,
        lambda: hoard_with(about=replace(HOARD.about, longest=3)),
    ),
    "a score is higher than is stated": (
        laws.nothing_exceeds_what_is_stated,
        lambda: hoard_with(about=replace(HOARD.about, scores=(0, 0))),
    ),
    "a score is lower than is stated": (
        laws.nothing_exceeds_what_is_stated,
        lambda: hoard_with(about=replace(HOARD.about, scores=(1, 18))),
    ),
    "nobody is told of a move": (
        laws.every_move_says_who_is_told_it,
        lambda: hoard_with(notation=Altered(HOARD.notation, DISCLOSURES={})),
    ),
    "everybody is told of every move": (
        laws.every_move_says_who_is_told_it,
        lambda: hoard_with(
            notation=Altered(
                HOARD.notation, DISCLOSURES=dict.fromkeys(HOARD.notation.DISCLOSURES, SEEN_BY_ALL)
            )
        ),
    ),
    "a refusal names another clause": (
        laws.a_refusal_names_a_clause,
        lambda: hoard_with(
            reasons=Altered(
                HOARD.reasons,
                explain=lambda *asked: replace(HOARD.reasons.explain(*asked), clause="HO-9"),
            )
        ),
    ),
    "the clock says nothing": (
        laws.the_clock_does_what_is_legal,
        lambda: Game(replace(RUSH.contract, alarms=lambda s, b: ())),
    ),
    "a side is called ready that is not": (
        laws.play_begins_once_all_are_ready,
        lambda: Game(
            replace(RUSH.contract, preparation=lambda s, b: Preparation((), "ready", "go"))
        ),
    ),
    "a picture is no picture": (
        laws.every_view_can_be_drawn,
        lambda: hoard_with(views=replace(HOARD.views, picture=lambda plan, view: "<html/>")),
    ),
    "there are no words": (words.a_refusal_can_be_said, lambda: RUSH),
    "nothing can be told": (words.what_happens_can_be_told, lambda: RUSH),
    "there is no rulebook": (words.the_rulebook_has_every_clause, lambda: RUSH),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_law_is_noticed(broken: str) -> None:
    law, made = BROKEN[broken]
    with pytest.raises((AssertionError, KeyError)):
        law(made(), LITTLE)


@pytest.mark.parametrize(
    ("english", "is_broken"),
    [
        pytest.param("game-title = Race\n", False, id="the same words"),
        pytest.param("game-title = Race\nevent-over = Over.\n", True, id="one more"),
        pytest.param("game-title = Race {\n", True, id="one cannot be read"),
    ],
)
def test_words_that_a_language_lacks_are_noticed(
    english: str, is_broken: bool, tmp_path: Path
) -> None:
    (tmp_path / "words").mkdir()
    for language, text in {"en": english, "fr": "game-title = Course\n"}.items():
        (tmp_path / "words" / f"{language}.ftl").write_text(text, encoding="utf-8")
    game: Any = SimpleNamespace(folder=tmp_path)
    with pytest.raises(AssertionError) if is_broken else nullcontext():
        words.both_languages_say_the_same_things(game, LITTLE)


def test_what_is_broken_is_said() -> None:
    found = {each.law: each.broken for each in findings(RUSH, LITTLE)}
    assert set(found) == {law.__name__ for law in LAWS}
    assert "refused-" in found["a_refusal_can_be_said"]
    assert not found["asking_changes_nothing"]
