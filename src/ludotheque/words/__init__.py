"""Sentences in French and English, from Project Fluent files; the code speaks in keys.

The house's own words stand here, a game's in its folder. Where the Fluent library is not
installed (a bare simulation machine), the key and its values are shown instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
LONGEST = 300  # of what is filled into a sentence
HOUSE = Path(__file__).parent
GAMES = HOUSE.parent / "games"


def files(language: str, game: str) -> list[Path]:
    """Where to look a key up: first among the game's words, then among the house's."""
    folders = [GAMES / game.replace("-", "_") / "words"] if game else []
    found = [folder / f"{language}.ftl" for folder in [*folders, HOUSE]]
    return [path for path in found if path.exists()]


@cache
def bundle(language: str, game: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for path in files(language, game):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def short(value: str | int) -> str | int:
    """What people typed can be of any length; a sentence cannot."""
    cut = isinstance(value, str) and len(value) > LONGEST
    return f"{str(value)[:LONGEST]}…" if cut else value


def say(
    language: str,
    key: str,
    values: Mapping[str, str | int] | None = None,
    game: str = "",
    attribute: str = "",
) -> str:
    """The sentence behind a key, or that of one of its attributes; empty where it has none."""
    try:
        words = bundle(language, game)
    except ImportError:
        return " ".join([key, *(f"{name}={value}" for name, value in (values or {}).items())])
    if not words.has_message(key):
        return key
    message = words.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return ""
    given = {name: short(value) for name, value in (values or {}).items()}
    text, errors = words.format_pattern(pattern, given)
    if errors:
        raise ValueError(f"{key} in {language}: {errors}")
    return str(text)


def listed(language: str, names: Sequence[str]) -> str:
    """Several names in a row: “A, B and C”."""
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + say(language, "and") + names[-1]


def has(language: str, key: str, game: str = "") -> bool:
    return bool(bundle(language, game).has_message(key))
