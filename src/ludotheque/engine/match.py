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
from typing import TYPE_CHECKING

from . import chance, compile, declare, information
from .compiled_types import Move, Rng, Shown, State
from .contract import Alarm, Event, Outcome, Preparation, Reason
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
        self._dice = [[] if seed is None else seeded(seed)]
        self._start()
        self._let_fate_play()

    def _start(self) -> None:
        self.state = self.game.fresh(len(self.seats), self.options)
        self.game.rules.setup(self.state, self.board.plain)
        self.before = declare.plain(self.game.declared.State)  # the position before the last entry
        self._kept: list[State] = []  # before each of the last entries, none of which is fate's

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
        seat, to = seat_of(seat), self.game.notation
        if seat == FATE:
            outcomes = range(self.game.rules.chance(self.state, self.board.plain))
            return [to.to_fate(self.state, self.board.plan, k) for k in outcomes]
        return self._named(seat, self._actions(seat))

    def offered(self, seat: int) -> list[Move]:
        """Those of a player's legal moves that may be listed: to find the others is the game."""
        seat, s, b = seat_of(seat), self.state, self.board.plain
        is_listed = self.game.views.is_listed
        return self._named(seat, [a for a in self._actions(seat) if is_listed(s, b, seat, a)])

    def _named(self, seat: int, actions: list[int]) -> list[Move]:
        to_move = self.game.notation.to_move
        return [to_move(self.state, self.board.plan, seat, action) for action in actions]

    def _actions(self, seat: int) -> list[int]:
        out = [0] * self.game.rules.ACTIONS
        return out[: self.game.rules.legal(self.state, self.board.plain, seat, out)]

    def why_not(self, seat: int, move: Move | str) -> Reason | None:
        """Why the rules refuse a move, or nothing if they allow it."""
        seat = seat_of(seat)
        if seat == FATE:
            return self._why_not_fate(move)
        return self._why_not_action(seat, self._action(seat, move))

    def _why_not_fate(self, move: Move | str) -> Reason | None:
        """Nothing forbids a draw that is due; but what fate cannot draw is no move at all."""
        if FATE not in self.acting:
            return Reason("", "nothing-to-draw")
        self._draw(move)
        return None

    def _draw(self, move: Move | str) -> int:
        notation = self.game.notation
        named = notation.read(move) if isinstance(move, str) else move
        return notation.from_fate(self.state, self.board.plan, named)

    def _why_not_action(self, seat: int, action: int) -> Reason | None:
        number = self.game.rules.refusal(self.state, self.board.plain, seat, action)
        if number == 0:
            return None
        clause = self.game.clause(number)
        return self.game.reasons.explain(
            self.state, self.board.plain, self.board.plan, seat, action, clause
        )

    def _action(self, seat: int, move: Move | str) -> int:
        notation = self.game.notation
        named = notation.read(move) if isinstance(move, str) else move
        return notation.to_action(self.state, self.board.plan, seat, named)

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
        entry = self._drawn(move, at) if seat == FATE else self._chosen(seat_of(seat), move, at)
        return self._enter(entry, self._dice[-1]) + self._let_fate_play()

    def _chosen(self, seat: Seat, move: Move | str, at: int) -> MatchEntry:
        """What a seat plays; raises why it may not."""
        action = self._action(seat, move)
        reason = self._why_not_action(seat, action)
        if reason is not None:
            raise Refused(self.game.name, reason)
        named = self.game.notation.to_move(self.state, self.board.plan, seat, action)
        return MatchEntry(seat, named, action, at)

    def _drawn(self, move: Move | str, at: int) -> MatchEntry:
        if FATE not in self.acting:
            raise LudothequeError(Problem("nothing-to-draw"))
        k = self._draw(move)
        named = self.game.notation.to_fate(self.state, self.board.plan, k)
        return MatchEntry(FATE, named, k, at)

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
        before, b, plan = self.before, self.board.plain, self.board.plan
        compile.interpreted(self.game).copy(before, self.state)
        self._keep(entry)
        self._carry_out(entry)
        self.log.append(entry)
        self._dice.append(dice)
        return list(self.game.story.tell(before, self.state, b, plan, entry.seat, entry.choice))

    def _keep(self, entry: MatchEntry) -> None:
        """Keeps the position before an entry, for as long as it can be taken back."""
        if entry.seat == FATE or self.game.about.realtime:
            self._kept = []
        else:
            kept = declare.copy_of(self.game.declared.State, self.state)
            self._kept = [*self._kept[1 - KEPT :], kept]

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
        other = copy(self)
        other._rewind(len(self.log) if at is None else at)
        other._let_fate_play()
        return other

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
        entries, self._dice = self.log[:length], self._dice[: length + 1]
        position = self.state if back == 0 else kept[-back] if back <= len(kept) else None
        self.log = []
        self._start()
        if position is not None:
            compile.interpreted(self.game).copy(self.state, position)
            self._kept = kept[: len(kept) - back]
        else:
            for entry in entries:
                self._carry_out(entry)
        self.log = entries

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
        match.follow(entry)
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
