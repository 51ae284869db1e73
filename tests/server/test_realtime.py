"""A game without turns over real sockets: races, hands, pauses, a clock that outlives a kill."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path

import httpx
import pytest

from ludotheque.tables.sqlite_file import FILE

from .fixture_shelf import FixtureServer
from .server import Json, Server, bearing, running
from .viewer import Viewer

HOUR = 3_600_000
REQUESTS = count()  # no two wishes have the same name, whoever comes back
PICTURES = ("star", "moon", "sun", "fish", "bird")


@pytest.fixture(scope="module")
def server(fixture_server: Server) -> Server:
    return fixture_server


def rush(server: Server, *kinds: str, board: str = "spill", **options: str) -> Json:
    return server.open_table(*(kinds or ("me", "me")), game="rush", board=board, options=options)


class Player(Viewer):
    """Somebody who keeps every word that was said to them."""

    def __init__(self, server: Server, table: str, *tokens: str) -> None:
        super().__init__(server, table, *tokens)
        self.texts: list[str] = []

    def take(self, message: Json) -> None:
        self.texts.append(json.dumps(message))
        super().take(message)

    async def play(self, seat: str, move: str) -> Json:
        wish = {"type": "play", "seat": seat, "move": move, "after": 0}
        return await self.ask({**wish, "request": f"{next(REQUESTS)}"})

    async def in_phase(self, phase: str) -> None:
        while self.position["view"]["phase"] != phase:
            await self.next()

    async def with_hands(self, *things: str) -> None:
        while [hand["thing"] for hand in self.hands] != list(things):
            await self.next()


@asynccontextmanager
async def seated(server: Server, opened: Json, *seats: str) -> AsyncIterator[list[Player]]:
    """A player for each of these seats; of a seat named twice, two."""
    tokens = opened["tokens"]
    players = [Player(server, opened["table"], *(tokens[seat] for seat in each)) for each in seats]
    for player in players:
        await player.arrive()
    try:
        yield players
    finally:
        for player in players:
            await player.depart()


async def begin(ann: Player, bob: Player) -> None:
    """Both are ready, and the clock says go."""
    for player, seat in ((ann, "A"), (bob, "B")):
        assert (await player.play(seat, "ready"))["type"] == "accepted"
    await ann.in_phase("play")
    await bob.in_phase("play")


def given_out(client: httpx.Client, opened: Json) -> list[str]:
    answer = client.get(f"/api/tables/{opened['table']}/handout")
    assert answer.status_code == 200, answer.text
    pictures: list[str] = answer.json()["pictures"]
    return pictures


def put(client: httpx.Client, opened: Json, thing: int) -> str:
    """Somebody has looked at a thing, and seen where it fits."""
    picture = given_out(client, opened)[thing - 1]
    return f"put {thing} on {'abcde'[PICTURES.index(picture)]}"


# ---------------------------------------------------------------- a whole game


async def test_a_game_by_the_clock_from_ready_to_its_replay(
    server: Server, client: httpx.Client
) -> None:
    opened = rush(server)
    where = f"/api/tables/{opened['table']}"
    async with seated(server, opened, "A", "B", "") as (ann, bob, watcher):
        early = client.get(f"{where}/handout")
        assert (early.status_code, early.json()["code"]) == (409, "no-handout-yet")
        assert early.headers["cache-control"] == "no-store"
        await begin(ann, bob)
        assert ann.position["legal"] == {"A": ["done"]}
        assert (client.get(f"{where}/saved").status_code) == 409
        for thing, player, seat in ((1, ann, "A"), (2, bob, "B"), (3, ann, "A")):
            answer = await player.play(seat, put(client, opened, thing))
            assert answer["type"] == "accepted"
        wrong = next(m for p in "abcde" if (m := f"put 4 on {p}") != put(client, opened, 4))
        assert (await bob.play("B", wrong))["clause"] in ("RU-4", "RU-5")
        assert (await ann.play("A", "done"))["type"] == "accepted"
        await ann.in_phase("over")
        await watcher.in_phase("over")
        words = "".join(ann.texts + bob.texts + watcher.texts)
        assert not [picture for picture in PICTURES if f'"{picture}"' in words]
        assert "peg a" not in words
    log = client.get(f"{where}/log").json()
    assert log[-2]["entry"] == {"type": "moved", "seat": "clock", "move": "still", "by": "clock"}
    assert log[-1]["entry"]["type"] == "revealed"
    replay = client.get(f"{where}/replay").json()
    times = [frame["at"] for frame in replay["frames"]]
    assert times == sorted(times)
    assert times[-1] >= 1000  # nothing was put for a second
    saved = client.get(f"{where}/saved").text
    again = client.post("/api/replays", json={"text": saved}).json()
    assert again["frames"] == replay["frames"]


async def test_what_is_given_out_need_be_fetched_only_once(
    server: Server, client: httpx.Client
) -> None:
    opened = rush(server)
    where = f"/api/tables/{opened['table']}/handout"
    async with seated(server, opened, "A", "B") as (ann, bob):
        await begin(ann, bob)
    first = client.get(where, headers=bearing(opened["tokens"]["A"]))
    assert sorted(first.json()["pictures"]) == sorted(PICTURES)
    assert "immutable" in first.headers["cache-control"]
    assert "authorization" in first.headers["vary"]
    again = client.get(where, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = client.get(where, headers={"If-None-Match": '"something else"'})
    assert other.content == first.content
    assert client.get(where, headers=bearing("x")).status_code == 403
    none = server.open_table("me", "me")
    answer = client.get(f"/api/tables/{none['table']}/handout")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-handout")


# ---------------------------------------------------------------- races


async def test_of_two_sides_that_want_one_place_one_has_it_and_the_other_is_told_who(
    server: Server, client: httpx.Client
) -> None:
    opened = rush(server)
    async with seated(server, opened, "A", "B") as (ann, bob):
        await begin(ann, bob)
        won = []
        for thing in range(1, 5):
            move = put(client, opened, thing)
            answers = await asyncio.gather(ann.play("A", move), bob.play("B", move))
            kinds = [answer["type"] for answer in answers]
            assert sorted(kinds) == ["accepted", "refused"]
            winner = "AB"[kinds.index("accepted")]
            refused = answers[kinds.index("refused")]
            won.append(winner)
            assert (refused["clause"], refused["reason"]) == ("RU-4", "taken")
            assert refused["values"] == {"peg": move[-1], "who": winner}
        owners = [peg["owner"] for peg in ann.position["view"]["pegs"]]
        assert sorted(filter(None, owners)) == sorted(won)


async def test_of_two_hands_that_want_one_thing_one_has_it(
    server: Server, client: httpx.Client
) -> None:
    opened = rush(server)
    async with seated(server, opened, "A", "A", "B") as (ann, zoe, bob):
        await begin(ann, bob)
        hold = {"type": "hold", "seat": "A", "thing": "thing 1"}
        answers = await asyncio.gather(ann.ask(hold), zoe.ask(hold))
        kinds = [answer["type"] for answer in answers]
        assert sorted(kinds) == ["accepted", "error"]
        error = answers[kinds.index("error")]
        assert (error["code"], error["values"]) == (
            "held-by-another",
            {"thing": "thing 1", "hand": 1},
        )
        holder, other = (ann, zoe) if kinds[0] == "accepted" else (zoe, ann)
        await other.with_hands("thing 1")
        assert [hand["yours"] for hand in holder.hands + other.hands] == [True, False]
        move = put(client, opened, 1)
        assert (await other.play("A", move))["code"] == "held-by-another"
        asked = client.post(
            f"/api/tables/{opened['table']}/moves",
            json={"move": move},
            headers=bearing(opened["tokens"]["A"]),
        )
        assert (asked.status_code, asked.json()["code"]) == (409, "held-by-another")
        holder.break_off()
        await other.with_hands()
        assert (await other.ask(hold))["type"] == "accepted"
        assert (await other.play("A", move))["type"] == "accepted"
        await other.with_hands()
        assert not bob.hands
        await holder.arrive()


async def test_whoever_comes_sees_what_is_in_hand_and_a_stranger_holds_nothing(
    server: Server,
) -> None:
    opened = rush(server)
    async with seated(server, opened, "A", "B") as (ann, bob):
        hold = {"type": "hold", "seat": "A", "thing": "thing 2"}
        assert (await ann.ask(hold))["type"] == "accepted"
        assert (await bob.ask(hold))["code"] == "not-your-seat"
        assert (await bob.ask({**hold, "thing": ""}))["code"] == "malformed"
        looked = server.look(opened["table"], opened["tokens"]["A"])
        assert [hand["yours"] for hand in looked["hands"]] == [False]
        assert server.look(opened["table"])["hands"] == []
        async with seated(server, opened, "A", "B") as (zoe, foe):
            assert zoe.snapshots[-1]["hands"] == [
                {"seat": "A", "thing": "thing 2", "number": 1, "yours": False}
            ]
            assert foe.snapshots[-1]["hands"] == []
            assert (await ann.ask({**hold, "type": "release"}))["type"] == "accepted"
            await zoe.with_hands()


# ---------------------------------------------------------------- pauses


async def test_a_pause_by_agreement_over_both_doors(server: Server, client: httpx.Client) -> None:
    opened = rush(server)
    where, tokens = f"/api/tables/{opened['table']}", opened["tokens"]

    def post(what: str, seat: str, **body: str) -> httpx.Response:
        return client.post(f"{where}/{what}", json=body or None, headers=bearing(tokens[seat]))

    async with seated(server, opened, "A", "B") as (ann, bob):
        await begin(ann, bob)
        assert (await ann.ask({"type": "pause", "seat": "A"}))["type"] == "accepted"
        while bob.time["asked"] != ["A"]:
            await bob.next()
        assert post("pause", "B").status_code == 201
        while not ann.time["paused"]:
            await ann.next()
        assert (await ann.play("A", put(client, opened, 1)))["code"] == "paused"
        refused = post("moves", "B", move="done")
        assert (refused.status_code, refused.json()["code"]) == (409, "paused")
        assert post("resume", "A").status_code == 201
        assert post("resume", "A").json()["code"] == "not-paused"
        assert (await bob.ask({"type": "resume", "seat": "B"}))["type"] == "accepted"
        while ann.time["paused"]:
            await ann.next()
        assert (await ann.play("A", put(client, opened, 1)))["type"] == "accepted"


async def test_where_there_are_turns_there_is_no_pause_and_where_there_are_none_no_undo(
    server: Server,
) -> None:
    turns, none = server.open_table("me", "me"), rush(server)
    async with seated(server, turns, "A") as [ann]:
        assert ann.snapshots[-1]["time"] is None
        for wish in ({"type": "pause"}, {"type": "resume"}, {"type": "hold", "thing": "it"}):
            assert (await ann.ask({"seat": "A", **wish}))["code"] == "only-without-turns"
    async with seated(server, none, "A") as [ann]:
        await ann.play("A", "ready")
        answer = await ann.ask({"type": "undo", "seat": "A"})
        assert answer["code"] == "nothing-taken-back"


# ---------------------------------------------------------------- bots, and the end of a server


async def test_a_bot_plays_at_the_pace_of_the_house(server: Server, client: httpx.Client) -> None:
    opened = rush(server, "me", "bot")
    async with seated(server, opened, "A") as [ann]:
        await ann.play("A", "ready")
        await ann.in_phase("over")
    winners = server.look(opened["table"])["position"]["winners"]
    assert winners == ["B"]


def as_if_long_ago(server: Server) -> None:
    """All that was stored was stored an hour earlier."""
    with closing(sqlite3.connect(server.folder / FILE)) as store, store:
        store.execute("UPDATE log SET at = at - ?", (HOUR,))


async def test_a_killed_server_keeps_the_clock_right(tmp_path: Path) -> None:
    with running(tmp_path / "data", FixtureServer) as server:
        opened = rush(server, board="heap", seconds="600")
        async with seated(server, opened, "A", "B") as (ann, bob):
            await begin(ann, bob)
            assert (await ann.play("A", "done"))["type"] == "accepted"
        before = due(server.look(opened["table"])["time"])
        server.kill()
        as_if_long_ago(server)
        server.start()
        for _ in range(2):
            asleep = due(server.look(opened["table"])["time"])
            assert before["time"] <= asleep["time"] <= 600_000
            assert asleep["still"] == 60_000
        async with seated(server, opened, "A", "B") as (ann, bob):
            assert (await bob.play("B", "done"))["type"] == "accepted"
            await ann.in_phase("over")
            kinds = [ann.heard[seq]["entry"]["type"] for seq in sorted(ann.heard)]
            assert kinds == ["woken", "moved", "revealed"]
            assert server.look(opened["table"])["time"]["played"] < HOUR


def due(time: Json) -> dict[str, int]:
    return {each["move"]: each["in_ms"] for each in time["due"]}


async def test_an_alarm_rings_at_a_server_that_was_killed(tmp_path: Path) -> None:
    with running(tmp_path / "data", FixtureServer) as server:
        opened = rush(server, seconds="5")
        async with seated(server, opened, "A", "B") as (ann, bob):
            await begin(ann, bob)
            server.kill()
        as_if_long_ago(server)
        server.start()
        assert not server.look(opened["table"])["position"]["over"]
        async with seated(server, opened, "A") as [ann]:
            await ann.in_phase("over")
