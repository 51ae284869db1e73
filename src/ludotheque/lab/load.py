"""The real server under load: many tables at once, every move durable and told to four.

The server runs as a process of its own; the load shares the machine with it. Each table has a
connection for every seat; whoever may move does so as soon as they are told. A move's time is
from its sending until the last of the table's listeners has heard of it. Where a game ends, the
next one begins at a new table.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypedDict, TypeVar

import msgspec
import numpy as np

from ludotheque.engine.game import Game

from . import processes
from .wire import Wire, connected

if TYPE_CHECKING:
    from ludotheque.engine.json_types import Json

Result = TypeVar("Result")
Listener = TypeVar("Listener")

ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)")
MANY_TABLES = 1000
STARTING = 60.0  # seconds to wait for an answer of the server at most
STOPPING = 60.0  # seconds in which it must have ended when it is told to
PROGRAM = ("ludotheque", "serve")
UNLIMITED = {
    "LUDOTHEQUE_TABLES_A_MINUTE": "1000000",
    "LUDOTHEQUE_REPLAYS_A_MINUTE": "1000000",
    "LUDOTHEQUE_CONNECTIONS": "1000000",
}
# Nothing is made ready for bots that do not play, and whoever connects may wait for all others.
UNHURRIED = {"LUDOTHEQUE_FORESIGHT": "never", "LUDOTHEQUE_FIRST_WORD": "3600"}
LENGTH = b'"position":{"length":'  # before the number of entries, in what listeners are sent
OVER = b'"over":true'
read = msgspec.json.Decoder().decode
write = msgspec.json.Encoder().encode


# ---------------------------------------------------------------- the server


class NewTable(TypedDict):
    """What the server says of a table that it has made."""

    table: str
    tokens: dict[str, str]


class ShownPosition(TypedDict):
    """What the load reads of a position that the server shows."""

    legal: dict[str, list[str]]
    acting: list[str]
    length: int
    over: bool
    undoable: bool


@dataclass
class RunningServer:
    """A running server."""

    process: subprocess.Popen[bytes]
    port: int
    started_in: float

    def post(self, path: str, body: Json) -> NewTable:
        """Asks for a table."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            write(body),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=STARTING) as answer:
            made: NewTable = read(answer.read())
            return made

    def memory(self) -> int:
        """Bytes that the server's process holds."""
        return processes.memory(self.process.pid)

    def cpu_seconds(self) -> float:
        """The time of the processor that it has taken, with all its workers."""
        return processes.cpu_seconds(self.process.pid)


@contextmanager
def running_server(
    folder: Path, port: int = 0, program: tuple[str, ...] = PROGRAM, **environment: str
) -> Iterator[RunningServer]:
    """The command `ludotheque serve`, or another that is like it, until the block ends."""
    asked = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", *program, "--port", str(port), "--data", str(folder)],
        stdout=subprocess.PIPE,
        env=os.environ | UNLIMITED | environment,
    )
    try:
        found = listening_port(process)
        yield RunningServer(process, found, time.perf_counter() - asked)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOPPING)
        finally:
            process.kill()  # it may not outlive what it was started for
        if process.stdout is not None:
            process.stdout.close()


def listening_port(process: subprocess.Popen[bytes]) -> int:
    assert process.stdout is not None
    for line in process.stdout:
        if address := ADDRESS.search(line):
            return int(address[1])
    raise RuntimeError("the server did not start")


# ---------------------------------------------------------------- the load


@dataclass
class Flight:
    """A move on its way: what its sender had seen, and how many have not heard of it yet."""

    after: int
    sent_at: float
    waiting: int


class Flights(Generic[Listener]):
    """The moves of one table on their way, each until its last listener has heard of it.

    Whoever is at turn moves as soon as they are told, though others may still have to hear of the
    move before. What a listener has heard is known by a number that grows with every move.
    """

    def __init__(self, moved: Callable[[float], None]) -> None:
        self._moved = moved  # is given the time that a move took
        self._seen: dict[Listener, int] = {}
        self._flights: deque[Flight] = deque()
        self.landed = 0

    def join(self, listener: Listener, number: int) -> None:
        """Somebody listens from now on, and has seen so much."""
        self._seen[listener] = number

    def send(self, after: int) -> None:
        """Somebody moves who has seen so much."""
        self._flights.append(Flight(after, time.perf_counter(), len(self._seen)))

    def hear(self, listener: Listener, number: int) -> None:
        before = self._seen.get(listener, number)
        self._seen[listener] = number
        for flight in self._flights:
            if before <= flight.after < number:
                flight.waiting -= 1
        while self._flights and self._flights[0].waiting <= 0:
            self.landed += 1
            self._moved(time.perf_counter() - self._flights.popleft().sent_at)

    def clear(self) -> None:
        self._seen.clear()
        self._flights.clear()


class LoadedTable:
    """One table of the load: its wires, and the moves that are under way."""

    def __init__(self, load: Load, port: int, wanted: Json, connections: AsyncExitStack) -> None:
        self.load, self.port, self.wanted, self.connections = load, port, wanted, connections
        self.wires: list[Wire] = []
        self.flights = load.watched(Flights[Wire](load.moved))
        self._tokens: list[str] = []
        self._is_ending = False

    async def join(self, made: NewTable) -> None:
        """Connects with a table, once for each seat."""
        self._tokens = list(made["tokens"].values())
        for _ in self._tokens:
            wire = await self.connections.enter_async_context(
                connected(self.port, f"/live/{made['table']}", self.hear)
            )
            self.wires.append(wire)

    def begin(self) -> None:
        """Sits down at all seats: from now on there is play."""
        self._is_ending = False
        for wire, token in zip(self.wires, self._tokens, strict=True):
            wire.send(write({"type": "hello", "tokens": [token]}))

    async def join_new(self) -> None:
        """Leaves the table where a game is over for one where the next begins."""
        self.leave()
        await self.join(await new_table(self.port, self.wanted))
        self.begin()

    def leave(self) -> None:
        for wire in self.wires:
            wire.transport.close()
        self.wires.clear()
        self.flights.clear()

    def hear(self, wire: Wire, message: bytes) -> None:
        if message.startswith(b'{"type":"news"'):
            self.flights.hear(wire, number_behind(LENGTH, message))
            if b'"legal":{}' not in message:
                self.play(wire, read(message)["position"])
            elif OVER in message:
                self.end()
        elif message.startswith(b'{"type":"snapshot"'):
            position = read(message)["position"]
            self.flights.join(wire, position["length"])
            if position["legal"]:
                self.play(wire, position)
        elif not message.startswith((b'{"type":"accepted"', b'{"type":"seating"')):
            self.load.errors += 1

    def play(self, wire: Wire, position: ShownPosition) -> None:
        if self.load.stopping or position["over"]:
            return
        ((seat, moves),) = position["legal"].items()
        self.flights.send(position["length"])
        move = self.load.choose(moves)
        wire.send(write({"type": "play", "seat": seat, "move": move, "after": position["length"]}))

    def end(self) -> None:
        if not (self._is_ending or self.load.stopping):
            self._is_ending = True
            self.load.begin(self.join_new())


def number_behind(mark: bytes, message: bytes) -> int:
    """The number that a mark is followed by."""
    start = end = message.index(mark) + len(mark)
    while message[end : end + 1].isdigit():
        end += 1
    return int(message[start:end])


class Summary(TypedDict):
    """The times of some moves."""

    moves: int
    moves_per_second: int
    p50_ms: float
    p99_ms: float
    errors: int


class ServerLoad(Summary):
    """The same, and how many cores the server kept busy with it, and the load."""

    server_cores: float
    load_cores: float
    stalled: int  # tables where nothing happened meanwhile
    moves_per_cpu_second: int  # of the server


class SiteLoad(ServerLoad):
    """The same at so many tables, and what the server needs for it."""

    game: str
    tables: int
    listeners: int
    server_start_seconds: float
    server_memory_mb: float
    server_memory_mb_at_1000_tables: float


class Window(NamedTuple):
    """What happened in some time: how long moves took, and the processor's time that was used."""

    times: list[float]
    took: float
    used: float  # by the server
    own: float  # by the load
    stalled: int
    errors: int

    def summary(self) -> ServerLoad:
        return {
            **summary(self.times, self.took, self.errors),
            "server_cores": round(self.used / self.took, 2),
            "load_cores": round(self.own / self.took, 2),
            "moves_per_cpu_second": round(len(self.times) / max(self.used, 0.01)),
            "stalled": self.stalled,
        }


class Load:
    """Many tables at once."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.choose = random.Random(1).choice
        self.times: list[float] = []
        self.errors = 0
        self.stopping = False
        self._begun: set[asyncio.Task[None]] = set()
        self._watched: list[Flights[Any]] = []

    def watched(self, flights: Flights[Listener]) -> Flights[Listener]:
        """Of a new table: whether it goes on is looked at."""
        self._watched.append(flights)
        return flights

    def moved(self, took: float) -> None:
        self.times.append(took)

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Does something beside the moves; it ends before the load does."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._begun.discard(task)
        if task.exception() is not None:
            self.errors += 1

    async def run(self, server: RunningServer, game: Game, tables: int) -> ServerLoad:
        wanted = a_table(game)
        async with AsyncExitStack() as connections:
            for table in await self.seated(server.port, wanted, tables, connections):
                table.begin()
            return (await self.window(server.cpu_seconds)).summary()

    async def seated(
        self, port: int, wanted: Json, tables: int, connections: AsyncExitStack
    ) -> list[LoadedTable]:
        """So many new tables with everybody connected."""
        found = [LoadedTable(self, port, wanted, connections) for _ in range(tables)]
        for table in found:
            await table.join(await new_table(port, wanted))
        return found

    async def window(self, cpu_seconds: Callable[[], float] = lambda: 0.0) -> Window:
        """What happens in so many seconds, after a while to warm up; then everybody stops."""
        await asyncio.sleep(self.seconds / 4)
        self.times.clear()
        landed = [each.landed for each in self._watched]
        started, used, own = time.perf_counter(), cpu_seconds(), time.process_time()
        await asyncio.sleep(self.seconds)
        times, took = list(self.times), time.perf_counter() - started
        used, own = cpu_seconds() - used, time.process_time() - own
        moving = [each.landed > before for each, before in zip(self._watched, landed, strict=True)]
        await self.stop()
        return Window(times, took, used, own, moving.count(False), self.errors)

    async def stop(self) -> None:
        self.stopping = True
        await asyncio.gather(*self._begun, return_exceptions=True)
        await asyncio.sleep(0.3)  # what is on its way arrives


async def new_table(port: int, wanted: Json) -> NewTable:
    """Asks for a table without keeping others waiting."""
    body = write(wanted)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        _, _, found = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    made: NewTable = read(found)
    return made


def a_table(game: Game) -> Json:
    """A table with all seats in one hand."""
    return {"game": game.name, "seats": [{"kind": "me"}] * max(game.about.seats)}


def summary(times: list[float], took: float, errors: int) -> Summary:
    middle, high = np.percentile(np.array(times or [0.0]), [50, 99]) * 1000
    return {
        "moves": len(times),
        "moves_per_second": round(len(times) / took),
        "p50_ms": round(float(middle), 2),
        "p99_ms": round(float(high), 2),
        "errors": errors,
    }


def load_site(game: Game, seconds: float, tables: int = 50) -> SiteLoad:
    """The rate and the times of moves, the server's start and its memory."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), 0, PROGRAM, **UNHURRIED) as server,
    ):
        found = run_with_speed(Load(seconds).run(server, game, tables))
        memory = server.memory()
        for _ in range(tables, MANY_TABLES):
            server.post("/api/tables", a_table(game))
        return {
            "game": game.name,
            "tables": tables,
            "listeners": max(game.about.seats),
            **found,
            "server_start_seconds": round(server.started_in, 2),
            "server_memory_mb": round(memory / 1e6, 1),
            "server_memory_mb_at_1000_tables": round(server.memory() / 1e6, 1),
        }


def run_with_speed(work: Coroutine[None, None, Result]) -> Result:
    """Runs a coroutine on uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    found: Result = uvloop.run(work)
    return found
