"""The rulebook of Pac-Man on a page of its own: searched, and opened at a clause."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.chromium import STILL, Language, Theme
from tests.browser.screens import Guest, Stage
from tests.browser.visitors import Visitors
from tests.browser.words import said_in

ARTICLE = "[data-clause]"


def test_accents_need_not_be_typed_and_what_is_found_is_marked(
    visitors: Visitors, stage: Stage
) -> None:
    guest = Guest(visitors.open(STILL, language="fr"), stage, said_in("fr"))
    page = guest.go("/rules/pac-man", ARTICLE)
    whole = page.locator(ARTICLE).count()
    page.get_by_role("searchbox").fill("FANTOME")
    expect(page.locator("mark").first).to_have_text("fantôme", ignore_case=True)
    found = page.locator(ARTICLE).count()
    assert 0 < found < whole
    guest.sees("book-found", count=found)
    page.get_by_role("searchbox").fill("xylophone")
    expect(page.locator(ARTICLE)).to_have_count(0)
    guest.press("book-all")
    expect(page.locator(ARTICLE)).to_have_count(whole)


def test_a_link_to_a_clause_opens_the_book_there(visitors: Visitors, stage: Stage) -> None:
    guest = Guest(visitors.open(STILL), stage, said_in("en"))
    page = guest.go("/rules/pac-man#PM-8a", ARTICLE)
    clause = page.locator('[data-clause="PM-8a"]')
    expect(clause).to_be_focused()
    expect(clause).to_be_in_viewport()
    expect(page.locator('[data-clause="PM-O"]')).not_to_be_in_viewport()


def test_a_clause_that_is_cited_is_one_click_away(visitors: Visitors, stage: Stage) -> None:
    guest = Guest(visitors.open(STILL), stage, said_in("en"))
    page = guest.go("/rules/pac-man", ARTICLE)
    page.locator('[data-clause="PM-12b"] a').first.click()
    assert page.url.endswith("#PM-12b")
    expect(page.locator('[data-clause="PM-12b"]')).to_be_focused()


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("fr", "light")])
def test_our_rulings_are_stamped_and_what_the_sheet_says_is_not(
    visitors: Visitors, stage: Stage, language: Language, theme: Theme
) -> None:
    said = said_in(language)
    guest = Guest(visitors.open(STILL, language=language, theme=theme), stage, said)
    page = guest.go("/rules/pac-man", ARTICLE)
    expect(page.get_by_text(said("rulebook-legend-sheet"))).to_be_visible()
    stamp = page.locator('[data-clause="PM-8a"]').get_by_text(said("rulebook-ruling"))
    stamp.scroll_into_view_if_needed()
    expect(stamp).to_be_in_viewport()
    sheet = page.locator('[data-clause="PM-8a"] > .text').bounding_box()
    ruling = stamp.bounding_box()
    assert sheet is not None
    assert ruling is not None
    assert ruling["y"] >= sheet["y"] + sheet["height"]
    expect(page.locator('[data-clause="PM-13"]')).not_to_contain_text(said("rulebook-ruling"))
    axe(page)
