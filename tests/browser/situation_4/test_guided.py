"""The guided first game, and the keyboard that does not solve the puzzle."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import STILL
from tests.browser.tables import PlayedTable
from tests.browser.visitors import Visitors
from tests.browser.words import said_in

from .hands import FACE_DOWN, Hand, begin, sit_down
from .test_games import client, quick_table

__all__ = ["client"]

GAME = "situation-4"
SAID = said_in("en", GAME)
CARD = ".coach .card.placed"


def test_the_guided_game_is_small_and_gentle_and_waits_while_the_tutor_speaks(
    visitors: Visitors, client: httpx.Client
) -> None:
    visitor = visitors.open(STILL)
    visitor.announce(FACE_DOWN)
    page = visitor.go("/")
    page.locator(".besides button", has_text="Situation 4").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(CARD)).to_contain_text(SAID("hint-ready"))
    page.locator(CARD).get_by_role("button", name="Got it").click()
    page.locator("[data-tour=bar] .acts button").first.click()
    expect(page.locator("[data-piece] canvas")).to_have_count(40)
    expect(page.locator(CARD)).to_contain_text(SAID("hint-first"))
    table = page.url.rsplit("/", 1)[-1]
    options = client.get(f"/api/tables/{table}").raise_for_status().json()["options"]
    assert options["pace"] == "gentle"
    page.wait_for_function(WAITS, arg=[table, True])
    expect(page.locator(".over.still")).to_have_count(0)  # what is spoken of is in sight
    page.locator(CARD).get_by_role("button", name="Got it").click()
    page.wait_for_function(WAITS, arg=[table, False])


WAITS = """async ([table, paused]) => {
  const answer = await fetch(`/api/tables/${table}`);
  return (await answer.json()).time?.paused === paused;
}"""


def start_by_keyboard(
    visitors: Visitors, client: httpx.Client, places: str
) -> tuple[Page, PlayedTable, Hand]:
    table = quick_table(client, "me", "me", places=places)
    page = sit_down(visitors, table.kept("A"), STILL).page
    begin(table, page)
    return page, table, Hand(page, table, "A")


def enter_twice(page: Page, hand: Hand, place: str) -> str:
    """What is said when a piece is taken and let go at once, by keyboard."""
    hand.piece(hand.pieces[place]).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    said = page.locator(".field > [role=status]")
    expect(said).to_contain_text(re.compile("lies on|back in the tray"))
    return said.inner_text()


@pytest.mark.parametrize(("places", "laid"), [("in_order", 1), ("likeliest_first", 4)])
def test_enter_and_enter_lay_a_piece_only_where_the_table_wants_that_help(
    visitors: Visitors, client: httpx.Client, places: str, laid: int
) -> None:
    """Of all first pieces the leftmost belongs where reading begins, and no other."""
    page, _, hand = start_by_keyboard(visitors, client, places)
    if places == "in_order":
        told = [enter_twice(page, hand, place) for place in ("d1", "e1", "g1", "a1")]
    else:
        told = [enter_twice(page, hand, place) for place in ("d1", "e1", "f1", "g1")]
    assert sum("lies on" in each for each in told) == laid
