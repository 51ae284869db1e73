"""Situation 4: what is let go where it is seen to fit is laid, and half a piece beside it is not.

Everything is measured on what is drawn: the picture in the hand, pixel by pixel, and the outline of
the place on the map. Nothing here knows where the page thinks that a pointer is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Protocol

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.aim import Fingers, Spot
from tests.browser.chromium import DESKTOP, PHONE, Setting
from tests.browser.tables import open_table
from tests.browser.visitors import Visitors
from tests.tiers import mostly_thorough, times

from .hands import Hand, begin, sit_down

BOARDS = ("quick", "standard", "grand")
LAPTOP = Setting(1280, 720)
SCREENS = (DESKTOP, LAPTOP, PHONE)
CASES = list(product(BOARDS, SCREENS, "AB"))
USUAL = [("quick", DESKTOP, "A"), ("standard", PHONE, "B"), ("grand", LAPTOP, "B")]
NOTCHES = (0, 3, 6, 10)  # of a wheel: from the whole map to as near as one can come
FAR_AWAY = 20  # notches after which the whole map is seen again, from wherever one was
NOTCH, CLOSEST = 1.18, 5.0
SWIPE, MOST_SWIPES = 80.0, 30  # pixels
PINCH = 20.0  # pixels from a place to each of the two fingers beside it
ZOOMED = """(zoom) => {
  const sheet = document.querySelector(".sheet");
  return Math.abs(new DOMMatrix(getComputedStyle(sheet).transform).a - zoom) < 0.01;
}"""
NEAR = 3.0  # pixels: the line around a piece is a little wide

# Where the picture in the hand shows cardboard; the shadow under it is not cardboard.
IN_HAND = """() => {
  const picture = document.querySelector(".carried canvas");
  const { width, height } = picture;
  const { data } = picture.getContext("2d").getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[4 * (y * width + x) + 3] > 200) {
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      }
  const box = picture.getBoundingClientRect();
  const [across, down] = [box.width / width, box.height / height];
  const [wide, high] = [(right - left) * across, (bottom - top) * down];
  return [box.x + left * across, box.y + top * down, wide, high];
}"""


@dataclass(frozen=True)
class Box:
    """A rectangle on the screen, in pixels."""

    x: float
    y: float
    width: float
    height: float


class Pointer(Protocol):
    """A mouse, or a finger."""

    def come_near(self, hand: Hand, place: str, notches: int) -> None:
        """Goes away from the map until all of it is seen, and nearer to one place on it."""

    def take(self, at: Spot) -> None: ...
    def move(self, to: Spot) -> None: ...
    def let_go(self) -> None: ...


@dataclass
class Mouse:
    page: Page

    def come_near(self, hand: Hand, place: str, notches: int) -> None:
        self.page.locator(".map").hover()
        self.turn_wheel(FAR_AWAY, 1.0)
        self.page.mouse.move(*hand.spot(place))
        self.turn_wheel(-notches, NOTCH**notches)

    def turn_wheel(self, notches: int, zoom: float) -> None:
        """Turns the wheel, and waits until the map has come so near."""
        for _ in range(abs(notches)):
            self.page.mouse.wheel(0, 60 if notches > 0 else -60)
        self.page.wait_for_function(ZOOMED, arg=min(zoom, CLOSEST))

    def take(self, at: Spot) -> None:
        self.page.mouse.move(*at)
        self.page.mouse.down()
        self.page.mouse.move(at[0] + 2, at[1] - 12, steps=2)

    def move(self, to: Spot) -> None:
        self.page.mouse.move(*to)

    def let_go(self) -> None:
        self.page.mouse.up()


@dataclass
class Finger:
    page: Page

    def __post_init__(self) -> None:
        self.fingers = Fingers(self.page)

    def come_near(self, hand: Hand, place: str, notches: int) -> None:
        farther = self.page.locator(".glass button").last
        while farther.is_visible():
            farther.tap()
        x, y = hand.spot(place)
        apart = PINCH * NOTCH**notches
        self.fingers.touch((x - PINCH, y), (x + PINCH, y))
        self.fingers.move((x - apart, y), (x + apart, y))
        self.fingers.lift(1)
        self.fingers.lift(0)
        self.bring_into_sight(hand, place)

    def bring_into_sight(self, hand: Hand, place: str) -> None:
        """Moves the map under one finger until the middle of a place is on it."""
        box = self.page.locator(".map").bounding_box()
        assert box is not None
        across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for _ in range(MOST_SWIPES):
            x, y = hand.spot(place)
            if abs(x - across) < box["width"] / 2 - 9 and abs(y - down) < box["height"] / 2 - 9:
                return
            swipe = max(-SWIPE, min(SWIPE, across - x)), max(-SWIPE, min(SWIPE, down - y))
            self.fingers.touch((across, down))
            # A finger has to leave its spot before the map goes with it.
            self.fingers.move((across + 0.2 * swipe[0], down + 0.2 * swipe[1]))
            self.fingers.move((across + 1.2 * swipe[0], down + 1.2 * swipe[1]))
            self.fingers.lift(0)

    def take(self, at: Spot) -> None:
        self.fingers.touch(at)

    def move(self, to: Spot) -> None:
        self.fingers.move(to)

    def let_go(self) -> None:
        self.fingers.lift(0)


def in_hand(page: Page) -> Box:
    expect(page.locator(".carried canvas")).to_have_count(1)
    return Box(*page.evaluate(IN_HAND))


def carry(hand: Hand, pointer: Pointer, place: str, grip: Spot, beside: Spot = (0, 0)) -> Box:
    """Carries the piece of a place until its picture lies on the place, or so much of it beside."""
    page, number = hand.page, hand.pieces[place]
    slot = hand.box(number)
    at = (slot[0] + grip[0] * slot[2], slot[1] + grip[1] * slot[3])
    pointer.take(at)
    start = in_hand(page)
    middle = hand.spot(place)
    pointer.move(middle)  # from here on it is drawn where it is held
    seen, place_box = in_hand(page), Box(*hand.outline(place))
    aim = (
        middle[0] + place_box.x - seen.x + beside[0] * place_box.width,
        middle[1] + place_box.y - seen.y + beside[1] * place_box.height,
    )
    pointer.move(aim)
    held = in_hand(page)
    assert abs(held.x - place_box.x - beside[0] * place_box.width) < NEAR
    assert abs(held.y - place_box.y - beside[1] * place_box.height) < NEAR
    assert abs(held.width - start.width) < NEAR
    return held


def let_go(hand: Hand, pointer: Pointer) -> None:
    """Lets go, and waits until the table has said what it thinks."""
    pointer.let_go()
    expect(hand.page.locator(".carried > .held")).to_have_count(0)
    expect(hand.page.locator("[data-laying]")).to_have_count(0)


@pytest.mark.parametrize(
    ("case"),
    mostly_thorough(CASES, usually=USUAL),
    ids=lambda case: f"{case[0]}-{case[1].width}-{case[2]}",
)
def test_a_piece_that_is_seen_to_lie_on_its_place_is_laid_and_half_a_piece_beside_it_is_not(
    visitors: Visitors, client: httpx.Client, case: tuple[str, Setting, str]
) -> None:
    board, screen, seat = case
    table = open_table(client, "situation-4", "me", "me", board=board)
    page = sit_down(visitors, table.kept(seat), replace(screen, motion="reduce")).page
    begin(table, page)
    hand = Hand(page, table, seat, board)
    pointer: Pointer = Finger(page) if screen.touch else Mouse(page)
    random = Random(4)
    for number in range(times(4, 12)):
        place = random.choice(sorted(hand.side()["open"]))
        pointer.come_near(hand, place, NOTCHES[number % len(NOTCHES)])
        grip = (random.uniform(0.2, 0.8), random.uniform(0.2, 0.8))
        beside = random.choice([(0.5, 0.0), (-0.5, 0.0), (0.0, 0.5), (0.0, -0.5)])
        carry(hand, pointer, place, grip, beside)
        let_go(hand, pointer)
        assert hand.piece(hand.pieces[place]).count() == 1
        carry(hand, pointer, place, grip)
        let_go(hand, pointer)
        assert hand.piece(hand.pieces[place]).count() == 0
        laid = [each["place"] for each in hand.view()["pieces"]]
        assert len(laid) == number + 1
        assert place in laid
