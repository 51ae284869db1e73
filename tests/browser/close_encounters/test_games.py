"""Close Encounters in a real browser: secrets, walks, traps, and a whole game of three screens."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.aim import press
from tests.browser.axe import axe
from tests.browser.chromium import STILL, STILL_PHONE, Setting
from tests.browser.houses import Guest, House, in_either_house, whole_game
from tests.browser.tables import PlayedTable, memory, open_table
from tests.browser.visitors import Visitors
from tests.browser.words import said_in
from tests.clauses import clause
from tests.tiers import TIER, Tier

from .hands import SMALL, Hand

GAME = "close-encounters"
said = said_in("en", GAME)
FOUR_CIRCLED = said("event-circled", seat="", live=4)
LONGEST = 20_000  # things done; no game takes so many
MOST_TABLES = 100  # two in three of them will not do


def sit_down(visitors: Visitors, table: PlayedTable, seat: str, setting: Setting) -> Page:
    visitor = visitors.open(setting)
    visitor.run_first(memory(table.kept(seat)))
    page = visitor.go(table.path)
    page.wait_for_selector(".valley")
    return page


def test_what_one_is_choosing_is_not_disturbed_by_others_who_choose(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    page = sit_down(visitors, table, "A", STILL)
    page.locator('.valley button[data-key="circle 42"]').click()
    page.locator('.valley button[data-key="circle 7"]').click()
    confirm = page.locator("[data-tour=confirm] button")
    expect(confirm).to_be_enabled()
    table.make("B", "circle 5", "circle 42")
    expect(page.get_by_role("log").first).to_contain_text("2 traps")
    expect(confirm).to_be_enabled()
    confirm.click()
    expect(page.locator(".folded .ringed:not(.empty)")).to_have_text(["7", "42"])
    assert circled(table) == {7, 42}


def circled(table: PlayedTable) -> set[int]:
    """The numbers on the first player's card."""
    return {each["number"] for each in table.look("A")["position"]["view"]["card"]}


@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=lambda each: each.name)
def test_all_circles_are_marked_one_after_the_other_and_confirmed_once(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    table = open_table(client, GAME, "me", "me")
    page = sit_down(visitors, table, "A", setting)
    said = said_in("en", GAME)
    prompt, confirm = page.locator(".sentence"), page.locator("[data-tour=confirm] button")
    for done, number in enumerate((12, 40, 41, 55)):
        expect(prompt).to_have_text(said("ask-circle-several", due=4, done=done))
        expect(confirm).to_be_disabled()
        press(page, f'.valley button[data-key="circle {number}"]', setting.touch)
    expect(confirm).to_be_enabled()
    press(page, '.valley button[data-key="circle 40"]', setting.touch)
    expect(prompt).to_have_text(said("ask-circle-several", due=4, done=3))
    expect(page.locator('.valley [aria-pressed="true"]')).to_have_count(3)
    press(page, '.valley button[data-key="circle 90"]', setting.touch)
    press(page, "[data-tour=confirm] button", setting.touch)
    expect(prompt).to_have_text(said("bar-circle", count=1, seat="Nadia"))
    assert circled(table) == {12, 41, 55, 90}


def test_a_number_is_circled_on_the_card_and_nobody_else_hears_which(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, GAME, "me", "me")
    page = sit_down(visitors, table, "A", STILL)
    other = sit_down(visitors, table, "B", STILL)
    page.locator(".folded").click()
    axe(page)
    for number in (83, 84, 85, 86):
        page.locator(".card button", has_text=str(number)).click()
    page.get_by_role("dialog").get_by_role("button", name=said_in("en")("table-confirm")).click()
    expect(other.get_by_role("log").first).to_contain_text(FOUR_CIRCLED)
    page.locator(".folded").click()
    expect(page.locator(".card .own")).to_have_text(["83", "84", "85", "86"])
    assert other.locator(".own").count() == 0
    assert "83" not in other.get_by_role("log").first.inner_text()


def test_a_walk_into_a_trap_ends_there_without_a_word_about_the_rest(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = one_where_a_walks_far(client)
    page = sit_down(visitors, table, "A", STILL)
    axe(page)
    page.locator('.valley button[tabindex="0"]').focus()
    confirm = page.locator("[data-tour=confirm] button")
    for left in range(steps_left(table), 0, -1):
        expect(page.locator(".count text")).to_have_text(str(left))
        page.keyboard.press("ArrowUp")
    expect(confirm).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").first).to_contain_text(said("event-trapped", end="tower"))
    expect(page.get_by_text("No:")).to_have_count(0)
    players = table.look("A")["position"]["view"]["players"]
    assert [player["pawn"] for player in players] == ["tower", "tower"]
    assert players[1]["chips"] == [94]


@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=lambda each: each.name)
def test_one_touch_on_a_far_square_draws_the_whole_way_there(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    table = one_where_a_walks_far(client)
    page = sit_down(visitors, table, "A", setting)
    left = steps_left(table)
    straight_up = 94 - 11 * (left - 5)  # 94 is five steps from Devil's Tower
    number = page.locator(".valley text").get_by_text(str(straight_up), exact=True).bounding_box()
    assert number is not None
    x, y = number["x"] + number["width"] / 2, number["y"] + number["height"] / 2
    if setting.touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    expect(page.locator("[data-tour=confirm] button")).to_be_enabled()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".count text")).to_have_text(str(left))


@clause("CE-1d")
@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=lambda each: each.name)
def test_a_square_out_of_reach_is_refused_for_its_distance_until_the_next_touch(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    table = one_where_a_walks_far(client)
    page = sit_down(visitors, table, "A", setting)
    left = steps_left(table)
    touch_square(page, "ship", setting.touch)
    refusal = page.locator(".notice.refused")
    expect(refusal).to_contain_text(f"is too far: you have {left} steps left")
    expect(refusal.get_by_role("button", name="CE-1d")).to_be_visible()
    if not setting.touch:  # pointed at by its name, a square is lit
        touch_square(page, "ship", finger=False)  # refused again, and so for as long again
        refusal.locator(".place").hover()
        expect(page.locator(".valley .pointed-out.bright")).to_be_visible()
    touch_square(page, "tower", setting.touch)  # where the pawn stands: nothing to say
    expect(refusal).to_have_count(0)
    touch_square(page, "f4", setting.touch)
    expect(page.locator(".count text")).to_have_text(str(left - 3))


def steps_left(table: PlayedTable) -> int:
    return int(table.look("A")["position"]["view"]["walk"]["left"])


def one_where_a_walks_far(client: httpx.Client) -> PlayedTable:
    """A table at which A begins, with a roll that leads across B's traps."""
    for _ in range(MOST_TABLES):
        table = open_table(client, GAME, "me", "me")
        table.make("A", "circle 1", "circle 2", "circle 3", "circle 4")
        table.make("B", "circle 93", "circle 94", "circle 95", "circle 92")
        if "A" in table.look("A")["position"]["legal"] and steps_left(table) > 5:
            return table
    raise AssertionError("the dice have something against A")


# Six steps from end to end: most rolls arrive.
SHORT = """\
name: A very short valley

               M
           .   .   .
   1   2   3   4   5   6   7
   8   9  10  11  12  13  14
  15  16  17  18  19  20  21
           .   .   .
               T
"""


def one_where_a_arrives(client: httpx.Client, *traps: int) -> PlayedTable:
    """A table at which A begins with a roll that leads to the Mother Ship; B has these traps."""
    for _ in range(MOST_TABLES):
        table = open_table(client, GAME, "me", "me", board=SHORT)
        table.make("A", *(f"circle {number}" for number in (1, 2, 8, 9)))
        table.make("B", *(f"circle {number}" for number in traps))
        if "A" in table.look("A")["position"]["legal"] and steps_left(table) > 5:
            return table
    raise AssertionError("the dice have something against A")


@clause("CE-3a")
@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=lambda each: each.name)
def test_a_walk_and_the_circle_at_its_end_wait_for_one_confirmation(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    """Whatever is touched before can be taken back; afterwards no button is where Confirm was."""
    table = one_where_a_arrives(client, 7, 14, 15, 21)
    before = table.look("A")["position"]["length"]
    page = sit_down(visitors, table, "A", setting)
    prompt, confirm = page.locator(".sentence"), page.locator("[data-tour=confirm] button")
    touch_square(page, "ship", setting.touch)
    expect(prompt).to_have_text(said("ask-landed"))
    expect(confirm).to_be_disabled()
    press(page, '.valley button[data-key="circle 5"]', setting.touch)
    expect(confirm).to_be_enabled()
    press(page, '.valley button[data-key="circle 12"]', setting.touch)  # this one instead
    expect(page.locator('.valley button[data-kind="confirm"]')).to_have_count(1)
    assert table.look("A")["position"]["length"] == before
    place = confirm.bounding_box()
    press(page, "[data-tour=confirm] button", setting.touch)
    expect(page.get_by_role("log").first).to_contain_text(said("event-circled", seat="", live=5))
    assert circled(table) == {1, 2, 8, 9, 12}
    assert place is not None
    assert not page.evaluate(BUTTON_AT, [place["x"] + place["width"] / 2, place["y"] + 10])


BUTTON_AT = "([x, y]) => document.elementFromPoint(x, y)?.closest('button:enabled') != null"


def touch_square(page: Page, square: str, finger: bool) -> None:
    """Where a square is drawn, whether or not something can be chosen there."""
    box = page.locator(f'.valley [data-square="{square}"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if finger:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


@clause("CE-2b")
def test_whoever_is_trapped_on_the_way_circles_nothing(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = one_where_a_arrives(client, 17, 18, 19, 11)
    page = sit_down(visitors, table, "A", STILL)
    touch_square(page, "ship", finger=False)
    page.locator('.valley button[data-key="circle 5"]').click()
    page.locator("[data-tour=confirm] button").click()
    expect(page.get_by_role("log").first).to_contain_text(said("event-trapped", end="tower"))
    expect(page.locator("[data-tour=confirm]")).to_have_count(0)  # it is the other's turn
    expect(page.get_by_text("No:")).to_have_count(0)
    assert circled(table) == {1, 2, 8, 9}


@pytest.mark.long
def test_a_whole_game_of_two_screens_and_a_telephone(
    visitors: Visitors, client: httpx.Client
) -> None:
    """Usually one screen will do, and a short valley."""
    screens = 2 if TIER is Tier.ALL else 1
    board = {} if TIER is Tier.ALL else {"board": SMALL}
    table = open_table(client, GAME, *["me"] * (screens + 1), **board)
    hands = [Hand(sit_down(visitors, table, seat, STILL), ord(seat)) for seat in "AB"[:screens]]
    last = "ABC"[screens]
    telephone = sit_down(visitors, table, last, STILL_PHONE)
    hands.append(Hand(telephone, ord(last), finger=True))
    for _ in range(LONGEST):
        busy = [hand.act() for hand in hands]
        if not any(busy):
            if all(hand.look()["over"] for hand in hands):
                break
            hands[0].page.wait_for_timeout(20)
    final = table.look("A")["position"]
    assert final["over"]
    assert final["ending"] == "tune-complete"
    for hand in hands:
        dialog = hand.page.get_by_role("dialog")
        expect(dialog.get_by_text(said("table-points", points=5), exact=True)).to_be_visible()
        expect(hand.page.get_by_text("No:")).to_have_count(0)


@pytest.mark.long
@in_either_house
def test_a_whole_game_against_bots(house: House, tmp_path: Path) -> None:
    guest = Guest(house, STILL, GAME)
    guest.take_the_box()
    guest.begin()
    guest.play_to_the_end(Hand(guest.page, seed=1), at=(6, 12, 18, 24))
    match = whole_game(guest.save_the_game(tmp_path))
    assert match.outcome is not None
    assert match.outcome.reason == "tune-complete"
    guest.check_the_dice()
