"""Too much, too often, too slow, and nowhere: the limits of the live connection and the API."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import closing, suppress
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.api.connection import BURST, NO_TABLE, STRIKES, TOO_FAST, UNREADABLE
from ludotheque.api.routes.records import LARGEST_SAVED

from .server import ADDRESS, PATIENCE, Json, Server, running
from .viewer import Viewer

LARGEST = 64 * 1024


@pytest.fixture
def table(server: Server) -> str:
    return str(server.open_table("me", "me")["table"])


async def line_to(server: Server, path: str) -> ClientConnection:
    return await connect(server.live + path, compression=None, max_size=None, proxy=None)


async def ending(line: ClientConnection) -> tuple[list[Json], int]:
    """Everything that is still said, and the code with which the connection is closed."""
    said = []
    with suppress(ConnectionClosed):
        while True:
            said.append(json.loads(await line.recv()))
    return said, line.close_code or 0


async def after(server: Server, table: str, *messages: Any) -> tuple[list[Json], int]:
    """What is said to these messages until the connection is closed."""
    line = await line_to(server, table)
    with suppress(ConnectionClosed):
        for message in messages:
            is_raw = isinstance(message, str | bytes)
            await line.send(message if is_raw else json.dumps(message))
    return await ending(line)


HELLO = {"type": "hello"}


# ---------------------------------------------------------------- too much, too often


async def test_too_often_is_closed_with_its_code(server: Server, table: str) -> None:
    pings = [{"type": "ping"}] * (10 * int(BURST))
    said, code = await after(server, table, HELLO, *pings)  # of which the greeting counts too
    assert code == TOO_FAST
    assert BURST <= 1 + sum(each["type"] == "pong" for each in said) < len(pings)


async def test_the_whole_log_is_told_again_only_so_often(server: Server, table: str) -> None:
    said, code = await after(server, table, HELLO, *[{"type": "recall"}] * 100)
    assert code == TOO_FAST
    assert 1 <= sum(each["type"] == "recalled" for each in said) < 20


async def test_what_cannot_be_read_is_told_and_then_closed(server: Server, table: str) -> None:
    said, code = await after(server, table, HELLO, *["{"] * (STRIKES + 1))
    assert code == UNREADABLE
    assert [each["code"] for each in said if each["type"] == "error"] == ["malformed"] * STRIKES


async def test_a_message_that_is_too_large(server: Server, table: str) -> None:
    """Its size is told first: it is refused before anything of it has come."""
    line = await line_to(server, table)
    await line.send(json.dumps(HELLO))
    whole_text, masked_size_of_8_bytes, mask = 0x81, 0x80 | 127, bytes(4)
    size = (LARGEST + 1).to_bytes(8, "big")
    line.transport.write(bytes([whole_text, masked_size_of_8_bytes]) + size + mask)
    _, code = await ending(line)
    assert code == 1009


async def test_the_first_word_must_be_hello(server: Server, table: str) -> None:
    said, code = await after(server, table, {"type": "ping"})
    assert code == UNREADABLE
    assert [each.get("code") for each in said] == ["hello-first"]


async def test_silence_is_not_waited_for(tmp_path: Path) -> None:
    """Whoever has said who they are may be silent for as long as they like."""
    with running(tmp_path / "data", LUDOTHEQUE_FIRST_WORD="2") as server:
        viewer = Viewer(server, server.open_table("me", "me")["table"])
        await viewer.arrive()
        assert await after(server, viewer.table) == ([], UNREADABLE)
        assert (await viewer.ask({"type": "ping"}))["type"] == "pong"
        await viewer.depart()


def test_opening_tables_too_often(tmp_path: Path) -> None:
    with (
        running(tmp_path / "data", LUDOTHEQUE_TABLES_A_MINUTE="2") as server,
        server.client() as client,
    ):
        body = {"game": "pac-man", "seats": [{"kind": "me"}] * 2}
        answers = [client.post("/api/tables", json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["code"] == "too-many-requests"


# ---------------------------------------------------------------- bodies of requests


def ask(server: Server, path: str, *headers: str, body: bytes = b"") -> HTTPResponse:
    """The answer to a request that need not be complete."""
    lines = [f"POST {path} HTTP/1.1", f"Host: {ADDRESS}:{server.port}", "Connection: close"]
    with socket.create_connection((ADDRESS, server.port), PATIENCE) as line:
        line.sendall("\r\n".join([*lines, *headers, "", ""]).encode() + body)
        answer = HTTPResponse(line)
        answer.begin()
        return answer


def in_chunks(body: bytes, size: int) -> bytes:
    parts = [body[start : start + size] for start in range(0, len(body), size)]
    return b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in [*parts, b""])


def filled(body: Json, length: int) -> bytes:
    """A body with as many blanks behind it as make it so long."""
    return json.dumps(body).encode().ljust(length)


def too_large(most: int) -> tuple[int, str, Json]:
    return 413, "body-too-large", {"most": most}


def error_of(answer: HTTPResponse) -> tuple[int, str, Json]:
    told = json.loads(answer.read())
    assert set(told) == {"type", "code", "values", "request", "game", "cause"}
    assert answer.headers["content-security-policy"].startswith("default-src 'none'; ")
    assert answer.headers["x-content-type-options"] == "nosniff"
    return answer.status, told["code"], told["values"]


TABLE = {"game": "pac-man", "seats": [{"kind": "me"}] * 2}


@pytest.mark.parametrize("length", [0, LARGEST])
def test_a_body_comes_through_whole(server: Server, length: int) -> None:
    body = filled(TABLE, length)
    assert ask(server, "/api/tables", f"Content-Length: {len(body)}", body=body).status == 201


@pytest.mark.parametrize("length", [0, LARGEST])
def test_a_body_in_chunks_comes_through_whole(server: Server, length: int) -> None:
    body = in_chunks(filled(TABLE, length), 1000)
    assert ask(server, "/api/tables", "Transfer-Encoding: chunked", body=body).status == 201


def test_a_body_that_is_too_large(server: Server, table: str) -> None:
    with server.client() as client:
        answer = client.post(f"/api/tables/{table}/chat", json={"text": "x" * LARGEST})
    assert (answer.status_code, answer.json()["code"]) == (413, "body-too-large")
    assert answer.json()["values"] == {"most": LARGEST}


@pytest.mark.parametrize("path", ["/api/replays", "//api/replays/", "/api/analyses"])
def test_a_saved_game_may_be_larger(server: Server, path: str) -> None:
    whole = filled({"text": "no saved game"}, LARGEST_SAVED)
    answer = ask(server, path, f"Content-Length: {LARGEST_SAVED}", body=whole)
    assert error_of(answer)[:2] == (400, "saved-foreign")
    answer = ask(server, path, f"Content-Length: {LARGEST_SAVED + 1}")
    assert error_of(answer) == too_large(LARGEST_SAVED)


@pytest.mark.parametrize("length", [LARGEST + 1, 10**18])
def test_a_body_is_refused_by_its_announced_length_before_it_comes(
    server: Server, length: int
) -> None:
    answer = ask(server, "/api/tables", f"Content-Length: {length}")
    assert error_of(answer) == too_large(LARGEST)


def test_chunks_without_end_are_refused(server: Server) -> None:
    endless = in_chunks(bytes(LARGEST + 1), 4096).removesuffix(b"0\r\n\r\n")
    answer = ask(server, "/api/tables", "Transfer-Encoding: chunked", body=endless)
    assert error_of(answer) == too_large(LARGEST)


@pytest.mark.parametrize("length", ["-1", "+1", "1e3", "٣", "", "9" * 400])
def test_a_length_that_is_no_number_is_refused(server: Server, length: str) -> None:
    assert ask(server, "/api/tables", f"Content-Length: {length}").status in (400, 413)


def test_a_body_where_none_is_wanted_is_not_taken(server: Server, table: str) -> None:
    answer = ask(server, f"/api/tables/{table}/nowhere", f"Content-Length: {10**18}")
    assert error_of(answer)[:2] == (404, "not-found")


def test_a_request_that_breaks_off_changes_nothing(server: Server) -> None:
    """The server complains of nothing either: the fixture looks."""
    opened = server.open_table("me", "me")
    _, position = server.turn(opened)
    with socket.create_connection((ADDRESS, server.port), PATIENCE) as line:
        head = f"POST /api/tables/{opened['table']}/chat HTTP/1.1\r\nHost: {ADDRESS}:{server.port}"
        line.sendall(f"{head}\r\nContent-Length: 100\r\n\r\n{{".encode())
    assert server.turn(opened)[1] == position


# ---------------------------------------------------------------- nowhere


@pytest.mark.parametrize(
    "name", ["", "nobody", "x" * 4000, "..%2Fkey", "%2e%2e", "a/b", "%00", "%ff", "é%20", "'--"]
)
async def test_there_is_no_such_table(server: Server, name: str) -> None:
    said, code = await after(server, name)
    assert code == NO_TABLE
    assert [each["code"] for each in said] == ["no-such-table"]


@pytest.mark.parametrize(
    "path", ["/", "/live", "/api/games", "/liver/x", "//live/x", "/etc/passwd"]
)
async def test_there_is_no_live_connection_elsewhere(server: Server, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws://{ADDRESS}:{server.port}{path}", proxy=None)
    assert refused.value.response.status_code == 403


# ---------------------------------------------------------------- too slow


class Slow:
    """A watcher on a bare socket with next to no room, who reads nothing until asked to."""

    def __init__(self, server: Server, table: str) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        self.line.settimeout(PATIENCE)
        self.line.connect((ADDRESS, server.port))
        self.rest = b""
        head = [f"GET /live/{table} HTTP/1.1", f"Host: {ADDRESS}:{server.port}"]
        head += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        head += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
        self.line.sendall("\r\n".join(head).encode())
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.line.recv(1024)
        self.rest = self.rest.partition(b"\r\n\r\n")[2]
        hello = b'{"type":"hello"}'
        self.line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)

    def close(self) -> None:
        self.line.close()

    def take(self, count: int) -> bytes:
        while len(self.rest) < count:
            more = self.line.recv(65536)
            assert more, "the server closed the connection"
            self.rest += more
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def next(self) -> Json:
        """The next message; the server sends each in one frame."""
        while True:
            kind, length = self.take(2)
            if length >= 126:
                length = int.from_bytes(self.take(2 if length == 126 else 8), "big")
            content = self.take(length)
            if kind == 0x81:
                message: Json = json.loads(content)
                return message


async def test_a_slow_watcher_is_sent_the_whole_table_and_nobody_waits(server: Server) -> None:
    opened = server.open_table("me", "me", "me", "me")
    table = opened["table"]
    talkers = [Viewer(server, table, token) for token in opened["tokens"].values()]
    watcher = Viewer(server, table)
    with closing(Slow(server, table)) as slow:
        assert slow.next()["type"] == "snapshot"
        await talk(talkers, watcher)
        for viewer in (*talkers, watcher):  # everybody else heard every word
            assert len(viewer.snapshots) == 1
            assert len(viewer.heard) >= len(talkers) * WORDS
        heard = [slow.next()]
        while heard[-1].get("seq") != watcher.seq:
            heard.append(slow.next())
    kinds = [each["type"] for each in heard]
    assert "snapshot" in kinds
    assert kinds.count("news") < len(watcher.heard)
    assert heard[-1]["position"] == watcher.position


# More than the systems on both sides hold for somebody who does not read, and than the server
# keeps, but not more than one connection may say in one go.
WORDS = int(BURST) - 10
LONG = "🎲" * 500


async def talk(talkers: list[Viewer], watcher: Viewer) -> None:
    """Everybody says a great deal at once, and hears all of it."""
    for viewer in (watcher, *talkers):
        await viewer.arrive()
    last = watcher.seq + WORDS * len(talkers)
    async with asyncio.TaskGroup() as group:
        for seat, talker in zip("ABCD", talkers, strict=True):
            group.create_task(hear(talker, last))
            group.create_task(say_much(talker, seat))
        group.create_task(hear(watcher, last))
    for viewer in (watcher, *talkers):
        await viewer.depart()


async def say_much(talker: Viewer, seat: str) -> None:
    for _ in range(WORDS):
        await talker.say({"type": "say", "seat": seat, "text": LONG})


async def hear(viewer: Viewer, last: int) -> None:
    while viewer.seq < last:
        await viewer.next()
