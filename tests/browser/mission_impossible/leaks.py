"""Everything that a browser was sent during a game, held against another world.

For each moment of the game there are other worlds: the same course, in which whatever the seat
could not know at that moment is different. What was sent to it must be what it would have been sent
there. So nothing in it can have depended on what the seat was not to know.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page, Response, WebSocket

from ludotheque.engine import ahead, text
from ludotheque.engine.contract import Event
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from tests.rules.mission_impossible.worlds import other_world
from tests.server.server import Json

MATCHED = ("moved", "drawn")  # entries of a table's log that belong to the match
HARMLESS = {"seating", "accepted", "pong"}  # who is there, and that a wish was heard
SECRET_MOVES = ("deal ", "lay ", "start ")


@dataclass
class Wiretap:
    """All that a page is sent, in order: over its live connections, and as answers to requests."""

    heard: list[Json] = field(default_factory=list)
    asked: dict[str, Json] = field(default_factory=dict)
    requested: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("websocket", self._follow)
        page.on("response", self._read)

    def _follow(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        line.on("framesent", self._sent)

    def _sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("request"):
            self.asked[message["request"]] = message

    def _read(self, answer: Response) -> None:
        if "/api/tables/" in answer.url:
            self.requested.append(answer.url.split("/api/tables/")[1].partition("/")[2])
            if "position" in (told := answer.json()):
                self.heard.append({**told, "type": "answer"})


@dataclass(frozen=True)
class Moment:
    """A match in another world, and what its seats were told at each entry."""

    match: Match
    events: list[list[Event]]


class Audit:
    """What one seat was sent during a game that is over now.

    Or what somebody was sent who only `watched`: that knows nothing that the seat does not.
    """

    def __init__(
        self,
        saved: str,
        seat: str,
        heard: list[Json],
        asked: dict[str, Json],
        watched: bool = False,
    ) -> None:
        self.truth, self.seat, self.watched = text.load(saved), Seat[seat], watched
        self.heard, self.asked = heard, asked
        told = [each for message in heard for each in message.get("told", [])]
        seqs = sorted({each["seq"] for each in told if each["entry"]["type"] in MATCHED})
        self.place = {seq: number for number, seq in enumerate(seqs)}
        self.differed = 0
        self.world = lru_cache(maxsize=None)(self._world)

    def _world(self, length: int) -> Moment:
        """The first so many entries of the game, where the seat could not tell the difference."""
        begun = self.truth.branch(length)
        course = other_world(begun, self.seat, Random(length)) if length else []
        self.differed += [move for _, move in course] != [entry.move for entry in begun.log]
        match = self.truth.anew()
        return Moment(match, [list(match.play(who, move)) for who, move in course])

    # ------------------------------------------------------------ what was sent

    def leaks(self) -> Iterator[str]:
        """Everything that would have been different in another world."""
        length = 0
        for message in self.heard:
            position = message.get("position")
            length = position["length"] if position else length
            yield from self.leaks_of(message, length)

    def leaks_of(self, message: Json, length: int) -> Iterator[str]:
        world, kind = self.world(length), message["type"]
        if kind == "considered":
            yield from self.ways(message)
        elif kind in ("refused", "error"):
            if message.get("code") != "stale" or set(message["values"]) != {"length"}:
                yield f"nothing should have been refused: {message}"
        elif kind not in HARMLESS:
            if "position" in message:
                watched = self.watched or kind == "answer"
                yield from self.position(message["position"], world.match, watched)
            for told in message.get("told", []):
                if told["entry"]["type"] in MATCHED:
                    yield from self.told(told, world)

    def position(self, sent: Json, world: Match, watched: bool) -> Iterator[str]:
        eyes = None if watched else self.seat
        if sent["view"] != plain(world.view(eyes)):
            yield f"the view after {sent['length']} entries"
        if sent["views"] or set(sent["legal"]) - ({self.seat.word} if eyes is not None else set()):
            yield f"what belongs to others after {sent['length']} entries"
        if self.seat.word in sent["legal"]:
            legal = [world.game.notation.write(move) for move in world.legal(self.seat)]
            if sent["legal"][self.seat.word] != legal:
                yield f"the moves on offer after {sent['length']} entries"

    def told(self, sent: Json, world: Moment) -> Iterator[str]:
        at = self.place[sent["seq"]]
        heard = [
            {"code": event.code, "values": dict(event.values)}
            for event in world.events[at]
            if event.audience is None or (self.seat in event.audience and not self.watched)
        ]
        if sent.get("events", []) != plain(heard):
            yield f"what happened at entry {at}"
        entry = sent["entry"]
        written = world.match.game.notation.write(world.match.log[at].move)
        own = entry.get("seat") == self.seat.word and not self.watched
        secret = written.startswith(SECRET_MOVES) and not own and not world.match.over
        if entry.get("move", "") != ("" if secret else written):
            yield f"the move at entry {at}"

    def ways(self, sent: Json) -> Iterator[str]:
        asked = self.asked[sent["request"]]
        match = self.world(sent["length"]).match
        moves = asked.get("moves", [])
        found = ahead.ways(match.game, match.board, match.state, self.seat, moves=moves)
        if trimmed(sent["ways"]) != trimmed(plain(found)):
            yield f"the ways on after {sent['length']} entries"


def plain(value: Any) -> Any:
    """As it arrives over the wire."""
    return json.loads(msgspec.json.encode(value))


def trimmed(ways: list[Json]) -> list[Any]:
    return [(way["move"], trimmed(way["then"]), way.get("more", False)) for way in ways]
