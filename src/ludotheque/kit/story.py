"""What just happened: what every game's `story.py` tells with."""

from __future__ import annotations

from ludotheque.engine.contract import Event


def event(code: str, **values: str | int) -> Event:
    """Something that everybody may know."""
    return Event(code, values)
