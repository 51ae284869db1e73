"""What is told of a table: news as it happens, and the whole of it for somebody who comes in.

What a viewer may not know is left out here, at one point: `Announcement` is asked for the bytes of
one viewer, and asks the game for that viewer's view and for the events in its hearing.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from ludotheque.engine.compiled_types import Shown
from ludotheque.engine.contract import Event
from ludotheque.engine.match import Match
from ludotheque.engine.sealed import Contribution, Round, SealedChoice
from ludotheque.engine.seats import WORDS, Seat

from .entries import Drawn, Entry, Moved, RequestedEntry, SeatEntry
from .seating import Person
from .table import Table

CHAT_SHOWN = 100


class Happening(msgspec.Struct, frozen=True):
    """One thing that happened in the match: the key of its sentence, and what to fill in."""

    code: str
    values: dict[str, str | int]


class EntryShown(msgspec.Struct, frozen=True):
    """One entry of the log, as this viewer may know it."""

    seq: int
    at: int
    entry: Entry
    events: list[Happening] = []
    # Where the match went on in the same message: the fields of the view that were different then.
    interim: dict[str, msgspec.Raw] | msgspec.UnsetType = msgspec.UNSET


class Position(msgspec.Struct, frozen=True):
    """Where the match stands."""

    length: int  # entries in the match's log
    view: msgspec.Raw
    acting: list[str]
    legal: dict[str, list[str]]  # for the viewer's own seats
    over: bool
    winners: list[str] = []
    ending: str = ""
    undoable: int = 0  # how many of their last moves whoever moved last can take back
    views: dict[str, msgspec.Raw] = {}  # each seat's own, for a viewer who holds several


class PersonShown(msgspec.Struct, frozen=True):
    """One of the people of a seat, or somebody who asks to be let in there."""

    number: int
    name: str


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: str
    name: str
    kind: str  # open, person, bot
    bot: str = ""
    stand_in: str = ""
    resigned: bool = False
    present: bool = False
    yours: bool = False
    people: list[PersonShown] = []  # as they came
    asking: list[PersonShown] = []  # whom they may let in
    away_in_ms: int = 0  # until those of the seat count as away; 0 while they are there, and then


class Due(msgspec.Struct, frozen=True):
    """What the clock will do, and in how many milliseconds from now, if it runs."""

    move: str
    in_ms: int


class TimeShown(msgspec.Struct, frozen=True):
    """How a match without turns stands with time, when this is told."""

    played: int  # milliseconds since the match began; pauses do not count
    due: list[Due]
    paused: bool  # whether nobody may move, and the clock stands still
    asked: list[str]  # the sides that want a pause; in a pause, those that want to go on
    on_in_ms: int | None = None  # where all want to go on: until they do
    begun: bool = True  # whether play is under way, or over
    unready: list[str] = []  # before that: the sides that are not ready yet
    ready_move: str = ""  # by which a side says that it is
    start_move: str = ""  # the clock's, with which play begins


class FastForwardShown(msgspec.Struct, frozen=True):
    """Whether bots play without pauses, where that can be asked for."""

    on: bool
    asked: list[str]  # the seats that want it
    awaited: list[str]  # the seats without whose agreement it does not begin


class Hand(msgspec.Struct, frozen=True):
    """A hand of one's own side, with something in it."""

    seat: str
    thing: str
    number: int  # tells the hands of a side apart
    yours: bool  # of this connection


class Held(msgspec.Struct, frozen=True, tag="held"):
    """All that is in the hands of one's own sides now."""

    hands: list[Hand]


class Fairness(msgspec.Struct, frozen=True):
    """What the table has sealed, mixed into its dice and revealed."""

    seal: str  # of the table's secret
    key: str  # the server's public key, which signs the game when it is over
    draws: int  # how often fate has drawn
    rounds: list[Round]  # of the players' numbers
    contributions: list[Contribution]  # numbers to which nobody had committed: of older tables
    choices: list[SealedChoice]  # made in secret
    secret: str = ""  # once the game is over
    lost_from: int = 0  # the first draw that is not sealed, where the house lost its key
    outcomes: list[list[str]] = []  # of each kind of public draw: what they stand for, in order


class News(msgspec.Struct, frozen=True, tag="news"):
    """Something happened."""

    told: list[EntryShown]
    seq: int
    started: bool  # whether everybody sits: the match is under way, or over
    position: Position
    seats: list[SeatShown] | None = None  # where they have changed
    time: TimeShown | None = None  # in a game without turns
    fast_forward: FastForwardShown | None = None  # where it can be asked for


class Seating(msgspec.Struct, frozen=True, tag="seating"):
    """Who is present has changed, and nothing else."""

    seats: list[SeatShown]


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """The whole table, for somebody who comes in or has lost the thread."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    board: str
    clock: int
    seq: int
    started: bool  # whether everybody sits: the match is under way, or over
    seats: list[SeatShown]
    position: Position
    chat: list[EntryShown]
    rematch: str = ""
    time: TimeShown | None = None  # in a game without turns
    hands: list[Hand] = []
    fairness: Fairness | None = None  # of a sealed table
    phones: bool = False  # around one big screen, each with a hand of their own on a phone
    fast_forward: FastForwardShown | None = None  # where it can be asked for
    persons: dict[str, int] = {}  # one's own numbers, also where one asks to be let in


encoder = msgspec.json.Encoder()
fields_of = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
PICTURE = "picture"  # the field that is added to a view
NOBODY: Mapping[Seat, int] = {}
NOTHING = msgspec.Raw(b"null")


def encode(message: msgspec.Struct) -> str:
    return encoder.encode(message).decode()


@dataclass(frozen=True)
class Presence:
    """The seats whose people are there; and of others, in how many milliseconds they are away."""

    there: frozenset[Seat] = frozenset()
    away_in_ms: Mapping[Seat, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Made:
    """An entry that has just been folded in, with what happened in the match."""

    seq: int
    at: int
    entry: Entry
    events: Sequence[Event]
    gone: frozenset[tuple[Seat, int]] = frozenset()  # the people who have no seat any more
    views: Mapping[Seat | None, msgspec.Raw] = field(default_factory=dict)  # see `with_views`


def encoded_view(match: Match, view: Shown) -> bytes:
    """A view as it is sent, with a picture of it where the game draws one.

    The picture is drawn from the view alone, so that it tells nothing more.
    """
    draw, encoded = match.game.views.picture, encoder.encode(view)
    if draw is None:
        return encoded
    picture = msgspec.Raw(encoder.encode(draw(match.board.plan, view)))
    return encoder.encode({**fields_of(encoded), PICTURE: picture})


def raw_view(table: Table, seat: Seat | None) -> msgspec.Raw:
    return msgspec.Raw(encoded_view(table.match, table.match.view(seat)))


def with_views(made: Made, table: Table, audiences: Iterable[frozenset[Seat]]) -> Made:
    """The last entry that was folded in, with what each viewer sees before the match goes on.

    Only asked for where it goes on in the same batch: what one sees at its end is told anyway.
    """
    viewers = {viewer_of(table, seats) for seats in audiences}
    return dataclasses.replace(made, views={each: raw_view(table, each) for each in viewers})


def viewer_of(table: Table, seats: frozenset[Seat]) -> Seat | None:
    """Whose eyes a viewer has: a seat's, or a watcher's; in a game without secrets anybody's."""
    if not table.game.about.secrets or len(seats) != 1:
        return None
    return next(iter(seats))


def legal_for(table: Table, seats: frozenset[Seat]) -> dict[str, list[str]]:
    """What the viewer's own seats may play now, in notation, as far as it may be listed."""
    write = table.game.notation.write
    return {
        seat.word: [write(move) for move in table.match.offered(seat)]
        for seat in sorted(table.acting & seats)
    }


def undoable_for(table: Table, seats: frozenset[Seat]) -> int:
    """How far the last mover can go back; where there are secrets, that is their own affair."""
    count = table.undoable
    if count and table.game.about.secrets and table.match.log[-1].seat not in seats:
        return 0
    return count


def position_for(table: Table, seats: frozenset[Seat]) -> Position:
    several = sorted(seats) if table.game.about.secrets and len(seats) > 1 else []
    return Position(
        length=len(table.match.log),
        view=raw_view(table, viewer_of(table, seats)),
        acting=[seat.word for seat in sorted(table.acting)],
        legal=legal_for(table, seats),
        over=table.over,
        winners=[seat.word for seat in table.winners],
        ending=table.ending,
        undoable=undoable_for(table, seats),
        views={seat.word: raw_view(table, seat) for seat in several},
    )


def time_of(table: Table, at: int) -> TimeShown | None:
    """How a game without turns stands with time at a moment; all may know it."""
    if not table.realtime:
        return None
    played = table.stopwatch.played(at)
    waits = table.match.preparation()
    return TimeShown(
        played=played,
        due=[Due(alarm.move, max(0, until - played)) for alarm, until in table.alarms()],
        paused=table.paused,
        asked=[seat.word for seat in sorted(table.pauses.asked)],
        on_in_ms=max(0, table.pauses.ends_at - at) if table.going_on else None,
        begun=table.started and waits is None,
        unready=[seat.word for seat in waits.unready] if waits else [],
        ready_move=waits.ready if waits else "",
        start_move=waits.start if waits else "",
    )


def fast_forward_of(table: Table) -> FastForwardShown | None:
    """Who wants to fast-forward, where it can be asked for; all may know it."""
    if not table.can_fast_forward:
        return None
    return FastForwardShown(
        on=table.is_fast,
        asked=[seat.word for seat in sorted(table.fast_forwarding.asked)],
        awaited=[seat.word for seat in sorted(table.awaited_to_fast_forward)],
    )


def fairness_of(table: Table) -> Fairness | None:
    """What a table has sealed, as everybody may know it; nothing where it has no seal."""
    if not table.header.seal:
        return None
    told = table.fairness.told(table.ending)
    return Fairness(
        seal=told.seal,
        key=told.key,
        draws=table.fairness.draws,
        rounds=list(told.rounds),
        contributions=list(told.contributions),
        choices=list(told.choices),
        secret=told.secret,
        lost_from=told.lost_from,
        outcomes=outcomes_of(table),
    )


def outcomes_of(table: Table) -> list[list[str]]:
    """What the outcomes of fate's public draws stand for, before any of them is drawn."""
    write, outcomes = table.game.notation.write, table.game.outcomes
    listed = outcomes(table.match.board.plan) if outcomes else ()
    return [[write(move) for move in moves] for moves in listed]


def people_shown(people: Mapping[int, Person]) -> list[PersonShown]:
    return [PersonShown(number, person.name) for number, person in people.items()]


def seats_for(table: Table, presence: Presence, seats: frozenset[Seat]) -> list[SeatShown]:
    return [
        SeatShown(
            seat=place.seat.word,
            name=place.name,
            kind="bot" if place.bot else "person" if place.people else "open",
            bot=place.bot,
            stand_in=place.stand_in,
            resigned=place.resigned,
            present=place.seat in presence.there,
            yours=place.seat in seats,
            people=people_shown(place.people),
            asking=people_shown(place.asking),
            away_in_ms=presence.away_in_ms.get(place.seat, 0),
        )
        for place in table.places
    ]


def snapshot(
    table: Table,
    presence: Presence,
    seats: frozenset[Seat],
    at: int = 0,
    hands: Sequence[Hand] = (),
    persons: Mapping[Seat, int] = NOBODY,
) -> Snapshot:
    """The whole table at a moment, with what is in the hands of the viewer's sides."""
    header = table.header
    return Snapshot(
        table=table.name,
        game=header.game,
        version=header.version,
        options=table.match.options,
        board=header.board or table.game.about.boards[0],
        clock=header.clock,
        seq=table.seq,
        started=table.started,
        seats=seats_for(table, presence, seats),
        position=position_for(table, seats),
        chat=[EntryShown(seq, 0, public_entry(entry)) for seq, entry in table.chat[-CHAT_SHOWN:]],
        rematch=table.rematch,
        time=time_of(table, at),
        hands=list(hands),
        fairness=fairness_of(table),
        phones=header.phones,
        fast_forward=fast_forward_of(table),
        persons={seat.word: number for seat, number in persons.items()},
    )


def are_about_seats(made: Iterable[Made]) -> bool:
    """Whether it has to be told anew who sits where, and who is there."""
    return any(isinstance(each.entry, SeatEntry) for each in made)


class Announcement:
    """Some new entries as each viewer may know them, worked out while the table stands there."""

    def __init__(
        self,
        table: Table,
        made: Sequence[Made],
        presence: Presence,
        audiences: Iterable[frozenset[Seat]],
    ) -> None:
        self.table, self.made, self.presence = table, made, presence
        self.seats_changed = are_about_seats(made)
        self.public = None if table.game.about.secrets else self._news(frozenset())
        shared: dict[frozenset[Seat], str] = {}
        self.messages: dict[frozenset[Seat], str] = {}
        for seats in audiences:
            key = self._key(seats)
            if key not in shared:
                shared[key] = encode(self._news_for(seats))
            self.messages[seats] = shared[key]

    def _key(self, seats: frozenset[Seat]) -> frozenset[Seat]:
        """Viewers who are told the same: those with the same eyes and the same moves to make."""
        if self.table.game.about.secrets or self.seats_changed:
            return seats
        return self.table.acting & seats

    def _news_for(self, seats: frozenset[Seat]) -> News:
        """What everybody may know with the viewer's own moves; with secrets, what they may."""
        if self.public is None:
            return self._news(seats)
        position = replace(self.public.position, legal=legal_for(self.table, seats))
        seating = seats_for(self.table, self.presence, seats) if self.seats_changed else None
        return replace(self.public, position=position, seats=seating)

    def _news(self, seats: frozenset[Seat]) -> News:
        position = position_for(self.table, seats)
        return News(
            told=[self._told(made, seats, position) for made in self.made],
            seq=self.made[-1].seq,
            started=self.table.started,
            position=position,
            seats=seats_for(self.table, self.presence, seats) if self.seats_changed else None,
            time=time_of(self.table, self.made[-1].at),
            fast_forward=fast_forward_of(self.table),
        )

    def _told(self, made: Made, seats: frozenset[Seat], position: Position) -> EntryShown:
        told = told_to(self.table, made, seats)
        view = made.views.get(viewer_of(self.table, seats)) if made.views else None
        if view is None:
            return told
        return replace(told, interim=changes(fields_of(position.view), fields_of(view)))


def changes(
    before: dict[str, msgspec.Raw], after: dict[str, msgspec.Raw]
) -> dict[str, msgspec.Raw]:
    """The fields of a view that are not what they were."""
    gone = dict.fromkeys(before.keys() - after.keys(), NOTHING)
    return gone | {name: value for name, value in after.items() if before.get(name) != value}


def told_to(table: Table, made: Made, seats: frozenset[Seat]) -> EntryShown:
    """One entry as somebody with these seats may know it."""
    entry = entry_for(table.match, made.entry, seats)
    return EntryShown(made.seq, made.at, entry, heard_by(made.events, seats))


def heard_by(events: Iterable[Event], seats: frozenset[Seat]) -> list[Happening]:
    """What happened, in the hearing of somebody with these seats."""
    heard = (event for event in events if event.audience is None or event.audience & seats)
    return [Happening(event.code, dict(event.values)) for event in heard]


def entry_for(match: Match, entry: Entry, seats: frozenset[Seat]) -> Entry:
    """A move whose content is its player's own affair, or fate's, is told without it."""
    if isinstance(entry, Moved | Drawn):
        disclosure = match.game.disclosure(entry.move)
        told = disclosure.told(entry.move, made_by(entry, seats), match.over)
        entry = entry if told == entry.move else replace(entry, move=told)
    return public_entry(entry)


def made_by(entry: Moved | Drawn, seats: frozenset[Seat]) -> bool:
    return isinstance(entry, Moved) and WORDS[entry.seat] in seats


def public_entry(entry: Entry) -> Entry:
    """Without the number of the request, which is between the client and the server."""
    if isinstance(entry, RequestedEntry) and entry.request:
        return replace(entry, request="")
    return entry
