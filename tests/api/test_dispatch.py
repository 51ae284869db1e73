"""A request is answered without a server as it is with one: every route, good requests and bad."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.api import dispatch
from ludotheque.api.route import Route
from ludotheque.api.routes import ROUTES
from ludotheque.engine import fair
from ludotheque.server.app import http_api
from ludotheque.server.door import Door, open_door
from ludotheque.tables.table import Table
from tests.fixtures import fixture_games
from tests.fixtures.rush.rules import Phase
from tests.tables.room import housed

from .asking import services_of
from .twins import Json, Twins, twins

# What belongs to a server's door, and what tells machines about a server.
ONLY_A_SERVER = {("POST", "/api/here/network"), ("GET", "/health"), ("GET", "/ready")}
DESCRIBING = "/api/schema"
# The framework finds what a handler takes by its name; newer versions of it want more said.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
NUMBER = "ab" * 32  # of somebody's own, for the dice


@pytest.fixture
async def both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full_shelf: None
) -> AsyncIterator[Twins]:
    async with twins(tmp_path, monkeypatch) as found:
        yield found


async def test_a_route_is_in_both_or_only_a_server_has_it(tmp_path: Path) -> None:
    door = open_door(0)
    async with housed(tmp_path) as house:
        app = http_api(house, services_of(house).analyst, door)
    door.close()
    of_server = {
        (method, route.path_format)
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method != "OPTIONS" and not route.path.startswith(DESCRIBING)
    }
    without = {
        (method, "/" + "/".join(pattern))
        for pattern, routes in dispatch.BY_PATH.items()
        for method in routes
    }
    assert of_server - without == ONLY_A_SERVER
    assert without - of_server == set()
    assert without == {(route.method, route.path) for route in ROUTES}


# ---------------------------------------------------------------- good requests


async def test_every_route_answers_alike(both: Twins) -> None:
    """Those who ask for what they may: each route does once what it is there for."""
    await look_around(both)
    await play(both)
    await arrange(both)
    await hurry(both)
    done = {(method, path) for method, path, status in both.answered if status < 300}
    assert {(route.method, route.path) for route in ROUTES} - done == set()


async def look_around(both: Twins) -> None:
    games = await both.get("/api/games")
    assert (await both.get("/api/here"))["version"]
    for game in games:
        for board in game["boards"]:
            await both.get(f"/api/games/{game['name']}/boards/{board}")
        for language in ("en", "fr"):
            answer = await both.ask("GET", f"/api/games/{game['name']}/words/{language}")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"


async def play(both: Twins) -> None:
    """A whole game of two people, from its seal to the next game."""
    seal = await both.post("/api/seals")
    opened = await both.open_table("me", "open", reservation=seal["reservation"])
    at, tokens = f"/api/tables/{opened['table']}", opened["tokens"]
    invitation = {"invitation": opened["invitations"]["B"]}
    assert (await both.post(f"{at}/invitation", invitation, status=200))["seat"] == "B"
    tokens["B"] = (await both.post(f"{at}/join", invitation | {"name": "Zoé"}))["token"]
    await both.get(f"{at}/board")
    seat, position = await turn(both, opened)
    token = tokens[seat]
    await both.get(f"{at}/ways", token)
    await both.post(f"{at}/hint", token=token, status=200)
    move = {"move": position["legal"][seat][0], "request": "1", "after": position["length"]}
    await both.post(f"{at}/moves", move, token)
    await both.post(f"{at}/undo", {"after": position["length"] + 1}, token)
    await both.post(f"{at}/moves", move, token)
    await both.post(f"{at}/chat", {"text": "Où sont les fantômes ?"}, token)
    await add_numbers(both, opened)
    await both.get(f"{at}/log?since=3", token)
    await both.get(f"{at}/fairness")
    await both.post(f"{at}/resign", token=tokens["B"])
    await look_back(both, opened)
    await play_again(both, opened)


async def turn(both: Twins, opened: Json) -> tuple[str, Any]:
    at = f"/api/tables/{opened['table']}"
    seat = (await both.get(at))["position"]["acting"][0]
    return seat, (await both.get(at, opened["tokens"][seat]))["position"]


async def add_numbers(both: Twins, opened: Json) -> None:
    """A round of numbers for the dice."""
    at, tokens = f"/api/tables/{opened['table']}", opened["tokens"]
    for token in tokens.values():  # who are then both there, and waited for
        await both.get(at, token)
    for seat, token in tokens.items():
        made = fair.commitment_of(opened["table"], 1, seat, bytes.fromhex(NUMBER))
        await both.post(f"{at}/commit", {"round": 1, "commitment": made.hex()}, token)
    await both.until(opened, lambda table: table.fairness.awaits_numbers)
    for token in tokens.values():
        await both.post(f"{at}/reveal", {"round": 1, "value": NUMBER}, token)
    await both.until(opened, lambda table: not table.fairness.awaits_numbers)


async def look_back(both: Twins, opened: Json) -> None:
    """At a game that is over."""
    at = f"/api/tables/{opened['table']}"
    saved = await both.ask("GET", f"{at}/saved")
    assert saved.headers["content-disposition"].startswith("attachment")
    text = saved.body.decode()
    for eyes in ("", "?eyes=all", "?eyes=watcher", "?eyes=B"):
        await both.get(f"{at}/replay{eyes}")
    assert (await both.get(f"{at}/fairness"))["report"]
    await both.post("/api/replays", {"text": text, "eyes": "A"}, status=200)
    assert (await both.get(f"{at}/analysis"))["report"] is None
    unfinished = await both.ask("POST", "/api/analyses", {"text": text})  # but for the resignation
    assert unfinished.status == 409
    await both.post("/api/analyses", {"text": a_whole_game()}, status=200)


def a_whole_game() -> str:
    """Somebody's saved game, played to its end."""
    match, dice = fixture_games()[1].match(2, seed=1), Random(1)
    while not match.over:
        seat = dice.choice(sorted(match.acting))
        match.play(seat, dice.choice(match.legal(seat)))
    return match.text()


async def play_again(both: Twins, opened: Json) -> None:
    again = await both.post(f"/api/tables/{opened['table']}/rematch", token=opened["tokens"]["A"])
    at = f"/api/tables/{again['table']}"
    await both.post(f"{at}/host", token=opened["host"])
    claimed = await both.post(f"{at}/claim", token=opened["tokens"]["A"])
    await both.post(f"{at}/claim", {"round": 1}, opened["tokens"]["B"])
    await both.post(f"{at}/leave", token=claimed["token"])


async def arrange(both: Twins) -> None:
    """What a host does around one screen, and what the people of a seat do at its door."""
    opened = await both.open_table("open", "open", "bot", phones=True)
    at, host = f"/api/tables/{opened['table']}", opened["host"]
    codes = await both.get(f"{at}/codes", host)
    assert [code["seat"] for code in codes] == ["A", "B"]
    await both.post("/api/codes", {"code": codes[0]["code"].lower()})
    fresh = await both.post(f"{at}/seats/B/code", token=host)
    await both.post(f"{at}/seats/C/free", token=host)
    await both.post(f"{at}/seats/C/bot", {"bot": "random"}, host)
    invitations = [codes[0]["invitation"], fresh["invitation"]]
    ann, _ = [await both.post(f"{at}/join", {"invitation": each}) for each in invitations]
    for numbers in (("admit", "shut-out"), ("decline",)):
        invited = await both.post(f"{at}/seats/A/invitation", token=host)
        asks = await both.post(f"{at}/join", {"invitation": invited["invitation"]})
        assert asks["waiting"]
        (number,) = (await asking(both, opened, ann["token"]))[-1:]
        for what in numbers:
            await both.post(f"{at}/{what}", {"number": number}, ann["token"])
    await both.post(f"{at}/end", token=host)
    assert (await both.ask("DELETE", at, token=host)).status == 204
    assert (await both.ask("GET", at)).status == 404


async def asking(both: Twins, opened: Json, token: str) -> list[int]:
    """The numbers of those who ask to be let in at the first seat."""
    found = await both.get(f"/api/tables/{opened['table']}", token)
    return [person["number"] for person in found["seats"][0]["asking"]]


async def hurry(both: Twins) -> None:
    """A game without turns: what it gives out, pauses; and bots that play faster."""
    opened = await both.open_table("me", "me", game="rush", board="spill")
    at, tokens = f"/api/tables/{opened['table']}", opened["tokens"]
    assert (await both.ask("GET", f"{at}/handout")).status == 409
    for token in tokens.values():
        await both.post(f"{at}/moves", {"move": "ready"}, token)
    await both.until(opened, is_played)
    given = await both.ask("GET", f"{at}/handout", token=tokens["A"])
    again = await both.ask("GET", f"{at}/handout", if_none_match=given.headers["etag"])
    assert (given.status, again.status, again.body) == (200, 304, b"")
    await both.post(f"{at}/pause", token=tokens["A"])
    await both.post(f"{at}/resume", token=tokens["A"])
    bots = await both.open_table("bot", "bot")
    for what in ("fast-forward", "slow-down"):
        await both.post(f"/api/tables/{bots['table']}/{what}", token=bots["host"])


def is_played(table: Table) -> bool:
    state: Any = table.match.state
    return bool(state.phase == Phase.PLAY)


# ---------------------------------------------------------------- bad requests


BODIES: list[Any] = [
    b"", b"{", b"null", b"[]", b"1", b'"text"', b"{}", b"\xff", b'{"text": "\xff"}', b"[" * 100_000,
    b"1e999", b'{"number": 1e999}', b'{"a": 1, "a": 2}', b" {} ", b"{}{}", b"NaN",
    {"unknown": 1}, {"move": "x" * 65}, {"move": 1}, {"move": "stay", "more": ""}, {"move": None},
    {"text": "x" * 2001}, {"text": "no game", "eyes": "Z"}, {"text": "no game"},
    {"number": 0}, {"number": "2"}, {"number": 2.0}, {"number": 1 << 32}, {"number": True},
    {"round": 1, "commitment": "x"}, {"round": 1, "commitment": f"{NUMBER}\n"},
    {"round": "1", "value": NUMBER}, {"round": 0, "commitment": NUMBER},
    {"code": "x" * 41}, {"code": ""}, {"code": "ABCDEF"},
    {"invitation": ""}, {"invitation": "x" * 513}, {"invitation": "é"},
    {"bot": "nobody"}, {"bot": "x" * 21}, {"request": "x" * 65}, {"after": "1"}, {"after": 1},
    {"game": "nothing", "seats": [{"kind": "me"}]}, {"game": "pac-man", "seats": []},
    {"game": "pac-man", "seats": [{"kind": "me"}] * 7},
    {"game": "pac-man", "seats": [{"kind": "x"}]},
    {"game": "pac-man", "seats": [{"kind": "me"}]},
    {"game": "pac-man", "seats": [{"kind": "me"}] * 2, "clock": "60"},
    {"game": "pac-man", "seats": [{"kind": "me"}] * 2, "clock": -1},
    {"game": "pac-man", "seats": [{"kind": "me"}] * 2, "options": {"nothing": "1"}},
    {"game": "pac-man", "seats": [{"kind": "me"}] * 2, "board": "nowhere"},
    {"game": "pac-man", "seats": [{"kind": "me"}] * 2, "reservation": "forged"},
    {"game": "pac-man", "seats": [{"kind": "me", "commitment": "x"}] * 2},
]  # fmt: skip
QUERIES = (
    "since=-1", "since=x", "since=", "since", "since=1&since=x", "since=x&since=1", "since=%31",
    "since=1.0", "since=+1", "since=99999999999999999999", "since=1;eyes=A", "eyes=", "eyes=Z",
    "eyes=A", "eyes=%FF", "eyes=all&eyes=A", "data=1", "name=x", "request=x", "&&", "=", "%", "?",
)  # fmt: skip
METHODS = ("GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE", "get", "NONE")
PATHS = (
    "/", "", "/api", "/api/", "/api/nothing", "/api//games", "/api/games/", "//api/games//",
    "/API/games", "/api/games/nothing/boards/x", "/api/games/pac-man/boards/nothing",
    "/api/games/pac-man/words/de", "/api/games/pac-man/words/en/more",
    "/api/games/nothing/words/en", "/api/games/pac%2Dman/words/en", "/api/games%2Fpac-man/words/en",
    "/api/games/%FF/words/en",
    "/api/games/p%C3%A4c/words/en", "/api/games/{game}/words/en", "/api/tables/", "/api/tables/x/y",
    "/api/tables/%20", "/api/tables/a b", "/api/./games", "/api/../api/games", "/api/games/..",
    "/api/tables/x/seats/A", "/api/tables/x/seats/A/nothing", "/api/here/", "/live/x",
    "/index.html",
)  # fmt: skip


def addresses(route: Route, opened: Json) -> list[str]:
    """The path of a route at a table that is there, and at some that are not."""
    real = {"name": opened["table"], "game": "pac-man", "board": "european", "language": "fr"}
    path = route.path.replace("{seat}", "B")
    found = [real, real | {"name": "nothing", "game": "nothing"}, real | {"name": "é" * 200}]
    filled = [path.format(**each) for each in found]
    strange = [route.path.format(**real, seat=seat) for seat in ("Z", "AB", "b", "%00")]
    return [*dict.fromkeys([*filled, *strange])]


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
async def test_what_is_wrong_is_refused_alike(both: Twins, route: Route) -> None:
    """Without a token, with a wrong one, and with those of the table; with whatever body."""
    opened = await both.open_table("me", "open", "bot")
    other = await both.open_table("me", "me")
    tokens = ["", "forged", "é", opened["tokens"]["A"], opened["host"], other["tokens"]["A"]]
    tokens += [other["host"], opened["invitations"]["B"]]
    here, *elsewhere = addresses(route, opened)
    for token in tokens:
        await both.ask(route.method, here, b"{}", token)
    for address in elsewhere:
        await both.ask(route.method, address, b"{}", opened["tokens"]["A"])
    for query in QUERIES:
        await both.ask(route.method, f"{here}?{query}", b"{}", opened["tokens"]["A"])
    await both.ask(route.method, here, b"{}", authorization=f"Basic {opened['host']}")
    await both.ask(route.method, here, b"{}", authorization=f"bearer  {opened['host']} ")


@pytest.mark.parametrize(
    "route",
    [route for route in ROUTES if route.takes_body],
    ids=lambda route: f"{route.method} {route.path}",
)
async def test_bodies_are_read_alike(both: Twins, route: Route) -> None:
    opened = await both.open_table("me", "open", "bot")
    address, *_ = addresses(route, opened)
    is_for_host = "/seats/" in route.path
    token = opened["host"] if is_for_host else opened["tokens"]["A"]
    for body in BODIES:
        await both.ask(route.method, address, body, token)
    largest = b'"' + b"x" * (route.largest - 2) + b'"'
    assert (await both.ask(route.method, address, largest, token)).status == 400
    too_large = await both.ask(route.method, address, largest + b" ", token)
    assert too_large.status == 413
    assert json.loads(too_large.body)["values"] == {"most": route.largest}


async def test_what_takes_no_body_does_not_look_at_one(both: Twins) -> None:
    for body in (b"{", b"x" * 1_000_000):
        assert (await both.ask("GET", "/api/games", body)).status == 200


@pytest.mark.parametrize("path", PATHS)
async def test_addresses_are_understood_alike(both: Twins, path: str) -> None:
    for method in METHODS:
        await both.ask(method, path)


async def test_methods_are_told_apart_alike(both: Twins) -> None:
    opened = await both.open_table("me", "me")
    for route in ROUTES:
        for method in METHODS:
            if method != "DELETE":
                await both.ask(method, addresses(route, opened)[0], b"")
    assert {status for *_, status in both.answered} >= {204, 405}


async def test_which_methods_there_are_is_told(both: Twins) -> None:
    answer = await both.ask("OPTIONS", "/api/tables/x")
    assert answer.headers["allow"] == "DELETE, GET, OPTIONS"


# ---------------------------------------------------------------- faults


async def test_a_fault_is_written_down_and_not_told(
    both: Twins, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(door: Door) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(Door, "reachable", fail)
    answer = await both.ask("GET", "/api/here")
    assert (answer.status, json.loads(answer.body)["code"]) == (500, "failed")
    assert b"secret" not in answer.body
    assert [record.message for record in caplog.records] == ["A request could not be answered."] * 2
    assert all(record.exc_info for record in caplog.records)
