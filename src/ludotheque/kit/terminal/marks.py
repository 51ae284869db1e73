"""The seats' colours, shapes and letters, the same in all games."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from ludotheque.engine.contract import Look
from ludotheque.engine.seats import Seat

from .canvas import one_of


@dataclass(frozen=True)
class Mark:
    """How a seat is told from the others, by any one of three."""

    colour: str
    shape: str
    hollow: str


MARKS = {
    Seat.A: Mark("#ffd92e", "●", "○"),
    Seat.B: Mark("#ff5c39", "▲", "△"),
    Seat.C: Mark("#21c08b", "■", "□"),
    Seat.D: Mark("#5bbcf5", "◆", "◇"),
    Seat.E: Mark("#b48cff", "⬢", "⬡"),
    Seat.F: Mark("#ff9f1c", "★", "☆"),
}
INK = "#05061a"  # on the seats' colours


def chip(seat: Seat, fancy: bool) -> Text:
    """A seat's mark, two columns wide, on a ground of its colour."""
    mark = MARKS[seat]
    return Text((mark.shape if fancy else " ") + seat.word, style=f"bold {INK} on {mark.colour}")


def player_name(seat: Seat, look: Look, has_turn: bool = False) -> Text:
    """A player's mark and name, as wide as the widest; an arrow points at whoever has the turn."""
    widest = max((len(name) for name in look.names.values()), default=0)
    return Text.assemble(
        one_of("▶>", look.fancy) if has_turn else " ",
        chip(seat, look.fancy),
        " ",
        (look.names.get(seat, "").ljust(widest), "bold" if has_turn else ""),
    )


def bullet(seat: Seat | None, fancy: bool) -> Text:
    """What stands before a paragraph about a seat, or about none."""
    if seat not in MARKS or not fancy:
        return Text("  ")
    return Text(f"{MARKS[seat].shape} ", style=MARKS[seat].colour)
