"""One table: who sits there, the match, and what may be done. Knows no clock, store or network.

A table is what its log says: `take` folds one entry in, whether it is new or read back. The
methods that commands come through (`move`, `undo`, `sit` …) check them and return the entries that
carry them out; they change nothing themselves. A table is composed of its seating, what its people
agree on, its fairness and its stop-watch, each with a module of its own.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from ludotheque.engine.contract import Alarm, Event
from ludotheque.engine.game import Game
from ludotheque.engine.match import KEPT, Match, Refused
from ludotheque.engine.registry import game
from ludotheque.engine.saving import Sign, save
from ludotheque.engine.seats import CLOCK, FATE, WORDS, Player, Seat, plain_text
from ludotheque.engine.verify import ENDED, RESIGNED

from . import entries
from .agreements import GETTING_READY, FastForward, Pause, bots_play_on
from .clock import Stopwatch
from .entries import (
    Admitted,
    AskedForHint,
    AskedToJoin,
    Chatted,
    Closed,
    Committed,
    Declined,
    Drawn,
    Ended,
    Entry,
    FairnessEntry,
    FastForwarded,
    Freed,
    GaveBack,
    Given,
    Header,
    Invited,
    Left,
    Mixed,
    Moved,
    Paused,
    Rematched,
    Renewed,
    RequestedEntry,
    Resigned,
    Resumed,
    Sat,
    SeatEntry,
    SentAway,
    SlowedDown,
    TookOver,
    Undone,
    WentOn,
    Withdrew,
    Woken,
)
from .errors import NotAllowed, TableError
from .fairness import NOTHING, Brought, FairnessState, Fate
from .seating import STAND_IN, Place, Seating

LONGEST_CHAT = 500
MOST_CHAT = 2000  # messages at one table
MOST_UNDONE = KEPT  # moves that a seat can take back before others act, or fate does
NOBODY: frozenset[Seat] = frozenset()
REMEMBERED = 256  # requests that are recognised when they come again


class Table:
    """The state that a log adds up to."""

    def __init__(self, name: str, header: Header) -> None:
        self.name = name
        self.header = header
        self.game = known_game(header)
        self.match = Match(
            self.game, header.seats, options=dict(header.options), board=header.board
        )
        self.seq = 0
        self.seating = Seating(name, header.seats)
        self.pauses = Pause()
        self.fast_forwarding = FastForward()
        self.stopwatch = Stopwatch()
        self.fairness = FairnessState(name, header.seal, header.key)
        self.chat: list[tuple[int, Chatted]] = []
        self.rematch = ""
        self.ended = False  # by the host, before the match was over
        self.firm = 0  # the match's length up to which nothing can be taken back
        self.furthest = 0  # the greatest length that the match has had
        self.undone: dict[Seat, int] = {}  # moves taken back by each since others went further
        self.requests: OrderedDict[str, int] = OrderedDict()
        self._note_standing()

    # ------------------------------------------------------------ how it stands

    @property
    def places(self) -> list[Place]:
        return self.seating.places

    def place(self, seat: Seat) -> Place:
        return self.seating.place(seat)

    def _note_standing(self) -> None:
        """How far the table has come; worked out once after each entry."""
        self.started = bool(self.match.log) or self.seating.is_complete
        self.over = self.match.over or self.abandoned or self.ended
        is_playing = self.started and not self.over
        # The players who may act now.
        self.acting = self.match.acting - {CLOCK, FATE} if is_playing else NOBODY

    @property
    def abandoned(self) -> bool:
        """Whether all but one have given up."""
        return sum(not place.resigned for place in self.places) <= 1

    @property
    def winners(self) -> list[Seat]:
        """Those who won, once it is over; whoever gave up has not."""
        if not self.over:
            return []
        if self.ended and not self.match.over:
            return []
        staying = [place.seat for place in self.places if not place.resigned]
        outcome = self.match.outcome
        if outcome is None:
            return staying
        best = max((outcome.scores[seat] for seat in staying), default=0)
        return [seat for seat in staying if outcome.scores[seat] == best]

    @property
    def realtime(self) -> bool:
        """Whether there are no turns."""
        return self.game.about.realtime

    @property
    def paused(self) -> bool:
        return self.pauses.is_on

    @property
    def asleep(self) -> bool:
        """Whether it has been read back, and time does not pass yet."""
        return self.stopwatch.stands and not self.paused

    @property
    def going_on(self) -> bool:
        """Whether a pause is about to be over."""
        return self.paused and self.pauses.is_ending(self.seating.deciding)

    @property
    def getting_ready(self) -> int:
        """Seconds from the agreement of all to go on to the end of a pause; none for one alone."""
        return GETTING_READY if len(self.seating.deciding) > 1 else 0

    @property
    def can_fast_forward(self) -> bool:
        """Whether bots play on while some person is out of the game, or while only bots play."""
        is_playing = self.started and not self.over
        return is_playing and bots_play_on(self.seating, self.match.is_in_play)

    @property
    def is_fast(self) -> bool:
        """Whether bots play without pauses: somebody asked, and all still in play agree."""
        wanted = self.fast_forwarding.is_wanted and self.can_fast_forward
        return wanted and not self.awaited_to_fast_forward

    @property
    def awaited_to_fast_forward(self) -> frozenset[Seat]:
        """People still in play who have not agreed to fast-forward."""
        in_play = filter(self.match.is_in_play, self.seating.deciding)
        return frozenset(in_play) - self.fast_forwarding.asked

    @property
    def ending(self) -> str:
        """Why it is over, by the key of its sentence; nothing while it is not."""
        if not self.over:
            return ""
        outcome = self.match.outcome
        return outcome.reason if outcome else ENDED if self.ended else RESIGNED

    def saved(self, sign: Sign | None = None) -> str:
        """The saved game, with all that it was sealed with and that may be told.

        It is signed when it is over, by whoever can.
        """
        resigned = [place.seat.word for place in self.places if place.resigned]
        sealed = self.fairness.told(self.ending, resigned) if self.header.seal else None
        can_sign = self.over and bool(self.fairness.secret)
        return save(self.match, sealed, self.players(), sign if can_sign else None)

    def players(self) -> dict[Seat, Player]:
        """Who sits where, as far as there is a name to tell; a letter alone is none."""
        return {
            place.seat: Player(place.name, place.bot)
            for place in self.places
            if place.bot or place.name not in ("", place.seat.word)
        }

    def alarms(self) -> list[tuple[Alarm, int]]:
        """What the clock is to do, and after how many milliseconds of play in all."""
        return self.match.alarms() if self.started and not self.over else []

    # ------------------------------------------------------------ commands: playing

    def move(
        self, seat: Seat, move: str, by: str = "", request: str = "", in_haste: bool = False
    ) -> Moved:
        """A move as it was sent; whether the rules allow it shows when it is taken."""
        self._require_play()
        if self.paused:
            raise TableError("paused")
        if not by:
            self._require_player(seat)
        notation = self.game.notation
        text = notation.write(notation.read(move))
        return Moved(seat.word, text, by, in_haste=in_haste, request=request)

    def undo(self, seat: Seat, request: str = "") -> Undone:
        """Back by one move: one's own, the last there was, after which nothing was revealed."""
        self._require_play()
        self._require_player(seat)
        if self.realtime:
            raise TableError("nothing-taken-back")
        log = self.match.log
        if self.undone.get(seat, 0) >= MOST_UNDONE:
            raise TableError("undone-often", most=MOST_UNDONE)
        if not self.undoable or log[-1].seat != seat:
            raise TableError("cannot-undo")
        return Undone(seat.word, len(log) - 1, request=request)

    @property
    def undoable(self) -> int:
        """How many of its last moves the seat that moved last can take back, one by one."""
        log = self.match.log
        if self.over or not log or log[-1].seat not in self.match.seats:
            return 0
        seat = log[-1].seat
        left = MOST_UNDONE - self.undone.get(seat, 0)
        return 0 if self.places[seat].resigned else min(self.match.undoable(self.firm), left)

    def _require_play(self) -> None:
        if self.over:
            raise TableError("table-over")
        if not self.started:
            raise TableError("table-waiting")

    def _require_player(self, seat: Seat) -> None:
        if self.place(seat).resigned:
            raise TableError("resigned-already")

    # ------------------------------------------------------------ commands: seats

    def join(
        self, seat: Seat, name: str, number: int, of_round: int, brought: Brought = NOTHING
    ) -> Sat | AskedToJoin:
        """Somebody comes by an invitation: they sit down, or ask those who are there."""
        if self.place(seat).people:
            return self.seating.ask_to_join(seat, name, number, of_round)
        return self.sit(seat, name, number, of_round, brought)

    def sit(
        self, seat: Seat, name: str, number: int, of_round: int, brought: Brought = NOTHING
    ) -> Sat:
        """Somebody sits down where nobody is.

        What they bring for the dice is taken if there is room for it.
        """
        return self.seating.sit(seat, name, number, of_round, self._commitment(seat, brought))

    def claim(self, seat: Seat, name: str, claimed: int, brought: Brought = NOTHING) -> Sat:
        """A seat at a rematch, for a person who had it at the table before."""
        if self.over:
            raise TableError("invitation-spent")
        return self.seating.claim(seat, name, claimed, self._commitment(seat, brought))

    def _commitment(self, seat: Seat, brought: Brought) -> str:
        can_take_part = not self.over and not self.fairness.objection(seat, brought)
        return brought.commitment if can_take_part else ""

    def admit(self, seat: Seat, number: int, by: int, request: str = "") -> Admitted:
        return self.seating.admit(seat, number, by, request)

    def decline(self, seat: Seat, number: int, by: int, request: str = "") -> Declined:
        return self.seating.decline(seat, number, by, request)

    def shut_out(self, seat: Seat, number: int, by: int, request: str = "") -> SentAway:
        return self.seating.shut_out(seat, number, by, request)

    def leave(self, seat: Seat, number: int, request: str = "") -> Left | Withdrew:
        return self.seating.leave(seat, number, request)

    def seat_bot(self, seat: Seat, bot: str, name: str = "") -> Sat:
        return self.seating.seat_bot(seat, bot, name)

    def free(self, seat: Seat) -> Freed:
        return self.seating.free(seat, self.started)

    def invite(self, seat: Seat) -> Invited:
        return self.seating.invite(seat)

    def take_over(self, seat: Seat, bot: str = STAND_IN) -> TookOver:
        return self.seating.take_over(seat, bot, self.over)

    def give_back(self, seat: Seat) -> GaveBack:
        return self.seating.give_back(seat)

    def renew(self, seat: Seat) -> Renewed:
        """A new code for a seat. Only where all see each other: it is the way into any seat."""
        self._require_one_screen()
        if self.over:
            raise TableError("table-over")
        return self.seating.renew(seat)

    # ------------------------------------------------------------ commands: numbers for the dice

    def commit(self, seat: Seat, person: int, brought: Brought, request: str = "") -> Committed:
        """A number of one's own for the dice, as yet by its hash alone."""
        if person not in self.place(seat).people:
            raise TableError("not-your-seat")
        if self.over:
            raise TableError("table-over")
        why = self.fairness.objection(seat, brought)
        if why:
            raise TableError(why)
        if self.fairness.has_committed(seat.word, person):
            raise TableError("committed-already")
        return Committed(seat.word, person, brought.commitment, request=request)

    def close(self) -> Closed:
        """The end of a round's commitments: all who take part are to tell their numbers."""
        if self.over or not self.started or not self.fairness.is_open:
            raise TableError("round-closed")
        return Closed()

    @property
    def is_about_to_draw(self) -> bool:
        """Whether play begins now, with numbers that nobody has told yet."""
        begins = self.started and not self.over and not self.fairness.draws
        return begins and self.fairness.is_open

    def mix(self, given: Iterable[Given]) -> Mixed:
        """What was told of a closed round, in the order in which it is mixed."""
        if self.over or not self.fairness.awaits_numbers:
            raise TableError("round-closed")
        return Mixed(sorted(given, key=lambda each: (each.seat, each.person)))

    # ------------------------------------------------------------ commands: the table as a whole

    def end(self) -> Ended:
        """The end for all, by the host; only where all see each other, and can be asked."""
        self._require_one_screen()
        if self.over:
            raise TableError("table-over")
        return Ended()

    def _require_one_screen(self) -> None:
        if not self.header.phones:
            raise TableError("only-around-one-screen")

    def resign(self, seat: Seat, request: str = "") -> Resigned:
        self._require_play()
        self._require_player(seat)
        return Resigned(seat.word, request=request)

    def pause(self, seat: Seat, request: str = "") -> Paused:
        """To have a pause: it is one as soon as all who decide want it."""
        self._require_to_decide(seat)
        return self.pauses.ask(seat, request)

    def resume(self, seat: Seat, request: str = "") -> Resumed:
        """To go on, or to want no pause after all."""
        self._require_to_decide(seat)
        return self.pauses.resume(seat, request)

    def go_on(self) -> WentOn:
        """The end of a pause, once all who decide want it."""
        self._require_play()
        if not self.going_on:
            raise TableError("paused")
        return WentOn()

    def _require_to_decide(self, seat: Seat) -> None:
        self.require_realtime()
        self._require_play()
        self._require_player(seat)

    def fast_forward(self, seat: Seat | None = None, request: str = "") -> FastForwarded:
        """To let bots play without pauses; also for those who are out of the game.

        Without a seat it is the host who asks, where nobody else is there to do so.
        """
        self._require_person(seat)
        if not self.can_fast_forward:
            raise TableError("no-fast-forward")
        return self.fast_forwarding.ask(seat, request)

    def slow_down(self, seat: Seat | None = None, request: str = "") -> SlowedDown:
        """To end fast forward, or to be against it: nobody is hurried who does not want it."""
        self._require_person(seat)
        return self.fast_forwarding.stop(seat, request)

    def _require_person(self, seat: Seat | None) -> None:
        """Somebody who sits there, be it that a bot plays for them; or the host of bots alone."""
        self._require_play()
        if seat is None:
            if not self.seating.is_of_bots:
                raise TableError("people-decide")
        elif not self.place(seat).people:
            raise TableError("nobody-there", seat=seat.word)

    def require_realtime(self) -> None:
        if not self.realtime:
            raise TableError("only-without-turns")

    def say(self, seat: Seat, text: str, request: str = "") -> Chatted:
        text = plain_text(text)
        if not text or len(text) > LONGEST_CHAT:
            raise TableError("chat-length", most=LONGEST_CHAT)
        if len(self.chat) >= MOST_CHAT:
            raise TableError("chat-full", most=MOST_CHAT)
        return Chatted(seat.word, text, request=request)

    def ask_for_hint(self, seat: Seat) -> AskedForHint:
        """What to do, for whoever is to do something."""
        self._require_play()
        self._require_player(seat)
        if self.paused:
            raise TableError("paused")
        if seat not in self.acting:
            raise TableError("no-hint-now")
        return AskedForHint(seat.word)

    def play_again(self, seat: Seat | None, table: str, request: str = "") -> Rematched:
        """Asked for by one of the seats, or by the host, who has none."""
        if not self.over:
            raise TableError("table-not-over")
        if self.rematch:
            raise TableError("rematch-already", table=self.rematch)
        return Rematched(word_of(seat), table, request=request)

    @property
    def fate_is_due(self) -> bool:
        """Whether something is to be drawn now; what numbers are mixed into waits for them."""
        if not self.started or self.over or self.fairness.awaits_numbers:
            return False
        return FATE in self.match.acting

    def due_draw(self, fate: Fate) -> Drawn | None:
        """What fate chooses now, if it is its turn."""
        if not self.fate_is_due:
            return None
        state, board = self.match.state, self.match.board
        drawn = fate.draw(self.match.outcomes)
        move = self.game.notation.to_fate(state, board.plan, drawn)
        return Drawn(self.game.notation.write(move))

    def fall_asleep(self) -> None:
        """Nobody is at this table: where there are no turns, no time passes until somebody is."""
        self.stopwatch.stands = self.realtime and self.started and not self.over

    # ------------------------------------------------------------ the log

    def take(self, entry: Entry, at: int = 0) -> list[Event]:
        """Folds the next entry in and tells what happened; or refuses, and nothing has changed.

        `at` is when: milliseconds since the epoch.
        """
        going_on = self.going_on
        if isinstance(entry, Moved | Drawn):
            events = self._play(entry, at)
        else:
            events = []
            self._fold(entry, at)
        self._note_standing()
        self._settle_agreements()
        if self.going_on and not going_on:
            self.pauses.ends_at = at + 1000 * self.getting_ready
        self.seq += 1
        if isinstance(entry, RequestedEntry) and entry.request:
            self.requests[entry.request] = self.seq
            while len(self.requests) > REMEMBERED:
                self.requests.popitem(last=False)
        return events

    def _play(self, entry: Moved | Drawn, at: int) -> list[Event]:
        """A choice; what the rules refuse takes no time."""
        seat = WORDS[entry.seat] if isinstance(entry, Moved) else FATE
        played = self.stopwatch.played(at) if self.realtime else 0
        try:
            events = self.match.play(seat, entry.move, played)
        except Refused as refused:
            raise NotAllowed(self.game.name, refused.reason) from refused
        self.stopwatch.pass_to(at)
        self.stopwatch.begin()
        self._note_for_fairness(entry)
        self._note_for_undo(seat)
        by_somebody_else = isinstance(entry, Moved) and entry.by
        if by_somebody_else or self.match.told_its_player():
            self.firm = len(self.match.log)
        return events

    def _fold(self, entry: Entry, at: int) -> None:
        """Everything that is no choice in the match."""
        if isinstance(entry, Woken):
            self.stopwatch.sleep_until(at)
        self.stopwatch.pass_to(at)
        if isinstance(entry, SeatEntry):
            self.seating.fold(entry, played=bool(self.match.log))
        if isinstance(entry, FairnessEntry | Sat):  # whoever sits down may bring a commitment
            self.fairness.fold(entry)
        match entry:
            case Undone(word, length):
                self.undone[WORDS[word]] = self.undone.get(WORDS[word], 0) + 1
                self.match = self.match.branch(length)
                self.fairness.take_back(length)
            case Chatted():
                self.chat.append((self.seq + 1, entry))
            case Rematched(_, table):
                self.rematch = table
            case Ended():
                self.ended = True
            case FastForwarded() | SlowedDown():
                self.fast_forwarding.fold(entry)
            case Paused() | Resumed() | WentOn():
                self.pauses.fold(entry)
                if isinstance(entry, WentOn):
                    self.stopwatch.stands = False

    def _settle_agreements(self) -> None:
        """What people asked for begins once all want it, and ends with what it was for."""
        if self.pauses.asked and self.pauses.settle(self.seating.deciding):
            self.stopwatch.stands = True
        if self.fast_forwarding.is_wanted:
            self.fast_forwarding.settle(self.seating, self.can_fast_forward)

    def _note_for_undo(self, seat: Seat) -> None:
        """A match that is longer than ever has gone on: those who did not do it can undo again."""
        length = len(self.match.log)
        if length > self.furthest:
            self.furthest = length
            self.undone = {mover: count for mover, count in self.undone.items() if mover == seat}

    def _note_for_fairness(self, entry: Moved | Drawn) -> None:
        if isinstance(entry, Drawn):
            self.fairness.draws += 1
        elif entry.seal:
            place = len(self.match.log) - 1
            self.fairness.choose(entry.seat, entry.move, entry.seal, place)


def known_game(header: Header) -> Game:
    """The game that a table plays, if this is still the behaviour that it was opened with."""
    if header.format != entries.FORMAT:
        raise TableError("table-other-format", found=header.format)
    found = game(header.game)
    if found.about.version != header.version:
        current = found.about.version
        raise TableError("table-other-version", version=header.version, current=current)
    return found


def word_of(seat: Seat | None) -> str:
    """As an entry names it; the host, who has no seat, is not named."""
    return "" if seat is None else seat.word
