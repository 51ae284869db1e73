"""A real server and a real thinker: it thinks for the server's bots, and nobody needs it."""

from __future__ import annotations

import asyncio
import json
import re
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO

import httpx
import pytest

from ludotheque.words import say
from tests.cli.command import command, environment_of_its_own
from tests.postgres import Databases

from .server import PATIENCE, Server, free_port, running
from .viewer import Viewer

BOTS = [{"kind": "bot", "bot": "master"}] * 2
PAUSE = "0.05"  # seconds before each move, so that a game takes a while


class Watched(Server):
    """A server that says where its bots' choices were thought of."""

    @property
    def figures(self) -> str:
        return f"http://127.0.0.1:{self.environment['LUDOTHEQUE_METRICS']}/metrics"

    def choices(self, where: str) -> float:
        told = httpx.get(self.figures).raise_for_status().text
        (found,) = re.findall(
            rf'^ludotheque_bot_choices_total{{where="{where}"}} (\S+)$', told, re.M
        )
        return float(found)


@pytest.fixture
def address(postgres: Databases) -> str:
    return asyncio.run(postgres.new())


@pytest.fixture
def server(tmp_path: Path, address: str) -> Iterator[Watched]:
    settings = {
        "LUDOTHEQUE_STORE": address,
        "LUDOTHEQUE_METRICS": str(free_port()),
        "LUDOTHEQUE_BOT_PAUSE": PAUSE,
    }
    with running(tmp_path / "data", Watched, **settings) as found:
        assert isinstance(found, Watched)
        yield found


@contextmanager
def thinker(address: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A process that has said that it thinks."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ludotheque", "think", "--for", address, "--log", *arguments],
        env=environment_of_its_own(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        assert said_in_time(process.stdout), process.communicate(timeout=PATIENCE)
        yield process
    finally:
        process.kill()
        process.communicate()


def said_in_time(output: IO[str]) -> str:
    ready, _, _ = select.select([output], [], [], PATIENCE)
    return output.readline() if ready else ""


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.05)


@asynccontextmanager
async def bots_play(server: Server) -> AsyncIterator[Viewer]:
    """A table of bots, and somebody who watches: without them, bots would stop."""
    with server.client() as client:
        answer = client.post("/api/tables", json={"game": "pac-man", "seats": BOTS})
    assert answer.status_code == 201, answer.text
    viewer = Viewer(server, answer.json()["table"])
    await viewer.arrive()
    listening = asyncio.create_task(listen(viewer))
    try:
        yield viewer
    finally:
        listening.cancel()
        await viewer.depart()


async def listen(viewer: Viewer) -> None:
    while True:
        await viewer.next()


async def test_a_thinker_thinks_for_the_server_and_its_death_stops_no_game(
    server: Watched, address: str
) -> None:
    async with bots_play(server) as viewer:
        with thinker(address, "--processes", "1") as process:
            await until(lambda: server.choices("elsewhere") >= 3)
            process.send_signal(signal.SIGKILL)
            process.wait(PATIENCE)
        elsewhere, here, moves = server.choices("elsewhere"), server.choices("here"), viewer.seq
        await until(lambda: viewer.seq >= moves + 10 and server.choices("here") >= here + 5)
        assert server.choices("elsewhere") <= elsewhere + 1  # one that was on its way
    async with bots_play(server):
        with thinker(address):
            await until(lambda: server.choices("elsewhere") >= elsewhere + 3)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_thinker_ends_cleanly(
    number: signal.Signals, server: Watched, address: str
) -> None:
    async with bots_play(server):
        with thinker(address, "--processes", "2", "--lang", "fr") as process:
            await until(lambda: server.choices("elsewhere") >= 1)
            process.send_signal(number)
            out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    assert out.splitlines()[-1] == say("fr", "goodbye")
    lines = [json.loads(line) for line in err.splitlines()]
    assert [line["event"] for line in lines] == ["thinking", "ended"], err
    began, ended = lines
    assert began["processes"] == 2
    assert "pac-man" in began["games"]
    assert ended["answered"] >= 1


def test_what_is_wrong_with_an_address_is_one_sentence(address: str) -> None:
    nobody = "postgresql://nobody@127.0.0.1:9/nothing"
    for lang in ("en", "fr"):
        for given, code in ((nobody, "think-unreachable"), (address, "think-no-questions")):
            told = command("think", "--for", given, "--lang", lang)
            assert (told.code, told.sentence) == (1, say(lang, code))
        told = command("think", "--for", "here", "--lang", lang)
        values = {"given": "here", "example": "postgresql://"}
        assert (told.code, told.sentence) == (2, say(lang, "think-for-whom", values))
        told = command("think", "--lang", lang)
        assert (told.code, told.sentence) == (
            2,
            say(lang, "think-for-nobody", {"example": "postgresql://…"}),
        )


def test_without_the_extra_a_thinker_says_what_to_install(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    told = command("think", "--for", address)
    assert told.code == 1
    assert told.sentence == say("en", "postgres-missing", {"extra": "ludotheque[postgres]"})
