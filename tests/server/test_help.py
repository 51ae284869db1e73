"""Help for people over real sockets: hints while one plays, an analysis when all is over."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx
import pytest

from .server import Json, Server, bearing
from .viewer import Viewer

A_MOMENT = 0.05  # seconds, before somebody asks again


@pytest.fixture(scope="module")
def server(fixture_server: Server) -> Server:
    return fixture_server


def acting(server: Server, opened: Json) -> tuple[str, str]:
    """Somebody who is to move, with their token."""
    letters = server.look(opened["table"])["position"]["acting"]
    return letters[0], opened["tokens"][letters[0]]


# ---------------------------------------------------------------- hints


def test_a_hint_can_be_played(server: Server, client: httpx.Client) -> None:
    opened = server.open_table("me", "me")
    table = opened["table"]
    for _ in range(3):
        seat, token = acting(server, opened)
        answer = client.post(f"/api/tables/{table}/hint", headers=bearing(token))
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert told["type"] == "counsel"
        assert told["reason"]
        for move in told["moves"]:
            played = client.post(
                f"/api/tables/{table}/moves", headers=bearing(token), json={"move": move}
            )
            assert played.status_code == 201, played.text
    log = client.get(f"/api/tables/{table}/log").json()
    assert {"type": "asked-advice", "seat": seat} in [told["entry"] for told in log]


@pytest.mark.parametrize(
    ("token", "status", "code"), [("", 401, "no-token"), ("forged", 403, "not-your-seat")]
)
def test_a_hint_needs_a_seat(
    server: Server, client: httpx.Client, token: str, status: int, code: str
) -> None:
    table = server.open_table("me", "bot")["table"]
    answer = client.post(f"/api/tables/{table}/hint", headers=bearing(token))
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_whoever_waits_gets_no_hint(server: Server, client: httpx.Client) -> None:
    opened = server.open_table("me", "me")
    seat, _ = acting(server, opened)
    other = opened["tokens"]["B" if seat == "A" else "A"]
    answer = client.post(f"/api/tables/{opened['table']}/hint", headers=bearing(other))
    assert (answer.status_code, answer.json()["code"]) == (409, "no-hint-now")


async def test_a_hint_on_the_live_connection_is_told_to_its_asker_alone(server: Server) -> None:
    opened = server.open_table("me", "me")
    seat, token = acting(server, opened)
    player = Viewer(server, opened["table"], token)
    watcher = Viewer(server, opened["table"])
    await player.arrive()
    await watcher.arrive()
    length = player.position["length"]
    await player.say({"type": "advise", "seat": seat, "request": "why", "after": length})
    told = await player.until("counsel", "error", "refused")
    assert (told["type"], told["request"], told["length"]) == ("counsel", "why", length)
    while watcher.seq < player.seq:
        await watcher.next()
    assert watcher.heard[watcher.seq]["entry"] == {"type": "asked-advice", "seat": seat}
    assert watcher.answers == []
    await watcher.say({"type": "advise", "seat": seat, "request": "mine"})
    assert (await watcher.until("error"))["code"] == "not-your-seat"
    await player.say({"type": "advise", "seat": seat, "request": "late", "after": length + 9})
    assert (await player.until("error"))["code"] == "stale"
    await player.depart()
    await watcher.depart()


def test_where_finding_a_move_is_the_game_a_hint_names_none(
    server: Server, client: httpx.Client
) -> None:
    opened = server.open_table("me", "me", game="rush", board="spill")
    token = opened["tokens"]["A"]
    told = client.post(f"/api/tables/{opened['table']}/hint", headers=bearing(token)).json()
    assert told["moves"] == ["ready"]


# ---------------------------------------------------------------- analyses


def finished(server: Server, client: httpx.Client, game: str) -> str:
    table = str(server.open_table("bot", "bot", game=game)["table"])
    while not client.get(f"/api/tables/{table}").json()["position"]["over"]:
        time.sleep(A_MOMENT)
    return table


def analysed(ask: Callable[[], httpx.Response]) -> Json:
    """The report, as soon as it is there; until then what is told of its progress only grows."""
    progress = 0
    while True:
        answer = ask()
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        assert told["progress"] >= progress
        if told["report"]:
            return told
        progress = told["progress"]
        time.sleep(A_MOMENT)


def test_a_finished_game_is_analysed_once_for_everybody(
    server: Server, client: httpx.Client
) -> None:
    table = finished(server, client, "hoard")
    told = analysed(lambda: client.get(f"/api/tables/{table}/analysis"))
    report = told["report"]
    assert told["progress"] == 100
    frames = client.get(f"/api/tables/{table}/replay").json()["frames"]
    assert report["moments"][0]["at"] == 0
    assert report["moments"][-1]["at"] == len(frames)
    for balance in report["balances"]:
        parts = balance["start"] + balance["luck"] + balance["own"] + balance["others"]
        assert parts == balance["end"]
    assert client.get(f"/api/tables/{table}/analysis").json() == told

    saved = client.get(f"/api/tables/{table}/saved").text
    again = analysed(lambda: client.post("/api/analyses", json={"text": saved}))
    assert again == told


def test_a_game_that_runs_is_not_analysed(server: Server, client: httpx.Client) -> None:
    """With secrets or without: it would tell what nobody may know, or think for the players."""
    for game in ("hoard", "pac-man"):
        table = server.open_table("me", "me", game=game)["table"]
        answer = client.get(f"/api/tables/{table}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (409, "table-not-over")
    saved = client.get(f"/api/tables/{table}/saved").text
    answer = client.post("/api/analyses", json={"text": saved})
    assert (answer.status_code, answer.json()["code"]) == (409, "table-not-over")


def test_there_is_nothing_to_analyse_where_there_is_no_game(client: httpx.Client) -> None:
    assert client.get("/api/tables/nowhere/analysis").status_code == 404
    assert client.post("/api/analyses", json={"text": "no game"}).status_code == 400
