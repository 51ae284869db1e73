"""How much memory the real server holds for many open tables, in one process.

Every table is made, and a move is played there, so that its position is live. A server keeps so
many tables in memory, and leaves idle ones beyond that to the store: it is measured as it is, and
with that limit lifted, where all of them stay. A table with somebody connected is never left.

Run as a program, this module is the command `ludotheque` with the limit lifted; it holds some 12 MB
more from the start, for what the laboratory imports.
"""

from __future__ import annotations

import asyncio
import importlib
import resource
import runpy
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludotheque.engine.game import Game

from .load import (
    PROGRAM,
    STARTING,
    UNHURRIED,
    RunningServer,
    a_table,
    new_table,
    read,
    run_with_speed,
    running_server,
    write,
)
from .processes import free_port
from .wire import Wire, connected

if TYPE_CHECKING:
    from ludotheque.engine.json_types import Json

KEEPING_ALL = (__name__, "serve")
HOUSE, LIMIT = "ludotheque.tables.house", "KEPT_OPEN"
STEPS = 10
AT_ONCE = 8  # tables that are being opened
FROM_ONE_ADDRESS = 20_000  # connections
SETTLING = 1.0  # seconds for whatever goes on after the last table
ACCEPTED = b'{"type":"accepted"'
ANSWERS = (ACCEPTED, b'{"type":"refused"', b'{"type":"error"')
FIGURE = b"ludotheque_tables_in_memory "
Progress = Callable[[str], None]


class Held(TypedDict):
    """How much the server held with so many tables; how many it had in memory, where it says so."""

    tables: int
    server_memory_mb: float
    tables_in_memory: NotRequired[int]


class OpenReport(TypedDict):
    """By default, with the limit lifted, and with so many connected at every table."""

    game: str
    by_default: list[Held]
    all_kept: list[Held]
    listeners: NotRequired[int]
    with_listeners: NotRequired[list[Held]]
    errors: int


class Opening:
    """Opens tables, and plays a move at each."""

    def __init__(self, server: RunningServer, game: Game, listeners: int, figures: int) -> None:
        self.server, self.wanted, self.listeners = server, a_table(game), listeners
        self.figures = figures  # the port where the server tells them, if it does
        self.errors = self.connected = 0

    async def run(self, tables: int, progress: Progress) -> list[Held]:
        found = [self.held(0)]
        async with AsyncExitStack() as connections:
            for step in range(1, STEPS + 1):
                before, until = (tables * part // STEPS for part in (step - 1, step))
                progress(f"{until} / {tables}")
                numbers = iter(range(before, until))
                await asyncio.gather(*(self.open_all(numbers, connections) for _ in range(AT_ONCE)))
                await asyncio.sleep(SETTLING)
                found.append(self.held(until))
        return found

    def held(self, tables: int) -> Held:
        memory = round(self.server.memory() / 1e6, 1)
        found: Held = {"tables": tables, "server_memory_mb": memory}
        if self.figures:
            address = f"http://127.0.0.1:{self.figures}/metrics"
            with urllib.request.urlopen(address, timeout=STARTING) as answer:
                told = answer.read()
            found["tables_in_memory"] = int(float(told.split(FIGURE)[-1].split(b"\n")[0]))
        return found

    async def open_all(self, numbers: Iterator[int], connections: AsyncExitStack) -> None:
        for _ in numbers:
            made = await new_table(self.server.port, self.wanted)
            path, tokens = f"/live/{made['table']}", list(made["tokens"].values())
            await self.play(path, tokens)
            for listener in range(self.listeners):
                await self.listen(path, tokens[listener :: self.listeners], connections)

    async def play(self, path: str, tokens: list[str]) -> None:
        """A move of whoever is at turn, made by somebody who has all seats and leaves again."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def hear(wire: Wire, message: bytes) -> None:
            if message.startswith(b'{"type":"snapshot"'):
                position = read(message)["position"]
                ((seat, moves),) = position["legal"].items()
                played: Json = {"type": "play", "seat": seat, "move": moves[0]}
                wire.send(write(played))
            elif message.startswith(ANSWERS) and not done.done():
                done.set_result(message.startswith(ACCEPTED))

        async with connected(self.server.port, path, hear, self.source()) as wire:
            wire.send(write({"type": "hello", "tokens": tokens}))
            async with asyncio.timeout(STARTING):
                self.errors += not await done

    async def listen(self, path: str, tokens: list[str], connections: AsyncExitStack) -> None:
        """Stays connected; the listeners of a table share its seats among them."""
        self.connected += 1
        wire = await connections.enter_async_context(
            connected(self.server.port, path, lambda wire, message: None, self.source())
        )
        wire.send(write({"type": "hello", "tokens": tokens}))

    def source(self) -> str:
        return f"127.0.0.{1 + self.connected // FROM_ONE_ADDRESS}"


def load_open(
    game: Game,
    tables: int,
    listeners: int = 0,
    progress: Progress = lambda doing: None,
) -> OpenReport:
    """The server's memory with no table, a tenth of them, two tenths, and so on."""
    by_default, errors = held_by(PROGRAM, game, tables, 0, progress)
    all_kept, more = held_by(KEEPING_ALL, game, tables, 0, progress)
    found: OpenReport = {
        "game": game.name,
        "by_default": by_default,
        "all_kept": all_kept,
        "errors": errors + more,
    }
    if listeners:
        found["listeners"] = listeners
        found["with_listeners"], more = held_by(PROGRAM, game, tables, listeners, progress)
        found["errors"] += more
    return found


def held_by(
    program: tuple[str, ...], game: Game, tables: int, listeners: int, progress: Progress
) -> tuple[list[Held], int]:
    allow_connections()
    figures = free_port() if find_spec("prometheus_client") else 0
    told = ("--metrics", str(figures)) if figures else ()
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), 0, (*program, *told), **UNHURRIED) as server,
    ):
        opening = Opening(server, game, listeners, figures)
        return run_with_speed(opening.run(tables, progress)), opening.errors


def allow_connections() -> None:
    """As many as the system lets this process and the servers that it starts have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    setattr(importlib.import_module(HOUSE), LIMIT, 1 << 60)
    runpy.run_module("ludotheque", run_name="__main__", alter_sys=True)
