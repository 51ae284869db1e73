"""Situation 4 on the terminal: the map as a grid of places, the trays in words, both sides.

Drawn from what a seat may see (`view.py`) and from the board's plan; nothing here decides what
may be done, and nothing tells where a piece fits: pieces and places are described, and it is for
the players to compare them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.text import Text

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import Keyed, Look
from ludotheque.engine.seats import Seat
from ludotheque.kit.terminal.canvas import Canvas, one_of, spelt
from ludotheque.kit.terminal.marks import INK, MARKS, chip
from ludotheque.words import say
from ludotheque.words.spelling import bare, spellings

from .board.plan import GAME, Plan
from .board.shown import EdgesShown, PieceShown, edges_shown
from .board.worked_out import map_of
from .notation import Drop, Move, Tank
from .state import Board, State
from .view import Goal, Piece, Side, View
from .view import handout as handed_out

if TYPE_CHECKING:
    from ludotheque.engine.match import Match

LINGERS: frozenset[str] = frozenset()  # nothing is secret
TRAY = ("tray", "reserve")  # what is typed to read the tray; accents are left out
PLACE = ("place", "lieu")  # and for a place of the board

ACROSS = 3  # columns of a place
TALL, LOW = 3, 2  # lines of a place, on a board that has room for so many, and on a larger one
MOST_TALL = 6  # rows of a board that has
LEFT, TOP, RIGHT = 3, 1, 7

LAND = "on #10231a"
FAINT = "#7f9b88"
OPEN = "bold #ffffff"
STAR = "#f2d16b"
RIVER = "#5bbcf5"
CHOICE = "bold #05061a on #ffffff"
MOST_TERRAIN = 4  # kinds that are named of a piece
EDGES = {"border": "|", "tab": "+", "hole": "o"}


# ---------------------------------------------------------------- the board


def board(match: Match, seat: Seat | None, look: Look, choices: Keyed) -> Text:
    """Every place with its piece and what lies there; the areas' numbers above and at the right."""
    plan = of_type(Plan, match.board.plan)
    view = of_type(View, match.view(seat))
    high = TALL if plan.rows <= MOST_TALL else LOW
    wide, tall = LEFT + ACROSS * plan.columns + RIGHT, TOP + high * plan.rows + 1
    canvas = Canvas(wide, tall, LAND, look.fancy)
    draw_rulers(canvas, plan, high)
    signs = signs_at(plan, look.language)
    for number, name in enumerate(plan.place_names):
        row, column = divmod(number, plan.columns)
        at = LEFT + ACROSS * column, TOP + high * row
        draw_place(canvas, at, high, signs[name])
        draw_river(canvas, at, plan, number, view)
    draw_open(canvas, plan, view, seat, high)
    for piece in view.pieces:
        draw_piece(canvas, spot(plan, piece.place, high), piece)
    draw_choices(canvas, plan, choices, high)
    return canvas.text()


def spot(plan: Plan, name: str, high: int) -> tuple[int, int]:
    row, column = divmod(plan.index[name], plan.columns)
    return LEFT + ACROSS * column, TOP + high * row


def draw_rulers(canvas: Canvas, plan: Plan, high: int) -> None:
    """Places go by letters below and numbers at the left; areas are counted above, and by rows."""
    wide, tall = ACROSS * plan.columns, high * plan.rows
    across, down = plan.half.columns, plan.half.rows
    for column in range(across):
        middle = LEFT + wide * (2 * column + 1) // (2 * across)
        canvas.put((middle, 0), plan.area_names[column], STAR)
        canvas.put((LEFT + wide * column // across, 0), one_of("╷'", canvas.fancy), FAINT)
    for row in range(down):
        names = plan.area_names[row * across : (row + 1) * across]
        middle = TOP + tall * (2 * row + 1) // (2 * down)
        canvas.put(
            (LEFT + wide + 1, middle), f"{names[0]}{one_of('–-', canvas.fancy)}{names[-1]}", STAR
        )
        canvas.put((LEFT + wide, TOP + tall * row // down), one_of("─-", canvas.fancy), FAINT)
    for column in range(plan.columns):
        letter = plan.place_names[column][0]
        canvas.put((LEFT + ACROSS * column, canvas.height - 1), letter, FAINT)
    for row in range(plan.rows):
        canvas.put((0, TOP + high * row), f"{plan.rows - row:>2}", FAINT)


def signs_at(plan: Plan, language: str) -> dict[str, list[str]]:
    """The objectives and bases that each place touches, by their signs: `Re2`, `PA`, `TB`."""
    found: dict[str, list[str]] = {name: [] for name in plan.place_names}
    touching = map_of(plan).touching
    for objective, places in zip(plan.objectives, touching.objectives, strict=True):
        for place in places:
            found[plan.place_names[place]].append(sign_of(objective.name, language))
    for kind, bases in (("P", touching.paratroop_bases), ("T", touching.tank_bases)):
        for side, places in zip("AB", bases, strict=True):
            for place in places:
                found[plan.place_names[place]].append(f"{kind}{side}")
    return found


def sign_of(objective: str, language: str) -> str:
    """Two letters and the number, as they may be typed."""
    kind, _, number = objective.partition("-")
    return spellings(language, GAME)[kind][-1].capitalize() + number


def draw_place(canvas: Canvas, at: tuple[int, int], high: int, signs: Sequence[str]) -> None:
    """A dot where a piece may come to lie, and below it what the place belongs to."""
    canvas.put(at, one_of("·.", canvas.fancy), FAINT)
    for line, sign in enumerate(signs[: high - 1], start=1):
        canvas.put((at[0], at[1] + line), sign, STAR)


def draw_river(canvas: Canvas, at: tuple[int, int], plan: Plan, place: int, view: View) -> None:
    """Beside the dot: the river, or the number of a bridge site; a bridge with its owner."""
    if "water" in map_of(plan).printed.terrains[place]:
        canvas.put((at[0] + 2, at[1]), "~", RIVER)
    owners = {bridge.site: bridge.seat for bridge in view.bridges}
    for site, dots in zip(plan.site_names, map_of(plan).touching.dots, strict=True):
        if place in dots:
            owner = owners.get(site)
            style = f"bold {INK} on {MARKS[Seat[owner]].colour}" if owner else f"bold {RIVER}"
            canvas.put((at[0] + 2, at[1]), site, style)


def draw_open(canvas: Canvas, plan: Plan, view: View, seat: Seat | None, high: int) -> None:
    """Where the side that looks may lay a piece, if it has the right one."""
    for side in view.sides:
        if seat is not None and side.seat == seat.word:
            for name in side.open:
                canvas.put(spot(plan, name, high), one_of("□_", canvas.fancy), OPEN)


def draw_piece(canvas: Canvas, at: tuple[int, int], piece: Piece) -> None:
    """Its side's letter, and its unit: a small letter is side A's, a capital side B's."""
    style = f"bold {INK} on {MARKS[Seat[piece.seat]].colour}"
    letter = piece.unit[:1]
    unit = letter.upper() if piece.unit_seat == Seat.B.word else letter
    canvas.put(at, f"{piece.seat}{unit or ' '}", style)


def draw_choices(canvas: Canvas, plan: Plan, choices: Keyed, high: int) -> None:
    """The numbers of choices that lead to one place each: of several for one, the first."""
    for key, move in reversed(choices):
        if isinstance(move, Drop | Tank) and key:
            x, y = spot(plan, move.place, high)
            canvas.put((x, y), f"{key:<2}", CHOICE)


# ---------------------------------------------------------------- beside the board


def players(match: Match, seat: Seat | None, look: Look) -> Text:
    view = of_type(View, match.view(seat))
    widest = max(len(name) for name in look.names.values()) if look.names else 0
    return Text("\n").join(side_line(side, look, widest) for side in view.sides)


def side_line(side: Side, look: Look, widest: int) -> Text:
    """What a side has scored and laid, and the units and bridges in its hand."""
    seat = Seat[side.seat]
    finished = side.declared or side.stuck
    return Text.assemble(
        chip(seat, look.fancy),
        " ",
        look.names.get(seat, "").ljust(widest),
        (f" {side.points.total:>4}", "bold"),
        f" {one_of('▦#', look.fancy)}{side.laid}",
        f" p{side.paratroopers}" if side.paratroopers else "",
        f" t{side.tanks}" if side.tanks else "",
        f" {one_of('⌒^', look.fancy)}{side.bridges}" if side.bridges else "",
        f" {one_of('✓+', look.fancy)}" if finished else "",
    )


def table(match: Match, seat: Seat | None, look: Look) -> Text:
    """The objectives by their signs: what each is worth, and whose it is or may be."""
    plan = of_type(Plan, match.board.plan)
    view = of_type(View, match.view(seat))
    values = {objective.name: objective.value for objective in plan.objectives}
    cells = [
        f"{sign_of(goal.name, look.language)} {values[goal.name]}{standing(goal, look)}"
        for goal in view.objectives
    ]
    width = max(len(cell) for cell in cells) + 1
    lines = [
        "".join(cell.ljust(width) for cell in cells[at : at + 3]) for at in range(0, len(cells), 3)
    ]
    return Text("\n".join(spelt(line.rstrip(), look.fancy) for line in lines))


def standing(goal: Goal, look: Look) -> str:
    """A flag with its side; `+` where one may be planted, by its side or by both; lost to both."""
    if goal.lost:
        return one_of("×x", look.fancy)
    if goal.flag is not None:
        return f"{one_of('⚑*', look.fancy)}{goal.flag}"
    if goal.completed_by is None:
        return ""
    return "+" if goal.forgotten else f"+{goal.completed_by}"


# ---------------------------------------------------------------- trays and places in words


def answer(match: Match, seat: Seat | None, look: Look, words: Sequence[str]) -> Text:
    """What lies in the tray, all of it or what is looked for; or what a place looks like."""
    asked, wanted = bare(words[0]), [bare(word) for word in words[1:]]
    view = of_type(View, match.view(seat))
    if asked in TRAY and seat is not None:
        return tray(match, view, seat, look, wanted)
    if asked in PLACE and len(wanted) == 1:
        return place_in_words(of_type(Plan, match.board.plan), view, look, wanted[0])
    return Text()


def tray(match: Match, view: View, seat: Seat, look: Look, wanted: Sequence[str]) -> Text:
    """Pieces with all of the wanted words in what is told of them."""
    s, b = of_type(State, match.state), of_type(Board, match.board.plain)
    handout = handed_out(s, b, of_type(Plan, match.board.plan), seat)
    if handout is None:
        return sentence("tray-face-down", {}, look)
    pieces: Sequence[PieceShown] = handout.sides[seat]
    lines = [
        described(f"{number:>3}", pieces[number - 1].edges, pieces[number - 1].terrain, look)
        for number in view.sides[seat].tray
        if is_wanted(number, pieces[number - 1], wanted, look)
    ]
    counted: dict[str, str | int] = {"count": len(lines), "of": len(view.sides[seat].tray)}
    return Text("\n").join([sentence("tray-listed", counted, look), *lines])


def is_wanted(number: int, piece: PieceShown, wanted: Sequence[str], look: Look) -> bool:
    told = {str(number), *map(bare, rim_words(piece.edges, look))}
    for kind in piece.terrain:
        told |= set(bare(say(look.language, f"terrain-{kind}", game=GAME)).split())
    return all(any(each.startswith(word) for each in told) for word in wanted)


def rim_words(edges: EdgesShown, look: Look) -> list[str]:
    """Whether a piece is a corner, lies at the border, or does not."""
    straight = sum("border" in side for side in sides_of(edges))
    kinds = {0: ("inner",), 1: ("border",)}.get(straight, ("border", "corner"))
    return [
        word for kind in kinds for word in say(look.language, f"look-{kind}", game=GAME).split()
    ]


def sides_of(edges: EdgesShown) -> tuple[tuple[str, ...], ...]:
    return edges.top, edges.right, edges.bottom, edges.left


def described(name: str, edges: EdgesShown, terrain: Iterable[str], look: Look) -> Text:
    """A line: what is met along the four sides, clockwise from the top, and what is to be seen."""
    signs = ["".join(EDGES[edge] for edge in side) for side in sides_of(edges)]
    seen = [say(look.language, f"terrain-{kind}", game=GAME) for kind in terrain]
    columns = "  ".join(f"{sign:<3}" for sign in signs)
    return Text(spelt(f"{name}   {columns}  {', '.join(seen[:MOST_TERRAIN])}", look.fancy))


def place_in_words(plan: Plan, view: View, look: Look, name: str) -> Text:
    """A place as it is printed on the board, what it belongs to, and what lies there."""
    if name not in plan.index:
        return sentence("no-such-place", {"place": name}, look)
    place = plan.index[name]
    lines = [
        described(name, edges_shown(plan, place, 0), map_of(plan).printed.terrains[place], look)
    ]
    signs = signs_at(plan, look.language)[name]
    touching = (areas for areas in zip(plan.area_names, map_of(plan).touching.areas, strict=True))
    areas = [area for area, places in touching if place in places]
    values: Mapping[str, str | int] = {"areas": " ".join(areas), "signs": " ".join(signs) or "–"}
    lines.append(sentence("place-belongs", values, look))
    lines += [
        sentence("place-piece", {"seat": piece.seat, "piece": piece.piece}, look)
        for piece in view.pieces
        if piece.place == name
    ]
    return Text("\n").join([sentence("place-listed", {}, look), *lines])


def sentence(key: str, values: Mapping[str, str | int], look: Look) -> Text:
    return Text(spelt(say(look.language, key, values, game=GAME), look.fancy))


# ---------------------------------------------------------------- in words


def expected(match: Match, seat: Seat | None, look: Look) -> str:
    view = of_type(View, match.view(seat))
    if seat is not None and view.phase == "play":
        return say(look.language, "yours-play", game=GAME)
    return say(look.language, f"phase-{view.phase}", game=GAME)


def label(match: Match, seat: Seat, move: Move, look: Look) -> Text:
    """In words."""
    key = f"move-{type(move).__name__.lower()}"
    return Text(say(look.language, key, asdict(move), game=GAME))


# ---------------------------------------------------------------- typing


def unsaid(match: Match) -> str:
    """Choices go by their numbers."""
    return ""


def opened(match: Match, look: Look) -> Text:
    """Nothing was hidden."""
    return Text()
