"""A house in a worker: whole games, reloading, several tabs; and CPython has the last word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.browser.indexeddb_store import IndexedDbStore
from ludotheque.engine import fair
from ludotheque.engine.registry import all_games
from ludotheque.engine.text import load
from ludotheque.engine.verify import verify
from ludotheque.tables.access import Keys
from ludotheque.tables.entries import read_header
from ludotheque.tables.house import folded
from ludotheque.tables.table import Table

from .chromium import Chromium
from .worker import WorkerHouse

DATABASE = "house"


@pytest.fixture(scope="module")
def house(chromium: Chromium) -> Iterator[WorkerHouse]:
    """One that is open, for tests that leave nothing behind but tables."""
    visitor = chromium.wait(chromium.visitor())
    tab = chromium.wait(visitor.tab())
    found = WorkerHouse(tab)
    assert chromium.wait(found.start(DATABASE)) == {"type": "ready"}
    yield found
    chromium.wait(visitor.leave())


async def kept(store: IndexedDbStore, name: str) -> Table:
    """A table as CPython has it, from the database of the browser."""
    header = await store.header(name)
    assert header is not None
    return folded(Table(name, read_header(header)), await store.read(name))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
async def test_a_game_that_bots_played_there_is_the_same_and_verified_here(
    house: WorkerHouse, game: Any, request: pytest.FixtureRequest
) -> None:
    line = list(all_games()).index(game) + 1
    opened = await house.open_table(game.name, *["bot"] * min(game.about.seats))
    name = opened["table"]
    await house.dial(line, name)
    await house.heard(line, '"revealed"')
    answer = await house.ask("GET", f"/api/tables/{name}/saved")
    assert answer.status == 200
    store = await house.tab.store(DATABASE)
    keys = Keys(await store.key(b""))
    table = await kept(store, name)
    assert table.over
    assert table.saved(keys.sign) == answer.text
    match = load(answer.text)
    assert match.over
    assert match.log == table.match.log
    fingerprint = fair.fingerprint_of(bytes.fromhex(keys.public))
    checked = verify(answer.text.encode(), key=fingerprint)
    assert (checked.verdict, checked.key) == ("signed", fingerprint)
    assert opened["key"] == keys.public
    await store.close()
