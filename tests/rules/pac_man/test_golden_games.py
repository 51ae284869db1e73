"""What the golden games show: together, everything that can happen."""

from __future__ import annotations

from ludotheque.games.pac_man import story
from tests.kit.codes import words_of
from tests.rules.golden import codes_told_in

from .positions import GAME
from .test_story import NOT_CODES


def test_between_them_they_tell_of_nearly_everything() -> None:
    """A game that ends for want of gobbling is too long to read."""
    assert words_of(story) - NOT_CODES - codes_told_in(GAME) == {"over-quiet"}
