"""Mission Impossible in a real browser: set-up, pencil, and a whole game of three screens."""

from __future__ import annotations

import copy
import re
from functools import partial
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.aim import Fingers, Spot
from tests.browser.axe import axe
from tests.browser.chromium import STILL, STILL_PHONE, Setting
from tests.browser.fit import fits
from tests.browser.houses import Guest, House, in_either_house, whole_game
from tests.browser.tables import PlayedTable, open_table
from tests.browser.visitors import Visitors, patiently
from tests.browser.words import said_in
from tests.server.server import Json, Server

from .hands import Hand
from .leaks import Audit
from .players import Player, out_of, play_until, set_up, sit_down

GAME = "mission-impossible"
SAID = said_in("en", GAME)
CONFIRM = "[data-tour=confirm] button"


# ---------------------------------------------------------------- setting up


def test_cards_are_laid_in_any_order_and_stay_undisturbed_by_the_others(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    page = sit_down(visitors, table, "A").page
    hand = page.locator(".hand button")
    expect(hand).to_have_count(5)
    axe(page)
    cards = table.look("A")["position"]["view"]["notebook"]["hand"]
    page.locator(".city [data-kind=lay]").nth(4).click()
    expect(page.locator(".pencilled")).to_have_count(1)
    set_up(table, "B")
    expect(page.get_by_role("log").first).to_contain_text("Nadia is ready")
    for square in (0, 1, 2, 3):
        page.locator(".city [data-kind=lay]").nth(square).click()
    page.locator(".city [data-kind=start]").nth(2).click()
    assert table.look("A")["position"]["view"]["players"][0]["cards_laid"] == 0
    expect(page.locator(CONFIRM)).to_be_enabled()
    page.get_by_role("button", name="Take back").click()
    page.locator(".city [data-kind=start]").nth(1).click()
    page.locator(CONFIRM).click()
    expect(page.get_by_text("Olivier is still laying cards in secret")).to_be_visible()
    view = table.look("A")["position"]["view"]
    laid = [card["says"] for card in view["cards"] if card["owner"] == "A"]
    assert laid == [*cards[1:], cards[0]]
    assert view["notebook"]["start"] == view["cards"][1]["square"]


@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=lambda each: each.name)
def test_a_card_is_dragged_from_the_hand_to_where_it_is_let_go(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    page = sit_down(visitors, table, "A", setting).page
    drag = Fingers(page).drag if setting.touch else partial(drag_with_mouse, page)
    squares = page.locator(".city [data-kind=lay]")
    hand = page.locator(".hand button")
    expect(hand).to_have_count(5)
    drag(middle(hand.nth(2)), middle(squares.nth(3)))
    place = str(squares.nth(3).get_attribute("data-key")).removeprefix("lay ")
    expect(hand.nth(2).locator(".where")).to_have_text(place)
    drag(middle(hand.nth(0)), middle(squares.nth(3)))  # onto the other: they change places
    expect(hand.nth(0).locator(".where")).to_have_text(place)
    expect(page.locator(".pencilled")).to_have_count(1)
    drag(middle(hand.nth(1)), middle(page.locator(".sentence")))  # beside the board: it stays
    expect(page.locator(".pencilled")).to_have_count(1)
    expect(hand.nth(1)).to_have_attribute("aria-pressed", "true")


def middle(thing: Locator) -> Spot:
    """Where it is drawn."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_with_mouse(page: Page, start: Spot, end: Spot) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)
    page.mouse.up()


def test_everything_can_be_laid_and_played_with_the_keyboard(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    set_up(table, "B", "C")
    page = sit_down(visitors, table, "A").page
    page.locator('.city button[tabindex="0"]').focus()
    for lies in range(1, 6):
        page.keyboard.press("Enter")
        expect(page.locator(".pencilled")).to_have_count(lies)
    expect(page.locator('.city [data-kind="start"]:focus')).to_be_attached()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_be_enabled()
    page.keyboard.press("Enter")
    assert any(is_ready(table, 0) for _ in patiently(page))


def is_ready(table: PlayedTable, seat: int) -> bool:
    return bool(table.look("A")["position"]["view"]["players"][seat]["ready"])


# ---------------------------------------------------------------- the notebook


def test_the_notebook_notes_by_itself_and_keeps_ones_own_marks(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    set_up(table, *"ABC")
    page = sit_down(visitors, table, "A").page
    open_notebook(page)
    axe(page)
    fits(page)
    cell = page.get_by_role("button", name="Nadia, wart: ")
    cell.click()
    expect(cell).to_have_accessible_name(re.compile(": yes$"))
    page.get_by_role("checkbox", name=SAID("book-conclusions")).uncheck()
    expect(page.locator(".notebook td.impossible")).to_have_count(0)
    page.reload()
    open_notebook(page)
    told = {"seat": "Nadia", "what": "wart", "finding": "open", "note": "none", "mark": "yes"}
    expect(cell).to_have_accessible_name(SAID("report-cell", **told))
    expect(page.locator(".notebook td.impossible")).to_have_count(0)
    other = sit_down(visitors, table, "B").page
    open_notebook(other)
    expect(other.locator(".notebook .pencil")).to_have_count(0)


def open_notebook(page: Page) -> None:
    page.locator(".folded").click()
    expect(page.locator(".notebook")).to_be_visible()


# ---------------------------------------------------------------- a whole game


@pytest.mark.long
def test_a_whole_game_of_three_screens_to_the_last_survivor(
    foreseen_server: Server, visitors: Visitors
) -> None:
    """And whatever was sent to each of them, it might have been sent in another world too."""
    there = visitors.elsewhere(foreseen_server.url)
    with foreseen_server.client() as client:
        table = open_table(client, GAME, "me", "me", "me")
        players = [
            sit_down(there, table, "A"),
            sit_down(there, table, "B"),
            sit_down(there, table, "C", STILL_PHONE),
        ]
        play_to_the_last_survivor(table, players)


@pytest.mark.long
@in_either_house
def test_a_whole_game_against_bots(house: House, tmp_path: Path) -> None:
    guest = Guest(house, STILL, GAME)
    guest.take_the_box()
    guest.begin()
    guest.play_to_the_end(Hand(guest.page, seed=1), at=(4, 8, 12, 16))
    match = whole_game(guest.save_the_game(tmp_path))
    assert match.outcome is not None
    assert match.outcome.winners
    guest.check_the_dice()


def play_to_the_last_survivor(table: PlayedTable, players: list[Player]) -> None:
    fallen = play_until(players, table, lambda view: bool(out_of(view)))
    first = next(player for player in players if player.seat in fallen)
    sees_everything_only_if_asked(first.page)
    play_until(players, table, lambda view: view["phase"] == "over")
    final = table.look("A")["position"]
    assert final["ending"] == "last-survivor"
    for player in players:
        dialog = player.page.get_by_role("dialog")
        expect(dialog.get_by_text("Only one agent is left.")).to_be_visible()
        expect(player.page.get_by_text("No:")).to_have_count(0)
    nothing_leaked(table, players)


def sees_everything_only_if_asked(page: Page) -> None:
    """Whoever has fallen is shown no more than they knew, until they want to watch on openly."""
    ask = page.get_by_role("button", name=SAID("tray-disclose"))
    expect(ask).to_be_visible()
    known = page.locator("[data-tour=seats] .known")
    before = known.count()
    assert before < 3
    axe(page)
    ask.click()
    expect(known).to_have_count(3)
    page.get_by_role("button", name=SAID("tray-cover")).click()
    expect(known).to_have_count(before)


def nothing_leaked(table: PlayedTable, players: list[Player]) -> None:
    saved = table.client.get(f"/api/tables/{table.name}/saved").raise_for_status().text
    differed = 0
    for player in players:
        assert set(player.tap.requested) <= {"", "board"}
        audit = Audit(saved, player.seat, player.tap.heard, player.tap.asked)
        assert len(audit.place) == len(audit.truth.log)
        assert list(audit.leaks()) == []
        assert audit.differed
        differed += audit.differed
        assert_found(saved, player)
    assert differed > len(audit.truth.log) // 3  # or it would show nothing


def assert_found(saved: str, player: Player) -> None:
    """The same comparison finds a secret, wherever it is slipped in."""
    heard = player.tap.heard
    news = [at for at, each in enumerate(heard) if each["type"] == "news"]
    at = next(at for at in news if heard[at]["position"]["view"]["phase"] == "move")
    for slip in (slip_into_view, slip_into_events, slip_into_moves):
        altered = copy.deepcopy(heard)
        slip(altered[at])
        assert list(Audit(saved, player.seat, altered, player.tap.asked).leaks())


def slip_into_view(message: Json) -> None:
    hidden = next(each for each in message["position"]["view"]["players"] if not each["agent"])
    hidden["agent"] = "german"


def slip_into_events(message: Json) -> None:
    secret = {"code": "card-says", "values": {"seat": "B", "clue": "wart"}}
    message["told"][-1].setdefault("events", []).append(secret)


def slip_into_moves(message: Json) -> None:
    message["position"]["legal"] = {"A": ["f9"], "B": ["f9"], "C": ["f9"]}
