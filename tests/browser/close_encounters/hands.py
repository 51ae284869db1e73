"""Hands that play Close Encounters on the page: with a mouse or with a finger.

What they choose from is what the board offers: nothing here knows a rule. They circle where pawns
must pass, and so their games end.
"""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.aim import press, press_at

# How things stand before one screen: what can be chosen, what is drawn, whether it is over.
STANDS = """
() => {
  const offers = [...document.querySelectorAll(".valley button[data-kind]")];
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const confirm = document.querySelector("[data-tour=confirm] button");
  return {
    over: document.querySelector("dialog[open] .result") !== null,
    ready: confirm !== null && !confirm.disabled && !confirm.ariaBusy,
    offers: offers.map((each) => ({
      key: each.dataset.key,
      kind: each.dataset.kind,
      middle: middle(each.getBoundingClientRect()),
    })),
  };
}
"""
CROSSED = {*range(1, 23), *range(78, 100)}  # whoever comes out of a safe area comes by here

Stand = dict[str, Any]
Offer = dict[str, Any]


class Hand:
    """Somebody who plays one seat at one screen."""

    def __init__(self, page: Page, seed: int, finger: bool = False) -> None:
        self.page, self.finger = page, finger
        self.random = Random(seed)

    def look(self) -> Stand:
        found: Stand = self.page.evaluate(STANDS)
        return found

    def act(self) -> bool:
        """Does one thing, if there is something to do; says whether there was."""
        stand = self.look()
        if stand["over"]:
            return False
        if stand["ready"]:
            self.press("[data-tour=confirm] button")
            return True
        offers = [each for each in stand["offers"] if each["kind"] in ("circle", "step")]
        if offers:
            self.take(self.liked(offers))
        return bool(offers)

    def liked(self, offers: list[Offer]) -> Offer:
        circles = [each for each in offers if each["kind"] == "circle"]
        crossed = [each for each in circles if int(each["key"][7:]) in CROSSED]
        return self.random.choice(crossed or offers)

    def take(self, offer: Offer) -> None:
        """Aims where the square was seen; if it has gone meanwhile, it was somebody's doing."""
        press_at(self.page, offer["middle"], self.finger)

    def press(self, selector: str) -> None:
        press(self.page, selector, self.finger)
