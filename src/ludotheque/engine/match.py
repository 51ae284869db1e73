"""A match: one game being played, its log, and everything that can be asked of it.

The log is the truth and the state follows from it. A match runs in the interpreter; fate
either plays by itself, from a seed, or waits for the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from itertools import islice, takewhile
from operator import index
from typing import TYPE_CHECKING, Any

from . import chance, compile, declare, information
from .compiled_types import Move, Rng, Shown, State
from .contract import Alarm, Event, Outcome, Preparation, Reason, Values
from .errors import LudothequeError, Problem
from .saving import save
from .seats import CLOCK, FATE, Player, Seat, seats_in
from .seeding import seeded

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .game import Game

    # The arguments of `again`.
    Pickled = tuple[Game, int, Mapping[str, str], str, int | None, list["MatchEntry"], list[Rng]]

Position = Mapping[str, declare.Nested]  # what a state says, by field
KEPT = 64  # positions that can be gone back to without playing the log again
# Besides these, positions are marked all along the log, from the nearest of which it is played
# again: one after each so many entries at first, half as many whenever there are too many.
APART = 16
MARKS = 32


@dataclass(frozen=True)
class MatchEntry:
    """One line of the log: who chose what."""

    seat: Seat
    move: Move
    choice: int  # the same, as the rules number it
    at: int = 0  # milliseconds that had been played before it, where they were counted


class Refused(LudothequeError):  # noqa: N818
    """A move that the rules refuse. Nothing has changed."""

    def __init__(self, game: str, reason: Reason) -> None:
        values = dict(reason.values) | {"clause": reason.clause}
        super().__init__(Problem(f"refused-{reason.code}", values, game))
        self.reason = reason


class Match:
    """A game in progress or finished."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, str | int] | None = None,
        board: str = "",
        number: int = 0,
    ) -> None:
        self.game = game
        game.require_seats(seats)
        self.seats = tuple(Seat(number) for number in range(seats))
        self.options = game.settled(options or {})
        self.board = game.laid_out(board)
        self.log: list[MatchEntry] = []
        self.recorders: Mapping[
            Seat, information.Recorder
        ] = {}  # of seats whose text was asked for
        self._seed = seed
        # The generator before each entry of the log; it is empty without a seed.
        self._dice = [[] if seed is None else seeded(seed, number)]
        self._apart = APART
        self._marks: dict[int, bytes] = {}  # positions, packed, by the length of the log
        self._start()
        self._let_fate_play()

    def _start(self) -> None:
        self.state = self.game.fresh(len(self.seats), self.options)
        self.game.rules.setup(self.state, self.board.plain)
        self._arrive([])

    def _arrive(self, kept: list[State]) -> None:
        """In a position that was not come to by an entry, as far as can be told."""
        self.before = declare.plain(self.game.declared.State)  # the position before the last entry
        self._kept = kept  # before each of the last entries, none of which is fate's

    # ------------------------------------------------------------ asking

    @property
    def acting(self) -> frozenset[Seat]:
        """The seats that may act now; fate itself where it has no seed to play from."""
        if self.game.rules.chance(self.state, self.board.plain):
            return frozenset({FATE})
        return seat_set(self.game.rules.acting(self.state, self.board.plain))

    @property
    def outcomes(self) -> int:
        """Among how many fate must choose now; 0 where it is not its turn."""
        return self.game.rules.chance(self.state, self.board.plain)

    def legal(self, seat: int) -> list[Move]:
        """The moves that a seat may make now."""
        seat = seat_of(seat)
        return self._named(seat, self.actions(seat))

    def actions(self, seat: int) -> list[int]:
        """The same by their numbers, in the same order; for fate, the numbers of outcomes."""
        seat = seat_of(seat)
        if seat == FATE:
            return list(range(self.outcomes))
        out = [0] * self.game.action_count
        return out[: self.game.rules.legal(self.state, self.board.plain, seat, out)]

    def offered(self, seat: int) -> list[Move]:
        """Those of a player's legal moves that may be listed: to find the others is the game."""
        seat, s, b = seat_of(seat), self.state, self.board.plain
        is_listed = self.game.views.is_listed
        return self._named(seat, [a for a in self.actions(seat) if is_listed(s, b, seat, a)])

    def _named(self, seat: int, numbers: list[int]) -> list[Move]:
        to, s, plan = self.game.notation, self.state, self.board.plan
        if seat == FATE:
            return [to.to_fate(s, plan, k) for k in numbers]
        return [to.to_move(s, plan, seat, action) for action in numbers]

    def move_of(self, seat: int, number: int) -> Move:
        """The move that an action's number stands for in this position, legal or not."""
        seat = seat_of(seat)
        number = self._require_number(seat, number)
        try:
            return self._named(seat, [number])[0]
        except IndexError as error:  # a space that this board does not have
            raise self._no_action(number) from error

    def number_of(self, seat: int, move: Move | str) -> int:
        """The number of a move, given as a named type or in notation, legal or not."""
        seat, notation = seat_of(seat), self.game.notation
        if seat == FATE and not self.outcomes:
            raise LudothequeError(Problem("nothing-to-draw"))
        named = notation.read(move) if isinstance(move, str) else move
        if seat == FATE:
            return notation.from_fate(self.state, self.board.plan, named)
        return notation.to_action(self.state, self.board.plan, seat, named)

    def _require_number(self, seat: Seat, number: Any) -> int:
        """A number that an action can have, or for fate an outcome that can be drawn now."""
        try:
            found = index(number)
        except TypeError as error:
            raise self._no_action(number) from error
        if seat != FATE:
            if not 0 <= found < self.game.action_count:
                raise self._no_action(found)
            return found
        if not self.outcomes:
            raise LudothequeError(Problem("nothing-to-draw"))
        if not 0 <= found < self.outcomes:
            wrong: Values = {"outcome": shown(found), "last": self.outcomes - 1}
            raise LudothequeError(Problem("no-such-outcome", wrong))
        return found

    def _no_action(self, number: Any) -> LudothequeError:
        wrong: Values = {"action": shown(number), "last": self.game.action_count - 1}
        return LudothequeError(Problem("no-such-action", wrong))

    def why_not(self, seat: int, move: Move | str) -> Reason | None:
        """Why the rules refuse a move, or nothing if they allow it."""
        seat = seat_of(seat)
        if seat == FATE and not self.outcomes:
            return Reason("", "nothing-to-draw")
        number = self.number_of(seat, move)  # what fate cannot draw is no move at all
        return None if seat == FATE else self._why_not_action(seat, number)

    def _why_not_action(self, seat: int, action: int) -> Reason | None:
        number = self.game.rules.refusal(self.state, self.board.plain, seat, action)
        if number == 0:
            return None
        clause = self.game.clause(number)
        return self.game.reasons.explain(
            self.state, self.board.plain, self.board.plan, seat, action, clause
        )

    def hides(self, move: Move | str) -> bool:
        """Whether a move of this match is kept from others than its player, for now or for ever."""
        return self.game.disclosure(move).hides(self.over)

    def view(self, seat: int | None = None) -> Shown:
        """What a seat may know; what a watcher may know, without one."""
        return self.game.views.view(
            self.state, self.board.plain, self.board.plan, None if seat is None else seat_of(seat)
        )

    def information_state(self, seat: int) -> str:
        """All that a seat was told from the start until now, as text (`information.py`)."""
        return information.information_state(self, seat)

    def observation(self, seat: int, task: str = "") -> npt.NDArray[np.uint8]:
        """What a policy of that seat sees, by the name of a task; without one, by the first."""
        return information.observation(self, seat, task)

    def last_events(self, seat: int, count: int) -> npt.NDArray[np.uint8]:
        """The last entries of the log as a seat was told them (`information.EVENT_COLUMNS`)."""
        return information.last_events(self, seat, count)

    def copied(self) -> State:
        """The state as it is now, for whoever looks at it while the match goes on."""
        return self._copy_of(self.state)

    def _copy_of(self, state: State) -> State:
        made = declare.plain(self.game.declared.State)
        compile.interpreted(self.game).copy(made, state)
        return made

    def revealed(self) -> Shown:
        """Everything there is to know, for when nothing is secret any more."""
        reveal = self.game.views.revealed
        if reveal is None:
            return self.view()
        return reveal(self.state, self.board.plain, self.board.plan)

    @property
    def over(self) -> bool:
        return bool(self.game.rules.over(self.state, self.board.plain))

    def is_in_play(self, seat: int) -> bool:
        """Whether a seat can still change how the game ends; everybody may know that."""
        return self.game.views.in_play(self.state, self.board.plain, seat_of(seat))

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(
            self.game.rules.score(self.state, self.board.plain, seat) for seat in self.seats
        )

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, once the game is over."""
        if not self.over:
            return None
        scores = self.scores
        winners = tuple(seat for seat in self.seats if scores[seat] == max(scores))
        clause, reason = self.game.reasons.ending(self.state, self.board.plain)
        return Outcome(winners, scores, clause, reason)

    def alarms(self) -> list[tuple[Alarm, int]]:
        """What the clock is to do, and after how many milliseconds of play in all."""
        if CLOCK not in self.acting:
            return []
        acted = [0, *(entry.at for entry in self.log if entry.seat != FATE)]
        return [
            (alarm, acted[alarm.since] + 1000 * alarm.seconds)
            for alarm in self.game.alarms(self.state, self.board.plain)
            if self.why_not(CLOCK, alarm.move) is None
        ]

    def preparation(self) -> Preparation | None:
        """What play waits for; nothing, once it has begun."""
        return self.game.preparation(self.state, self.board.plain)

    def text(self, players: Mapping[Seat, Player] | None = None) -> str:
        """The saved game, with the names of those who are known."""
        return save(self, players=players or {})

    # ------------------------------------------------------------ playing

    def play(self, seat: int, move: Move | str, at: int = 0) -> list[Event]:
        """Plays a move, given as a named type or in notation, and tells what happened.

        `at` is the time of play, in milliseconds, for whoever counts it.
        """
        return self.play_action(seat, self.number_of(seat, move), at)

    def play_action(self, seat: int, number: int, at: int = 0) -> list[Event]:
        """The same by the number of an action; for fate, by that of an outcome."""
        seat = seat_of(seat)
        number = self._require_number(seat, number)
        reason = None if seat == FATE else self._why_not_action(seat, number)
        if reason is not None:
            raise Refused(self.game.name, reason)
        entry = MatchEntry(seat, self._named(seat, [number])[0], number, at)
        return self._enter(entry, self._dice[-1]) + self._let_fate_play()

    def seed_fate(self, seed: int, number: int = 0) -> list[Event]:
        """From here on fate plays by itself, by the generator of a seed; tells what it draws now.

        Whatever entry is gone back to, fate then begins with that generator again.
        """
        self._seed = seed
        self._dice = [seeded(seed, number)] * len(self._dice)
        return self._let_fate_play()

    def _let_fate_play(self) -> list[Event]:
        """Draws all that is due, if there is a seed to draw from."""
        events: list[Event] = []
        while self._seed is not None:
            outcomes = self.game.rules.chance(self.state, self.board.plain)
            if not outcomes:
                break
            dice = list(self._dice[-1])
            k = chance.below(dice, outcomes)
            move = self.game.notation.to_fate(self.state, self.board.plan, k)
            at = self.log[-1].at if self.log else 0
            events += self._enter(MatchEntry(FATE, move, k, at), dice)
        return events

    def _enter(self, entry: MatchEntry, dice: list[int]) -> list[Event]:
        self._note(entry, dice)
        before, b, plan = self.before, self.board.plain, self.board.plan
        return list(self.game.story.tell(before, self.state, b, plan, entry.seat, entry.choice))

    def _note(self, entry: MatchEntry, dice: list[int]) -> None:
        """An entry more, without a word."""
        compile.interpreted(self.game).copy(self.before, self.state)
        self._keep(entry)
        self._carry_out(entry)
        self.log.append(entry)
        self._dice.append(dice)
        self._mark(len(self.log))

    def _keep(self, entry: MatchEntry) -> None:
        """Keeps the position before an entry, for as long as it can be taken back."""
        if entry.seat == FATE or self.game.about.realtime:
            self._kept = []
        else:
            kept = declare.copy_of(self.game.declared.State, self.state)
            self._kept = [*self._kept[1 - KEPT :], kept]

    def _mark(self, length: int) -> None:
        """Keeps the position at some lengths of the log, far enough apart that they stay few."""
        if length % self._apart:
            return
        self._marks[length] = declare.packed(self.game.declared.State, self.state)
        if len(self._marks) > MARKS:
            self._apart *= 2
            self._marks = {at: each for at, each in self._marks.items() if at % self._apart == 0}

    def _carry_out(self, entry: MatchEntry) -> None:
        rules, b = self.game.rules, self.board.plain
        if entry.seat == FATE:
            rules.draw(self.state, b, entry.choice)
        else:
            rules.apply(self.state, b, entry.seat, entry.choice)

    # ------------------------------------------------------------ going back

    def told_its_player(self) -> bool:
        """Whether the last move told its player something; a game of secrets says so itself."""
        reveals = self.game.story.reveals
        last = self.log[-1] if self.log else None
        if reveals is None or last is None or last.seat not in self.seats:
            return False
        return bool(reveals(self.before, self.board.plain, last.seat, last.choice))

    def undoable(self, firm: int) -> int:
        """How many of its last moves the seat that moved last can take back, one by one.

        Up to the length `firm` nothing can be; nor can anything since which fate has drawn.
        """
        if self.over or self.game.about.realtime:
            return 0
        length = len(self.log)
        last = self.log[-1].seat if length > firm else FATE
        if last in (FATE, CLOCK):
            return 0
        loose = islice(reversed(self.log), length - firm)
        return sum(1 for _ in takewhile(lambda entry: entry.seat == last, loose))

    def undo(self) -> MatchEntry | None:
        """Takes back the last move of a player, with what fate made of it; says which."""
        last = next(
            (at for at in reversed(range(len(self.log))) if self.log[at].seat != FATE), None
        )
        if last is None:
            return None
        taken = self.log[last]
        self._rewind(last)
        return taken

    def branch(self, at: int | None = None) -> Match:
        """Another match that has the first `at` entries of this one's log, and goes its own way."""
        if at is not None and not 0 <= at <= len(self.log):
            raise LudothequeError(Problem("no-such-entry", {"entry": at, "last": len(self.log)}))
        length = len(self.log) if at is None else at
        while length < len(self.log) and self._is_by_seed(length):
            length += 1
        other = copy(self)
        other._rewind(length)
        other._let_fate_play()
        return other

    def _is_by_seed(self, at: int) -> bool:
        """Whether fate has drawn an entry by its seed, and so would draw it again."""
        return self.log[at].seat == FATE and self._dice[at] != self._dice[at + 1]

    def at(self, state: State) -> Match:
        """The same match, if its position were this one. Its log is still the real one."""
        other = copy(self)
        other.state = state
        return other

    def __copy__(self) -> Match:
        """A match of its own that stands where this one does."""
        other = object.__new__(Match)
        vars(other).update(vars(self))
        other.log, other._dice = list(self.log), list(self._dice)
        other._marks = dict(self._marks)
        other.state, other.before = self.copied(), self._copy_of(self.before)
        return other  # positions to go back to are shared: nothing changes them

    def __deepcopy__(self, _: dict[int, Match]) -> Match:
        return copy(self)

    def __reduce__(self) -> tuple[Callable[..., Match], Pickled]:
        """What a pickle holds: how the match began, and its log."""
        board = self.board.name or self.board.text
        begun = self.game, len(self.seats), self.options, board, self._seed
        return again, (*begun, self.log, self._dice)

    def _rewind(self, length: int) -> None:
        """Back to an earlier length of the log; fate's generator goes back too."""
        back, kept = len(self.log) - length, self._kept
        if back == 0:
            return
        self.log, self._dice = self.log[:length], self._dice[: length + 1]
        self._marks = {at: each for at, each in self._marks.items() if at <= length}
        if back > len(kept):
            self._play_again(length)
            return
        self.state = self._copy_of(kept[-back])
        self._arrive(kept[:-back])

    def _play_again(self, length: int) -> None:
        """Comes to the position at the end of the log from the nearest one that was marked."""
        marked = max(self._marks, default=0)
        if marked:
            self.state = declare.plain(self.game.declared.State)
            declare.unpack(self.game.declared.State, self._marks[marked], self.state)
            self._arrive([])
        else:
            self._start()
        for at in range(marked, length):
            self._carry_out(self.log[at])
            self._mark(at + 1)

    def story(self) -> Iterator[tuple[MatchEntry, list[Event]]]:
        """The whole game again from its start: each entry with what happened."""
        again = self.anew()
        for entry in self.log:
            yield entry, again.follow(entry)

    def anew(self) -> Match:
        """The same match before anything has happened. Fate waits for its caller."""
        board = self.board.name or self.board.text
        return Match(self.game, len(self.seats), options=self.options, board=board)

    # ------------------------------------------------------------ being stored

    def positions(self) -> tuple[Position, list[Position]]:
        """What the state says, and what those say that can be gone back to."""
        declared = self.game.declared.State
        return declare.values(declared, self.state), [
            declare.values(declared, each) for each in self._kept
        ]

    def restore(self, log: list[MatchEntry], state: Position, kept: Sequence[Position]) -> None:
        """Puts a match that has just begun, without a seed, where another stood."""
        self.log = log
        self._dice = self._dice[:1] * (len(log) + 1)
        declare.assign(self.state, state)
        declared = self.game.declared.State
        self._kept = [declare.assign(declare.plain(declared), each) for each in kept]

    def follow(self, entry: MatchEntry) -> list[Event]:
        """Plays the next entry of such a match's log; the rules have allowed it already."""
        return self._enter(entry, self._dice[-1])


def again(
    game: Game,
    seats: int,
    options: Mapping[str, str | int],
    board: str,
    seed: int | None,
    log: list[MatchEntry],
    dice: list[Rng],
) -> Match:
    """A match that was pickled."""
    match = Match(game, seats, options=options, board=board)
    for entry in log:
        match._note(entry, [])
    match._seed, match._dice = seed, dice
    return match


@cache
def seat_set(bits: int) -> frozenset[Seat]:
    return frozenset(seats_in(bits))


def seat_of(number: int) -> Seat:
    try:
        return Seat(number)
    except ValueError as error:
        raise LudothequeError(Problem("no-such-seat", {"seat": str(number)})) from error


def shown(number: Any) -> str:
    """What somebody has given for a number, short enough for a sentence."""
    if isinstance(number, int):
        return str(int(number)) if abs(number) < 1 << 63 else "…"
    return str(number)[:20] if isinstance(number, str | float) else type(number).__name__
