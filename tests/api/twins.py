"""Two houses that cannot be told apart: one is asked over the server's application, one without.

Both have the same key, give the same names and look at the same clock, so that tokens, seals and
dice are the same: every answer can be compared byte by byte.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from litestar import Litestar

from ludotheque.api import dispatch
from ludotheque.api.dispatch import Answer
from ludotheque.api.request import Services
from ludotheque.bots.analyst import Analyst
from ludotheque.server.app import http_api
from ludotheque.server.door import open_door
from ludotheque.server.handlers import SERVICES
from ludotheque.server.routes import network
from ludotheque.tables import clock, queries
from ludotheque.tables.connections import Connections
from ludotheque.tables.house import House
from ludotheque.tables.table import Table
from tests.tables.room import NEVER, housed, until

CLIENT = "127.0.0.1"
NOW = 1_000_000
UNHURRIED = replace(NEVER, committing=3600.0, revealing=3600.0)
# What an answer says of itself. Its length is the server's affair.
COMPARED = ("content-type", "content-disposition", "etag", "cache-control", "vary")
Json = dict[str, Any]


class SameNumbers:
    """Stands in the place of a source of random numbers."""

    @staticmethod
    def randbits(bits: int) -> int:
        return 1


class Twins:
    """Asks both, and finds that they answer alike."""

    def __init__(self, app: Litestar, services: Services) -> None:
        self.app, self.services = app, services
        self.answered: set[tuple[str, str, int]] = set()  # method, route, status

    async def ask(
        self,
        method: str,
        target: str,
        body: Any = b"",
        token: str = "",
        **headers: str,
    ) -> Answer:
        """Asks for a target with a body, as bytes or as what becomes JSON."""
        sent = body if isinstance(body, bytes) else json.dumps(body).encode()
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            given["authorization"] = f"Bearer {token}"
        route, theirs = await asked_over_asgi(self.app, method, target, given, sent)
        ours = await dispatch.answer(self.services, method, target, given, sent, CLIENT)
        assert comparable(ours) == comparable(theirs), f"{method} {target} {sent[:200]!r}"
        self.answered.add((method, route, ours.status))
        return ours

    async def get(self, target: str, token: str = "", **headers: str) -> Any:
        answer = await self.ask("GET", target, token=token, **headers)
        assert answer.status == 200, answer
        return json.loads(answer.body)

    async def post(self, target: str, body: Any = b"", token: str = "", status: int = 201) -> Any:
        answer = await self.ask("POST", target, body, token)
        assert answer.status == status, answer
        return json.loads(answer.body)

    async def open_table(self, *kinds: str, game: str = "pac-man", **more: Any) -> Json:
        seats = [{"kind": kind, "name": f"{kind} {number}"} for number, kind in enumerate(kinds)]
        found: Json = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        return found

    async def until(self, opened: Json, is_so: Callable[[Table], bool]) -> None:
        """Waits for what comes about by itself at a table, in both houses."""
        for services in (self.services, self.app.state[SERVICES]):
            live = await services.house.table(opened["table"])
            await until(partial(is_so, live.table))


def comparable(answer: Answer) -> tuple[int, dict[str, str], bytes]:
    told = {name: value for name, value in answer.headers.items() if name in COMPARED}
    return answer.status, told, answer.body


async def asked_over_asgi(
    app: Litestar, method: str, target: str, headers: dict[str, str], body: bytes
) -> tuple[str, Answer]:
    """The route of a request, and what the application answers, as a server would ask it."""
    path, _, query = target.partition("?")
    scope: Any = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
        "scheme": "http", "path": unquote(path), "raw_path": path.encode(), "root_path": "",
        "query_string": query.encode("latin-1"), "client": (CLIENT, 50_000), "server": (CLIENT, 80),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "state": {}, "extensions": {},
    }  # fmt: skip
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    start, *rest = sent
    told = {name.decode().lower(): value.decode() for name, value in start["headers"]}
    whole = b"".join(part["body"] for part in rest)
    return str(scope.get("path_template")), Answer(start["status"], told, whole)


@asynccontextmanager
async def twins(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Twins]:
    monkeypatch.setattr(clock, "now", lambda: NOW)
    monkeypatch.setattr(queries, "secrets", SameNumbers)
    monkeypatch.setattr(Connections, "away_for", lambda connections, seat: 0.0)
    door, analyst = open_door(0), Analyst()
    async with (
        housed(folder / "one", sealed=True, delays=UNHURRIED) as one,
        housed(folder / "other", sealed=True, delays=UNHURRIED) as other,
    ):
        for house in (one, other):
            give_names(house, monkeypatch)
        services = Services(other, analyst, partial(network.reached, door))
        try:
            yield Twins(http_api(one, analyst, door), services)
        finally:
            await analyst.close()
            door.close()


def give_names(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count(1)
    monkeypatch.setattr(house, "new_name", lambda: f"{next(numbers):024x}")
