"""Whether a hint frames and points at what it speaks of, as it is drawn, and at nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from playwright.sync_api import Page

SLACK = 16  # pixels: a frame stands that far around what it frames, at most
REACH = 130  # pixels: farther away, no pointer points


class Meant(NamedTuple):
    """What a hint speaks of, as a selector; where there are several, whether one stands for all."""

    selector: str
    example: bool = False


LOOK = """(meant) => {
  const box = (it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [x, y, width, height];
  };
  const seen = (selector) => [...document.querySelectorAll(selector)]
    .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(box);
  const card = document.querySelector(".coach .card.placed");
  return {
    meant: seen(meant),
    rings: seen(".coach .ring"),
    others: seen('[data-tour="seats"] > *, [data-tour="bar"] button, [data-tour="panel"] p'),
    card: box(card),
    edge: ["left", "right", "top", "bottom"].find((each) => card.classList.contains(each)) ?? "",
    along: parseFloat(card.style.getPropertyValue("--along")),
  };
}"""
Box = tuple[float, float, float, float]
Spot = tuple[float, float]


@dataclass(frozen=True)
class Seen:
    """The card of a hint, what is framed, and what it should be, as boxes on the screen."""

    meant: list[Box]
    rings: list[Box]
    others: list[Box]
    card: Box
    edge: str
    along: float

    @property
    def way(self) -> list[Spot]:
        """The spots that the card's pointer points at, the nearest first."""
        x, y, width, height = self.card
        steps = range(1, REACH)
        if self.edge == "top":
            return [(x + self.along, y - step) for step in steps]
        if self.edge == "bottom":
            return [(x + self.along, y + height + step) for step in steps]
        if self.edge == "left":
            return [(x - step, y + self.along) for step in steps]
        return [(x + width + step, y + self.along) for step in steps] if self.edge else []


def holds(box: Box, spot: Spot, slack: float = 0) -> bool:
    (x, y, width, height), (across, down) = box, spot
    return x - slack <= across <= x + width + slack and y - slack <= down <= y + height + slack


def middle(box: Box) -> Spot:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def corners(box: Box) -> list[Spot]:
    x, y, width, height = box
    return [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]


def around(boxes: list[Box]) -> Box:
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return left, top, right - left, bottom - top


def misled(page: Page, hint: str, meant: Meant) -> Iterator[str]:
    """All that is wrong with what is framed and pointed at, once the card lies still."""
    seen = look(page, meant)
    size = page.viewport_size
    assert size is not None
    hint = f"{hint} at {size['width']}×{size['height']}"
    if not seen.meant:
        yield f"{hint}: what it speaks of is not to be seen"
    framed = {box for box in seen.meant for ring in seen.rings if holds(ring, middle(box))}
    if not framed or (len(framed) < len(seen.meant) and not meant.example):
        yield f"{hint}: {len(framed)} of {len(seen.meant)} framed by {seen.rings}"
    for ring in seen.rings:
        within = [box for box in framed if holds(ring, middle(box))]
        if not within:
            yield f"{hint}: {ring} frames something else"
        elif not all(holds(around(within), corner, SLACK) for corner in corners(ring)):
            yield f"{hint}: {ring} frames more than {within}"
    if not all(holds((0, 0, size["width"], size["height"]), middle(box)) for box in framed):
        yield f"{hint}: out of sight"
    yield from misses(hint, seen)


def misses(hint: str, seen: Seen) -> Iterator[str]:
    """Where the pointer comes upon something else before it comes to a frame."""
    if not seen.way:
        return
    others = [
        box for box in seen.others if not any(holds(each, middle(box)) for each in seen.rings)
    ]
    for spot in seen.way:
        if any(holds(ring, spot, SLACK) for ring in seen.rings):
            return
        if any(holds(box, spot) for box in others):
            break
    yield f"{hint}: the pointer at {seen.edge} of {seen.card} points at something else"


def look(page: Page, meant: Meant) -> Seen:
    found = page.evaluate(LOOK, meant.selector)
    boxes = {key: [tuple(each) for each in found[key]] for key in ("meant", "rings", "others")}
    return Seen(**{**found, **boxes, "card": tuple(found["card"])})
