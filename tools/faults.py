"""Several servers on one PostgreSQL, under load, while they and what they stand on are broken.

    python -m tools.faults [FAULTS] [TABLES]

Servers are killed, stopped for longer than their lease and continued, cut off from the database and
from each other; the database is stopped and killed, its disk is full, and its standby is promoted.
People play on wherever they are let in. At the end `tools/history.py` compares all that they were
told with the logs.
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludotheque.tables import access
from ludotheque.tables.entries import Moved, read_entry
from ludotheque.tables.postgres_store import LEASE, PostgresStore
from ludotheque.tables.store import Store
from tests.postgres import Replicated, disks_can_be_made, replicated_postgres
from tests.server.server import Server, free_port
from tests.tables.wire import Wire

from .history import Account, Ear, Logged

SERVERS = 3
KEY = bytes(range(32))
AT_LEAST = 20  # entries announced between two faults, however slow the machine
BROKEN = 240.0  # seconds after which people must have been told something again, on any machine
QUIET = 15.0  # seconds without a word after which they come in anew
LOST = (OSError, WebSocketException, TimeoutError)
GAME = "pac-man"


class People:
    """Two who play and one who watches, each at any server, again whenever they are cut off."""

    def __init__(self, opened: Any, servers: list[Member]) -> None:
        self.servers = servers
        self.account = Account(opened["table"])
        self.tokens = opened["tokens"]
        self.over = False
        self.numbers = 0
        self.silences: list[float] = []  # seconds between being cut off and hearing again

    async def be_there(self) -> None:
        async with asyncio.TaskGroup() as everybody:
            for seat in (*self.tokens, ""):
                everybody.create_task(self.stay(seat))

    async def stay(self, seat: str) -> None:
        """Until the game is over."""
        ear, asked, cut_off = Ear(), dict[str, Any](), 0.0
        while not self.over:
            server = random.choice(self.servers)
            ear.last = None
            with suppress(*LOST):
                address = f"ws://127.0.0.1:{server.port}/live/{self.account.table}"
                async with connect(
                    address, compression=None, proxy=None, max_size=None, open_timeout=5,
                    close_timeout=1, ping_interval=None,
                ) as line:  # fmt: skip
                    tokens = [self.tokens[seat]] if seat else []
                    await line.send(json.dumps({"type": "hello", "tokens": tokens}))
                    await self.talk(line, seat, ear, asked, cut_off)
            cut_off = cut_off or time.monotonic()
            if ear.last is not None:
                cut_off = time.monotonic()
            await asyncio.sleep(random.uniform(0.05, 0.25))

    async def talk(
        self, line: ClientConnection, seat: str, ear: Ear, asked: dict[str, Any], cut_off: float
    ) -> None:
        position: Any = None
        while not self.over:
            async with asyncio.timeout(QUIET):
                message = json.loads(await line.recv())
            self.account.note(ear, seat, message)
            match message["type"]:
                case "snapshot":
                    if cut_off:
                        self.silences.append(time.monotonic() - cut_off)
                        cut_off = 0.0
                    if asked:
                        await line.send(json.dumps(asked))
                case "accepted":
                    asked.clear()
                case "refused" | "error" if message["request"]:
                    asked.clear()
            position = message.get("position") or position
            if position:
                self.over = self.over or position["over"]
                legal = position["legal"].get(seat)
                if legal and not asked:
                    await self.play(line, seat, legal, position["length"], asked)

    async def play(
        self, line: ClientConnection, seat: str, legal: list[str], after: int, asked: dict[str, Any]
    ) -> None:
        self.numbers += 1
        request = f"r{self.numbers}"
        self.account.sent.add(f"{seat}:{request}")
        asked |= {"type": "play", "request": request, "seat": seat, "after": after}
        asked["move"] = random.choice(legal)
        await line.send(json.dumps(asked))


class Member(Server):
    """One of the servers, whose lines to the database and to the others can be cut."""

    database: Wire
    peers: Wire


@asynccontextmanager
async def company(folder: Path, address: str) -> AsyncIterator[list[Member]]:
    """So many servers on one database."""
    async with AsyncExitStack() as stack:
        members = []
        for number in range(SERVERS):
            data = folder / f"server {number}"
            data.mkdir()
            access.write_privately(data / access.NAME, KEY)
            port = free_port()
            database = await stack.enter_async_context(Wire(address))
            peers = await stack.enter_async_context(Wire(f"postgresql://peer@127.0.0.1:{port}"))
            member = Member(
                data,
                LUDOTHEQUE_STORE=database.address,
                LUDOTHEQUE_PEERS=f"127.0.0.1:{port}",
                LUDOTHEQUE_PEERS_AT=f"127.0.0.1:{peers.port}",
                LUDOTHEQUE_FORESIGHT="never",
                LUDOTHEQUE_CONNECTIONS="100000",
            )
            member.database, member.peers = database, peers
            await asyncio.to_thread(member.start)
            stack.callback(end, member)
            members.append(member)
        yield members


def end(member: Member) -> None:
    if member.process is not None and member.process.poll() is None:
        member.process.send_signal(signal.SIGCONT)
        member.kill()


# ---------------------------------------------------------------- what is broken


async def kill(members: list[Member], database: Replicated) -> None:
    member = random.choice(members)
    await asyncio.to_thread(member.kill)
    await asyncio.to_thread(member.start)


async def pause(members: list[Member], database: Replicated) -> None:
    """Longer than its lease: the others have its tables when it goes on."""
    process = random.choice(members).process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(LEASE + random.uniform(0.5, 2))
    process.send_signal(signal.SIGCONT)


async def cut_off(wire: Wire) -> None:
    wire.is_cut = True
    await asyncio.sleep(random.uniform(0.5, LEASE + 2))
    wire.is_cut = False
    wire.hang_up()


async def cut_from_database(members: list[Member], database: Replicated) -> None:
    await cut_off(random.choice(members).database)


async def cut_from_peers(members: list[Member], database: Replicated) -> None:
    await cut_off(random.choice(members).peers)


async def restart_database(members: list[Member], database: Replicated) -> None:
    primary = database.primary
    await asyncio.to_thread(random.choice((primary.stop, primary.kill)))
    await asyncio.sleep(random.uniform(0, 3))
    await asyncio.to_thread(primary.start)


async def fill_disk(members: list[Member], database: Replicated) -> None:
    """The database's; it may end because of that, and is started again when there is room."""
    disk, process = database.primary.disk, database.primary.process
    assert disk is not None
    assert process is not None
    await asyncio.to_thread(disk.fill)
    await asyncio.sleep(random.uniform(1, 5))
    await asyncio.to_thread(disk.empty)
    if process.poll() is not None:
        await asyncio.to_thread(database.primary.start)


async def promote_standby(members: list[Member], database: Replicated) -> None:
    """The primary and all that it had is lost, and the servers find its standby instead."""
    await asyncio.to_thread(database.promote)
    for member in members:
        member.database.lead_to(database.primary.address)


Fault = Callable[[list[Member], Replicated], Awaitable[None]]
FAULTS: dict[Fault, int] = {  # and how many of a hundred
    kill: 60,
    pause: 8,
    cut_from_database: 8,
    cut_from_peers: 8,
    restart_database: 6,
    fill_disk: 5,
    promote_standby: 5,
}


# ---------------------------------------------------------------- all of it


async def open_tables(members: list[Member], tables: int) -> list[People]:
    found = []
    async with httpx.AsyncClient(timeout=30) as client:
        for _ in range(tables):
            wanted = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
            member = random.choice(members)
            answer = await client.post(f"{member.url}/api/tables", json=wanted)
            found.append(People(answer.raise_for_status().json(), members))
    return found


def announced(people: list[People]) -> int:
    return sum(len(each.account.told) for each in people)


async def more_is_announced(people: list[People]) -> None:
    enough = announced(people) + AT_LEAST
    async with asyncio.timeout(BROKEN):
        while announced(people) < enough and not all(each.over for each in people):
            await asyncio.sleep(0.01)


async def break_again_and_again(
    faults: list[Fault], tables: int, folder: Path, database: Replicated
) -> list[str]:
    """What is wrong in the end, if anything."""
    async with company(folder, database.primary.address) as members:
        people: list[People] = []
        staying: list[asyncio.Task[None]] = []
        for number, fault in enumerate(faults, 1):
            if all(each.over for each in people):
                fresh = await open_tables(members, tables)
                staying += [asyncio.create_task(each.be_there()) for each in fresh]
                people += fresh
            await more_is_announced(people)
            await asyncio.sleep(random.uniform(0, 0.3))
            await fault(members, database)
            name = fault.__name__.replace("_", " ")
            print(f"{number}/{len(faults)} {name}, {announced(people):,} announced", flush=True)
        await more_is_announced(people)
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)
        tell_silences([each for group in people for each in group.silences])
        return await compared(people, database.primary.address)


def tell_silences(silences: list[float]) -> None:
    if len(silences) > 1:
        middle, late = statistics.median(silences), statistics.quantiles(silences, n=100)[-1]
        print(
            f"{len(silences):,} times somebody was cut off, for {middle:.2f} s in the middle,"
            f" {late:.1f} s of the last in a hundred, {max(silences):.1f} s at most"
        )


async def compared(people: list[People], address: str) -> list[str]:
    """Each account with the log of its table, as the database has it."""
    store = await PostgresStore.open(address, access.Keys(KEY).check)
    try:
        found = [await compared_with_log(each.account, store) for each in people]
    finally:
        await store.close()
    return [wrong for each in found for wrong in each]


async def compared_with_log(account: Account, store: Store) -> list[str]:
    """What of an account cannot be true of the log that a store has of its table."""
    stored = await store.read(account.table)
    entries = {one.seq: read_entry(one.body) for one in stored}
    log = {seq: shown(entry) for seq, entry in entries.items()}
    moves = [Logged(seq, e.request) for seq, e in entries.items() if isinstance(e, Moved)]
    return account.compare(log, moves)


def shown(entry: Any) -> Any:
    """An entry as everybody is told it, at a table of a game without secrets."""
    from ludotheque.tables.messages import encode, public_entry

    return json.loads(encode(public_entry(entry)))


def chosen(number: int) -> list[Fault]:
    """As many as there should be of each kind, in any order; the first of each kind come first."""
    kinds = [kind for kind in FAULTS if kind is not fill_disk or disks_can_be_made()]
    return [*kinds, *random.choices(kinds, [FAULTS[kind] for kind in kinds], k=number)][:number]


def run(faults: list[Fault], tables: int) -> list[str]:
    with tempfile.TemporaryDirectory() as folder, replicated_postgres() as database:
        return asyncio.run(break_again_and_again(faults, tables, Path(folder), database))


def main() -> int:
    given = [int(text) for text in sys.argv[1:]]
    faults, tables = [*given, *(100, 50)[len(given) :]]
    started = time.perf_counter()
    wrong = run(chosen(faults), tables)
    for each in wrong[:20]:
        print(each)
    took = time.perf_counter() - started
    print(f"{faults} faults in {took:.0f} s: {len(wrong)} contradictions.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
