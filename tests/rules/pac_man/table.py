"""Games told in a line: `play("2 players; A at c8; A rolls 4-2; pac-man 4; b7 a7 a6 a5")`.

Sentences are parted by semicolons. First those that set the position up:

| sentence                     | meaning                                                      |
| ---------------------------- | ------------------------------------------------------------ |
| `3 players`                  | how many play; four, if nothing is said                      |
| `american board`             | the board; the European one, if nothing is said; or `tiny`   |
| `ghost_turn=free`            | an option                                                    |
| `A at c3`, `ghost-1 at f8`   | where a piece stands; at its start, if nothing is said       |
| `marbles c4 d5`, `yellow f2` | the only marbles on the circuit; all, if nothing is said     |
| `no marbles`                 | an empty circuit                                             |
| `A has 5`                    | white marbles in a tray; none, if nothing is said            |
| `A holds f10 b6`             | yellow marbles, by the holes they came from, oldest first    |
| `home c3 empty`              | nobody's, where three play; the last, if nothing is said     |
| `homes undrawn`              | it is still to be drawn, as `empty c3`                       |
| `7 quiet turns`              | turns since a marble was last gobbled                        |
| `roll for start`             | nobody has begun yet; else whoever rolls first has the turn  |

Then what is played: `A rolls 4-2`, and moves in the game's notation by whoever's turn it is.
Several steps may share a sentence; `stuck` says that a piece has no way, and stays.
"""

from __future__ import annotations

import re

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.games.pac_man.view import View
from tests.kit import language, table

from .positions import GAME, Arrangement, arrange, board_named, require_sound, whites

STEPS = re.compile(r"[a-z][1-9][0-9]?( [a-z][1-9][0-9]?)*")

SENTENCES: language.Sentences = {
    **language.SHARED,
    r"([A-D]) at (\w+)": language.entry("pacmen"),
    r"ghost-([12]) at (\w+)": language.entry("ghosts"),
    r"marbles (.+)": language.words("white"),
    r"yellow (.+)": language.words("yellow"),
    r"no marbles": language.always("white", []),
    r"([A-D]) has (\d+)": language.entry("trays", int),
    r"([A-D]) holds (.+)": language.entry("held", str.split),
    r"(\d+) quiet turns": language.number("quiet"),
    r"home (\w+) empty": language.text("empty"),
    r"homes (undrawn)": language.text("empty"),
    r"roll for start": language.always("turn", ""),
}


def play(script: str) -> Table:
    arrangement = Arrangement()
    sentences = language.set_up(arrangement, language.sentences_of(script), SENTENCES)
    if arrangement.turn is None:
        arrangement.turn = language.first_to_roll(sentences)
    board, s = board_named(arrangement.board), arrange(arrangement)
    return Table(table.match_at(GAME, arrangement, board, s)).take_all(sentences)


class Table(table.Table):
    """A match that begins in a position of our own, and what there is to see of it."""

    def __init__(self, match: Match) -> None:
        self.whites = whites(match.state)
        super().__init__(match)

    def parts(self, sentence: str) -> list[str]:
        if sentence == "stuck":
            assert self.legal() == {"stay"}
            return ["stay"]
        return sentence.split() if STEPS.fullmatch(sentence) else [sentence]

    def require_sound(self) -> None:
        require_sound(self.state, self.b, self.plan)
        assert whites(self.state) == self.whites, "white marbles came or went"

    # ------------------------------------------------------------ looking

    @property
    def view(self) -> View:
        return of_type(View, self.match.view())

    @property
    def walking(self) -> tuple[str, int] | None:
        """The piece on its way, and how far it has to go."""
        walk = self.view.walk
        return (walk.piece, walk.left) if walk else None

    def pacman(self, seat: str) -> str:
        return self.view.players[Seat[seat]].pacman

    def home(self, seat: str) -> str:
        return self.view.players[Seat[seat]].home

    def tray(self, seat: str) -> int:
        return self.view.players[Seat[seat]].white

    def privileges(self, seat: str) -> int:
        return self.view.players[Seat[seat]].yellow

    def score(self, seat: str) -> int:
        return self.match.scores[Seat[seat]]

    def ghost(self, number: int) -> str:
        return self.view.ghosts[number - 1]

    def marble(self, space: str) -> str | None:
        return self.view.marbles.get(space)
