"""Whether a game keeps the laws that hold for every game: tests that ship with the package.

`ludotheque conformance NAME` runs them, and so can the tests of a game in a package of its own:

    from ludotheque.conformance import LAWS, Effort

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    def test_the_game_keeps_the_laws(law):
        law(GAME, Effort())

Each law is a function of the game that raises an `AssertionError` where it is broken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from traceback import extract_tb

from ludotheque.engine.game import Game

from . import laws, observations, words
from .positions import Effort

__all__ = ["LAWS", "Effort", "Finding", "Law", "findings"]

Law = Callable[[Game, Effort], None]

LAWS: tuple[Law, ...] = (
    *laws.LAWS,
    *observations.LAWS,
    *words.LAWS,
    *laws.AT_EVERY_SPEED,
    *observations.AT_EVERY_SPEED,
)


@dataclass(frozen=True)
class Finding:
    """What became of a law: kept, unless there is something to say against it."""

    law: str
    broken: str = ""
    error: Exception | None = None


def place_of(error: Exception) -> str:
    """Where something went wrong that is no broken law."""
    if isinstance(error, AssertionError) or error.__traceback__ is None:
        return ""
    last = extract_tb(error.__traceback__)[-1]
    return f" ({last.filename}, line {last.lineno})"


def findings(game: Game, effort: Effort) -> Iterator[Finding]:
    """Every law in turn."""
    for law in LAWS:
        try:
            law(game, effort)
        except Exception as error:
            said = f"{type(error).__name__}: {error}{place_of(error)}"
            yield Finding(law.__name__, said, error)
        else:
            yield Finding(law.__name__)
