"""What just happened: what every game's `story.py` tells with."""

from __future__ import annotations

from ludotheque.engine.contract import Audience, Event


def event(code: str, audience: Audience, /, **values: str | int) -> Event:
    """Something that happened, with what its sentence is filled in with."""
    return Event(code, values, audience=audience)
