"""Games told in a line: `play("3 players; circles A 12 40, B 40; C at 39; C rolls 2-1; to 40")`.

Sentences are parted by semicolons. First those that set the position up:

| sentence                   | meaning                                                        |
| -------------------------- | -------------------------------------------------------------- |
| `4 players`                | how many play; three, if nothing is said                       |
| `narrow board`             | the board; the valley, if nothing is said                      |
| `progress=free`            | an option                                                      |
| `circles A 12 40, B 40 55` | live circles; none, if nothing is said                         |
| `chips A 7 8, B 8`         | chips on the board; none, if nothing is said                   |
| `A at 39`, `A at tower`    | where a pawn stands; where it set out, if nothing is said      |
| `A bound tower`            | its destination; the ship, if nothing is said                  |
| `7 quiet turns`            | turns since a trap was last sprung                             |
| `set up`                   | nobody has circled yet                                         |
| `roll for start`           | nobody has begun yet; else whoever rolls first has the turn    |

Then what is played: `A rolls 4-2`; `to 40 41 f3`, steps of whoever's turn it is; `A circles 42`;
`pass`; `stay`.
"""

from __future__ import annotations

import re

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import Seat
from ludotheque.games.close_encounters.constants import Phase
from ludotheque.games.close_encounters.view import Player, View
from tests.kit import language, table

from .positions import GAME, Arrangement, arrange, board_named, require_sound

CIRCLES = re.compile(r"([A-D]) circles (\d+)")


def set_circles(to: Arrangement, text: str) -> None:
    to.circles |= numbers_by_seat(text)


def set_chips(to: Arrangement, text: str) -> None:
    to.chips |= numbers_by_seat(text)


def numbers_by_seat(text: str) -> dict[str, list[int]]:
    parts = (part.split() for part in text.split(","))
    return {letter: [int(number) for number in numbers] for letter, *numbers in parts}


SENTENCES: language.Sentences = {
    **language.SHARED,
    r"circles (.+)": set_circles,
    r"chips (.+)": set_chips,
    r"([A-D]) at (\w+)": language.entry("pawns"),
    r"([A-D]) bound (\w+)": language.entry("bound"),
    r"(\d+) quiet turns": language.number("quiet"),
    r"set up": language.always("phase", Phase.CIRCLE),
    r"roll for start": language.always("phase", Phase.FIRST_ROLL),
}


def play(script: str) -> Table:
    arrangement = Arrangement()
    sentences = language.set_up(arrangement, language.sentences_of(script), SENTENCES)
    arrangement.turn = language.first_to_roll(sentences)
    board, s = board_named(arrangement.board), arrange(arrangement)
    return Table(table.match_at(GAME, arrangement, board, s)).take_all(sentences)


class Table(table.Table):
    """A match that begins in a position of our own, and what there is to see of it."""

    def parts(self, sentence: str) -> list[str]:
        if sentence.startswith("to "):
            return [f"to {square}" for square in sentence.split()[1:]]
        return [sentence]

    def choice(self, sentence: str) -> tuple[Seat, str]:
        if circles := CIRCLES.fullmatch(sentence):
            return Seat[circles[1]], f"circle {circles[2]}"
        return super().choice(sentence)

    def require_sound(self) -> None:
        require_sound(self.state, self.b, self.plan)

    # ------------------------------------------------------------ looking

    @property
    def view(self) -> View:
        return of_type(View, self.match.view())

    @property
    def left(self) -> int:
        walk = self.view.walk
        return walk.left if walk else 0

    @property
    def acting(self) -> str:
        return "".join(seat.word for seat in sorted(self.match.acting))

    def player(self, seat: str) -> Player:
        return self.view.players[Seat[seat]]

    def pawn(self, seat: str) -> str:
        return self.player(seat).pawn

    def chips(self, seat: str) -> tuple[int, ...]:
        return self.player(seat).chips

    def card(self, seat: str) -> set[int]:
        """The numbers that a player has circled, as the player sees them."""
        view = of_type(View, self.match.view(Seat[seat]))
        return {circle.number for circle in view.card or ()}

    def chips_on(self, number: int) -> list[str]:
        """Whose chips lie on a number."""
        return [player.seat for player in self.view.players if number in player.chips]

    def steps(self) -> set[str]:
        """The squares that the pawn may go to."""
        return {move.removeprefix("to ") for move in self.legal() if move.startswith("to ")}
