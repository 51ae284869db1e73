"""The words that only the page speaks: equal in both languages, complete, used, and well set."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludotheque.words import FUNCTIONS, LANGUAGES
from tests.words.catalogue import Place, catalogue, keys, parts, places, texts
from tests.words.page import WEB, is_made, spoken_in
from tests.words.test_words import SAMPLES, WRONG, WRONG_IN, variables

HOUSE, *GAMES = places()
SPOKEN_ONLY_HERE = tuple(
    Place(folder.name, folder, WEB) for folder in sorted(HOUSE.folder.iterdir()) if folder.is_dir()
)
PAGE = tuple(place for place in SPOKEN_ONLY_HERE if (place.folder / "en.ftl").exists())
EVERY_PLACE = pytest.mark.parametrize("place", PAGE, ids=lambda place: place.name)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def all_keys() -> set[str]:
    return set().union(*(keys(place) for place in (HOUSE, *PAGE)))


def test_the_page_has_words_of_its_own() -> None:
    assert {place.name for place in PAGE} >= {"page", "table", "books"}


@EVERY_PLACE
@EVERY_LANGUAGE
def test_a_word_file_can_be_read_to_its_end(place: Place, language: str) -> None:
    words = catalogue(place, language)
    assert words.broken == ()
    assert len(words.written) == len(set(words.written))


def test_no_key_stands_in_two_files() -> None:
    written = [key for place in (HOUSE, *PAGE) for key in catalogue(place, "en").messages]
    assert sorted({key for key in written if written.count(key) > 1}) == []


@EVERY_PLACE
def test_both_languages_have_the_same_keys_and_variables(place: Place) -> None:
    english, french = (variables(catalogue(place, language)) for language in LANGUAGES)
    assert english == french


@EVERY_PLACE
@EVERY_LANGUAGE
def test_the_typography_is_right(place: Place, language: str) -> None:
    found = [
        f"{key}: {name}"
        for key, _, pattern in catalogue(place, language).patterns()
        for text in texts(pattern)
        for name, expression in (WRONG | WRONG_IN[language]).items()
        if re.search(expression, text)
    ]
    assert found == []


@EVERY_PLACE
def test_no_sentence_is_left_untranslated(place: Place) -> None:
    english, french = (
        {text for _, _, pattern in catalogue(place, language).patterns() for text in texts(pattern)}
        for language in LANGUAGES
    )
    assert {text for text in english & french if len(re.findall(r"\w+", text)) > 3} == set()


@EVERY_PLACE
@EVERY_LANGUAGE
def test_every_sentence_can_be_said(place: Place, language: str) -> None:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for each in (HOUSE, *PAGE):
        text = (each.folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    words = catalogue(place, language)
    for key, _, pattern in words.patterns():
        needed = parts(words, pattern)
        for sample in (*SAMPLES, *needed.choices):
            values = dict.fromkeys(needed.variables, sample)
            wanted = bundle.get_message(key).value
            assert wanted is not None
            said, errors = bundle.format_pattern(wanted, values)
            assert str(said).strip(), key
            assert not errors, key


def test_there_are_words_for_all_that_the_page_says() -> None:
    in_every_game = set.intersection(*(keys(place) for place in GAMES))
    assert set(spoken_in()) - all_keys() - in_every_game == set()


@pytest.mark.parametrize("place", GAMES, ids=lambda place: place.name)
def test_there_are_words_for_all_that_a_game_says_on_the_page(place: Place) -> None:
    assert set(spoken_in(place.game_name)) - keys(place) - all_keys() == set()


@EVERY_PLACE
def test_every_key_is_spoken_on_the_page(place: Place) -> None:
    assert {key for key in keys(place) if not is_made(key)} == set()
