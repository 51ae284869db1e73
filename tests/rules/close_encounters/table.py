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
from collections.abc import Callable
from typing import Any

from ludotheque.engine.contract import Event, Outcome, Reason
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from ludotheque.games.close_encounters import notation
from ludotheque.games.close_encounters.rules import Phase
from ludotheque.games.close_encounters.view import Player, View

from .positions import GAME, Arrangement, arrange, board_named, require_sound

ROLLS = re.compile(r"([A-D]) rolls ([1-6]-[1-6])")
CIRCLES = re.compile(r"([A-D]) circles (\d+)")

Groups = tuple[str, ...]


# ---------------------------------------------------------------- setting up


def set_seats(to: Arrangement, groups: Groups) -> None:
    to.seats = int(groups[0])


def set_board(to: Arrangement, groups: Groups) -> None:
    to.board = groups[0]


def set_option(to: Arrangement, groups: Groups) -> None:
    to.options[groups[0]] = groups[1]


def numbers_by_seat(text: str) -> dict[str, list[int]]:
    found = {}
    for part in text.split(","):
        letter, *numbers = part.split()
        found[letter] = [int(number) for number in numbers]
    return found


def set_circles(to: Arrangement, groups: Groups) -> None:
    to.circles |= numbers_by_seat(groups[0])


def set_chips(to: Arrangement, groups: Groups) -> None:
    to.chips |= numbers_by_seat(groups[0])


def set_pawn(to: Arrangement, groups: Groups) -> None:
    to.pawns[groups[0]] = groups[1]


def set_bound(to: Arrangement, groups: Groups) -> None:
    to.bound[groups[0]] = groups[1]


def set_quiet(to: Arrangement, groups: Groups) -> None:
    to.quiet = int(groups[0])


def set_up(to: Arrangement, groups: Groups) -> None:
    to.phase = Phase.CIRCLE


def set_first_roll(to: Arrangement, groups: Groups) -> None:
    to.phase = Phase.FIRST_ROLL


SENTENCES: tuple[tuple[str, Callable[[Arrangement, Groups], None]], ...] = (
    (r"([234]) players", set_seats),
    (r"(\w+) board", set_board),
    (r"(\w+)=(\w+)", set_option),
    (r"circles (.+)", set_circles),
    (r"chips (.+)", set_chips),
    (r"([A-D]) at (\w+)", set_pawn),
    (r"([A-D]) bound (\w+)", set_bound),
    (r"(\d+) quiet turns", set_quiet),
    (r"set up", set_up),
    (r"roll for start", set_first_roll),
)


def sets_up(arrangement: Arrangement, sentence: str) -> bool:
    """Takes a sentence about the position in; says whether it was one."""
    for pattern, take in SENTENCES:
        if found := re.fullmatch(pattern, sentence):
            take(arrangement, found.groups())
            return True
    return False


def play(script: str) -> Table:
    sentences = [sentence.strip() for sentence in script.split(";")]
    arrangement = Arrangement()
    while sentences and sets_up(arrangement, sentences[0]):
        del sentences[0]
    first = ROLLS.fullmatch(sentences[0]) if sentences else None
    if first and arrangement.phase == Phase.ROLL:
        arrangement.turn = first[1]
    table = Table(arrangement)
    for sentence in sentences:
        table.take(sentence)
    return table


# ---------------------------------------------------------------- the table


class Table:
    """A match that begins in a position of our own, and what there is to see of it."""

    def __init__(self, arrangement: Arrangement) -> None:
        self.match = Match(GAME, arrangement.seats, options=arrangement.options)
        self.match.board = board_named(arrangement.board)
        self.match.state = arrange(arrangement)
        self.events: list[Event] = []  # of the last sentence
        self.told: list[Event] = []  # from the beginning
        self._require_sound()

    # ------------------------------------------------------------ playing

    def then(self, script: str) -> Table:
        """Goes on with the game."""
        for sentence in script.split(";"):
            self.take(sentence.strip())
        return self

    def take(self, sentence: str) -> None:
        self.events = []
        if rolled := ROLLS.fullmatch(sentence):
            assert self.turn == rolled[1], f"{self.turn} is to roll, not {rolled[1]}"
            self._play(FATE, rolled[2])
        elif circles := CIRCLES.fullmatch(sentence):
            self._play(Seat[circles[1]], f"circle {circles[2]}")
        elif sentence.startswith("to "):
            for square in sentence.split()[1:]:
                self._play(Seat[self.turn], f"to {square}")
        else:
            self._play(Seat[self.turn], sentence)

    def _play(self, seat: Seat, move: str) -> None:
        events = self.match.play(seat, move)
        self.events += events
        self.told += events
        self._require_sound()

    def _require_sound(self) -> None:
        require_sound(self.state, self.match.board.plain, self.match.board.plan)

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def view(self) -> View:
        view: View = self.match.view()
        return view

    @property
    def turn(self) -> str:
        return self.view.turn

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def outcome(self) -> Outcome:
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

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
        view: View = self.match.view(Seat[seat])
        return {circle.number for circle in view.card or ()}

    def chips_on(self, number: int) -> list[str]:
        """Whose chips lie on a number."""
        return [player.seat for player in self.view.players if number in player.chips]

    def legal(self, seat: str = "") -> set[str]:
        """All that may be played now, in notation; by one seat, or by whoever may act."""
        seats = [Seat[seat]] if seat else sorted(self.match.acting)
        return {notation.write(move) for each in seats for move in self.match.legal(each)}

    def steps(self) -> set[str]:
        """The squares that the pawn may go to."""
        return {move.removeprefix("to ") for move in self.legal() if move.startswith("to ")}

    def reason(self, seat: str, move: str) -> Reason:
        reason = self.match.why_not(Seat[seat], move)
        assert reason is not None, f"{seat} may play {move}"
        return reason

    def why_not(self, seat: str, move: str) -> str:
        """The clause that refuses a move."""
        return self.reason(seat, move).clause

    def codes(self) -> list[str]:
        """What the last sentence brought about, by code."""
        return [event.code for event in self.events]
