"""People around one big screen: how the table is opened there, and how phones come to a seat."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .chromium import STILL_PHONE, Setting
from .line import Line
from .visitors import Visitor, Visitors
from .words import said_in

BIG = Setting(1280, 720, motion="reduce")
CODES = ".place.free .address strong"
# Asks the server for something as the host, with the key that this screen keeps.
AS_HOST = """async (what) => {
  const [{ table, host }] = JSON.parse(localStorage.getItem("ludotheque.tables"));
  const method = what === "codes" ? "GET" : "POST";
  const headers = { authorization: `Bearer ${host}` };
  const answer = await fetch(`/api/tables/${table}/${what}`, { method, headers });
  return answer.json();
}"""

said = said_in("en")


def open_on_big_screen(visitors: Visitors, game: str, seats: int) -> Visitor:
    """Somebody opens a table for phones on the page, and so comes to its big screen."""
    big = visitors.open(BIG)
    page = big.go(f"/new/{game}")
    page.locator("#house-rules").wait_for()
    page.get_by_role("radio", name=said("page-around-phones")).check()
    number = page.get_by_role("radio", name=str(seats), exact=True)
    if number.count():
        number.check()
    page.get_by_role("button", name=said("page-play"), exact=True).click()
    page.wait_for_url("**/screen")
    expect(page.locator(CODES)).to_have_count(seats)
    return big


def codes_on(big: Visitor) -> list[str]:
    """The codes of the free seats, as anybody in the room reads them, in the order of the seats."""
    return [text.replace(" ", "") for text in big.page.locator(CODES).all_inner_texts()]


def as_host(big: Visitor, what: str) -> Any:
    return big.page.evaluate(AS_HOST, what)


def scan(visitors: Visitors, code: str, line: Line | None = None) -> Visitor:
    """A new phone reads a code."""
    phone = visitors.open(STILL_PHONE, line)
    phone.go(f"/go#{code}")
    return phone


def type_code(visitors: Visitors, code: str) -> Visitor:
    """A new phone without a camera: the short address, and the code as somebody types it."""
    phone = visitors.open(STILL_PHONE)
    page = phone.go("/go")
    field = page.get_by_role("textbox", name=said("hand-go-code"))
    field.fill("22 22 22")
    page.get_by_role("button", name=said("hand-go")).tap()
    expect(page.get_by_text(said("no-such-code"))).to_be_visible()
    phone.announce("404")
    field.fill(f"{code[:3].lower()} {code[3:].lower()}")
    page.get_by_role("button", name=said("hand-go")).tap()
    return phone


def sit_down(phone: Visitor, name: str) -> Page:
    """Says a name, wants no hints, and sits down at the seat that the code leads to."""
    page = phone.page
    page.get_by_role("checkbox", name=said("page-guided")).set_checked(False)
    page.get_by_role("textbox", name=said("page-your-name")).fill(name)
    page.get_by_role("button", name=said("page-sit-down")).tap()
    expect(page.get_by_text(said("hand-yours", name=name))).to_be_visible()
    return page
