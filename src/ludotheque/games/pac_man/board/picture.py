"""A picture of an empty Pac-Man board with its marbles, as a stand-alone SVG.

The look of the board belongs here: a night arcade in black glass and neon. The live page and
the terminal draw pieces on top of their own boards; what a board is stands in `plan.py`.

The barriers are what the corridors leave. Every layer of the maze is the same shape, all the
corridors run together, each time a little narrower: two neon lines appear around them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from xml.etree import ElementTree

from ludotheque.kit.grid import Point
from ludotheque.kit.svg import Attributes, Svg, number

from .check import name_of
from .plan import CLOCKWISE, HOME_LETTERS, Kind, Link, Plan, Side, Space

STEP = 80  # between two grid points
MARGIN = 104  # around the outermost grid points
PORCH = 66  # how far a door's corridor leads out
DOT_STEP = 16
CLEAR = 27  # no dots so near to a space

CORRIDOR = 21  # half its width
FILLET = 13  # how round the corners of the barriers are, at the corridor
HOME_ROOM = 11  # how much wider than a corridor a home is
PEN_ROOM = 17  # likewise the ghosts' pen

# From the barriers inwards: how much wider than the corridor, in which colour.
LAYERS = ((9.0, "#2b46ff"), (6.6, "#070a24"), (2.6, "#4a6bff"), (0.0, "#010106"))

DOT = "#5f86ff"
RED_RING = "#ff3a3a"
GATE = "#ffb3d9"
COORDINATE = "#6673b8"
SEAT_COLOURS = ("#ffd92e", "#ff5c39", "#21c08b", "#5bbcf5")
# Each home's shape around the origin; a circle has no corners.
SEAT_SHAPES = (
    "",
    "M0,-26 L25,18 L-25,18 Z",
    "M-20,-20 H20 V20 H-20 Z",
    "M0,-27 L27,0 L0,27 L-27,0 Z",
)

Place = tuple[float, float]


class Picture(Svg):
    """One board under construction."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        width, height = (2 * MARGIN + (n - 1) * STEP for n in (plan.columns, plan.rows))
        super().__init__("pac-man", plan.name, plan.text, (0, 0, width, height))
        self.define()
        self.add_ground(width, height, self.reference("glass"), "#1b2460", rounding=36)
        self.draw_maze()
        self.draw_dots()
        self.draw_doors()
        self.draw_spaces()
        self.draw_coordinates()

    # ------------------------------------------------------------ definitions

    def define(self) -> None:
        definitions = self.add(self.root, "defs")
        self.add_gradient(definitions, "glass", ("#10163f", "#05071a", "#020208"), 0.5, 0.42, 0.8)
        self.add_gradient(definitions, "white", ("#ffffff", "#dfe4f2", "#7f88a6"), 0.36, 0.3, 0.8)
        self.add_gradient(definitions, "yellow", ("#fffbe0", "#ffd60a", "#b37a00"), 0.36, 0.3, 0.8)
        room: Attributes = {"x": "-10%", "y": "-10%", "width": "120%", "height": "120%"}
        glow = self.add(definitions, "filter", id=self.identity("glow"), **room)
        self.add(glow, "feGaussianBlur", stdDeviation=7)

    def add_gradient(
        self,
        definitions: ElementTree.Element,
        name: str,
        colours: Sequence[str],
        x: float,
        y: float,
        radius: float,
    ) -> None:
        place: Attributes = {"cx": x, "cy": y, "r": radius}
        gradient = self.add(definitions, "radialGradient", id=self.identity(name), **place)
        self.add_stops(gradient, colours)

    # ------------------------------------------------------------ the maze

    def draw_maze(self) -> None:
        shine = self.add(self.root, "g", filter=self.reference("glow"), opacity=0.55)
        self.draw_layer(shine, *LAYERS[0])
        for wider, colour in LAYERS:
            self.draw_layer(self.root, wider, colour)

    def draw_layer(self, parent: ElementTree.Element, wider: float, colour: str) -> None:
        """All corridors in one colour, `wider` on each side than what pieces walk on."""
        half = CORRIDOR + wider
        layer = self.add(parent, "g", fill=colour, stroke="none")
        line: Attributes = {"fill": "none", "stroke": colour, "stroke_width": 2 * half}
        paths = " ".join(track(link.path) for link in self.plan.links)
        self.add(layer, "path", d=paths, stroke_linejoin="round", stroke_linecap="round", **line)
        porches = " ".join(self.porch(door.space, door.side) for door in self.plan.doors)
        self.add(layer, "path", d=porches, **line)
        self.add(layer, "path", d=" ".join(self.fillets(half, FILLET - wider)))
        self.draw_rooms(layer, half)

    def draw_rooms(self, layer: ElementTree.Element, half: float) -> None:
        for space in self.plan.spaces:
            x, y = place(space.point)
            if space.kind == Kind.HOME:
                self.add(layer, "circle", cx=x, cy=y, r=half + HOME_ROOM)
            elif space.kind == Kind.CENTRE:
                side = half + PEN_ROOM
                box: Attributes = {
                    "x": x - side,
                    "y": y - side,
                    "width": 2 * side,
                    "height": 2 * side,
                }
                self.add(layer, "rect", **box, rx=half - 14)

    def porch(self, space: int, side: Side) -> str:
        x, y = place(self.plan.spaces[space].point)
        return f"M{number(x)},{number(y)} l{side.step[0] * PORCH},{side.step[1] * PORCH}"

    def fillets(self, half: float, radius: float) -> Iterator[str]:
        """What rounds each corner of a barrier: between two corridors at a right angle."""
        for point, sides in self.ways_out().items():
            for side in sides:
                if side.turned in sides:
                    yield fillet(place(point), side.step, side.turned.step, half, radius)

    def ways_out(self) -> dict[Point, list[Side]]:
        """The sides on which a corridor leaves each grid point, doors included; clockwise."""
        ways: dict[Point, set[Side]] = {}
        for link in self.plan.links:
            for start, end in pairwise(link.path):
                for here, there in ((start, end), (end, start)):
                    ways.setdefault(here, set()).add(side_towards(here, there))
        for door in self.plan.doors:
            ways.setdefault(self.plan.spaces[door.space].point, set()).add(door.side)
        return {point: sorted(sides, key=CLOCKWISE.index) for point, sides in ways.items()}

    # ------------------------------------------------------------ what lies in it

    def draw_dots(self) -> None:
        dots = self.add(self.root, "g", fill=DOT)
        for link in self.plan.links:
            for x, y in dots_along(link):
                self.add(dots, "circle", cx=x, cy=y, r=2.4)

    def draw_doors(self) -> None:
        """White arrows in and out of each door."""
        for door in self.plan.doors:
            x, y = place(self.plan.spaces[door.space].point)
            angle = 90 * CLOCKWISE.index(door.side)
            move = f"translate({number(x)},{number(y)}) rotate({angle})"
            arrow = self.add(self.root, "path", transform=move, fill="#ffffff")
            arrow.set("d", "M0,-62 L14,-44 H5 V-28 H-5 V-44 H-14 Z")

    def draw_spaces(self) -> None:
        for space in self.plan.spaces:
            x, y = place(space.point)
            group = self.add(self.root, "g", transform=f"translate({number(x)},{number(y)})")
            if space.kind == Kind.HOME:
                self.draw_home(group, space)
            elif space.kind == Kind.CENTRE:
                self.draw_pen(group, space)
            else:
                self.draw_hole(group, space.kind == Kind.RINGED)

    def draw_hole(self, group: ElementTree.Element, is_ringed: bool) -> None:
        if is_ringed:
            ring: Attributes = {"fill": "#1c0508", "stroke": RED_RING, "stroke_width": 4}
            self.add(group, "circle", r=17.5, **ring)
        else:
            self.add(group, "circle", r=14.5, fill="#0a0e2b", stroke="#26337f", stroke_width=1.5)
        marble = self.reference("yellow" if is_ringed else "white")
        self.add(group, "circle", r=12.5 if is_ringed else 11.5, fill=marble)
        shine: Attributes = {"fill": "#ffffff", "fill_opacity": 0.9, "transform": "rotate(-35)"}
        self.add(group, "ellipse", cx=0, cy=-6.5, rx=4, ry=2.2, **shine)

    def draw_home(self, group: ElementTree.Element, space: Space) -> None:
        """A seat is told by its colour, its shape and its letter."""
        colour = SEAT_COLOURS[space.home]
        look: Attributes = {
            "fill": colour,
            "stroke": colour,
            "stroke_width": 5,
            "stroke_linejoin": "round",
        }
        if SEAT_SHAPES[space.home]:
            self.add(group, "path", d=SEAT_SHAPES[space.home], **look)
        else:
            self.add(group, "circle", r=23, **look)
        letter = self.add_text(group, 0, 9, 26, "#05061a", HOME_LETTERS[space.home])
        letter.set("font-weight", "700")

    def draw_pen(self, group: ElementTree.Element, space: Space) -> None:
        """The ghosts' place, with a gate at each way out."""
        for side in self.ways_out().get(space.point, []):
            gate = self.add(group, "path", d="M-17,-35 H17", stroke=GATE, stroke_width=5)
            gate.set("transform", f"rotate({90 * CLOCKWISE.index(side)})")
            gate.set("stroke-linecap", "round")
        self.draw_ghost(group, -14, "#ff8ad4")
        self.draw_ghost(group, 14, "#7de3ff")

    def draw_ghost(self, group: ElementTree.Element, x: float, colour: str) -> None:
        """A small outline that says who lives here."""
        ghost = self.add(group, "g", transform=f"translate({number(x)},1)")
        sheet = "M-10,12 V-2 A10,10 0 0 1 10,-2 V12 L5,8 L0,12 L-5,8 Z"
        line: Attributes = {"stroke": colour, "stroke_width": 2, "stroke_linejoin": "round"}
        self.add(ghost, "path", d=sheet, fill=colour, fill_opacity=0.25, **line)
        for eye in (-4, 4):
            self.add(ghost, "circle", cx=eye, cy=-2, r=2, fill=colour)

    def draw_coordinates(self) -> None:
        """Letters below and numbers at the left, as on a chessboard."""
        left, bottom = MARGIN - 84, MARGIN + (self.plan.rows - 1) * STEP + 90
        for column in range(self.plan.columns):
            letter = name_of(self.plan, (column, 0))[0]
            self.add_text(self.root, MARGIN + column * STEP, bottom, 18, COORDINATE, letter)
        for row in range(self.plan.rows):
            figure = name_of(self.plan, (0, row))[1:]
            self.add_text(self.root, left, MARGIN + row * STEP + 6, 18, COORDINATE, figure)


# ---------------------------------------------------------------- geometry


def place(point: Point) -> Place:
    return MARGIN + STEP * point[0], MARGIN + STEP * point[1]


def side_towards(here: Point, there: Point) -> Side:
    step = there[0] - here[0], there[1] - here[1]
    return next(side for side in CLOCKWISE if side.step == step)


def track(path: Sequence[Point]) -> str:
    return "M" + " L".join(f"{number(x)},{number(y)}" for x, y in map(place, path))


def fillet(centre: Place, one: Point, other: Point, half: float, radius: float) -> str:
    """The corner between two corridors, filled up to an arc that touches both."""
    x, y = ((one[i] + other[i]) * half for i in (0, 1))
    corner = centre[0] + x, centre[1] + y
    start = corner[0] + one[0] * radius, corner[1] + one[1] * radius
    end = corner[0] + other[0] * radius, corner[1] + other[1] * radius
    inside = centre[0] + x / 2, centre[1] + y / 2
    points = [",".join(map(number, each)) for each in (inside, start, end)]
    return f"M{points[0]} L{points[1]} A{number(radius)},{number(radius)} 0 0 0 {points[2]} Z"


def dots_along(link: Link) -> Iterator[Place]:
    """Evenly spaced places along a track, clear of both its ends."""
    length = STEP * (len(link.path) - 1)
    for along in range(DOT_STEP, length, DOT_STEP):
        if CLEAR <= along <= length - CLEAR:
            (x, y), (next_x, next_y) = map(place, link.path[along // STEP :][:2])
            part = along % STEP / STEP
            yield x + (next_x - x) * part, y + (next_y - y) * part


def svg(plan: Plan) -> str:
    """The picture, as text. Two of them can stand in one page."""
    return Picture(plan).written()
