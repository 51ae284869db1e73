"""Events as tests expect them: what is told, and to whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludotheque.engine.contract import EVERYBODY, Event
from ludotheque.engine.seats import Seat

Cases = Mapping[str, tuple[str, list[Event]]]  # by name, a script and what its last sentence tells


def event(code: str, **values: str | int) -> Event:
    """What everybody hears."""
    return Event(code, values, audience=EVERYBODY)


def whisper(code: str, to: Iterable[str], **values: str | int) -> Event:
    """What only these seats hear."""
    return Event(code, values, audience=frozenset(Seat[letter] for letter in to))


def codes_in(cases: Cases) -> set[str]:
    return {event.code for _, events in cases.values() for event in events}
