"""Close Encounters on the terminal: the board as its file draws it, the cards, and the words.

Drawn from what a seat may see (`view.py`) and from the board's plan; nothing here decides what
may be done.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.text import Text

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import Keyed, Look
from ludotheque.engine.seats import Seat
from ludotheque.kit.grid import Point
from ludotheque.kit.terminal import seen
from ludotheque.kit.terminal.canvas import Canvas, Raster, one_of, spelt
from ludotheque.kit.terminal.dice import faces
from ludotheque.kit.terminal.marks import INK, MARKS, player_name
from ludotheque.words import listed, say

from .board.plan import DIRECTIONS, GAME, Kind, Plan, Square
from .constants import QUIET_ROUNDS
from .notation import Move, Step
from .view import OwnCircle, Player, View

if TYPE_CHECKING:
    from ludotheque.engine.match import Match

ACROSS = 4  # columns from one square to the next
LEFT = 3  # where the first square is drawn: beside the rows' numbers
NOTES = 5
LINGERS: frozenset[str] = frozenset()  # what a trap tells, it tells to all
QUIET_TOLD = 20  # rounds without a trap from which on they are counted aloud

NIGHT = "on #04051a"
FAINT = "#5f6aa8"
SAFE = "#3f7f6a"
SUSPECT = "#d8def8"
CARD = "bold #ffd92e"
END = "bold #ffffff"
CHOICE = "bold #05061a on #ffffff"

ENDS = {Kind.TOWER: "♖T", Kind.SHIP: "◉M"}
SEVERAL = "✱*"
HEADINGS = dict(zip(DIRECTIONS, ("↑^", "↗/", "→>", "↘\\", "↓v", "↙/", "←<", "↖\\"), strict=True))

GRID = Raster(LEFT, 0, ACROSS, 1)
place, spot = GRID.place, GRID.spot


# ---------------------------------------------------------------- the board


def board(match: Match, seat: Seat | None, look: Look, choices: Keyed) -> Text:
    plan = of_type(Plan, match.board.plan)
    view = seen(View, match, seat, look)
    width, height = LEFT + ACROSS * plan.columns + 2, plan.rows + 1
    canvas = Canvas(width, height, NIGHT, look.fancy)
    draw_coordinates(canvas, plan)
    for square in plan.squares:
        draw_square(canvas, square, view, seat)
    draw_pawns(canvas, plan, view)
    for key, move in choices:
        if isinstance(move, Step):
            draw_choice(canvas, plan, move.square, key)
    return canvas.text()


def draw_choice(canvas: Canvas, plan: Plan, name: str, key: str) -> None:
    """What is typed to go there: the number that stands there, or the name of a safe square."""
    square = plan.squares[plan.index[name]]
    x, y = place(square.point)
    shown = key if square.kind in (Kind.NUMBERED, Kind.SAFE) else canvas.cells[x + 2, y][0]
    canvas.put((x, y), f"{one_of('›>', canvas.fancy)}{shown:>2}", CHOICE)


def draw_coordinates(canvas: Canvas, plan: Plan) -> None:
    """Letters below and numbers at the left, for the squares that have no number."""
    for column in range(plan.columns):
        x, _ = place((column, 0))
        canvas.put((x + 2, canvas.height - 1), chr(ord("a") + column), FAINT)
    for row in range(plan.rows):
        canvas.put((0, row), f"{plan.rows - row:>2}", FAINT)


def draw_square(canvas: Canvas, square: Square, view: View, seat: Seat | None) -> None:
    """A number shines where somebody else may have circled it; one's own circles are ringed."""
    x, y = place(square.point)
    if square.kind == Kind.SAFE:
        canvas.put((x + 2, y), one_of("·.", canvas.fancy), SAFE)
    elif square.kind != Kind.NUMBERED:
        canvas.put((x + 2, y), one_of(ENDS[square.kind], canvas.fancy), END)
    else:
        style = SUSPECT if is_suspect(view, square.number, seat) else FAINT
        canvas.put((x, y), f"{square.number:>3}", style)
        draw_chips(canvas, (x + 3, y), view, square.number)
        draw_circles(canvas, (x, y), view, square.number)


def is_suspect(view: View, number: int, seat: Seat | None) -> bool:
    letter = seat.word if seat is not None else ""
    return any(
        player.traps and number not in player.clear
        for player in view.players
        if player.seat != letter
    )


def draw_circles(canvas: Canvas, at: Point, view: View, number: int) -> None:
    """One's own circle; at the end everybody's, in the colour and with the letter of its owner."""
    open_cards = [seat for seat, card in view.cards.items() if holds(card, number)]
    if not open_cards and not holds(view.card or (), number):
        return
    style = f"bold {MARKS[Seat[open_cards[0]]].colour}" if open_cards else CARD
    canvas.put(at, f"({number:>2}", style)
    closing = "".join(open_cards).lower() or ")"
    if (at[0] + 3, at[1]) not in canvas.cells:
        canvas.put((at[0] + 3, at[1]), closing if len(closing) == 1 else "*", style)


def holds(card: Iterable[OwnCircle], number: int) -> bool:
    return any(circle.number == number for circle in card)


def draw_chips(canvas: Canvas, at: Point, view: View, number: int) -> None:
    owners = [Seat[player.seat] for player in view.players if number in player.chips]
    if len(owners) > 1:
        canvas.put(at, one_of(SEVERAL, canvas.fancy), END)
    elif owners:
        mark = MARKS[owners[0]]
        canvas.put(at, mark.hollow if canvas.fancy else owners[0].word.lower(), mark.colour)


def draw_pawns(canvas: Canvas, plan: Plan, view: View) -> None:
    """A pawn covers its square; those at an end stand beside it."""
    at_end: dict[str, int] = {}
    for player in view.players:
        x, y = spot(plan, player.pawn)
        if plan.squares[plan.index[player.pawn]].kind in ENDS:
            beside = at_end.get(player.pawn, 0)
            at_end[player.pawn] = beside + 1
            x += ACROSS + 3 * beside - 1
        canvas.put((x + 1, y), *pawn_mark(Seat[player.seat], canvas.fancy))


def pawn_mark(seat: Seat, fancy: bool) -> tuple[str, str]:
    mark = MARKS[seat]
    return (mark.shape if fancy else " ") + seat.word, f"bold {INK} on {mark.colour}"


# ---------------------------------------------------------------- beside the board


def players(match: Match, seat: Seat | None, look: Look) -> Text:
    view = seen(View, match, seat, look)
    return Text("\n").join(player_line(player, view, look) for player in view.players)


def player_line(player: Player, view: View, look: Look) -> Text:
    """Whose turn it is, who they are, the notes sounded, live circles, and where they go."""
    seat = Seat[player.seat]
    turn = is_expected(player, view)
    sounded = len(player.chips)
    heading = one_of("↑^" if player.bound == "ship" else "↓v", look.fancy)
    return Text.assemble(
        player_name(seat, look, turn),
        f" {heading} ",
        (one_of("♪*", look.fancy) * sounded, MARKS[seat].colour),
        (one_of("·-", look.fancy) * (NOTES - sounded), FAINT),
        f" {one_of('○o', look.fancy)}{len(player.traps)}",
    )


def is_expected(player: Player, view: View) -> bool:
    if view.phase in ("circle", "recircle"):
        return player.due > 0
    return player.seat == view.turn and view.phase != "over"


def table(match: Match, seat: Seat | None, look: Look) -> Text:
    """The dice of this turn; everybody's circles once they are open; and quiet rounds, if many."""
    view = seen(View, match, seat, look)
    lines = [*faces(view.dice, look), *map(Text, open_cards(view))]
    rounds = view.quiet_turns // len(view.players)
    if rounds >= QUIET_TOLD:
        counted = {"rounds": rounds, "most": QUIET_ROUNDS}
        lines.append(Text(spelt(say(look.language, "table-quiet", counted, game=GAME), look.fancy)))
    return Text("\n").join(lines)


def open_cards(view: View) -> list[str]:
    return [
        f"{seat} ({' '.join(str(circle.number) for circle in card)})"
        for seat, card in view.cards.items()
    ]


# ---------------------------------------------------------------- in words


def expected(match: Match, seat: Seat | None, look: Look) -> str:
    view = of_type(View, match.view(seat))
    waiting = listed(
        look.language, [player.seat for player in view.players if is_expected(player, view)]
    )
    due = next((p.due for p in view.players if seat is not None and p.seat == seat.word), 0)
    values: dict[str, str | int] = {"turn": view.turn, "waiting": waiting, "due": due, "left": 0}
    values["you"] = "yes" if seat is not None and seat.word == view.turn else "no"
    if view.walk is not None:
        values["left"] = view.walk.left
    return say(look.language, f"phase-{view.phase}", values, game=GAME)


def label(match: Match, seat: Seat, move: Move, look: Look) -> Text:
    """In words; a step is pictured too: the way it goes, and whose chips lie there."""
    words = say(look.language, f"move-{type(move).__name__.lower()}", asdict(move), game=GAME)
    if not isinstance(move, Step):
        return Text(words)
    plan = of_type(Plan, match.board.plan)
    view = of_type(View, match.view(seat))
    here = next(player.pawn for player in view.players if player.seat == seat.word)
    return Text.assemble(one_of(heading_to(plan, here, move.square), look.fancy), f" {words}")


def heading_to(plan: Plan, start: str, end: str) -> str:
    """The arrow of a step or a jump."""
    here, there = (plan.squares[plan.index[name]].point for name in (start, end))
    across, along = (there[axis] - here[axis] for axis in (0, 1))
    return HEADINGS[sign(across), sign(along)]


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


# ---------------------------------------------------------------- typing


def unsaid(match: Match) -> str:
    """Squares go by their numbers: nothing else needs to be typed."""
    return "to" if of_type(View, match.view()).phase == "move" else "circle"


def answer(match: Match, seat: Seat | None, look: Look, words: Sequence[str]) -> Text:
    """There is nothing to ask: all that a player holds is on the screen."""
    return Text()


def opened(match: Match, look: Look) -> Text:
    """The circles are on the board, and beside it."""
    return Text()
