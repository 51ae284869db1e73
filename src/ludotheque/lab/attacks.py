"""The real server under attack: what somebody else notices of it, in seconds.

Moves taken back as fast as the server allows, during that and after a restart; tables with short
and long logs that are opened; connections that say nothing; and a person's bot beside many tables
of bots. Somebody at a table of their own asks for a sign of life all the while, and what counts is
how long they wait for it.
"""

from __future__ import annotations

import asyncio
import random
import socket
import sqlite3
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from ludotheque.bots.foresight import Foresight
from ludotheque.bots.workshop import Workshop
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE

from .load import (
    PROGRAM,
    STARTING,
    RunningServer,
    ShownPosition,
    read,
    run_with_speed,
    running_server,
    write,
)
from .load_realtime import STORE
from .wire import Wire, connected

if TYPE_CHECKING:
    from ludotheque.engine.json_types import Json

SHORT, LONG = 10, 10_000  # entries of a log
SILENT = 300  # connections
SILENCE = 20.0  # seconds that they are watched for at most
BOT_TABLES = 40
LEVEL = "master"
A_SIGN = 0.02  # seconds between two signs of life
IDLE = {"LUDOTHEQUE_FORESIGHT": "never"}


# ---------------------------------------------------------------- what is found


class Undone(TypedDict):
    """How many moves were taken back, and how long a neighbour waited for an answer at most."""

    undone: int
    ping_seconds: float


class Opened(TypedDict):
    """How long a table took to open, and a neighbour's longest wait."""

    seconds: float
    ping_seconds: float


class UndoStorm(Undone):
    after_restart: Opened


class LongLogs(TypedDict):
    """By server, then by the length of the log."""

    first: dict[str, Opened]
    second: dict[str, Opened]
    third: dict[str, Opened]
    long_to_short: float


class Silence(TypedDict):
    """What connections cost that say nothing."""

    connections: int
    request_seconds: float
    left_open: int
    seconds: float


class BotWaits(TypedDict):
    """How long a person waits for a bot."""

    bot_moves: int
    middle_seconds: float
    longest_seconds: float
    in_haste: int


class Attacked(TypedDict):
    game: str
    undo_storm: UndoStorm
    long_logs: LongLogs
    silent_connections: Silence
    person_against_bot: dict[str, BotWaits]


# ---------------------------------------------------------------- who notices it


class Neighbour:
    """Somebody at another table, and how long each sign of life took to be answered."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    async def live(self, server: RunningServer, game: Game) -> None:
        made = await asyncio.to_thread(server.post, "/api/tables", people(game))
        answered = asyncio.Event()

        def hear(wire: Wire, message: bytes) -> None:
            if message.startswith(b'{"type":"pong"'):
                answered.set()

        async with connected(server.port, f"/live/{made['table']}", hear) as wire:
            wire.send(write({"type": "hello"}))
            while True:
                asked = time.perf_counter()
                wire.send(write({"type": "ping"}))
                await answered.wait()
                answered.clear()
                self.waits.append(time.perf_counter() - asked)
                await asyncio.sleep(A_SIGN)

    @property
    def longest(self) -> float:
        return round(max(self.waits, default=0.0), 3)


@asynccontextmanager
async def neighbour(server: RunningServer, game: Game) -> AsyncIterator[Neighbour]:
    found = Neighbour()
    living = asyncio.create_task(found.live(server, game))
    while not found.waits:
        await asyncio.sleep(A_SIGN)
    found.waits.clear()
    try:
        yield found
        while not found.waits:
            await asyncio.sleep(A_SIGN)
    finally:
        living.cancel()
        with suppress(asyncio.CancelledError):
            await living


def people(game: Game) -> Json:
    return {"game": game.name, "seats": [{"kind": "me"}] * min(game.about.seats)}


async def looked_at(server: RunningServer, table: str) -> float:
    """Seconds until a table is shown."""
    return await asyncio.to_thread(look, server, f"/api/tables/{table}")


def look(server: RunningServer, path: str) -> float:
    asked = time.perf_counter()
    url = f"http://127.0.0.1:{server.port}{path}"
    with urllib.request.urlopen(url, timeout=STARTING) as answer:
        answer.read()
    return round(time.perf_counter() - asked, 3)


# ---------------------------------------------------------------- taking back


class Storm:
    """Plays a move and takes it back, again and again, as soon as each is told."""

    def __init__(self, tokens: dict[str, str]) -> None:
        self.tokens = tokens
        self.undone = self.refused = 0
        self.stopping = False
        self._may_undo = True

    def hear(self, wire: Wire, message: bytes) -> None:
        if message.startswith(b'{"type":"error"'):
            self.refused += 1
            self._may_undo = False
            wire.send(write({"type": "recall", "since": 1 << 30}))  # shows the position again
        elif message.startswith((b'{"type":"news"', b'{"type":"snapshot"')) and not self.stopping:
            position = read(message).get("position")
            if position and not position["over"]:
                self.act(wire, position)

    def act(self, wire: Wire, position: ShownPosition) -> None:
        if position["undoable"] and self._may_undo:
            seat = next(iter(position["acting"]))
            self.undone += 1
            wire.send(write({"type": "undo", "seat": seat, "after": position["length"]}))
            return
        self._may_undo = True
        for seat, moves in position["legal"].items():
            wire.send(write({"type": "play", "seat": seat, "move": moves[0]}))
            return


async def storm(server: RunningServer, game: Game, seconds: float) -> tuple[str, Undone]:
    made = await asyncio.to_thread(server.post, "/api/tables", people(game))
    attack = Storm(made["tokens"])
    async with (
        neighbour(server, game) as other,
        connected(server.port, f"/live/{made['table']}", attack.hear) as wire,
    ):
        wire.send(write({"type": "hello", "tokens": list(made["tokens"].values())}))
        await asyncio.sleep(seconds)
        attack.stopping = True
    return made["table"], {"undone": attack.undone, "ping_seconds": other.longest}


async def opening(server: RunningServer, game: Game, table: str) -> Opened:
    async with neighbour(server, game) as other:
        took = await looked_at(server, table)
    return {"seconds": took, "ping_seconds": other.longest}


def undo_storm(game: Game, seconds: float) -> UndoStorm:
    with tempfile.TemporaryDirectory() as folder:
        with running_server(Path(folder), 0, PROGRAM, **IDLE) as server:
            table, found = run_with_speed(storm(server, game, seconds))
        with running_server(Path(folder), 0, PROGRAM, **IDLE) as server:
            again = run_with_speed(opening(server, game, table))
    return {**found, "after_restart": again}


# ---------------------------------------------------------------- long logs


def entries(game: Game, length: int) -> Iterator[Mapping[str, str | int]]:
    """A game's log in which most moves were taken back, from its header on."""
    seats = min(game.about.seats)
    yield {"game": game.name, "version": game.about.version, "seats": seats}
    match, choose, count = Match(game, seats), random.Random(1).choice, seats
    for seat in match.seats:
        yield {"type": "sat", "seat": seat.word, "name": "somebody", "number": 1}
    while count < length:
        seat = min(match.acting - {CLOCK})
        move = game.notation.write(choose(match.legal(seat)))
        match.play(seat, move)
        kind = {"type": "drawn"} if seat == FATE else {"type": "moved", "seat": seat.word}
        yield kind | {"move": move}
        count += 1
        if seat != FATE and (match.over or choose(range(50))):
            match = match.branch(len(match.log) - 1)
            yield {"type": "undone", "seat": seat.word, "length": len(match.log)}
            count += 1


def write_logs(folder: Path, game: Game) -> None:
    """Into a store that a server has made."""
    with running_server(folder, 0, PROGRAM, **IDLE):
        pass
    with closing(sqlite3.connect(folder / STORE)) as store, store:
        for length in (SHORT, LONG):
            for seq, entry in enumerate(entries(game, length)):
                row = name_of(length), seq, seq + 1, write(entry)
                store.execute("INSERT INTO log VALUES (?, ?, ?, ?)", row)


def name_of(length: int) -> str:
    return f"{length:024d}"


def long_logs(game: Game) -> LongLogs:
    """Each table is opened by three servers one after the other; the last time counts."""
    found: list[dict[str, Opened]] = []
    with tempfile.TemporaryDirectory() as folder:
        write_logs(Path(folder), game)
        for _ in range(3):
            with running_server(Path(folder), 0, PROGRAM, **IDLE) as server:
                look(server, "/api/games")
                opened = {
                    f"entries_{length}": run_with_speed(opening(server, game, name_of(length)))
                    for length in (SHORT, LONG)
                }
            found.append(opened)
    first, second, third = found
    short, long = (third[f"entries_{length}"]["seconds"] for length in (SHORT, LONG))
    ratio = round(long / max(short, 0.001), 2)
    return {"first": first, "second": second, "third": third, "long_to_short": ratio}


# ---------------------------------------------------------------- silence


def silence(game: Game) -> Silence:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), 0, PROGRAM, **IDLE) as server,
        ExitStack() as lines,
    ):
        begun = time.perf_counter()
        open_lines = [
            lines.enter_context(closing(socket.create_connection(("127.0.0.1", server.port))))
            for _ in range(SILENT)
        ]
        took = look(server, "/api/games")
        while open_lines and time.perf_counter() - begun < SILENCE:
            time.sleep(0.1)
            open_lines = [line for line in open_lines if is_open(line)]
        return {
            "connections": SILENT,
            "request_seconds": took,
            "left_open": len(open_lines),
            "seconds": round(time.perf_counter() - begun, 1),
        }


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    with suppress(BlockingIOError):
        try:
            return line.recv(1) != b""
        except ConnectionError:
            return False
    return True


# ---------------------------------------------------------------- a person's bot


async def against_a_bot(game: Game, seconds: float, tables: int) -> BotWaits:
    """Choices for one table, while others never stop to ask for some, each for all its seats."""
    match = game.match(min(game.about.seats), seed=1)
    (seat,) = match.acting
    workshop = Workshop(foresight=Foresight.ALWAYS)
    await workshop.start()

    async def ask(table: str) -> float:
        asked = time.perf_counter()
        choice = await workshop.choose(match, seat, LEVEL, random.getrandbits(31), table)
        took = time.perf_counter() - asked
        return -took if choice.in_haste else took

    async def keep_asking(table: str) -> None:
        while True:
            await ask(table)

    while await ask("ours") < 0:  # until bots can think ahead
        pass
    others = [
        asyncio.create_task(keep_asking(f"table {number}"))
        for number in range(tables)
        for _ in match.seats
    ]
    until, waits = time.perf_counter() + seconds, list[float]()
    while time.perf_counter() < until:
        waits.append(await ask("ours"))
    for task in others:
        task.cancel()
    await asyncio.wait([*others, asyncio.create_task(workshop.close())])
    lengths = sorted(map(abs, waits))
    return {
        "bot_moves": len(waits),
        "middle_seconds": round(lengths[len(waits) // 2], 3),
        "longest_seconds": round(lengths[-1], 3),
        "in_haste": sum(wait < 0 for wait in waits),
    }


def bots_beside(game: Game, seconds: float) -> dict[str, BotWaits]:
    return {
        name: asyncio.run(against_a_bot(game, seconds, tables))
        for name, tables in (("alone", 0), ("beside_bots", BOT_TABLES))
    }


def attacked(game: Game, seconds: float) -> Attacked:
    """All of it, one after the other."""
    return {
        "game": game.name,
        "undo_storm": undo_storm(game, seconds),
        "long_logs": long_logs(game),
        "silent_connections": silence(game),
        "person_against_bot": bots_beside(game, seconds),
    }
