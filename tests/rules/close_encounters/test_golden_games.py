"""What the golden games show: together, everything that can happen."""

from __future__ import annotations

from tests.rules.golden import codes_told_in

from .positions import GAME
from .test_story import event_codes


def test_between_them_they_tell_of_nearly_everything() -> None:
    """A game that ends for want of traps is too long to read."""
    assert event_codes() - codes_told_in(GAME) == {"over-quiet"}
