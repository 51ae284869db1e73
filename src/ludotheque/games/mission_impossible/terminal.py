"""Mission Impossible on the terminal: the city as its file draws it, the notes, and the words.

Drawn from what a seat may see (`view.py`) and from the board's plan; nothing here decides what
may be done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING
from unicodedata import normalize

from rich.text import Text

from ludotheque.engine.seats import Seat
from ludotheque.terminal import Look
from ludotheque.terminal.canvas import Canvas, one_of
from ludotheque.terminal.dice import faces
from ludotheque.terminal.marks import INK, MARKS, chip
from ludotheque.words import say

from .notation import Go, Move, Start
from .plan import GAME, Plan, Point
from .view import Card, Player, View

if TYPE_CHECKING:
    from ludotheque.engine.match import Match

ACROSS, DOWN = 2, 2  # columns and lines from one half step to the next, from one row to the next
LEFT, TOP = 6, 0

NIGHT = "on #0b0d1f"
STREET = "#5b6a9a"
FAINT = "#8791c7"
PLAIN = "#c8d0ee"
CHOICE = "bold #05061a on #ffffff"
FEW = 3  # suspects that are named
MOST_NUMBERED = 24  # choices; more than these are just marked


# ---------------------------------------------------------------- the board


def board(match: Match, seat: Seat | None, look: Look, choices: Sequence[Move]) -> Text:
    plan: Plan = match.board.plan
    view: View = match.view(seat)
    width, height = LEFT + ACROSS * (plan.columns - 1) + 4, TOP + DOWN * (plan.rows - 1) + 2
    canvas = Canvas(width, height, NIGHT, look.fancy)
    draw_rows(canvas, plan)
    draw_streets(canvas, plan)
    draw_squares(canvas, plan, view, seat)
    draw_figures(canvas, plan, view)
    numbered = len(choices) <= MOST_NUMBERED
    for number, move in enumerate(choices, start=1):
        if isinstance(move, Go | Start):
            x, y = spot(plan, move.square)
            mark = f"{number if numbered else ''}{one_of('›>', look.fancy)}"
            canvas.put((x - len(mark), y), mark, CHOICE)
    return canvas.text()


def place(point: Point) -> Point:
    return LEFT + ACROSS * point[0], TOP + DOWN * point[1]


def spot(plan: Plan, name: str) -> Point:
    return place(plan.squares[plan.index[name]].point)


def draw_rows(canvas: Canvas, plan: Plan) -> None:
    """Each row begins with its letter and the number of its first square."""
    for row in range(plan.rows):
        names = [square.name for square in plan.squares if square.row == row]
        if names:
            canvas.put((0, place((0, row))[1]), f"{names[0]:>3}", FAINT)


def draw_streets(canvas: Canvas, plan: Plan) -> None:
    for street in plan.streets:
        (x, y), (end_x, end_y) = sorted(
            (place(plan.squares[end].point) for end in street), key=lambda point: point[::-1]
        )
        if y == end_y:
            canvas.put((x + 1, y), one_of("─-", canvas.fancy) * 3, STREET)
        else:
            stroke = "╲\\" if end_x > x else "╱/"
            canvas.put(((x + end_x) // 2, y + 1), one_of(stroke, canvas.fancy), STREET)


def draw_squares(canvas: Canvas, plan: Plan, view: View, seat: Seat | None) -> None:
    """A plain square is a dot; a coloured one has its owner's letter, small; a tick if noted."""
    owners = {player.district - 1: Seat[player.seat] for player in view.players}
    reader = seat.word if seat is not None else ""
    noted = {card.square for card in view.cards if reader in card.noted_by}
    for square in plan.squares:
        owner = owners.get(square.district)
        if owner is None:
            canvas.put(place(square.point), one_of("∙o", canvas.fancy), PLAIN)
            continue
        mark = owner.word.lower() + ("" if square.name not in noted else one_of("✓'", canvas.fancy))
        canvas.put(place(square.point), mark, f"bold {MARKS[owner].colour}")


def draw_figures(canvas: Canvas, plan: Plan, view: View) -> None:
    """Several may stand on one square: then they stand side by side."""
    beside: dict[str, int] = {}
    for player in view.players:
        if player.square is not None:
            x, y = spot(plan, player.square)
            shift = beside.get(player.square, 0)
            beside[player.square] = shift + 1
            seat = Seat[player.seat]
            style = f"bold {INK} on {MARKS[seat].colour}"
            canvas.put((x + shift, y), seat.word, style)


# ---------------------------------------------------------------- beside the board


def players(match: Match, seat: Seat | None, look: Look) -> Text:
    view: View = match.view(seat)
    widest = max(len(name) for name in look.names.values())
    return Text("\n").join(player_line(player, view, look, widest) for player in view.players)


def player_line(player: Player, view: View, look: Look, widest: int) -> Text:
    seat = Seat[player.seat]
    turn = player.seat == view.turn and view.phase not in ("deal", "set-up", "over")
    home = one_of("⌂=", look.fancy) if player.safe else " "
    return Text.assemble(
        one_of("▶>", look.fancy) if turn else " ",
        chip(seat, look.fancy),
        " ",
        (look.names.get(seat, "").ljust(widest), "bold" if turn else ""),
        f" {where(player, look):>3}{home} ",
        one_of("✝x", look.fancy) * player.eliminated,
        f" ×{player.multiplier}" if player.multiplier > 1 else "",
        (" " + identity(player, look.language), FAINT),
    )


def where(player: Player, look: Look) -> str:
    if player.square is not None:
        return player.square
    return one_of("†-", look.fancy) if player.fell_to else ""


def identity(player: Player, language: str) -> str:
    """Who they are, or may be, as far as the viewer can tell."""
    if player.agent is not None:
        return agent_name(player.agent, language)
    if 0 < len(player.suspects) <= FEW:
        return "/".join(agent_name(agent, language) for agent in player.suspects)
    return f"{len(player.suspects)}?" if player.suspects else ""


def agent_name(agent: str, language: str) -> str:
    return say(language, "agent-short", {"agent": agent}, game=GAME)


def table(match: Match, seat: Seat | None, look: Look) -> Text:
    """The die, and what only the viewer may see: the mission, and what was read of whom."""
    view: View = match.view(seat)
    die = [] if view.die is None else faces([view.die], look)
    return Text("\n").join([*die, *notes(view, look)])


def notes(view: View, look: Look) -> list[Text]:
    notebook, language = view.notebook, look.language
    if notebook is None:
        return []
    mission = {"agent": notebook.agent, "target": notebook.target or "none"}
    lines = [say(language, "table-mission", mission, game=GAME)]
    if notebook.next_square is not None:
        lines.append(say(language, "table-next-card", {"square": notebook.next_square}, game=GAME))
    for player in view.players:
        read = [card for card in view.cards if card.owner == player.seat and card.says]
        if read:
            lines.append(f"{player.seat} {', '.join(said(card, language) for card in read)}")
    return [Text(line if look.fancy else plain(line)) for line in lines]


def said(card: Card, language: str) -> str:
    clue = say(language, "this-clue", {"clue": card.says or ""}, game=GAME)
    return f"{card.square} {clue}"


def plain(text: str) -> str:
    """Without accents and the like, where only ASCII can be shown."""
    simple = text.replace("’", "'").replace("œ", "oe").replace("\u202f", " ")
    return normalize("NFKD", simple).encode("ascii", "ignore").decode()


# ---------------------------------------------------------------- in words


def expected(match: Match, seat: Seat | None, look: Look) -> str:
    view: View = match.view(seat)
    values: dict[str, str | int] = {"turn": view.turn, "reach": view.reach or 0}
    return say(look.language, f"phase-{view.phase}", values, game=GAME)


def label(match: Match, seat: Seat, move: Move, look: Look) -> Text:
    """In words; where a move leads, what it offers: a card to read, somebody to meet."""
    words = say(look.language, f"move-{type(move).__name__.lower()}", asdict(move), game=GAME)
    if not isinstance(move, Go):
        return Text(words)
    view: View = match.view(seat)
    return Text.assemble(f"{words} ", *offers(view, seat, move.square, look))


def offers(view: View, seat: Seat, square: str, look: Look) -> list[Text]:
    found = [
        Text(one_of("▯#", look.fancy), style=MARKS[Seat[card.owner]].colour)
        for card in view.cards
        if card.square == square and card.holder is None and card.owner != seat.word
    ]
    standing = [player for player in view.players if player.square == square]
    return found + [
        chip(Seat[player.seat], look.fancy) for player in standing if player.seat != seat.word
    ]
