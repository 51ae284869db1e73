"""Sentences in French and English, from Project Fluent files; the code speaks in keys.

The house's own words stand here, a game's in its folder. Where the Fluent library is not
installed (a bare simulation machine), the key and its values are shown instead.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
LONGEST = 300  # of what is filled into a sentence
HOUSE = Path(__file__).parent
GAMES = HOUSE.parent / "games"
ELSEWHERE: dict[str, Path] = {}  # the words of games that do not stand there, by their names


def folder_of(game: str) -> Path:
    """Where the words of a game stand."""
    return ELSEWHERE.get(game, GAMES / game.replace("-", "_") / "words")


def files(language: str, game: str) -> list[Path]:
    """Where to look a key up: first among the game's words, then among the house's."""
    folders = [folder_of(game), HOUSE] if game else [HOUSE]
    found = [folder / f"{language}.ftl" for folder in folders]
    return [path for path in found if path.exists()]


def text_of(language: str, game: str) -> str:
    """The word file of a game; in another language if it has none in this, or empty."""
    for each in (language, *LANGUAGES):
        path = folder_of(game) / f"{each}.ftl"
        if path.exists():
            return path.read_text(encoding="utf-8")
    return ""


ARTICLE = re.compile(r"(le|la|les) |l[’']", re.IGNORECASE)
NAMELESS = re.compile(r"Joueur(?= \w$)")  # “Joueur A” takes an article inside a sentence
ELIDED = re.compile(r"[aeiouhâàäéèêëîïôöûüœæ]\w", re.IGNORECASE)  # not the bare letter of a seat
CONTRACTED = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}


def french_name(value: object) -> str:
    """A name in the middle of a French sentence: “le Stagiaire”, “l’Ombre”, “Rosa”."""
    name = NAMELESS.sub("le joueur", str(value))
    return name[0].lower() + name[1:] if ARTICLE.match(name) else name


def french_name_after(preposition: str, value: object) -> str:
    """A name after “de” or “à”: “du Stagiaire”, “de l’Ombre”, “d’Anna”, “de Rosa”."""
    name = french_name(value)
    article, _, rest = name.partition(" ")
    contracted = CONTRACTED.get(f"{preposition} {article}")
    if contracted and rest:
        return f"{contracted} {rest}"
    elided = preposition == "de" and ELIDED.match(name)
    return f"d’{name}" if elided else f"{preposition} {name}"


# What a word file may call to set a name into a French sentence; the page has the same three.
# They give texts, which the library takes although its types do not say so.
FUNCTIONS: dict[str, Callable[[str | int], Any]] = {
    "LE": french_name,
    "DE": partial(french_name_after, "de"),
    "AU": partial(french_name_after, "à"),
}


@cache
def bundle(language: str, game: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
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
    return bundle(language, game).has_message(key)
