"""One table: who sits there, the match, and what may be done. Knows no clock, store or network.

A table is what its log says: `take` folds one entry in, whether it is new or read back. The
methods that people's wishes come through (`move`, `undo`, `sit` …) check them and return the
entries that carry them out; they change nothing themselves.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import takewhile
from typing import NamedTuple

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Event, Game, Reason, game
from ludotheque.engine.match import Entry as Choice
from ludotheque.engine.match import Match, Refused
from ludotheque.engine.seats import CLOCK, FATE, WORDS, Seat

from . import entries
from .entries import (
    Chatted,
    Drawn,
    Entry,
    GaveBack,
    Header,
    Invited,
    Left,
    Moved,
    Rematched,
    Resigned,
    Sat,
    TookOver,
    Undone,
)
from .fate import Fate

LONGEST_NAME = 24
LONGEST_CHAT = 500
MOST_CHAT = 2000  # messages at one table
MOST_PEOPLE = 8  # at one seat
REMEMBERED = 256  # requests that are recognised when they come again
STAND_IN = "greedy"  # plays for those who are away or have given up


class TableError(LudothequeError):
    """A wish that cannot be granted. Nothing has changed."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(Problem(code, values))


class NotAllowed(TableError):  # noqa: N818
    """A move that the rules refuse, with the clause that does."""

    def __init__(self, game: str, reason: Reason) -> None:
        super().__init__("refused", clause=reason.clause)
        self.game = game
        self.reason = reason


@dataclass
class Place:
    """One seat of the table, and who is there."""

    seat: Seat
    name: str = ""
    bot: str = ""  # the kind of bot that sits there
    stand_in: str = ""  # the kind of bot that plays for somebody who is away
    round: int = 0  # counts those who left: only tokens of this round are good
    people: int = 0
    invitations: set[int] = field(default_factory=set)  # not spent yet
    resigned: bool = False

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
        self.places = [Place(Seat(number), invitations={1}) for number in range(header.seats)]
        self.seq = 0
        self.chat: list[tuple[int, Chatted]] = []
        self.rematch = ""
        self.firm = 0  # the match's length up to which nothing can be taken back
        self.requests: OrderedDict[str, int] = OrderedDict()
        self._standing: Standing | None = None

    # ------------------------------------------------------------ what is the case

    @property
    def standing(self) -> Standing:
        """How far the table has come; worked out once after each entry."""
        if self._standing is None:
            over = self.match.over or self.abandoned
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

    def place(self, seat: Seat) -> Place:
        if seat >= len(self.places):
            raise TableError("no-such-seat", seat=seat.word)
        return self.places[seat]

    # ------------------------------------------------------------ wishes

    def move(self, seat: Seat, move: str, by: str = "", request: str = "") -> Moved:
        """A move as it was wished; whether the rules allow it shows when it is taken."""
        self._require_play()
        if not by:
            self._require_player(seat)
        notation = self.game.notation
        return Moved(seat.word, notation.write(notation.read(move)), by, request)

    def undo(self, seat: Seat, request: str = "") -> Undone:
        """Back by one move: one's own, the last there was, after which nothing was revealed."""
        self._require_play()
        self._require_player(seat)
        log = self.match.log
        if not self.undoable or log[-1].seat != seat:
            raise TableError("cannot-undo")
        return Undone(seat.word, len(log) - 1, request)

    @property
    def undoable(self) -> int:
        """How many of its last moves the seat that moved last can take back, one by one."""
        if self.over:
            return 0
        loose = self.match.log[self.firm :]
        last = loose[-1].seat if loose else FATE
        if last in (FATE, CLOCK) or self.places[last].resigned:
            return 0
        return sum(1 for _ in takewhile(lambda entry: entry.seat == last, reversed(loose)))

    def _reveals(self, entry: Choice) -> bool:
        """Whether a move just made told its player something; a game of secrets says so itself."""
        reveals = getattr(self.game.story, "reveals", None)
        if reveals is None:
            return False
        board = self.match.board.plain
        return bool(reveals(self.match.before, board, entry.seat, entry.choice))

    def _require_play(self) -> None:
        if self.over:
            raise TableError("table-over")
        if not self.started:
            raise TableError("table-waiting")

    def _require_player(self, seat: Seat) -> None:
        if self.place(seat).resigned:
            raise TableError("resigned-already")

    def sit(self, seat: Seat, name: str, number: int, of_round: int) -> Sat:
        place = self.place(seat)
        if of_round != place.round or number not in place.invitations:
            raise TableError("invitation-spent")
        return Sat(seat.word, proper_name(name, seat), number=number)

    def seat_bot(self, seat: Seat, bot: str) -> Sat:
        if self.place(seat).taken:
            raise TableError("seat-taken", seat=seat.word)
        return Sat(seat.word, bot, bot=bot)

    def invite(self, seat: Seat) -> Invited:
        place = self.place(seat)
        if place.bot:
            raise TableError("seat-taken", seat=seat.word)
        if place.people + len(place.invitations) >= MOST_PEOPLE:
            raise TableError("seat-full", seat=seat.word, most=MOST_PEOPLE)
        return Invited(seat.word, place.people + len(place.invitations) + 1 + 100 * place.round)

    def leave(self, seat: Seat, request: str = "") -> Left:
        if not self.place(seat).people:
            raise TableError("nobody-there", seat=seat.word)
        return Left(seat.word, request)

    def take_over(self, seat: Seat, bot: str = STAND_IN) -> TookOver:
        place = self.place(seat)
        if not place.people:
            raise TableError("nobody-there", seat=seat.word)
        if place.played_by or self.over:
            raise TableError("seat-taken", seat=seat.word)
        return TookOver(seat.word, bot)

    def give_back(self, seat: Seat) -> GaveBack:
        place = self.place(seat)
        if not place.stand_in or place.resigned:
            raise TableError("not-away", seat=seat.word)
        return GaveBack(seat.word)

    def resign(self, seat: Seat, request: str = "") -> Resigned:
        self._require_play()
        self._require_player(seat)
        return Resigned(seat.word, request)

    def say(self, seat: Seat, text: str, request: str = "") -> Chatted:
        text = " ".join(text.split())
        if not text or len(text) > LONGEST_CHAT:
            raise TableError("chat-length", most=LONGEST_CHAT)
        if len(self.chat) >= MOST_CHAT:
            raise TableError("chat-full", most=MOST_CHAT)
        return Chatted(seat.word, text, request)

    def play_again(self, seat: Seat, table: str, request: str = "") -> Rematched:
        if not self.over:
            raise TableError("table-not-over")
        if self.rematch:
            raise TableError("rematch-already", table=self.rematch)
        return Rematched(seat.word, table, request)

    def due_draw(self, fate: Fate) -> Drawn | None:
        """What fate chooses now, if it is its turn."""
        if not self.started or self.over or FATE not in self.match.acting:
            return None
        state, board = self.match.state, self.match.board
        outcomes = self.game.rules.chance(state, board.plain)
        move = self.game.notation.to_fate(state, board.plan, fate.draw(outcomes))
        return Drawn(self.game.notation.write(move))

    # ------------------------------------------------------------ the log

    def take(self, entry: Entry) -> list[Event]:
        """Folds the next entry in and tells what happened; or refuses, and nothing has changed."""
        events = self._fold(entry)
        self._standing = None
        self.seq += 1
        request = getattr(entry, "request", "")
        if request:
            self.requests[request] = self.seq
            while len(self.requests) > REMEMBERED:
                self.requests.popitem(last=False)
        return events

    def _fold(self, entry: Entry) -> list[Event]:
        match entry:
            case Moved(seat, move, by):
                return self._play(WORDS[seat], move, by)
            case Drawn(move):
                return self.match.play(FATE, move)
            case Undone(_, length):
                self.match = self.match.branch(length)
            case Chatted():
                self.chat.append((self.seq + 1, entry))
            case Rematched(_, table):
                self.rematch = table
            case _:
                self._fold_seat(self.places[Seat[entry.seat]], entry)
        return []

    def _play(self, seat: Seat, move: str, by: str) -> list[Event]:
        try:
            events = self.match.play(seat, move)
        except Refused as refused:
            raise NotAllowed(self.game.name, refused.reason) from refused
        if by or self._reveals(self.match.log[-1]):
            self.firm = len(self.match.log)
        return events

    def _fold_seat(self, place: Place, entry: Entry) -> None:
        match entry:
            case Sat(_, name, bot, number):
                place.invitations = set() if bot else place.invitations - {number}
                place.name = place.name if place.people else name
                place.bot = bot
                place.people += not bot
                place.stand_in = place.stand_in if place.resigned else ""
            case Invited(_, number):
                place.invitations.add(number)
            case Left():
                place.people, place.round = 0, place.round + 1
                place.invitations = {1 + 100 * place.round}
                place.stand_in = STAND_IN if self.match.log or place.resigned else ""
            case TookOver(_, bot):
                place.stand_in = bot
            case GaveBack():
                place.stand_in = ""
            case Resigned():
                place.resigned, place.stand_in = True, STAND_IN


def known_game(header: Header) -> Game:
    """The game that a table plays, if this is still the behaviour that it was opened with."""
    if header.format != entries.FORMAT:
        raise TableError("table-other-format", found=header.format)
    found = game(header.game)
    if found.about.version != header.version:
        current = found.about.version
        raise TableError(
            "table-other-version", game=header.game, version=header.version, current=current
        )
    return found


def proper_name(name: str, seat: Seat) -> str:
    """A name as it is shown: one line, not too long; the seat's letter where there is none."""
    words = "".join(letter for letter in name if letter.isprintable()).split()
    return " ".join(words)[:LONGEST_NAME] or seat.word
