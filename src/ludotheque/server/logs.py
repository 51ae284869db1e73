"""What a server writes down of itself: a line of JSON for each event, and nobody's secrets.

No address of a person is written down, no name, and no name of a table: whoever has that can watch
it. A request is told by its route, in which such things are only named. What an error says is told
without anything that looks like a token.
"""

from __future__ import annotations

import logging
import re
import sys
import time
import traceback
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

logger = logging.getLogger("ludotheque.server")

NOT_ROUTED = "-"  # the page's own files, and what was turned away at the door
TELLING = "told"  # the name under which the fields of an event travel in a record
HANDED_OVER = "ludotheque.handed_over"  # in the state of a live connection that another has now
LIKE_A_TOKEN = re.compile(r"[A-Za-z0-9_+/=-]{16,}")
encode = msgspec.json.Encoder().encode


def note_event(event: str, **fields: str | int | float) -> None:
    """Writes an event down, where events are written down at all."""
    if logger.isEnabledFor(logging.INFO):
        logger.info(event, extra={TELLING: fields})


def without_tokens(text: str) -> str:
    return LIKE_A_TOKEN.sub("…", text)


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": without_tokens(record.getMessage()),
            **getattr(record, TELLING, {}),
        }
        kind, error, trace = record.exc_info or (None, None, None)
        if kind:
            told["error"], told["said"] = kind.__name__, without_tokens(str(error))
            frames = traceback.extract_tb(trace)
            told["trace"] = [f"{each.filename}:{each.lineno} {each.name}" for each in frames]
        return encode(told).decode()


def write_lines() -> None:
    """From now on, everything is written to the standard error in lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    logger.setLevel(logging.INFO)


# ---------------------------------------------------------------- requests and connections


class Observer:
    """An application of which somebody learns what was asked, how it went and how long it took."""

    def __init__(self, app: ASGIApp, seen: list[Seen]) -> None:
        self.app, self.seen = app, seen

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        began, ended_by = time.perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal ended_by
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                ended_by = message["status"]
            elif message["type"] == "websocket.close":
                ended_by = message["code"]
            await send(message)

        for each in self.seen:
            each.began(scope)
        try:
            await self.app(scope, receive, noting)
        finally:
            took = time.perf_counter() - began
            for each in self.seen:
                each.ended(scope, ended_by, took)


class Seen:
    """Somebody who learns of requests and live connections; here, the log."""

    def began(self, scope: Scope) -> None:
        """Something is asked, or somebody connects."""

    def ended(self, scope: Scope, status: int, seconds: float) -> None:
        """It was answered, or the connection has ended."""
        if scope["type"] == ScopeType.HTTP:
            method, route, ms = scope["method"], route_of(scope), round(1000 * seconds, 1)
            note_event("request", method=method, route=route, status=status, ms=ms)
        elif is_handed_over(scope):
            note_event("handed-over")
        else:
            note_event("connection", code=status, seconds=round(seconds, 1))


def is_handed_over(scope: Scope) -> bool:
    """Whether another process of this machine answers, and tells of the connection."""
    return HANDED_OVER in (scope.get("state") or {})


def route_of(scope: Scope) -> str:
    """The route of a request, with the names of its parts in place of the parts."""
    return str(scope.get("path_template") or NOT_ROUTED)
