"""Games told in a line: `play("A has e1 f1; A tanks e1; B lays d4; A flags town-1")`.

Everything happens on the training ground of `field.py`. Sentences are parted by semicolons.
First those that set the position up, without asking whether the rules would have led to it:

| sentence                       | meaning                                                |
| ------------------------------ | ------------------------------------------------------ |
| `rotation=on`                  | an option                                              |
| `A has e1 f1`                  | pieces that lie already                                |
| `A dropped on e4`              | a paratrooper that stands there already                |
| `A parked on e1`               | a tank that stands there already                       |
| `A bridged 2`                  | a bridge that lies already                             |
| `shuffle`, `getting ready`     | it begins as early as that; else when play has begun   |

Then what is played: `A lays d4`, `A drops d4`, `A tanks e1`, `A flags town-1`, `A bridges 2`,
`A is done`, `A is ready`, `clock: still`, or any move in notation after `A:`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ludotheque.engine import chance
from ludotheque.engine.contract import Event, Outcome, Reason
from ludotheque.engine.game import LaidOut
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, WORDS, Seat
from ludotheque.games.situation_4 import notation, rules
from ludotheque.games.situation_4.notation import Lay

from .field import FIELD, GAME

SAYS = re.compile(r"([AB]|clock|fate): (.+)")
DOES = re.compile(r"([AB]) (lays|drops|tanks|flags|bridges|is) (.+)")
VERBS = {"drops": "drop", "tanks": "tank", "flags": "flag", "bridges": "bridge"}
EARLY = ("shuffle", "getting ready")


def match_on(board: LaidOut, options: dict[str, str], seed: int | None = None) -> Match:
    """A match on a board that stands in no file."""
    match = Match.__new__(Match)
    match.game, match.board, match.options = GAME, board, GAME.settled(options)
    match.seats, match.log = (Seat.A, Seat.B), []
    match._seed, match._dice = seed, [[0] * chance.RNG_WORDS]
    match._start()
    match._let_fate_play()
    return match


def play(script: str, board: LaidOut = FIELD) -> Table:
    sentences = [sentence.strip() for sentence in script.split(";") if sentence.strip()]
    options: dict[str, str] = {}
    while sentences and (option := re.fullmatch(r"(\w+)=(\w+)", sentences[0])):
        options[option[1]] = option[2]
        del sentences[0]
    table = Table(match_on(board, options))
    begin = sentences.pop(0) if sentences and sentences[0] in EARLY else ""
    table.begin(begin)
    while sentences and table.sets_up(sentences[0]):
        del sentences[0]
    if not begin:
        rules.settle(table.state, table.b, False)
    for sentence in sentences:
        table.take(sentence)
    return table


class Table:
    """A match on the training ground, and what there is to see of it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []  # of the last sentence

    def begin(self, early: str) -> None:
        """Fate gives every piece the number of its place, unless the test plays fate."""
        if early == "shuffle":
            return
        while FATE in self.match.acting:
            self._play(FATE, notation.write(self.match.legal(FATE)[0]))
        if not early:
            for sentence in ("A: ready", "B: ready", "clock: go"):
                self.take(sentence)

    def sets_up(self, sentence: str) -> bool:
        """Takes a sentence about the position in; says whether it was one."""
        for pattern, change in CHANGES:
            if found := re.fullmatch(pattern, sentence):
                side = Seat[found[1]]
                for name in found[2].split():
                    change(self, side, name)
                return True
        return False

    # ------------------------------------------------------------ playing

    def then(self, script: str) -> Table:
        for sentence in script.split(";"):
            self.take(sentence.strip())
        return self

    def take(self, sentence: str) -> None:
        self._play(*self.move(sentence))

    def move(self, sentence: str) -> tuple[Seat, str]:
        """Who does what, in notation."""
        if said := SAYS.fullmatch(sentence):
            return WORDS[said[1]], said[2]
        done = DOES.fullmatch(sentence)
        assert done, sentence
        seat, verb, what = Seat[done[1]], done[2], done[3]
        if verb == "lays":
            return seat, self.laying(seat, what)
        return seat, what if verb == "is" else f"{VERBS[verb]} {what}"

    def laying(self, seat: Seat, name: str) -> str:
        """Laying the right piece on a place, the right way round."""
        plan = self.match.board.plan
        return notation.write(notation.the_piece_for(self.state, plan, seat, plan.index[name]))

    def _play(self, seat: Seat, move: str) -> None:
        self.events = self.match.play(seat, move)

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def b(self) -> Any:
        return self.match.board.plain

    def place(self, name: str) -> int:
        return int(self.match.board.plan.index[name])

    def owner(self, name: str) -> str:
        owner = self.state.on[self.place(name)]
        return Seat(owner - 1).word if owner else ""

    def flag(self, objective: str) -> str:
        owner = self.state.flag[self.match.board.plan.objective_index[objective]]
        return Seat(owner - 1).word if owner else ""

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def outcome(self) -> Outcome:
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    @property
    def scores(self) -> tuple[int, ...]:
        return self.match.scores

    def legal(self, seat: str) -> set[str]:
        """All that a seat may do now; a piece is told by its place alone."""
        return {plain(move) for move in self.match.legal(WORDS[seat])}

    def places(self, seat: str, verb: str = "lay") -> set[str]:
        """The places where a seat may lay a piece, or do something else."""
        return {text.split()[1] for text in self.legal(seat) if text.startswith(f"{verb} ")}

    def acting(self) -> set[str]:
        return {seat.word for seat in self.match.acting}

    def reason(self, sentence: str) -> Reason:
        seat, move = self.move(sentence)
        reason = self.match.why_not(seat, move)
        assert reason is not None, f"{sentence}: that is allowed"
        return reason

    def why_not(self, sentence: str) -> str:
        """The clause that refuses a move."""
        return self.reason(sentence).clause

    def codes(self) -> list[str]:
        """What the last sentence brought about, by code."""
        return [event.code for event in self.events]


def plain(move: Any) -> str:
    return f"lay {move.place}" if isinstance(move, Lay) else notation.write(move)


# ---------------------------------------------------------------- setting up


def has(table: Table, side: int, name: str) -> None:
    rules.lay(table.state, table.b, side, table.place(name))


def dropped(table: Table, side: int, name: str) -> None:
    table.state.paratroopers[side] += 1
    rules.drop(table.state, table.b, side, table.place(name))


def parked(table: Table, side: int, name: str) -> None:
    table.state.tanks[side] += 1
    rules.place_tank(table.state, table.b, side, table.place(name))


def bridged(table: Table, side: int, name: str) -> None:
    rules.lay_bridge(table.state, table.b, side, int(name) - 1)


CHANGES: tuple[tuple[str, Callable[[Table, int, str], None]], ...] = (
    (r"([AB]) has (.+)", has),
    (r"([AB]) dropped on (.+)", dropped),
    (r"([AB]) parked on (.+)", parked),
    (r"([AB]) bridged (.+)", bridged),
)
