"""Games told in a line: `play("A english; A at d4; B at d5; A rolls 1; d5; confront B")`.

Sentences are parted by semicolons. First those that set the position up:

| sentence                        | meaning                                                      |
| ------------------------------- | ------------------------------------------------------------ |
| `4 players`                     | how many play; three, if nothing is said                     |
| `star-city board`               | the board; Ring City, if nothing is said                     |
| `cards=kept`                    | an option                                                    |
| `A english`                     | who somebody is; else the agents go round in their order     |
| `A laid wart beard …`           | all five cards, by square; else in the house's order         |
| `A at f7`                       | where a figure stands; on its first square, if nothing said  |
| `B fell to A`                   | somebody is out already, with all that follows               |
| `A parted from B`               | A has confronted B, in vain                                  |
| `A has read c3`, `A knows B`    | what somebody knows                                          |
| `9 rounds`                      | how many rounds are over                                     |
| `deal`, `set up`,               | it begins as early as that; else with the roll of whoever    |
| `roll for start`                | rolls first, or of A                                         |

Then what is played: `A rolls 4`, `deal …`, and moves in the game's notation by whoever may act;
`B: lay wart` where that may be several.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ludotheque.engine.contract import Event, Outcome, Reason
from ludotheque.engine.seats import FATE, Seat
from ludotheque.games.mission_impossible import notation
from ludotheque.games.mission_impossible.view import Card, Player, View

from .positions import Arrangement, begun, require_sound

ROLLS = re.compile(r"([A-F]) rolls ([1-6])")
BY = re.compile(r"([A-F]): (.+)")

Groups = tuple[str, ...]


def set_seats(to: Arrangement, groups: Groups) -> None:
    to.seats = int(groups[0])


def set_board(to: Arrangement, groups: Groups) -> None:
    to.board = groups[0]


def set_option(to: Arrangement, groups: Groups) -> None:
    to.options[groups[0]] = groups[1]


def set_agent(to: Arrangement, groups: Groups) -> None:
    to.agents[groups[0]] = groups[1]


def set_cards(to: Arrangement, groups: Groups) -> None:
    to.cards[groups[0]] = groups[1].split()


def set_figure(to: Arrangement, groups: Groups) -> None:
    to.figures[groups[0]] = groups[1]


def set_event(to: Arrangement, groups: Groups) -> None:
    one, kind, other = groups
    to.happened.append((kind, one, other))


def set_rounds(to: Arrangement, groups: Groups) -> None:
    to.round = int(groups[0])


SENTENCES: tuple[tuple[str, Callable[[Arrangement, Groups], None]], ...] = (
    (r"([3-6]) players", set_seats),
    (r"([a-z-]+) board", set_board),
    (r"(\w+)=(\w+)", set_option),
    (r"([A-F]) (english|russian|german|chinese|french|american)", set_agent),
    (r"([A-F]) laid (.+)", set_cards),
    (r"([A-F]) at (\w+)", set_figure),
    (r"([A-F]) (fell to|parted from|knows) ([A-F])", set_event),
    (r"([A-F]) (has read) (\w+)", set_event),
    (r"(\d+) rounds", set_rounds),
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
    if sentences and sentences[0] in ("deal", "set up", "roll for start"):
        arrangement.until = sentences.pop(0)
    else:
        first = ROLLS.fullmatch(sentences[0]) if sentences else None
        arrangement.turn = first[1] if first else "A"
    table = Table(arrangement)
    for sentence in sentences:
        table.take(sentence)
    return table


class Table:
    """A match that begins in a position of our own, and what there is to see of it."""

    def __init__(self, arrangement: Arrangement) -> None:
        self.match = begun(arrangement)
        self.events: list[Event] = []  # of the last sentence
        self._require_sound()

    # ------------------------------------------------------------ playing

    def then(self, script: str) -> Table:
        """Goes on with the game."""
        for sentence in script.split(";"):
            self.take(sentence.strip())
        return self

    def take(self, sentence: str) -> None:
        if rolled := ROLLS.fullmatch(sentence):
            assert self.turn == rolled[1], f"{self.turn} is to roll, not {rolled[1]}"
            self._play(FATE, rolled[2])
        elif by := BY.fullmatch(sentence):
            self._play(Seat[by[1]], by[2])
        else:
            (seat,) = self.match.acting
            self._play(seat, sentence)

    def _play(self, seat: Seat, move: str) -> None:
        self.events = self.match.play(seat, move)
        self._require_sound()

    def _require_sound(self) -> None:
        require_sound(self.state, self.match.board.plain)

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> Any:
        return self.match.state

    def view(self, seat: str = "") -> View:
        view: View = self.match.view(Seat[seat] if seat else None)
        return view

    @property
    def turn(self) -> str:
        return self.view().turn

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def outcome(self) -> Outcome:
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    def player(self, seat: str, viewer: str = "") -> Player:
        return self.view(viewer).players[Seat[seat]]

    def figure(self, seat: str) -> str | None:
        return self.player(seat).square

    def is_out(self, seat: str) -> bool:
        return self.player(seat).fell_to is not None

    def target(self, seat: str) -> str | None:
        notebook = self.view(seat).notebook
        assert notebook is not None
        return notebook.target

    def card(self, square: str, viewer: str = "") -> Card:
        return next(card for card in self.view(viewer).cards if card.square == square)

    def legal(self, seat: str = "") -> set[str]:
        """All that may be played now, in notation."""
        seats = [Seat[seat]] if seat else self.match.acting
        return {notation.write(move) for each in seats for move in self.match.legal(each)}

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

    def heard(self, seat: str) -> list[str]:
        """What a seat was told of it."""
        return [
            event.code
            for event in self.events
            if event.audience is None or Seat[seat] in event.audience
        ]
