"""Those who share a screen and look away, over the real socket: there, and told nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ludotheque.engine.registry import all_games
from tests.server.server import Json, Server, bearing, running
from tests.server.tiny_page import lay_out

GAME = next(game.name for game in all_games() if game.about.secrets)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("presence")
    settings = {"LUDOTHEQUE_PAGE": str(lay_out(folder / "page")), "LUDOTHEQUE_ABSENCE": "0"}
    with running(folder / "data", **settings) as found:
        yield found


async def heard(server: Server, table: str, hello: Json, *wishes: Json) -> list[Json]:
    """All that somebody is told who comes with these words and these wishes."""
    found: list[Json] = []
    async with connect(server.live + table, compression=None, proxy=None) as line:
        for message in ({"type": "hello", **hello}, *wishes, {"type": "ping", "request": "last"}):
            await line.send(json.dumps(message))
        while not found or found[-1]["type"] != "pong":
            found.append(json.loads(await line.recv()))
    return found


def of_type(messages: list[Json], kind: str) -> list[Any]:
    return [message for message in messages if message["type"] == kind]


async def test_whoever_looks_away_is_present_and_can_do_nothing(server: Server) -> None:
    opened = server.open_table("me", "me", "me", game=GAME)
    tokens = list(opened["tokens"].values())
    wish = {"type": "play", "seat": "B", "move": "pass", "request": "r"}
    looks = {"type": "consider", "seat": "B", "request": "c"}
    hello = {"tokens": tokens[:1], "present": tokens[1:]}
    told = await heard(server, opened["table"], hello, wish, looks)
    [snapshot] = of_type(told, "snapshot")
    assert [seat["present"] for seat in snapshot["seats"]] == [True, True, True]
    assert [seat["yours"] for seat in snapshot["seats"]] == [True, False, False]
    assert (list(snapshot["position"]["legal"]), snapshot["position"]["views"]) == (["A"], {})
    assert {error["code"] for error in of_type(told, "error")} == {"not-your-seat"}
    assert len(of_type(told, "error")) == 2
    assert not [
        entry["entry"]
        for news in of_type(told, "news")
        for entry in news["told"]
        if entry["entry"]["type"] == "took-over"
    ]


async def test_whoever_looks_away_may_hurry_the_bots_and_learns_nothing_by_it(
    server: Server,
) -> None:
    opened = server.open_table("me", "me", "me", "me", game=GAME)
    tokens = list(opened["tokens"].values())
    with server.client() as client:
        path = f"/api/tables/{opened['table']}/resign"
        assert client.post(path, headers=bearing(tokens[1])).status_code == 201
    wishes = [{"type": "fast-forward", "seat": seat, "request": seat} for seat in "BCE"]
    hello = {"present": tokens}
    told = await heard(server, opened["table"], hello, *wishes)
    assert [each["request"] for each in of_type(told, "accepted")] == ["B", "C"]
    assert [each["code"] for each in of_type(told, "error")] == ["not-your-seat"]
    last = of_type(told, "news")[-1]
    assert last["fast_forward"] == {"on": False, "asked": ["B", "C"], "awaited": ["A", "D"]}
    assert last["position"]["legal"] == {}


async def test_what_is_told_with_eyes_closed_is_what_a_watcher_is_told(server: Server) -> None:
    opened = server.open_table("me", "me", game=GAME)
    tokens = list(opened["tokens"].values())
    covered = await heard(server, opened["table"], {"present": tokens})
    watcher = await heard(server, opened["table"], {})
    positions = [of_type(each, "snapshot")[0]["position"] for each in (covered, watcher)]
    assert positions[0] == positions[1]


async def test_a_key_that_is_good_for_nothing_gives_nothing(server: Server) -> None:
    opened, other = (server.open_table("me", "me", game=GAME) for _ in range(2))
    hello = {"present": [other["tokens"]["A"], opened["host"], "", "x"]}
    told = await heard(server, opened["table"], hello)
    assert of_type(told, "error") == []
    [snapshot] = of_type(told, "snapshot")
    assert not any(seat["present"] for seat in snapshot["seats"])
