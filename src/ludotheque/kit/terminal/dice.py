"""Dice on the terminal: three lines high where they can be white, else their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludotheque.engine.contract import Look

from .canvas import one_of
from .marks import INK

PIPS = {1: ("   ", " ● ", "   "), 2: ("●  ", "   ", "  ●"), 3: ("●  ", " ● ", "  ●"),
        4: ("● ●", "   ", "● ●"), 5: ("● ●", " ● ", "● ●"), 6: ("● ●", "● ●", "● ●")}  # fmt: skip
WHITE = f"{INK} on #ffffff"
BETWEEN = "  "


def faces(dice: Sequence[int], look: Look) -> list[Text]:
    """The dice side by side, line by line."""
    if not dice:
        return []
    if not look.colour:
        return [Text(" ".join(f"[{die}]" for die in dice))]
    pip = one_of("●o", look.fancy)
    return [row(dice, number, pip) for number in range(len(PIPS[1]))]


def row(dice: Sequence[int], number: int, pip: str) -> Text:
    pictured = (Text(f" {PIPS[die][number].replace('●', pip)} ", style=WHITE) for die in dice)
    return Text(" ").append_text(Text(BETWEEN).join(pictured))
