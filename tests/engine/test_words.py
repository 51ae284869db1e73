"""The loader of sentences: a game's words first, then the house's; keys where there are none."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import words
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.words import say

HOUSE = {
    "en": """
lost = { $who } has lost { $count ->
    [one] a coin
   *[other] { $count } coins
 }.
shared = the house says so
only-english = only here
""",
    "fr": """
lost = { $who } a perdu { $count ->
    [one] une pièce
   *[other] { $count } pièces
 }.
shared = la maison le dit
""",
}
GAME = {
    "en": "shared = the game says so\nPM-1 = A rule, « quoted ».\n",
    "fr": "shared = le jeu le dit\n",
}


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Words of our own in place of the real ones."""
    house, game = tmp_path / "words", tmp_path / "games" / "my_game" / "words"
    for folder, texts in ((house, HOUSE), (game, GAME)):
        folder.mkdir(parents=True)
        for language, text in texts.items():
            (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(words, "HOUSE", house)
    monkeypatch.setattr(words, "GAMES", tmp_path / "games")
    words.bundle.cache_clear()
    yield tmp_path
    words.bundle.cache_clear()


@pytest.mark.usefixtures("shelf")
class TestSay:
    def test_a_missing_key_gives_the_key(self) -> None:
        assert say("en", "no-such-key") == "no-such-key"
        assert say("en", "no-such-key", {"who": "A"}, game="my-game") == "no-such-key"
        assert say("fr", "only-english") == "only-english"

    def test_values_are_filled_in_without_marks_around_them(self) -> None:
        assert say("en", "lost", {"who": "B", "count": 3}) == "B has lost 3 coins."

    def test_both_languages_count_in_their_own_way(self) -> None:
        assert say("en", "lost", {"who": "B", "count": 0}) == "B has lost 0 coins."
        assert say("fr", "lost", {"who": "B", "count": 0}) == "B a perdu une pièce."
        assert say("fr", "lost", {"who": "B", "count": 2}) == "B a perdu 2 pièces."

    def test_a_games_words_come_before_those_of_the_house(self) -> None:
        assert say("en", "shared") == "the house says so"
        assert say("en", "shared", game="my-game") == "the game says so"
        assert say("fr", "shared", game="my-game") == "le jeu le dit"
        assert say("en", "lost", {"who": "A", "count": 1}, game="my-game") == "A has lost a coin."
        assert say("en", "PM-1", game="my-game") == "A rule, « quoted »."

    def test_a_game_without_words_has_those_of_the_house(self) -> None:
        assert say("en", "shared", game="another") == "the house says so"

    def test_a_missing_value_is_a_mistake(self) -> None:
        with pytest.raises(ValueError, match="lost in en"):
            say("en", "lost", {"who": "A"})

    def test_a_value_without_end_is_cut(self) -> None:
        """Whatever people type in comes back to them in sentences, which must not fail."""
        sentence = say("en", "lost", {"who": "Z" * 5000, "count": 2})
        assert sentence.startswith("ZZZ")
        assert sentence.endswith("has lost 2 coins.")
        assert len(sentence) < 1000

    def test_whether_there_is_a_sentence_can_be_asked(self) -> None:
        assert words.has("en", "only-english")
        assert not words.has("fr", "only-english")
        assert words.has("en", "PM-1", game="my-game")
        assert not words.has("en", "PM-1")

    def test_an_error_says_its_sentence_in_english(self) -> None:
        problem = Problem("lost", {"who": "C", "count": 2})
        assert str(LudothequeError(problem)) == "C has lost 2 coins."
        assert str(LudothequeError(Problem("shared", game="my-game"))) == "the game says so"


WITHOUT_FLUENT = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "fluent":
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Blocked())
from ludotheque.words import say
from ludotheque.engine.errors import LudothequeError, Problem
print(say("fr", "lost", {"who": "B", "count": 2}))
print(say("en", "lost"))
print(LudothequeError(Problem("lost", {"who": "A"}, "any")))
"""


def test_without_the_library_keys_and_values_are_shown() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_FLUENT], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == ["lost who=B count=2", "lost", "lost who=A"]
