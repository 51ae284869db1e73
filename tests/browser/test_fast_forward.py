"""Fast forward as it is seen: by somebody who has fallen, and by a side that is done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.server import Server, bearing, started
from tests.tiers import mostly_thorough

from .chromium import DESKTOP, PHONE, Setting
from .fit import misfits
from .phones import BIG
from .situation_4.hands import FACE_DOWN, begin
from .tables import NAMES, PlayedTable, memory, open_table
from .test_board_box import SEEN, WATCH
from .visitors import Visitors, come_to_rest
from .words import said_in

OVER = "dialog[open] .result"
BAR = '[data-tour="bar"]'
said = said_in("en")
SAID = said_in("en", "situation-4")


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Server]:
    """Its bots do nothing for an hour, unless they are hurried."""
    slow = {"LUDOTHEQUE_ABSENCE": "1000000", "LUDOTHEQUE_BOT_PAUSE": "3600"}
    with started(tmp_path / "data", **slow) as found:
        yield found


@pytest.fixture
def client(slow_server: Server) -> Iterator[httpx.Client]:
    with slow_server.client() as found:
        yield found


@pytest.fixture
def guests(visitors: Visitors, slow_server: Server) -> Iterator[Visitors]:
    """They leave before their server is stopped."""
    found = visitors.elsewhere(slow_server.url)
    yield found
    found.leave()


def sit_down(guests: Visitors, table: PlayedTable, seat: str, setting: Setting) -> Page:
    visitor = guests.open(setting)
    visitor.announce(FACE_DOWN)
    visitor.run_first(memory(table.kept(seat)))
    page = visitor.go(table.path)
    expect(page.locator(f"{BAR} section")).to_be_visible()
    page.evaluate(WATCH)
    return page


def leave(table: PlayedTable, *seats: str) -> None:
    """They go for good, and bots play on for them."""
    for seat in seats:
        path = f"/api/tables/{table.name}/leave"
        table.client.post(path, headers=bearing(table.opened["tokens"][seat])).raise_for_status()


def button(page: Page, key: str) -> Locator:
    return page.locator(BAR).get_by_role("button", name=said(key), exact=True)


def status(page: Page) -> Locator:
    return page.locator(f"{BAR} .words [role=status]")


def require_steady(page: Page) -> None:
    """The board has stayed where it was."""
    boxes, _ = page.evaluate(SEEN)
    assert len(boxes) == 1, boxes


# ---------------------------------------------------------------- Mission Impossible


def somebody_falls(table: PlayedTable) -> tuple[str, list[str]]:
    """Plays until the first of them is out of the game: who that is, and the others."""
    while table.look()["fast_forward"] is None:
        table.play_on(1)
        players = table.look()["position"]["view"]["players"]
        fallen = [player["seat"] for player in players if player["fell_to"]]
        if fallen:
            leave(table, *(seat for seat in "ABCDE" if seat not in (fallen[0], "A", "B")))
            return fallen[0], [seat for seat in "AB" if seat != fallen[0]]
    raise AssertionError("nobody has fallen")


@pytest.mark.long
@pytest.mark.parametrize(
    "screens", mostly_thorough([(PHONE, DESKTOP), (DESKTOP, PHONE)], [(PHONE, DESKTOP)])
)
def test_the_fallen_ask_those_in_play_agree_and_bots_hurry_to_the_end(
    guests: Visitors, client: httpx.Client, screens: tuple[Setting, Setting]
) -> None:
    table = open_table(client, "mission-impossible", *("me",) * 5)
    out, playing = somebody_falls(table)
    fallen = sit_down(guests, table, out, screens[0])
    other = sit_down(guests, table, playing[0], screens[1])
    name_of = dict(zip("ABCDE", NAMES, strict=False))

    button(fallen, "table-fast").click()
    waiting = said("table-fast-wait", names=" and ".join(name_of[each] for each in playing))
    expect(status(fallen)).to_have_text(waiting)
    expect(status(other)).to_have_text(said("table-fast-asked", names=name_of[out]))
    assert misfits(fallen) == []
    leave(table, *playing[1:])
    button(other, "table-fast").click()
    for page in (fallen, other):
        expect(status(page)).to_have_text(said("table-fast"))

    button(other, "table-fast-stop").click()
    for page in (fallen, other):
        expect(button(page, "table-fast")).to_be_visible()
        expect(status(page)).to_have_count(0)
    table.resign(playing[0])  # so that only bots play on, and one word is enough
    button(fallen, "table-fast").click()
    for page in (fallen, other):
        expect(page.locator(OVER)).to_be_visible()
        expect(page.locator(BAR)).not_to_contain_text(said("table-fast"))
        require_steady(page)


# ---------------------------------------------------------------- bots alone

WHOLE_GAME = 300_000  # milliseconds for bots in a hurry


@pytest.mark.long
@pytest.mark.parametrize(
    "where",
    mostly_thorough(
        [(PHONE, ""), (DESKTOP, ""), (BIG, "/screen")], [(PHONE, ""), (BIG, "/screen")]
    ),
)
def test_whoever_looks_on_while_only_bots_play_sees_them_hurry_to_the_end(
    guests: Visitors, client: httpx.Client, where: tuple[Setting, str]
) -> None:
    setting, screen = where
    table = open_table(client, "pac-man", "bot", "bot")
    visitor = guests.open(setting)
    visitor.run_first(memory(table.kept()))
    page = visitor.go(f"{table.path}{screen}")
    fast = page.get_by_role("button", name=said("table-fast"), exact=True)
    expect(fast).to_be_visible()
    page.evaluate(WATCH)
    come_to_rest(page)
    assert misfits(page) == []
    fast.click()
    page.get_by_role("button", name=said("table-fast-stop"), exact=True).click()
    fast.click()
    expect(page.get_by_text(said("table-again")).first).to_be_visible(timeout=WHOLE_GAME)
    if not screen:
        require_steady(page)


# ---------------------------------------------------------------- Situation 4


@pytest.mark.parametrize(
    "setting", mostly_thorough([PHONE, DESKTOP], [PHONE]), ids=lambda each: each.name
)
def test_a_side_that_is_done_sees_the_bot_hurry_to_the_end(
    guests: Visitors, client: httpx.Client, setting: Setting
) -> None:
    table = open_table(client, "situation-4", "me", "me", board="quick")
    page = sit_down(guests, table, "A", setting)
    begin(table, page)
    leave(table, "B")
    expect(button(page, "table-pause")).to_be_visible()
    assert SAID("table-fast") not in page.locator(BAR).inner_text()
    asked = page.get_by_role("dialog")
    page.locator("[data-tour=done]").click()
    expect(asked).to_contain_text(SAID("stop-text", count=40))
    asked.get_by_role("button", name=SAID("stop-no"), exact=True).click()
    expect(asked).to_have_count(0)
    assert not table.look()["position"]["view"]["sides"][0]["declared"]
    page.locator("[data-tour=done]").click()
    asked.get_by_role("button", name=SAID("stop-yes"), exact=True).click()
    fast = page.locator(BAR).get_by_role("button", name=SAID("table-fast"), exact=True)
    expect(fast).to_be_visible()
    expect(page.locator(BAR)).to_contain_text(SAID("bar-finished-you"))
    assert misfits(page) == []
    fast.click()
    expect(asked).to_contain_text(SAID("bar-hurried", count=40))
    asked.get_by_role("button", name=SAID("table-fast"), exact=True).click()
    expect(page.locator(OVER)).to_be_visible()
    view = table.look()["position"]["view"]
    assert [side["laid"] for side in view["sides"]] == [0, 40]
    require_steady(page)
