"""A whole game again, position by position, for somebody who wants to look through it.

As in `messages.py`, what a viewer may not know is left out: each frame has that viewer's view of
the moment and the events in their hearing. Once a game is over, it can be looked at through
anybody's eyes, as it was for them, or with everything revealed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from ludotheque.engine.contract import Event
from ludotheque.engine.match import Match, MatchEntry
from ludotheque.engine.saving import NOBODY, Players
from ludotheque.engine.seats import FATE, WORDS, Seat

from . import messages
from .entries import Drawn, Moved, read_entry
from .errors import TableError
from .messages import Happening, Made, changes, encoded_view, fields_of
from .store import Stored
from .table import Table

ALL, WATCHER = "all", "watcher"  # eyes that are no seat's
encode = msgspec.json.Encoder().encode


class Frame(msgspec.Struct, frozen=True):
    """One choice: whose, what came of it, and what of the view is different from before."""

    seat: str  # a letter, `fate` or `clock`
    move: str  # empty where it is nobody else's affair
    events: list[Happening]
    changes: dict[str, msgspec.Raw]
    at: int = 0  # milliseconds of play before it, in a game without turns


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning as far as it has come. Moves that were taken back are not in it."""

    game: str
    version: int
    options: dict[str, str]
    board: str  # the name of a board, or the text of a board file
    drawing: msgspec.Raw
    seats: int
    names: dict[str, str]  # by seat, where they are known; a bot's is the key of its name
    bots: dict[str, str]  # the kinds of those who are bots, by seat
    first: msgspec.Raw  # the view before anything has happened
    frames: list[Frame]
    over: bool
    winners: list[str]
    ending: str
    eyes: str  # whose it was seen with: a seat's letter, `watcher`, or `all` for everything


@dataclass(frozen=True)
class Eyes:
    """Who looks: a seat, a watcher, or somebody for whom nothing is secret any more."""

    seat: Seat | None = None
    know_all: bool = False

    @property
    def seats(self) -> frozenset[Seat]:
        return frozenset() if self.seat is None else frozenset({self.seat})

    @property
    def word(self) -> str:
        return ALL if self.know_all else WATCHER if self.seat is None else self.seat.word


def eyes_named(match: Match, word: str) -> Eyes:
    """Whose eyes a word stands for, in this match."""
    if word in (ALL, WATCHER):
        return Eyes(know_all=word == ALL)
    seat = WORDS.get(word)
    if seat not in match.seats:
        raise TableError("no-such-seat", seat=word)
    return Eyes(seat)


@dataclass(frozen=True)
class Recording:
    """All that a replay is made from, and that nobody changes meanwhile."""

    start: Match
    log: Sequence[MatchEntry]
    eyes: Eyes
    winners: Sequence[Seat] = ()
    ending: str = ""
    over: bool = False
    players: Players = field(default_factory=lambda: NOBODY)


def of_table(table: Table, seats: frozenset[Seat], wanted: str = "") -> Recording:
    """A table's game with the eyes that somebody with these seats wants, or else has."""
    return Recording(
        start=table.match.anew(),
        log=list(table.match.log),
        eyes=eyes_at(table, seats, wanted),
        winners=table.winners,
        ending=table.ending,
        over=table.over,
        players=table.players(),
    )


def eyes_at(table: Table, seats: frozenset[Seat], wanted: str) -> Eyes:
    """While there are secrets one has one's own eyes, or a watcher's; after that, any."""
    if not wanted:
        return Eyes(messages.viewer_of(table, seats), is_open_to_all(table))
    eyes = eyes_named(table.match, wanted)
    if not is_open_to_all(table) and (eyes.know_all or not eyes.seats <= seats):
        raise TableError("table-not-over")
    return eyes


def is_open_to_all(table: Table) -> bool:
    """Whether nothing is hidden there, or nothing any more."""
    return table.over or not table.game.hides_something


def of_match(match: Match, wanted: str = ALL, players: Players = NOBODY) -> Recording:
    """A saved game: whoever has it knows all of it, and can look at it with any eyes."""
    outcome = match.outcome
    winners, ending = (outcome.winners, outcome.reason) if outcome else ((), "")
    eyes = eyes_named(match, wanted)
    return Recording(match.anew(), match.log, eyes, winners, ending, match.over, players)


def replay(recording: Recording) -> Replay:
    """Plays a recording through once. Takes a while: not to be done where others wait."""
    match, about = recording.start, recording.start.game.about
    first = view_with(match, recording.eyes)
    return Replay(
        game=about.name,
        version=about.version,
        options=match.options,
        board=match.board.name or match.board.text,
        drawing=drawing(match),
        seats=len(match.seats),
        names={seat.word: each.name for seat, each in recording.players.items()},
        bots={seat.word: each.bot for seat, each in recording.players.items() if each.bot},
        first=msgspec.Raw(first),
        frames=frames(recording, first),
        over=recording.over,
        winners=[seat.word for seat in recording.winners],
        ending=recording.ending,
        eyes=recording.eyes.word,
    )


def drawing(match: Match) -> msgspec.Raw:
    """What the page draws the board of a match from."""
    return msgspec.Raw(encode(match.game.views.drawing(match.board.plan)))


def view_with(match: Match, eyes: Eyes) -> bytes:
    return encoded_view(match, match.revealed() if eyes.know_all else match.view(eyes.seat))


def frames(recording: Recording, first: bytes) -> list[Frame]:
    match, eyes, before = recording.start, recording.eyes, fields_of(first)
    made = []
    for choice in recording.log:
        events = match.follow(choice)
        after = fields_of(view_with(match, eyes))
        move, heard = move_for(match, choice, eyes), heard_by(events, eyes)
        frame = Frame(choice.seat.word, move, heard, changes(before, after), choice.at)
        made.append(frame)
        before = after
    return made


def move_for(match: Match, choice: MatchEntry, eyes: Eyes) -> str:
    text = match.game.notation.write(choice.move)
    if eyes.know_all:
        return text
    entry = Drawn(text) if choice.seat == FATE else Moved(choice.seat.word, text)
    told = messages.entry_for(match, entry, eyes.seats)
    return told.move if isinstance(told, Moved | Drawn) else ""


def heard_by(events: Sequence[Event], eyes: Eyes) -> list[Happening]:
    if eyes.know_all:
        return [Happening(event.code, dict(event.values)) for event in events]
    return messages.heard_by(events, eyes.seats)


# ---------------------------------------------------------------- the log again


def retold(
    again: Table, log: list[Stored], since: int, seats: frozenset[Seat]
) -> list[messages.EntryShown]:
    """Goes through a log with a table of its own; takes a while, so not where others wait."""
    told = []
    for stored in log:
        entry = read_entry(stored.body)
        made = Made(stored.seq, stored.at, entry, again.take(entry, stored.at))
        if stored.seq > since:
            told.append(messages.told_to(again, made, seats))
    return told
