"""The guided first game, and the keyboard that does not solve the puzzle."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import DESKTOP, STILL
from tests.browser.imposed import meddle
from tests.browser.tables import PlayedTable, memory, open_table
from tests.browser.visitors import Visitors, come_to_rest
from tests.browser.words import said_in
from tests.server.server import Json, running

from .hands import FACE_DOWN, Hand, begin, sit_down
from .test_games import quick_table

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
    expect(page.locator(CARD)).to_contain_text(SAID("tip-ready"))
    page.locator(CARD).get_by_role("button", name="Got it").click()
    page.locator("[data-tour=bar] .acts button").first.click()
    expect(page.locator("[data-piece] canvas")).to_have_count(40)
    expect(page.locator(CARD)).to_contain_text(SAID("tip-first", touch="no"))
    table = page.url.rsplit("/", 1)[-1]
    options = client.get(f"/api/tables/{table}").raise_for_status().json()["options"]
    assert options["pace"] == "gentle"
    page.wait_for_function(WAITS, arg=[table, True])
    expect(page.locator(".over.still")).to_have_count(0)  # what is spoken of is in sight
    page.locator(CARD).get_by_role("button", name="Got it").click()
    page.wait_for_function(WAITS, arg=[table, False])


def test_a_note_of_the_tutor_stays_until_it_is_read_or_what_it_asks_for_is_done(
    visitors: Visitors, tmp_path: Path
) -> None:
    """At a house where bots take their time: elsewhere they win before anybody has read a word."""
    with running(tmp_path / "data", LUDOTHEQUE_BOT_PAUSE="8") as server, server.client() as client:
        table = open_table(client, GAME, "me", "bot", board="quick")
        there = visitors.elsewhere(server.url)
        visitor = sit_down(there, {**table.kept("A"), "guided": True}, STILL)
        page, hand = visitor.page, Hand(visitor.page, table, "A")
        page.locator(CARD).get_by_role("button", name="Got it").click()
        begin(table, page)
        expect(page.locator(CARD)).to_contain_text(SAID("tip-first", touch="no"))
        page.wait_for_function(WAITS, arg=[table.name, True])
        hand.drag(hand.pieces["d1"], "f1")  # which is not what it asks for
        expect(page.locator("[data-refused]")).to_be_visible()
        page.wait_for_function(WAITS, arg=[table.name, True])
        expect(page.locator(CARD)).to_contain_text(SAID("tip-first", touch="no"))
        hand.lay("d1")
        page.wait_for_function(LAID, arg=table.name)
        expect(page.locator(CARD)).to_contain_text(SAID("tip-connect"))
        hand.lay("e1")
        expect(page.locator(CARD)).to_contain_text(SAID("tip-look"))
        hand.drag(hand.pieces["f1"], "f1")  # it asks for nothing: it is to be read
        expect(page.locator("[data-refused]")).to_have_text(said_in("en")("tip-waits"))
        expect(page.locator(CARD)).to_contain_text(SAID("tip-look"))
        expect(hand.piece(hand.pieces["f1"])).to_be_visible()
        page.locator(CARD).get_by_role("button", name="Got it").click()
        hand.lay("f1")
        expect(page.locator(CARD)).to_contain_text(SAID("tip-zoom", touch="no"))
        page.locator(CARD).get_by_role("button", name="Got it").click()
        visitor.leave()


def test_the_log_is_short_and_shows_on_the_map_what_is_touched(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = quick_table(client, "me", "me")
    page = sit_down(visitors, table.kept("A"), STILL).page
    begin(table, page)
    hand = Hand(page, table, "A")
    moves = [f"lay {hand.pieces[place]} at {place}" for place in ("d1", "e1")]
    table.make("A", *moves)
    table.make("B", "done")
    hand.catch_up()
    page.keyboard.press("l")
    log = page.locator(".log")
    row = log.get_by_role("button").filter(has_text="2 pieces: d1, e1.")
    expect(row).to_be_visible()
    come_to_rest(page)
    x, y, width, height = hand.outline("e1")
    row.click()  # what it speaks of is lit for some seconds
    marked = page.locator("[data-marked]")
    expect(marked).to_have_count(2)
    found = marked.nth(1).bounding_box()
    assert found is not None
    assert abs(found["x"] + found["width"] / 2 - x - width / 2) < 4
    assert abs(found["y"] + found["height"] / 2 - y - height / 2) < 4


def test_a_tray_shows_whose_edge_is_whose_and_every_piece_face_down(
    visitors: Visitors, client: httpx.Client
) -> None:
    """At the lower edge of the screen, whichever side one plays; and nothing is cut off."""
    table = quick_table(client, "me", "me")
    for seat in "AB":
        page = sit_down(visitors, table.kept(seat), replace(DESKTOP, motion="reduce")).page
        edge = page.locator(f'[data-edge-of="{seat}"]')
        expect(edge).to_have_text(SAID("seat-edge"))
        expect(page.locator("[data-edge-of]")).to_have_count(1)
        for size in ((1440, 900), (390, 844), (844, 390), (1024, 768)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            expect(page.locator(".backs .back").last).to_be_visible()
            page.wait_for_function(WHOLE_BACKS)
            found, whole = edge.bounding_box(), page.locator(".map").bounding_box()
            assert found is not None
            assert whole is not None
            assert found["y"] > whole["y"] + whole["height"] / 2, (seat, size)


WHOLE_BACKS = """() => {
  const tray = document.querySelector("section[data-seat] .box").getBoundingClientRect();
  return [...document.querySelectorAll(".backs .back")].every((back) => {
    const { top, bottom, left, right } = back.getBoundingClientRect();
    return top > tray.top - 6 && bottom < tray.bottom + 6 && left > tray.left - 6
      && right < tray.right + 6;
  });
}"""


def test_a_refused_piece_says_that_it_does_not_fit_and_nothing_of_turning_it(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = quick_table(client, "me", "me")
    page = sit_down(visitors, table.kept("A"), STILL).page
    begin(table, page)
    hand = Hand(page, table, "A")
    hand.drag(hand.pieces["d1"], "f1")
    why = SAID("refused-misfit", place="f1", rotation="off")
    assert why != SAID("refused-misfit", place="f1", rotation="on")
    short = why.split(";", maxsplit=1)[0].strip()
    expect(page.locator("[data-refused]")).to_have_text(re.compile(f"^{re.escape(short)}$", re.I))


def test_an_objective_that_is_struck_out_says_why_where_one_points_at_it(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = quick_table(client, "me", "me")
    visitor = visitors.open(DESKTOP)
    visitor.announce(FACE_DOWN)
    told = meddle(visitor.page)
    lost = ""

    def strike_out(position: Json) -> None:
        nonlocal lost
        goal = position["view"]["objectives"][0]
        goal.update(lost=True, completed_by=None, flag=None)
        lost = goal["name"]

    told.change = strike_out
    visitor.run_first(memory(table.kept("A")))
    page = visitor.go(table.path)
    struck = page.locator("path.lost").first
    struck.wait_for()
    come_to_rest(page)
    box = struck.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-note]")).to_have_text(SAID("struck-objective", objective=lost))
    page.mouse.move(box["x"] - 30, box["y"] - 12)
    expect(page.locator("[data-note]")).to_have_count(0)


LAID = """async (table) => {
  const answer = await fetch(`/api/tables/${table}`);
  const { position } = await answer.json();
  return position.view.sides.find(({ seat }) => seat === "A").laid === 1;
}"""
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
