"""The notebook beside the board, what a reading tells, and what the end brings to light."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.chromium import DESKTOP, PHONE, STILL_PHONE, Setting
from tests.browser.fit import fits
from tests.browser.tables import NAMES, PlayedTable, memory, open_table
from tests.browser.visitors import Visitors, come_to_rest, patiently
from tests.browser.words import said_in
from tests.clauses import clause
from tests.server.server import Json
from tests.tiers import mostly_thorough

from .players import set_up, sit_down

GAME = "mission-impossible"
CONFIRM = "[data-tour=confirm] button"
BOX = "[data-tour=board] .square"
BAR = "[data-tour=bar]"
LAPTOP = Setting(1280, 720, motion="reduce")
WIDE = Setting(1440, 900, motion="reduce")
LYING = Setting(844, 390, touch=True, motion="reduce")
WALL = Setting(1280, 720, motion="reduce")
TURNS = 60  # in which somebody comes by a card, surely
said = said_in("en", GAME)

# Where something is drawn, and what a point of the window hits.
PLACE = """(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
HITS = """([x, y, selector]) => document.elementFromPoint(x, y)?.closest(selector) !== null"""


def view_of(table: PlayedTable, seat: str) -> Json:
    view: Json = table.look(seat)["position"]["view"]
    return view


def fresh_cards(table: PlayedTable, seat: str) -> dict[str, Json]:
    """The cards of others within reach, by their squares, where nobody stands."""
    position = table.look(seat)["position"]
    view = position["view"]
    taken = {player["square"] for player in view["players"]}
    cards = {card["square"]: card for card in view["cards"] if card["owner"] != seat}
    legal = position["legal"].get(seat, [])
    return {square: cards[square] for square in legal if square in cards and square not in taken}


def plainly(table: PlayedTable, seat: str) -> str:
    """A move that meets nobody and reads nothing, if there is one."""
    position = table.look(seat)["position"]
    view = position["view"]
    busy = {player["square"] for player in view["players"]}
    busy |= {card["square"] for card in view["cards"]}
    legal: list[str] = position["legal"][seat]
    return next((move for move in legal if move not in busy), legal[-1])


def play_until_a_card_is_near(table: PlayedTable, seat: str) -> str:
    """Plays until this seat can read a card; the square where it lies."""
    for _ in range(TURNS * 3):
        turn = table.look(seat)["position"]["acting"][0]
        found = fresh_cards(table, seat) if turn == seat else {}
        if found:
            return min(found)
        table.make(turn, plainly(table, turn))
    raise AssertionError("no card came within reach")


def open_notebook(page: Page) -> None:
    page.locator(".folded").click()
    expect(page.locator("[data-notes] .notebook")).to_be_visible()


def overlap(one: list[int], other: list[int]) -> tuple[int, int]:
    """How wide and how high the part is that two boxes share."""
    (x, y, width, height), (u, v, wide, high) = one, other
    return min(x + width, u + wide) - max(x, u), min(y + height, v + high) - max(y, v)


# ---------------------------------------------------------------- beside the board


@pytest.mark.parametrize(
    "setting",
    mostly_thorough([WIDE, LAPTOP, STILL_PHONE, LYING], [LAPTOP, STILL_PHONE]),
    ids=lambda each: each.name,
)
def test_the_notebook_opens_beside_the_board_and_one_plays_on(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    set_up(table, *"ABC")
    table.play_until_choice("A")
    page = sit_down(visitors, table, "A", setting).page
    page.locator(".city [data-kind=go]").first.wait_for()
    before = page.evaluate(PLACE, BOX)
    open_notebook(page)
    expect(page.locator("dialog[open]")).to_have_count(0)
    axe(page)
    fits(page)
    assert page.evaluate(PLACE, BOX) == before
    notes = page.evaluate(PLACE, ":has(> [data-notes])")
    assert min(overlap(notes, page.evaluate(PLACE, BAR))) <= 0
    covered = overlap(notes, before)
    if setting == STILL_PHONE:
        assert covered[1] <= before[3] / 2  # the upper part of the board stays in sight
    else:
        assert min(covered) <= 0
    plays_with_it_open(page, table, setting.touch)
    assert page.evaluate(PLACE, BOX) == before
    page.locator(".folded").click()
    expect(page.locator("[data-notes]")).to_have_count(0)


def plays_with_it_open(page: Page, table: PlayedTable, finger: bool) -> None:
    """Chooses a square that can be seen, and confirms; the notebook lies there all the while."""
    length = table.look("A")["position"]["length"]
    for target in page.locator(".city [data-kind=go]").all():
        box = target.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if not page.evaluate(HITS, [x, y, ".city"]):
            continue
        (page.touchscreen.tap if finger else page.mouse.click)(x, y)
        break
    else:
        raise AssertionError("every square lies under the notebook")
    meets = page.locator("[data-meet=nobody]")
    expect(page.locator(f"{CONFIRM}:enabled, [data-meet=nobody]").first).to_be_visible()
    if meets.count():
        meets.click()
    page.locator(CONFIRM).click()
    assert any(table.look("A")["position"]["length"] > length for _ in patiently(page))
    expect(page.locator("[data-notes] .notebook")).to_be_visible()


# What signs the report card has, and which of them its legend explains.
SIGNS = """() => {
  const report = document.querySelector("[data-notes] .report");
  const drawn = {
    read: report.querySelector("td .tick"),
    note: report.querySelector("td .note"),
    certain: report.querySelector("td.certain"),
    impossible: report.querySelector("td.impossible"),
    absent: report.querySelector("th .struck"),
  };
  const legend = [...report.querySelectorAll("[data-legend]")].map((it) => it.dataset.legend);
  const pictured = (it) => it?.outerHTML.replace(/svelte-\\w+/g, "");
  return {
    drawn: Object.keys(drawn).filter((key) => drawn[key]).sort(),
    legend: legend.sort(),
    tick: pictured(drawn.read) === pictured(report.querySelector("[data-legend=read] .tick")),
  };
}"""


@clause("MI-6")
def test_the_legend_explains_every_sign_that_is_drawn_and_no_other(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    set_up(table, *"ABC")
    page = sit_down(visitors, table, "A").page
    open_notebook(page)
    explains(page, read=False)
    square = play_until_a_card_is_near(table, "A")
    table.make("A", square)
    expect(page.locator("[data-notes] .report td .tick")).not_to_have_count(0)
    explains(page, read=True)
    page.get_by_role("checkbox", name=said("book-conclusions")).uncheck()
    expect(page.locator("[data-notes] td.certain")).to_have_count(0)
    explains(page, read=True)


def explains(page: Page, *, read: bool) -> None:
    signs = page.evaluate(SIGNS)
    assert signs["drawn"] == signs["legend"]
    assert signs["tick"]
    assert ("read" in signs["drawn"]) == read
    assert "absent" in signs["drawn"]  # three play, three agents are absent


# ---------------------------------------------------------------- readings


@clause("MI-5", "MI-6")
def test_a_reading_says_what_the_card_tells_to_its_reader_alone(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    set_up(table, *"ABC")
    square = play_until_a_card_is_near(table, "A")
    reader = sit_down(visitors, table, "A", DESKTOP).page
    other = sit_down(visitors, table, "B", DESKTOP).page
    watcher = visitors.open(DESKTOP).go(table.path)
    reader.locator(f'.city [data-key="{square}"]').click()
    reader.locator(CONFIRM).click()
    expect(reader.locator(".slip")).to_be_visible()
    card = next(each for each in view_of(table, "A")["cards"] if each["square"] == square)
    owner = NAMES["ABC".index(card["owner"])]
    told = said("slip-card", seat=owner, square=square, clue=card["says"])
    follows = follows_from(table, card, owner)
    for place in (".slip", "[data-notes] .notebook"):
        if place != ".slip":
            open_notebook(reader)
        expect(reader.locator(place)).to_contain_text(told)
        for sentence in follows:
            expect(reader.locator(place)).to_contain_text(sentence)
    logged = said("event-card-says", owner=owner, clue=card["says"])
    reader.locator("[data-notes]").locator("xpath=..").get_by_role("button").first.click()
    expect(reader.locator(".log")).to_contain_text(logged)
    for page in (other, watcher):
        expect(page.locator(".log")).to_contain_text(said("event-went", seat="Camille",
                                                          square=square))  # fmt: skip
        content = page.content()
        assert logged not in content
        assert told not in content


def follows_from(table: PlayedTable, card: Json, owner: str) -> list[str]:
    """What whoever has read a card can conclude from it, as the position says."""
    if card["says"] == "red-herring":
        return []
    players = view_of(table, "A")["players"]
    suspects = next(each["suspects"] for each in players if each["seat"] == card["owner"])
    if len(suspects) == 1:
        return [said("slip-must-be", seat=owner, agent=suspects[0])]
    return [said("agent-short", agent=agent) for agent in suspects]


# ---------------------------------------------------------------- the end


@clause("MI-7a", "MI-W")
@pytest.mark.long
def test_the_end_shows_who_was_who_and_who_fell_to_whom(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    table.play_to_the_end()
    view = view_of(table, "A")
    assert view["phase"] == "over"
    for setting, path in ((DESKTOP, ""), (PHONE, ""), (WALL, "/screen")):
        visitor = visitors.open(setting)
        visitor.run_first(memory(table.kept(*("" if path else "A"))))
        page = visitor.go(f"{table.path}{path}")
        for player in view["players"]:
            tells_of(page, player, "" if path else "A")
        fits(page)
        axe(page)


def tells_of(page: Page, player: dict[str, Any], you: str) -> None:
    """How it ended for a player; whoever reads it is "you" where it is about them."""
    told = page.locator(f"[data-epilogue={player['seat']}]")
    agent = said("this-agent", agent=player["agent"])
    expect(told).to_contain_text(agent)
    own = "-you" if player["seat"] == you else ""
    if player["fell_to"]:
        victor = "you" if player["fell_to"] == you else NAMES["ABC".index(player["fell_to"])]
        expect(told).to_contain_text(victor)
        expect(told).to_contain_text("in round")
    else:
        sentence = said(f"end-survived{own}", eliminated=player["eliminated"])
        expect(told).to_contain_text(sentence)


# ---------------------------------------------------------------- hints while laying


@clause("MI-S4")
def test_a_hint_leaves_what_is_laid_and_is_taken_over_on_request(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    house = said_in("en")
    page = sit_down(visitors, table, "A").page
    hand = page.locator(".hand .where")
    for at in (4, 2, 0):
        page.locator(".city [data-kind=lay]").nth(at).click()
    expect(page.locator(".hand .laid")).to_have_count(3)
    own = hand.all_inner_texts()
    page.get_by_role("button", name=house("table-hint"), exact=True).click()
    expect(page.locator("[data-testid=hint]")).to_be_visible()
    assert hand.all_inner_texts() == own
    expect(page.locator(".city .hinted").first).to_be_visible()
    fits(page)
    page.get_by_role("button", name=house("table-hint-take")).click()
    expect(page.locator(".hand .laid")).to_have_count(5)
    expect(page.locator(CONFIRM)).to_be_enabled()
    assert hand.all_inner_texts() != own
    page.get_by_role("button", name=house("table-take-back")).click()
    expect(page.locator(".hand .laid")).to_have_count(3)
    assert hand.all_inner_texts() == own
    expect(page.locator(".city .hinted")).to_have_count(0)


# ---------------------------------------------------------------- fingers and seats

# For every square that can be chosen: what a tap a finger's half-width away would choose.
AIMS = """() => {
  const board = document.querySelector(".city").getBoundingClientRect();
  const found = [];
  for (const it of document.querySelectorAll(".city button[data-kind=go]")) {
    const { x, y, width, height } = it.getBoundingClientRect();
    found.push({ key: it.dataset.key, x: x + width / 2, y: y + height / 2, width, height });
  }
  return { found, board: [board.x, board.y, board.width] };
}"""
CHOSEN = "() => document.querySelector('.city .preview, .city .trail') !== null"
FINGER = 44  # pixels


@pytest.mark.parametrize("setting", [STILL_PHONE, LAPTOP], ids=lambda each: each.name)
def test_a_square_that_can_be_chosen_is_as_wide_as_a_finger(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    set_up(table, *"ABC")
    table.play_until_choice("A")
    page = sit_down(visitors, table, "A", setting).page
    page.locator(".city [data-kind=go]").first.wait_for()
    aims = page.evaluate(AIMS)["found"]
    assert aims
    for aim in aims:
        assert min(aim["width"], aim["height"]) >= FINGER
    refused = 0
    for aim in aims[:6]:
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            far = FINGER / 2 - 2
            refused += not chooses(page, aim["x"] + far * dx, aim["y"] + far * dy, setting.touch)
    assert refused == 0


def chooses(page: Page, x: float, y: float, finger: bool) -> bool:
    """Whether a tap there chooses something; it is taken back at once."""
    (page.touchscreen.tap if finger else page.mouse.click)(x, y)
    back = page.get_by_role("button", name=said_in("en")("table-take-back"))
    try:
        expect(back.or_(page.locator("[role=alert], .notice")).first).to_be_visible()
        found = back.count() > 0
    except AssertionError:
        found = False
    if found:
        back.click()
        expect(back).to_have_count(0)
    return found


WATCH_SEATS = """() => {
  const seen = new Map();
  window.seatsSeen = seen;
  const look = () => {
    for (const it of document.querySelectorAll("[data-tour=seats] > li > section")) {
      const { x, y, width, height } = it.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round).join(" ");
      const key = it.ariaLabel;
      seen.set(key, (seen.get(key) ?? new Set()).add(box));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
SEATS_SEEN = "() => [...window.seatsSeen].map(([key, boxes]) => [key, [...boxes]])"


@pytest.mark.parametrize("setting", [LAPTOP, STILL_PHONE], ids=lambda each: each.name)
def test_the_cards_of_the_seats_keep_their_size(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    table = open_table(client, GAME, *["me"] * 5)
    page = sit_down(visitors, table, "A", setting).page
    page.locator("[data-tour=seats] li").first.wait_for()
    come_to_rest(page)
    page.evaluate(WATCH_SEATS)
    set_up(table, *"ABCDE")
    table.play_on(60)
    length = table.look("A")["position"]["length"]
    expect(page.locator(".log, .city").first).to_be_visible()
    table.play_on(1)
    assert table.look("A")["position"]["length"] > length or view_of(table, "A")["phase"] == "over"
    page.wait_for_function("() => !document.querySelector('.drama')")
    seen = page.evaluate(SEATS_SEEN)
    assert len(seen) == 5
    assert [(key, boxes) for key, boxes in seen if len(boxes) > 1] == []


# ---------------------------------------------------------------- what covers what, on a phone


PHONES = [STILL_PHONE, replace(STILL_PHONE, language="fr")]


def test_the_tutor_waits_while_the_notebook_lies_over_the_table(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    visitor = visitors.open(STILL_PHONE)
    visitor.run_first(memory({**table.kept("A"), "guided": True}))
    page = visitor.go(table.path)
    card = page.locator(".coach .card")
    expect(card).to_be_visible()
    open_notebook(page)
    expect(card).to_be_hidden()
    expect(page.locator(".coach .ring")).to_have_count(0)
    page.locator(".folded").click()
    expect(card).to_be_visible()


@pytest.mark.parametrize("setting", PHONES, ids=lambda each: each.name)
@pytest.mark.parametrize("players", [3, 6])
def test_whoever_lays_cards_sees_everybody_on_a_phone(
    visitors: Visitors, client: httpx.Client, players: int, setting: Setting
) -> None:
    table = open_table(client, GAME, *["me"] * players)
    page = sit_down(visitors, table, "A", setting).page
    expect(page.locator(".hand button")).to_have_count(5)
    plates = page.locator("[data-tour=seats] > *")
    expect(plates).to_have_count(players)
    come_to_rest(page)
    bar, board = (page.evaluate(PLACE, selector) for selector in (BAR, BOX))
    for plate in plates.all():
        box = plate.bounding_box()
        assert box is not None
        assert box["y"] >= board[1] + board[3] - 1
        assert box["y"] + box["height"] <= bar[1] + 1


DESKS = [
    replace(LAPTOP, width=width, height=height, language="fr")
    for width, height in ((1400, 860), (1280, 720), (1024, 768), (1920, 1080))
]


@pytest.mark.parametrize("setting", mostly_thorough(DESKS, DESKS[:2]), ids=lambda each: each.name)
def test_the_bar_is_as_high_while_cards_are_laid_as_later_and_covers_nothing(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    table = open_table(client, GAME, "me", "me", "me")
    page = sit_down(visitors, table, "A", setting).page
    shuffle = page.get_by_role("button", name=said_in("fr", GAME)("tray-shuffle"))
    expect(page.locator(".hand button")).to_have_count(5)
    come_to_rest(page)
    covers_nothing(page)
    shuffle.click()
    expect(page.locator(".hand .laid")).to_have_count(5)
    come_to_rest(page)
    covers_nothing(page)
    fits(page)
    bar, board = (page.evaluate(PLACE, selector) for selector in (BAR, BOX))
    set_up(table, *"ABC")
    table.play_until_choice("A")
    page.locator(".city [data-kind=go]").first.wait_for()
    assert page.evaluate(PLACE, BAR) == bar
    assert page.evaluate(PLACE, BOX) == board


def covers_nothing(page: Page) -> None:
    bar = page.evaluate(PLACE, BAR)
    assert min(overlap(bar, page.evaluate(PLACE, BOX))) <= 0
    for plate in page.locator("[data-tour=seats] > *").all():
        box = plate.bounding_box()
        assert box is not None
        assert min(overlap(bar, [round(box[key]) for key in ("x", "y", "width", "height")])) <= 0


@pytest.mark.parametrize("setting", PHONES, ids=lambda each: each.name)
def test_after_a_game_of_six_one_can_play_again_without_scrolling(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    table = open_table(client, GAME, *["me"] * 6)
    page = sit_down(visitors, table, "A", setting).page
    table.resign(*"BCDEF")
    spoken = said_in(setting.language)
    result = page.get_by_role("dialog")
    again = result.get_by_role("button", name=spoken("table-again"))
    expect(again).to_be_in_viewport(ratio=1)
    fits(page)
