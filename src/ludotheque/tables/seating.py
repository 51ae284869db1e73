"""Who sits where at a table: its seats, their people, bots and stand-ins, and who is invited.

Each method that people's commands come through checks one of them and returns the entry that
carries it out; `fold` takes such an entry in. Nothing here knows the match.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ludotheque.engine.levels import bot_name
from ludotheque.engine.seats import Seat, plain_name
from ludotheque.engine.verify import MOST_PEOPLE

from .access import Grant, first_of
from .entries import (
    Admitted,
    AskedToJoin,
    Declined,
    Freed,
    GaveBack,
    Invited,
    Left,
    Renewed,
    Resigned,
    Sat,
    SeatEntry,
    SentAway,
    TookOver,
    Withdrew,
)
from .errors import TableError

STAND_IN = "greedy"  # plays for those who are away or have given up


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

    def sit(self, entry: Sat) -> None:
        """Somebody sits down here, or a bot does."""
        if entry.bot:
            self.bot, self.name, self.invitations = entry.bot, entry.name, set()
        else:
            self.invitations.discard(entry.number)
            self.seat_person(entry.number, Person(entry.name, entry.claimed))
        self.is_expected = False
        self.stand_in = self.stand_in if self.resigned else ""

    def seat_person(self, number: int, person: Person) -> None:
        """One more, by an invitation that is spent or a request that was admitted."""
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


class Seating:
    """All seats of a table."""

    def __init__(self, table: str, seats: int) -> None:
        self.table = table  # its name, which a token must have too
        self.places = [Place(Seat(number)) for number in range(seats)]

    def __iter__(self) -> Iterator[Place]:
        return iter(self.places)

    def place(self, seat: Seat) -> Place:
        if seat >= len(self.places):
            raise TableError("no-such-seat", seat=seat.word)
        return self.places[seat]

    @property
    def is_complete(self) -> bool:
        """Whether every seat has somebody to play it."""
        return all(place.taken or place.stand_in for place in self.places)

    @property
    def deciding(self) -> frozenset[Seat]:
        """Those without whom there is neither a pause nor an end of one: a bot always agrees."""
        people = (place for place in self.places if place.people and not place.played_by)
        return frozenset(place.seat for place in people)

    @property
    def is_of_bots(self) -> bool:
        """Whether bots play every seat, and nobody has one of them as their own."""
        return all(place.played_by and not place.people for place in self.places)

    # ------------------------------------------------------------ whose token is good

    def may_play(self, grant: Grant) -> bool:
        """Whether the token of a seat of this table is good now."""
        place = self._place_of(grant)
        return place is not None and grant.person in place.people

    def is_asking(self, grant: Grant) -> bool:
        """Whether it is the token of somebody who is not let in yet."""
        place = self._place_of(grant)
        return place is not None and grant.person in place.asking

    def _place_of(self, grant: Grant) -> Place | None:
        """The seat whose token it is, in the round that it was made for."""
        if grant.kind != "seat" or grant.table != self.table or grant.seat is None:
            return None
        if grant.seat >= len(self.places):
            return None
        place = self.places[grant.seat]
        return place if place.round == grant.round else None

    def is_there(self, seat: Seat, person: int) -> bool:
        """Whether somebody is one of a seat's people."""
        return person in self.place(seat).people

    # ------------------------------------------------------------ commands

    def sit(self, seat: Seat, name: str, number: int, of_round: int, commitment: str = "") -> Sat:
        """Somebody sits down where nobody is."""
        self._require_invitation(seat, number, of_round)
        if self.place(seat).people:
            raise TableError("seat-taken", seat=seat.word)
        return seated(seat, Person(name), number, commitment)

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

    def claim(self, seat: Seat, name: str, claimed: int, commitment: str = "") -> Sat:
        """A seat at a rematch, for a person who had it at the table before.

        It must be empty, or held by such people alone.
        """
        place = self.place(seat)
        if claimed in place.claims or place.round or place.bot:
            raise TableError("invitation-spent")
        person = Person(name, claimed)
        if place.was_claimed and len(place.people) + len(place.asking) < MOST_PEOPLE:
            return seated(seat, person, place.highest + 1, commitment)
        if place.people or place.first not in place.invitations:
            raise TableError("seat-taken-meanwhile", seat=seat.word)
        return seated(seat, person, place.first, commitment)

    def has_claimed(self, seat: Seat, claimed: int) -> bool:
        """Whether somebody who had a seat at the table before has it here, too."""
        place = self.place(seat)
        return place.claims.get(claimed) in place.people

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

    def seat_bot(self, seat: Seat, bot: str, name: str = "") -> Sat:
        """A bot sits down, under the name that it had before or one that no other bot has."""
        if self.place(seat).taken:
            raise TableError("seat-taken", seat=seat.word)
        taken = {place.name for place in self.places if place.bot}
        return Sat(seat.word, name or bot_name(bot, taken), bot=bot)

    def free(self, seat: Seat, started: bool) -> Freed:
        """A bot leaves, as long as nothing has been played."""
        if not self.place(seat).bot:
            raise TableError("no-bot-there", seat=seat.word)
        if started:
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
        """A new code for a seat: whatever opened it before is void."""
        if self.place(seat).bot:
            raise TableError("seat-taken", seat=seat.word)
        return Renewed(seat.word)

    def take_over(self, seat: Seat, bot: str, over: bool) -> TookOver:
        """A bot plays for somebody who is away."""
        place = self.place(seat)
        if not place.people and not place.is_expected:
            raise TableError("nobody-there", seat=seat.word)
        if place.played_by or over:
            raise TableError("seat-taken", seat=seat.word)
        if bot == "random":
            raise TableError("no-stand-in", bot=bot)
        return TookOver(seat.word, bot)

    def give_back(self, seat: Seat) -> GaveBack:
        place = self.place(seat)
        if not place.stand_in or place.resigned:
            raise TableError("not-away", seat=seat.word)
        return GaveBack(seat.word)

    # ------------------------------------------------------------ the log

    def fold(self, entry: SeatEntry, played: bool) -> None:
        """Takes in an entry about a seat; `played` is whether any move has been made."""
        place = self.places[Seat[entry.seat]]
        match entry:
            case Sat():
                place.sit(entry)
            case Freed():
                place.bot, place.name = "", ""
                place.invitations = {place.first}  # nobody came by it, or it were spent
            case Invited(_, number):
                place.invitations.add(number)
                place.highest = max(place.highest, number)
            case AskedToJoin(_, name, number):
                place.invitations.discard(number)
                place.asking[number] = Person(name)
            case Admitted(_, number):
                place.seat_person(number, place.asking.pop(number))
            case Declined(_, number) | Withdrew(_, number):
                place.asking.pop(number)
            case SentAway(_, number):
                place.lose(number)
            case Left(_, number):
                place.lose(number)
                if not number or not place.people:
                    place.vacate()
                    place.is_expected = False
                    place.stand_in = STAND_IN if played or place.resigned else ""
            case Renewed():
                place.is_expected = place.is_expected or bool(place.people)
                place.vacate()
            case TookOver(_, bot):
                place.stand_in = bot
            case GaveBack():
                place.stand_in = ""
            case Resigned():
                place.resigned, place.stand_in = True, STAND_IN


def seated(seat: Seat, person: Person, number: int, commitment: str) -> Sat:
    name = proper_name(person.name, seat)
    return Sat(seat.word, name, number=number, commitment=commitment, claimed=person.claimed)


def proper_name(name: str, seat: Seat) -> str:
    """A name as it is shown; the seat's letter, which is of no language, where there is none."""
    return plain_name(name) or seat.word
