"""Situation 4: a tray whose pieces lie still, a map that has the room, and words that are small."""

from __future__ import annotations

from dataclasses import replace
from math import ceil, sqrt

import httpx
import pytest
from playwright.sync_api import Page, expect

from ludotheque.games.situation_4.board.plan import Plan
from tests.browser.chromium import DESKTOP, PHONE, WALL, Setting
from tests.browser.fit import misfits
from tests.browser.tables import PlayedTable, open_table
from tests.browser.visitors import Visitors, come_to_rest, patiently
from tests.tiers import mostly_thorough, times

from .hands import Hand, begin, sit_down
from .solution import plan_of

LAPTOP = Setting(1280, 720)
UPRIGHT = Setting(820, 1180, touch=True)
TABLET = Setting(1024, 768)
LARGE = Setting(2560, 1440)
LYING_PHONE = Setting(844, 390, touch=True)
SIZES = (DESKTOP, LAPTOP, PHONE, UPRIGHT, TABLET, WALL, LARGE, LYING_PHONE)
BOARDS = ("quick", "standard", "grand")
CONTROLS = 56  # pixels of a line of controls
CELL = 40  # pixels: a piece of the finest cut that is smaller cannot be told from others
FINEST = 144  # pieces
BESIDE = 210  # pixels for what belongs to a tray, beside its pieces
PAPER = 380  # units of paper around the map, its letters on it

# Where every piece lies in its tray, by its number, however far the tray is scrolled.
PLACES = """(pieces) => Object.fromEntries(pieces.map((piece) => {
  const list = piece.parentElement;
  const [box, outer] = [piece.getBoundingClientRect(), list.getBoundingClientRect()];
  return [piece.dataset.piece, [
    Math.round(box.x - outer.x + list.scrollLeft), Math.round(box.y), Math.round(box.width),
  ]];
}))"""
IN_SIGHT = """(pieces) => pieces.filter((piece) => {
  const [box, list] = [piece, piece.parentElement].map((each) => each.getBoundingClientRect());
  const across = box.left > list.left - 1 && box.right < list.right + 1;
  return across && box.top > list.top - 1 && box.bottom < list.bottom + 1;
}).length"""


def places(hand: Hand) -> dict[str, list[int]]:
    found: dict[str, list[int]] = hand.tray.locator("[data-piece]").evaluate_all(PLACES)
    return found


def begun(
    visitors: Visitors, table: PlayedTable, seat: str, setting: Setting, board: str = "quick"
) -> Hand:
    page = sit_down(visitors, table.kept(seat), replace(setting, motion="reduce")).page
    begin(table, page)
    return Hand(page, table, seat, board)


@pytest.mark.parametrize("setting", [DESKTOP, PHONE], ids=lambda setting: setting.name)
def test_every_other_piece_stays_where_it_lies_until_its_owner_moves_it(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    table = open_table(client, "situation-4", "me", "me", board="standard")
    hand = begun(visitors, table, "A", setting, "standard")
    other = Hand(hand.page, table, "B", "standard")
    before = places(hand)
    for _ in range(times(4, 20)):
        place = hand.side()["open"][0]
        hand.lay(place)
        del before[str(hand.pieces[place])]
        assert places(hand) == before
        mine = {each["place"] for each in hand.view()["pieces"]}
        theirs = next(each for each in other.side()["open"] if each not in mine)
        table.play(
            "B", f"lay {other.pieces[theirs]} at {theirs}", table.look("B")["position"]["length"]
        )
        hand.catch_up()
        assert places(hand) == before
    rims = hand.tray.locator(".looking select").nth(1)
    rims.select_option("inner")
    inner = places(hand)
    assert 0 < len(inner) < len(before)
    assert inner == {piece: before[piece] for piece in inner}
    rims.select_option("")
    assert places(hand) == before
    hand.page.reload()
    expect(hand.tray.locator("[data-piece] canvas")).to_have_count(len(before))
    come_to_rest(hand.page)
    assert places(hand) == before
    hand.tray.locator(".tidy").click()
    assert places(hand) != before
    assert hand.tray.locator(".tidy").is_disabled()


def allowed(plan: Plan, setting: Setting) -> float:
    """Pixels a unit of the largest map that leaves a line of controls, and most pieces in sight."""
    width, height = setting.width, setting.height - CONTROLS
    cell = CELL * sqrt(FINEST / plan.places)  # the pieces of a coarser cut are larger
    most = least_in_sight(plan, setting)
    rows = ceil(most / ((width - (BESIDE if width > height else 0)) // cell))
    under = min(width / (plan.width + PAPER), (height - rows * cell) / (plan.height + PAPER))
    columns = ceil(most / (height // cell))
    beside = min((width - columns * cell) / (plan.width + PAPER), height / (plan.height + PAPER))
    return max(under, beside)


@pytest.mark.parametrize("board", mostly_thorough(BOARDS, usually=["grand"]))
def test_map_and_tray_use_the_window(visitors: Visitors, client: httpx.Client, board: str) -> None:
    table = open_table(client, "situation-4", "me", "me", board=board)
    plan = plan_of(board)
    hand = begun(visitors, table, "B", DESKTOP, board)
    for setting in SIZES:
        hand.page.set_viewport_size({"width": setting.width, "height": setting.height})
        least = 0.8 * allowed(plan, setting), least_in_sight(plan, setting)
        for _ in patiently(hand.page):  # the window was given another size just now
            seen = hand.page.locator(".standing").evaluate("(map) => map.getScreenCTM().a")
            shown = hand.tray.locator("[data-piece]").evaluate_all(IN_SIGHT)
            if seen >= least[0] and shown >= least[1]:
                break
        assert (seen >= least[0], shown >= least[1]) == (True, True), (setting.name, seen, shown)
        assert misfits(hand.page) == [], setting.name


def least_in_sight(plan: Plan, setting: Setting) -> float:
    """Most pieces; on a telephone half of them, and fewer where it lies on its side."""
    if setting.height < 500:
        return min(plan.places, 24)
    return plan.places * (0.5 if setting.width < 600 else 0.6)


# The only refusal that is to be seen, once it is of that place: what it says, and where.
REFUSED = """(place) => {
  const all = [...document.querySelectorAll(".refusal")];
  if (all.length !== 1 || all[0].dataset.refused !== place) return null;
  const { x, y, width, height } = all[0].getBoundingClientRect();
  return { x, y, width, height, text: all[0].textContent };
}"""


def test_a_refusal_is_said_small_at_the_piece_and_stacks_up_nowhere(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, "situation-4", "me", "me", board="quick")
    hand = begun(visitors, table, "A", PHONE)
    page = hand.page
    for wrong in ("c1", "e1", "f1"):
        hand.drag(hand.pieces["d1"], wrong)
        box = page.wait_for_function(REFUSED, arg=wrong).json_value()  # it is there for a moment
        assert wrong in box["text"]
        x, y = hand.spot(wrong)
        assert box["width"] * box["height"] < 0.05 * PHONE.width * PHONE.height
        assert box["x"] - 4 <= x <= box["x"] + box["width"] + 4
        assert abs(box["y"] + box["height"] / 2 - y) < 80
        expect(page.locator(".field > [aria-live]")).to_contain_text(wrong)
        assert misfits(page) == []
    expect(page.locator(".notice")).to_have_count(0)
    expect(page.locator(".refusal")).to_have_count(0)


def test_a_pause_covers_map_and_pieces(visitors: Visitors, client: httpx.Client) -> None:
    table = open_table(client, "situation-4", "me", "me", board="quick")
    page = sit_down(visitors, table.kept("A", "B"), replace(DESKTOP, motion="reduce")).page
    begin(table, page)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("heading", name="Pause").wait_for()
    expect(page.locator("[data-piece]").first).to_be_hidden()
    expect(page.locator(".map")).to_be_hidden()
    assert page.locator("[data-piece]:visible").count() == 0
    assert shows(page, ".square") == 1
    for _ in "AB":
        page.get_by_role("button", name="Resume").first.click()
    expect(page.locator("[data-piece]").first).to_be_visible()


def shows(page: Page, selector: str) -> int:
    """How many colours are to be seen at the corners of something."""
    return int(
        page.locator(selector).evaluate(
            """(it) => {
              const { left, top, right, bottom } = it.getBoundingClientRect();
              const spots = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9]];
              const over = spots.map(([x, y]) => document.elementFromPoint(x, y));
              return new Set(over.map((each) => getComputedStyle(each).backgroundColor)).size;
            }"""
        )
    )


# What of the map changed since it was last looked at, as a rectangle on the screen.
REMEMBER = """() => {
  const map = document.querySelector(".map canvas");
  const { data } = map.getContext("2d").getImageData(0, 0, map.width, map.height);
  document.remembered = data;
}"""
CHANGED = """() => {
  const map = document.querySelector(".map canvas");
  const { width, height } = map;
  const { data } = map.getContext("2d").getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] === document.remembered[at]) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const box = map.getBoundingClientRect();
  const scale = box.width / width;
  const [wide, high] = [(right - left) * scale, (bottom - top) * scale];
  return [box.x + left * scale, box.y + top * scale, wide, high];
}"""
MARKS = """(marks) => marks.every((mark) => {
  const { a, b, c, d } = mark.getScreenCTM();
  return a > 0 && d > 0 && Math.abs(b) + Math.abs(c) < 0.001;
})"""


@pytest.mark.parametrize("seat", ["A", "B"])
def test_each_side_sees_the_board_from_its_own_edge(
    visitors: Visitors, client: httpx.Client, seat: str
) -> None:
    table = open_table(client, "situation-4", "me", "me", board="standard")
    hand = begun(visitors, table, seat, DESKTOP, "standard")
    page = hand.page
    near, far = ("c1", "c6") if seat == "A" else ("c6", "c1")
    assert hand.spot(near)[1] > hand.spot(far)[1] + 100
    assert page.locator(".standing .mark").evaluate_all(MARKS)
    letters = page.locator(".standing .mark").all_text_contents()
    assert letters[0] == ("a" if seat == "A" else "n")
    page.evaluate(REMEMBER)
    hand.lay(near)
    seen, place = page.evaluate(CHANGED), hand.outline(near)
    assert max(abs(one - other) for one, other in zip(seen, place, strict=True)) < 8


@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_side_has_the_colour_of_its_pieces_everywhere(
    visitors: Visitors, client: httpx.Client, seat: str
) -> None:
    table = open_table(client, "situation-4", "me", "me", board="quick")
    hand = begun(visitors, table, seat, DESKTOP)
    fill = "(it) => getComputedStyle(it).fill"
    flag = hand.tray.locator("[data-unit=flag] .cloth, .stock .cloth").first.evaluate(fill)
    mark = hand.page.locator("[data-tour=seats] li").first.locator("header path").evaluate(fill)
    assert mark == flag


def test_somebody_who_only_watches_sees_the_map_and_what_is_to_be_won(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, "situation-4", "me", "me", board="quick")
    begin(table)
    visitor = visitors.open(replace(DESKTOP, motion="reduce"))
    page = visitor.go(table.path)
    expect(page.locator(".ledger li").last).to_be_in_viewport(ratio=0.9)
    map_box = page.locator(".standing .frame").bounding_box()
    assert map_box is not None
    assert map_box["width"] > 0.6 * DESKTOP.width
    assert misfits(page) == []
