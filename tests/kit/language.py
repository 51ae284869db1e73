"""The language in which tests set up a position: sentences, parted by semicolons.

A game has an `Arrangement`, a dictionary from patterns to what they set in it, and a `table.py`
that documents its sentences and plays what comes after them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import dropwhile
from typing import Any

ROLLS = re.compile(r"([A-F]) rolls ([1-6](?:-[1-6])?)")
SAYS = re.compile(r"([A-F]|clock|fate): (.+)")

Setter = Callable[..., None]  # takes the arrangement and the groups of the pattern
Sentences = Mapping[str, Setter]


@dataclass(slots=True)
class Arrangement:
    """What every game lets a test say of a position; a game adds its own fields."""

    seats: int
    board: str
    options: dict[str, str] = field(default_factory=dict)


def sentences_of(script: str) -> list[str]:
    return [sentence.strip() for sentence in script.split(";") if sentence.strip()]


def set_up(arrangement: Any, sentences: list[str], known: Sentences) -> list[str]:
    """Takes in the sentences about the position, which come first; gives back the others."""
    rest = dropwhile(lambda sentence: takes(arrangement, sentence, known), sentences)
    return list(rest)


def takes(arrangement: Any, sentence: str, known: Sentences) -> bool:
    """Takes a sentence about the position in; says whether it was one."""
    for pattern, take in known.items():
        if found := re.fullmatch(pattern, sentence):
            take(arrangement, *found.groups())
            return True
    return False


def first_to_roll(sentences: list[str]) -> str:
    """Whose turn it is when play begins: that of whoever rolls first, or A's."""
    first = ROLLS.fullmatch(sentences[0]) if sentences else None
    return first[1] if first else "A"


# ---------------------------------------------------------------- what a sentence sets


def number(name: str) -> Setter:
    """A field that is a number."""
    return lambda to, text: setattr(to, name, int(text))


def text(name: str) -> Setter:
    return lambda to, text: setattr(to, name, text)


def words(name: str) -> Setter:
    """A field that is a list of words."""
    return lambda to, text: setattr(to, name, text.split())


def entry(name: str, read: Callable[[str], Any] = str) -> Setter:
    """An entry of a field that is a dictionary."""

    def set_entry(to: Any, key: str, value: str) -> None:
        getattr(to, name)[key] = read(value)

    return set_entry


def always(name: str, value: Any) -> Setter:
    """A field to which the sentence gives one certain value."""
    return lambda to: setattr(to, name, value)


SHARED: Sentences = {
    r"([2-6]) players": number("seats"),
    r"([a-z-]+) board": text("board"),
    r"(\w+)=(\w+)": entry("options"),
}
