"""What a server writes down of itself, and the figures that it tells: nobody's secrets."""

from __future__ import annotations

import json
import logging
import re
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from ludotheque.engine.errors import LudothequeError
from ludotheque.server.logs import Lines
from ludotheque.server.metrics import Metrics
from ludotheque.tables.sqlite_file import FILE
from tests.cli.command import command
from tests.server.server import GAME, PATIENCE, Server, bearing, free_port, running, started
from tests.server.test_serving import wait_for

NAMES = ("Camille", "Zoé")


@dataclass
class Observed:
    """A server that was played at, and whatever was secret there."""

    server: Server
    figures: str  # where they are told
    secrets: set[str]
    table: str = ""

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.server.complaints.splitlines()]

    def told(self, event: str, **fields: object) -> list[dict[str, Any]]:
        found = [each for each in self.events if each["event"] == event]
        return [each for each in found if fields.items() <= each.items()]

    @property
    def measured(self) -> str:
        return httpx.get(self.figures).raise_for_status().text

    def figure(self, name: str) -> float:
        """The sum of all figures of a name."""
        lines = re.findall(rf"^{name}(?:\{{.*\}})? (\S+)$", self.measured, re.MULTILINE)
        return sum(map(float, lines))


@pytest.fixture(scope="module")
def observed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Observed]:
    port = free_port()
    folder = tmp_path_factory.mktemp("observed") / "data"
    settings = {"LUDOTHEQUE_LOG": "1", "LUDOTHEQUE_METRICS": str(port)}
    with started(folder, **settings) as server:
        found = Observed(server, f"http://127.0.0.1:{port}/metrics", set(NAMES))
        play(found)
        yield found


def play(observed: Observed) -> None:
    """A table is opened and looked at, moves are made, invitations and codes are drawn up."""
    server = observed.server
    seats = [{"kind": "me", "name": NAMES[0]}, {"kind": "bot"}, {"kind": "open", "name": NAMES[1]}]
    with server.client() as client:
        opened = client.post("/api/tables", json={"game": GAME, "seats": seats[:2]}).json()
        waiting = client.post("/api/tables", json={"game": GAME, "seats": seats[::2]}).json()
        observed.secrets |= {*strings(opened), *strings(waiting)}
        observed.table = waiting["table"]
        table, token = opened["table"], opened["tokens"]["A"]
        with connect(f"{server.live}{table}") as live:
            live.send(json.dumps({"type": "hello", "tokens": [token]}))
            wait_for(lambda: json.loads(live.recv(PATIENCE))["type"] == "snapshot")
        for _ in range(3):
            shown = client.get(f"/api/tables/{table}", headers=bearing(token)).json()
            for moves in shown["position"]["legal"].values():
                body = {"move": moves[0], "after": shown["position"]["length"]}
                client.post(f"/api/tables/{table}/moves", json=body, headers=bearing(token))
        client.get(f"/api/tables/{table}/log", headers=bearing(token))
        client.get(f"/api/tables/{table}-no-such-table")
        client.get("/api/here", headers={"Host": "games.example.org"})
        client.get("/")


def strings(told: Any) -> Iterator[str]:
    """All texts in an answer that somebody could do something with."""
    if isinstance(told, dict):
        for value in told.values():
            yield from strings(value)
    elif isinstance(told, list):
        for value in told:
            yield from strings(value)
    elif isinstance(told, str) and len(told) > 8:
        yield told


def test_requests_are_told_by_their_routes(observed: Observed) -> None:
    assert observed.told("started", level="info")
    assert len(observed.told("request", method="POST", route="/api/tables", status=201)) == 2
    assert observed.told("request", method="GET", route="/api/tables/{name}", status=200)
    assert observed.told("request", route="/api/tables/{name}", status=404)
    assert observed.told("request", route="-", status=421)
    assert observed.told("request", route="-", status=200)  # the page
    (live,) = observed.told("connection")
    assert live["seconds"] >= 0
    assert all(set(each) >= {"time", "level", "event"} for each in observed.events)


def test_nothing_that_is_written_or_measured_is_a_secret(observed: Observed) -> None:
    assert len(observed.secrets) > 5
    for text in (observed.server.complaints, observed.measured):
        assert [secret for secret in observed.secrets if secret in text] == []
        assert "127.0.0.1" not in text


def test_figures_are_told_at_a_port_of_their_own(observed: Observed) -> None:
    assert observed.figure("ludotheque_requests_total") >= 8
    assert observed.figure("ludotheque_entries_total") >= 4
    assert observed.figure("ludotheque_store_seconds_count") >= 4
    assert observed.figure("ludotheque_store_failures_total") == 0
    assert observed.figure("ludotheque_tables_in_memory") >= 1
    assert observed.figure("ludotheque_live_connections") == 0
    assert observed.figure("process_resident_memory_bytes") > 1e7
    assert httpx.get(f"{observed.server.url}/metrics").headers["content-type"] != "text/plain"
    with connect(observed.server.live + observed.table):
        wait_for(lambda: observed.figure("ludotheque_live_connections") == 1)
    wait_for(lambda: observed.figure("ludotheque_live_connections") == 0)


def test_the_end_is_told(tmp_path: Path) -> None:
    with started(tmp_path / "data", LUDOTHEQUE_LOG="1", LUDOTHEQUE_DRAIN="0.2") as server:
        assert server.end(signal.SIGTERM) == 0
        told = Observed(server, "", set())
        assert [each["event"] for each in told.events] == ["started", "ending", "ended"]
        assert told.events[1]["drain"] == 0.2


def test_an_error_is_told_without_what_looks_like_a_token() -> None:
    token = "c2VhdC1BLW9mLXRhYmxlLTEy"
    try:
        raise KeyError(token)
    except KeyError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, f"failed: {token}", None, None)
        record.exc_info = (type(error), error, error.__traceback__)
    line = Lines().format(record)
    told = json.loads(line)
    assert token not in line
    assert (told["level"], told["error"]) == ("error", "KeyError")
    assert told["said"] == "'…'"
    assert "test_observed.py" in told["trace"][-1]


def test_without_being_asked_a_server_writes_nothing(tmp_path: Path) -> None:
    with started(tmp_path / "data") as server:
        with server.client() as client:
            client.get("/api/games")
        assert server.complaints == ""


@pytest.mark.parametrize("given", ["many", "127.0.0.1", "70000", "127.0.0.1:"])
def test_what_is_no_port_for_figures_is_told(given: str) -> None:
    result = command("serve", "--port", "0", "--metrics", given)
    assert result.code == 1
    assert given in result.sentence


def test_a_port_that_is_taken_is_told() -> None:
    stop = Metrics().serve("127.0.0.1", port := free_port())
    try:
        with pytest.raises(LudothequeError) as caught:
            Metrics().serve("127.0.0.1", port)
    finally:
        stop()
    assert caught.value.problem.code == "port-in-use"


# ---------------------------------------------------------------- old tables


def test_tables_that_nobody_has_touched_for_so_many_days_are_removed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as server:
        old, new = server.open_table("me", "bot"), server.open_table("me", "bot")
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("UPDATE log SET at = 1 WHERE id = ?", (old["table"],))
    with started(folder, LUDOTHEQUE_KEEP_DAYS="2", LUDOTHEQUE_LOG="1") as server:
        seen = Observed(server, "", set())
        wait_for(lambda: bool(seen.told("tables-removed")))
        assert [each["tables"] for each in seen.told("tables-removed")] == [1]
        with server.client() as client:
            assert client.get(f"/api/tables/{old['table']}").status_code == 404
        assert server.look(new["table"])["started"]
