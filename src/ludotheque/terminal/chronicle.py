"""The log of a game as each of its viewers may read it; and what somebody has yet to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from ludotheque.engine.contract import Event, Look
from ludotheque.engine.game import Game
from ludotheque.engine.seats import Seat

from .teller import LogParagraph, told


@dataclass(frozen=True)
class Note:
    """What the program itself has to say, to one viewer or to all."""

    text: Text
    to: Seat | None = None


@dataclass(frozen=True)
class Item:
    length: int  # of the match's log by then
    what: Sequence[Event] | Note


class Chronicle:
    """What happened, and what was noted besides, in order."""

    def __init__(self, game: Game, look: Look, lingering: frozenset[str]) -> None:
        self.game, self.look, self.lingering = game, look, lingering
        self.items: list[Item] = []
        self.unread: dict[Seat, list[Event]] = {}

    def add(self, what: Sequence[Event] | Note, length: int) -> None:
        self.items.append(Item(length, what))

    def take_back(self, length: int) -> None:
        """Forgets what came of moves that were taken back."""
        self.items = [item for item in self.items if item.length <= length]

    def keep_for(self, seat: Seat, events: Sequence[Event]) -> None:
        """Keeps what a seat alone is told until it looks."""
        kept = [event for event in events if self.lingers_for(seat, event)]
        self.unread.setdefault(seat, []).extend(kept)

    def lingers_for(self, seat: Seat, event: Event) -> bool:
        whispered = event.audience is not None and seat in event.audience
        return whispered and event.code in self.lingering

    def read_by(self, seat: Seat) -> list[LogParagraph]:
        """What was kept for a seat, which has read it now."""
        return list(told(self.game, self.unread.pop(seat, []), seat, self.look))

    def lines(self, viewer: Seat | None, what: Sequence[Event] | Note) -> Iterator[LogParagraph]:
        """As a viewer may read it."""
        if not isinstance(what, Note):
            yield from told(self.game, what, viewer, self.look)
        elif what.to is None or what.to == viewer:
            yield LogParagraph(None, what.text)

    def latest(self, viewer: Seat | None, most: int) -> list[LogParagraph]:
        """The last paragraphs that a viewer may read."""
        found: list[LogParagraph] = []
        for item in reversed(self.items):
            if len(found) >= most:
                break
            found = [*self.lines(viewer, item.what), *found]
        return found
