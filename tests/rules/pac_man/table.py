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
from collections.abc import Callable
from typing import Any

from ludotheque.engine.contract import Event, Outcome, Reason
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from ludotheque.games.pac_man import notation
from ludotheque.games.pac_man.view import View

from .positions import GAME, Arrangement, arrange, board_named, require_sound, whites

STEPS = re.compile(r"[a-z][1-9][0-9]?( [a-z][1-9][0-9]?)*")
ROLLS = re.compile(r"([A-D]) rolls ([1-6]-[1-6])")

Groups = tuple[str, ...]


# ---------------------------------------------------------------- setting up


def set_seats(to: Arrangement, groups: Groups) -> None:
    to.seats = int(groups[0])


def set_board(to: Arrangement, groups: Groups) -> None:
    to.board = groups[0]


def set_option(to: Arrangement, groups: Groups) -> None:
    to.options[groups[0]] = groups[1]


def set_pacman(to: Arrangement, groups: Groups) -> None:
    to.pacmen[groups[0]] = groups[1]


def set_ghost(to: Arrangement, groups: Groups) -> None:
    to.ghosts[int(groups[0])] = groups[1]


def set_white(to: Arrangement, groups: Groups) -> None:
    to.white = groups[0].split()


def set_yellow(to: Arrangement, groups: Groups) -> None:
    to.yellow = groups[0].split()


def set_no_marbles(to: Arrangement, groups: Groups) -> None:
    to.white = []


def set_tray(to: Arrangement, groups: Groups) -> None:
    to.trays[groups[0]] = int(groups[1])


def set_held(to: Arrangement, groups: Groups) -> None:
    to.held[groups[0]] = groups[1].split()


def set_quiet(to: Arrangement, groups: Groups) -> None:
    to.quiet = int(groups[0])


def set_empty(to: Arrangement, groups: Groups) -> None:
    to.empty = groups[0]


SENTENCES: tuple[tuple[str, Callable[[Arrangement, Groups], None]], ...] = (
    (r"([234]) players", set_seats),
    (r"(european|american|tiny) board", set_board),
    (r"(\w+)=(\w+)", set_option),
    (r"([A-D]) at (\w+)", set_pacman),
    (r"ghost-([12]) at (\w+)", set_ghost),
    (r"marbles (.+)", set_white),
    (r"yellow (.+)", set_yellow),
    (r"no marbles", set_no_marbles),
    (r"([A-D]) has (\d+)", set_tray),
    (r"([A-D]) holds (.+)", set_held),
    (r"(\d+) quiet turns", set_quiet),
    (r"home (\w+) empty", set_empty),
    (r"homes (undrawn)", set_empty),
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
    if arrangement.empty == "undrawn":
        arrangement.turn = None
    elif sentences and sentences[0] == "roll for start":
        del sentences[0]
    else:
        first = ROLLS.fullmatch(sentences[0]) if sentences else None
        arrangement.turn = first[1] if first else "A"
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
        self._whites = whites(self.state)
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
            return
        if sentence == "stuck":
            assert self.legal() == {"stay"}
            sentence = "stay"
        for move in sentence.split() if STEPS.fullmatch(sentence) else [sentence]:
            (seat,) = self.match.acting
            self._play(seat, move)

    def _play(self, seat: Seat, move: str) -> None:
        events = self.match.play(seat, move)
        self.events += events
        self.told += events
        self._require_sound()
        assert whites(self.state) == self._whites, f"white marbles came or went with {move}"

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

    def legal(self) -> set[str]:
        """All that may be played now, in notation."""
        return {
            notation.write(move) for seat in self.match.acting for move in self.match.legal(seat)
        }

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
