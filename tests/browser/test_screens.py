"""Every screen: it can be read whole, at any size and in both languages, and used by everybody.

A visitor arrives once at a screen, before a touch screen or with a mouse, and then turns the page
from one size, language and light to the next. Screens that show much of the game's own are looked
at with every game, the others with the first game on the shelf.

`make test` takes one game for each screen and arrives in one of both ways, by turns. It looks at
four corners: the smallest and the largest size, in English by daylight and in French by lamplight;
axe looks once. `make test-all` takes all games and arrives in both ways, looks at every size,
language and light, and has axe look in every language and light.
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
from .chromium import DESKTOP, Language, Setting, Theme
from .fit import misfits
from .screens import LONG, SCREENS, STUDY, Pointer, Screen, Stages, arrive, turn
from .tables import games
from .visitors import Visitors

COMPILING = [
    pytest.mark.long,
    pytest.mark.timeout(2 * LONG // 1000),
    pytest.mark.xdist_group(STUDY),
]
CORNERS: list[tuple[Language, Theme]] = [("en", "light"), ("fr", "dark")]
LIGHTS: list[tuple[Language, Theme]] = [*CORNERS, ("fr", "light"), ("en", "dark")]
SMALL = 0.1  # the scale at which the browser draws


def games_of(screen: Screen) -> list[Game]:
    """The games with which a screen is looked at; the one that is usual comes first, by turns."""
    shelf = games()
    if not screen.own:
        return shelf[:1]
    start = [each for each in SCREENS if each.own].index(screen) % len(shelf)
    return [*shelf[start:], *shelf[:start]]


def shown() -> Iterator[ParameterSet]:
    """Every screen, with its games and pointers; the looks at a game go to the same worker."""
    for screen in SCREENS:
        for game in games_of(screen):
            for pointer in screen.pointers:
                usual = game == games_of(screen)[0] and pointer == usual_pointer(screen)
                marks = [] if usual else [thorough]
                marks += [pytest.mark.xdist_group(game.name)] if screen.own else []
                marks += COMPILING if screen.compiles else []
                name = f"{screen.name}-{game.name}-{pointer}"
                yield pytest.param(game, screen, pointer, id=name, marks=marks)


def usual_pointer(screen: Screen) -> Pointer:
    """One of both by turns; a finger, where there is something else to be seen on a phone."""
    turns = 0 if screen.sheet else SCREENS.index(screen) // 2
    return screen.pointers[turns % len(screen.pointers)]


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
    visitor = arrive(visitors, stages(game), screen, arrival(settings[0]))
    faults = []
    for setting in settings:
        turn(visitor, setting, SMALL)
        found = misfits(visitor.page)
        if setting in audited(settings, screen):
            found += violations(visitor.page)
        faults += [f"{setting.name}: {fault}" for fault in found]
    if faults:
        turn(visitor, settings[0])
    assert faults == []


def arrival(first: Setting) -> Setting:
    """Usually nobody arrives before a very large screen: the browser draws it slowly."""
    if TIER is Tier.ALL or first.width <= DESKTOP.width:
        return first
    return replace(first, width=DESKTOP.width, height=DESKTOP.height)


def audited(settings: list[Setting], screen: Screen) -> list[Setting]:
    """Where axe looks, which takes longest: in every language and light, or in one, by turns."""
    if TIER is Tier.ALL:
        return settings[:: len(screen.sizes)]
    return [settings[SCREENS.index(screen) // 2 % len(settings)]]
