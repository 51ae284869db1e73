"""A bot that had no time to think: the table is told so, and nothing else changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.text import load
from ludotheque.engine.verify import verify
from ludotheque.tables import replay as replays
from ludotheque.tables.entries import Moved, encode, read_entry
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable

from .room import A, B, C, Ear, QuickChooser, everything, header, housed, opened, until

pytestmark = pytest.mark.usefixtures("full_shelf")


@pytest.fixture
def chooser() -> QuickChooser:
    """Never has time to think."""
    made = QuickChooser()
    made.in_haste = True
    return made


async def moves_of(live: LiveTable) -> list[Moved]:
    log = [read_entry(each.body) for each in await live.house.store.read(live.table.name)]
    return [entry for entry in log if isinstance(entry, Moved)]


async def listened_to(house: House, chooser: QuickChooser, *ears: Ear) -> LiveTable:
    """A table where two bots have hidden their coins, and these heard of it."""
    chooser.free.clear()
    live = await opened(house, header("hoard", 3), [A])
    for ear in ears:
        await live.join(ear)
    chooser.free.set()
    await until(lambda: live.table.acting == {A})
    await live.settled()
    return live


def told_moves(ear: Ear) -> list[dict[str, Any]]:
    return [told["entry"] for told in ear.told if told["entry"]["type"] == "moved"]


async def test_everybody_is_told_and_the_log_keeps_it(house: House, chooser: QuickChooser) -> None:
    ears = Ear(A), Ear()
    live = await listened_to(house, chooser, *ears)
    await live.do(lambda table: table.move(A, "hide a"))
    for ear in ears:
        moved = told_moves(ear)[:3]
        assert sorted(entry["seat"] for entry in moved) == ["A", "B", "C"]
        assert all(entry.get("in_haste", False) == (entry["seat"] != "A") for entry in moved)
    assert all(move.in_haste == (move.by == "bot") for move in await moves_of(live))


async def test_a_table_with_hasty_moves_is_read_back(house: House, chooser: QuickChooser) -> None:
    live = await listened_to(house, chooser)
    assert everything(await house.read_back(live.table.name)) == everything(live.table)


async def test_a_secret_choice_stays_secret(house: House, chooser: QuickChooser) -> None:
    """Where a coin was hidden in haste is told no more than otherwise."""
    ear = Ear(A)
    await listened_to(house, chooser, ear)
    told = sorted((entry["seat"], entry["move"], entry["in_haste"]) for entry in told_moves(ear))
    assert told == [("B", "", True), ("C", "", True)]


@pytest.mark.parametrize("name", ["pac-man", "hoard"])
async def test_a_game_played_in_haste_is_saved_verified_and_watched_like_any_other(
    name: str, tmp_path: Path, chooser: QuickChooser
) -> None:
    async with housed(tmp_path, chooser=chooser, sealed=True) as house:
        live = await opened(house, header(name), [])
        await until(lambda: live.table.over)
        await live.settled()
        assert all(move.in_haste for move in await moves_of(live) if move.by == "bot")
        table, text = live.table, live.table.saved()
    assert load(text).text() == table.match.text()
    assert verify(text.encode()).verdict == "consistent"
    seen = replays.replay(replays.of_table(table, frozenset({A, B, C})))
    assert [frame.seat for frame in seen.frames] == [each.seat.word for each in table.match.log]


def test_logs_of_before_are_read_and_nothing_is_added_to_them() -> None:
    stored = b'{"type":"moved","seat":"B","move":"roll","by":"bot"}'
    moved = read_entry(stored)
    assert moved == Moved("B", "roll", "bot")
    assert encode(moved) == stored
    hasty: Any = Moved("B", "roll", "bot", in_haste=True)
    assert read_entry(encode(hasty)) == hasty
