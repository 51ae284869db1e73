"""What happened while others played: to oneself, on the board, and in the log."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.close_encounters.hands import SMALL

from .chromium import DESKTOP, STILL, STILL_PHONE, Setting
from .screens import LONG
from .tables import PlayedTable, memory, open_table, played_table
from .visitors import Visitors

VALLEY = "close-encounters"
HAPPENED = "[data-testid=happened] li"
LIT = ".pointed-out.bright"
TRAIL = ".pointed-out:not(.bright) [data-way]"
# Plays whatever the list of choices offers, one thing a frame, until something is there to be seen.
PLAY_UNTIL = """([seed, wanted]) => {
  let state = seed;
  const draw = (below) => (state = (state * 48271) % 2147483647) % below;
  const step = () => {
    if (document.querySelector(wanted)) return;
    const confirm = document.querySelector('[data-tour="confirm"] button:enabled');
    const choices = document.querySelectorAll('[data-tour="bar"] .choices li button');
    if (confirm) confirm.click();
    else if (choices.length > 0) choices[draw(choices.length)].click();
    requestAnimationFrame(step);
  };
  step();
}"""
SEED = 1978
READABLE = 10  # pixels
MOST = 200  # moves of somebody's turn; none has so many


def sit_down(visitors: Visitors, table: PlayedTable, setting: Setting, *seats: str) -> Page:
    visitor = visitors.open(setting)
    visitor.run_first(memory(table.kept(*(seats or ("A",)))))
    page = visitor.go(table.path)
    page.wait_for_selector('[data-tour="board"] .square')
    return page


def play_turn(table: PlayedTable, seat: str) -> None:
    """Plays at random for a seat, for as long as it is to act."""
    for _ in range(MOST):
        position = table.look(seat)["position"]
        if seat not in position["legal"]:
            return
        table.play(seat, table.choose.choice(position["legal"][seat]), position["length"])


@pytest.mark.long
@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=lambda each: each.name)
def test_what_happened_to_oneself_is_said_until_one_acts_and_stays_in_the_log(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    """In a short valley somebody is trapped before long, and it is either one's own trap or not."""
    table = open_table(client, VALLEY, "me", "bot", board=SMALL)
    page = sit_down(visitors, table, setting)
    page.evaluate(PLAY_UNTIL, [SEED, HAPPENED])
    happened = page.locator(HAPPENED)
    happened.first.wait_for(timeout=LONG)
    assert page.locator("[data-testid=happened]").get_attribute("role") == "status"
    choice = page.locator('[data-tour="bar"] .choices li button').first
    choice.wait_for(state="attached", timeout=LONG)
    said = [each.split("\n")[-1] for each in happened.all_inner_texts()]
    page.reload()
    expect(happened).to_contain_text(said)
    choice.wait_for(state="attached")
    choice.evaluate("(it) => it.click()")
    expect(happened).to_have_count(0)
    expect(page.locator(TRAIL)).to_have_count(0)
    if page.locator(".log").count() == 0:
        page.get_by_role("button", name="Log, rules, chat").click()
    expect(page.locator(".log .mine").last).to_be_visible()


def test_the_way_of_another_player_is_drawn_until_one_acts(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, VALLEY, "me", "me")
    for seat, numbers in (("A", (1, 2, 3, 4)), ("B", (12, 13, 14, 15))):
        for number in numbers:
            table.play(seat, f"circle {number}", table.look(seat)["position"]["length"])
    play_turn(table, "A")
    before = table.look("B")["position"]["view"]["players"][1]["pawn"]
    play_turn(table, "B")
    after = table.look("A")["position"]["view"]["players"][1]["pawn"]
    page = sit_down(visitors, table, STILL)
    way = page.locator(TRAIL).first
    way.wait_for(state="attached")
    places = str(way.get_attribute("data-way")).split()
    assert (places[0], places[-1]) == (before, after)
    choice = page.locator('[data-tour="bar"] .choices li button').first
    choice.evaluate("(it) => it.click()")
    expect(page.locator(TRAIL)).to_have_count(0)


@pytest.mark.parametrize("setting", [DESKTOP, STILL_PHONE], ids=lambda each: each.name)
@pytest.mark.parametrize("game", ["pac-man", VALLEY, "mission-impossible"])
def test_a_line_of_the_log_is_shown_on_the_board_when_it_is_touched(
    visitors: Visitors, client: httpx.Client, game: str, setting: Setting
) -> None:
    seats = 4 if game == "mission-impossible" else 2
    table = played_table(client, game, *("me",) * seats, moves=60)
    page = sit_down(visitors, table, setting)
    line = page.locator(".log button.paragraph").last
    if setting.touch:
        page.get_by_role("button", name="Log, rules, chat").tap()
        line.tap()
        expect(page.locator(".log")).to_be_hidden()
    else:
        line.focus()
        page.keyboard.press("Enter")
        expect(line).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"{LIT} :is([data-way], [data-place])").first).to_be_visible()
    if not setting.touch:
        page.keyboard.press("Enter")
        expect(line).to_have_attribute("aria-pressed", "false")
        expect(page.locator(LIT)).to_have_count(0)


@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=lambda each: each.name)
def test_every_column_and_row_of_the_maze_has_its_letter_or_number(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    page = sit_down(visitors, open_table(client, "pac-man", "me", "me"), setting)
    labels = page.locator(".coordinates text")
    labels.first.wait_for()
    found: list[str] = labels.evaluate_all("(all) => all.map((each) => each.textContent.trim())")
    assert sorted(found) == sorted([*"abcdefghijk", *map(str, range(1, 12))])
    heights = labels.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().height)")
    assert min(heights) >= READABLE
