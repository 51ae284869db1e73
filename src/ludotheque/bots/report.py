"""What is told of a game that has been looked at. How it is found out stands in `analysis.py`."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

TellProgress = Callable[[int], None]  # how far it has come, in a hundred


class Moment(msgspec.Struct, frozen=True):
    """Everybody's chances after so many entries of the match, in a thousand."""

    at: int
    seat: str  # whose doing it was since the moment before: a letter, `fate`; or empty
    chances: list[int]  # in the order of the seats


class Turning(msgspec.Struct, frozen=True):
    """Where chances changed most."""

    since: int  # entries played before it
    at: int  # entries played after it
    seat: str  # whose doing: a letter, or `fate`
    changes: list[int]  # in a thousand, in the order of the seats


class Balance(msgspec.Struct, frozen=True):
    """What became of somebody's chances, in a thousand; from the beginning on it adds up."""

    seat: str
    start: int
    luck: int  # what fate chose, for anybody
    own: int  # what they did themselves
    others: int  # what others did
    end: int


class Report(msgspec.Struct, frozen=True):
    """A whole game, looked at."""

    moments: list[Moment]
    turnings: list[Turning]
    balances: list[Balance]
    playouts: int  # from each position


class Analysis(msgspec.Struct, frozen=True):
    """How far a game has been looked at, in a hundred; and the report, once it is there."""

    progress: int
    report: Report | None = None
