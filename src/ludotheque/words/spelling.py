"""How the words of a notation are spelt in the players' languages, both ways.

Saved games are written in one notation, whatever the language. What is typed may be spelt in any
of them, with or without accents; what is shown is spelt in the player's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from unicodedata import combining, normalize

from . import LANGUAGES, say


@cache
def spellings(language: str, game: str) -> Mapping[str, tuple[str, ...]]:
    """Each word of the game's notation that is spelt otherwise, with its spellings."""
    groups = (group.split() for group in say(language, "typed-words", game=game).split(","))
    return {word: tuple(spelt) for word, *spelt in groups}


@cache
def meanings(game: str) -> Mapping[str, str]:
    """What each spelling, without accents, stands for in the notation."""
    return {
        bare(spelt): word
        for language in LANGUAGES
        for word, all_spelt in spellings(language, game).items()
        for spelt in all_spelt
    }


def bare(word: str) -> str:
    """Without accents and capitals."""
    return "".join(each for each in normalize("NFKD", word.casefold()) if not combining(each))


def stem_and_number(word: str) -> tuple[str, str]:
    """`refinery-2` in two; `Re2` too."""
    stem = word.rstrip("0123456789")
    return stem.removesuffix("-"), word[len(stem) :]


def understood(word: str, game: str) -> str:
    """A typed word as the notation has it, where it is known."""
    known = meanings(game)
    if bare(word) in known:
        return known[bare(word)]
    stem, number = stem_and_number(word)
    if len(stem) > 1 and number and bare(stem) in known:  # a letter and a number name a square
        return f"{known[bare(stem)]}-{number}"
    return word


def shown(notation: str, game: str, language: str) -> str:
    """A move in notation, as somebody of this language would type it."""
    return " ".join(shown_word(word, game, language) for word in notation.split(" "))


def shown_word(word: str, game: str, language: str) -> str:
    spelt = spellings(language, game)
    stem, number = stem_and_number(word)
    if word in spelt:
        return spelt[word][0]
    return f"{spelt[stem][0]}-{number}" if number and "-" in word and stem in spelt else word
