"""One table: who sits there, the match, and what may be done. Knows no clock, store or network.

A table is what its log says: `take` folds one entry in, whether it is new or read back. The
methods that people's wishes come through (`move`, `undo`, `sit` …) check them and return the
entries that carry them out; they change nothing themselves.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from ludotheque.engine import fair
from ludotheque.engine.contract import Alarm, Event, Reason
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.levels import bot_name
from ludotheque.engine.match import KEPT, Match, Refused
from ludotheque.engine.registry import game
from ludotheque.engine.saving import Sign, save
from ludotheque.engine.seats import CLOCK, FATE, WORDS, Player, Seat, plain_name, plain_text
from ludotheque.engine.verify import ENDED, MOST_PEOPLE, RESIGNED

from . import entries
from .access import first_of
from .clock import Watch
from .entries import (
    Admitted,
    AskedForHint,
    AskedToJoin,
    Chatted,
    Closed,
    Committed,
    Contributed,
    Declined,
    Drawn,
    Ended,
    Entry,
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
    Revealed,
    Sat,
    SentAway,
    SlowedDown,
    TookOver,
    Undone,
    Unsealed,
    WentOn,
    Withdrew,
    Woken,
)
from .fairness import FairnessState, Fate

LONGEST_CHAT = 500
MOST_CHAT = 2000  # messages at one table
MOST_UNDONE = KEPT  # moves that a seat can take back before others act, or fate does
REMEMBERED = 256  # requests that are recognised when they come again
GETTING_READY = 3  # seconds between the wish of all to go on and the end of a pause
STAND_IN = "greedy"  # plays for those who are away or have given up


class TableError(LudothequeError):
    """A wish that cannot be granted. Nothing has changed."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(Problem(code, values))


class Brought(NamedTuple):
    """What somebody brings for the dice, and for which round: a commitment, or later the number."""

    commitment: str = ""
    round: int = 1


NOTHING = Brought()


class NotAllowed(TableError):  # noqa: N818
    """A move that the rules refuse, with the clause that does."""

    def __init__(self, game: str, reason: Reason) -> None:
        super().__init__("refused", clause=reason.clause)
        self.game = game
        self.reason = reason


@dataclass(frozen=True)
class Person:
    """Somebody at a seat, or somebody who asks to be let in there."""

    name: str
    claimed: int = 0  # the number that they had at the table before


@dataclass
class Place:
    """One seat of the table, and who is there."""

    seat: Seat
    name: str = ""
    bot: str = ""  # the kind of bot that sits there
    stand_in: str = ""  # the kind of bot that plays for somebody who is away
    round: int = 0  # counts how often everybody left: only tokens of this round are good
    people: dict[int, Person] = field(default_factory=dict)  # by number, as they came
    asking: dict[int, Person] = field(default_factory=dict)  # who want to be let in
    claims: dict[int, int] = field(default_factory=dict)  # people's numbers, by those of before
    invitations: set[int] = field(default_factory=lambda: {first_of(0)})  # not spent yet
    first: int = first_of(0)  # the number of this round's first invitation
    highest: int = first_of(0)  # number that was given: none is given twice
    resigned: bool = False
    is_expected: bool = False  # whoever sat there comes back by a new code

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.people)

    @property
    def is_away(self) -> bool:
        """Whether a bot plays for somebody who can come back."""
        return bool(self.stand_in) and not self.resigned

    @property
    def played_by(self) -> str:
        """The kind of bot that moves now, or nothing for a person."""
        return self.bot or self.stand_in

    @property
    def is_full(self) -> bool:
        """Whether nobody else can be invited."""
        return len(self.people) + len(self.asking) + len(self.invitations) >= MOST_PEOPLE

    @property
    def was_claimed(self) -> bool:
        """Whether everybody there had this seat at the table before."""
        return bool(self.people) and all(person.claimed for person in self.people.values())

    def came_before(self, one: int, other: int) -> bool:
        """Whether one of its people came before another."""
        order = list(self.people)
        return order.index(one) < order.index(other)

    def seat_person(self, number: int, person: Person) -> None:
        """One more, by an invitation that is spent or a request that was granted."""
        self.name = self.name if self.people else person.name
        self.people[number] = person
        self.highest = max(self.highest, number)
        if person.claimed:
            self.claims[person.claimed] = number

    def lose(self, number: int) -> None:
        """One less; the seat has the name of whoever was there first among those who stay."""
        self.people.pop(number, None)
        self.name = next((person.name for person in self.people.values()), self.name)

    def vacate(self) -> None:
        """Nobody is there any more: all tokens and invitations are void, but for a new one."""
        self.people.clear()
        self.asking.clear()
        self.round += 1
        self.first = max(self.highest + 1, first_of(self.round))
        self.highest = self.first
        self.invitations = {self.first}


class Standing(NamedTuple):
    """How far a table has come."""

    started: bool
    over: bool
    acting: frozenset[Seat]


class Table:
    """The state that a log adds up to."""

    def __init__(self, name: str, header: Header) -> None:
        self.name = name
        self.header = header
        self.game = known_game(header)
        self.match = Match(
            self.game, header.seats, options=dict(header.options), board=header.board
        )
        self.places = [Place(Seat(number)) for number in range(header.seats)]
        self.seq = 0
        self.chat: list[tuple[int, Chatted]] = []
        self.rematch = ""
        self.ended = False  # by the host, before the match was over
        self.firm = 0  # the match's length up to which nothing can be taken back
        self.furthest = 0  # the greatest length that the match has had
        self.undone: dict[Seat, int] = {}  # moves taken back by each since others went further
        self.requests: OrderedDict[str, int] = OrderedDict()
        self.watch = Watch()
        self.fairness = FairnessState(name, header.seal, header.key)
        self.paused = False
        self.asked: set[Seat] = set()  # who want a pause, or in a pause, to go on
        self.hurrying: set[Seat] = set()  # who want to fast-forward
        self.host_hurries = False  # likewise, where only bots sit
        self.goes_on_at = 0  # in milliseconds since the epoch, where all want to go on
        self._standing: Standing | None = None

    # ------------------------------------------------------------ what is the case

    @property
    def standing(self) -> Standing:
        """How far the table has come; worked out once after each entry."""
        if self._standing is None:
            over = self.match.over or self.abandoned or self.ended
            waiting = over or not self._is_seated()
            acting = frozenset() if waiting else self.match.acting - {CLOCK, FATE}
            self._standing = Standing(self._is_seated(), over, acting)
        return self._standing

    def _is_seated(self) -> bool:
        seated = (place.taken or place.stand_in for place in self.places)
        return bool(self.match.log) or all(seated)

    @property
    def started(self) -> bool:
        return self.standing.started

    @property
    def over(self) -> bool:
        return self.standing.over

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
    def acting(self) -> frozenset[Seat]:
        """The players who may act now."""
        return self.standing.acting

    @property
    def realtime(self) -> bool:
        """Whether there are no turns."""
        return self.game.about.realtime

    @property
    def asleep(self) -> bool:
        """Whether it has been read back, and time does not pass yet."""
        return self.watch.stands and not self.paused

    @property
    def going_on(self) -> bool:
        """Whether a pause is about to be over."""
        return self.paused and self.deciding <= self.asked

    @property
    def getting_ready(self) -> int:
        """Seconds from the wish of all to go on to the end of a pause; none for somebody alone."""
        return GETTING_READY if len(self.deciding) > 1 else 0

    @property
    def deciding(self) -> frozenset[Seat]:
        """Those without whom there is neither a pause nor an end of one: a bot always agrees."""
        people = (place for place in self.places if place.people and not place.played_by)
        return frozenset(place.seat for place in people)

    @property
    def awaited_to_hurry(self) -> frozenset[Seat]:
        """People still in play who have not agreed to fast-forward."""
        return self._deciding_in_play - self.hurrying

    @property
    def can_fast_forward(self) -> bool:
        """Whether bots play on while some person is out of the game, or while only bots play."""
        if not self.started or self.over:
            return False
        return any(map(self._is_bot_in_play, self.places)) and (
            any(map(self._is_person_out, self.places)) or not self._deciding_in_play
        )

    @property
    def is_fast(self) -> bool:
        """Whether bots play without pauses: somebody asked, and all still in play agree."""
        return self.wants_fast_forward and self.can_fast_forward and not self.awaited_to_hurry

    @property
    def wants_fast_forward(self) -> bool:
        """Whether anybody has asked for it."""
        return self.host_hurries or bool(self.hurrying)

    @property
    def _deciding_in_play(self) -> frozenset[Seat]:
        return frozenset(seat for seat in self.deciding if self.match.is_in_play(seat))

    @property
    def is_of_bots(self) -> bool:
        """Whether bots play every seat, and nobody has one of them as their own."""
        return all(place.played_by and not place.people for place in self.places)

    def _is_bot_in_play(self, place: Place) -> bool:
        return bool(place.played_by) and self.match.is_in_play(place.seat)

    def _is_person_out(self, place: Place) -> bool:
        is_out = place.resigned or not self.match.is_in_play(place.seat)
        return bool(place.people) and is_out

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

    def place(self, seat: Seat) -> Place:
        if seat >= len(self.places):
            raise TableError("no-such-seat", seat=seat.word)
        return self.places[seat]

    # ------------------------------------------------------------ wishes

    def move(
        self, seat: Seat, move: str, by: str = "", request: str = "", in_haste: bool = False
    ) -> Moved:
        """A move as it was wished; whether the rules allow it shows when it is taken."""
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

    def join(
        self, seat: Seat, name: str, number: int, of_round: int, brought: Brought = NOTHING
    ) -> Sat | AskedToJoin:
        """Somebody comes by an invitation: they sit down, or ask those who are there."""
        if self.place(seat).people:
            return self.ask_to_join(seat, name, number, of_round)
        return self.sit(seat, name, number, of_round, brought)

    def sit(
        self, seat: Seat, name: str, number: int, of_round: int, brought: Brought = NOTHING
    ) -> Sat:
        """Somebody sits down where nobody is.

        What they bring for the dice is taken if there is room for it.
        """
        self._require_invitation(seat, number, of_round)
        if self.place(seat).people:
            raise TableError("seat-taken", seat=seat.word)
        return self._seated(seat, Person(name), number, brought)

    def ask_to_join(self, seat: Seat, name: str, number: int, of_round: int) -> AskedToJoin:
        """Somebody with an invitation wants to be let in by those who are there."""
        self._require_invitation(seat, number, of_round)
        if not self.place(seat).people:
            raise TableError("nobody-there", seat=seat.word)
        return AskedToJoin(seat.word, proper_name(name, seat), number)

    def _require_invitation(self, seat: Seat, number: int, of_round: int) -> None:
        place = self.place(seat)
        if of_round != place.round or number not in place.invitations:
            raise TableError("invitation-spent")

    def claim(self, seat: Seat, name: str, claimed: int, brought: Brought = NOTHING) -> Sat:
        """A seat at a rematch, for a person who had it at the table before.

        It must be empty, or held by such people alone.
        """
        place = self.place(seat)
        if claimed in place.claims or place.round or place.bot or self.over:
            raise TableError("invitation-spent")
        person = Person(name, claimed)
        if place.was_claimed and len(place.people) + len(place.asking) < MOST_PEOPLE:
            return self._seated(seat, person, place.highest + 1, brought)
        if place.people or place.first not in place.invitations:
            raise TableError("seat-taken-meanwhile", seat=seat.word)
        return self._seated(seat, person, place.first, brought)

    def has_claimed(self, seat: Seat, claimed: int) -> bool:
        """Whether somebody who had a seat at the table before has it here, too."""
        place = self.place(seat)
        return place.claims.get(claimed) in place.people

    def _seated(self, seat: Seat, person: Person, number: int, brought: Brought) -> Sat:
        commitment = "" if self._why_no_commitment(seat, brought) else brought.commitment
        name, claimed = proper_name(person.name, seat), person.claimed
        return Sat(seat.word, name, number=number, commitment=commitment, claimed=claimed)

    def admit(self, seat: Seat, number: int, by: int, request: str = "") -> Admitted:
        """One of a seat's people lets somebody in who asked."""
        name, by_name = self._names_at_door(seat, number, by)
        return Admitted(seat.word, number, by, name, by_name, request=request)

    def decline(self, seat: Seat, number: int, by: int, request: str = "") -> Declined:
        """One of a seat's people does not let somebody in who asked."""
        name, by_name = self._names_at_door(seat, number, by)
        return Declined(seat.word, number, by, name, by_name, request=request)

    def _names_at_door(self, seat: Seat, number: int, by: int) -> tuple[str, str]:
        place = self.place(seat)
        if by not in place.people:
            raise TableError("not-your-seat")
        if number not in place.asking:
            raise TableError("nobody-asks", seat=seat.word)
        return place.asking[number].name, place.people[by].name

    def shut_out(self, seat: Seat, number: int, by: int, request: str = "") -> SentAway:
        """One of a seat's people sends away another who came later."""
        people = self.place(seat).people
        if by not in people:
            raise TableError("not-your-seat")
        if number not in people:
            raise TableError("nobody-there", seat=seat.word)
        if not self.place(seat).came_before(by, number):
            raise TableError("came-before-you", name=people[number].name)
        return SentAway(
            seat.word, number, by, people[number].name, people[by].name, request=request
        )

    def commit(self, seat: Seat, person: int, brought: Brought, request: str = "") -> Committed:
        """A number of one's own for the dice, as yet by its hash alone."""
        if person not in self.place(seat).people:
            raise TableError("not-your-seat")
        why = self._why_no_commitment(seat, brought)
        if why:
            raise TableError(why)
        if self.fairness.has_committed(seat.word, person):
            raise TableError("committed-already")
        return Committed(seat.word, person, brought.commitment, request=request)

    def _why_no_commitment(self, seat: Seat, brought: Brought) -> str:
        """Why nobody can take part with it now; nothing if one can."""
        fairness = self.fairness
        if self.over:
            return "table-over"
        if not fair.HEX.fullmatch(brought.commitment):
            return "not-a-commitment"
        if not fairness.is_sealed:
            return "table-unsealed"
        if not fairness.has_room(seat.word) or brought.round != fairness.next_round:
            return "round-closed"
        return ""

    def require_number(self, seat: Seat, person: int, brought: Brought) -> None:
        """Whether a number is the one that somebody committed to, in a round that is closed."""
        if not fair.HEX.fullmatch(brought.commitment):
            raise TableError("not-a-commitment")
        if not self.fairness.awaits_numbers or brought.round != self.fairness.next_round:
            raise TableError("round-closed")
        if not self.fairness.fits(seat.word, person, brought.commitment):
            raise TableError("not-what-was-committed")

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

    def seat_bot(self, seat: Seat, bot: str, name: str = "") -> Sat:
        """A bot sits down, under the name that it had before or one that no other bot has."""
        if self.place(seat).taken:
            raise TableError("seat-taken", seat=seat.word)
        taken = {place.name for place in self.places if place.bot}
        return Sat(seat.word, name or bot_name(bot, taken), bot=bot)

    def free(self, seat: Seat) -> Freed:
        """A bot leaves, as long as nothing has been played."""
        if not self.place(seat).bot:
            raise TableError("no-bot-there", seat=seat.word)
        if self.started:
            raise TableError("table-started")
        return Freed(seat.word)

    def invite(self, seat: Seat) -> Invited:
        place = self.place(seat)
        if place.bot:
            raise TableError("seat-taken", seat=seat.word)
        if place.is_full:
            raise TableError("seat-full", seat=seat.word, most=MOST_PEOPLE)
        return Invited(seat.word, place.highest + 1)

    def leave(self, seat: Seat, number: int, request: str = "") -> Left | Withdrew:
        """One of a seat's people goes for good; or somebody who asks to be let in thinks better."""
        place = self.place(seat)
        if number in place.asking:
            return Withdrew(seat.word, number, place.asking[number].name, request=request)
        if number not in place.people:
            raise TableError("nobody-there", seat=seat.word)
        return Left(seat.word, number, place.people[number].name, request=request)

    def renew(self, seat: Seat) -> Renewed:
        """A new code for a seat. Only where all see each other: it is the way into any seat."""
        self._require_one_screen()
        if self.over:
            raise TableError("table-over")
        if self.place(seat).bot:
            raise TableError("seat-taken", seat=seat.word)
        return Renewed(seat.word)

    def end(self) -> Ended:
        """The end for all, by the host; only where all see each other, and can be asked."""
        self._require_one_screen()
        if self.over:
            raise TableError("table-over")
        return Ended()

    def _require_one_screen(self) -> None:
        if not self.header.phones:
            raise TableError("only-around-one-screen")

    def take_over(self, seat: Seat, bot: str = STAND_IN) -> TookOver:
        place = self.place(seat)
        if not place.people and not place.is_expected:
            raise TableError("nobody-there", seat=seat.word)
        if place.played_by or self.over:
            raise TableError("seat-taken", seat=seat.word)
        if bot == "random":
            raise TableError("no-stand-in", bot=bot)
        return TookOver(seat.word, bot)

    def give_back(self, seat: Seat) -> GaveBack:
        place = self.place(seat)
        if not place.stand_in or place.resigned:
            raise TableError("not-away", seat=seat.word)
        return GaveBack(seat.word)

    def resign(self, seat: Seat, request: str = "") -> Resigned:
        self._require_play()
        self._require_player(seat)
        return Resigned(seat.word, request=request)

    def pause(self, seat: Seat, request: str = "") -> Paused:
        self._require_to_decide(seat)
        if self.paused or seat in self.asked:
            raise TableError("paused-already")
        return Paused(seat.word, request=request)

    def resume(self, seat: Seat, request: str = "") -> Resumed:
        """To go on, or to want no pause after all."""
        self._require_to_decide(seat)
        if self.paused == (seat in self.asked):
            raise TableError("not-paused")
        return Resumed(seat.word, request=request)

    def _require_to_decide(self, seat: Seat) -> None:
        self.require_realtime()
        self._require_play()
        self._require_player(seat)

    def require_realtime(self) -> None:
        if not self.realtime:
            raise TableError("only-without-turns")

    def go_on(self) -> WentOn:
        """The end of a pause, once all who decide want it."""
        self._require_play()
        if not self.going_on:
            raise TableError("paused")
        return WentOn()

    def fast_forward(self, seat: Seat | None = None, request: str = "") -> FastForwarded:
        """To let bots play without pauses; also for those who are out of the game.

        Without a seat it is the host's wish, where nobody else is there to have one.
        """
        self._require_person(seat)
        if not self.can_fast_forward:
            raise TableError("no-fast-forward")
        if self.host_hurries if seat is None else seat in self.hurrying:
            raise TableError("fast-forward-already")
        return FastForwarded(word_of(seat), request=request)

    def slow_down(self, seat: Seat | None = None, request: str = "") -> SlowedDown:
        """To end fast forward, or to be against it: nobody is hurried who does not want it."""
        self._require_person(seat)
        if not self.wants_fast_forward:
            raise TableError("not-fast-forward")
        return SlowedDown(word_of(seat), request=request)

    def _require_person(self, seat: Seat | None) -> None:
        """Somebody who sits there, be it that a bot plays for them; or the host of bots alone."""
        self._require_play()
        if seat is None:
            if not self.is_of_bots:
                raise TableError("people-decide")
        elif not self.place(seat).people:
            raise TableError("nobody-there", seat=seat.word)

    def fall_asleep(self) -> None:
        """Nobody is at this table: where there are no turns, no time passes until somebody is."""
        self.watch.stands = self.realtime and self.started and not self.over

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
        """A wish of one of the seats, or of the host, who has none."""
        if not self.over:
            raise TableError("table-not-over")
        if self.rematch:
            raise TableError("rematch-already", table=self.rematch)
        return Rematched(word_of(seat), table, request=request)

    def due_draw(self, fate: Fate) -> Drawn | None:
        """What fate chooses now, if it is its turn."""
        if not self.started or self.over or FATE not in self.match.acting:
            return None
        if self.fairness.awaits_numbers:
            return None
        state, board = self.match.state, self.match.board
        drawn = fate.draw(self.match.outcomes)
        move = self.game.notation.to_fate(state, board.plan, drawn)
        return Drawn(self.game.notation.write(move))

    # ------------------------------------------------------------ the log

    def take(self, entry: Entry, at: int = 0) -> list[Event]:
        """Folds the next entry in and tells what happened; or refuses, and nothing has changed.

        `at` is when: milliseconds since the epoch.
        """
        going_on = self.going_on
        events = self._fold(entry, at)
        self._standing = None
        self._settle_pause()
        self._settle_fast_forward()
        if self.going_on and not going_on:
            self.goes_on_at = at + 1000 * self.getting_ready
        self.seq += 1
        if isinstance(entry, RequestedEntry) and entry.request:
            self.requests[entry.request] = self.seq
            while len(self.requests) > REMEMBERED:
                self.requests.popitem(last=False)
        return events

    def _fold(self, entry: Entry, at: int) -> list[Event]:
        if isinstance(entry, Moved | Drawn):
            return self._play(entry, at)
        if isinstance(entry, Woken):
            self.watch.sleep_until(at)
        self.watch.pass_to(at)
        match entry:
            case Undone(word, length):
                self.undone[WORDS[word]] = self.undone.get(WORDS[word], 0) + 1
                self.match = self.match.branch(length)
                self.fairness.take_back(length)
            case Committed(seat, person, commitment):
                self.fairness.commit(seat, person, commitment)
            case Closed():
                self.fairness.close()
            case Mixed(given):
                self.fairness.mix_in(given)
            case Contributed(seat, value):
                self.fairness.contribute(seat, value)
            case Unsealed():
                self.fairness.lose()
            case Revealed(secret):
                self.fairness.secret = secret
            case Chatted():
                self.chat.append((self.seq + 1, entry))
            case AskedForHint():
                pass
            case Rematched(_, table):
                self.rematch = table
            case Ended():
                self.ended = True
            case FastForwarded(""):
                self.host_hurries = True
            case FastForwarded(seat):
                self.hurrying.add(WORDS[seat])
            case SlowedDown():
                self._forget_hurrying()
            case Paused() | Resumed() | WentOn() | Woken():
                self._fold_pause(entry)
            case _:
                self._fold_seat(self.places[Seat[entry.seat]], entry)
        return []

    def _play(self, entry: Moved | Drawn, at: int) -> list[Event]:
        """A choice; what the rules refuse takes no time."""
        seat = WORDS[entry.seat] if isinstance(entry, Moved) else FATE
        played = self.watch.played(at) if self.realtime else 0
        try:
            events = self.match.play(seat, entry.move, played)
        except Refused as refused:
            raise NotAllowed(self.game.name, refused.reason) from refused
        self.watch.pass_to(at)
        self.watch.begin()
        self._note_for_fairness(entry)
        self._note_for_undo(seat)
        by_somebody_else = isinstance(entry, Moved) and entry.by
        if by_somebody_else or self.match.told_its_player():
            self.firm = len(self.match.log)
        return events

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

    def _fold_pause(self, entry: Paused | Resumed | WentOn | Woken) -> None:
        match entry:
            case Paused(seat):
                self.asked.add(WORDS[seat])
            case Resumed(seat) if self.paused:
                self.asked.add(WORDS[seat])
            case Resumed(seat):
                self.asked.discard(WORDS[seat])
            case WentOn():
                self.paused = self.watch.stands = False
                self.asked.clear()

    def _settle_pause(self) -> None:
        """It is a pause once somebody wants one, and all who decide want it."""
        if not self.asked:
            return
        self.asked &= self.deciding
        if self.asked and not self.paused and self.deciding <= self.asked:
            self.paused = self.watch.stands = True
            self.asked.clear()

    def _settle_fast_forward(self) -> None:
        """Wishes end with what they were for, as where somebody is in play again."""
        if not self.wants_fast_forward:
            return
        self.hurrying -= {place.seat for place in self.places if not place.people}
        self.host_hurries = self.host_hurries and self.is_of_bots
        if not self.can_fast_forward:
            self._forget_hurrying()

    def _forget_hurrying(self) -> None:
        self.hurrying.clear()
        self.host_hurries = False

    def _fold_seat(self, place: Place, entry: Entry) -> None:
        match entry:
            case Sat():
                self._fold_sat(place, entry)
            case Freed():
                place.bot, place.name = "", ""
                place.invitations = {place.first}  # nobody came by it, or it were spent
            case Invited(_, number):
                place.invitations.add(number)
                place.highest = max(place.highest, number)
            case AskedToJoin() | Admitted() | Declined() | Withdrew() | SentAway():
                fold_person(place, entry)
            case Left(_, number):
                place.lose(number)
                if not number or not place.people:
                    place.vacate()
                    place.is_expected = False
                    place.stand_in = STAND_IN if self.match.log or place.resigned else ""
            case Renewed():
                place.is_expected = place.is_expected or bool(place.people)
                place.vacate()
            case TookOver(_, bot):
                place.stand_in = bot
            case GaveBack():
                place.stand_in = ""
            case Resigned():
                place.resigned, place.stand_in = True, STAND_IN

    def _fold_sat(self, place: Place, entry: Sat) -> None:
        if entry.bot:
            place.bot, place.name, place.invitations = entry.bot, entry.name, set()
        else:
            place.invitations.discard(entry.number)
            place.seat_person(entry.number, Person(entry.name, entry.claimed))
        if entry.contribution:
            self.fairness.contribute(place.seat.word, entry.contribution)
        if entry.commitment:
            self.fairness.commit(place.seat.word, entry.number, entry.commitment)
        place.is_expected = False
        place.stand_in = place.stand_in if place.resigned else ""


def fold_person(
    place: Place, entry: AskedToJoin | Admitted | Declined | Withdrew | SentAway
) -> None:
    """Somebody asks to be let in at a seat, is let in, or is there no more."""
    match entry:
        case AskedToJoin(_, name, number):
            place.invitations.discard(number)
            place.asking[number] = Person(name)
        case Admitted(_, number):
            place.seat_person(number, place.asking.pop(number))
        case Declined(_, number) | Withdrew(_, number):
            place.asking.pop(number)
        case SentAway(_, number):
            place.lose(number)


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


def proper_name(name: str, seat: Seat) -> str:
    """A name as it is shown; the seat's letter, which is of no language, where there is none."""
    return plain_name(name) or seat.word
