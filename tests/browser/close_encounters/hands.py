"""Hands that play Close Encounters on the page: with a mouse or with a finger.

What they choose from is what the board offers: nothing here knows a rule. They circle where pawns
must pass, and so their games end.
"""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.aim import press

# How things stand before one screen: what can be chosen, what is drawn, whether it is over.
STANDS = """
() => {
  const offers = [...document.querySelectorAll(".valley button[data-kind]")];
  const confirm = document.querySelector("[data-tour=confirm] button");
  return {
    over: document.querySelector("dialog[open] .result") !== null,
    ready: confirm !== null && !confirm.disabled && !confirm.ariaBusy,
    offers: offers.map((each) => ({ key: each.dataset.key, kind: each.dataset.kind })),
  };
}
"""
# Whoever crosses it comes by most of the traps: a game is over after a few turns.
SMALL = """\
name: A short valley

       M
   .   .   .
   1   2   3
   4   5   6
   7   8   9
  10  11  12
  13  14  15
  16  17  18
   .   .   .
       T
"""
CROSSED = {*range(1, 23), *range(78, 100)}  # whoever comes out of a safe area comes by here

Stand = dict[str, Any]


class Hand:
    """Somebody who plays one seat at one screen."""

    stands = STANDS

    def __init__(self, page: Page, seed: int, finger: bool = False) -> None:
        self.page, self.finger = page, finger
        self.random = Random(seed)

    def look(self) -> Stand:
        found: Stand = self.page.evaluate(self.stands)
        return found

    def act(self) -> bool:
        """Does one thing, if there is something to do; says whether there was."""
        stand = self.look()
        if stand["over"]:
            return False
        if stand["ready"]:
            self.press("[data-tour=confirm] button")
            return True
        offers = stand["offers"]
        keys = [each["key"] for each in offers if each["kind"] in ("circle", "step")]
        # Whoever can go no further stays.
        keys = keys or [each["key"] for each in offers if each["kind"] == "nothing"]
        if keys:
            self.take(self.liked(keys))
        return bool(keys)

    def liked(self, keys: list[str]) -> str:
        crossed = [key for key in keys if key.startswith("circle") and int(key[7:]) in CROSSED]
        return self.random.choice(crossed or keys)

    def place_of(self, key: str) -> str:
        """Where on the page something is chosen."""
        return f'.valley button[data-key="{key}"]'

    def take(self, key: str) -> None:
        self.press(self.place_of(key))

    def press(self, selector: str) -> None:
        press(self.page, selector, self.finger)
