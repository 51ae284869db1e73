"""Pac-Man on the terminal: the board as its file draws it, the trays, the dice, and the words.

Drawn from what a seat may see (`view.py`) and from the board's plan; nothing here decides what
may be done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from itertools import pairwise
from typing import TYPE_CHECKING

from rich.text import Text

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import Keyed, Look
from ludotheque.engine.seats import Seat
from ludotheque.kit.grid import Point
from ludotheque.kit.terminal.canvas import Canvas, Raster, one_of, spelt
from ludotheque.kit.terminal.dice import faces
from ludotheque.kit.terminal.marks import INK, MARKS, player_name
from ludotheque.words import say

from .board.plan import GAME, Kind, Plan, Side, Space
from .constants import QUIET_ROUNDS
from .notation import Move, Step
from .view import Player, View

if TYPE_CHECKING:
    from ludotheque.engine.match import Match

LINGERS: frozenset[str] = frozenset()  # nothing is secret
YOURS = ("choose", "walk", "name")  # phases in which somebody is spoken to
QUIET_TOLD = 10  # rounds without a marble from which on they are counted aloud
ACROSS, DOWN = 4, 2  # columns and lines from one grid point to the next
LEFT, TOP = 5, 1  # where the first grid point is drawn: beside the rows' numbers and a door

NIGHT = "on #04051a"
TRACK = "#4a66e0"
FAINT = "#8791c7"
WHITE = "bold #ffffff"
YELLOW = "bold #ffd60a"
RED = "#ff5050"
GHOSTS = {"ghost-1": "#ff8ad4", "ghost-2": "#7de3ff"}
CHOICE = "bold #05061a on #ffffff"

# Tracks by the sides on which they leave a grid point.
FANCY_TRACKS = {"TB": "│", "LR": "─", "BR": "╭", "BL": "╮", "TR": "╰", "TL": "╯"}
PLAIN_TRACKS = {"TB": "|", "LR": "-"}
PLAIN_BEND = "+"
SIDES = {(0, -1): "T", (0, 1): "B", (-1, 0): "L", (1, 0): "R"}
ARROWS = {Side.TOP: "↑^", Side.RIGHT: "→>", Side.BOTTOM: "↓v", Side.LEFT: "←<"}
HEADINGS = {(0, -1): "↑^", (1, 0): "→>", (0, 1): "↓v", (-1, 0): "←<"}
THROUGH_DOORS = "⇄%"
MARBLES = {"white": ("•o", WHITE), "yellow": ("◉@", YELLOW)}
TRAY = ("", "⠂", "⠆", "⠖", "⠶")  # one to four marbles
TRAY_CELL = 4

GRID = Raster(LEFT, TOP, ACROSS, DOWN)
place, spot = GRID.place, GRID.spot


# ---------------------------------------------------------------- the board


def board(match: Match, seat: Seat | None, look: Look, choices: Keyed) -> Text:
    plan = of_type(Plan, match.board.plan)
    view = of_type(View, match.view(seat))
    width, height = LEFT + ACROSS * (plan.columns - 1) + 4, TOP + DOWN * (plan.rows - 1) + 2
    canvas = Canvas(width, height, NIGHT, look.fancy)
    draw_coordinates(canvas, plan)
    draw_tracks(canvas, plan)
    draw_doors(canvas, plan)
    for space in plan.spaces:
        draw_space(canvas, space, view)
    draw_pieces(canvas, plan, view)
    for key, move in choices:
        if isinstance(move, Step):
            mark = f"{key}{one_of('›>', look.fancy)}"
            canvas.put_before(spot(plan, move.space), mark, CHOICE)
    return canvas.text()


def draw_coordinates(canvas: Canvas, plan: Plan) -> None:
    """Letters below and numbers at the left, as on a chessboard."""
    for column in range(plan.columns):
        x, _ = place((column, 0))
        canvas.put((x, canvas.height - 1), chr(ord("a") + column), FAINT)
    for row in range(plan.rows):
        canvas.put((0, place((0, row))[1]), f"{plan.rows - row:>2}", FAINT)


def draw_tracks(canvas: Canvas, plan: Plan) -> None:
    shapes = FANCY_TRACKS if canvas.fancy else PLAIN_TRACKS
    for link in plan.links:
        for here, there in pairwise(link.path):
            draw_stretch(canvas, place(here), place(there), shapes)
        for before, point, after in zip(link.path, link.path[1:], link.path[2:], strict=False):
            sides = "".join(
                sorted((towards(point, before), towards(point, after)), key="TBLR".index)
            )
            canvas.put(place(point), shapes.get(sides, PLAIN_BEND), TRACK)


def draw_stretch(canvas: Canvas, here: Point, there: Point, shapes: Mapping[str, str]) -> None:
    """What is drawn between two neighbouring grid points."""
    (x, y), (end_x, end_y) = min(here, there), max(here, there)
    if y == end_y:
        canvas.put((x + 1, y), shapes["LR"] * (end_x - x - 1), TRACK)
    else:
        for line in range(y + 1, end_y):
            canvas.put((x, line), shapes["TB"], TRACK)


def towards(here: Point, there: Point) -> str:
    return SIDES[there[0] - here[0], there[1] - here[1]]


def draw_doors(canvas: Canvas, plan: Plan) -> None:
    """An arrow outside each door; below the board it takes its column's letter aside."""
    for door in plan.doors:
        x, y = place(plan.spaces[door.space].point)
        step = door.side.step
        at = x + step[0] * 2, y + step[1]
        if at in canvas.cells and at[1] == canvas.height - 1:
            canvas.put((x + 1, at[1]), canvas.cells[at][0], FAINT)
        canvas.put(at, one_of(ARROWS[door.side], canvas.fancy), WHITE)


def draw_space(canvas: Canvas, space: Space, view: View) -> None:
    marble = MARBLES.get(view.marbles.get(space.name, ""))
    if space.kind == Kind.HOME:
        draw_home(canvas, space, view)
    elif space.kind == Kind.CENTRE:
        canvas.put(place(space.point), one_of("⌂#", canvas.fancy), GHOSTS["ghost-1"])
    elif marble is not None:
        canvas.put(place(space.point), one_of(marble[0], canvas.fancy), marble[1])
    elif space.kind == Kind.RINGED:
        canvas.put(place(space.point), one_of("◌*", canvas.fancy), RED)
    else:
        canvas.put(place(space.point), one_of("∙.", canvas.fancy), FAINT)


def draw_home(canvas: Canvas, space: Space, view: View) -> None:
    """Its owner's shape, hollow; a home that is nobody's is just a mark."""
    owner = next((Seat[player.seat] for player in view.players if player.home == space.name), None)
    if owner is None:
        canvas.put(place(space.point), one_of("⌂=", canvas.fancy), FAINT)
    elif canvas.fancy:
        canvas.put(place(space.point), MARKS[owner].hollow + owner.word, MARKS[owner].colour)
    else:
        canvas.put(place(space.point), owner.word.lower(), MARKS[owner].colour)


def draw_pieces(canvas: Canvas, plan: Plan, view: View) -> None:
    centre = plan.spaces[plan.centre].name
    for number, (name, colour) in enumerate(GHOSTS.items()):
        x, y = spot(plan, view.ghosts[number])
        if view.ghosts[number] == centre:
            x += -2 if number == 0 else 1
        canvas.put((x, y), ghost_mark(name, canvas.fancy), f"bold {INK} on {colour}")
        marble = MARBLES.get(view.marbles.get(view.ghosts[number], ""))
        if marble is not None:  # it lies under the ghost, and is drawn beside it
            canvas.put((x + 2, y), one_of(marble[0], canvas.fancy), marble[1])
    for player in view.players:
        if not player.pacman:  # homes are still to be drawn
            continue
        canvas.put(spot(plan, player.pacman), *pacman_mark(Seat[player.seat], canvas.fancy))


def ghost_mark(name: str, fancy: bool) -> str:
    return one_of("∩&", fancy) + name[-1]


def pacman_mark(seat: Seat, fancy: bool) -> tuple[str, str]:
    mark = MARKS[seat]
    return (mark.shape if fancy else "") + seat.word, f"bold {INK} on {mark.colour}"


# ---------------------------------------------------------------- beside the board


def players(match: Match, seat: Seat | None, look: Look) -> Text:
    view = of_type(View, match.view(seat))
    return Text("\n").join(player_line(player, view, look) for player in view.players)


def player_line(player: Player, view: View, look: Look) -> Text:
    seat = Seat[player.seat]
    turn = player.seat == view.turn and not match_over(view)
    return Text.assemble(
        player_name(seat, look, turn),
        f" {owned(player, view):>2} ",
        tray(owned(player, view), look.fancy),
        (one_of("◉@", look.fancy) * player.yellow, YELLOW),
    )


def match_over(view: View) -> bool:
    return view.phase == "over"


def owned(player: Player, view: View) -> int:
    """White marbles, with those inside the Pac-Man whose turn it is (PM-W)."""
    return player.white + (view.swallowed if player.seat == view.turn else 0)


def tray(marbles: int, fancy: bool) -> str:
    """Every marble as a dot."""
    if not fancy:
        return ":" * (marbles // 2) + "." * (marbles % 2)
    return TRAY[-1] * (marbles // TRAY_CELL) + TRAY[marbles % TRAY_CELL]


def table(match: Match, seat: Seat | None, look: Look) -> Text:
    """The dice that are still to be used, the marbles left, and rounds without one, if many."""
    view = of_type(View, match.view(seat))
    kinds = list(view.marbles.values())
    left: dict[str, str | int] = {"white": kinds.count("white"), "yellow": kinds.count("yellow")}
    lines = [*faces(view.dice, look), counter("table-marbles", left, look)]
    rounds = view.quiet_turns // len(view.players)
    if rounds >= QUIET_TOLD:
        lines.append(counter("table-quiet", {"rounds": rounds, "most": QUIET_ROUNDS}, look))
    return Text("\n").join(lines)


def counter(key: str, values: Mapping[str, str | int], look: Look) -> Text:
    return Text(spelt(say(look.language, key, values, game=GAME), look.fancy), style=FAINT)


# ---------------------------------------------------------------- in words


def expected(match: Match, seat: Seat | None, look: Look) -> str:
    view = of_type(View, match.view(seat))
    values: dict[str, str | int] = {"turn": view.turn}
    if view.walk is not None:
        values |= {"piece": view.walk.piece, "left": view.walk.left}
    if seat is not None and seat.word == view.turn and view.phase in YOURS:
        return say(look.language, f"yours-{view.phase}", values, game=GAME)
    return say(look.language, f"phase-{view.phase}", values, game=GAME)


def label(match: Match, seat: Seat, move: Move, look: Look) -> Text:
    """In words; a step is pictured too: the way it goes, and what lies or stands there."""
    words = say(look.language, f"move-{type(move).__name__.lower()}", asdict(move), game=GAME)
    if not isinstance(move, Step):
        return Text(words)
    view = of_type(View, match.view(seat))
    heading = way(of_type(Plan, match.board.plan), walker_at(view), move.space)
    return Text.assemble(
        one_of(heading, look.fancy), f" {words} ", picture_of(standing_on(view, move.space), look)
    )


def walker_at(view: View) -> str:
    """Where the walking piece stands."""
    piece = view.walk.piece if view.walk else ""
    if piece in GHOSTS:
        return view.ghosts[list(GHOSTS).index(piece)]
    return next(player.pacman for player in view.players if player.seat == view.turn)


def way(plan: Plan, start: str, end: str) -> str:
    """The arrow of the way in which a track sets out, or the sign of the doors."""
    ends = plan.index[start], plan.index[end]
    for link in plan.links:
        path = link.path if (link.a, link.b) == ends else link.path[::-1]
        if ends in ((link.a, link.b), (link.b, link.a)):
            return HEADINGS[path[1][0] - path[0][0], path[1][1] - path[0][1]]
    return THROUGH_DOORS


def standing_on(view: View, space: str) -> str:
    """Whom or what a piece would meet there."""
    if space in view.ghosts:
        return list(GHOSTS)[view.ghosts.index(space)]
    standing = [player.seat for player in view.players if player.pacman == space]
    return standing[0] if standing else view.marbles.get(space, "nothing")


def picture_of(thing: str, look: Look) -> Text:
    """A ghost, a marble, somebody's Pac-Man, or nothing."""
    if thing in GHOSTS:
        return Text(ghost_mark(thing, look.fancy), style=f"bold {INK} on {GHOSTS[thing]}")
    if thing in MARBLES:
        pair, style = MARBLES[thing]
        return Text(one_of(pair, look.fancy), style=style)
    return Text(*pacman_mark(Seat[thing], look.fancy)) if thing in Seat.__members__ else Text()


# ---------------------------------------------------------------- typing


def unsaid(match: Match) -> str:
    """Choices go by their numbers."""
    return ""


def answer(match: Match, seat: Seat | None, look: Look, words: Sequence[str]) -> Text:
    """There is nothing to ask: all that there is to know is on the screen."""
    return Text()


def opened(match: Match, look: Look) -> Text:
    """Nothing was hidden."""
    return Text()
