"""A game without turns at one keyboard: the sides play in portions of time, one after the other.

A side's time runs while it thinks and types, and a bot's as long as it would take at a table. A
portion ends once a side has used so much more time than the other; the line being typed then still
counts, and what it took too long the other side gets too. So both have the same time in the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from rich.text import Text

from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.words import say

from .saving import Shelf
from .screen import Screen
from .session import MOVE_PAUSE, Chance, SeatAssignment, Session
from .typed import command_in

AHEAD = 30.0  # seconds that a side may have used more than the other: portions are twice as long
UNHURRIED = 5.0  # seconds between two actions of a bot whose game does not say


class Race(Session):
    """Lets each side play for its portion, keeps the time, and rings the clock."""

    def __init__(
        self,
        match: Match,
        seating: SeatAssignment,
        screen: Screen,
        language: str,
        fate: Chance,
        shelf: Shelf,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(match, seating, screen, language, fate, shelf)
        self.now = now
        self.used = dict.fromkeys(self.match.seats, 0.0)  # seconds
        self.at = float(self.match.log[-1].at if self.match.log else 0)  # milliseconds of play
        self.turn: Seat | None = None
        self.is_hurried = False  # whether who is done lets the others play on without being asked

    def advance(self) -> None:
        acting = self.match.acting
        if FATE in acting:
            self.carry_out(FATE, self.fate.draw(self.match))
        elif not self.ring():
            self.let_play(acting - {CLOCK})

    def let_play(self, seats: frozenset[Seat]) -> None:
        waits = self.match.preparation()
        if waits is not None and waits.unready:
            self.carry_out(waits.unready[0], waits.ready)
            return
        if self.turn not in seats or self.portion_left(self.turn) <= 0:
            self.turn = min(seats, key=lambda seat: (self.used[seat], seat))
            if self.turn in self.seating.people and not self.begins(self.turn):
                return
        if self.is_hurried and self.turn in self.seating.people and self.is_finished(self.turn):
            self.wait(self.turn, "")
        elif self.turn in self.seating.people:
            left = {"seconds": max(0, round(self.portion_left(self.turn)))}
            moves = self.match.offered(self.turn)
            self.ask(self.turn, moves, say(self.language, "portion-left", left))
        else:
            self.let_bot_play(self.turn)

    # ------------------------------------------------------------ people

    def begins(self, seat: Seat) -> bool:
        """Whether somebody starts their portion; their clock stands until they do."""
        self.look_on(seat)
        self.stage.show()
        if not self.screen.typing or (self.is_hurried and self.is_finished(seat)):
            return True
        key = "portion-finished" if self.is_finished(seat) else "portion-begins"
        seconds = round(self.portion_left(seat))
        line = self.screen.ask(
            say(self.language, key, {"seat": seat.word, "seconds": seconds}) + " "
        )
        if self.is_finished(seat) and not line.strip():
            self.wait(seat, "")
            return False
        command = command_in(line)
        if command is not None:
            self.turn = None
            self.obey_safely(command, seat)
            return False
        return True

    def is_finished(self, seat: Seat) -> bool:
        """Whether a side has declared that it has: it may not do so again."""
        rules, last_resort = self.match.game.rules, self.match.game.last_resort
        if last_resort is None:
            return False
        return bool(rules.refusal(self.match.state, self.match.board.plain, seat, last_resort))

    def type_line(self, seat: Seat) -> str:
        """A line, and the time that it took; what the clock did meanwhile comes before it."""
        started = self.now()
        line = super().type_line(seat)
        self.let_pass(seat, self.now() - started)
        return "" if self.ring() else line

    def wait(self, seat: Seat, argument: str) -> None:
        """The rest of the portion passes."""
        self.let_pass(seat, max(0.0, self.portion_left(seat)))

    def fast(self, seat: Seat, argument: str) -> None:
        """Nor is who is done asked any more whether the others may go on."""
        self.is_hurried = not self.is_hurried
        self.screen.fast = not self.is_hurried
        super().fast(seat, argument)

    # ------------------------------------------------------------ bots

    def let_bot_play(self, seat: Seat) -> None:
        self.let_pass(seat, self.seconds_of_bot(seat))
        if self.ring():
            return
        self.look_on(seat)
        self.carry_out(seat, self.fate.bots_move(self.match, seat, self.seating.bot))
        self.stage.glimpse(MOVE_PAUSE)

    def seconds_of_bot(self, seat: Seat) -> float:
        pause = self.match.game.bot.pause
        if pause is None:
            return UNHURRIED
        rng = Random(self.fate.generator(self.match, seat)[0])
        return max(0.1, float(pause(self.seating.bot, self.match.options, rng)))

    # ------------------------------------------------------------ time

    def portion_left(self, seat: Seat) -> float:
        others = (used for other, used in self.used.items() if other != seat)
        return max(others) + AHEAD - self.used[seat]

    def let_pass(self, seat: Seat, seconds: float) -> None:
        """Time of one side, and of whoever can do nothing; of the game, half while both play."""
        playing = self.match.acting - {CLOCK}
        for side in self.used:
            if side == seat or side not in playing:
                self.used[side] += seconds
        self.at += 1000 * seconds / max(1, len(playing))

    def ring(self) -> bool:
        """Whether the clock did something: at its time, or when there is nobody else to act."""
        alone = not self.match.acting - {CLOCK}
        for alarm, due in sorted(self.match.alarms(), key=lambda each: each[1]):
            if due <= self.at or alone:
                self.at = max(self.at, float(due))
                self.carry_out(CLOCK, alarm.move)
                return True
        return False

    def time_of_play(self) -> int:
        return int(self.at)

    def welcome(self) -> None:
        super().welcome()
        self.stage.note(Text(say(self.language, "portions"), style="italic"))
