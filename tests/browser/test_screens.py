"""Every screen: it can be read whole, at any size and in both languages, and used by everybody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest
from _pytest.mark import ParameterSet

from ludotheque.engine.game import Game

from .axe import violations
from .chromium import Language, Theme
from .fit import misfits
from .screens import SCREENS, SETTLED, Screen, Stages, arrive
from .tables import games
from .visitors import Visitor, Visitors

SIZES = {"tiny": 0, "large": 1}
# As the page hears it when somebody settles something in another window of the same browser.
SETTLE = """(newValue) => dispatchEvent(
  new StorageEvent("storage", { key: "ludotheque.settings", newValue }))"""


def shown() -> Iterator[ParameterSet]:
    """Every screen with the first game on the shelf; with the others, what looks different."""
    first, *others = games()
    for screen in SCREENS:
        for game in [first, *others] if screen.own else [first]:
            yield pytest.param(game, screen, id=f"{screen.name}-{game.name}")


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
@pytest.mark.parametrize(("game", "screen"), list(shown()))
def test_a_screen_has_nothing_cut_off_and_nothing_that_shuts_anybody_out(
    visitors: Visitors, stages: Stages, game: Game, screen: Screen, size: int
) -> None:
    """In English by daylight, and in French by lamplight; axe looks at either size once."""
    setting = replace(screen.sizes[size], motion="reduce")
    visitor = arrive(visitors, stages(game), screen, setting)
    page = visitor.page
    faults = misfits(page) + (violations(page) if size == SIZES["tiny"] else [])
    settle(visitor, language="fr", theme="dark")
    faults += misfits(page) + (violations(page) if size == SIZES["large"] else [])
    assert faults == []


def settle(visitor: Visitor, language: Language, theme: Theme) -> None:
    """Turns the screen, as it is, to another language and to another light."""
    page = visitor.page
    wanted = {"language": language, "theme": theme, "motion": "none"}
    page.evaluate(SETTLE, json.dumps(wanted))
    page.wait_for_function("(it) => document.documentElement.lang === it", arg=language)
    visitor.wait_until_quiet()
    page.wait_for_function(SETTLED)
