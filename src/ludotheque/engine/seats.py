"""Who can act: the players by letter, and two that are nobody, the clock and fate."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

LONGEST_NAME = 24
JOINER, PICTURE = "\u200d", "\ufe0f"  # within emoji
HIDDEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})  # kinds of characters
# Characters of other kinds that Unicode leaves blank, by their codes.
UNSEEN = (
    (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
    range(0x180B, 0x1810),
    range(0x2060, 0x2070),
    range(0xFE00, 0xFE10),
    range(0xFFF0, 0xFFF9),
    range(0xE0000, 0xE1000),
)


class Seat(IntEnum):
    """A place at the table. The players' letters are the same in all games."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5
    CLOCK = 6
    FATE = 7

    @property
    def word(self) -> str:
        """As a saved game writes it."""
        return SPELT[self]


SPELT = tuple(seat.name if seat < Seat.CLOCK else seat.name.lower() for seat in Seat)
CLOCK = Seat.CLOCK
FATE = Seat.FATE
WORDS = {seat.word: seat for seat in Seat}


@dataclass(frozen=True)
class Player:
    """Who plays a seat: somebody with the name they gave, or a bot with the key of its name."""

    name: str = ""
    bot: str = ""  # the kind of bot, for a bot


def plain_name(name: str) -> str:
    """A name as it can be shown: one line, not too long, nothing that cannot be seen."""
    return plain_text(plain_text(name)[:LONGEST_NAME])


def plain_text(text: str) -> str:
    """One line, without what cannot be seen and what turns the text around it.

    A joiner stays within an emoji, and nowhere else. Letters of all scripts stay, and so do their
    marks; a browser finds the direction of each by itself.
    """
    kept: list[str] = []
    line = " ".join(text.split())
    for letter, following in zip(line, line[1:] + " ", strict=False):
        if not is_hidden(letter) or joins(kept[-1:], letter, following):
            kept.append(letter)
    return " ".join("".join(kept).split())


def is_hidden(letter: str) -> bool:
    code = ord(letter)
    is_no_character = code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF
    unseen = any(code in codes for codes in UNSEEN)
    return is_no_character or unseen or unicodedata.category(letter) in HIDDEN


def joins(before: list[str], letter: str, following: str) -> bool:
    """Whether it makes one picture of several, or a picture of a sign."""
    kinds = [unicodedata.category(each) for each in before]
    if letter == PICTURE:
        return kinds in (["So"], ["Sm"], ["Po"], ["Nd"])
    is_picture = kinds in (["So"], ["Sk"]) or before == [PICTURE]
    return letter == JOINER and is_picture and is_symbol(following)


def is_symbol(letter: str) -> bool:
    return unicodedata.category(letter) == "So" and not is_hidden(letter)


def seats_in(bits: int) -> Iterator[Seat]:
    """The seats of a set that rules hand out as bits."""
    return (seat for seat in Seat if bits >> seat & 1)
