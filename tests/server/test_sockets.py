"""Connections that say nothing, or next to nothing: they are cut off, and nobody else notices."""

from __future__ import annotations

import asyncio
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress

import httpx
import pytest

from ludotheque.server.limits import AS_FOR_A_FAMILY
from ludotheque.server.transport import Sockets

from .server import ADDRESS, PATIENCE, Server, running
from .viewer import Viewer

NEIGHBOUR = "127.0.0.2"  # another address that leads from this machine to itself
SILENT = 300
SOON = {"LUDOTHEQUE_SILENCE": "1"}


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("impatient") / "data", **SOON) as server:
        yield server


def line_to(server: Server, source: str = ADDRESS) -> socket.socket:
    return socket.create_connection((ADDRESS, server.port), PATIENCE, (source, 0))


def is_cut_off(line: socket.socket, wait: float = 0.0) -> bool:
    """Whether the other side has ended the connection within a time."""
    ready, _, _ = select.select([line], [], [], wait)
    if not ready:
        return False
    try:
        return line.recv(65536) == b""
    except OSError:
        return True


def wait_for_the_end(line: socket.socket, drip: bytes = b"") -> None:
    """Sends a little now and then until the server has had enough of it."""
    until = time.monotonic() + PATIENCE
    while not is_cut_off(line, 0.05):
        assert time.monotonic() < until, "the server waits for ever"
        with suppress(OSError):
            line.sendall(drip)


def head_of(server: Server, *more: str, request: str = "GET /api/games") -> bytes:
    lines = [f"{request} HTTP/1.1", f"Host: {ADDRESS}:{server.port}", *more]
    return "\r\n".join(lines).encode()


# ---------------------------------------------------------------- who keeps the server waiting


def test_whoever_says_nothing_is_cut_off(impatient: Server) -> None:
    with closing(line_to(impatient)) as line:
        wait_for_the_end(line)


def test_whoever_tells_a_head_bit_by_bit_is_cut_off(impatient: Server) -> None:
    with closing(line_to(impatient)) as line:
        line.sendall(head_of(impatient))
        wait_for_the_end(line, b"\r\nx: y")


def test_whoever_tells_a_body_bit_by_bit_is_cut_off(impatient: Server) -> None:
    with closing(line_to(impatient)) as line:
        drip_a_body(impatient, line)


def drip_a_body(server: Server, line: socket.socket) -> None:
    head = head_of(server, "Content-Length: 60000", request="POST /api/tables")
    line.sendall(head + b"\r\n\r\n")
    wait_for_the_end(line, b"{")


def test_whoever_drips_after_an_answer_is_cut_off(impatient: Server) -> None:
    with closing(line_to(impatient)) as line:
        line.sendall(head_of(impatient) + b"\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        wait_for_the_end(line, b"G")


def test_a_live_connection_that_answers_no_ping_is_cut_off(impatient: Server) -> None:
    upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    upgrade += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    table = impatient.open_table("me", "me")["table"]
    with closing(line_to(impatient)) as line:
        line.sendall(head_of(impatient, *upgrade, request=f"GET /live/{table}") + b"\r\n\r\n")
        hello = b'{"type":"hello"}'
        line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        wait_for_the_end(line)


async def test_whoever_answers_pings_may_be_silent(impatient: Server) -> None:
    opened = impatient.open_table("me", "me")
    viewer = Viewer(impatient, opened["table"])
    await viewer.arrive()
    with closing(line_to(impatient)) as other:  # which is waited for, and cut off meanwhile
        await asyncio.to_thread(drip_a_body, impatient, other)
    assert (await viewer.ask({"type": "ping"}))["type"] == "pong"
    await viewer.depart()


# ---------------------------------------------------------------- many of them


def test_many_who_say_nothing_keep_nobody_out(server: Server) -> None:
    """Neither a neighbour nor somebody at the same address, long before they are cut off."""
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(line_to(server))) for _ in range(SILENT)]
        for source in (ADDRESS, NEIGHBOUR):
            transport = httpx.HTTPTransport(local_address=source, verify=False)
            client = httpx.Client(transport=transport, base_url=server.url, timeout=PATIENCE)
            with client:
                assert client.get("/api/games").status_code == 200
        assert sum(map(is_cut_off, lines)) >= SILENT - Sockets().of_one
        assert not is_cut_off(lines[-1])


async def test_a_family_plays_while_somebody_at_its_address_opens_many(server: Server) -> None:
    opened = server.open_table("me", "me")
    token = opened["tokens"]["A"]
    family = [Viewer(server, opened["table"], token) for _ in range(AS_FOR_A_FAMILY.connections)]
    with ExitStack() as stack:
        for _ in range(SILENT // 2):
            stack.enter_context(closing(line_to(server)))
        for viewer in family:
            await viewer.arrive()
        for _ in range(SILENT):
            stack.enter_context(closing(line_to(server)))
        for viewer in family:
            assert (await viewer.ask({"type": "ping"}))["type"] == "pong"
            await viewer.depart()


class Transport(asyncio.Transport):
    """One that only remembers that it was closed."""

    closed = False

    def abort(self) -> None:
        self.closed = True


def test_of_one_address_the_one_that_has_waited_longest_goes_first() -> None:
    sockets, lines = Sockets(of_one=3, in_all=100), [Transport() for _ in range(5)]
    for line in lines[:3]:
        assert sockets.admit(line, "here")
        sockets.waits(line)
    sockets.works(lines[0])
    assert sockets.admit(lines[3], "here")
    assert [line.closed for line in lines] == [False, True, False, False, False]
    sockets.works(lines[2])
    assert not sockets.admit(lines[4], "here"), "everybody is at work"
    assert sockets.admit(lines[4], "there")


def test_in_all_whoever_has_the_most_that_wait_loses_one() -> None:
    sockets, lines = Sockets(of_one=100, in_all=4), [Transport() for _ in range(6)]
    for line, address in zip(lines[:4], ("one", "two", "two", "two"), strict=True):
        assert sockets.admit(line, address)
        sockets.waits(line)
    assert sockets.admit(lines[4], "three")
    assert [line.closed for line in lines] == [False, True, False, False, False, False]
    for line in lines:
        sockets.works(line)
    assert not sockets.admit(lines[5], "four")
    for line in lines:
        sockets.left(line)
    assert not sockets._addresses
    assert not sockets._open
    assert not sockets._waiting
