"""What requests to the API are answered with, over a house for tests."""

from __future__ import annotations

from ludotheque.api.request import Here, Services
from ludotheque.bots.analyst import Analyst
from ludotheque.tables.house import House


def nowhere(client: str) -> Here:
    """As for a house that nobody else can reach."""
    return Here(lan=False, public=False, addresses=[], can_open=False, version="test")


def services_of(house: House) -> Services:
    """Its analyst has nothing to close, as long as nobody asks it about a game."""
    return Services(house, Analyst(), nowhere)
