"""Aiming at what is on a screen: at once, and without waiting for what has gone meanwhile."""

from __future__ import annotations

from playwright.sync_api import Page

MIDDLE = """
(selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}
"""


def press(page: Page, selector: str, finger: bool = False) -> None:
    """Presses the middle of it; if it has gone meanwhile, it was somebody else's doing."""
    middle = page.evaluate(MIDDLE, selector)
    if middle is None:
        return
    x, y = middle
    if finger:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
