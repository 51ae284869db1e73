"""Whole games over real sockets: people, bots and watchers, through whatever happens."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import ludotheque
from tests.tiers import mostly_thorough

from .server import Json, Server, bearing, running
from .viewer import Viewer


def public(position: Json) -> Json:
    """What of a position is the same for everybody."""
    return {key: value for key, value in position.items() if key != "legal"}


def check_the_end(server: Server, table: str, viewers: list[Viewer]) -> None:
    """Everybody saw the same, the log has it, and the saved game ends in the same way."""
    final = server.look(table)
    with server.client() as client:
        log = {told["seq"]: told for told in client.get(f"/api/tables/{table}/log").json()}
        saved = client.get(f"/api/tables/{table}/saved").text
    assert final["position"]["over"]
    for viewer in viewers:
        assert public(viewer.position) == public(final["position"])
        assert viewer.heard == {seq: log[seq] for seq in viewer.heard}
    match = ludotheque.load(saved)
    assert match.outcome is not None
    assert [seat.word for seat in match.outcome.winners] == final["position"]["winners"]
    assert msgspec.json.decode(msgspec.json.encode(match.view())) == final["position"]["view"]
    assert len(match.log) == final["position"]["length"]


async def play(viewers: list[Viewer], trouble: Any = None) -> None:
    up = asyncio.Event()
    up.set()
    async with asyncio.TaskGroup() as group:
        for viewer in viewers:
            group.create_task(viewer.play_to_the_end(up))
        if trouble is not None:
            group.create_task(trouble(up))


async def test_four_at_a_table_through_every_kind_of_trouble(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        opened = server.open_table("me", "me", "bot", "bot")
        table, tokens = opened["table"], opened["tokens"]
        ann = Viewer(server, table, tokens["A"], seed=1)
        bob = Viewer(server, table, tokens["B"], seed=2)
        watcher = Viewer(server, table)

        async def trouble(up: asyncio.Event) -> None:
            await watcher.reached(40)
            await ann.depart()  # she reloads the page
            await watcher.reached(80)
            bob.break_off()
            for seq, ending in ((120, server.stop), (160, server.kill)):
                await watcher.reached(seq)
                up.clear()
                seen = [len(each.snapshots) for each in (ann, bob, watcher)]
                await asyncio.to_thread(ending)
                await asyncio.to_thread(server.start)
                up.set()
                for each, before in zip((ann, bob, watcher), seen, strict=True):
                    await each.returned(before)

        await play([ann, bob, watcher], trouble)
        check_the_end(server, table, [ann, bob, watcher])
        assert len(watcher.snapshots) >= 3
        assert len(bob.snapshots) >= 4


async def test_bots_play_a_whole_game_among_themselves(server: Server) -> None:
    opened = server.open_table("bot", "bot", "bot", "bot")
    watcher = Viewer(server, opened["table"])
    await play([watcher])
    check_the_end(server, opened["table"], [watcher])
    assert {seat["kind"] for seat in watcher.seats} == {"bot"}


async def test_hot_seat_one_connection_plays_for_everybody(server: Server) -> None:
    opened = server.open_table("me", "me", "me", "me")
    family = Viewer(server, opened["table"], *opened["tokens"].values(), seed=3)
    await play([family])
    check_the_end(server, opened["table"], [family])
    assert all(seat["yours"] for seat in family.seats)
    assert sorted(family.heard) == list(range(min(family.heard), family.seq + 1))


async def test_two_people_at_one_seat(server: Server) -> None:
    opened = server.open_table("me", "bot")
    name, host = opened["table"], bearing(opened["host"])
    with server.client() as client:
        offered = client.post(f"/api/tables/{name}/seats/A/invitation", headers=host).json()
        joining = {"invitation": offered["invitation"], "name": "Zoë"}
        seated = client.post(f"/api/tables/{name}/join", json=joining).json()
    assert seated["seat"] == "A"
    team = [Viewer(server, name, opened["tokens"]["A"], seed=4)]
    team.append(Viewer(server, name, seated["token"], seed=5))
    await play(team)
    check_the_end(server, name, team)
    # Both saw every move; of two choices for one position the second one was stale.
    assert {answer["type"] for answer in team[0].answers + team[1].answers} <= {
        "accepted", "error"
    }  # fmt: skip


# ---------------------------------------------------------------- by single requests


def play_by_requests(client: httpx.Client, table: str, tokens: dict[str, str]) -> None:
    """Plays to the end, each seat looking with its own token."""
    random = Random(6)
    while True:
        for seat in sorted(tokens):
            headers = bearing(tokens[seat])
            position = client.get(f"/api/tables/{table}", headers=headers).json()["position"]
            if position["over"]:
                return
            while position["legal"]:
                move = random.choice(position["legal"][seat])
                body = {"move": move, "after": position["length"]}
                answer = client.post(f"/api/tables/{table}/moves", json=body, headers=headers)
                assert answer.status_code == 201, answer.text
                position = client.get(f"/api/tables/{table}", headers=headers).json()["position"]


@pytest.mark.parametrize(
    "game", mostly_thorough(("pac-man", "close-encounters"), ("close-encounters",))
)
def test_a_game_by_single_requests_a_rematch_and_their_seats_again(
    server: Server, game: str
) -> None:
    opened = server.open_table("me", "me", game=game)
    table, tokens = opened["table"], opened["tokens"]
    with server.client() as client:
        early = client.post(f"/api/tables/{table}/rematch", headers=bearing(tokens["A"]))
        assert (early.status_code, early.json()["code"]) == (409, "table-not-over")
        play_by_requests(client, table, tokens)
        check_the_end(server, table, [])
        again = client.post(f"/api/tables/{table}/rematch", headers=bearing(tokens["B"])).json()
        assert server.look(table)["rematch"] == again["table"]
        late = client.post(f"/api/tables/{table}/rematch", headers=bearing(tokens["A"]))
        assert late.json()["values"] == {"table": again["table"]}
        claimed = [
            client.post(f"/api/tables/{again['table']}/claim", headers=bearing(tokens[seat])).json()
            for seat in "BA"
        ]
    assert [each["seat"] for each in claimed] == ["B", "A"]
    new = {each["seat"]: each["token"] for each in claimed}
    assert not set(new.values()) & set(tokens.values())
    begun = server.look(again["table"], new["A"])
    assert begun["started"]
    assert [seat["name"] for seat in begun["seats"]] == ["me 0", "me 1"]
