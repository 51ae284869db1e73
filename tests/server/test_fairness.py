"""Fair dice over the real server: seals, reservations, rounds of numbers, what is told when."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from ludotheque.engine import fair
from ludotheque.engine.verify import verify
from ludotheque.tables.access import Keys

from .server import GAME, Json, Server, bearing, running

ONE, OTHER = "1" * 64, "2" * 64
STAYING = {"LUDOTHEQUE_BOT_PAUSE": "3600", "LUDOTHEQUE_ABSENCE": "3600"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("fairness") / "data", **STAYING) as found:
        yield found


def told(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def me(commitment: str = "") -> Json:
    return {"kind": "me", "name": "Rosa", "commitment": commitment}


def promise(table: str, seat: str, value: str, number: int = 1) -> str:
    """What is told of a number before anybody tells theirs."""
    return fair.commitment_of(table, number, seat, bytes.fromhex(value)).hex()


def reserved(client: httpx.Client, *values: str) -> Json:
    """A table of one's own seats, each with a number for the dice; of a bot, where it has none."""
    given = client.post("/api/seals").json()
    seats = [
        me(promise(given["table"], seat, value)) if value else {"kind": "bot"}
        for seat, value in zip("ABCDEF", values, strict=False)
    ]
    answer = client.post("/api/tables", json=wanted(*seats, reservation=given["reservation"]))
    assert answer.status_code == 201, answer.text
    return {**answer.json(), "given": given}


def reveal(client: httpx.Client, table: str, token: str, value: str, number: int = 1) -> None:
    body = {"round": number, "value": value}
    answer = client.post(f"/api/tables/{table}/reveal", headers=bearing(token), json=body)
    assert answer.status_code == 201, answer.text


def mixed_in(client: httpx.Client, table: str) -> list[tuple[int, str, str]]:
    """Every number that was mixed in: from which draw on, whose, and what it was."""
    rounds = fairness(client, table)["fairness"]["rounds"]
    return [
        (each["from_draw"], made["seat"], made["value"])
        for each in rounds
        for made in each["commitments"]
    ]


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


def test_whoever_opens_a_table_can_see_its_seal_and_key_before_and_take_part(
    client: httpx.Client,
) -> None:
    opened = reserved(client, ONE, "")
    given = opened["given"]
    assert len(given["seal"]) == 64
    assert (opened["table"], opened["seal"]) == (given["table"], given["seal"])
    shown = client.get(f"/api/tables/{opened['table']}").json()["fairness"]
    assert (shown["seal"], shown["key"]) == (given["seal"], given["key"])
    assert (shown["draws"], shown["rounds"][0]["is_closed"]) == (0, True)
    reveal(client, opened["table"], opened["tokens"]["A"], ONE)
    assert mixed_in(client, opened["table"]) == [(1, "A", ONE)]
    assert fairness(client, opened["table"])["fairness"]["draws"] >= 1
    body = wanted(me(), {"kind": "bot"}, reservation=given["reservation"])
    assert told(client.post("/api/tables", json=body)) == (410, "reservation-spent")


def test_whoever_reserves_nothing_gets_a_sealed_table_all_the_same(client: httpx.Client) -> None:
    opened = client.post("/api/tables", json=wanted(me(), {"kind": "bot"})).json()
    shown = client.get(f"/api/tables/{opened['table']}").json()["fairness"]
    assert len(opened["seal"]) == 64
    assert shown["seal"] == opened["seal"]
    assert shown["rounds"] == []


def test_a_reservation_that_is_none_opens_nothing(client: httpx.Client, tmp_path: Path) -> None:
    opened = client.post("/api/tables", json=wanted(me(), {"kind": "bot"})).json()
    foreign = Keys.open(tmp_path).reservation("somewhere")
    genuine = client.post("/api/seals").json()["reservation"]
    for token in ("x", genuine[:-1], opened["host"], opened["tokens"]["A"], foreign):
        body = wanted(me(), {"kind": "bot"}, reservation=token)
        assert told(client.post("/api/tables", json=body)) == (403, "no-reservation")


def test_everybody_at_one_screen_takes_part_for_themselves(client: httpx.Client) -> None:
    opened = reserved(client, ONE, OTHER)
    for seat, value in (("A", ONE), ("B", OTHER)):
        assert fairness(client, opened["table"])["fairness"]["draws"] == 0
        reveal(client, opened["table"], opened["tokens"][seat], value)
    assert mixed_in(client, opened["table"]) == [(1, "A", ONE), (1, "B", OTHER)]


def test_whoever_joins_or_claims_a_seat_takes_part(client: httpx.Client) -> None:
    given = client.post("/api/seals").json()
    mine = me(promise(given["table"], "A", ONE))
    body = wanted(mine, {"kind": "open"}, reservation=given["reservation"])
    opened = client.post("/api/tables", json=body).json()
    where, name = f"/api/tables/{opened['table']}", opened["table"]
    brought = promise(name, "B", OTHER)
    invited = {"invitation": opened["invitations"]["B"], "name": "Ben", "commitment": brought}
    seated = client.post(f"{where}/join", json=invited).json()
    reveal(client, name, opened["tokens"]["A"], ONE)
    reveal(client, name, seated["token"], OTHER)
    assert mixed_in(client, name) == [(1, "A", ONE), (1, "B", OTHER)]
    assert fairness(client, name)["fairness"]["draws"] >= 1
    give_up(client, opened)
    again = client.post(f"{where}/rematch", headers=bearing(seated["token"])).json()
    shown = client.get(f"/api/tables/{again['table']}").json()["fairness"]
    assert (again["seal"], again["key"]) == (shown["seal"], shown["key"])
    assert again["seal"] != opened["seal"]
    claim = f"/api/tables/{again['table']}/claim"
    brought = promise(again["table"], "B", ONE)
    answer = client.post(claim, headers=bearing(seated["token"]), json={"commitment": brought})
    assert answer.status_code == 201
    assert client.post(claim, headers=bearing(opened["tokens"]["A"])).status_code == 201
    reveal(client, again["table"], answer.json()["token"], ONE)
    assert mixed_in(client, again["table"]) == [(1, "B", ONE)]


def test_in_the_middle_of_a_game_a_round_is_opened_by_whoever_commits(
    client: httpx.Client, server: Server
) -> None:
    opened = server.open_table("me", "bot")
    where, mine = f"/api/tables/{opened['table']}", bearing(opened["tokens"]["A"])
    body = {"round": 1, "commitment": promise(opened["table"], "A", ONE)}
    assert client.post(f"{where}/commit", headers=mine, json=body).status_code == 201
    while not fairness(client, opened["table"])["fairness"]["rounds"][0]["is_closed"]:
        pass  # everybody who is there has committed: it is closed at once
    reveal(client, opened["table"], opened["tokens"]["A"], ONE)
    draws = fairness(client, opened["table"])["fairness"]["draws"]
    assert mixed_in(client, opened["table"]) == [(draws + 1, "A", ONE)]


# ---------------------------------------------------------------- what is refused


WRONG = ["", "1" * 63, "1" * 65, "g" * 64, "A" * 64, ONE + "\n", "\n" + ONE, 1, None, "é" * 64]


@pytest.mark.parametrize("value", WRONG)
def test_what_is_no_number_is_refused_everywhere(
    value: object, client: httpx.Client, server: Server
) -> None:
    opened = server.open_table("me", "open", "bot")
    where, mine = f"/api/tables/{opened['table']}", bearing(opened["tokens"]["A"])
    for path, name in (("commit", "commitment"), ("reveal", "value")):
        wish = {"round": 1, name: value}
        answer = client.post(f"{where}/{path}", headers=mine, json=wish)
        assert told(answer) == (400, "malformed")
    if value == "":
        return  # which is as good as none elsewhere
    joining = {"invitation": opened["invitations"]["B"], "commitment": value}
    assert told(client.post(f"{where}/join", json=joining)) == (400, "malformed")
    body = wanted({"kind": "me", "commitment": value}, {"kind": "bot"})
    assert told(client.post("/api/tables", json=body)) == (400, "malformed")
    assert fairness(client, opened["table"])["fairness"]["rounds"] == []


async def test_nobody_takes_part_for_a_seat_that_is_not_theirs(
    client: httpx.Client, server: Server
) -> None:
    opened = server.open_table("me", "me", "bot")
    where = f"/api/tables/{opened['table']}"
    for path, name in (("commit", "commitment"), ("reveal", "value")):
        body = {"round": 1, name: ONE}
        assert told(client.post(f"{where}/{path}", json=body)) == (401, "no-token")
        for token in (opened["host"], "forged", server.open_table("me", "bot")["tokens"]["A"]):
            answer = client.post(f"{where}/{path}", headers=bearing(token), json=body)
            assert told(answer) == (403, "not-your-seat")
    answers = await spoken(server, opened)
    assert [(answer["type"], answer.get("code")) for answer in answers] == [
        ("error", "not-your-seat"),
        ("accepted", None),
        ("accepted", None),
        ("error", "not-your-seat"),
        ("error", "not-what-was-committed"),
        ("accepted", None),
        ("error", "round-closed"),
    ]
    ((_, seat, value),) = mixed_in(client, opened["table"])
    assert (seat, value) == ("A", ONE)


async def spoken(server: Server, opened: Json) -> list[Json]:
    """What is answered on a live connection of seat A: for another's seat, and for one's own.

    The same request again is answered as before.
    """
    found: list[Json] = []
    heard: list[str] = []
    made = promise(opened["table"], "A", ONE)
    wishes = [
        {"type": "commit", "seat": "B", "commitment": made, "request": "r1"},
        {"type": "commit", "seat": "A", "commitment": made, "request": "r2"},
        {"type": "commit", "seat": "A", "commitment": made, "request": "r2"},
        {"type": "reveal", "seat": "B", "value": ONE, "request": "r3"},
        {"type": "reveal", "seat": "A", "value": OTHER, "request": "r4"},
        {"type": "reveal", "seat": "A", "value": ONE, "request": "r5"},
        {"type": "reveal", "seat": "A", "value": ONE, "request": "r6"},
    ]
    async with connect(server.live + opened["table"], compression=None, proxy=None) as line:
        await line.send(json.dumps({"type": "hello", "tokens": [opened["tokens"]["A"]]}))
        for wish in wishes:
            while wish["type"] == "reveal" and not any('"closed"' in text for text in heard):
                heard.append(str(await line.recv()))
            await line.send(json.dumps({"round": 1, **wish}))
            answer: Json = {}
            while answer.get("request") != wish["request"]:
                heard.append(str(await line.recv()))
                answer = json.loads(heard[-1])
            found.append(answer)
    return found


# ---------------------------------------------------------------- what is told when


def test_nothing_is_told_too_early_and_everything_in_the_end(
    client: httpx.Client, server: Server
) -> None:
    opened = reserved(client, ONE, OTHER)
    name, where = opened["table"], f"/api/tables/{opened['table']}"
    for seat, value in (("A", ONE), ("B", OTHER)):
        reveal(client, name, opened["tokens"][seat], value)
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
    assert late["report"]["verdict"] == "signed"
    assert all(check["ok"] for check in late["report"]["checks"])
    assert [draw["number"] for draw in late["draws"]] == list(range(1, len(late["draws"]) + 1))
    for draw in late["draws"]:
        assert draw["outcome"] == recomputed(late["fairness"], name, draw)
        first, second = map(int, draw["move"].split("-"))
        assert draw["outcome"] == 6 * (first - 1) + second - 1
    assert client.get(where).json()["fairness"] == late["fairness"]
    key = fair.fingerprint_of(bytes.fromhex(opened["key"]))
    assert verify(client.get(f"{where}/saved").content, key=key).verdict == "signed"


def recomputed(shown: Json, table: str, draw: Json) -> int:
    """A draw, from what everybody is told in the end."""
    mix = fair.first_mix(table, bytes.fromhex(shown["seal"]))
    for each in shown["rounds"]:
        given = [
            (made["seat"], made["person"], bytes.fromhex(made["value"]))
            for made in each["commitments"]
        ]
        if each["from_draw"] <= draw["number"]:
            mix = fair.mixed(mix, each["number"], given)
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
    assert late["report"]["verdict"] == "signed"


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
            opened = reserved(client, ONE, OTHER)
            for seat, value in (("A", ONE), ("B", OTHER)):
                reveal(client, opened["table"], opened["tokens"][seat], value)
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
            assert fairness(client, opened["table"])["report"]["verdict"] == "signed"
