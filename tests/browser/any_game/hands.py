"""Hands that play any game on the page: with a mouse, with a finger, and with a keyboard alone.

They choose from what the page offers, whatever the game is: nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random

from playwright.sync_api import Error, Locator, Page

from tests.browser.visitors import PATIENCE

CHOICES = "[data-tour=choices] button"
CONFIRM = "[data-tour=confirm] button:enabled:not([aria-busy])"
CURTAIN = "main > .card button"
RESULT = "dialog[open] .result"
# What the page waits for.
STANDS = f"""(passOn) => {{
  const there = (selector) => document.querySelector(selector) !== null;
  const actions = [...document.querySelectorAll(".actions button")];
  if (there("{RESULT}")) return "end";
  if (there("{CURTAIN}")) return "curtain";
  if (actions.some((each) => each.textContent.includes(passOn))) return "pass";
  if (there("{CONFIRM}")) return "confirm";
  return there("{CHOICES}") ? "choose" : null;
}}"""
MOST_TABS = 120
BRIEFLY = 10_000  # milliseconds in which an offer that is still there lets itself be pressed

Look = Callable[[str], None]


class Hand:
    """Somebody who plays at one screen, for every seat that is played there."""

    def __init__(self, page: Page, pass_on: str, seed: int = 1) -> None:
        self.page, self.pass_on, self.random = page, pass_on, Random(seed)

    def play_to_the_end(self, look: Look | None = None) -> None:
        """Plays until the result is shown; `look` is called at each thing that is to be done."""
        while (stands := self.stands()) != "end":
            if look is not None:
                look(stands)
            self.act(stands)

    def stands(self) -> str:
        return str(self.page.wait_for_function(STANDS, arg=self.pass_on).json_value())

    def act(self, stands: str) -> None:
        if stands == "choose":
            self.choose()
        elif stands == "confirm":
            self.press(self.page.locator(CONFIRM))
        elif stands == "curtain":
            self.press(self.page.locator(CURTAIN).first)
            self.page.locator(CURTAIN).first.wait_for(state="detached")
        else:
            self.press(self.page.get_by_role("button", name=self.pass_on))

    def choose(self) -> None:
        """What is offered may be gone before it is pressed: others can move at the same time."""
        count = self.page.locator(CHOICES).count()
        if count:
            with suppress(Error):
                self.press(self.page.locator(CHOICES).nth(self.random.randrange(count)), BRIEFLY)

    def press(self, button: Locator, patience: float = PATIENCE) -> None:
        button.click(timeout=patience)


class Finger(Hand):
    def press(self, button: Locator, patience: float = PATIENCE) -> None:
        button.tap(timeout=patience)


class Keyboard(Hand):
    """Tab from place to place, and Enter: never a pointer."""

    def press(self, button: Locator, patience: float = PATIENCE) -> None:
        for _ in range(MOST_TABS):
            if button.evaluate("(it) => it === document.activeElement", timeout=patience):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never gets to {button}")
