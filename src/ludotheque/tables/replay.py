"""A whole game again, position by position, for somebody who wants to look through it.

As in `news.py`, what a viewer may not know is left out: each frame has that viewer's view of the
moment and the events in their hearing. Where nothing is secret any more, all of it is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from ludotheque.engine.game import Event
from ludotheque.engine.match import Entry as Choice
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat

from . import news
from .entries import Drawn, Moved
from .news import Happening
from .table import Table

NOTHING = msgspec.Raw(b"null")
encode = msgspec.json.Encoder().encode
fields_of = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


class Frame(msgspec.Struct, frozen=True):
    """One choice: whose, what came of it, and what of the view is different from before."""

    seat: str  # a letter, `fate` or `clock`
    move: str  # empty where it is nobody else's affair
    events: list[Happening]
    changes: dict[str, msgspec.Raw]


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning as far as it has come. Moves that were taken back are not in it."""

    game: str
    version: int
    options: dict[str, str]
    board: str  # the name of a board, or the text of a board file
    drawing: msgspec.Raw
    seats: int
    names: dict[str, str]  # by seat, where they are known
    first: msgspec.Raw  # the view before anything has happened
    frames: list[Frame]
    over: bool
    winners: list[str]
    ending: str


@dataclass(frozen=True)
class Eyes:
    """Who looks: somebody with these seats, for whom perhaps nothing is secret any more."""

    viewer: Seat | None = None
    seats: frozenset[Seat] = frozenset()
    know_all: bool = False


@dataclass(frozen=True)
class Recording:
    """All that a replay is made from, and that nobody changes meanwhile."""

    start: Match
    log: Sequence[Choice]
    eyes: Eyes
    winners: Sequence[Seat] = ()
    ending: str = ""
    over: bool = False
    names: dict[str, str] = field(default_factory=dict)


def of_table(table: Table, seats: frozenset[Seat]) -> Recording:
    """A table's game as somebody with these seats may know it."""
    open_to_all = table.over or not table.game.about.secrets
    return Recording(
        start=table.match.anew(),
        log=list(table.match.log),
        eyes=Eyes(news.viewer_of(table, seats), seats, open_to_all),
        winners=table.winners,
        ending=news.ending_of(table),
        over=table.over,
        names={place.seat.word: place.name for place in table.places if place.name},
    )


def of_match(match: Match) -> Recording:
    """A saved game: whoever has it knows all of it."""
    outcome = match.outcome
    winners, ending = (outcome.winners, outcome.reason) if outcome else ((), "")
    eyes = Eyes(know_all=True)
    return Recording(match.anew(), match.log, eyes, winners, ending, match.over)


def replay(recording: Recording) -> Replay:
    """Plays a recording through once. Takes a while: not to be done where others wait."""
    match, about = recording.start, recording.start.game.about
    first = encoded_view(match, recording.eyes)
    return Replay(
        game=about.name,
        version=about.version,
        options=match.options,
        board=match.board.name or match.board.text,
        drawing=drawing(match),
        seats=len(match.seats),
        names=recording.names,
        first=msgspec.Raw(first),
        frames=frames(recording, first),
        over=recording.over,
        winners=[seat.word for seat in recording.winners],
        ending=recording.ending,
    )


def drawing(match: Match) -> msgspec.Raw:
    """What the page draws the board of a match from."""
    return msgspec.Raw(encode(match.game.views.drawing(match.board.plan)))


def encoded_view(match: Match, eyes: Eyes) -> bytes:
    return encode(match.view(eyes.viewer))


def frames(recording: Recording, first: bytes) -> list[Frame]:
    match, eyes, before = recording.start, recording.eyes, fields_of(first)
    made = []
    for choice in recording.log:
        events = match.follow(choice)
        after = fields_of(encoded_view(match, eyes))
        move, heard = move_for(match, choice, eyes), heard_by(events, eyes)
        made.append(Frame(choice.seat.word, move, heard, changes(before, after)))
        before = after
    return made


def changes(
    before: dict[str, msgspec.Raw], after: dict[str, msgspec.Raw]
) -> dict[str, msgspec.Raw]:
    """The fields of a view that are not what they were."""
    gone = dict.fromkeys(before.keys() - after.keys(), NOTHING)
    return gone | {name: value for name, value in after.items() if before.get(name) != value}


def move_for(match: Match, choice: Choice, eyes: Eyes) -> str:
    text = match.game.notation.write(choice.move)
    if eyes.know_all:
        return text
    entry = Drawn(text) if choice.seat == FATE else Moved(choice.seat.word, text)
    told = news.entry_for(match, entry, eyes.seats)
    return told.move if isinstance(told, Moved | Drawn) else ""


def heard_by(events: Sequence[Event], eyes: Eyes) -> list[Happening]:
    if eyes.know_all:
        return [Happening(event.code, dict(event.values)) for event in events]
    return news.heard_by(events, eyes.seats)
