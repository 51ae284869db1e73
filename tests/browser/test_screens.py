"""Every screen: it can be read whole, at any size and in both languages, and used by everybody.

A visitor arrives once at a screen, before a touch screen or with a mouse, and then turns the page
from one size, language and light to the next. `make test` arrives in one of both ways, by turns,
and looks at four corners: the smallest and the largest size, in English by daylight and in French
by lamplight; axe looks at each screen once. `make test-all` arrives in both ways, and looks at
every size, language and light, with axe in every language and light.

Every screen is looked at with the first game on the shelf; with the others, those that show much of
the game's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from ludotheque.engine.game import Game
from tests.tiers import TIER, Tier, thorough

from .axe import violations
from .chromium import Language, Setting, Theme
from .fit import misfits
from .screens import SCREENS, Pointer, Screen, Stages, arrive, turn
from .tables import games
from .visitors import Visitors

CORNERS: list[tuple[Language, Theme]] = [("en", "light"), ("fr", "dark")]
LIGHTS: list[tuple[Language, Theme]] = [*CORNERS, ("fr", "light"), ("en", "dark")]
SMALL = 0.1  # the scale at which the browser draws


def shown() -> Iterator[ParameterSet]:
    """Every screen, with its games and pointers; one pointer for each game is the usual one."""
    for at, screen in enumerate(SCREENS):
        for game in games() if screen.own else games()[:1]:
            usual = screen.pointers[(at + games().index(game)) % len(screen.pointers)]
            for pointer in screen.pointers:
                name = f"{screen.name}-{game.name}-{pointer}"
                marks = [] if pointer == usual else [thorough]
                yield pytest.param(game, screen, pointer, id=name, marks=marks)


def looks(screen: Screen, pointer: Pointer) -> list[Setting]:
    """All that a screen is looked at in; from one to the next, little changes."""
    is_all = TIER is Tier.ALL
    sizes = screen.sizes if is_all else (screen.sizes[0], screen.sizes[-1])
    ordered = sizes if pointer == "finger" else sizes[::-1]
    settings = []
    for language, theme in LIGHTS if is_all else CORNERS:
        more: dict[str, Any] = {"language": language, "theme": theme, "motion": "reduce"}
        settings += [replace(size, touch=pointer == "finger", **more) for size in ordered]
        ordered = ordered[::-1]
    return settings


@pytest.mark.parametrize(("game", "screen", "pointer"), list(shown()))
def test_a_screen_has_nothing_cut_off_and_nothing_that_shuts_anybody_out(
    visitors: Visitors, stages: Stages, game: Game, screen: Screen, pointer: Pointer
) -> None:
    settings = looks(screen, pointer)
    visitor = arrive(visitors, stages(game), screen, settings[0])
    faults = []
    for setting in settings:
        turn(visitor, setting, SMALL)
        found = misfits(visitor.page)
        if setting in audited(settings, screen, game):
            found += violations(visitor.page)
        faults += [f"{setting.name}: {fault}" for fault in found]
    if faults:
        turn(visitor, settings[0])
    assert faults == []


def audited(settings: list[Setting], screen: Screen, game: Game) -> list[Setting]:
    """Where axe looks, which takes longest: in every language and light, or in one, by turns."""
    if TIER is Tier.ALL:
        return settings[:: len(screen.sizes)]
    turns, shown = SCREENS.index(screen), games() if screen.own else games()[:1]
    return [settings[turns // 2 % len(settings)]] if game == shown[turns % len(shown)] else []
