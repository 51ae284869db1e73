"""A house in a worker: whole games, reloading, several tabs; and CPython has the last word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.api.connection import COME_BACK, GOODBYE, NO_TABLE
from ludotheque.browser.indexeddb_store import IndexedDbStore
from ludotheque.engine import fair
from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games
from ludotheque.engine.text import load
from ludotheque.engine.verify import verify
from ludotheque.tables.access import Keys
from ludotheque.tables.checkpoints import EVERY
from ludotheque.tables.entries import read_header
from ludotheque.tables.house import folded
from ludotheque.tables.table import Table
from ludotheque.words import LANGUAGES, has

from .chromium import Chromium, Tab, Visitor
from .worker import WorkerHouse

DATABASE = "house"
pytestmark = pytest.mark.timeout(900)  # on a busy machine, Python alone takes a minute to load


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
    house: WorkerHouse, game: Game
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


async def test_after_a_reload_the_table_is_where_it_was(house: WorkerHouse) -> None:
    database = "reloaded"
    first = WorkerHouse(house.tab, "first")
    await first.start(database)
    opened = await first.open_table("pac-man", "me", "me")
    name, tokens = opened["table"], opened["tokens"]
    await first.dial(1, name, *tokens.values())
    for number in range(EVERY):
        await first.ask("POST", f"/api/tables/{name}/chat", {"text": f"{number}"}, tokens["A"])
    before = (await first.ask("GET", f"/api/tables/{name}", token=tokens["A"])).content
    await first.stop()

    again = WorkerHouse(house.tab, "again")
    await again.start(database)
    after = (await again.ask("GET", f"/api/tables/{name}", token=tokens["A"])).content
    assert after["seq"] == before["seq"] >= EVERY
    assert after["position"] == before["position"]
    store = await house.tab.store(database)
    checkpoint = await store.checkpoint(name)
    assert checkpoint is not None
    assert checkpoint[0] >= EVERY
    await store.close()
    await again.stop()


async def test_a_table_that_another_tab_opens_is_closed_in_the_first(
    chromium: Chromium, house: WorkerHouse
) -> None:
    opened = await house.open_table("pac-man", "me", "me")
    name, token = opened["table"], opened["tokens"]["A"]
    await house.dial(100, name, token)
    await house.heard(100, '"snapshot"')
    other = WorkerHouse(await Visitor(chromium, house.tab.page.context).tab(), "other")
    await other.start(DATABASE)
    await other.dial(1, name, token)
    await other.heard(1, '"snapshot"')
    assert (await house.heard(100, "closed"))["code"] == COME_BACK
    said = await other.ask("POST", f"/api/tables/{name}/chat", {"text": "I am here"}, token)
    assert said.status == 201
    await other.stop()


async def test_errors_are_answered_as_a_server_does(house: WorkerHouse) -> None:
    answer = await house.ask("GET", "/api/tables/nowhere")
    assert (answer.status, answer.content["code"]) == (404, "no-such-table")
    opened = await house.open_table("pac-man", "bot", "bot")
    analysis = await house.ask("GET", f"/api/tables/{opened['table']}/analysis")
    assert analysis.status == 409
    await house.dial(101, "nowhere")
    assert (await house.heard(101, "closed"))["code"] == NO_TABLE


async def test_a_page_that_hangs_up_is_not_there_any_more(house: WorkerHouse) -> None:
    opened = await house.open_table("pac-man", "me", "me")
    name, tokens = opened["table"], opened["tokens"]
    await house.dial(102, name, tokens["A"])
    await house.dial(103, name, tokens["B"])
    await house.heard(102, '"snapshot"')
    await house.heard(103, '"snapshot"')
    await house.say(102, None)
    assert (await house.heard(102, "closed"))["code"] == GOODBYE
    await house.heard(103, '"away_in_ms"')


async def test_loading_is_told_in_bytes_up_to_the_last(house: WorkerHouse) -> None:
    progress = await house.progress()
    assert [loaded for loaded, _ in progress] == sorted(loaded for loaded, _ in progress)
    assert progress[-1][0] == progress[-1][1] > 10_000_000


async def test_what_cannot_be_loaded_or_opened_is_told_in_every_language(tab: Tab) -> None:
    missing = await WorkerHouse(tab, "missing").start(files="/nowhere/")
    newer = "name => new Promise(done => { indexedDB.open(name, 99).onsuccess = () => done(); })"
    await tab.evaluate(newer, "from the future")
    outdated = await WorkerHouse(tab, "outdated").start("from the future")
    codes = [answer["error"]["code"] for answer in (missing, outdated)]
    assert codes == ["house-not-loaded", "store-browser-outdated"]
    assert all(has(language, code) for language in LANGUAGES for code in codes)
