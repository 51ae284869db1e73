"""A picture of an empty board of Close Encounters, as a stand-alone SVG.

The look of the board belongs here: a valley at night under a lit ship, the tower dark at its
foot. The live page and the terminal draw pawns on boards of their own; what a board is stands
in `plan.py`.
"""

from __future__ import annotations

from xml.etree import ElementTree

from ludotheque.kit.grid import Point
from ludotheque.kit.svg import Attributes, Svg, number

from .plan import GAME, Kind, Plan, Square
from .tables import safe_areas

STEP = 60  # from one square to the next
MARGIN = 64
HALF = 27  # half the side of a square
STARS = 160

SAFE_COLOURS = ("#2f5d50", "#584a86")  # around the tower, around the ship
NUMBER = "#dfe6ff"
COORDINATE = "#6673b8"
# The five lights of the ship, one a note.
LIGHTS = ("#ff5c39", "#ffd92e", "#21c08b", "#5bbcf5", "#b48cff")
TOWER = "M-20,24 L-13,-20 Q-11,-25 -6,-25 H7 Q12,-25 14,-20 L21,24 Z"
GROOVES = ("M-9,22 L-6,-20", "M-2,22 V-21", "M5,22 L3,-20", "M13,22 L9,-19")


class Picture(Svg):
    """One board under construction."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.width, self.height = (
            2 * MARGIN + (count - 1) * STEP for count in (plan.columns, plan.rows)
        )
        super().__init__(GAME, plan.name, plan.text, (0, 0, self.width, self.height))
        self.define()
        self.draw_night()
        self.draw_squares()
        self.draw_coordinates()

    # ------------------------------------------------------------ the night

    def define(self) -> None:
        definitions = self.add(self.root, "defs")
        sky = self.add(definitions, "linearGradient", id=self.identity("sky"), x1=0, y1=0, x2=0)
        sky.set("y2", "1")
        self.add_stops(sky, ("#171245", "#0a0d2e", "#060818", "#0d0a12"))
        beam = self.add(definitions, "radialGradient", id=self.identity("beam"), cx=0.5, cy=0.5)
        self.add_stops(beam, ("#fff6d8", "#ffdf9a", "#ffdf9a00"))

    def draw_night(self) -> None:
        self.add_ground(self.width, self.height, self.reference("sky"), "#2a2f6b")
        stars = self.add(self.root, "g", fill="#ffffff")
        for star in range(STARS):  # scattered, and the same each time
            x, y = 12 + star * 7919 % (self.width - 24), 12 + star * 6007 % (self.height * 3 // 5)
            shine: Attributes = {"r": 0.7 + star % 3 * 0.35, "fill_opacity": 0.25 + star % 5 * 0.1}
            self.add(stars, "circle", cx=x, cy=y, **shine)

    # ------------------------------------------------------------ squares

    def draw_squares(self) -> None:
        towers, ships = safe_areas(self.plan)
        for index, square in enumerate(self.plan.squares):
            x, y = place(square.point)
            group = self.add(self.root, "g", transform=f"translate({number(x)},{number(y)})")
            if square.kind == Kind.TOWER:
                self.draw_tower(group)
            elif square.kind == Kind.SHIP:
                self.draw_ship(group)
            elif square.kind == Kind.NUMBERED:
                self.draw_number(group, square)
            else:
                self.draw_safe(group, SAFE_COLOURS[index in ships and index not in towers])

    def draw_number(self, group: ElementTree.Element, square: Square) -> None:
        self.draw_box(group, "#10163f", "#3b4aa8", 0.82)
        self.add_text(group, 0, 8, 22, NUMBER, str(square.number))

    def draw_safe(self, group: ElementTree.Element, colour: str) -> None:
        self.draw_box(group, colour, colour, 0.42)
        self.add(group, "circle", r=3.5, fill="#ffffff", fill_opacity=0.55)

    def draw_box(self, group: ElementTree.Element, fill: str, stroke: str, opacity: float) -> None:
        box: Attributes = {"x": -HALF, "y": -HALF, "width": 2 * HALF, "height": 2 * HALF, "rx": 9}
        self.add(
            group, "rect", **box, fill=fill, fill_opacity=opacity, stroke=stroke, stroke_width=1.5
        )

    def draw_tower(self, group: ElementTree.Element) -> None:
        """A tall rock with grooves down its sides."""
        self.add(group, "ellipse", cx=0, cy=25, rx=30, ry=6, fill="#1d1a24")
        rock: Attributes = {"fill": "#6a5a52", "stroke": "#b39a86", "stroke_width": 2}
        self.add(group, "path", d=TOWER, stroke_linejoin="round", **rock)
        grooves: Attributes = {"stroke": "#463a36", "stroke_width": 2, "fill": "none"}
        self.add(group, "path", d=" ".join(GROOVES), stroke_linecap="round", **grooves)

    def draw_ship(self, group: ElementTree.Element) -> None:
        """Lights above a rim, and light below it."""
        self.add(group, "circle", r=44, fill=self.reference("beam"), fill_opacity=0.5)
        self.add(group, "ellipse", cx=0, cy=-7, rx=15, ry=13, fill="#cfd6ff")
        hull: Attributes = {"fill": "#39407f", "stroke": "#dfe6ff", "stroke_width": 2}
        self.add(group, "ellipse", cx=0, cy=3, rx=29, ry=11, **hull)
        for light, colour in enumerate(LIGHTS):
            self.add(group, "circle", cx=-20 + 10 * light, cy=4, r=3.2, fill=colour)

    def draw_coordinates(self) -> None:
        """Letters below and numbers at the left, for the squares that have no number."""
        bottom = self.height - 16
        for column in range(self.plan.columns):
            x, _ = place((column, 0))
            self.add_text(self.root, x, bottom, 15, COORDINATE, chr(ord("a") + column))
        for row in range(self.plan.rows):
            _, y = place((0, row))
            self.add_text(self.root, 20, y + 5, 15, COORDINATE, str(self.plan.rows - row))


def place(point: Point) -> tuple[float, float]:
    return MARGIN + STEP * point[0], MARGIN + STEP * point[1]


def svg(plan: Plan) -> str:
    """The picture, as text. Two of them can stand in one page."""
    return Picture(plan).written()
