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

from ludotheque.engine.game import LaidOut
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from ludotheque.games.situation_4 import effects, notation
from ludotheque.games.situation_4.notation import Lay
from tests.kit import language, table

from .field import FIELD, GAME

DOES = re.compile(r"([AB]) (lays|drops|tanks|flags|bridges|is) (.+)")
VERBS = {"drops": "drop", "tanks": "tank", "flags": "flag", "bridges": "bridge"}
OPTIONS: language.Sentences = {r"(\w+)=(\w+)": dict.__setitem__}
EARLY = ("shuffle", "getting ready")


def match_on(board: LaidOut, options: dict[str, str], seed: int | None = None) -> Match:
    """A match on a board that stands in no file."""
    match = Match(GAME, 2, options=options)
    match.board = board
    match._start()
    if seed is not None:
        match.seed_fate(seed)
    return match


def play(script: str, board: LaidOut = FIELD) -> Table:
    options = dict[str, str]()
    sentences = language.set_up(options, language.sentences_of(script), OPTIONS)
    table = Table(match_on(board, options))
    early = sentences.pop(0) if sentences and sentences[0] in EARLY else ""
    table.begin(early)
    sentences = language.set_up(table, sentences, SENTENCES)
    if not early:
        effects.settle(table.state, table.b, False)
    return table.take_all(sentences)


class Table(table.Table):
    """A match on the training ground, and what there is to see of it."""

    def begin(self, early: str) -> None:
        """Fate gives every piece the number of its place, unless the test plays fate."""
        if early == "shuffle":
            return
        while FATE in self.match.acting:
            self.take(f"fate: {self.written(self.match.legal(FATE)[0])}")
        if not early:
            self.then("A: ready; B: ready; clock: go")

    def choice(self, sentence: str) -> tuple[Seat, str]:
        done = DOES.fullmatch(sentence)
        if not done:
            return super().choice(sentence)
        seat, verb, what = Seat[done[1]], done[2], done[3]
        if verb == "lays":
            return seat, self.laying(seat, what)
        return seat, what if verb == "is" else f"{VERBS[verb]} {what}"

    def laying(self, seat: Seat, name: str) -> str:
        """Laying the right piece on a place, the right way round."""
        piece = notation.the_piece_for(self.state, self.plan, seat, self.place(name))
        return notation.write(piece)

    # ------------------------------------------------------------ looking

    def place(self, name: str) -> int:
        return int(self.plan.index[name])

    def owner(self, name: str) -> str:
        owner = self.state.on[self.place(name)]
        return Seat(owner - 1).word if owner else ""

    def flag(self, objective: str) -> str:
        owner = self.state.flag[self.plan.objective_index[objective]]
        return Seat(owner - 1).word if owner else ""

    @property
    def scores(self) -> tuple[int, ...]:
        return self.match.scores

    def written(self, move: Any) -> str:
        """A piece is told by its place alone."""
        return plain(move)

    def places(self, seat: str, verb: str = "lay") -> set[str]:
        """The places where a seat may lay a piece, or do something else."""
        return {text.split()[1] for text in self.legal(seat) if text.startswith(f"{verb} ")}

    def acting(self) -> set[str]:
        return {seat.word for seat in self.match.acting}


def plain(move: Any) -> str:
    return f"lay {move.place}" if isinstance(move, Lay) else notation.write(move)


# ---------------------------------------------------------------- setting up


def has(table: Table, side: int, name: str) -> None:
    effects.lay(table.state, table.b, side, table.place(name))


def dropped(table: Table, side: int, name: str) -> None:
    table.state.paratroopers[side] += 1
    effects.drop(table.state, table.b, side, table.place(name))


def parked(table: Table, side: int, name: str) -> None:
    table.state.tanks[side] += 1
    effects.place_tank(table.state, table.b, side, table.place(name))


def bridged(table: Table, side: int, name: str) -> None:
    effects.lay_bridge(table.state, table.b, side, int(name) - 1)


def each(change: Callable[[Table, int, str], None]) -> language.Setter:
    """The same for every place that a sentence names."""

    def change_all(table: Table, side: str, names: str) -> None:
        for name in names.split():
            change(table, Seat[side], name)

    return change_all


SENTENCES: language.Sentences = {
    r"([AB]) has (.+)": each(has),
    r"([AB]) dropped on (.+)": each(dropped),
    r"([AB]) parked on (.+)": each(parked),
    r"([AB]) bridged (.+)": each(bridged),
}
