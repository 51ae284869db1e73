"""Every screen: it can be read whole, at any size and in both languages, and used by everybody."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.site.server import Server

from .axe import violations
from .chromium import LARGE, TINY, Language, Setting, Theme
from .fit import misfits
from .screens import BOARD, SCREENS, SETTLED, Screen, Stage, arrive
from .tables import games, memory, open_table
from .visitors import Visitor, Visitors

SIZES = {"tiny": TINY, "large": LARGE}
# As the page hears it when somebody settles something in another window of the same browser.
SETTLE = """(newValue) => dispatchEvent(
  new StorageEvent("storage", { key: "ludotheque.settings", newValue }))"""


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
@pytest.mark.parametrize("screen", SCREENS, ids=[screen.name for screen in SCREENS])
def test_a_screen_has_nothing_cut_off_and_nothing_that_shuts_anybody_out(
    visitors: Visitors, stage: Stage, screen: Screen, size: Setting
) -> None:
    """In English by daylight, and in French by lamplight; axe looks at either size once."""
    visitor = arrive(visitors, stage, screen, replace(size, motion="reduce"))
    page = visitor.page
    faults = misfits(page) + (violations(page) if size is TINY else [])
    settle(visitor, language="fr", theme="dark")
    faults += misfits(page) + (violations(page) if size is LARGE else [])
    assert faults == []


@pytest.mark.parametrize("end", ["", "/replay"], ids=["table", "replay"])
def test_every_game_can_be_read_whole_on_the_smallest_screen(
    visitors: Visitors, server: Server, end: str
) -> None:
    """Titles are as long as they are: in both languages, beside everything else up there."""
    faults = []
    with server.client() as client:
        for game in games(server):
            table = open_table(client, game["name"], *("me",) * max(game["seats"]))
            visitor = visitors.open(replace(TINY, motion="reduce"))
            visitor.context.add_init_script(memory(table.kept("A")))
            visitor.go(table.path + end).locator(BOARD).wait_for()
            visitor.page.wait_for_function(SETTLED)
            faults += misfits(visitor.page)
            settle(visitor, language="fr", theme="dark")
            faults += misfits(visitor.page)
    assert faults == []


def settle(visitor: Visitor, language: Language, theme: Theme) -> None:
    """Turns the screen, as it is, to another language and to another light."""
    page = visitor.page
    wanted = {"language": language, "theme": theme, "motion": "none"}
    page.evaluate(SETTLE, json.dumps(wanted))
    page.wait_for_function("(it) => document.documentElement.lang === it", arg=language)
    visitor.wait_until_quiet()
    page.wait_for_function(SETTLED)
