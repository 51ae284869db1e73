"""A picture of a board of Situation 4, as a stand-alone SVG: the whole map, and the cut.

The look of the board belongs here: a printed map of 1969, in few muted inks on warm paper. The
live page draws the same layers with inks of its own; what a board is stands in `plan.py`.
"""

from __future__ import annotations

from xml.etree import ElementTree

from ludotheque.kit.svg import Attributes, Svg

from .jigsaw import Line
from .map import LAYERS, LINES
from .plan import AREA, Plan
from .worked_out import cut_of, map_of

MARGIN = 330
FACE = "Georgia, 'DejaVu Serif', serif"

PAPER = "#efe6cd"
SHEET = "#e4d8b8"
INK = "#33302a"
RED = "#a8382b"
BROWN = "#9a7148"
WATER = "#8fb3bd"
DEEP = "#4f7f8f"

LOOKS: dict[str, Attributes] = {
    "height": {"fill": "#cbb27c", "fill_opacity": 0.16, "stroke": BROWN, "stroke_width": 3.2,
               "stroke_opacity": 0.6},
    "wheat": {"fill": "#e3c676", "fill_opacity": 0.62},
    "crop": {"fill": "#b7c08a", "fill_opacity": 0.62},
    "plough": {"fill": "#d3b28a", "fill_opacity": 0.5},
    "orchard": {"fill": "#d6d69c", "fill_opacity": 0.7},
    "wood": {"fill": "#8fa577", "fill_opacity": 0.85, "stroke": "#6f8a5e", "stroke_width": 4},
    "shade": {"fill": "#5f4a33", "fill_opacity": 0.17},
    "light": {"fill": "#fffbe8", "fill_opacity": 0.42},
    "furrow": {"stroke": "#a5835c", "stroke_width": 3.5, "stroke_opacity": 0.65},
    "stream": {"stroke": DEEP, "stroke_width": 9, "stroke_opacity": 0.8},
    "water": {"fill": WATER},
    "wave": {"stroke": DEEP, "stroke_width": 3, "stroke_opacity": 0.55},
    "shore": {"stroke": "#3f6877", "stroke_width": 6},
    "street": {"stroke": INK, "stroke_width": 18},
    "track": {"stroke": INK, "stroke_width": 7},
    "sleeper": {"stroke": INK, "stroke_width": 5},
    "zone": {"fill": "#f4ecd2", "fill_opacity": 0.92},
    "runway": {"fill": "#b3ab98", "stroke": INK, "stroke_width": 3},
    "basin": {"fill": WATER, "stroke": "#3f6877", "stroke_width": 5},
    "works": {"fill": "#c3bba6", "stroke": INK, "stroke_width": 4},
    "building": {"fill": "#59504a"},
    "roof": {"fill": "#efe6cd", "stroke": INK, "stroke_width": 3},
    "barge": {"fill": "#7a4b36", "stroke": INK, "stroke_width": 3},
    "pipe": {"stroke": INK, "stroke_width": 4},
    "siding": {"stroke": INK, "stroke_width": 6},
    "mark": {"stroke": PAPER, "stroke_width": 5},
    "tuft": {"stroke": "#8b9463", "stroke_width": 4, "stroke_opacity": 0.8},
    "tree-shadow": {"fill": "#42533a", "fill_opacity": 0.4},
    "tree": {"fill": "#4d6644"},
    "bush": {"fill": "#7d8f52"},
    "peak": {"fill": BROWN},
    "church": {"fill": INK},
    "zone-edge": {"stroke": RED, "stroke_width": 11, "stroke_dasharray": "34 16"},
    "grid": {"stroke": INK, "stroke_width": 4, "stroke_opacity": 0.5},
    "base": {"fill": "#e8d9b0"},
    "base-border": {"fill": "#1d1b19"},
    "hatch": {"stroke": "#8f7d57", "stroke_width": 4, "stroke_opacity": 0.5},
    "emblem": {"fill": "#2c2a26"},
    "plate": {"fill": RED},
    "value": {"fill": "#fbf3dc"},
    "base-line": {"fill": "#1d1b19"},
    "red-edge": {"stroke": "#c0392b", "stroke_width": 16},
    "dot": {"fill": "#fffdf4", "stroke": INK, "stroke_width": 7},
}  # fmt: skip


class Picture(Svg):
    """One board under construction."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.width, self.height = plan.width + 2 * MARGIN, plan.height + 2 * MARGIN
        box = -MARGIN, -MARGIN, self.width, self.height
        super().__init__("situation", plan.name, plan.text, box)
        self.define()
        self.draw_sheet()
        self.draw_map()
        self.draw_cut()
        self.draw_coordinates()

    def define(self) -> None:
        """The paper's own unevenness, and the window through which the map is seen."""
        definitions = self.add(self.root, "defs")
        room: Attributes = {"x": 0, "y": 0, "width": "100%", "height": "100%"}
        grain = self.add(definitions, "filter", id=self.identity("grain"), **room)
        noise: Attributes = {
            "type": "fractalNoise",
            "baseFrequency": 0.012,
            "numOctaves": 4,
            "seed": 4,
        }
        self.add(grain, "feTurbulence", **noise)
        tint = "0 0 0 0 0.36  0 0 0 0 0.28  0 0 0 0 0.16  0 0 0 0.34 -0.1"
        self.add(grain, "feColorMatrix", type="matrix", values=tint)
        window = self.add(definitions, "clipPath", id=self.identity("map"))
        self.add(window, "rect", width=self.plan.width, height=self.plan.height)

    def draw_sheet(self) -> None:
        plan = self.plan
        box: Attributes = {"x": -MARGIN, "y": -MARGIN, "width": self.width, "height": self.height}
        self.add(self.root, "rect", fill=SHEET, **box)
        self.add(self.root, "rect", filter=self.reference("grain"), opacity=0.6, **box)
        for gap, thick in ((34, 20), (66, 5)):
            frame: Attributes = {"x": -gap, "y": -gap, "fill": "none", "stroke": INK}
            size: Attributes = {"width": plan.width + 2 * gap, "height": plan.height + 2 * gap}
            self.add(self.root, "rect", stroke_width=thick, **frame, **size)
        title = self.words((plan.width / 2, -MARGIN * 0.56), 130, self.title.upper())
        title.set("letter-spacing", "46")
        title.set("font-weight", "700")

    def draw_map(self) -> None:
        group = self.add(self.root, "g", clip_path=self.reference("map"))
        size: Attributes = {"width": self.plan.width, "height": self.plan.height}
        self.add(group, "rect", fill=PAPER, **size)
        paths = dict(map_of(self.plan).printed.board)
        for kind in LAYERS:
            if kind in paths:
                self.draw_layer(group, kind, paths[kind])
        grain: Attributes = {"filter": self.reference("grain"), "opacity": 0.34}
        self.add(group, "rect", **grain, **size)

    def draw_layer(self, group: ElementTree.Element, kind: str, path: str) -> None:
        look = dict(LOOKS[kind])
        if kind in LINES:
            look |= {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "butt"}
        self.add(group, "path", d=path, **look)
        if kind == "street":  # a light road between two dark edges
            inner: Attributes = {"stroke": "#fbf6e6", "stroke_width": 9, "stroke_linejoin": "round"}
            self.add(group, "path", d=path, fill="none", **inner)

    def draw_cut(self) -> None:
        """Every cut once, a light edge beside a dark one, as in cardboard."""
        lines = " ".join(line_path(line) for line in cut_of(self.plan).between.values())
        cut: Attributes = {"d": lines, "fill": "none", "stroke_linejoin": "round"}
        light: Attributes = {"stroke": "#fffaf0", "stroke_width": 7, "stroke_opacity": 0.55}
        self.add(self.root, "path", transform="translate(5 5)", **cut, **light)
        self.add(self.root, "path", stroke="#2b2722", stroke_width=8, stroke_opacity=0.8, **cut)

    def draw_coordinates(self) -> None:
        """Letters and numbers of the places around the map, and the areas' in their corners."""
        plan = self.plan
        for column in range(plan.columns):
            x = (column + 0.5) * plan.width / plan.columns
            for beyond in (-105, plan.height + 175):
                self.words((x, beyond), 84, plan.place_names[column][0])
        for row in range(plan.rows):
            y = (row + 0.5) * plan.height / plan.rows + 30
            for beside in (-150, plan.width + 150):
                self.words((beside, y), 84, str(plan.rows - row))
        for name, area in zip(plan.area_names, plan.areas, strict=True):
            corner = area.left + 0.09 * AREA, area.top + 0.1 * AREA
            self.words(corner, 62, name).set("opacity", "0.5")

    def words(self, at: tuple[float, float], size: int, text: str) -> ElementTree.Element:
        face: Attributes = {"font_family": FACE, "text_anchor": "middle", "fill": INK}
        found = self.add(self.root, "text", x=at[0], y=at[1], font_size=size, **face)
        found.text = text
        return found


def line_path(line: Line) -> str:
    """A cut, with its curves."""
    text = f"M{line.start[0]} {line.start[1]}"
    for stroke in line.strokes:
        points = " ".join(f"{x} {y}" for x, y in stroke)
        text += ("L" if len(stroke) == 1 else "C") + points
    return text


def svg(plan: Plan) -> str:
    """The picture, as text. Two of them can stand in one page."""
    return Picture(plan).written()
