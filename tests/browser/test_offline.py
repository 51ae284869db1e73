"""Without a network, or with a newer edition: what the service worker keeps, when it gives way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.pyodide.chromium import served
from tests.server.server import Server, running

from .chromium import STILL
from .houses import ALL_KEPT, WITHOUT_NETWORK, name_of
from .line import Line
from .screens import BOARD
from .static import AT, static_edition
from .tables import games
from .test_upgrade import next_edition
from .visitors import Visitors
from .words import said_in

GAME, OTHER, *_ = (game.name for game in games())
CLAUSE = "h3[id^='title-']"
SHELF = f"main a[href$='?/new/{GAME}']"
# Of all that is kept: how many editions of the page, and which files of the house.
PAGES = """async () =>
  (await caches.keys()).filter((name) => name.startsWith("ludotheque page ")).length"""
HOUSE_KEPT = """async () => {
  const { sizes } = await (await fetch("house/files.json")).json();
  const kept = await Promise.all(Object.keys(sizes).map((name) => caches.match(`house/${name}`)));
  return kept.every(Boolean);
}"""
IN_CHARGE = "() => navigator.serviceWorker.controller?.state === 'activated'"
WAITS = "async () => !!(await navigator.serviceWorker.getRegistration()).waiting"
NONE_WAITS = """async () => {
  const { installing, waiting } = await navigator.serviceWorker.getRegistration();
  return !installing && !waiting;
}"""
LOOK = "async () => void (await (await navigator.serviceWorker.getRegistration()).update())"
# Browsers release the locks of a page some time after it was closed.
PAGE_IS_GONE = """async (script) => {
  const { held } = await navigator.locks.query();
  return !held.some(({ name }) => name === `ludotheque page ${script}`);
}"""
GO = """(address) => {
  history.pushState({}, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
TAKE_OVER = """async () => {
  const { waiting } = await navigator.serviceWorker.getRegistration();
  waiting?.postMessage({ type: "take-over" });
}"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody's browser, in which nothing is kept yet."""
    found = browser.new_context(**STILL.options)
    yield found
    found.close()


def shelf(context: BrowserContext, origin: str) -> Page:
    page = context.new_page()
    page.goto(origin + AT)
    page.locator(SHELF).wait_for()
    page.wait_for_function(IN_CHARGE)
    return page


def play(page: Page, game: str) -> None:
    page.locator(f"main a[href$='/new/{game}']").first.click()
    page.get_by_role("button", name=said_in("en")("page-play"), exact=True).click()
    expect(page.locator(BOARD)).to_be_visible()


def until(page: Page, condition: str, of: str | None = None) -> None:
    """Waits for what an asynchronous function says; Playwright takes its promise for a yes."""
    while not page.evaluate(condition, of):
        page.wait_for_timeout(20)


def script_of(page: Page) -> str:
    found = page.locator('script[type="module"]').get_attribute("src")
    assert found is not None
    return found


def test_after_the_first_visit_the_shelf_stands_without_a_network(
    context: BrowserContext, tmp_path: Path
) -> None:
    with served(static_edition(tmp_path)) as origin:
        page = shelf(context, origin)
        assert page.evaluate("async () => await caches.match('house/files.json') !== undefined")
        assert not page.evaluate(HOUSE_KEPT)  # whoever only looks loads no more than that
    page.reload()
    page.locator(SHELF).wait_for()
    page.goto(f"{origin}{AT}?/rules/{GAME}")
    page.locator(CLAUSE).first.wait_for()


def test_after_the_first_game_every_game_is_played_without_a_network(
    context: BrowserContext, tmp_path: Path
) -> None:
    with served(static_edition(tmp_path)) as origin:
        page = shelf(context, origin)
        play(page, GAME)
        until(page, HOUSE_KEPT)
        table = page.url
    page.goto(f"{origin}{AT}")
    play(page, OTHER)
    page.goto(table)
    expect(page.locator(BOARD)).to_be_visible()


def test_a_newer_edition_waits_until_no_game_is_under_way(
    context: BrowserContext, tmp_path: Path
) -> None:
    folder = static_edition(tmp_path / "host")
    with served(folder) as origin:
        at_table = shelf(context, origin)
        play(at_table, GAME)
        at_shelf = shelf(context, origin)
        before = script_of(at_shelf)
        static_edition(folder, next_edition(tmp_path / "page"))
        at_shelf.evaluate(LOOK)
        until(at_shelf, WAITS)
        at_shelf.evaluate(TAKE_OVER)
        told = at_shelf.get_by_text(said_in("en")("page-outdated"))
        expect(told).to_be_visible()
        expect(at_table.locator(BOARD)).to_be_visible()
        assert at_shelf.evaluate(WAITS)
        at_table.close()
        at_shelf.get_by_role("button", name=said_in("en")("page-reload")).click()
        at_shelf.wait_for_function(
            f"() => !document.querySelector('script[src*=\"{before[2:]}\"]')"
        )
        at_shelf.locator(SHELF).wait_for()
        until(at_shelf, NONE_WAITS)
        until(at_shelf, f"async () => await ({PAGES})() === 1")
    at_shelf.reload()
    at_shelf.locator(SHELF).wait_for()
    assert script_of(at_shelf) != before


def test_what_an_open_page_of_an_older_edition_needs_is_kept(
    context: BrowserContext, tmp_path: Path
) -> None:
    folder = static_edition(tmp_path / "host")
    with served(folder) as origin:
        older = shelf(context, origin)
        static_edition(folder, next_edition(tmp_path / "page"))
        newer = shelf(context, origin)
        assert script_of(newer) != script_of(older)
        until(newer, f"async () => await ({PAGES})() === 2")
        until(newer, NONE_WAITS)  # nobody plays: it has taken over
        assert newer.evaluate(PAGES) == 2
        older.evaluate(GO, f"?/rules/{GAME}")  # to a part of the page that it has not loaded yet
        older.locator(CLAUSE).first.wait_for()
        before = script_of(older)
        older.close()
        until(newer, PAGE_IS_GONE, before.split("/")[-1])
        newer.reload()
        until(newer, f"async () => await ({PAGES})() === 1")


def test_a_page_of_a_server_is_kept_and_what_the_server_says_is_not(
    context: BrowserContext, tmp_path: Path
) -> None:
    with running(tmp_path / "data") as server:
        page = context.new_page()
        page.goto(server.url)
        page.locator(f"main a[href$='/new/{GAME}']").wait_for()
        page.wait_for_function(IN_CHARGE)
        page.reload()
        page.locator(f"main a[href$='/new/{GAME}']").wait_for()
        kept = page.evaluate("""async () => {
          const caught = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const keys = await Promise.all(caught.map((cache) => cache.keys()));
          return keys.flat().map(({ url }) => new URL(url).pathname);
        }""")
        assert "/" in kept
        assert not [path for path in kept if path.startswith(("/api", "/live"))]
        server.stop()
        page.reload()
        expect(page.locator("#app")).not_to_be_empty()


def test_where_a_server_does_not_answer_one_plays_in_the_browser_and_finds_both_games_again(
    visitors: Visitors, server: Server, line: Line
) -> None:
    said = said_in("en")
    visitor = visitors.elsewhere(server.url, keeps=True).open(STILL, line)
    visitor.announce(WITHOUT_NETWORK)
    page = visitor.go("/")
    play(page, GAME)
    of_server = name_of(page)
    until(page, ALL_KEPT, "/")
    line.cut()
    visitor.go("/")
    page.get_by_role("button", name=said("page-here-enter")).click()
    play(page, OTHER)
    here = name_of(page)
    visitor.go("/")
    page.get_by_role("button", name=said("page-here-enter")).click()
    page.locator(f"main a[href$='/table/{here}']:visible").first.click()
    expect(page.locator(BOARD)).to_be_visible()
    line.mend()
    visitor.go("/")
    for table in (of_server, here):
        expect(page.locator(f"main a[href$='/table/{table}']:visible").first).to_be_visible()
    expect(page.get_by_role("button", name=said("page-here-enter"))).to_have_count(0)
    page.locator(f"main a[href$='/table/{here}']:visible").first.click()
    expect(page.locator(BOARD)).to_be_visible()
