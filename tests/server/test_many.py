"""Several servers on one database: wherever somebody comes in, it is one table."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.api.connection import COME_BACK
from ludotheque.tables import access
from tests.cli.command import process
from tests.postgres import Databases

from .server import PATIENCE, Server, bearing, free_port, running
from .viewer import Viewer

KEY = bytes(range(32))
TOO_MANY = 429
ABSENCE = 2.0  # seconds after which bots play for whoever is away


@contextmanager
def servers(folder: Path, address: str, number: int, **environment: str) -> Iterator[list[Server]]:
    """So many servers that share a database, and a key."""
    with ExitStack() as stack:
        found = []
        for each in range(number):
            data = folder / f"server {each}"
            data.mkdir(parents=True)
            access.write_privately(data / access.NAME, KEY)
            usual = {"LUDOTHEQUE_STORE": address, "LUDOTHEQUE_ABSENCE": str(ABSENCE)}
            found.append(stack.enter_context(running(data, **usual | environment)))
        yield found


@pytest.fixture
async def pair(tmp_path: Path, postgres: Databases) -> AsyncIterator[list[Server]]:
    address = await postgres.new()
    with servers(tmp_path, address, 2) as found:
        yield found


async def play_until(seq: int, *viewers: Viewer) -> None:
    """Everybody plays and listens until all have heard of an entry."""

    async def go_on(viewer: Viewer) -> None:
        while viewer.seq < seq:
            await viewer.move()
            await viewer.next()

    await asyncio.gather(*map(go_on, viewers))


async def come_in(viewer: Viewer) -> None:
    """As soon as that is possible."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await viewer.arrive()
                return
            except (OSError, ConnectionClosed):
                await asyncio.sleep(0.1)


async def test_two_servers_share_a_table_and_nobody_is_taken_to_be_away(
    pair: list[Server],
) -> None:
    """Without an owner of the table, listeners at the second server would hear nothing, and bots
    would play for both people after a while.
    """
    here, there = pair
    opened = here.open_table("me", "me")
    a = Viewer(here, opened["table"], opened["tokens"]["A"], seed=1)
    b = Viewer(there, opened["table"], opened["tokens"]["B"], seed=2)
    watcher = Viewer(there, opened["table"])
    everybody = (a, b, watcher)
    for viewer in everybody:
        await viewer.arrive()
    await play_until(60, *everybody)
    await asyncio.sleep(1.5 * ABSENCE)
    await play_until(120, *everybody)
    for viewer in everybody:
        assert sorted(viewer.heard) == list(range(min(viewer.heard), viewer.seq + 1))
        assert all(told["entry"]["type"] in ("moved", "drawn") for told in viewer.heard.values())
    shared = range(max(min(viewer.heard) for viewer in everybody), 120)
    assert all(a.heard[seq]["at"] == b.heard[seq]["at"] for seq in shared)
    for server in pair:
        seats = server.look(opened["table"])["seats"]
        assert [(seat["kind"], seat["stand_in"]) for seat in seats] == [("person", "")] * 2
        assert all(seat["present"] for seat in seats)
    for viewer in everybody:
        await viewer.depart()


def test_every_request_is_answered_by_the_owner_of_the_table(
    pair: list[Server],
) -> None:
    here, there = pair
    opened = here.open_table("me", "open")
    table, host = opened["table"], bearing(opened["host"])
    with there.client() as client:
        wanted = {"invitation": opened["invitations"]["B"], "name": "Zoé"}
        joined = client.post(f"/api/tables/{table}/join", json=wanted)
        assert joined.status_code == 201, joined.text
        assert client.post(f"/api/tables/{table}/join", json=wanted).status_code == 410
        for path in ("log", "board", "fairness"):
            address = f"/api/tables/{table}/{path}"
            found, owned = client.get(address), httpx.get(here.url + address)
            assert (found.status_code, found.content) == (200, owned.content)
            assert found.headers["content-type"] == owned.headers["content-type"]
        assert client.get("/api/tables/nowhere").status_code == 404
        assert client.delete(f"/api/tables/{table}", headers=host).status_code == 204
    with here.client() as client:
        assert client.get(f"/api/tables/{table}").status_code == 404


def test_a_code_that_one_server_shows_is_known_to_the_others(pair: list[Server]) -> None:
    here, there = pair
    opened = here.open_table("open", "open", phones=True)
    with here.client() as client:
        headers = bearing(opened["host"])
        [code, _] = client.get(f"/api/tables/{opened['table']}/codes", headers=headers).json()
    with there.client() as client:
        found = client.post("/api/codes", json={"code": code["code"]}).json()
        assert found == {"table": opened["table"], "seat": "A", "invitation": code["invitation"]}
        wanted = {"invitation": found["invitation"], "name": "Zoé"}
        assert client.post(f"/api/tables/{opened['table']}/join", json=wanted).status_code == 201
        assert client.post("/api/codes", json={"code": code["code"]}).json()["invitation"] == ""


def test_what_an_address_may_do_it_may_do_once_at_all_servers(
    tmp_path: Path, postgres: Databases
) -> None:
    address = asyncio.run(postgres.new())
    with servers(tmp_path, address, 2, LUDOTHEQUE_TABLES_A_MINUTE="6") as both:
        answers = [httpx.post(f"{both[number % 2].url}/api/seals") for number in range(10)]
        assert [each.status_code for each in answers] == [201] * 6 + [429] * 4
        assert all(1 <= int(each.headers["retry-after"]) <= 10 for each in answers[6:])


async def test_connections_of_an_address_count_at_all_servers(
    tmp_path: Path, postgres: Databases
) -> None:
    address = await postgres.new()
    with servers(tmp_path, address, 2, LUDOTHEQUE_CONNECTIONS="12") as (here, there):
        table = here.open_table("me", "me")["table"]
        viewers = [Viewer(here, table) for _ in range(10)]
        for viewer in viewers:
            await viewer.arrive()
        async with asyncio.timeout(PATIENCE):
            while await has_room_for(there, table, 4):
                pass
            while not await has_room_for(there, table, 2):
                pass
            for viewer in viewers:
                viewer.break_off()
            while not await has_room_for(there, table, 12):
                pass


async def has_room_for(server: Server, table: str, number: int) -> bool:
    """Whether so many live connections can be opened, which are closed again."""
    viewers = [Viewer(server, table) for _ in range(number)]
    try:
        for viewer in viewers:
            await viewer.arrive()
    except InvalidStatus as refused:
        if refused.response.status_code != TOO_MANY:
            raise
        return False
    finally:
        for viewer in viewers:
            if viewer._line is not None:
                viewer.break_off()
    return True


def test_a_server_with_another_key_is_refused(pair: list[Server], tmp_path: Path) -> None:
    store = pair[0].environment["LUDOTHEQUE_STORE"]
    done = process("serve", "--port", "0", "--data", str(tmp_path / "other"), "--store", store)
    assert done.code == 1
    assert "key" in done.sentence


async def test_a_server_that_is_killed_loses_its_tables_to_the_others(pair: list[Server]) -> None:
    here, there = pair
    opened = here.open_table("me", "me")
    viewer = Viewer(there, opened["table"], *opened["tokens"].values(), seed=3)
    await viewer.arrive()
    await play_until(30, viewer)
    here.kill()
    again = Viewer(there, opened["table"], *opened["tokens"].values(), seed=4)
    again.seq = viewer.seq  # it may not have forgotten anything
    await come_in(again)
    await play_until(60, again)
    here.start()
    late = Viewer(here, opened["table"])
    await late.arrive()
    assert late.seq == again.seq
    for each in (viewer, again, late):
        await each.depart()


async def test_who_listens_to_a_server_that_was_stopped_for_too_long_is_sent_to_the_others(
    tmp_path: Path, postgres: Databases
) -> None:
    """Also where figures are told, and the store is measured."""
    address = await postgres.new()
    environment = {"LUDOTHEQUE_METRICS": str(free_port()), "LUDOTHEQUE_ABSENCE": "3600"}
    with (
        servers(tmp_path / "a", address, 1, **environment) as (here,),
        servers(tmp_path / "b", address, 1) as (there,),
    ):
        opened = here.open_table("me", "me")
        old = Viewer(here, opened["table"], opened["tokens"]["A"])
        await old.arrive()
        assert here.process is not None
        here.process.send_signal(signal.SIGSTOP)
        try:
            await come_in(new := Viewer(there, opened["table"], *opened["tokens"].values()))
        finally:
            here.process.send_signal(signal.SIGCONT)
        with pytest.raises(ConnectionClosed) as closed:
            await old.until("nothing that is ever told")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == COME_BACK
        await old.arrive()
        await play_until(30, new)
        await play_until(30, old)
        for each in (old, new):
            await each.depart()
