"""Hands that play Pac-Man on the page: with a mouse, with a finger, and with a keyboard alone.

What they choose from is what the board offers: nothing here knows a rule. They like marbles, and
so their games end.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

# What the page waits for: choices on the board, a move to be confirmed, or the end. The draft is
# complete once the server has told all ways: before that, a piece that is chosen has no ends yet.
STANDS = """
() => {
  if (document.querySelector("dialog[open] .result")) return { at: "end", offers: [] };
  const offers = [...document.querySelectorAll(".maze button[data-kind]")].map((each) => ({
    key: each.dataset.key, kind: each.dataset.kind, label: each.getAttribute("aria-label"),
    chosen: each.getAttribute("aria-pressed") === "true",
  }));
  const kinds = new Set(offers.map((each) => each.kind));
  const confirm = document.querySelector("[data-tour=confirm] button");
  const free = confirm && !confirm.disabled && !confirm.ariaBusy;
  if (free && !kinds.has("confirm")) return { at: "confirm", offers: [] };
  const settled = ["confirm", "end", "name", "die", "stay"].some((kind) => kinds.has(kind));
  const waiting = offers.some((each) => each.chosen);
  return settled || (kinds.has("piece") && !waiting) ? { at: "turn", offers } : null;
}
"""
ORDER = ("confirm", "name", "end", "die", "stay", "piece")

Offer = dict[str, Any]
Trouble = Callable[[], None]


class Hand:
    """Somebody who plays at one screen, for every seat that is played there."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)
        self.chosen = 0

    # ------------------------------------------------------------ choosing

    def play_to_the_end(self, troubles: dict[int, Trouble] | None = None) -> None:
        """Plays until the result is shown; troubles come after so many choices."""
        coming = dict(troubles or {})
        while (stands := self.stands())["at"] != "end":
            self.do(stands)
            self.chosen += 1
            if self.chosen in coming:
                coming.pop(self.chosen)()
        assert not coming, "the game was over before everything had gone wrong"

    def act(self) -> bool:
        """Does one thing, if there is something to do; says whether there was."""
        stands = self.page.evaluate(STANDS)
        found = stands is not None and stands["at"] != "end"
        if found:
            self.do(stands)
        return found

    def stands(self) -> dict[str, Any]:
        """Where the game is, once there is something to do or it is over."""
        found: dict[str, Any] = self.page.wait_for_function(STANDS, timeout=60_000).json_value()
        return found

    def do(self, stands: dict[str, Any]) -> None:
        if stands["at"] == "confirm":
            self.press(self.page.locator("[data-tour=confirm] button"))
        else:
            self.take(self.best(stands["offers"]))

    def best(self, offers: list[Offer]) -> Offer:
        """The likeliest kind of choice; of several ends, one that brings most marbles."""
        kind = next(each for each in ORDER if any(offer["kind"] == each for offer in offers))
        same = [offer for offer in offers if offer["kind"] == kind and not offer["chosen"]]
        if kind == "piece":
            return self.random.choice(same)
        most = max(marbles(offer["label"]) for offer in same)
        return self.random.choice([each for each in same if marbles(each["label"]) == most])

    def locate(self, offer: Offer) -> Locator:
        return self.page.locator(f'.maze button[data-key="{offer["key"]}"]')

    # ------------------------------------------------------------ doing

    def take(self, offer: Offer) -> None:
        raise NotImplementedError

    def press(self, button: Locator) -> None:
        raise NotImplementedError

    def middle_of(self, offer: Offer) -> tuple[float, float]:
        """Where one aims: choices stand close together, and the board takes the nearest."""
        box = self.locate(offer).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse(Hand):
    def take(self, offer: Offer) -> None:
        self.page.mouse.click(*self.middle_of(offer))

    def press(self, button: Locator) -> None:
        button.click()


class Finger(Hand):
    def take(self, offer: Offer) -> None:
        self.page.touchscreen.tap(*self.middle_of(offer))

    def press(self, button: Locator) -> None:
        button.tap()


class Keyboard(Hand):
    """Tab from place to place, arrows on the board, Enter: never a pointer."""

    def take(self, offer: Offer) -> None:
        self.reach(".maze button[data-kind]")
        for _ in range(200):
            if self.focused() == offer["key"]:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("PageDown")
        raise AssertionError(f"the keyboard cannot reach {offer['label']}")

    def press(self, button: Locator) -> None:
        self.reach_one(button)
        self.page.keyboard.press("Enter")

    def focused(self) -> str | None:
        found: str | None = self.page.evaluate("() => document.activeElement?.dataset?.key ?? null")
        return found

    def reach(self, selector: str) -> None:
        """Tabs until something like it has the focus."""
        for _ in range(80):
            if self.page.evaluate("(it) => document.activeElement.matches(it)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never gets to {selector}")

    def reach_one(self, button: Locator) -> None:
        for _ in range(80):
            if button.evaluate("(it) => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never gets to {button}")


def marbles(label: str) -> int:
    """The numbers in a label, which are the marbles on the way; a space's name is none of them."""
    return sum(int(number) for number in re.findall(r"(?<![a-k])\b\d+", label))
