"""Hands that play Situation 4 on the page: they drag pieces and put down units, with a mouse.

They know where every piece belongs, which the page never tells (`solution.py`); whatever else they
know they see on the page, or are told as any player is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ludotheque.games.situation_4.board.shown import middle_of, place_shown
from tests.browser.aim import Spot
from tests.browser.chromium import Setting
from tests.browser.tables import PlayedTable, memory
from tests.browser.visitors import Visitor, Visitors, come_to_rest
from tests.server.server import Json

from .solution import Fit, pieces_of, plan_of

# Where a point of the board lies on the screen, however near one has come.
ON_SCREEN = """
([x, y]) => {
  const board = document.querySelector(".standing").getScreenCTM();
  const seen = new DOMPoint(x, y).matrixTransform(board);
  return [seen.x, seen.y];
}
"""
# The rectangle around an outline of the board, on the screen.
OUTLINE = """
(outline) => {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", outline);
  path.style.fill = "none";
  document.querySelector(".standing").append(path);
  const { x, y, width, height } = path.getBoundingClientRect();
  path.remove();
  return [x, y, width, height];
}
"""
# A piece that lies out of sight is brought into sight, without any motion.
INTO_SIGHT = "(piece) => piece.scrollIntoView({ block: 'nearest', inline: 'center' })"
OVER = "dialog[open] .result"
UNITS = ("flag", "bridge", "tank", "drop")

FACE_DOWN = r"409 \(.*/handout\)|status of 409"  # trays that nobody has turned over yet

Rectangle = tuple[float, float, float, float]  # from its upper left corner so wide and so high


def sit_down(visitors: Visitors, kept: Json, setting: Setting) -> Visitor:
    visitor = visitors.open(setting)
    visitor.announce(FACE_DOWN)
    visitor.run_first(memory(kept))
    visitor.go(f"/table/{kept['table']}")
    visitor.page.wait_for_selector(".field")
    return visitor


def begin(table: PlayedTable, *pages: Page) -> None:
    """Everybody is ready, the countdown passes, and the trays are turned over."""
    for seat in table.opened["tokens"]:
        table.play(seat, "ready", 0)
    for page in pages:
        expect(page.locator("[data-piece] canvas").first).to_be_visible()
        come_to_rest(page)


@dataclass
class Hand:
    """Somebody who plays one side at one screen."""

    page: Page
    table: PlayedTable
    seat: str
    board: str = "quick"

    # ------------------------------------------------------------ knowing

    @cached_property
    def fits(self) -> dict[int, Fit]:
        return pieces_of(self.table, self.board)[self.seat]

    @cached_property
    def pieces(self) -> dict[str, int]:
        return {fit.place: piece for piece, fit in self.fits.items()}

    def view(self) -> Json:
        found: Json = self.table.look(self.seat)["position"]["view"]
        return found

    def side(self) -> Json:
        return next(side for side in self.view()["sides"] if side["seat"] == self.seat)

    # ------------------------------------------------------------ seeing

    @property
    def tray(self) -> Locator:
        return self.page.locator(f'section[data-seat="{self.seat}"]')

    def piece(self, number: int) -> Locator:
        return self.tray.locator(f'[data-piece="{number}"]')

    def box(self, number: int) -> Rectangle:
        """Where a piece of the tray lies on the screen, once it is in sight."""
        piece = self.piece(number)
        piece.evaluate(INTO_SIGHT)
        box = piece.bounding_box()
        assert box is not None
        return box["x"], box["y"], box["width"], box["height"]

    def middle(self, number: int) -> Spot:
        x, y, width, height = self.box(number)
        return x + width / 2, y + height / 2

    def drawn_at(self, place: str) -> int:
        """The place of the drawing where this one is seen: the map is alike after half a turn."""
        plan = plan_of(self.board)
        turned = self.page.locator(".field").get_attribute("data-edge") == "B"
        return plan.places - 1 - plan.index[place] if turned else plan.index[place]

    def spot(self, place: str) -> Spot:
        """Where the middle of a place lies on the screen."""
        plan = plan_of(self.board)
        x, y = self.page.evaluate(ON_SCREEN, list(middle_of(plan, self.drawn_at(place))))
        return float(x), float(y)

    def outline(self, place: str) -> Rectangle:
        """The rectangle around a place on the screen."""
        outline = place_shown(plan_of(self.board), self.drawn_at(place)).outline
        x, y, width, height = self.page.evaluate(OUTLINE, outline)
        return x, y, width, height

    # ------------------------------------------------------------ doing

    def get_ready(self) -> None:
        self.page.locator("[data-tour=bar] .acts button").first.click()

    def take_up(self, number: int) -> None:
        """Presses a piece, and moves a little: it is in the hand now."""
        x, y = self.middle(number)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 12, steps=2)

    def carry_to(self, place: str, aside: float = 3) -> None:
        x, y = self.spot(place)
        self.page.mouse.move(x + aside, y - aside, steps=3)

    def drag(self, number: int, place: str) -> None:
        self.take_up(number)
        self.carry_to(place)
        self.page.mouse.up()

    def lay(self, place: str) -> None:
        """Drags the piece that belongs there, and sees it leave the tray for good."""
        number = self.pieces[place]
        self.drag(number, place)
        self.sees_laid(number)

    def sees_laid(self, number: int) -> None:
        """A piece has left the tray, and the table has said that it lies where it was put."""
        expect(self.piece(number)).to_have_count(0)
        expect(self.page.locator("[data-laying]")).to_have_count(0)

    def put_something_down(self) -> bool:
        """Takes a unit that can be put down, and puts it on the first place that is lit."""
        for unit in UNITS:
            stock = self.tray.locator(f'[data-unit="{unit}"]')
            if stock.count() == 0:
                continue
            if unit != "flag":  # flags call by themselves
                stock.click()
            before = self.view()["actions"]
            self.page.locator(f'.targets button[data-move^="{unit} "]').first.click()
            expect(self.page.locator(f'.field[data-actions="{before + 1}"]')).to_be_visible()
            return True
        return False

    def catch_up(self) -> None:
        """Waits until everything that has happened is to be seen."""
        actions = self.view()["actions"]
        expect(self.page.locator(f'.field[data-actions="{actions}"]')).to_be_visible()

    def act(self, choose: Any) -> bool:
        """Does one thing, if there is something to be done; says whether there was."""
        self.catch_up()
        if self.put_something_down():
            return True
        open_places = self.side()["open"]
        if not open_places:
            return False
        self.lay(choose(open_places))
        return True
