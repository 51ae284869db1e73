"""What happened, in words: one paragraph for each move, behind the mark of who made it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.text import Text

from ludotheque.engine.contract import Event, Look
from ludotheque.engine.game import Game
from ludotheque.engine.seats import Seat
from ludotheque.kit.terminal.marks import bullet
from ludotheque.words import say

INDENT = 2


@dataclass(frozen=True)
class LogParagraph:
    """A paragraph of the log, and whose it is; nobody's where it is about no seat."""

    seat: Seat | None
    text: Text


def told(
    game: Game, events: Iterable[Event], seat: Seat | None, look: Look
) -> Iterator[LogParagraph]:
    """The events that a viewer may know of, a paragraph for each actor in a row.

    Whoever looks back at a game that is over may know of all.
    """
    actor, sentences = None, list[str]()
    for event in events:
        if event.audience is not None and seat not in event.audience and not look.revealed:
            continue
        whose = actor_of(event)
        if sentences and whose != actor:
            yield LogParagraph(actor, Text(" ".join(sentences)))
            sentences = []
        actor = whose
        sentences.append(say(look.language, f"event-{event.code}", event.values, game=game.name))
    if sentences:
        yield LogParagraph(actor, Text(" ".join(sentences)))


def actor_of(event: Event) -> Seat | None:
    """Events name who acted as `seat`."""
    word = event.values.get("seat")
    return Seat[word] if isinstance(word, str) and word in Seat.__members__ else None


def marked(line: LogParagraph, look: Look) -> Text:
    """The paragraph behind its mark."""
    return Text.assemble(bullet(line.seat, look.fancy), line.text)
