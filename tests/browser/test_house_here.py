"""The house in this browser: loaded when it is needed, and one for all tabs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, Route, expect

from .axe import violations
from .chromium import DESKTOP, STILL, STILL_PHONE, Language, Setting
from .fit import fits
from .houses import RESULT, Guest, HouseInBrowser
from .screens import ANALYSIS, BOARD, CHART, HINT
from .static import AT
from .tables import games
from .test_help import WIDE
from .visitors import Visitor, Visitors
from .words import said_in

GAME = games()[0].name
MOVES = 12
PREPARING = ".preparing"
PYTHON = "**/*.asm.wasm"
LOST = ("table-lost", "table-lost-long")


@pytest.fixture
def guests(visitors: Visitors, static_host: str) -> Visitors:
    return visitors.elsewhere(static_host)


def workers(*pages: Page) -> list[int]:
    """How many houses each tab has."""
    return [sum("house.worker" in worker.url for worker in page.workers) for page in pages]


def open_table(visitor: Visitor) -> Page:
    """A table at which the visitor plays against bots."""
    page = visitor.go(f"{AT}?/new/{GAME}")
    page.get_by_role("button", name=said_in("en")("page-play"), exact=True).click()
    expect(page.locator(BOARD)).to_be_visible()
    return page


def same_table(visitor: Visitor, page: Page) -> Page:
    """The same in another tab."""
    other = visitor.another_window()
    other.goto(page.url)
    expect(other.locator(BOARD)).to_be_visible()
    return other


def is_live(page: Page) -> None:
    """The table is in sight, and its house is heard of."""
    said = said_in("en")
    expect(page.locator(BOARD)).to_be_visible()
    expect(page.locator(PREPARING)).to_have_count(0)
    for key in LOST:
        expect(page.get_by_text(said(key))).to_have_count(0)


def test_the_shelf_and_the_rules_come_before_python(guests: Visitors) -> None:
    visitor = guests.open(DESKTOP, motion="reduce")
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    visitor.context.on("request", note)
    page = visitor.go(AT)
    page.locator(f"main a[href$='?/new/{GAME}']").wait_for()
    visitor.go(f"{AT}?/rules/{GAME}")
    page.locator("a[href^='#']:visible").first.wait_for()
    assert [url for url in asked if "pyodide" in url or "house.worker" in url] == []


def test_two_tabs_have_one_house_and_the_second_goes_on_without_the_first(
    guests: Visitors,
) -> None:
    visitor = guests.open(STILL)
    first = open_table(visitor)
    second = same_table(visitor, first)
    assert workers(first, second) == [1, 0]
    first.close()
    second.wait_for_event("worker")
    is_live(second)
    assert workers(second) == [1]


def test_a_tab_that_is_loaded_anew_leaves_the_house_to_the_other(guests: Visitors) -> None:
    visitor = guests.open(STILL)
    first = open_table(visitor)
    second = same_table(visitor, first)
    first.reload()
    is_live(first)
    is_live(second)
    assert workers(first, second) == [0, 1]


def test_a_house_is_taken_from_a_tab_that_no_longer_runs(guests: Visitors) -> None:
    visitor = guests.open(STILL)
    first = open_table(visitor)
    second = same_table(visitor, first)
    visitor.debugger.send("Debugger.enable")
    visitor.debugger.send("Debugger.pause")  # at the next thing that it would do
    second.reload()
    second.wait_for_event("worker")
    is_live(second)
    visitor.debugger.send("Debugger.disable")
    is_live(first)
    assert workers(first, second) == [0, 1]


@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_how_far_it_is_and_what_went_wrong_are_told_and_it_can_be_tried_again(
    guests: Visitors, setting: Setting, language: Language
) -> None:
    said = said_in(language)
    visitor = guests.open(setting, language=language)
    visitor.announce("asm.wasm")
    held: list[Route] = []
    visitor.context.route(PYTHON, lambda route: held.append(route))
    page = visitor.go(f"{AT}?/new/{GAME}")
    bar = page.locator(f"{PREPARING} progress")
    expect(bar).to_be_visible()
    while not held:
        page.wait_for_timeout(20)
    fits(page)
    assert violations(page) == []
    held.pop().abort()
    failed = page.get_by_role("alert")
    expect(failed).to_be_visible()
    fits(page)
    assert violations(page) == []
    visitor.context.unroute(PYTHON)
    failed.get_by_role("button", name=said("page-try-again")).click()
    page.get_by_role("button", name=said("page-play"), exact=True).click()
    expect(page.locator(BOARD)).to_be_visible()


def test_a_browser_that_lacks_something_is_told_what(guests: Visitors) -> None:
    visitor = guests.open(STILL)
    visitor.run_first("delete globalThis.BroadcastChannel")
    page = visitor.go(f"{AT}?/new/{GAME}")
    said = said_in("en")
    expect(page.get_by_role("alert")).to_contain_text(
        said("house-unsupported", parts="BroadcastChannel")
    )


def test_a_finished_game_is_analysed_and_a_hint_given_without_a_server(
    house_in_browser: HouseInBrowser,
) -> None:
    guest = Guest(house_in_browser, WIDE, GAME)
    guest.take_the_box()
    guest.begin()
    guest.table.play_until_choice("A")
    guest.press(guest.page.get_by_role("button", name=guest.said("table-hint"), exact=True))
    expect(guest.page.locator(HINT)).to_be_visible()
    guest.lose_network()
    guest.table.play_on(MOVES)
    guest.table.resign("A")
    guest.page.locator(RESULT).wait_for()
    guest.go(f"/table/{guest.table.name}/replay{ANALYSIS}")
    guest.page.locator(CHART).wait_for()
