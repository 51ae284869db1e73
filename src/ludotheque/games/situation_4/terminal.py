"""Situation 4 on the terminal: the map as a grid of places, both sides, and the words.

Drawn from what a seat may see (`view.py`) and from the board's plan; nothing here decides what
may be done. Jigsaw pieces cannot be told apart here, so that the choices name their places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING
from unicodedata import normalize

from rich.text import Text

from ludotheque.engine.seats import Seat
from ludotheque.terminal import Look
from ludotheque.terminal.canvas import one_of
from ludotheque.terminal.marks import INK, MARKS, chip
from ludotheque.words import say

from .notation import Drop, Lay, Move, Tank
from .plan import GAME, Plan
from .view import Goal, Piece, Side, View

if TYPE_CHECKING:
    from ludotheque.engine.match import Match

LAND = "on #10231a"
FAINT = "#7f9b88"
STAR = "#f2d16b"
CHOICE = "bold #05061a on #ffffff"
MOST_NUMBERED = 99  # choices that have room for their number on the board


# ---------------------------------------------------------------- the board


def board(match: Match, seat: Seat | None, look: Look, choices: Sequence[Move]) -> Text:
    """A row of places a line, the northern border on top."""
    plan: Plan = match.board.plan
    view: View = match.view(seat)
    pieces = {piece.place: piece for piece in view.pieces}
    stars = places_of_objectives(plan)
    chosen = numbered(choices)
    lines = [column_names(plan)]
    for row in range(plan.rows):
        names = plan.place_names[row * plan.columns : (row + 1) * plan.columns]
        line = Text(f"{plan.rows - row:>2} ", style=FAINT)
        for name in names:
            line.append_text(cell(name, pieces.get(name), name in stars, chosen.get(name), look))
        lines.append(line)
    return Text("\n").join([*lines, column_names(plan)])


def column_names(plan: Plan) -> Text:
    letters = (f"{name[0]:<3}" for name in plan.place_names[: plan.columns])
    return Text("   " + "".join(letters), style=FAINT)


def places_of_objectives(plan: Plan) -> set[str]:
    return {plan.place_names[place] for places in plan.touching.objectives for place in places}


def numbered(choices: Sequence[Move]) -> dict[str, int]:
    """The places that choices lead to, each with its number."""
    found = enumerate(choices[:MOST_NUMBERED], start=1)
    return {move.place: number for number, move in found if isinstance(move, Lay | Drop | Tank)}


def cell(name: str, piece: Piece | None, star: bool, number: int | None, look: Look) -> Text:
    """Three columns: a piece with its unit, or what is to be seen of the empty board."""
    if number is not None and piece is None:
        return Text(f"{number:<2}", style=CHOICE).append(" ", LAND)
    if piece is None:
        return empty(star, look)
    owner = Seat[piece.seat]
    style = f"bold {INK} on {MARKS[owner].colour}"
    mark = unit_mark(piece) or (one_of("⚑*", look.fancy) if star else " ")
    return Text(f"{piece.seat}{mark}", style=style).append(" ", LAND)


def empty(star: bool, look: Look) -> Text:
    mark = one_of("✶*", look.fancy) if star else one_of("·.", look.fancy)
    return Text(f"{mark}  ", style=f"{STAR if star else FAINT} {LAND}")


def unit_mark(piece: Piece) -> str:
    """A small letter for side A's units, a capital for side B's."""
    letter = piece.unit[:1]
    return letter.upper() if piece.unit_seat == Seat.B.word else letter


# ---------------------------------------------------------------- beside the board


def players(match: Match, seat: Seat | None, look: Look) -> Text:
    view: View = match.view(seat)
    widest = max(len(name) for name in look.names.values()) if look.names else 0
    return Text("\n").join(side_line(side, look, widest) for side in view.sides)


def side_line(side: Side, look: Look, widest: int) -> Text:
    """What a side has scored and laid, and the units and bridges in its hand."""
    seat, points = Seat[side.seat], side.points
    finished = side.declared or side.stuck
    return Text.assemble(
        chip(seat, look.fancy),
        " ",
        look.names.get(seat, "").ljust(widest),
        (f" {points.total:>5}", "bold"),
        (f" = {points.areas}+{points.objectives}+{points.bridges}", FAINT),
        f" {one_of('▦#', look.fancy)}{side.laid}",
        " p" * side.paratroopers + " t" * side.tanks,
        f" {one_of('⌒^', look.fancy)}" * side.bridges,
        f" {one_of('✓+', look.fancy)}" if finished else "",
    )


def table(match: Match, seat: Seat | None, look: Look) -> Text:
    """The objectives: what each is worth, and whose it is or may be."""
    plan: Plan = match.board.plan
    view: View = match.view(seat)
    values = {objective.name: objective.value for objective in plan.objectives}
    lines = [objective_line(goal, values[goal.name], look) for goal in view.objectives]
    return Text("\n").join(Text(line if look.fancy else plain(line)) for line in lines)


def objective_line(goal: Goal, value: int, look: Look) -> str:
    named: dict[str, str | int] = {"objective": goal.name, "value": value}
    if goal.lost:
        return say(look.language, "table-lost", {"objective": goal.name}, game=GAME)
    if goal.flag is None and goal.completed_by is not None:
        owner = "none" if goal.forgotten else goal.completed_by
        return say(look.language, "table-bare", named | {"owner": owner}, game=GAME)
    return say(look.language, "table-objective", named | {"owner": goal.flag or "none"}, game=GAME)


def plain(text: str) -> str:
    """Without accents and the like, where only ASCII can be shown."""
    simple = text.replace("’", "'").replace("\u202f", " ").replace("\u00a0", " ")
    return normalize("NFKD", simple).encode("ascii", "ignore").decode()


# ---------------------------------------------------------------- in words


def expected(match: Match, seat: Seat | None, look: Look) -> str:
    view: View = match.view(seat)
    return say(look.language, f"phase-{view.phase}", game=GAME)


def label(match: Match, seat: Seat, move: Move, look: Look) -> Text:
    """In words."""
    key = f"move-{type(move).__name__.lower()}"
    return Text(say(look.language, key, asdict(move), game=GAME))
