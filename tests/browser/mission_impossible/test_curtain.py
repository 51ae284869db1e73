"""Six people and one screen: the curtain between them, few covers, and nothing behind it.

Everything that the browser receives is listened to: while the curtain is closed there is nobody's
secret among it, and while somebody looks, nobody else's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.chromium import STILL, TINY, Setting
from tests.browser.fit import fits
from tests.browser.tables import NAMES, PlayedTable, memory, open_table
from tests.browser.visitors import Visitors
from tests.server.server import Json, Server

from .leaks import Wiretap

GAME = "mission-impossible"
SEATS = "ABCDEF"
CURTAIN = "button[data-seat]"
CONFIRM = "[data-tour=confirm] button"
PASS_ON = "Read: pass the device"
TOLD_TO = {"mission": "seat", "laid-card": "seat", "chose-start": "seat", "card-says": "seat",
           "saw-notebook": "other", "took-notebook": "victor"}  # fmt: skip
SQUARE = re.compile(r"\b[a-z]\d+: ")  # which was read, and then what it says
TURNS = 40  # in which somebody comes by a card, surely


@pytest.fixture
def table(server: Server) -> Iterator[PlayedTable]:
    with server.client() as client:
        yield open_table(client, GAME, *["me"] * len(SEATS))


def sit_down(visitors: Visitors, table: PlayedTable, setting: Setting) -> tuple[Page, Wiretap]:
    """A browser that has the keys of all six."""
    visitor, tap = visitors.open(setting, motion="reduce"), Wiretap()
    visitor.run_first(memory(table.kept(*SEATS)))
    tap.listen(visitor.page)
    return visitor.go(table.path), tap


def offered(page: Page) -> list[str]:
    """Who may come before the curtain."""
    expect(page.locator(CURTAIN).first).to_be_visible()
    return [str(each.get_attribute("data-seat")) for each in page.locator(CURTAIN).all()]


def come(page: Page, seat: str) -> None:
    page.locator(f'button[data-seat="{seat}"]').click()
    expect(page.locator("[data-tour=board]")).to_be_visible()


def leaked(eyes: str, heard: list[Json]) -> list[str]:
    return [secret for message in heard for secret in not_for(eyes, message)]


def not_for(eyes: str, message: Json) -> Iterator[str]:
    """Whatever of a message nobody but its owner may know, and its reader is not that owner."""
    position = message.get("position", {})
    notebook = position.get("view", {}).get("notebook")
    if notebook and notebook["seat"] != eyes:
        yield f"{notebook['seat']}'s notebook"
    yield from (f"{seat}'s moves" for seat in position.get("legal", {}) if seat != eyes)
    yield from (f"{seat}'s view" for seat in position.get("views", {}))
    for told in message.get("told", []):
        entry: Json = told["entry"]
        if entry.get("seat") != eyes and entry.get("move", "").startswith(("lay", "start", "deal")):
            yield entry["move"]
        for event in told.get("events", []):
            addressee = TOLD_TO.get(event["code"])
            if addressee and event["values"][addressee] != eyes:
                yield str(event)


def heard_by(tap: Wiretap) -> list[Json]:
    """What was heard since one last asked."""
    heard, tap.heard[:] = list(tap.heard), []
    return heard


def lay_all(page: Page) -> None:
    page.get_by_role("button", name="Lay at random").click()
    expect(page.locator(CONFIRM)).to_be_enabled()
    page.locator(CONFIRM).click()


def set_up_all(page: Page, seats: str = SEATS) -> None:
    for at, seat in enumerate(seats):
        assert offered(page) == list(seats[at:])
        come(page, seat)
        lay_all(page)


def test_six_set_up_one_after_the_other_and_each_comes_once(
    visitors: Visitors, table: PlayedTable
) -> None:
    page, tap = sit_down(visitors, table, TINY)
    axe(page)
    fits(page)
    assert_large(page)
    assert leaked("", heard_by(tap)) == []
    for at, seat in enumerate(SEATS):
        assert offered(page) == list(SEATS[at:])
        come(page, seat)
        lay_all(page)
        if seat != SEATS[-1]:
            expect(page.locator(CURTAIN).first).to_be_visible()
            assert_covered(page)
        heard = heard_by(tap)
        assert leaked(seat, heard) == []
        assert [each for each in heard if each.get("position", {}).get("legal")]
    assert stands(page) == "curtain"  # everybody has looked at the dice, whoever begins
    assert offered(page) == [turn_of(table)]


STANDS = """() => document.querySelector("button[data-seat]") ? "curtain"
  : document.querySelector(".city [data-kind=go]") ? "choice" : null"""


def stands(page: Page) -> str:
    """Whether the curtain is closed, or whoever looks is to go somewhere."""
    return str(page.wait_for_function(STANDS).json_value())


def turn_of(table: PlayedTable) -> str:
    return str(table.look("A")["position"]["view"]["turn"])


def assert_large(page: Page) -> None:
    """Every button before the curtain can be hit with a thumb, even with six of them."""
    for button in page.locator(CURTAIN).all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 200


def assert_covered(page: Page) -> None:
    for part in ("[data-tour=board]", "[data-tour=bar]", "[data-tour=seats]", "[role=tabpanel]"):
        expect(page.locator(part)).to_have_count(0)


def test_a_card_is_read_in_peace_before_the_screen_is_passed_on(
    visitors: Visitors, table: PlayedTable
) -> None:
    """One cover a turn, and one button more for whoever has read something."""
    page, tap = sit_down(visitors, table, STILL)
    set_up_all(page)
    for _ in range(TURNS):
        covered = stands(page) == "curtain"
        seat = turn_of(table)
        heard_by(tap)
        if covered:
            assert offered(page) == [seat]
            come(page, seat)
        if go_somewhere(page):
            break
    else:
        raise AssertionError("nobody came by a card")
    expect(page.get_by_role("button", name=PASS_ON)).to_be_visible()
    expect(page.locator(".slip")).to_contain_text(SQUARE)
    axe(page)
    assert leaked(seat, heard_by(tap)) == []
    page.get_by_role("button", name=PASS_ON).click()
    (following,) = offered(page)
    assert following != seat
    assert_covered(page)
    assert leaked("", heard_by(tap)) == []
    come(page, following)
    expect(page.get_by_text(f"{NAMES[SEATS.index(following)]}, it is your turn")).to_be_visible()
    expect(page.locator(".slip")).to_have_count(0)
    assert leaked(following, heard_by(tap)) == []


def go_somewhere(page: Page) -> bool:
    """Goes where a card can be read, if there is one; says whether there was."""
    page.locator(".city [data-kind=go]").first.wait_for()
    cards = page.locator('.city [data-kind=go][aria-label*="read"]:not([aria-label*="meet"])')
    plain = page.locator(
        '.city [data-kind=go]:not([aria-label*="where"]):not([aria-label*="meet"])'
    )
    reads = cards.count() > 0
    (cards if reads else plain).first.click()
    expect(page.locator(CONFIRM)).to_be_enabled()
    page.locator(CONFIRM).click()
    return reads
