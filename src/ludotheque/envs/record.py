"""How a position was reached, in words: its choices played again as a match of the interpreter.

It is made only when somebody asks for text, and what was made is kept for the positions after it.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from ludotheque.engine.compile import NO_ACTION
from ludotheque.engine.information import NOW, Recorder, information_state
from ludotheque.engine.match import Match, MatchEntry
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.engine.turns import next_seat, without_clock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .positions import Position, Positions

FAILED = "failed"
IMAGINED = "imagined"


class Origin:
    """Where an imagined line of play begins, and what each seat knows there.

    What the seat for which it was imagined knows is true. What the others know is imagined, too,
    and has no history: a number stands for it.
    """

    def __init__(self, position: Position, truth: Position, seat: int) -> None:
        self.position, self.truth, self.seat = position, truth, seat
        self.texts: dict[int, str] = {}

    def known(self, seat: int) -> str:
        """What a seat was told before, but for the last line: how things stand now."""
        if seat not in self.texts:
            if seat == self.seat:
                self.texts[seat] = self.truth.information(seat).rpartition("\n" + NOW)[0]
            else:
                self.texts[seat] = f"{IMAGINED} {self.position.knowledge(seat):x}"
        return self.texts[seat]

    def __reduce__(self) -> tuple[Callable[..., Origin], tuple[object, ...]]:
        """Without the true position, which nobody may find in here."""
        seats = range(self.position.positions.seats)
        return told_origin, (self.position, self.seat, {seat: self.known(seat) for seat in seats})


def told_origin(position: Position, seat: int, texts: dict[int, str]) -> Origin:
    made = Origin(position, position, seat)
    made.texts = texts
    return made


class Record:
    """A match that stands where a position does, and what was tried on the way and failed."""

    def __init__(self, positions: Positions, origin: Origin | None) -> None:
        self.positions, self.origin = positions, origin
        board = positions.board.name or positions.board.text
        self.match = Match(positions.game, positions.seats, options=positions.options, board=board)
        self.last = int(CLOCK)
        self.count = 0  # choices that were played
        self.lines: list[str] = []  # the log, in notation
        self.failed: list[tuple[int, Seat, int]] = []  # after how many entries, whose, which action
        if origin is not None:
            self.match = self.match.at(origin.position.plain())
            self.match.state = self.match.copied()
            self.last = origin.position.last
        self.let_clock_act()

    def after(self, choices: Iterable[int]) -> Record:
        """The record of a position that some more choices lead to."""
        made = copy(self)
        made.match, made.lines, made.failed = copy(self.match), [*self.lines], [*self.failed]
        for choice in choices:
            made.play(choice)
        return made

    def play(self, choice: int) -> None:
        """As `drivers/positions.py` does it."""
        match, rules = self.match, self.positions.game.rules
        self.count += 1
        if match.outcomes:
            self.enter(FATE, choice)
        else:
            seat = Seat(next_seat(rules.acting(match.state, match.board.plain), self.last))
            self.last = int(seat)
            action = self.positions.meant(match.state, seat, choice)
            if action == NO_ACTION:
                self.failed.append((len(match.log), seat, choice))
            else:
                self.enter(seat, action)
        self.let_clock_act()

    def let_clock_act(self) -> None:
        match, rules = self.match, self.positions.game.rules
        while not match.over and not match.outcomes:
            bits = rules.acting(match.state, match.board.plain)
            if without_clock(bits) != 1 << CLOCK:
                break
            out = [0] * rules.ACTIONS
            rules.legal(match.state, match.board.plain, CLOCK, out)
            self.enter(CLOCK, out[0])

    def enter(self, seat: Seat, choice: int) -> None:
        match, notation = self.match, self.positions.game.notation
        if seat == FATE:
            move = notation.to_fate(match.state, match.board.plan, choice)
        else:
            move = notation.to_move(match.state, match.board.plan, seat, choice)
        match.follow(MatchEntry(seat, move, choice))
        self.lines.append(f"{seat.word}: {notation.write(move)}")

    # ------------------------------------------------------------ the texts

    def information(self, seat: int) -> str:
        """All that a seat was told; see `engine/information.py`. What failed is told at the end."""
        told = information_state(self.match, seat) if self.origin is None else self.imagined(seat)
        tried = (
            f"{FAILED} after {at}: {by.word} {choice if by == seat else '?'}\n"
            for at, by, choice in self.failed
        )
        return "".join((told, *tried))

    def imagined(self, seat: int) -> str:
        """What a seat knew where the line begins, and what it was told from there on."""
        assert self.origin is not None
        begun = Record(self.positions, self.origin).match
        recorder = Recorder(begun, Seat(seat))
        recorder.follower, recorder.head, recorder.lines = begun, [self.origin.known(seat)], []
        recorder.handed_at = 1  # it was, before
        recorder.look()
        for entry in self.match.log[len(begun.log) :]:
            recorder.hear(entry)
        return recorder.text()

    def text(self) -> str:
        """The whole line, for people who look at a position from outside."""
        begun = [] if self.origin is None else [bytes(self.origin.position.held).hex()]
        tried = [f"{FAILED} after {at}: {by.word} {choice}" for at, by, choice in self.failed]
        return "\n".join((*begun, *self.lines, *tried))
