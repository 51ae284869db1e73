"""Aiming at what is on a screen: at once, and without waiting for what has gone meanwhile."""

from __future__ import annotations

from playwright.sync_api import Page

Spot = tuple[float, float]

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


class Fingers:
    """Several fingers on a screen, each at its own place."""

    def __init__(self, page: Page) -> None:
        self.debugger = page.context.new_cdp_session(page)
        self.down: list[Spot] = []

    def touch(self, *spots: Spot) -> None:
        """These fingers are on the screen from now on; those that were stay where they are."""
        for number in range(len(self.down), len(spots)):
            self.down = list(spots[: number + 1])
            self._tell("touchStart")

    def move(self, *spots: Spot) -> None:
        self.down = list(spots)
        self._tell("touchMove")

    def drag(self, start: Spot, end: Spot) -> None:
        """One finger, from here to there."""
        self.touch(start)
        for share in range(1, 9):
            x, y = (a + (b - a) * share / 8 for a, b in zip(start, end, strict=True))
            self.move((x, y))
        self.lift(0)

    def lift(self, number: int) -> None:
        """The finger that came down as that one, and the latest, is lifted."""
        assert number == len(self.down) - 1
        self.down.pop()
        self._tell("touchEnd")

    def _tell(self, kind: str) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(self.down)]
        self.debugger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
