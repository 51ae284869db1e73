"""How long the real server takes to open a table from a PostgreSQL that holds very many.

A few tables are made and played at by a real server; then their logs are copied under new names,
as many as are wanted, at times spread over a year. The seal in a copy's header is that of its own
name, so that the server takes it for its own; what was drawn before does not follow from it, which
only somebody would notice who verified the game. Then a new server opens some at random, one after
the other: from the beginning of a live connection until the table is shown.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NotRequired, TypedDict

from ludotheque.engine import fair
from ludotheque.engine.game import Game

from . import own_postgres
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
    summary,
    write,
)
from .wire import Wire, connected

if TYPE_CHECKING:
    from ludotheque.engine.json_types import Json

ORIGINALS = 8  # tables that are really played at
LEAST_MOVES, MOST_MOVES = 4, 12  # of each
SAMPLES = 300  # tables that are opened
WARM_UP = 20  # tables that are opened before
TOGETHER = 20_000  # tables in one statement
A_YEAR = 365 * 24 * 3600 * 1000  # milliseconds
KEY = "key"  # the file in a data folder
GONE = "gone"  # the server that owned the copies, and does not live
COPYING = (
    "CREATE TEMPORARY TABLE original (number int, seq bigint, at bigint, body bytea)",
    "CREATE TEMPORARY TABLE copy (id text, number int, later bigint)",
)
COPY_ENTRIES = """
    INSERT INTO log SELECT id, seq, at + later, body FROM copy JOIN original USING (number)
"""
SCANNED = f"""
    SELECT coalesce(sum(seq_tup_read), 0) FROM pg_stat_user_tables
    WHERE schemaname = '{own_postgres.SCHEMA}' AND relname IN ('log', 'owner', 'checkpoint', 'code')
"""
Progress = Callable[[str], None]


class OpeningTimes(TypedDict):
    """How long tables took to open where so many are stored.

    `rows_scanned` counts the rows that the database went through one by one, for want of an index.
    """

    stored_tables: int
    entries: int
    filling_seconds: float
    opened_tables: int
    p50_ms: float
    p99_ms: float
    rows_scanned: int
    errors: int


class StoredReport(TypedDict):
    """At each size; the ratios are of the last to the first."""

    game: str
    by_stored_tables: list[OpeningTimes]
    p50_growth: NotRequired[float]
    p99_growth: NotRequired[float]


class Original(NamedTuple):
    """A table that was really played at: its log, and what is shown of it."""

    header: dict[str, Any]
    at: int
    entries: list[tuple[int, int, bytes]]
    position: Json


# ---------------------------------------------------------------- tables to copy


class Showing:
    """What a live connection shows of a table first of all."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def snapshot(self, name: str, tokens: Sequence[str] = (), moves: int = 0) -> Any:
        """The table as it is shown; with tokens, after so many moves have been played there."""
        shown: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        left = moves

        def hear(wire: Wire, message: bytes) -> None:
            nonlocal left
            if not message.startswith((b'{"type":"snapshot"', b'{"type":"news"')):
                return
            found = read(message)
            if left == 0 and not shown.done():
                shown.set_result(found)
            elif left and (legal := found["position"]["legal"]):
                left -= 1
                seat, offered = next(iter(legal.items()))
                wire.send(write({"type": "play", "seat": seat, "move": random.choice(offered)}))

        async with connected(self.port, f"/live/{name}", hear) as wire:
            wire.send(write({"type": "hello", "tokens": list(tokens)}))
            async with asyncio.timeout(STARTING):
                return await shown


async def play_originals(server: RunningServer, game: Game) -> list[str]:
    names = []
    for number in range(ORIGINALS):
        made = await new_table(server.port, a_table(game))
        moves = LEAST_MOVES + (MOST_MOVES - LEAST_MOVES) * number // (ORIGINALS - 1)
        await Showing(server.port).snapshot(made["table"], list(made["tokens"].values()), moves)
        names.append(made["table"])
    return names


async def read_originals(address: str, server: RunningServer, names: list[str]) -> list[Original]:
    connection = await own_postgres.connected_to(address)
    found = []
    try:
        for name in names:
            query = "SELECT seq, at, body FROM log WHERE id = $1 ORDER BY seq"
            (_, at, header), *entries = map(tuple, await connection.fetch(query, name))
            shown = await Showing(server.port).snapshot(name)
            found.append(Original(read(header), at, entries, shown["position"]))
    finally:
        await connection.close()
    return found


# ---------------------------------------------------------------- copies


class Copies:
    """Tables in a database, each like one of the originals."""

    def __init__(self, address: str, key: bytes, originals: list[Original]) -> None:
        self.address, self.key, self.originals = address, key, originals
        self.names: list[str] = []
        self.entries = 0

    async def fill(self, tables: int, progress: Progress) -> None:
        """Adds copies until there are so many."""
        connection = await own_postgres.connected_to(self.address)
        try:
            for statement in COPYING:
                await connection.execute(statement)
            rows = [
                (number, *entry)
                for number, original in enumerate(self.originals)
                for entry in original.entries
            ]
            await connection.copy_records_to_table("original", records=rows)
            while len(self.names) < tables:
                await self._add(connection, min(TOGETHER, tables - len(self.names)))
                progress(f"{len(self.names)} / {tables}")
            await connection.execute("VACUUM ANALYZE log, owner")
        finally:
            await connection.close()

    async def _add(self, connection: Any, tables: int) -> None:
        copies = [
            (secrets.token_hex(12), number, -random.randrange(A_YEAR))
            for number in random.choices(range(len(self.originals)), k=tables)
        ]
        owners = [
            (name, GONE, 1, len(self.originals[number].entries)) for name, number, _ in copies
        ]
        async with connection.transaction():
            await connection.copy_records_to_table("owner", records=owners)
            await connection.copy_records_to_table("log", records=map(self._header, copies))
            await connection.execute("TRUNCATE copy")
            await connection.copy_records_to_table("copy", records=copies)
            await connection.execute(COPY_ENTRIES)
        self.names += [name for name, _, _ in copies]
        self.entries += sum(last for _, _, _, last in owners)

    def _header(self, copy: tuple[str, int, int]) -> tuple[str, int, int, bytes]:
        """That of the original, with the seal that the copy's name has."""
        name, number, later = copy
        original = self.originals[number]
        seal = fair.seal_of(fair.secret_of(self.key, name)).hex()
        return name, 0, original.at + later, write(original.header | {"seal": seal})

    def has(self, shown: Any) -> bool:
        """Whether a table is shown as one of the originals is."""
        return any(shown["position"] == original.position for original in self.originals)


# ---------------------------------------------------------------- opening them


async def open_some(server: RunningServer, copies: Copies, samples: int) -> tuple[list[float], int]:
    """How long each took, and how many were not what they should be."""
    times, errors = [], 0
    chosen = random.sample(copies.names, min(WARM_UP + samples, len(copies.names)))
    for name in chosen:
        started = time.perf_counter()
        shown = await Showing(server.port).snapshot(name)
        times.append(time.perf_counter() - started)
        errors += not copies.has(shown)
    return times[min(WARM_UP, len(times) // 2) :], errors


def load_stored(
    game: Game,
    sizes: Sequence[int],
    store: str = own_postgres.TEMPORARY,
    samples: int = SAMPLES,
    progress: Progress = lambda doing: None,
    program: tuple[str, ...] = PROGRAM,
) -> StoredReport:
    """Opens some tables where so many are stored, at each size in turn."""
    found: list[OpeningTimes] = []
    with own_postgres.database(store) as address, tempfile.TemporaryDirectory() as name:
        folder, command = Path(name), (*program, "--store", address)
        with running_server(folder, 0, command, **UNHURRIED) as server:
            names = run_with_speed(play_originals(server, game))
            originals = run_with_speed(read_originals(address, server, names))
        copies = Copies(address, (folder / KEY).read_bytes(), originals)
        for size in sorted(sizes):
            began = time.perf_counter()
            asyncio.run(copies.fill(size, progress))
            filling = time.perf_counter() - began
            before = asyncio.run(own_postgres.fetch_value(address, SCANNED))
            with running_server(folder, 0, command, **UNHURRIED) as server:
                times, errors = run_with_speed(open_some(server, copies, samples))
            scanned = asyncio.run(own_postgres.fetch_value(address, SCANNED)) - before
            found.append(described(copies, filling, times, int(scanned), errors))
    return report(game, found)


def described(
    copies: Copies, filling: float, times: list[float], scanned: int, errors: int
) -> OpeningTimes:
    times_of = summary(times, 1.0, errors)
    return {
        "stored_tables": len(copies.names),
        "entries": copies.entries,
        "filling_seconds": round(filling, 1),
        "opened_tables": len(times),
        "p50_ms": times_of["p50_ms"],
        "p99_ms": times_of["p99_ms"],
        "rows_scanned": scanned,
        "errors": errors,
    }


def report(game: Game, found: list[OpeningTimes]) -> StoredReport:
    made: StoredReport = {"game": game.name, "by_stored_tables": found}
    if len(found) > 1:
        first, last = found[0], found[-1]
        made["p50_growth"] = round(last["p50_ms"] / max(first["p50_ms"], 0.01), 2)
        made["p99_growth"] = round(last["p99_ms"] / max(first["p99_ms"], 0.01), 2)
    return made
