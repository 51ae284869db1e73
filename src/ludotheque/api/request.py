"""A request to the API, whoever carries it: what it brings, and what it is answered with.

What a route takes from the address and from the body, it has as arguments of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from ludotheque.bots.report import Analysis
from ludotheque.engine.match import Match
from ludotheque.tables.house import House

from .presence import Callers


class Here(msgspec.Struct, frozen=True):
    """Who can reach this server, and at which addresses; its version."""

    lan: bool  # whether the local network can
    public: bool  # whether everybody can, by a name of its own
    addresses: list[str]  # the likeliest first
    can_open: bool  # whether whoever asks can open it to the local network
    version: str


class GameAnalyst(Protocol):
    """Whoever looks at finished games, as `bots/analyst.py:Analyst` does in a process."""

    def analysis(self, name: str, match: Match, asker: str = "") -> Analysis:
        """What is known of a finished game. The first to ask sets the work going."""

    def known(self, name: str) -> Analysis | None:
        """The same of a game that somebody has asked about already."""

    def forget(self, name: str) -> None:
        """What was found out about a game that is not kept any more."""


@dataclass(frozen=True)
class Services:
    """What all requests are answered with."""

    house: House
    analyst: GameAnalyst
    here: Callable[[str], Here]  # where this is, for whoever asks from an address
    callers: Callers = field(default_factory=Callers)
    # What goes through a whole game takes turns: whoever plays has the processor first.
    turn: asyncio.Semaphore = field(default_factory=asyncio.Semaphore)


@dataclass(frozen=True)
class ApiRequest:
    """A request, but for its address and its body."""

    services: Services
    authorization: str = ""  # the header
    if_none_match: str = ""  # the header
    client: str = ""  # the address of whoever asks, where there is one

    @property
    def house(self) -> House:
        return self.services.house

    @property
    def token(self) -> str:
        """The bearer's token; empty where there is none."""
        scheme, _, token = self.authorization.partition(" ")
        return token.strip() if scheme.lower() == "bearer" else ""
