"""Situation 4 in a real browser: whole games by dragging pieces, teams, two at one tablet."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.aim import Fingers
from tests.browser.axe import axe
from tests.browser.chromium import PHONE, STILL, STILL_PHONE, TINY, Setting, Theme
from tests.browser.fit import misfits
from tests.browser.houses import Guest, HouseInBrowser, whole_game
from tests.browser.tables import PlayedTable, open_table
from tests.browser.visitors import Visitors
from tests.browser.words import said_in
from tests.server.server import Json, bearing
from tests.tiers import mostly_thorough, thorough

from .hands import OVER, Hand, begin, sit_down

GAME = "situation-4"
SAID = said_in("en", GAME)
LONGEST = 400  # things done; no quick game takes so many
TABLET = Setting(1180, 820, touch=True, motion="reduce")
HELD_AWAY = 54  # pixels, from a finger to the middle of the piece that it carries


def quick_table(client: httpx.Client, *kinds: str, **options: str) -> PlayedTable:
    return open_table(client, GAME, *kinds, board="quick", options=options)


def points(page: Page) -> list[str]:
    return page.locator("[data-tour=seats] .points strong").all_inner_texts()


@pytest.mark.long
def test_a_whole_quick_game_between_two_browsers_by_dragging_pieces(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = quick_table(client, "me", "me")
    screens = [sit_down(visitors, table.kept(seat), STILL) for seat in "AB"]
    hands = [Hand(screen.page, table, seat) for screen, seat in zip(screens, "AB", strict=True)]
    for hand in hands:
        expect(hand.tray.locator(".back").first).to_be_visible()
        hand.get_ready()
    for hand in hands:
        expect(hand.tray.locator("[data-piece] canvas")).to_have_count(40)
    random = Random(4)
    for number in range(LONGEST):
        if table.look()["position"]["over"]:
            break
        hand, other = hands[number % 2], hands[1 - number % 2]
        assert hand.act(random.choice) or other.act(random.choice)
    found = table.look()["position"]
    assert found["over"]
    assert len(found["view"]["pieces"]) == 40
    scores = sorted(str(side["points"]["total"]) for side in found["view"]["sides"])
    for hand in hands:
        expect(hand.page.locator(OVER)).to_be_visible()
        assert sorted(points(hand.page)) == scores


class Alone:
    """Somebody who plays one side against a bot, until all of it is laid, and says so then."""

    def __init__(self, guest: Guest) -> None:
        self.page, self.guest, self.random = guest.page, guest, Random(4)
        self.hand = Hand(guest.page, guest.table, "A")
        self.hand.get_ready()

    def act(self) -> bool:
        self.hand.page = self.page
        expect(self.hand.tray.locator("[data-piece] canvas").first).to_be_visible()
        return self.hand.act(self.random.choice)


@pytest.mark.long
def test_a_whole_quick_game_against_a_bot_without_a_server(
    house_in_browser: HouseInBrowser, tmp_path: Path
) -> None:
    house_in_browser.hurried = False  # or there would be nothing left to lay
    guest = Guest(house_in_browser, STILL, GAME)
    guest.take_the_box()
    guest.press(guest.page.get_by_role("radio", name=SAID("board-name-quick")))
    guest.begin()
    guest.play_to_the_end(Alone(guest), at=(3, 6, 9, 12))
    match = whole_game(guest.save_the_game(tmp_path))
    assert match.outcome is not None
    guest.check_the_dice()


def test_a_phone_before_a_big_screen_holds_the_tray_and_lays_its_pieces(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = open_table(client, GAME, "me", "me", board="quick", phones=True)
    hands = [
        Hand(sit_down(visitors, table.kept(seat), STILL_PHONE).page, table, seat) for seat in "AB"
    ]
    for hand in hands:
        hand.get_ready()
    for hand in hands:
        expect(hand.tray.locator("[data-piece] canvas").first).to_be_visible()
    hands[0].lay("d1")
    assert [each["place"] for each in hands[1].view()["pieces"]] == ["d1"]
    assert misfits(hands[0].page) == []


def test_a_piece_that_does_not_fit_comes_back_with_a_gentle_word(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = quick_table(client, "me", "me")
    page = sit_down(visitors, table.kept("A"), STILL).page
    begin(table, page)
    hand = Hand(page, table, "A")
    wrong = hand.pieces["d1"]
    hand.drag(wrong, "c1")
    expect(page.locator(".refusal", has_text="does not fit on c1")).to_be_visible()
    expect(hand.piece(wrong)).to_have_count(1)
    assert table.look()["position"]["view"]["pieces"] == []
    hand.lay("d1")
    assert [each["place"] for each in hand.view()["pieces"]] == ["d1"]


def test_no_light_shows_where_a_piece_belongs(visitors: Visitors, client: httpx.Client) -> None:
    table = quick_table(client, "me", "me")
    page = sit_down(visitors, table.kept("A"), STILL).page
    begin(table, page)
    hand = Hand(page, table, "A")
    piece = hand.pieces["c1"]
    hand.take_up(piece)
    expect(page.locator(".carried > .held canvas")).to_be_visible()
    expect(page.locator(".targets, .cursor")).to_have_count(0)
    before = page.locator(".map").evaluate("(map) => map.innerHTML")
    hand.carry_to("c1")
    assert page.locator(".map").evaluate("(map) => map.innerHTML") == before
    page.mouse.up()
    expect(hand.piece(piece)).to_have_count(0)


def test_a_tray_is_sorted_by_hand_searched_and_stays_so(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = quick_table(client, "me", "me")
    page = sit_down(visitors, table.kept("A"), STILL).page
    begin(table, page)
    hand = Hand(page, table, "A")
    order = "(all) => all.map((each) => Number(each.dataset.piece))"
    pieces = hand.tray.locator("[data-piece]")
    first, second, *_ = pieces.evaluate_all(order)
    hand.take_up(second)
    target = hand.piece(first).bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + 20, target["y"] + 20, steps=3)
    page.mouse.up()
    expect(pieces.first).to_have_attribute("data-piece", str(second))
    page.reload()
    expect(pieces.first).to_have_attribute("data-piece", str(second))
    hand.tray.locator(".looking select").nth(1).select_option("corner")
    expect(pieces).to_have_count(4)
    hand.tray.locator(".looking select").nth(1).select_option("")
    hand.tray.locator(".looking select").nth(2).select_option("edges")
    corners = {hand.pieces[place] for place in ("a1", "a4", "j1", "j4")}
    assert set(pieces.evaluate_all(order)[:4]) == corners


def test_by_keyboard_alone_a_piece_is_found_described_and_laid(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = quick_table(client, "me", "me")
    page = sit_down(visitors, table.kept("A"), STILL).page
    begin(table, page)
    hand = Hand(page, table, "A")
    piece = hand.piece(hand.pieces["c1"])
    expect(piece).to_have_attribute("aria-label", re.compile("base line"))
    piece.focus()
    page.keyboard.press("Enter")
    said = page.locator(".field > [role=status]")
    expect(said).to_contain_text("10 places are open to you")
    expect(said).to_contain_text("Now at a1")
    for _ in range(LONGEST):
        if "c1" in cursor(page):
            break
        page.keyboard.press("ArrowRight" if cursor(page) < "c1" else "ArrowLeft")
    page.keyboard.press("Enter")
    expect(said).to_contain_text("lies on c1")
    assert [each["place"] for each in hand.view()["pieces"]] == ["c1"]
    assert page.evaluate("document.activeElement.dataset.piece") is not None
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(said).to_contain_text("back in the tray")


def cursor(page: Page) -> str:
    """The place of which was spoken last."""
    words = page.locator(".field > [role=status]").inner_text()
    return words.rsplit("Now at ", 1)[-1][:2]


def with_a_turned_piece(visitors: Visitors, client: httpx.Client) -> tuple[Hand, str]:
    """A place that can be laid first, of which the piece is turned; chance may turn none there."""
    while True:
        table = quick_table(client, "me", "me", rotation="on")
        page = sit_down(visitors, table.kept("A"), STILL).page
        begin(table, page)
        hand = Hand(page, table, "A")
        for place in ("c1", "d1", "e1"):
            if hand.fits[hand.pieces[place]].turn:
                return hand, place


def test_turned_pieces_are_turned_before_they_fit(visitors: Visitors, client: httpx.Client) -> None:
    hand, place = with_a_turned_piece(visitors, client)
    page, piece = hand.page, hand.pieces[place]
    hand.drag(piece, place)
    expect(page.locator(".refusal", has_text=f"does not fit on {place}")).to_be_visible()
    hand.take_up(piece)
    for _ in range(hand.fits[piece].turn):
        page.keyboard.press("r")
    hand.carry_to(place)
    page.mouse.up()
    hand.sees_laid(piece)
    assert [each["place"] for each in hand.view()["pieces"]] == [place]


# ---------------------------------------------------------------- several at a side


def team_mate(table: PlayedTable, seat: str, name: str) -> Json:
    """Somebody joins a side by an invitation, and is let in; what their browser remembers."""
    host = bearing(table.opened["host"])
    invite = f"/api/tables/{table.name}/seats/{seat}/invitation"
    invitation = table.client.post(invite, headers=host).raise_for_status().json()["invitation"]
    wanted = {"invitation": invitation, "name": name}
    joined = table.client.post(f"/api/tables/{table.name}/join", json=wanted)
    found = joined.raise_for_status().json()
    assert found["waiting"]
    (asking,) = table.look(seat)["seats"]["AB".index(seat)]["asking"]
    admit = f"/api/tables/{table.name}/admit"
    holder = bearing(table.opened["tokens"][seat])
    table.client.post(admit, json={"number": asking["number"]}, headers=holder).raise_for_status()
    token = found["token"]
    return {**table.kept(seat), "tokens": {seat: token}}


@thorough
def test_two_against_two_one_hand_a_piece(visitors: Visitors, client: httpx.Client) -> None:
    table = quick_table(client, "me", "me", members_a="2", members_b="2")
    kept = [table.kept("A"), team_mate(table, "A", "Sam"), table.kept("B")]
    kept.append(team_mate(table, "B", "Inès"))
    screens = [sit_down(visitors, each, STILL) for each in kept]
    begin(table, *(screen.page for screen in screens))
    ada, sam, bea, ines = (
        Hand(screen.page, table, seat) for screen, seat in zip(screens, "AABB", strict=True)
    )
    piece = ada.pieces["c1"]
    ada.take_up(piece)
    expect(sam.piece(piece)).to_have_attribute("aria-disabled", "true")
    expect(sam.piece(piece).locator(".mate")).to_be_visible()
    sam.take_up(piece)
    sam.carry_to("c1")
    expect(sam.page.locator(".carried > .held")).to_have_count(0)
    sam.page.mouse.up()
    expect(bea.piece(piece)).to_have_attribute("aria-disabled", "false")
    ada.page.mouse.move(4, 4)
    ada.page.mouse.up()  # beside everything: the piece is free again
    expect(sam.piece(piece)).to_have_attribute("aria-disabled", "false")
    sam.lay("c1")
    expect(ada.piece(piece)).to_have_count(0)
    ada.take_up(ada.pieces["d1"])
    screens[0].leave()  # whoever goes holds nothing any more
    expect(sam.piece(sam.pieces["d1"])).to_have_attribute("aria-disabled", "false")
    sam.lay("d1")
    bea.lay("c4")
    ines.lay("d4")
    assert [side["laid"] for side in table.look("B")["position"]["view"]["sides"]] == [2, 2]
    for hand in (sam, bea):
        hand.tray.locator(".done").click()
        asked = hand.page.get_by_role("dialog")
        asked.get_by_role("button", name=SAID("stop-yes"), exact=True).click()
    expect(ines.page.locator(OVER)).to_be_visible()


# ---------------------------------------------------------------- two at one tablet


def test_two_at_one_tablet_drag_at_the_same_time(visitors: Visitors, client: httpx.Client) -> None:
    table = quick_table(client, "me", "me")
    visitor = sit_down(visitors, table.kept("A", "B"), TABLET)
    page = visitor.page
    begin(table, page)
    ada, bea = Hand(page, table, "A"), Hand(page, table, "B")
    assert bea.tray.evaluate("(tray) => getComputedStyle(tray).rotate") == "180deg"
    fingers = Fingers(page)
    starts = [ada.middle(ada.pieces["c1"]), bea.middle(bea.pieces["g4"])]
    (x, y), (far_x, far_y) = ada.spot("c1"), bea.spot("g4")
    fingers.touch(*starts)
    expect(page.locator(".carried > .held")).to_have_count(2)  # fingers that rest take pieces up
    # A finger holds its piece so that it does not cover it, away from whoever sits there.
    fingers.move((x + 40, y + HELD_AWAY), (far_x - 40, far_y - HELD_AWAY))
    fingers.move((x, y + HELD_AWAY), (far_x, far_y - HELD_AWAY))
    fingers.lift(1)
    fingers.lift(0)
    expect(page.locator("[data-piece]")).to_have_count(78)
    expect(page.locator("[data-laying]")).to_have_count(0)
    places = {(each["seat"], each["place"]) for each in table.look()["position"]["view"]["pieces"]}
    assert places == {("A", "c1"), ("B", "g4")}


def test_two_fingers_come_nearer_and_never_drop_a_piece(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = quick_table(client, "me", "me")
    visitor = sit_down(visitors, table.kept("A"), PHONE)
    page = visitor.page
    begin(table, page)
    hand = Hand(page, table, "A")
    fingers = Fingers(page)
    piece = hand.pieces["c1"]
    x, y = hand.spot("c1")
    fingers.touch(hand.middle(piece))
    expect(page.locator(".carried > .held")).to_have_count(1)
    fingers.move((x, y + HELD_AWAY))
    fingers.touch((x, y + HELD_AWAY), (x + 40, y))
    expect(page.locator(".carried > .held")).to_have_count(0)
    width = span(hand)
    fingers.move((x - 20, y + HELD_AWAY), (x + 90, y))
    fingers.lift(1)
    fingers.lift(0)
    expect(hand.piece(piece)).to_have_count(1)
    assert span(hand) > 1.3 * width
    assert table.look()["position"]["view"]["pieces"] == []
    fingers.touch(hand.middle(piece))
    expect(page.locator(".carried > .held")).to_have_count(1)
    x, y = hand.spot("c1")
    fingers.move((x, y + HELD_AWAY))
    fingers.lift(0)
    expect(hand.piece(piece)).to_have_count(0)


def span(hand: Hand) -> float:
    """How far two places lie apart on the screen."""
    return abs(hand.spot("d1")[0] - hand.spot("c1")[0])


# ---------------------------------------------------------------- to be looked at


@pytest.mark.parametrize("theme", mostly_thorough(["light", "dark"], usually=["dark"]))
def test_nothing_is_cut_off_and_axe_finds_nothing(
    visitors: Visitors, client: httpx.Client, theme: Theme
) -> None:
    table = quick_table(client, "me", "me")
    setting = replace(TINY, language="fr", theme=theme, motion="reduce")
    page = sit_down(visitors, table.kept("A"), setting).page
    axe(page)
    begin(table, page)
    axe(page)
    assert misfits(page) == []


def test_the_shuffle_was_sealed_and_comes_out_the_same_again(
    visitors: Visitors, client: httpx.Client
) -> None:
    table = quick_table(client, "me", "me")
    page = sit_down(visitors, table.kept("A"), STILL).page
    begin(table, page)
    headers = bearing(table.opened["tokens"]["B"])
    client.post(f"/api/tables/{table.name}/resign", headers=headers).raise_for_status()
    page.get_by_role("button", name="Check the shuffle").click()
    panel = page.locator("[data-verdict]")
    # The table was opened by a program, and shuffled before this browser could take part.
    expect(panel).to_have_attribute("data-verdict", "consistent")
    expect(panel.get_by_text("Rolls and draws 1 to 80 were made without yours")).to_be_visible()
    expect(panel.get_by_text("Shuffled, not rolled")).to_be_visible()
    expect(panel.get_by_text("All 80 rolls and draws, worked out again")).to_be_visible()
    assert misfits(page) == []
