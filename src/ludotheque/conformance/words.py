"""What a game says can be said, in every language."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from ludotheque.engine.game import Game
from ludotheque.words import LANGUAGES, has, say

from .positions import Effort, random_entries, sampled, some_variants, walk


def the_rulebook_has_every_clause(game: Game, effort: Effort) -> None:
    """The rulebook has every clause, with a title."""
    for language in LANGUAGES:
        for clause in game.clauses:
            assert has(language, clause, game.name), f"{clause} in {language}"
            assert say(language, clause, game=game.name, attribute="title"), clause
        assert has(language, "game-title", game.name), f"game-title in {language}"


def a_refusal_can_be_said(game: Game, effort: Effort) -> None:
    """Every refusal can be said."""
    for position in sampled(game, effort, 4):
        for seat in position.seats:
            for action in range(game.rules.ACTIONS):
                number = position.refusal(seat, action)
                if number:
                    reason = game.reasons.explain(
                        position.s, position.b, position.board.plan, seat, action,
                        game.clause(number),
                    )  # fmt: skip
                    for language in LANGUAGES:
                        key = f"refused-{reason.code}"
                        assert has(language, key, game.name), f"{key} in {language}"
                        assert say(language, key, reason.values, game=game.name)


def what_happens_can_be_told(game: Game, effort: Effort) -> None:
    """Every event can be told."""
    told: set[str] = set()
    for match, entry in random_entries(game, effort):
        for event in match.branch().follow(entry):
            if event.code in told:
                continue
            told.add(event.code)
            for language in LANGUAGES:
                key = f"event-{event.code}"
                assert has(language, key, game.name), f"{key} in {language}"
                assert say(language, key, event.values, game=game.name)


def the_end_and_the_options_can_be_said(game: Game, effort: Effort) -> None:
    """How a game ended can be said, and so can every option and its values."""
    *_, last = walk(game, 5, some_variants(game, effort)[0])
    keys = [f"ending-{game.reasons.ending(last.s, last.b)[1]}"]
    for option in game.about.options:
        keys += [
            f"option-{option.name}",
            *(f"option-{option.name}-{each}" for each in option.values),
        ]
    for language in LANGUAGES:
        for key in keys:
            assert has(language, key, game.name), f"{key} in {language}"


def both_languages_say_the_same_things(game: Game, effort: Effort) -> None:
    """Every language has the same words, and all of them can be read."""
    found = {language: keys_in(game, language) for language in LANGUAGES}
    every = set().union(*found.values())
    for language, keys in found.items():
        missing = ", ".join(sorted(every - keys))
        assert not missing, f"{language}.ftl has no {missing}"


def keys_in(game: Game, language: str) -> set[str]:
    """The keys of a game's words, each with its attributes."""
    text = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found: set[str] = set()
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, Junk), (
            f"{language}.ftl: {(entry.content or '').strip()[:60]!r}"
        )
        if isinstance(entry, Message):
            key = entry.id.name
            found |= {key, *(f"{key}.{attribute.id.name}" for attribute in entry.attributes)}
    return found


LAWS = (
    both_languages_say_the_same_things,
    the_rulebook_has_every_clause,
    a_refusal_can_be_said,
    what_happens_can_be_told,
    the_end_and_the_options_can_be_said,
)
