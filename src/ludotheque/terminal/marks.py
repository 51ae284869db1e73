"""The seats' colours, shapes and letters, the same in all games; and their players' names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.text import Text

from ludotheque.engine.seats import Player, Seat
from ludotheque.words import has, say


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


def bullet(seat: Seat | None, fancy: bool) -> Text:
    """What stands before a paragraph about a seat, or about none."""
    if seat not in MARKS or not fancy:
        return Text("  ")
    return Text(f"{MARKS[seat].shape} ", style=MARKS[seat].colour)


def names_of(
    seats: Iterable[Seat], players: Mapping[Seat, Player], language: str, game: str, nameless: str
) -> dict[Seat, str]:
    """What everybody is called: their own name, a bot's, or the sentence for who gave none."""
    return {
        seat: called(seat, players.get(seat, Player()), language, game)
        or say(language, nameless, game=game)
        for seat in seats
    }


def called(seat: Seat, player: Player, language: str, game: str) -> str:
    """The name that a player was given; a bot's in the language of whoever reads it."""
    if not player.bot:
        return player.name
    key = f"character-{player.name or player.bot}"
    return say(
        language, key if has(language, key, game) else f"bot-called-{seat.word.lower()}", game=game
    )
