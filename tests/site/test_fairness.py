"""Fair dice over the real server: seals, reservations, contributions, and what is told when."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from ludotheque.engine import fair
from ludotheque.engine.verify import verify
from ludotheque.tables.keys import Keys

from .server import GAME, Json, Server, bearing, running

ONE, OTHER = "1" * 64, "2" * 64
STAYING = {"LUDOTHEQUE_BOT_PAUSE": "3600", "LUDOTHEQUE_ABSENCE": "3600"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("fairness") / "data", **STAYING) as found:
        yield found


def told(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def me(contribution: str = "") -> Json:
    return {"kind": "me", "name": "Rosa", "contribution": contribution}


def wanted(*seats: Json, **more: object) -> Json:
    return {"game": GAME, "seats": list(seats), **more}


def fairness(client: httpx.Client, table: str) -> Json:
    answer = client.get(f"/api/tables/{table}/fairness")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def play(client: httpx.Client, opened: Json, moves: int) -> None:
    """Some moves of one's own seats, over single requests."""
    where = f"/api/tables/{opened['table']}"
    for _ in range(moves):
        position = client.get(where, headers=bearing("")).json()["position"]
        token = opened["tokens"][position["acting"][0]]
        position = client.get(where, headers=bearing(token)).json()["position"]
        (moves_there,) = position["legal"].values()
        answer = client.post(
            f"{where}/moves", headers=bearing(token), json={"move": moves_there[0]}
        )
        assert answer.status_code == 201, answer.text


def give_up(client: httpx.Client, opened: Json, seat: str = "A") -> None:
    where = f"/api/tables/{opened['table']}/resign"
    assert client.post(where, headers=bearing(opened["tokens"][seat])).status_code == 201


# ---------------------------------------------------------------- seals and reservations


def test_whoever_opens_a_table_can_see_its_seal_before_and_contribute(
    client: httpx.Client,
) -> None:
    given = client.post("/api/seals").json()
    assert len(given["seal"]) == 64
    assert client.get(f"/api/tables/{given['table']}").status_code == 404
    body = wanted(me(ONE), {"kind": "bot"}, reservation=given["reservation"])
    opened = client.post("/api/tables", json=body).json()
    assert (opened["table"], opened["seal"]) == (given["table"], given["seal"])
    shown = client.get(f"/api/tables/{opened['table']}").json()["fairness"]
    assert shown["seal"] == given["seal"]
    assert shown["contributions"] == [{"seat": "A", "value": ONE, "from_draw": 1}]
    assert shown["draws"] >= 1
    assert told(client.post("/api/tables", json=body)) == (410, "reservation-spent")


def test_whoever_reserves_nothing_gets_a_sealed_table_all_the_same(client: httpx.Client) -> None:
    opened = client.post("/api/tables", json=wanted(me(), {"kind": "bot"})).json()
    shown = client.get(f"/api/tables/{opened['table']}").json()["fairness"]
    assert len(opened["seal"]) == 64
    assert shown["seal"] == opened["seal"]
    assert shown["contributions"] == []


def test_a_reservation_that_is_none_opens_nothing(client: httpx.Client, tmp_path: Path) -> None:
    opened = client.post("/api/tables", json=wanted(me(), {"kind": "bot"})).json()
    foreign = Keys.open(tmp_path).reservation("somewhere")
    genuine = client.post("/api/seals").json()["reservation"]
    for token in ("x", genuine[:-1], opened["host"], opened["tokens"]["A"], foreign):
        body = wanted(me(), {"kind": "bot"}, reservation=token)
        assert told(client.post("/api/tables", json=body)) == (403, "no-reservation")


def test_everybody_at_one_screen_contributes_for_themselves(client: httpx.Client) -> None:
    opened = client.post("/api/tables", json=wanted(me(ONE), me(OTHER))).json()
    shown = fairness(client, opened["table"])["fairness"]
    assert [(each["seat"], each["from_draw"]) for each in shown["contributions"]] == [
        ("A", 1),
        ("B", 1),
    ]


def test_whoever_joins_or_claims_a_seat_brings_a_contribution(client: httpx.Client) -> None:
    opened = client.post("/api/tables", json=wanted(me(ONE), {"kind": "open"})).json()
    where = f"/api/tables/{opened['table']}"
    invited = {"invitation": opened["invitations"]["B"], "name": "Ben", "contribution": OTHER}
    seated = client.post(f"{where}/join", json=invited).json()
    shown = fairness(client, opened["table"])["fairness"]
    assert shown["contributions"][1] == {"seat": "B", "value": OTHER, "from_draw": 1}
    assert shown["draws"] >= 1
    give_up(client, opened)
    again = client.post(f"{where}/rematch", headers=bearing(seated["token"])).json()
    assert again["seal"] == client.get(f"/api/tables/{again['table']}").json()["fairness"]["seal"]
    assert again["seal"] != opened["seal"]
    claim = f"/api/tables/{again['table']}/claim"
    holding = bearing(seated["token"])
    assert client.post(claim, headers=holding, json={"contribution": ONE}).status_code == 201
    assert client.post(claim, headers=bearing(opened["tokens"]["A"])).status_code == 201
    given = fairness(client, again["table"])["fairness"]["contributions"]
    assert given == [{"seat": "B", "value": ONE, "from_draw": 1}]


# ---------------------------------------------------------------- contributing


WRONG = ["", "1" * 63, "1" * 65, "g" * 64, "A" * 64, ONE + "\n", "\n" + ONE, 1, None, "é" * 64]


@pytest.mark.parametrize("value", WRONG)
def test_what_is_no_contribution_is_refused_everywhere(
    value: object, client: httpx.Client, server: Server
) -> None:
    opened = server.open_table("me", "open", "bot")
    where, mine = f"/api/tables/{opened['table']}", bearing(opened["tokens"]["A"])
    wish = {"value": value}
    assert told(client.post(f"{where}/contribute", headers=mine, json=wish)) == (400, "malformed")
    if value == "":
        return  # which is as good as none elsewhere
    joining = {"invitation": opened["invitations"]["B"], "contribution": value}
    assert told(client.post(f"{where}/join", json=joining)) == (400, "malformed")
    body = wanted({"kind": "me", "contribution": value}, {"kind": "bot"})
    assert told(client.post("/api/tables", json=body)) == (400, "malformed")
    assert fairness(client, opened["table"])["fairness"]["contributions"] == []


async def test_nobody_contributes_for_a_seat_that_is_not_theirs(
    client: httpx.Client, server: Server
) -> None:
    opened = server.open_table("me", "me", "bot")
    where = f"/api/tables/{opened['table']}/contribute"
    body = {"value": ONE}
    assert told(client.post(where, json=body)) == (401, "no-token")
    for token in (opened["host"], "forged", server.open_table("me", "bot")["tokens"]["A"]):
        assert told(client.post(where, headers=bearing(token), json=body)) == (403, "not-your-seat")
    answers = await spoken(server, opened, "B", ONE)
    assert [(answer["type"], answer.get("code")) for answer in answers] == [
        ("error", "not-your-seat"),
        ("accepted", None),
        ("accepted", None),
        ("error", "contributed-already"),
    ]
    given = fairness(client, opened["table"])["fairness"]["contributions"]
    assert [(each["seat"], each["value"]) for each in given] == [("A", ONE)]


async def spoken(server: Server, opened: Json, other: str, value: str) -> list[Json]:
    """What is answered on a live connection of seat A: for another's seat, and for one's own.

    The same request again is answered as before; the same number under another request is not.
    """
    found = []
    async with connect(server.live + opened["table"], compression=None, proxy=None) as line:
        await line.send(json.dumps({"type": "hello", "tokens": [opened["tokens"]["A"]]}))
        for seat, request in ((other, "r1"), ("A", "r2"), ("A", "r2"), ("A", "r3")):
            wish = {"type": "contribute", "seat": seat, "value": value, "request": request}
            await line.send(json.dumps(wish))
            while (answer := json.loads(await line.recv())).get("request") != request:
                pass
            found.append(answer)
    return found


# ---------------------------------------------------------------- what is told when


def test_nothing_is_told_too_early_and_everything_in_the_end(
    client: httpx.Client, server: Server
) -> None:
    opened = client.post("/api/tables", json=wanted(me(ONE), me())).json()
    name, where = opened["table"], f"/api/tables/{opened['table']}"
    play(client, opened, 12)
    early = fairness(client, name)
    secret = Keys.open(server.folder).table_secret(name)
    assert early["fairness"]["secret"] == ""
    assert (early["draws"], early["report"]) == ([], None)
    assert sum(early["dice"].values()) == 2 * early["fairness"]["draws"] > 0
    paths = ("", "/fairness", "/log", "/replay", "/saved", "/board")
    words = "".join(client.get(where + path).text for path in paths)
    assert secret.hex() not in words
    give_up(client, opened)
    late = fairness(client, name)
    assert late["fairness"]["secret"] == secret.hex()
    assert late["report"]["verdict"] == "fair"
    assert all(check["ok"] for check in late["report"]["checks"])
    assert [draw["number"] for draw in late["draws"]] == list(range(1, len(late["draws"]) + 1))
    for draw in late["draws"]:
        assert draw["outcome"] == recomputed(late["fairness"], name, draw)
        first, second = map(int, draw["move"].split("-"))
        assert draw["outcome"] == 6 * (first - 1) + second - 1
    assert client.get(where).json()["fairness"] == late["fairness"]
    assert verify(client.get(f"{where}/saved").content).verdict == "fair"


def recomputed(shown: Json, table: str, draw: Json) -> int:
    """A draw, from what everybody is told in the end."""
    mixed = [
        (given["seat"], bytes.fromhex(given["value"]))
        for given in shown["contributions"]
        if given["from_draw"] <= draw["number"]
    ]
    mix = fair.mix_of(table, bytes.fromhex(shown["seal"]), mixed)
    secret = bytes.fromhex(shown["secret"])
    return fair.drawn(secret, table, draw["number"], mix, draw["outcomes"])


def test_hidden_draws_are_told_in_the_end_and_are_no_dice(
    client: httpx.Client, server: Server
) -> None:
    opened = server.open_table("me", "me", game="situation-4")
    early = fairness(client, opened["table"])
    assert (early["dice"], early["draws"]) == ({}, [])
    assert early["fairness"]["draws"] > 20
    assert "deal" not in json.dumps(early)
    play_ready(client, opened)
    give_up(client, opened)
    late = fairness(client, opened["table"])
    assert len(late["draws"]) == early["fairness"]["draws"]
    assert all(draw["move"].startswith("deal ") for draw in late["draws"])
    assert late["report"]["verdict"] == "fair"


def play_ready(client: httpx.Client, opened: Json) -> None:
    for token in opened["tokens"].values():
        where = f"/api/tables/{opened['table']}/moves"
        answer = client.post(where, headers=bearing(token), json={"move": "ready"})
        assert answer.status_code == 201, answer.text


def test_there_is_no_such_table(client: httpx.Client) -> None:
    assert told(client.get("/api/tables/nowhere/fairness")) == (404, "no-such-table")


# ---------------------------------------------------------------- a server that is killed


def test_a_killed_server_keeps_its_promises(tmp_path: Path) -> None:
    with running(tmp_path / "data", **STAYING) as server:
        with server.client() as client:
            given = client.post("/api/seals").json()
            opened = client.post("/api/tables", json=wanted(me(ONE), me())).json()
            play(client, opened, 8)
            before = fairness(client, opened["table"])
        server.kill()
        server.start()
        with server.client() as client:
            assert fairness(client, opened["table"]) == before
            kept = client.post(
                "/api/tables",
                json=wanted(me(), {"kind": "bot"}, reservation=given["reservation"]),
            ).json()
            assert kept["seal"] == given["seal"]
            drawn = before["fairness"]["draws"]
            while fairness(client, opened["table"])["fairness"]["draws"] == drawn:
                play(client, opened, 1)
            give_up(client, opened)
            assert fairness(client, opened["table"])["report"]["verdict"] == "fair"
