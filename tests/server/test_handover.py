"""A live connection that one process has accepted and another one answers, byte by byte."""

from __future__ import annotations

import array
import asyncio
import json
import os
import socket
import stat
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
import uvloop
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from ludotheque.api.connection import GOODBYE
from ludotheque.server.door import open_door
from ludotheque.server.handover import LARGEST, Given, Handover, encode, send
from ludotheque.server.logs import HANDED_OVER
from ludotheque.server.metrics import Metrics
from ludotheque.server.serving import LARGEST_MESSAGE, configured
from ludotheque.server.serving import Server as Serving
from ludotheque.server.workers import ORDER

from .server import PATIENCE, Server, running, started
from .test_serving import wait_for
from .test_workers import WORKERS, workers_of, working

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
FINAL = 0x80
LAST = "last"  # what is asked last; whoever is answered that has been answered everything

# ---------------------------------------------------------------- what is said, and heard


def frame(payload: bytes, opcode: int = TEXT, final: bool = True) -> bytes:
    """A frame as a client sends it."""
    length = len(payload)
    first = opcode | (FINAL if final else 0)
    if length < 126:
        head = bytes((first, 0x80 | length))
    elif length < 1 << 16:
        head = bytes((first, 0x80 | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((first, 0x80 | 127)) + length.to_bytes(8, "big")
    return head + bytes(4) + payload


def text(**message: object) -> bytes:
    return json.dumps(message).encode()


def frames(heard: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """The frames that a server has sent, and the rest that is no whole one."""
    found = []
    while len(heard) >= 2:
        size = {126: 2, 127: 8}.get(heard[1], 0)
        begin = 2 + size
        length = int.from_bytes(heard[2:begin], "big") if size else heard[1]
        if len(heard) < begin + length:
            break
        found.append((heard[0] & 0x0F, heard[begin : begin + length]))
        heard = heard[begin + length :]
    return found, heard


def handshake(port: int, path: str) -> bytes:
    return (
        f"GET /{path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def conversation(random: Random) -> bytes:
    """What somebody says who watches: questions in one piece and in several, and nonsense."""
    said = [frame(text(type="hello", tokens=[]))]
    for number in range(random.randint(1, 8)):
        match random.randrange(5):
            case 0:
                long = "x" * random.choice((1, 200, 60_000))
                said.append(frame(text(type="ping", request=long)))
            case 1:
                whole = text(type="ping", request=f"in parts {number}")
                cut = random.randrange(len(whole))
                said += [frame(whole[:cut], final=False), frame(whole[cut:], 0)]
            case 2:
                said.append(frame(b"are you there?", PING))
            case 3:
                said.append(frame(b"nonsense"))
            case _:
                said.append(frame(b"not text", BINARY))
    return b"".join([*said, frame(text(type="ping", request=LAST))])


class Heard:
    """What comes back at a connection."""

    def __init__(self, line: socket.socket) -> None:
        self.line, self.bytes = line, b""

    @property
    def head(self) -> list[bytes]:
        """The answer to the handshake, without the hour."""
        lines = self.bytes.partition(b"\r\n\r\n")[0].split(b"\r\n")
        return [line for line in lines if not line.lower().startswith(b"date:")]

    @property
    def frames(self) -> list[tuple[int, bytes]]:
        return frames(self.bytes.partition(b"\r\n\r\n")[2])[0]

    @property
    def told(self) -> list[tuple[object, ...]]:
        """The messages, without what differs from one table to the next."""
        found = (json.loads(payload) for opcode, payload in self.frames if opcode == TEXT)
        return [(each["type"], each.get("code"), each.get("request")) for each in found]

    @property
    def others(self) -> list[tuple[int, bytes]]:
        """Frames that are no messages: these may come before earlier messages are answered."""
        return [(opcode, payload) for opcode, payload in self.frames if opcode != TEXT]

    def more(self) -> bool:
        found = self.line.recv(1 << 16)
        self.bytes += found
        return bool(found)

    def until_answered(self) -> None:
        while ("pong", None, LAST) not in self.told:
            assert self.more(), self.bytes


def answers(server: Server, said: bytes, cuts: Sequence[float]) -> tuple[list[Any], ...]:
    """What comes back at a new table, where what is said comes in pieces."""
    table = server.open_table("me", "me")["table"]
    everything = handshake(server.port, f"live/{table}") + said
    places = sorted(int(cut * len(everything)) for cut in cuts)
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        heard = Heard(line)
        for begin, end in pairwise([0, *places, len(everything)]):
            line.sendall(everything[begin:end])
        heard.until_answered()
        line.sendall(frame(GOODBYE.to_bytes(2, "big"), CLOSE))
        while heard.more():
            pass
    return heard.head, heard.told, heard.others


# ---------------------------------------------------------------- one process and several


@pytest.fixture(scope="module")
def one_and_many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("one and many")
    with running(folder / "one") as one, working(folder) as many:
        yield one, many


@pytest.mark.parametrize("seed", range(30))
def test_however_it_is_cut_it_is_answered_as_by_one_process(
    one_and_many: tuple[Server, Server], seed: int
) -> None:
    """The request comes with the first messages, or after a part of itself."""
    random = Random(seed)
    said = conversation(random)
    one, many = one_and_many
    heard = [answers(one, said, [])]
    for number in (0, 0, 1, 3, random.randint(4, 12)):
        cuts = [random.random() ** random.choice((1, 8)) for _ in range(number)]
        heard += [answers(one, said, cuts), answers(many, said, cuts)]
    assert all(each == heard[0] for each in heard)
    assert heard[0][2][-1:] == [(CLOSE, GOODBYE.to_bytes(2, "big"))]


def test_one_that_does_not_own_the_table_passes_on_what_it_was_given(
    one_and_many: tuple[Server, Server],
) -> None:
    """As when a table finds another owner while a connection is on its way."""
    _, many = one_and_many
    table = many.open_table("me", "me")["table"]
    places = [path for path in handover_folder(many).iterdir() if path.name != "store"]
    assert len(places) == WORKERS
    for place in places:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            line = socket.create_connection(listener.getsockname(), PATIENCE)
            accepted, _ = listener.accept()
        with line, accepted:
            head = handshake(many.port, f"live/{table}")
            assert send(place, accepted.fileno(), head, frame(text(type="hello", tokens=[])))
            accepted.close()
            line.sendall(frame(text(type="ping", request=LAST)))
            heard = Heard(line)
            heard.until_answered()
            assert heard.told[0][0] == "snapshot"


def handover_folder(server: Server) -> Path:
    """Where the processes of a server take connections."""
    environment = Path(f"/proc/{workers_of(server)[0]}/environ").read_bytes().split(b"\0")
    (order,) = (each for each in environment if each.startswith(f"{ORDER}=".encode()))
    folder = Path(json.loads(order.partition(b"=")[2])["handover"])
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    return folder


def test_a_connection_that_is_handed_over_is_told_of_once(tmp_path: Path) -> None:
    settings = {"LUDOTHEQUE_WORKERS": str(WORKERS), "LUDOTHEQUE_LOG": "1"}
    with started(tmp_path / "data", **settings) as server:
        said = frame(text(type="ping", request=LAST))
        for _ in range(10):
            answers(server, frame(text(type="hello", tokens=[])) + said, [])

        def told(event: str) -> int:
            return server.complaints.count(f'"event":"{event}"')

        wait_for(lambda: told("connection") == 10)
        assert 0 < told("handed-over") <= 10


def test_figures_count_what_was_handed_over() -> None:
    figures = Metrics()
    scope = cast("Scope", {"type": "websocket", "state": {}})
    for state in ({}, {HANDED_OVER: True}):
        figures.began(scope)
        scope["state"] = state
        figures.ended(scope, 0, 0.1)
    value = figures.registry.get_sample_value
    assert value("ludotheque_live_connections_handed_over_total") == 1
    assert value("ludotheque_live_connections") == 0


# ---------------------------------------------------------------- two servers in one loop


class End:
    """A server that gives all connections away, or answers them, and says who it is."""

    def __init__(self, name: str, folder: Path, gives_to: str = "") -> None:
        self.name, self.gives_to = name, gives_to
        self.door = open_door(0)
        self.handover = Handover(folder, self.door)
        self.config = configured()
        self.config.app = cast("Any", self)
        self.began = asyncio.Event()
        self.server = Serving(self.config, self.began.set)
        self.given = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            return
        if self.gives_to and self.handover.give(self.gives_to, scope):
            self.given += 1
            return
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": ()})
        await self.echo(receive, send)

    async def echo(self, receive: Receive, send: Send) -> None:
        while (message := await receive())["type"] == "websocket.receive":
            said = message.get("text") or ""
            if said == "go":
                await send({"type": "websocket.close", "code": 4000, "reason": None})
                return
            await send({"type": "websocket.send", "text": f"{self.name}: {said}", "bytes": None})

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.door.port}/"

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left of the connections that there were."""
        return not self.server.server_state.connections and not self.config.sockets._addresses

    async def run(self) -> None:
        self.door.served = self.server
        await self.server.serve([self.door.listener])
        await self.handover.close()


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[End, End]]:
    """One that gives to the other."""
    ends = End("near", folder, gives_to="far:1"), End("far", folder)
    ends[1].handover.listen("far:1")
    running = [asyncio.create_task(end.run()) for end in ends]
    try:
        for end in ends:
            await end.began.wait()
        yield ends
    finally:
        for end in ends:
            end.server.should_exit = True
        await asyncio.gather(*running)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


Play = Callable[[End, End], Awaitable[None]]


@pytest.fixture(params=["asyncio", "uvloop"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Play], None]:
    """Plays something with two servers, in either kind of loop."""

    async def with_two(what: Play) -> None:
        async with asyncio.timeout(PATIENCE), two(tmp_path) as ends:
            await what(*ends)

    def play(what: Play) -> None:
        factory = uvloop.new_event_loop if request.param == "uvloop" else asyncio.new_event_loop
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(with_two(what))

    return play


def arrive(end: End) -> Any:
    return connect(end.address, compression=None, proxy=None, max_size=None)


def test_who_connects_to_one_is_answered_by_the_other(play: Callable[[Play], None]) -> None:
    async def both_ways(near: End, far: End) -> None:
        async with arrive(near) as line:
            await until(lambda: near.is_empty)
            assert len(far.config.sockets._addresses) == 1
            long = "é" * (LARGEST_MESSAGE // 2)
            for said in ("one", long, "three"):
                await line.send(said)
                assert await line.recv() == f"far: {said}"
        await until(lambda: far.is_empty)
        async with arrive(near) as line:
            await line.send("go")
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == 4000
        await until(lambda: far.is_empty)
        assert near.given == 2

    play(both_ways)


def test_who_does_not_wait_for_the_answer_is_heard(play: Callable[[Play], None]) -> None:
    async def at_once(near: End, far: End) -> None:
        head = handshake(near.door.port, "")
        reader, writer = await asyncio.open_connection("127.0.0.1", near.door.port)
        writer.write(head + frame(b"early") + frame(b"and half")[:5])
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(b"and half")[5:])
        heard = b""
        while len(frames(heard)[0]) < 2:
            more = await reader.read(1 << 16)
            assert more, heard
            heard += more
        assert frames(heard)[0] == [(TEXT, b"far: early"), (TEXT, b"far: and half")]
        writer.close()
        assert near.given == 1

    play(at_once)


def test_what_cannot_be_given_is_kept(play: Callable[[Play], None], tmp_path: Path) -> None:
    async def alone(near: End, far: End) -> None:
        await said_to(near, "far")
        await far.handover.close()  # now nobody is at the socket
        await said_to(near, "near")
        (tmp_path / "far:1").touch()  # and now it is no socket
        await said_to(near, "near")
        assert near.given == 1

    play(alone)


async def said_to(end: End, answering: str) -> None:
    async with arrive(end) as line:
        await line.send("who?")
        assert await line.recv() == f"{answering}: who?"


def test_a_connection_with_too_much_is_kept(play: Callable[[Play], None]) -> None:
    async def too_much(near: End, far: End) -> None:
        ours, theirs = socket.socketpair()
        with ours, theirs:
            place = near.handover.folder / "far:1"
            assert not send(place, ours.fileno(), b"head", bytes(LARGEST))

    play(too_much)


def test_one_that_ends_adopts_nobody(play: Callable[[Play], None]) -> None:
    async def ending(near: End, far: End) -> None:
        far.server.should_exit = True
        with pytest.raises((ConnectionClosed, OSError, EOFError, InvalidMessage)):
            await said_to(near, "nobody")
        assert near.given == 1

    play(ending)


def rights(*descriptors: int) -> list[tuple[int, int, Any]]:
    return [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", descriptors))]


def test_what_is_no_connection_is_not_adopted(play: Callable[[Play], None]) -> None:
    """And what came with it is closed: the other end hears of it."""
    request = encode(Given(b"GET / HTTP/1.1\r\n\r\n", b""))

    async def nonsense(near: End, far: End) -> None:
        for message in (request[:-1], b"nonsense", request + b"more", bytes(2 * LARGEST)):
            with socket.create_server(("127.0.0.1", 0)) as listener:
                client = socket.create_connection(listener.getsockname())
                accepted, _ = listener.accept()
            with closing(client):
                await told(near, message, accepted.fileno())
                accepted.close()
                client.setblocking(False)
                with suppress(ConnectionError):
                    assert await asyncio.get_running_loop().sock_recv(client, 1) == b""
        ours, theirs = socket.socketpair()
        with theirs:
            await told(near, request, ours.fileno())  # which is no connection over the network
            ours.close()
            theirs.setblocking(False)
            assert await asyncio.get_running_loop().sock_recv(theirs, 1) == b""
        await told(near, request)
        with Path(os.devnull).open("rb") as file:
            await told(near, request, file.fileno())
        await said_to(near, "far")

    play(nonsense)


async def told(end: End, message: bytes, *descriptors: int) -> None:
    """Says something where connections are given, and waits until nobody listens any more."""
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX) as giver:
        giver.setblocking(False)
        giver.connect(str(end.handover.folder / "far:1"))
        sent = giver.sendmsg([message], rights(*descriptors) if descriptors else [])
        with suppress(OSError):  # it may have heard enough
            await loop.sock_sendall(giver, message[sent:])
            giver.shutdown(socket.SHUT_WR)
        with suppress(ConnectionError):
            assert await loop.sock_recv(giver, 1) == b""


def test_another_user_is_not_heard(
    play: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stranger(near: End, far: End) -> None:
        user = os.getuid()
        monkeypatch.setattr(os, "getuid", lambda: user + 1)
        with pytest.raises((ConnectionClosed, OSError, EOFError, InvalidMessage)):
            await said_to(near, "nobody")
        monkeypatch.undo()
        await said_to(near, "far")

    play(stranger)
