"""A picture of an empty board of Mission Impossible, as a stand-alone SVG.

The look of the board belongs here: a city at night, seen from above. The live page and the
terminal draw figures on top of their own boards; what a board is stands in `plan.py`.
"""

from __future__ import annotations

from math import sqrt

from ludotheque.kit.grid import Point
from ludotheque.kit.svg import Attributes, Svg, number

from ..constants import NOWHERE
from .plan import Plan, Square

STEP = 44  # half the way between two squares of a row
ROW = STEP * sqrt(3)
MARGIN = 76

NIGHT = ("#1b2148", "#0c1030", "#05071a")
BLOCK = "#141a3c"
KERB = "#29346b"
STREET = "#39477f"
LAMP = "#ffe9a8"
PLAIN = "#202a5c"
COORDINATE = "#7f8bc9"
INK = "#05061a"
SEAT_COLOURS = ("#ffd92e", "#ff5c39", "#21c08b", "#5bbcf5", "#b48cff", "#ff9f1c")
# Each district's emblem around the origin; a circle has no corners.
EMBLEMS = (
    "",
    "M0,-17 L16,12 L-16,12 Z",
    "M-13,-13 H13 V13 H-13 Z",
    "M0,-18 L18,0 L0,18 L-18,0 Z",
    "M-8.5,-15 H8.5 L17,0 L8.5,15 H-8.5 L-17,0 Z",
    "M0,-18 L4.6,-6.3 L17,-5.6 L7.5,2.4 L10.6,14.6 "
    "L0,8 L-10.6,14.6 L-7.5,2.4 L-17,-5.6 L-4.6,-6.3 Z",
)

Place = tuple[float, float]


class Picture(Svg):
    """One board under construction."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.width = 2 * MARGIN + (plan.columns - 1) * STEP
        self.height = 2 * MARGIN + (plan.rows - 1) * ROW
        super().__init__("mission", plan.name, plan.text, (0, 0, self.width, self.height))
        self.define()
        self.add_ground(self.width, self.height, self.reference("night"), KERB)
        self.draw_streets()
        for square in plan.squares:
            self.draw_square(square)
        self.draw_rows()

    def define(self) -> None:
        definitions = self.add(self.root, "defs")
        sky = self.add(
            definitions, "radialGradient", id=self.identity("night"), cx=0.5, cy=0.5, r=0.75
        )
        self.add_stops(sky, NIGHT)
        room: Attributes = {"x": "-20%", "y": "-20%", "width": "140%", "height": "140%"}
        glow = self.add(definitions, "filter", id=self.identity("glow"), **room)
        self.add(glow, "feGaussianBlur", stdDeviation=6)

    def draw_streets(self) -> None:
        """Each layer of the streets a little narrower: kerb, roadway, and lamps along it."""
        ways = " ".join(self.way(a, b) for a, b in self.plan.streets)
        line: Attributes = {"fill": "none", "stroke_linecap": "round"}
        glow: Attributes = {"filter": self.reference("glow"), "opacity": 0.5}
        self.add(self.root, "path", d=ways, stroke=STREET, stroke_width=34, **line, **glow)
        self.add(self.root, "path", d=ways, stroke=KERB, stroke_width=26, **line)
        self.add(self.root, "path", d=ways, stroke=BLOCK, stroke_width=21, **line)
        lamps: Attributes = {"stroke": LAMP, "stroke_width": 2.2, "stroke_dasharray": "0 11"}
        self.add(self.root, "path", d=ways, opacity=0.8, **lamps, **line)

    def way(self, a: int, b: int) -> str:
        ends = (place(self.plan.squares[end].point) for end in (a, b))
        return "M" + " L".join(f"{number(x)},{number(y)}" for x, y in ends)

    def draw_square(self, square: Square) -> None:
        x, y = place(square.point)
        group = self.add(self.root, "g", transform=f"translate({number(x)},{number(y)})")
        if square.district == NOWHERE:
            self.add(group, "circle", r=13, fill=PLAIN, stroke=COORDINATE, stroke_width=1.5)
            return
        colour = SEAT_COLOURS[square.district]
        glow: Attributes = {"filter": self.reference("glow"), "opacity": 0.55}
        self.add(group, "circle", r=24, fill=colour, **glow)
        self.add(group, "circle", r=23, fill=INK, stroke=colour, stroke_width=3)
        if EMBLEMS[square.district]:
            self.add(group, "path", d=EMBLEMS[square.district], fill=colour)
        else:
            self.add(group, "circle", r=15, fill=colour)
        self.add_text(group, 0, 5.5, 15, INK, str(1 + square.district)).set("font-weight", "700")

    def draw_rows(self) -> None:
        """Beside each row, the name of its first square."""
        for row in range(self.plan.rows):
            squares = [square for square in self.plan.squares if square.row == row]
            if squares:
                x, y = place(squares[0].point)
                self.add_text(self.root, x - 44, y + 5, 15, COORDINATE, squares[0].name)


def place(point: Point) -> Place:
    return MARGIN + STEP * point[0], MARGIN + ROW * point[1]


def svg(plan: Plan) -> str:
    """The picture, as text. Two of them can stand in one page."""
    return Picture(plan).written()
