"""Names and sentences of people: nothing hidden in them, nothing turned around."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ludotheque.engine.seats import LONGEST_NAME, plain_name, plain_text
from ludotheque.engine.text import player_in

TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
MARKS = "\u061c\u200e\u200f"  # turn the text around them and have a direction of their own
EVERYTHING = list(map(chr, range(sys.maxunicode + 1)))
ANY_TEXT = some.text(some.characters())


def is_bad(letter: str) -> bool:
    """By Unicode's own tables, as far as Python has them."""
    return (
        unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp")
        or unicodedata.bidirectional(letter) in TURNING
        or letter in MARKS
        or (letter.isspace() and letter != " ")
    )


def test_of_all_characters_none_stays_that_hides_or_turns() -> None:
    kept = plain_text("a".join(EVERYTHING))
    assert not [hex(ord(letter)) for letter in set(kept) if is_bad(letter)]
    letters = [each for each in EVERYTHING if unicodedata.category(each)[0] in "LN"]
    blank = "\u115f\u1160\u3164\uffa0"
    assert [each for each in letters if plain_text(each) != each] == list(blank)


@given(ANY_TEXT | some.text("a \u200d\ufe0f\U0001f469\U0001f3fd\u202e\n9#"))
def test_plain_text_is_one_visible_line_and_stays_so(text: str) -> None:
    plain = plain_text(text)
    assert not any(map(is_bad, plain))
    assert plain == plain.strip()
    assert plain_text(plain) == plain
    name = plain_name(text)
    assert len(name) <= LONGEST_NAME
    assert plain_name(name) == name


@pytest.mark.parametrize(
    "text",
    [
        "Zoë-Anaïs d’Hautefeuille",
        "\u05d3\u05d5\u05d3 \u05d1\u05df-\u05d2\u05d5\u05e8\u05d9\u05d5\u05df",  # Hebrew
        "\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f",  # Arabic, with its marks
        "\u0939\u093f\u0928\u094d\u0926\u0940",  # Hindi
        "\U0001f469\u200d\U0001f680",  # an astronaut
        "\U0001f9d1\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f9d1\U0001f3fb",  # a couple
        "\U0001f3f3\ufe0f\u200d\U0001f308 1\ufe0f\u20e3",
    ],
)
def test_what_can_be_read_stays_as_it_is(text: str) -> None:
    assert plain_text(text) == text


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("\u202ekcab", "kcab"),
        ("A\u200dnna", "Anna"),
        ("Anna\u200b\u2060\ufeff", "Anna"),
        ("\U0001f469\u200d", "\U0001f469"),
        ("one\u2028two\x1bthree", "one twothree"),
        ("\ud800x\udfff", "x"),
        ("A\U000e0041\U000e0042", "A"),
        ("\u3164\u2800", ""),
    ],
)
def test_what_hides_is_left_out(text: str, plain: str) -> None:
    assert plain_text(text) == plain


def test_saved_games_of_before_are_read_with_a_name_that_can_be_seen() -> None:
    read = player_in("player", "A\u3164nna\ufe0f")
    assert read is not None
    assert read.name == "Anna"
    assert player_in("player", "A\u202enna") is None
