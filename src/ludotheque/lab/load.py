"""The real server under load: many tables at once, every move durable and told to four.

The server runs as a process of its own; the load shares the machine with it. Each table has a
connection for every seat; whoever may move does so as soon as they are told. A move's time is
from its sending until the last of the table's listeners has heard of it.
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
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, TypeVar

import msgspec
import numpy as np

from ludotheque.engine.game import Game

from .wire import Wire, connected

if TYPE_CHECKING:
    from ludotheque.engine.json_types import Json

Result = TypeVar("Result")

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
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


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
class LoadedTable:
    """One table of the load: its wires, and the move that is under way."""

    name: str
    tokens: dict[str, str]
    load: Load
    wires: list[Wire] = field(default_factory=list)
    sent_at: float = 0.0
    waiting: int = 0  # listeners who have not heard of the move yet

    async def join(self, port: int, connections: AsyncExitStack) -> None:
        for token in self.tokens.values():
            wire = await connections.enter_async_context(
                connected(port, f"/live/{self.name}", self.hear)
            )
            self.wires.append(wire)
            wire.send(write({"type": "hello", "tokens": [token]}))

    def hear(self, wire: Wire, message: bytes) -> None:
        if message.startswith(b'{"type":"news"'):
            self.waiting -= 1
            if self.waiting == 0:
                self.load.moved(time.perf_counter() - self.sent_at)
            if b'"legal":{}' not in message:
                self.play(wire, read(message)["position"])
        elif message.startswith(b'{"type":"snapshot"'):
            position = read(message)["position"]
            if position["legal"]:
                self.play(wire, position)
        elif not message.startswith((b'{"type":"accepted"', b'{"type":"seating"')):
            self.load.errors += 1

    def play(self, wire: Wire, position: ShownPosition) -> None:
        if self.load.stopping or position["over"]:
            return
        ((seat, moves),) = position["legal"].items()
        self.sent_at, self.waiting = time.perf_counter(), len(self.wires)
        move = self.load.choose(moves)
        wire.send(write({"type": "play", "seat": seat, "move": move, "after": position["length"]}))


class Summary(TypedDict):
    """The times of some moves."""

    moves: int
    moves_per_second: int
    p50_ms: float
    p99_ms: float
    errors: int


class SiteLoad(Summary):
    """The same at so many tables, and what the server needs for it."""

    game: str
    tables: int
    listeners: int
    server_start_seconds: float
    server_memory_mb: float
    server_memory_mb_at_1000_tables: float


class Load:
    """Many tables at once."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.choose = random.Random(1).choice
        self.times: list[float] = []
        self.errors = 0
        self.stopping = False

    def moved(self, took: float) -> None:
        self.times.append(took)

    async def run(self, server: RunningServer, game: Game, tables: int) -> Summary:
        opened = [self.open(server, game) for _ in range(tables)]
        async with AsyncExitStack() as connections:
            for table in opened:
                await table.join(server.port, connections)
            await asyncio.sleep(self.seconds / 4)  # warm up
            self.times.clear()
            started = time.perf_counter()
            await asyncio.sleep(self.seconds)
            times, took = list(self.times), time.perf_counter() - started
            self.stopping = True
            await asyncio.sleep(0.3)
        return summary(times, took, self.errors)

    def open(self, server: RunningServer, game: Game) -> LoadedTable:
        made = server.post("/api/tables", a_table(game))
        return LoadedTable(made["table"], made["tokens"], self)


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
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
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
