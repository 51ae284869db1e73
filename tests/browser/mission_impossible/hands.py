"""Hands that play Mission Impossible on the page: with a mouse or with a finger.

What they choose from is what the board offers: nothing here knows a rule. They go where somebody
stands whom they could confront, and confront them; so their games end.
"""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.aim import press

# How things stand before one screen: what can be chosen, who is met, whether it is over.
STANDS = """
() => {
  const confirm = document.querySelector("[data-tour=confirm] button");
  const offers = [...document.querySelectorAll(".city button[data-kind]")];
  const meetings = [...document.querySelectorAll(".city button[data-meet]")];
  return {
    over: document.querySelector("dialog[open] .result") !== null,
    ready: confirm !== null && !confirm.disabled && !confirm.ariaBusy,
    laying: document.querySelector("fieldset.hand") !== null,
    offers: offers.map((each) => ({
      key: each.dataset.key, kind: each.dataset.kind, label: each.ariaLabel,
    })),
    meetings: meetings.map((each) => each.dataset.meet),
  };
}
"""

Stand = dict[str, Any]


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
        elif stand["meetings"]:
            self.press(f'[data-meet="{stand["meetings"][0]}"]')
        elif stand["laying"] and stand["offers"]:
            self.lay(stand)
        elif stand["offers"]:
            self.press(f'.city [data-key="{self.liked(stand)}"]')
        return bool(stand["ready"] or stand["meetings"] or stand["offers"])

    def lay(self, stand: Stand) -> None:
        """Lays a card on a free square, or chooses a start: whatever is asked for."""
        free = [each for each in stand["offers"] if not each["label"].startswith("Pick up")]
        self.press(f'.city [data-key="{self.random.choice(free)["key"]}"]')

    def liked(self, stand: Stand) -> str:
        """Where somebody can be met, or else a card be read."""
        for words in ("where", "meet", "read"):
            found = [each for each in stand["offers"] if words in each["label"] and
                     "safe" not in each["label"]]  # fmt: skip
            if found:
                return str(self.random.choice(found)["key"])
        return str(self.random.choice(stand["offers"])["key"])

    def press(self, selector: str) -> None:
        press(self.page, selector, self.finger)
