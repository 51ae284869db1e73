"""A turn of Pac-Man on the page: choices that speak, ways drawn before they are gone, refusals."""

from __future__ import annotations

import copy
import re
from dataclasses import replace
from math import dist

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import DESKTOP, PHONE, Language, Setting
from tests.browser.imposed import meddle, recorded
from tests.browser.screens import BOARD, CONFIRM, Guest, Stage, sit
from tests.browser.tables import PlayedTable, memory, open_table
from tests.browser.visitors import Visitors, patiently
from tests.browser.words import said_in

from .hands import Mouse, Offer

GAME = "pac-man"
TRAIL = ".maze .trail"
CLEAR = 40  # pixels from every choice: so far away, a click is for none of them
NEAR = 4  # pixels
TURNS = 50  # in one of which the piece cannot go everywhere, surely
# The middles of the letters and numbers at the edge of the maze, by which spaces are named.
EDGES = """() => {
  const marks = [...document.querySelectorAll(".coordinates text")];
  return Object.fromEntries(marks.map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.textContent.trim(), [x + width / 2, y + height / 2]];
  }));
}"""

MIDDLES = """() => [...document.querySelectorAll(".maze button[data-key]")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""


@pytest.fixture
def table(table: PlayedTable) -> PlayedTable:
    at_the_beginning_of_a_turn(table)
    return table


def at_the_beginning_of_a_turn(table: PlayedTable) -> None:
    """Plays until the first player may move anything, the Pac-Man too."""
    table.play_until_choice("A")
    while not any("pac-man" in move for move in table.look("A")["position"]["legal"]["A"]):
        table.play_on(1)
        table.play_until_choice("A")


def length_of(table: PlayedTable) -> int:
    return int(table.look()["position"]["length"])


def offers(page: Page, kind: str) -> list[Offer]:
    found: list[Offer] = page.locator(f'.maze button[data-kind="{kind}"]').evaluate_all(
        "(all) => all.map(({ dataset }) => ({ key: dataset.key, kind: dataset.kind }))"
    )
    return found


def take(hand: Mouse, kind: str) -> None:
    hand.page.locator(f'.maze button[data-kind="{kind}"]').first.wait_for()
    hand.take(offers(hand.page, kind)[0])


def take_a_plain_end(hand: Mouse, table: PlayedTable) -> None:
    """Where nobody stands: around a block, or onto a ghost, there is more to be said."""
    hand.page.locator('.maze button[data-kind="end"]').first.wait_for()
    view = table.look()["position"]["view"]
    taken = {*view["ghosts"], *(player["pacman"] for player in view["players"])}
    ends = offers(hand.page, "end")
    hand.take(next(each for each in ends if each["key"].removeprefix("end ") not in taken))


def choose_a_piece(hand: Mouse) -> None:
    """A piece and its die, so that all the ends of its walk are on offer."""
    take(hand, "piece")
    choose_its_die(hand)


def choose_its_die(hand: Mouse) -> None:
    hand.page.locator('.maze button:is([data-kind="die"], [data-kind="end"])').first.wait_for()
    if offers(hand.page, "die"):
        take(hand, "die")
    hand.page.locator('.maze button[data-kind="end"]').first.wait_for()


def far_away(guest: Guest, table: PlayedTable) -> tuple[float, float]:
    """Where a marble lies that a piece cannot get to now, once that piece and a die are chosen.

    The board takes a click for the nearest choice of any kind, so all of them are kept clear of.
    Where the piece can go nearly everywhere, another turn is waited for.
    """
    for _ in range(TURNS):
        choose_a_piece(Mouse(guest.page, seed=1))
        place, room = farthest(guest.page, table)
        if room > CLEAR:
            return place
        table.play_on(1)
        at_the_beginning_of_a_turn(table)
        guest.go(table.path, BOARD)
    raise AssertionError("every piece can go everywhere")


def farthest(page: Page, table: PlayedTable) -> tuple[tuple[float, float], float]:
    """The marble that is farthest from all that is offered, and how far that is, in pixels."""
    edges = page.evaluate(EDGES)
    letters = {ord(name): x for name, (x, _) in edges.items() if name.isalpha()}
    numbers = {int(name): y for name, (_, y) in edges.items() if name.isdigit()}
    marbles = [
        (between(letters, ord(space[0])), between(numbers, int(space[1:])))
        for space in table.look()["position"]["view"]["marbles"]
    ]
    offered = page.evaluate(MIDDLES)
    room = {place: min(dist(place, other) for other in offered) for place in marbles}
    found = max(marbles, key=lambda place: room[place])
    return found, room[found]


def between(places: dict[int, float], wanted: int) -> float:
    """Where a column or a row is: those at a door have no mark, but all are equally far apart."""
    first, last = min(places), max(places)
    share = (wanted - first) / (last - first)
    return places[first] + share * (places[last] - places[first])


def move_the_pac_man_first(guest: Guest, table: PlayedTable) -> int:
    """The first of two pieces goes without a confirmation; says how long the match was before."""
    hand = Mouse(guest.page, seed=1)
    for _ in range(TURNS):
        guest.page.locator('.maze button[data-key="pac-man"]').wait_for()
        before = length_of(table)
        hand.take({"key": "pac-man"})
        choose_its_die(hand)
        take_a_plain_end(hand, table)
        guest.page.get_by_role("button", name=guest.said("table-undo"), exact=True).wait_for()
        if goes_on(guest.page, table) and offers(guest.page, "piece"):
            return before
        table.play_on(1)
        at_the_beginning_of_a_turn(table)
        guest.go(table.path, BOARD)
    raise AssertionError("no ghost can ever be chosen")


def goes_on(page: Page, table: PlayedTable) -> bool:
    """Whether the turn goes on; if it does, the page has come so far as to offer something."""
    for _ in patiently(page):
        if not table.look("A")["position"]["legal"]:
            return False
        if page.locator(".maze button[data-key]").count() > 0:
            return True
    raise AssertionError("nothing is offered")


def test_a_way_is_shown_and_taken_back_and_the_turn_is_confirmed_once(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    guest = sit(visitors, stage, table, "A")
    page, hand = guest.page, Mouse(guest.page, seed=1)
    expect(page.locator(TRAIL)).to_have_count(0)
    before = move_the_pac_man_first(guest, table)
    guest.press("table-undo")
    page.locator('.maze button[data-key="pac-man"]').wait_for()
    assert length_of(table) == before
    move_the_pac_man_first(guest, table)
    middle = length_of(table)
    choose_a_piece(hand)
    take_a_plain_end(hand, table)
    expect(page.locator(TRAIL)).to_be_attached()
    expect(page.locator(CONFIRM)).to_be_enabled()
    assert length_of(table) == middle
    guest.press("table-take-back")
    expect(page.locator(CONFIRM)).to_be_disabled()
    assert length_of(table) == middle
    take_a_plain_end(hand, table)
    page.locator(CONFIRM).click()
    expect(page.locator(CONFIRM)).to_have_count(0)
    assert any(length_of(table) > middle for _ in patiently(page))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_forbidden_says_why_and_opens_its_clause(
    visitors: Visitors, stage: Stage, table: PlayedTable, language: Language
) -> None:
    guest = sit(visitors, stage, table, "A", language=language, width=1200, height=800)
    page, place = guest.page, far_away(guest, table)
    before = length_of(table)
    page.mouse.click(*place)
    notice = page.locator(".notice.refused")
    start = guest.said("refused", why="").strip()
    expect(notice.locator("p")).to_have_text(re.compile(rf"^{re.escape(start)}\s*\S+"))
    reading = notice.get_by_role("button", name=re.compile(r"PM-\w+"))
    text = reading.inner_text()
    found = re.search(r"PM-\w+", text)
    assert found is not None
    assert text == guest.said("page-open-clause", clause=found[0])
    reading.click()
    clause = page.locator(f'[data-clause="{found[0]}"]')
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    expect(clause).to_contain_text(said_in(language, GAME)(found[0])[:40])
    assert length_of(table) == before


def test_a_space_that_a_refusal_names_is_lit_when_its_name_is_touched(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    guest = sit(visitors, stage, table, "A", width=1200, height=800)
    page, place = guest.page, far_away(guest, table)
    page.mouse.click(*place)
    named = page.locator(".notice .place").first
    name = named.inner_text()
    named.click()
    ring = page.locator(f'.pointed-out.bright [data-place="{name}"] .ring')
    expect(ring).to_be_visible()
    box = ring.bounding_box()
    assert box is not None
    assert dist((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), place) < NEAR
    named.click()
    expect(ring).to_have_count(0)


def test_every_choice_on_the_board_has_a_name_in_words(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    for language in ("en", "fr"):
        guest = sit(visitors, stage, table, "A", language=language)
        names = names_of(guest, "piece")
        choose_a_piece(Mouse(guest.page, seed=1))
        names += names_of(guest, "end")
        assert len(set(names)) == len(names)
        assert all(re.search(r"\w+ \w+", name) for name in names)


def names_of(guest: Guest, kind: str) -> list[str]:
    choices = guest.page.locator(f'.maze button[data-kind="{kind}"]')
    choices.first.wait_for()
    found: list[str] = choices.evaluate_all("(all) => all.map((each) => each.ariaLabel ?? '')")
    return found


# How many of each seat's white marbles are seen whole.
SEEN = """() => [...document.querySelectorAll('[data-tour="seats"] .heap')].map((heap) => {
  const room = heap.getBoundingClientRect();
  return [...heap.querySelectorAll("circle.white")].map((each) => each.getBoundingClientRect())
    .filter(({ left, right, bottom }) =>
      left >= room.left && right <= room.right + 1 && bottom <= room.bottom + 1 && right - left > 4)
    .length;
})"""
TRAYS = ((42, 8), (29, 20))
FEW = 10  # marbles, for which there is always room


@pytest.mark.parametrize("setting", [DESKTOP, PHONE], ids=lambda each: each.name)
def test_all_the_marbles_of_a_tray_are_drawn_or_only_counted(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    """A few of many would look like less than all of few."""
    offer = recorded(GAME, "choose")
    table = open_table(client, GAME, *("me",) * offer.seats)
    for trays in TRAYS:
        whites = [trays[index % 2] for index in range(offer.seats)]
        view = copy.deepcopy(offer.view)
        view["marbles"] = {"c4": "white", "f11": "white", "b6": "yellow"}
        for player, white in zip(view["players"], whites, strict=True):
            player.update(white=white, yellow=3)
        visitor = visitors.open(replace(setting, motion="reduce"))
        meddle(visitor.page).offer = replace(offer, view=view)
        visitor.run_first(memory(table.kept(offer.seat)))
        page = visitor.go(table.path)
        expect(page.locator(".maze .left .count")).to_have_text(["2", "1"])
        counts = page.locator('[data-tour="seats"] .count')
        expect(counts).to_have_count(offer.seats)
        shown = [int(each) for each in counts.all_inner_texts()]
        assert sorted(shown) == sorted(whites)
        seen = page.evaluate(SEEN)
        assert all(drawn in (0, white) for drawn, white in zip(seen, shown, strict=True)), seen
        few = [drawn for drawn, white in zip(seen, shown, strict=True) if white <= FEW]
        assert all(few), seen
