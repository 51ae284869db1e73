"""Boards to draw, ways to go, saved games and replays: what the page reads besides a table."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import ludotheque
from ludotheque.api.request import ApiRequest
from ludotheque.api.routes import records
from ludotheque.api.routes.records import LARGEST_SAVED
from ludotheque.engine.seats import Seat
from ludotheque.tables.errors import TableError
from ludotheque.tables.sqlite_file import FILE
from ludotheque.tables.table import Table
from tests.api.asking import services_of
from tests.tables.room import header, housed, moving
from tests.tables.room import opened as seated

from .answers import told
from .server import GAME, Json, Server, bearing, running
from .viewer import Viewer

# ---------------------------------------------------------------- boards, and where we are


def test_a_game_s_boards_can_be_drawn(client: httpx.Client) -> None:
    for name in ludotheque.game(GAME).about.boards:
        board = client.get(f"/api/games/{GAME}/boards/{name}").json()
        names = {space["name"] for space in board["spaces"]}
        assert {link["a"] for link in board["links"]} <= names
        assert {door["space"] for door in board["doors"]} < names


@pytest.mark.parametrize(
    ("path", "error"),
    [
        ("tric-trac/boards/european", (404, "no-such-game")),
        (f"{GAME}/boards/nowhere", (404, "not-found")),
        (f"{GAME}/boards/..%2F..%2Fstate", (404, "not-found")),
        (f"{GAME}/boards/a%0Ab", (404, "not-found")),
    ],
)
def test_a_board_that_is_not_there(client: httpx.Client, path: str, error: Any) -> None:
    assert told(client.get(f"/api/games/{path}")) == error


def test_a_table_s_board_can_be_drawn_even_its_maker_s_own(
    server: Server, client: httpx.Client
) -> None:
    named = server.open_table("me", "me", board="american")["table"]
    there = client.get(f"/api/games/{GAME}/boards/american").json()
    assert client.get(f"/api/tables/{named}/board").json() == there
    text = ludotheque.game(GAME).board_text("american").replace("name: ", "name: My ")
    own = server.open_table("me", "me", board=text)["table"]
    assert client.get(f"/api/tables/{own}/board").json() == there | {"name": f"My {there['name']}"}


def test_where_friends_find_us(server: Server, client: httpx.Client) -> None:
    """As in all these tests, at its own address; more of it in `test_public.py`."""
    version = ludotheque.__version__
    here = {"lan": False, "public": True, "addresses": [server.url], "can_open": False}
    assert client.get("/api/here").json() == here | {"version": version}


# ---------------------------------------------------------------- ways ahead


def test_one_s_own_ways_are_for_oneself(server: Server, client: httpx.Client, opened: Json) -> None:
    seat, position = server.turn(opened)
    path = f"/api/tables/{opened['table']}/ways"
    ways = client.get(path, headers=bearing(opened["tokens"][seat])).json()
    assert ways["length"] == position["length"]
    assert [way["move"] for way in ways["ways"]] == position["legal"][seat]
    assert any(way["then"] for way in ways["ways"])
    other = opened["tokens"]["B" if seat == "A" else "A"]
    assert client.get(path, headers=bearing(other)).json()["ways"] == []
    assert told(client.get(path)) == (401, "no-token")
    assert told(client.get(path, headers=bearing(opened["host"]))) == (403, "not-your-seat")


async def test_a_whole_path_is_known_before_it_is_gone(server: Server, opened: Json) -> None:
    viewer = Viewer(server, opened["table"], *opened["tokens"].values())
    await viewer.arrive()
    (seat,) = viewer.position["acting"]
    other = "B" if seat == "A" else "A"
    length = viewer.position["length"]
    wish = {"type": "consider", "seat": seat, "after": length}
    answer = await viewer.ask(wish)
    assert (answer["length"], answer["request"]) == (length, "r0")
    ways = answer["ways"]
    while ways:
        move = ways[0]["move"]
        assert move in viewer.position["legal"][seat]
        await viewer.ask({"type": "play", "seat": seat, "move": move})
        ways = ways[0]["then"]
    stale = await viewer.ask(wish)
    assert (stale["type"], stale["code"]) == ("error", "stale")
    nothing = await viewer.ask({"type": "consider", "seat": other})
    assert nothing["ways"] == []
    await viewer.depart()


async def test_why_a_move_cannot_be_made_is_said_and_nothing_is_played(
    server: Server, opened: Json
) -> None:
    viewer = Viewer(server, opened["table"], *opened["tokens"].values())
    await viewer.arrive()
    (seat,) = viewer.position["acting"]
    first = viewer.position["legal"][seat][0]
    length = viewer.position["length"]
    refused = await viewer.ask({"type": "consider", "seat": seat, "moves": [first, first]})
    assert (refused["type"], refused["game"]) == ("refused", GAME)
    assert refused["clause"]
    senseless = await viewer.ask({"type": "consider", "seat": seat, "moves": ["to the moon"]})
    assert (senseless["type"], senseless["code"]) == ("error", "not-a-move")
    assert server.look(opened["table"])["position"]["length"] == length
    await viewer.depart()


async def test_nobody_considers_for_others(server: Server, opened: Json) -> None:
    for tokens in ((), (opened["tokens"]["B"],)):
        viewer = Viewer(server, opened["table"], *tokens)
        await viewer.arrive()
        answer = await viewer.ask({"type": "consider", "seat": "A"})
        await viewer.depart()
        assert (answer["type"], answer["code"]) == ("error", "not-your-seat")


# ---------------------------------------------------------------- saved games and replays


@pytest.fixture
async def played(server: Server) -> str:
    """A table at which bots have played a whole game."""
    watcher = Viewer(server, server.open_table("bot", "bot", "bot")["table"])
    await watcher.arrive()
    await watcher.play_on()
    await watcher.depart()
    return watcher.table


def test_a_game_can_be_taken_home_at_any_time(
    server: Server, client: httpx.Client, opened: Json
) -> None:
    answer = client.get(f"/api/tables/{opened['table']}/saved")
    assert answer.headers["content-type"].startswith("text/plain")
    name = f"{GAME}-{opened['table']}.txt"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    length = server.look(opened["table"])["position"]["length"]
    assert len(ludotheque.load(answer.text).log) == length


async def test_a_game_of_secrets_only_when_it_is_over(tmp_path: Path, full_shelf: None) -> None:
    async with housed(tmp_path) as house:
        live = await seated(house, header("hoard"))
        request = ApiRequest(services_of(house))
        await live.do(moving(Seat.A, "hide c"))
        with pytest.raises(TableError) as refused:
            await records.saved.handler(request, live.table.name)
        assert refused.value.problem.code == "table-not-over"
        await live.do(partial(Table.resign, seat=Seat.B))
        answer = await records.saved.handler(request, live.table.name)
        assert "A: hide c" in answer.content


def test_a_table_s_replay_and_its_saved_game_s_are_the_same(
    server: Server, client: httpx.Client, played: str
) -> None:
    here = client.get(f"/api/tables/{played}/replay").json()
    saved = client.get(f"/api/tables/{played}/saved").text
    answer = client.post("/api/replays", json={"text": saved})
    assert answer.status_code == 200
    there = answer.json()
    assert here["names"] == here["bots"] == {"A": "greedy", "B": "greedy", "C": "greedy"}
    assert here == there
    final = server.look(played)["position"]
    assert (here["winners"], here["ending"]) == (final["winners"], final["ending"])
    view = here["first"]
    for frame in here["frames"]:
        view |= frame["changes"]
    assert view == final["view"]
    assert len(here["frames"]) == final["length"]


def test_a_replay_can_be_asked_for_with_any_eyes(client: httpx.Client, played: str) -> None:
    """Whoever has nothing to hide shows the same to all; a game of secrets has its own tests."""
    path, saved = f"/api/tables/{played}/replay", client.get(f"/api/tables/{played}/saved").text
    shown = {}
    for eyes in ("A", "C", "watcher", "all"):
        here = client.get(path, params={"eyes": eyes}).json()
        there = client.post("/api/replays", json={"text": saved, "eyes": eyes}).json()
        assert here.pop("eyes") == there.pop("eyes") == eyes
        assert (here.pop("names"), there.pop("names")) != ({}, {})
        assert here == there
        shown[eyes] = here
    assert shown["A"] == shown["C"] == shown["watcher"] == shown["all"]


def test_eyes_that_nobody_has(server: Server, client: httpx.Client, opened: Json) -> None:
    path = f"/api/tables/{opened['table']}"
    assert told(client.get(f"{path}/replay?eyes=C")) == (404, "no-such-seat")
    assert told(client.get(f"{path}/replay?eyes=nobody")) == (400, "malformed")
    text = client.get(f"{path}/saved").text
    wanted = {"text": text, "eyes": "C"}
    assert told(client.post("/api/replays", json=wanted)) == (404, "no-such-seat")
    wanted = {"text": text, "eyes": "God"}
    assert told(client.post("/api/replays", json=wanted)) == (400, "malformed")


VERSION = ludotheque.game(GAME).about.version


def spoilt(text: str) -> dict[str, str]:
    """What is wrong, and a saved game in which it is."""
    lines = text.splitlines(keepends=True)
    illegal = text[: text.index("table:")] + "moves:\nfate: 6-6\nfate: 1-1\nfate: 1-1\n"
    return {
        "saved-foreign": "Dear diary",
        "saved-truncated": "".join(lines[:-1]),
        "saved-altered": text.replace("seats: 2", "seats: 3"),
        "saved-other-version": text.replace(f"game: {GAME} {VERSION}", f"game: {GAME} 1", 1),
        "saved-illegal": f"{illegal}A: pac-man 5\nend: unsealed\n",
    }


def unsealed(text: str) -> str:
    return text[: text.rindex("end:")] + "end: unsealed\n"


def test_a_saved_game_that_cannot_be_read_says_why(client: httpx.Client, opened: Json) -> None:
    text = client.get(f"/api/tables/{opened['table']}/saved").text
    for code, content in spoilt(text).items():
        given = unsealed(content) if code == "saved-other-version" else content
        assert told(client.post("/api/replays", json={"text": given})) == (400, code)


def test_what_is_quoted_in_an_error_comes_with_its_own_code(
    client: httpx.Client, opened: Json
) -> None:
    text = client.get(f"/api/tables/{opened['table']}/saved").text
    error = client.post("/api/replays", json={"text": spoilt(text)["saved-illegal"]}).json()
    cause = error["cause"]
    assert (cause["code"], cause["game"]) == ("refused-no-such-die", GAME)
    assert cause["values"]["clause"] == error["values"]["clause"] == "PM-6"


@pytest.mark.parametrize("body", [{}, {"text": 1}, {"text": "", "more": 1}, "text", None])
def test_what_is_no_saved_game_at_all(client: httpx.Client, body: Any) -> None:
    assert told(client.post("/api/replays", json=body)) == (400, "malformed")


def test_a_saved_game_may_be_long_but_not_too_long(client: httpx.Client) -> None:
    long = "x" * (LARGEST_SAVED - 100)
    assert told(client.post("/api/replays", json={"text": long})) == (400, "saved-foreign")
    longer = "x" * LARGEST_SAVED
    assert told(client.post("/api/replays", json={"text": longer})) == (413, "body-too-large")


def test_replays_too_often(tmp_path: Path) -> None:
    limits = {"LUDOTHEQUE_REPLAYS_A_MINUTE": "2", "LUDOTHEQUE_TABLES_A_MINUTE": "1"}
    with running(tmp_path / "data", **limits) as server, server.client() as client:
        table = server.open_table("me", "me")["table"]
        paths = [f"/api/tables/{table}/{what}" for what in ("log", "replay", "replay")]
        assert [client.get(path).status_code for path in paths] == [200, 200, 429]
        made = [client.post("/api/replays", json={"text": "x"}).status_code for _ in range(2)]
        assert made == [400, 429]


async def arrive_in_the_end(viewer: Viewer) -> None:
    """The server may not have noticed yet that somebody has gone."""
    while True:
        with suppress(InvalidStatus):
            return await viewer.arrive()
        await asyncio.sleep(0.01)


async def test_too_many_connections_from_one_address(tmp_path: Path) -> None:
    with running(tmp_path / "data", LUDOTHEQUE_CONNECTIONS="2") as server:
        table = server.open_table("me", "me")["table"]
        viewers = [Viewer(server, table) for _ in range(3)]
        for viewer in viewers[:2]:
            await viewer.arrive()
        with pytest.raises(InvalidStatus) as refused:
            await viewers[2].arrive()
        assert refused.value.response.status_code == 429
        await viewers[0].depart()
        await arrive_in_the_end(viewers[2])
        for viewer in viewers[1:]:
            await viewer.depart()


# ---------------------------------------------------------------- tables of before


def test_a_table_of_before_says_that_it_cannot_be_played_on(tmp_path: Path) -> None:
    """After a change of the rules it is there, and answers alike wherever it is asked for."""
    with running(tmp_path / "data") as server:
        table = server.open_table("me", "open")["table"]
        server.stop()
        with closing(sqlite3.connect(tmp_path / "data" / FILE)) as store, store:
            (body,) = store.execute("SELECT body FROM log ORDER BY seq LIMIT 1").fetchone()
            older = body.replace(b'"version":%d' % VERSION, b'"version":%d' % (VERSION - 1))
            assert older != body
            store.execute("UPDATE log SET body = ? WHERE body = ?", (older, body))
        server.start()
        with server.client() as client:
            for path in ("", "/board", "/replay", "/saved", "/fairness"):
                answer = client.get(f"/api/tables/{table}{path}")
                assert told(answer) == (409, "table-other-version")
                assert answer.json()["values"] == {"version": VERSION - 1, "current": VERSION}


# ---------------------------------------------------------------- words


def test_a_game_s_words_can_be_had(fixture_server: Server) -> None:
    with fixture_server.client() as client:
        words = {each: client.get(f"/api/games/hoard/words/{each}") for each in ("en", "fr")}
        assert "game-title = Hoard" in words["en"].text
        assert "game-title = Magot" in words["fr"].text
        assert words["en"].headers["content-type"].startswith("text/plain")
        assert client.get("/api/games/rush/words/en").text == ""  # it has none


@pytest.mark.parametrize(
    ("path", "error"),
    [
        ("tric-trac/words/en", (404, "no-such-game")),
        (f"{GAME}/words/de", (404, "not-found")),
        (f"{GAME}/words/..%2Fen", (404, "not-found")),
    ],
)
def test_words_that_are_not_there(client: httpx.Client, path: str, error: Any) -> None:
    assert told(client.get(f"/api/games/{path}")) == error
