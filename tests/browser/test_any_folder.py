"""The page in some folder of some web host: a static edition, played without any server.

Every screen has its address in the query.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from .axe import violations
from .chromium import DESKTOP, STILL, STILL_PHONE, Language, Setting
from .fit import fits
from .screens import BOARD
from .static import AT
from .tables import games
from .visitors import Visitor, Visitors
from .words import Said, said_in

GAME = games()[0].name


@pytest.fixture
def guests(visitors: Visitors, static_host: str) -> Visitors:
    return visitors.elsewhere(static_host)


def at(page: Page) -> tuple[str, str, str]:
    found = urlsplit(page.url)
    return found.path, found.query, found.fragment


def open_game(visitor: Visitor, said: Said) -> Page:
    """From the shelf to a table at which the first has to choose or to wait."""
    page = visitor.go(AT)
    page.locator(f"main a[href$='?/new/{GAME}']").click()
    assert at(page) == (AT, f"/new/{GAME}", "")
    page.get_by_role("button", name=said("page-play"), exact=True).click()
    expect(page.locator(BOARD)).to_be_visible()
    path, query, _ = at(page)
    assert path == AT
    assert query.startswith("/table/")
    return page


def test_one_goes_from_the_shelf_to_a_table_and_loads_it_anew(guests: Visitors) -> None:
    said = said_in("en")
    page = open_game(guests.open(STILL), said)
    address = page.url
    page.reload()
    expect(page.locator(BOARD)).to_be_visible()
    page.get_by_role("link", name=said("page-back")).click()
    expect(page.get_by_role("heading", name=said("page-title"), exact=True)).to_be_visible()
    assert at(page) == (AT, "", "")
    page.go_back()
    expect(page.locator(BOARD)).to_be_visible()
    assert page.url == address


def test_the_replay_and_the_rules_keep_what_stands_behind_the_hash(guests: Visitors) -> None:
    visitor = guests.open(DESKTOP, motion="reduce")
    page = open_game(visitor, said_in("en"))
    _, table, _ = at(page)
    visitor.go(f"{AT}?{table}/replay#1")
    expect(page.locator(BOARD)).to_be_visible()
    assert at(page)[:2] == (AT, f"{table}/replay")
    visitor.go(f"{AT}?/rules/{GAME}")
    page.locator("a[href^='#']:visible").first.click()
    expect(page).to_have_url(re.compile(re.escape(f"{AT}?/rules/{GAME}#") + r"[A-Z]"))


def test_a_link_opens_in_another_window(guests: Visitors) -> None:
    visitor = guests.open(STILL)
    page = visitor.go(AT)
    link = page.locator(f"main a[href$='?/new/{GAME}']")
    with visitor.context.expect_page() as opened:
        link.click(modifiers=["ControlOrMeta"])
    expect(opened.value.locator("#house-rules")).to_be_visible()
    assert at(opened.value) == (AT, f"/new/{GAME}", "")
    assert at(page) == (AT, "", "")


@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_needs_a_server_says_so_in_room_enough(
    guests: Visitors, setting: Setting, language: Language
) -> None:
    said = said_in(language)
    visitor = guests.open(setting, language=language)
    for screen in ("", f"?/new/{GAME}", "?/go#K7QM4P", "?/table/abc#invitation"):
        page = visitor.go(AT + screen)
        page.get_by_text(said("page-server-needed")).click()  # at a new table, it unfolds more
        field = page.get_by_label(said("page-server-address"))
        field.fill("192.168.1.7:4747")
        there = page.get_by_role("link", name=said("page-server-go"))
        path = screen.removeprefix("?") or "/"
        expect(there).to_have_attribute("href", f"http://192.168.1.7:4747{path}")
        fits(page)
        assert violations(page) == []


def test_phones_and_friends_elsewhere_cannot_be_chosen(guests: Visitors) -> None:
    said = said_in("en")
    page = guests.open(STILL).go(f"{AT}?/new/{GAME}")
    expect(page.get_by_role("radio", name=said("page-around-phones"))).to_be_disabled()
    page.locator("ol li button").last.click()
    elsewhere = page.get_by_role("radio", name=said("page-sitter-elsewhere"))
    expect(elsewhere).to_be_disabled()
    assert violations(page) == []


def test_at_a_plain_address_of_a_network_the_page_says_why_nothing_is_played(
    guests: Visitors,
) -> None:
    said = said_in("en")
    visitor = guests.open(STILL)
    visitor.run_first("Object.defineProperty(globalThis, 'isSecureContext', { value: false })")
    page = visitor.go(AT)
    expect(page.get_by_role("heading", name=said("page-insecure-title"))).to_be_visible()
    expect(page.get_by_text(said("page-insecure"))).to_be_visible()
    fits(page)
