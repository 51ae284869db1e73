"""Several processes behind one port: whichever of them answers, it is one site."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.cli.command import process
from tests.postgres import Databases

from .server import PATIENCE, Server, bearing, running
from .test_many import play_until
from .test_serving import wait_for
from .viewer import Viewer

WORKERS = 3


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
