"""Positions that a page is told of instead of those that its table stands in.

Dice decide what comes about at a table; what a page shows in a certain position is tested by
telling it of that position. Everything else comes from a real table: seats, board, what was given.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.server.server import Json

from .tables import CLIENTS

Change = Callable[[Json], None]


@dataclass(frozen=True)
class Offer:
    """A position, whose turn it is, and all that they could do."""

    view: Json
    seat: str
    legal: list[str]
    ways: list[Json] = field(default_factory=list)

    @property
    def seats(self) -> int:
        return len(self.view["players"])


def recorded(game: str, name: str) -> Offer:
    """A position that was recorded for the page's own tests."""
    path = CLIENTS / game / "fixtures" / "positions.jsonl"
    lines = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
    found = next(line for line in lines if line["name"] == name)
    return Offer(found["view"], found["seat"], found["legal"], found["ways"])


class Told:
    """What a page is told of positions, and of what can be done in them."""

    def __init__(self) -> None:
        self.change: Change = lambda position: None
        self.offer: Offer | None = None

    def about(self, message: str | bytes) -> str:
        found: Any = json.loads(message)
        if found.get("position"):
            self.change(found["position"])
            self.impose(found["position"])
        return json.dumps(found)

    def impose(self, position: Json) -> None:
        if self.offer is None:
            return
        seat, legal = self.offer.seat, self.offer.legal
        position["view"] = self.offer.view
        position["legal"] = {seat: legal} if legal else {}
        position["acting"], position["over"] = [seat], False

    def answer(self, message: str | bytes) -> str | None:
        """What is answered in the table's place, where that knows of another position."""
        asked: Any = json.loads(message)
        if self.offer is None or asked.get("type") != "consider" or asked.get("moves"):
            return None
        found = {"length": asked.get("after") or 0, "request": asked.get("request", "")}
        return json.dumps({"type": "considered", **found, "ways": self.offer.ways})


def meddle(page: Page) -> Told:
    """Whatever the page is told of positions is changed on its way, as can be said later."""
    told = Told()

    def connect(page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()
        server.on_message(lambda message: page_side.send(told.about(message)))

        def hear(message: str | bytes) -> None:
            answer = told.answer(message)
            if answer is None:
                server.send(message)
            else:
                page_side.send(answer)

        page_side.on_message(hear)

    page.route_web_socket("**/live/**", connect)
    return told
