"""What the page says, for tests that look for it: from the same files as the page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.words import FUNCTIONS, GAMES, HOUSE

Said = Callable[..., str]


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The words of the house, or of one game."""
    folder = GAMES / game.replace("-", "_") / "words" if game else HOUSE
    found = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for path in sorted(folder.rglob(f"{language}.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def said_at(language: str, game: str) -> Said:
    """As the page says it at a table: in the game's own words where it has some."""

    def said(key: str, **values: str | int) -> str:
        own = game if bundle(language, game).has_message(key) else ""
        return said_in(language, own)(key, **values)

    return said


def said_in(language: str, game: str = "") -> Said:
    """A function from a key, and the values to fill in, to the sentence in this language."""

    def said(key: str, **values: str | int) -> str:
        words = bundle(language, game)
        pattern = words.get_message(key).value
        assert pattern is not None
        text, errors = words.format_pattern(pattern, values)
        assert not errors, errors
        return str(text)

    return said
