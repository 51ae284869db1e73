"""Thousands of bad messages while games are in progress: nothing comes of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.tiers import times

from .bad_messages import CODES, KINDS, Report, Stage, send_bad_messages, set_the_stage
from .server import Json, Server, running
from .viewer import Viewer

COUNT = times(5_000, 100_000)
GROWTH = 16 * 1024  # kilobytes that memory may vary by, after the first tenth of the way
ANSWERS = (
    "malformed", "not-text", "hello-first", "hello-again", "not-your-seat", "stale", "not-a-move",
    "cannot-undo", "chat-length", "no-such-table", "refused", "accepted", "pong", "snapshot",
)  # fmt: skip


def whole_table(server: Server, table: str) -> tuple[Json, list[Json]]:
    """The table and its log, apart from who is present."""
    found = server.look(table)
    for seat in found["seats"]:
        del seat["present"], seat["away_in_ms"]
    log: list[Json] = httpx.get(f"{server.url}/api/tables/{table}/log").json()
    return found, log


async def fuzz(folder: Path, count: int, seed: int = 1) -> Report:
    """Sends so many bad messages to a real server, and checks that nothing came of them."""
    with running(folder) as server:
        stage = await set_the_stage(server)
        before = whole_table(server, stage.table)
        report = await while_bots_play(stage, count, seed)
        assert whole_table(server, stage.table) == before
    assert set(report.closed) <= CODES
    return report


async def while_bots_play(stage: Stage, count: int, seed: int) -> Report:
    """Another game goes on all the while, and comes to its end."""
    opened = await asyncio.to_thread(stage.server.open_table, "bot", "bot", "bot", "bot")
    watcher = Viewer(stage.server, opened["table"])
    await watcher.arrive()
    playing = asyncio.create_task(watcher.play_on())
    report = await send_bad_messages(stage, count, seed)
    await playing
    await watcher.depart()
    return report


@pytest.mark.timeout(times(300, 3600))
async def test_bad_messages_change_nothing(tmp_path: Path) -> None:
    report = await fuzz(tmp_path / "data", COUNT)
    assert report.sent.total() >= COUNT
    assert {kind.__name__ for kind in KINDS} <= set(report.sent)
    # All of them were heard, and every way to be closed was met.
    assert set(ANSWERS) <= set(report.answers)
    assert {1000, 1002, 1007, 1009, 4400, 4404, 4429} == set(report.closed)
    assert "news" not in report.answers
    assert report.memory[-1] - report.memory[0] <= GROWTH
