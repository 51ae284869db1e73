"""Situation 4 on a big screen: a sharp map that nobody presses, and nobody's tray."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.chromium import Setting
from tests.browser.fit import fits
from tests.browser.tables import PlayedTable, memory, open_table
from tests.browser.visitors import Visitors
from tests.tiers import mostly_thorough, times

LARGE = Setting(times(1920, 2560), times(1080, 1440), motion="reduce")
LONGEST = 180_000  # milliseconds: two bots play it to its end in a few seconds
# How many pixels of the printed map there are for one of the screen.
SHARPNESS = """() => {
  const map = document.querySelector(".picture canvas");
  return map.width / map.getBoundingClientRect().width;
}"""


def look(visitors: Visitors, table: PlayedTable) -> tuple[Page, list[str]]:
    """The big screen, and everything that it has asked the server for."""
    visitor, asked = visitors.open(LARGE), list[str]()
    visitor.run_first(memory(table.kept()))
    visitor.page.on("request", lambda request: asked.append(request.url))
    return visitor.go(f"{table.path}/screen"), asked


@pytest.mark.long
def test_a_whole_game_is_shown_to_the_room_without_a_look_into_the_trays(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, "situation-4", "bot", "open", board="quick", phones=True)
    page, asked = look(visitors, table)
    expect(page.locator("[data-code]")).to_have_count(1)
    page.get_by_role("button", name="Put a bot into seat B").click()
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(page.locator("[data-at=end] h1")).to_be_visible(timeout=LONGEST)
    assert [url for url in asked if "handout" in url] == []
    expect(page.locator("[data-piece], section[data-seat]")).to_have_count(0)
    assert page.evaluate(SHARPNESS) > 0.9
    fits(page)
    axe(page)


SIZES = ((1024, 576), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
NAMES = ("Wilhelmina-Antoinette", "Bartholomew van Dijk")  # as long as names may be, nearly
# Whatever is not wholly in the window, or is cut off by what holds it.
OUTSIDE = """() => [...document.querySelectorAll(".big-screen .beside *")].flatMap((it) => {
  const { left, top, right, bottom, width } = it.getBoundingClientRect();
  const beside = document.querySelector(".beside").getBoundingClientRect();
  if (width <= 1 || !it.checkVisibility() || it.closest(".heard, .story")) return [];
  const isOut = left < beside.left - 1 || right > beside.right + 1 || top < -1;
  const isWider = right > innerWidth + 1 || bottom > innerHeight + 1;
  return isOut || isWider ? [`${it.localName}.${it.className}: ${[left, top, right, bottom]}`] : [];
})"""


@pytest.mark.parametrize("size", mostly_thorough(SIZES, usually=[SIZES[0], SIZES[-1]]), ids=str)
def test_the_score_fits_every_big_screen(
    visitors: Visitors, client: httpx.Client, size: tuple[int, int]
) -> None:
    table = open_table(client, "situation-4", "me", "me", names=NAMES, board="quick", phones=True)
    visitor = visitors.open(Setting(*size, language="fr", motion="reduce"))
    visitor.run_first(memory(table.kept()))
    page = visitor.go(f"{table.path}/screen")
    for seat in "AB":
        table.play(seat, "ready", 0)
    expect(page.locator(".beside .scales")).to_be_visible()
    fits(page)
    assert page.evaluate(OUTSIDE) == []
    table.resign("B")
    expect(page.locator("[data-at=end] h1")).to_be_visible()
    fits(page)
    assert page.evaluate(OUTSIDE) == []
