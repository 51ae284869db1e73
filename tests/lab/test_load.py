"""The load on the real server: what is counted as a move, and that all of it is. How fast the
server is, no test asks.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from importlib import import_module
from pathlib import Path

import pytest

from ludotheque.cli.labels import LABELS
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.json_types import Json
from ludotheque.engine.registry import game
from ludotheque.engine.seats import Seat
from ludotheque.lab import load_open, own_postgres, processes
from ludotheque.lab.load import (
    PROGRAM,
    UNHURRIED,
    Flights,
    Load,
    number_behind,
    run_with_speed,
    running_server,
)
from ludotheque.lab.load_stored import Copies, Showing, load_stored, play_originals, read_originals
from ludotheque.lab.load_workers import load_workers
from ludotheque.tables.access import Keys
from tests.fixtures import fixture_games
from tests.postgres import Databases
from tests.server.fixture_shelf import FixtureServer
from tests.server.tiny_page import lay_out

_, HOARD, _ = fixture_games()
PAC_MAN = game("pac-man")
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_PAGE", str(lay_out(tmp_path / "page")))
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")


def names_in(result: Json) -> Iterator[str]:
    """The names of all figures, however deep."""
    if isinstance(result, Mapping):
        for name, value in result.items():
            yield name
            yield from names_in(value)
    elif isinstance(result, list):
        for each in result:
            yield from names_in(each)


def require_labels(result: object) -> None:
    """Every figure has a name in both languages."""
    names = set(names_in(result))  # type: ignore[arg-type]
    assert names
    for language, labels in LABELS.items():
        assert names - set(labels) == set(), language


# ---------------------------------------------------------------- moves on their way


def test_a_move_has_landed_when_its_last_listener_has_heard_of_it() -> None:
    landed: list[float] = []
    flights = Flights[str](landed.append)
    for listener in "AB":
        flights.join(listener, 5)
    flights.send(5)
    flights.hear("A", 7)
    assert landed == []
    flights.hear("B", 7)
    assert len(landed) == 1


def test_the_next_move_may_be_on_its_way_before_the_last_one_has_landed() -> None:
    landed: list[float] = []
    flights = Flights[str](landed.append)
    for listener in "ABC":
        flights.join(listener, 0)
    for number in range(1, 9):  # whoever is told first moves at once
        flights.send(number - 1)
        flights.hear("A", number)
    assert landed == []
    for number in range(1, 9):
        flights.hear("B", number)
    assert landed == []
    for number in range(1, 9):
        flights.hear("C", number)
        assert len(landed) == number
    assert flights.landed == 8
    assert landed == sorted(landed, reverse=True)


def test_one_message_may_tell_of_several_moves() -> None:
    landed: list[float] = []
    flights = Flights[str](landed.append)
    flights.join("A", 0)
    flights.send(0)
    flights.send(1)
    flights.hear("A", 2)
    assert len(landed) == 2


def test_a_number_is_read_behind_its_mark() -> None:
    assert number_behind(b'"at":', b'{"at":120,"x":3}') == 120


# ---------------------------------------------------------------- one server


def test_where_a_game_ends_the_next_one_begins(tmp_path: Path) -> None:
    """Short games, where several may act at once: some come too late, which does not matter."""
    with running_server(tmp_path / "data", 0, FixtureServer.program, **UNHURRIED) as server:
        found = run_with_speed(Load(1.0).run(server, HOARD, 2))
        assert found["stalled"] == 0
        assert found["moves"] > 0
        assert found["server_cores"] > 0
        with closing(sqlite3.connect(tmp_path / "data" / "ludotheque.db")) as store:
            ((tables,),) = store.execute("SELECT count(*) FROM log WHERE seq = 0")
        assert tables > 2


def test_what_a_process_takes_counts_for_whoever_started_it() -> None:
    before = processes.cpu_seconds(1)
    assert processes.cpu_seconds(1) >= before > 0
    assert processes.memory(next(processes.family(1))) > 0


# ---------------------------------------------------------------- several processes


@pytest.mark.parametrize("has_database", [False, True])
def test_workers_are_loaded_from_as_many_processes(has_database: bool, postgres: Databases) -> None:
    store = asyncio.run(postgres.new()) if has_database else ""
    found = load_workers(PAC_MAN, 1.0, [1, 2], store, tables=6)
    require_labels(found)
    assert found["store"] == ("PostgreSQL" if has_database else "SQLite")
    assert [each["workers"] for each in found["by_workers"]] == [1, 2]
    for each in found["by_workers"]:
        assert each["load_processes"] == each["workers"]
        assert each["moves"] > 0
        assert each["errors"] == 0
        assert each["missing_cores"] == max(0, 2 * each["workers"] - found["cores"])
    first, second = found["by_workers"]
    assert first["to_first"] == first["of_linear"] == 1
    assert second["of_linear"] == pytest.approx(second["to_first"] / 2, abs=0.01)
    if has_database:
        asyncio.run(own_postgres.require_empty(store))  # nothing is left there


# ---------------------------------------------------------------- open tables


def test_memory_is_told_for_every_tenth_of_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load_open, "SETTLING", 0.0)
    found = load_open.load_open(PAC_MAN, 20, listeners=2)
    require_labels(found)
    assert found["errors"] == 0
    for held in (found["by_default"], found["all_kept"], found["with_listeners"]):
        assert [each["tables"] for each in held] == list(range(0, 21, 2))
        assert [each["tables_in_memory"] for each in held] == list(range(0, 21, 2))
        assert all(each["server_memory_mb"] > 10 for each in held)


def test_the_limit_that_is_lifted_is_there() -> None:
    assert getattr(import_module(load_open.HOUSE), load_open.LIMIT) > 0


# ---------------------------------------------------------------- stored tables


def test_stored_tables_are_opened_as_they_were_played(postgres: Databases) -> None:
    store = asyncio.run(postgres.new())
    found = load_stored(PAC_MAN, [60, 30], store, samples=8)
    require_labels(found)
    assert [each["stored_tables"] for each in found["by_stored_tables"]] == [30, 60]
    for each in found["by_stored_tables"]:
        assert each["opened_tables"] >= 8
        assert each["p50_ms"] > 0
        assert each["errors"] == 0
    asyncio.run(own_postgres.require_empty(store))


def test_a_copied_table_can_be_played_at_and_keeps_its_seal(
    tmp_path: Path, postgres: Databases
) -> None:
    store = asyncio.run(postgres.new())
    command = (*PROGRAM, "--store", store)
    with running_server(tmp_path, 0, command, **UNHURRIED) as server:
        names = run_with_speed(play_originals(server, PAC_MAN))
        originals = run_with_speed(read_originals(store, server, names))
    keys = Keys.open(tmp_path)
    copies = Copies(store, (tmp_path / "key").read_bytes(), originals)
    asyncio.run(copies.fill(3, lambda doing: None))
    with running_server(tmp_path, 0, command, **UNHURRIED) as server:
        showing, name = Showing(server.port), copies.names[0]
        before = run_with_speed(showing.snapshot(name))
        assert copies.has(before)
        tokens = [keys.seat_token(name, seat, 0, 1) for seat in list(Seat)[:4]]
        after = run_with_speed(showing.snapshot(name, tokens, moves=1))
        assert after["position"]["length"] > before["position"]["length"]
        query = f"SELECT count(*) FROM log WHERE id = '{name}' AND body LIKE '%unsealed%'"
        assert asyncio.run(own_postgres.fetch_value(store, query)) == 0


def test_a_database_with_tables_in_it_is_left_alone(postgres: Databases) -> None:
    store = asyncio.run(postgres.new())
    asyncio.run(own_postgres.execute(store, f"CREATE SCHEMA {own_postgres.SCHEMA}"))
    with pytest.raises(LudothequeError) as caught:
        load_stored(PAC_MAN, [1], store)
    assert caught.value.problem.code == "database-not-empty"


def test_a_database_that_cannot_be_reached_is_one_sentence() -> None:
    nowhere = f"postgresql://postgres@127.0.0.1:{processes.free_port()}/postgres"
    with pytest.raises(LudothequeError) as caught:
        load_stored(PAC_MAN, [1], nowhere)
    assert caught.value.problem.code == "store-unreachable"
