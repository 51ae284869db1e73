"""Several processes behind one port: whichever of them answers, it is one site."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from ludotheque.api.connection import COME_BACK, GOODBYE
from tests.cli.command import process
from tests.postgres import Databases

from .server import PATIENCE, Server, bearing, running
from .test_many import play_until
from .test_serving import wait_for
from .viewer import Viewer

WORKERS = 3
ESTABLISHED = "01"  # as the system lists connections


@contextmanager
def working(folder: Path, **environment: str) -> Iterator[Server]:
    with running(folder / "data", LUDOTHEQUE_WORKERS=str(WORKERS), **environment) as server:
        yield server


@pytest.fixture(params=["folder", "database"])
async def server(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: Databases
) -> AsyncIterator[Server]:
    store = {"LUDOTHEQUE_STORE": await postgres.new()} if request.param == "database" else {}
    with working(tmp_path, **store) as found:
        yield found


def workers_of(server: Server) -> list[int]:
    """The processes that answer."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(each) for each in children.read_text().split() if is_worker(int(each))]


def is_worker(pid: int) -> bool:
    try:
        return b"server.workers" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


async def test_everybody_at_a_table_hears_everything_once(server: Server) -> None:
    opened = server.open_table("me", "me")
    table, tokens = opened["table"], opened["tokens"]
    players = [Viewer(server, table, tokens[seat], seed=1) for seat in "AB"]
    watchers = [Viewer(server, table) for _ in range(6)]
    for viewer in (*players, *watchers):
        await viewer.arrive()
    await play_until(80, *players, *watchers)
    for viewer in (*players, *watchers):
        assert sorted(viewer.heard) == list(range(min(viewer.heard), viewer.seq + 1))
        viewer.break_off()


def test_tables_are_spread_and_found_at_every_process(server: Server) -> None:
    assert len(workers_of(server)) == WORKERS
    opened = [server.open_table("me", "bot") for _ in range(12)]
    for each in opened:
        for _ in range(4):  # each by a connection of its own
            assert server.look(each["table"])["started"]
        answer = httpx.delete(
            f"{server.url}/api/tables/{each['table']}", headers=bearing(each["host"])
        )
        assert answer.status_code == 204
        assert httpx.get(f"{server.url}/api/tables/{each['table']}").status_code == 404


@pytest.mark.skipif(not Path("/proc").exists(), reason="there is no list of processes")
async def test_a_process_that_is_killed_is_replaced_and_nothing_is_lost(server: Server) -> None:
    opened = server.open_table("me", "me")
    viewer = Viewer(server, opened["table"], *opened["tokens"].values(), seed=3)
    await viewer.arrive()
    for goal, worker in enumerate(workers_of(server), 1):
        await play_until(20 * goal, viewer)
        os.kill(worker, signal.SIGKILL)
        await come_back(viewer)
    await play_until(20 * (WORKERS + 1), viewer)
    wait_for(lambda: len(workers_of(server)) == WORKERS)
    viewer.break_off()


async def come_back(viewer: Viewer) -> None:
    """Goes on at a new connection, as a page does; nothing that was announced may be missing."""
    viewer.break_off()
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await viewer.arrive()
                return
            except (OSError, ConnectionClosed, InvalidMessage, InvalidStatus):
                await asyncio.sleep(0.1)


def test_what_an_address_may_do_it_may_do_once_at_all_processes(tmp_path: Path) -> None:
    with working(tmp_path, LUDOTHEQUE_TABLES_A_MINUTE="6") as server:
        answers = [httpx.post(f"{server.url}/api/seals") for _ in range(10)]
        assert [each.status_code for each in answers] == [201] * 6 + [429] * 4


def test_why_processes_cannot_start_is_told(tmp_path: Path) -> None:
    settings = {"LUDOTHEQUE_PAGE": str(tmp_path / "nowhere")}
    done = process(
        *("serve", "--port", "0", "--workers", "2", "--data", str(tmp_path / "data")), **settings
    )
    assert done.code == 1
    assert "nowhere" in done.err


# ---------------------------------------------------------------- who has a live connection


def sockets_of(pid: int) -> set[str]:
    """The sockets that a process has open, as the system calls them."""
    found = set()
    for each in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):  # closed meanwhile
            found.add(each.readlink().name)
    return {name[len("socket:[") : -1] for name in found if name.startswith("socket:[")}


def connections_at(server: Server) -> dict[int, str]:
    """The open connections to a server by the port of who has connected, with their sockets."""
    found = {}
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        (_, here), (_, there) = fields[1].split(":"), fields[2].split(":")
        if fields[3] == ESTABLISHED and int(here, 16) == server.port:
            found[int(there, 16)] = fields[9]
    return found


def holders(server: Server, viewers: Sequence[Viewer]) -> set[int]:
    """The processes that have the connections of viewers open: one for each would be right."""
    sockets = connections_at(server)
    wanted = {sockets[viewer.line.local_address[1]] for viewer in viewers}
    return {pid for pid in workers_of(server) if wanted & sockets_of(pid)}


async def arrived(viewers: Sequence[Viewer]) -> None:
    for viewer in viewers:
        await viewer.arrive()


async def closed(viewer: Viewer) -> None:
    """Waits until a connection is closed from the other side."""
    with suppress(ConnectionClosed):
        while True:
            await viewer.next()


async def test_all_connections_of_a_table_are_at_the_process_that_owns_it(server: Server) -> None:
    owners = set()
    for _ in range(3):
        opened = server.open_table("me", "me")
        tokens = opened["tokens"]
        players = [Viewer(server, opened["table"], tokens[seat], seed=1) for seat in "AB"]
        everybody = [*players, *(Viewer(server, opened["table"]) for _ in range(14))]
        await arrived(everybody)
        found = holders(server, everybody)
        assert len(found) == 1
        owners |= found
        await play_until(40, *everybody)
        for viewer in everybody:
            await viewer.depart()
            assert viewer.line.close_code == GOODBYE
    wait_for(lambda: not connections_at(server))
    assert owners <= set(workers_of(server))


async def test_who_loses_the_owner_comes_back_to_another(server: Server) -> None:
    opened = server.open_table("me", "me")
    player = Viewer(server, opened["table"], *opened["tokens"].values(), seed=3)
    everybody = [player, *(Viewer(server, opened["table"]) for _ in range(8))]
    await arrived(everybody)
    await play_until(20, *everybody)
    (owner,) = holders(server, everybody)
    os.kill(owner, signal.SIGKILL)
    for viewer in everybody:
        await closed(viewer)
    for viewer in everybody:
        await come_back(viewer)
    assert len(holders(server, everybody)) == 1
    await play_until(40, *everybody)
    wait_for(lambda: len(workers_of(server)) == WORKERS)


async def test_a_process_that_ends_says_goodbye_to_those_it_was_given(server: Server) -> None:
    opened = server.open_table("me", "me")
    everybody = [Viewer(server, opened["table"]) for _ in range(9)]
    await arrived(everybody)
    (owner,) = holders(server, everybody)
    os.kill(owner, signal.SIGTERM)
    for viewer in everybody:
        await closed(viewer)
        assert viewer.line.close_code == COME_BACK
    for viewer in everybody:
        await come_back(viewer)


async def test_who_is_turned_away_is_so_by_every_process(tmp_path: Path) -> None:
    with working(tmp_path, LUDOTHEQUE_CONNECTIONS="3") as server:
        table = server.open_table("me", "me")["table"]
        for _ in range(3 * WORKERS):
            assert await refusal(server, table, origin="http://elsewhere.example") == 403
            assert await refusal(server, table, host="elsewhere.example") == 421
        family = [Viewer(server, table) for _ in range(3)]
        await arrived(family)
        for _ in range(3 * WORKERS):
            assert await refusal(server, table) == 429


async def refusal(server: Server, table: str, host: str = "", origin: str = "") -> int:
    """With which status a live connection is refused."""
    given: dict[str, Any] = {"origin": origin or None, "proxy": None}
    if host:
        given |= {"host": "127.0.0.1", "port": server.port}
    address = f"ws://{host}/live/{table}" if host else server.live + table
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, **given)
    return refused.value.response.status_code
