"""Every route of the HTTP API: who may, who may not, and what is said to them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.api.connection import NO_TABLE

from .answers import told
from .server import GAME, Json, Server, bearing, running
from .viewer import Viewer


def post(
    client: httpx.Client, opened: Json, what: str, token: str = "", **body: Any
) -> httpx.Response:
    path = f"/api/tables/{opened['table']}/{what}"
    return client.post(path, json=body, headers=bearing(token))


# ---------------------------------------------------------------- tokens

SEAT_ROUTES: dict[str, Json] = {
    "moves": {"move": "pac-man 1"},
    "undo": {},
    "chat": {"text": "hello"},
    "resign": {},
    "leave": {},
    "admit": {"number": 2},
    "decline": {"number": 2},
    "shut-out": {"number": 2},
    "pause": {},
    "resume": {},
    "fast-forward": {},
    "slow-down": {},
    "rematch": {},
}
HOST_ROUTES: dict[str, Json] = {
    "seats/A/invitation": {},
    "seats/A/bot": {},
    "seats/A/free": {},
    "seats/A/code": {},
    "end": {},
    "host": {},
}
HOST_TOO = ("rematch", "fast-forward", "slow-down")  # of a seat's routes, those a host may take
ALL_ROUTES = {**SEAT_ROUTES, **HOST_ROUTES, "claim": {}}


def still(snapshot: Json) -> Json:
    """The same without how long people have been away, which changes all the time."""
    for seat in snapshot["seats"]:
        del seat["away_in_ms"]
    return snapshot


def wrong_tokens(server: Server, opened: Json) -> dict[str, str]:
    """Tokens that are good for something, or look as if they were, but not for a seat here."""
    other = server.open_table("me", "open")
    good = opened["tokens"]["A"]
    return {
        "another table's seat": other["tokens"]["A"],
        "another table's host": other["host"],
        "an invitation": other["invitations"]["B"],
        "garbage": "x",
        "not even ASCII": "é",
        "one letter changed": good[:10] + ("A" if good[10] != "A" else "B") + good[11:],
        "one letter less": good[:-1],
        "one letter more": good + "A",
        "very long": good * 20,
        "padding": good + "==",
    }


@pytest.mark.parametrize("what", ALL_ROUTES)
def test_without_a_token_nothing_is_done(client: httpx.Client, opened: Json, what: str) -> None:
    assert told(post(client, opened, what, **ALL_ROUTES[what])) == (401, "no-token")
    for header in ("Bearer", "Basic abc", "abc", "Token abc"):
        path = f"/api/tables/{opened['table']}/{what}"
        headers = {"Authorization": header}
        answer = client.post(path, json=ALL_ROUTES[what], headers=headers)
        assert told(answer) == (401, "no-token")


@pytest.mark.parametrize("what", ALL_ROUTES)
def test_a_token_for_something_else_does_nothing(
    server: Server, client: httpx.Client, opened: Json, what: str
) -> None:
    before = still(server.look(opened["table"]))
    wrong = wrong_tokens(server, opened)
    if what not in (*HOST_ROUTES, *HOST_TOO):
        wrong["the host's"] = opened["host"]
    elif what in HOST_ROUTES:
        wrong["a seat's"] = opened["tokens"]["A"]
    for name, token in wrong.items():
        raw = {b"Authorization": b"Bearer " + token.encode("utf-8")}
        path = f"/api/tables/{opened['table']}/{what}"
        answer = client.post(path, json=ALL_ROUTES[what], headers=raw)
        assert told(answer)[0] == 403, name
        assert told(answer)[1] in ("not-your-seat", "not-your-table"), name
    assert still(server.look(opened["table"])) == before


@pytest.mark.parametrize("what", ["", "/log", "/replay"])
def test_to_look_one_needs_no_token_but_a_wrong_one_is_told(
    server: Server, client: httpx.Client, opened: Json, what: str
) -> None:
    path = f"/api/tables/{opened['table']}{what}"
    assert client.get(path).status_code == 200
    assert client.get(path, headers=bearing(opened["tokens"]["B"])).status_code == 200
    for token in (*wrong_tokens(server, opened).values(), opened["host"]):
        raw = {b"Authorization": b"Bearer " + token.encode("utf-8")}
        assert told(client.get(path, headers=raw)) == (403, "not-your-seat")


def test_one_s_own_legal_moves_are_for_oneself(server: Server, opened: Json) -> None:
    looks = {seat: server.look(opened["table"], opened["tokens"][seat]) for seat in "AB"}
    acting = looks["A"]["position"]["acting"]
    for seat, look in looks.items():
        assert list(look["position"]["legal"]) == [each for each in acting if each == seat]
        assert [each["seat"] for each in look["seats"] if each["yours"]] == [seat]
    assert server.look(opened["table"])["position"]["legal"] == {}


def test_a_token_is_void_once_its_holder_has_left(
    server: Server, client: httpx.Client, opened: Json
) -> None:
    token = opened["tokens"]["B"]
    assert post(client, opened, "leave", token).status_code == 201
    for what, body in SEAT_ROUTES.items():
        assert told(post(client, opened, what, token, **body)) == (403, "not-your-seat")
    seats = server.look(opened["table"])["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open"]
    host = opened["host"]
    offered = post(client, opened, "seats/B/invitation", host).json()["invitation"]
    seated = post(client, opened, "join", invitation=offered, name="Eve").json()
    assert seated["token"] != token
    assert server.look(opened["table"], seated["token"])["seats"][1]["name"] == "Eve"


async def test_tokens_are_told_once_and_are_in_no_address_or_log(tmp_path: Path) -> None:
    heard: list[tuple[str, str]] = []

    def note(answer: httpx.Response) -> None:
        answer.read()
        heard.append((str(answer.request.url) + str(answer.headers), answer.text))

    with running(tmp_path / "data") as server, server.client() as client:
        client.event_hooks["response"] = [note]
        seats = [{"kind": kind} for kind in ("me", "me", "open", "bot")]
        opened = client.post("/api/tables", json={"game": GAME, "seats": seats}).json()
        offered = opened["invitations"]["C"]
        seated = post(client, opened, "join", invitation=offered).json()
        more = post(client, opened, "seats/A/invitation", opened["host"]).json()
        tokens = {opened["host"], *opened["tokens"].values(), offered, seated["token"]}
        tokens |= {more["invitation"]}
        assert len(tokens) == 6
        handed_out, heard[:] = list(heard), []
        watch = Viewer(server, opened["table"], opened["tokens"]["A"], "garbage")
        told_live = await everything_asked(watch)
        for token in tokens:
            if token != more["invitation"]:  # which would rightly hand its seat's token out
                post(client, opened, "join", invitation=token)
            client.get(f"/api/tables/{opened['table']}", headers=bearing(token))
            client.get(f"/api/tables/{opened['table']}/log", headers=bearing(token))
            for what, body in ALL_ROUTES.items():
                post(client, opened, what, token, **body)
    for token in tokens:
        assert sum(token in body for _, body in handed_out) == 1
        assert not any(token in address for address, _ in handed_out)
        assert not any(token in address + body for address, body in heard)
        assert token not in told_live
        assert token.encode() not in server.said
        assert token not in server.complaints
        stored = [path.read_bytes() for path in server.folder.iterdir()]
        assert not any(token.encode() in content for content in stored)


async def everything_asked(viewer: Viewer) -> str:
    """All that a live connection says when everything is asked for."""
    await viewer.arrive()
    heard = [str(viewer.snapshots), str(viewer.answers)]
    await viewer.say({"type": "recall"})
    heard.append(str(await viewer.until("recalled")))
    heard.append(str(await viewer.ask({"type": "say", "seat": "A", "text": "hello"})))
    await viewer.depart()
    return "".join(heard)


# ---------------------------------------------------------------- opening and joining


def test_the_shelf(client: httpx.Client) -> None:
    shelf = client.get("/api/games").json()
    (found,) = [each for each in shelf if each["name"] == GAME]
    assert found["seats"] == [2, 3, 4]
    assert {"ghost_turn", "ghost_doors"} == {option["name"] for option in found["options"]}
    assert "greedy" in found["bots"]
    assert "PM-8a" in found["clauses"]


def wanted(*kinds: str, **more: Any) -> Json:
    return {"game": GAME, "seats": [{"kind": kind} for kind in kinds], **more}


@pytest.mark.parametrize(
    ("body", "error"),
    [
        (wanted("me", "me", game="tric-trac"), (404, "no-such-game")),
        (wanted("me", "me", "me", "me", "me"), (400, "wrong-seats")),
        (wanted("me"), (400, "wrong-seats")),
        (wanted("me", "me", options={"ghost_turn": "sideways"}), (400, "no-such-value")),
        (wanted("me", "me", options={"speed": "1"}), (400, "no-such-option")),
        (wanted("me", "me", board="nonsense"), None),
        (wanted("me", "me", board="o---o\n"), None),
        (
            wanted("me", "bot") | {"seats": [{"kind": "bot", "bot": "hal"}] * 2},
            (400, "no-such-bot"),
        ),
        (wanted("me", "you"), (400, "malformed")),
        (wanted("me\n", "me"), (400, "malformed")),
        (wanted("me", "me", clock=-1), (400, "malformed")),
        (wanted("me", "me", clock="soon"), (400, "malformed")),
        (wanted("me", "me", surprise=1), (400, "malformed")),
        (wanted(), (400, "malformed")),
        ([], (400, "malformed")),
        (None, (400, "malformed")),
    ],
)
def test_a_table_that_cannot_be(
    client: httpx.Client, body: Any, error: tuple[int, str] | None
) -> None:
    answer = client.post("/api/tables", json=body)
    status, code = told(answer)
    assert status == (error or (400,))[0]
    assert error is None or code == error[1]


def test_what_was_wished_is_what_is_there(server: Server) -> None:
    options = {"ghost_turn": "free"}
    opened = server.open_table("me", "open", "bot", options=options, board="american", clock=60)
    found = server.look(opened["table"])
    assert (found["game"], found["board"], found["clock"]) == (GAME, "american", 60)
    assert found["options"]["ghost_turn"] == "free"
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open", "bot"]
    assert set(opened["tokens"]) == {"A"}
    assert set(opened["invitations"]) == {"B"}
    assert not found["started"]


def test_an_invitation_is_good_once_and_only_here(server: Server, client: httpx.Client) -> None:
    opened, other = server.open_table("me", "open"), server.open_table("me", "open")
    offered = opened["invitations"]["B"]
    wrong = [other["invitations"]["B"], opened["host"], opened["tokens"]["A"], "x", offered[:-2]]
    for invitation in wrong:
        answer = post(client, opened, "join", invitation=invitation)
        assert told(answer) == (410, "invitation-spent")
    seated = post(client, opened, "join", invitation=offered, name="  Zoë\n\u0007 the   first ")
    assert seated.status_code == 201
    assert seated.json()["seat"] == "B"
    assert server.look(opened["table"])["seats"][1]["name"] == "Zoë the first"
    answer = post(client, opened, "join", invitation=offered, name="again")
    assert told(answer) == (410, "invitation-spent")


def test_a_seat_takes_so_many_and_no_more(client: httpx.Client, opened: Json) -> None:
    offered = []
    while (answer := post(client, opened, "seats/A/invitation", opened["host"])).is_success:
        offered.append(answer.json()["invitation"])
    assert told(answer) == (409, "seat-full")
    assert len(set(offered)) == 7
    joined = [post(client, opened, "join", invitation=each).status_code for each in offered]
    assert joined == [201] * 7


def test_the_host_s_part(server: Server, client: httpx.Client) -> None:
    opened = server.open_table("me", "open")
    host = opened["host"]
    assert told(post(client, opened, "seats/B/bot", host, bot="hal")) == (400, "no-such-bot")
    assert post(client, opened, "seats/B/bot", host, bot="random").status_code == 201
    assert server.look(opened["table"])["started"]
    assert told(post(client, opened, "seats/B/bot", host))[0] == 409
    assert told(post(client, opened, "seats/B/invitation", host)) == (409, "seat-taken")
    for letter in ("C", "F", "G", "AA", "a", "%20", "fate", "0"):
        for what in ("bot", "invitation"):
            answer = post(client, opened, f"seats/{letter}/{what}", host)
            assert told(answer) == (404, "no-such-seat")
    offered = opened["invitations"]["B"]
    assert told(post(client, opened, "join", invitation=offered))[0] in (409, 410)


def test_the_host_takes_a_bot_away_and_nobody_else_can(
    server: Server, client: httpx.Client
) -> None:
    elsewhere = server.open_table("me", "open", "open")
    opened = server.open_table("me", "bot", "open", "open")
    joined = post(client, opened, "join", invitation=opened["invitations"]["C"]).json()
    for token in (opened["tokens"]["A"], joined["token"], elsewhere["host"]):
        assert told(post(client, opened, "seats/B/free", token)) == (403, "not-your-table")
        assert told(post(client, opened, "seats/D/bot", token)) == (403, "not-your-table")
    assert told(post(client, opened, "seats/C/free", opened["host"])) == (409, "no-bot-there")
    assert post(client, opened, "seats/B/free", opened["host"]).status_code == 201
    seat = server.look(opened["table"])["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"]) == ("open", "", "")
    offered = post(client, opened, "seats/B/invitation", opened["host"]).json()["invitation"]
    assert post(client, opened, "join", invitation=offered, name="Bea").status_code == 201
    last = post(client, opened, "seats/D/bot", opened["host"], bot="sharp")
    assert last.status_code == 201
    assert told(post(client, opened, "seats/D/free", opened["host"])) == (409, "table-started")


def test_names_stay_with_their_bots_in_a_rematch_and_a_saved_game(
    server: Server, client: httpx.Client
) -> None:
    bots = [{"kind": "bot", "bot": bot} for bot in ("steady", "steady", "sharp")]
    opened = server.open_table(seats=[{"kind": "me", "name": "Rosa"}, *bots], phones=True)
    names = [seat["name"] for seat in server.look(opened["table"])["seats"]]
    assert names == ["Rosa", "steady", "other-1", "sharp"]
    assert post(client, opened, "end", opened["host"]).status_code == 201
    text = client.get(f"/api/tables/{opened['table']}/saved").text
    found = client.post("/api/replays", json={"text": text}).json()
    assert found["names"] == dict(zip("ABCD", names, strict=True))
    assert found["bots"] == {"B": "steady", "C": "steady", "D": "sharp"}
    again = post(client, opened, "rematch", opened["host"]).json()
    post(client, again, "claim", opened["tokens"]["A"])
    after = server.look(again["table"])
    assert [seat["name"] for seat in after["seats"]] == names
    assert after["started"]  # nobody else is waited for


# ---------------------------------------------------------------- around one screen


def test_a_code_is_the_way_to_a_seat_and_a_new_one_the_only_way(
    server: Server, client: httpx.Client
) -> None:
    opened = server.open_table("open", "open", "bot", phones=True)
    table, host = opened["table"], opened["host"]
    codes = client.get(f"/api/tables/{table}/codes", headers=bearing(host)).json()
    assert [code["seat"] for code in codes] == ["A", "B"]
    assert {code["seat"]: code["invitation"] for code in codes} == opened["invitations"]
    first = codes[0]["code"]
    found = client.post("/api/codes", json={"code": f"{first[:3]} {first[3:].lower()}"}).json()
    assert found == {"table": table, "seat": "A", "invitation": codes[0]["invitation"]}
    lost = post(client, opened, "join", invitation=found["invitation"], name="Ann").json()
    used = client.post("/api/codes", json={"code": first}).json()
    assert used == {"table": table, "seat": "A", "invitation": ""}
    fresh = post(client, opened, "seats/A/code", host).json()
    assert fresh["code"] != first
    assert told(post(client, opened, "chat", lost["token"], text="?")) == (403, "not-your-seat")
    assert client.post("/api/codes", json={"code": first}).json()["invitation"] == ""
    seated = post(client, opened, "join", invitation=fresh["invitation"], name="Ann").json()
    assert post(client, opened, "chat", seated["token"], text="Here!").status_code == 201
    assert told(client.post("/api/codes", json={"code": "222222"})) == (404, "no-such-code")


def test_an_invitation_says_which_seat_it_is_for(server: Server, client: httpx.Client) -> None:
    opened = client.post(
        "/api/tables",
        json={"game": "pac-man", "seats": [{"kind": "me"}, {"kind": "open"}]},
    ).json()
    invitation, path = opened["invitations"]["B"], f"/api/tables/{opened['table']}/invitation"
    found = client.post(path, json={"invitation": invitation})
    assert (found.status_code, found.json()) == (200, {"seat": "B", "invitation": invitation})
    for other in (opened["tokens"]["A"], opened["host"], invitation[::-1], ""):
        assert told(client.post(path, json={"invitation": other})) == (410, "invitation-spent")
    elsewhere = client.post("/api/tables/elsewhere/invitation", json={"invitation": invitation})
    assert told(elsewhere) == (410, "invitation-spent")


def test_codes_are_for_the_host_alone(server: Server, client: httpx.Client) -> None:
    opened = server.open_table("me", "open", phones=True)
    path = f"/api/tables/{opened['table']}/codes"
    assert told(client.get(path)) == (401, "no-token")
    token = opened["tokens"]["A"]
    assert told(client.get(path, headers=bearing(token))) == (403, "not-your-table")
    elsewhere = server.open_table("open", "open", phones=True)["host"]
    assert told(client.get(path, headers=bearing(elsewhere))) == (403, "not-your-table")


def test_only_around_one_screen_has_a_host_such_power(client: httpx.Client, opened: Json) -> None:
    for what in ("seats/A/code", "end"):
        answer = post(client, opened, what, opened["host"])
        assert told(answer) == (409, "only-around-one-screen")


def test_the_host_ends_a_game_and_has_it_played_again(server: Server, client: httpx.Client) -> None:
    opened = server.open_table("me", "me", phones=True)
    host = opened["host"]
    assert told(post(client, opened, "rematch", host)) == (409, "table-not-over")
    assert post(client, opened, "end", host).status_code == 201
    position = server.look(opened["table"])["position"]
    assert (position["over"], position["winners"], position["ending"]) == (True, [], "ended")
    again = post(client, opened, "rematch", host).json()
    assert server.look(again["table"])["phones"]
    assert post(client, again, "claim", opened["tokens"]["A"]).json()["seat"] == "A"
    assert post(client, again, "host", host).json() == {
        "table": again["table"],
        "host": again["host"],
    }


def test_a_host_hurries_bots_alone(server: Server, client: httpx.Client, opened: Json) -> None:
    for what in ("fast-forward", "slow-down"):
        assert told(post(client, opened, what, opened["host"])) == (409, "people-decide")
    of_bots = server.open_table("bot", "bot")
    for on, what in ((True, "fast-forward"), (False, "slow-down")):
        assert post(client, of_bots, what, of_bots["host"]).status_code == 201
        found = server.look(of_bots["table"])["fast_forward"]
        assert found == {"on": on, "asked": [], "awaited": []}


# ---------------------------------------------------------------- playing


def test_a_move_its_repetition_and_its_undoing(
    server: Server, client: httpx.Client, opened: Json
) -> None:
    seat, before = server.turn(opened)
    token = opened["tokens"][seat]
    wish = {"move": before["legal"][seat][0], "request": "one", "after": before["length"]}
    first = post(client, opened, "moves", token, **wish)
    again = post(client, opened, "moves", token, **wish)
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    stale = post(client, opened, "moves", token, **wish | {"request": "two"})
    assert told(stale) == (409, "stale")
    assert stale.json()["values"]["length"] == before["length"] + 1
    assert server.look(opened["table"])["position"]["length"] == before["length"] + 1
    assert post(client, opened, "undo", token, after=before["length"] + 1).status_code == 201
    assert server.look(opened["table"], token)["position"] == before
    assert told(post(client, opened, "undo", token)) == (409, "cannot-undo")


def test_what_the_rules_refuse_cites_the_clause(
    server: Server, client: httpx.Client, opened: Json
) -> None:
    seat, position = server.turn(opened)
    other = opened["tokens"]["B" if seat == "A" else "A"]
    before = server.look(opened["table"])
    out_of_turn = post(client, opened, "moves", other, move=position["legal"][seat][0])
    too_early = post(client, opened, "moves", opened["tokens"][seat], move="stay")
    games = {game["name"]: game for game in client.get("/api/games").json()}
    clauses = games[GAME]["clauses"]
    for answer in (out_of_turn, too_early):
        assert answer.status_code == 409
        assert answer.json()["type"] == "refused"
        assert answer.json()["clause"] in clauses
    assert server.look(opened["table"])["position"] == before["position"]


@pytest.mark.parametrize("move", ["", "castle", "zz9", "6-6", "pac-man 7", "z99", "\u0000", "é"])
def test_what_is_no_move_at_all(client: httpx.Client, opened: Json, move: str) -> None:
    status, _ = told(post(client, opened, "moves", opened["tokens"]["A"], move=move))
    assert status in (400, 409)


def test_nobody_plays_before_everybody_is_there(server: Server, client: httpx.Client) -> None:
    opened = server.open_table("me", "open")
    for what in ("moves", "undo", "resign"):
        answer = post(client, opened, what, opened["tokens"]["A"], **SEAT_ROUTES[what])
        assert told(answer) == (409, "table-waiting")


def test_talking(server: Server, client: httpx.Client, opened: Json) -> None:
    token = opened["tokens"]["B"]
    assert post(client, opened, "chat", token, text=" well \n played ").status_code == 201
    for text in ("", "   \n", "x" * 501):
        assert told(post(client, opened, "chat", token, text=text)) == (409, "chat-length")
    assert told(post(client, opened, "chat", token, text="x" * 2001)) == (400, "malformed")
    (said,) = server.look(opened["table"])["chat"]
    assert (said["entry"]["seat"], said["entry"]["text"]) == ("B", "well played")


def test_giving_up_ends_a_game_of_two(server: Server, client: httpx.Client, opened: Json) -> None:
    assert post(client, opened, "resign", opened["tokens"]["A"]).status_code == 201
    position = server.look(opened["table"])["position"]
    assert position["over"]
    assert (position["winners"], position["ending"]) == (["B"], "resigned")
    for what in ("moves", "undo", "resign"):
        answer = post(client, opened, what, opened["tokens"]["B"], **SEAT_ROUTES[what])
        assert told(answer) == (409, "table-over")
    assert client.get(f"/api/tables/{opened['table']}/saved").text.startswith("ludotheque saved")


def test_the_log_tells_everything_after_an_entry(client: httpx.Client, opened: Json) -> None:
    path = f"/api/tables/{opened['table']}/log"
    whole = client.get(path).json()
    assert [each["seq"] for each in whole] == list(range(1, len(whole) + 1))
    assert client.get(path, params={"since": 2}).json() == whole[2:]
    assert client.get(path, params={"since": 10**30}).json() == []
    for since in ("-1", "x", "1.5"):
        assert told(client.get(path, params={"since": since})) == (400, "malformed")


def test_a_seat_at_a_rematch_is_for_whoever_held_it(
    server: Server, client: httpx.Client, opened: Json
) -> None:
    tokens = opened["tokens"]
    post(client, opened, "resign", tokens["A"])
    again = post(client, opened, "rematch", tokens["B"]).json()
    for token in (opened["host"], server.open_table("me", "me")["tokens"]["A"]):
        assert told(post(client, again, "claim", token)) == (403, "not-your-seat")
    assert told(post(client, opened, "claim", tokens["A"])) == (403, "not-your-seat")
    assert post(client, again, "claim", tokens["A"]).json()["seat"] == "A"
    assert told(post(client, again, "moves", tokens["A"], move="stay")) == (403, "not-your-seat")


# ---------------------------------------------------------------- presence


def test_whoever_asks_is_there_and_whoever_does_not_is_stood_in_for(tmp_path: Path) -> None:
    with running(tmp_path / "data", LUDOTHEQUE_ABSENCE="0.5") as server:
        opened = server.open_table("me", "me")
        table, tokens = opened["table"], opened["tokens"]
        seats: list[Json] = []
        while not any(seat["stand_in"] for seat in seats):
            seats = server.look(table, tokens["A"])["seats"]
        assert [bool(seat["stand_in"]) for seat in seats] == [False, True]
        assert [seat["present"] for seat in seats] == [True, False]
        back = server.look(table, tokens["B"])["seats"]
        assert [seat["stand_in"] for seat in back] == ["", ""]


# ---------------------------------------------------------------- what is no request of ours


@pytest.mark.parametrize("name", ["nobody", "x" * 5000, "..", "%2e%2e%2fkey", "%00", "a%2Fb", "é"])
def test_there_is_no_such_table(client: httpx.Client, name: str) -> None:
    for what in ("", "/log", "/saved", "/board", "/ways", "/replay"):
        assert told(client.get(f"/api/tables/{name}{what}"))[0] in (400, 404, 405)


@pytest.mark.parametrize(
    ("method", "path", "error"),
    [
        ("GET", "/api/nothing", (404, "not-found")),
        ("GET", "/api/tables", (405, "wrong-method")),
        ("DELETE", "/api/tables/x/log", (405, "wrong-method")),
        ("PUT", "/api/games", (405, "wrong-method")),
        ("GET", "/../../etc/passwd", (404, "not-found")),
        ("GET", "/live/", (404, "not-found")),
    ],
)
def test_what_is_not_there(
    client: httpx.Client, method: str, path: str, error: tuple[int, str]
) -> None:
    assert told(client.request(method, path)) == error


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"move": 1}',
        b'{"move": "a", "b": 1}',
        b"[" * 20_000,
        b'{"move": "\\ud800"}',
        b'{"move": "stay", "after": 1e999}',
        b'{"move": "stay", "after": "soon"}',
        b'{"move": "' + b"x" * 65 + b'"}',
    ],
    ids=range(12),
)
def test_a_body_that_does_not_fit(client: httpx.Client, opened: Json, content: bytes) -> None:
    path = f"/api/tables/{opened['table']}/moves"
    for kind in ("application/json", "text/plain", "multipart/form-data", "x"):
        headers = bearing(opened["tokens"]["A"]) | {"Content-Type": kind}
        assert told(client.post(path, content=content, headers=headers)) == (400, "malformed")


# ---------------------------------------------------------------- deleting a table


def deleted(client: httpx.Client, table: str, token: str) -> int:
    return client.delete(f"/api/tables/{table}", headers=bearing(token)).status_code


async def test_a_host_deletes_a_table_and_everybody_there_is_told(
    server: Server, client: httpx.Client, opened: Json
) -> None:
    table = opened["table"]
    player, watcher = Viewer(server, table, opened["tokens"]["A"]), Viewer(server, table)
    for viewer in (player, watcher):
        await viewer.arrive()
    assert deleted(client, table, opened["host"]) == 204
    for viewer in (player, watcher):
        with pytest.raises(ConnectionClosed) as closed:
            await viewer.until("error")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NO_TABLE
    for path in ("", "/log", "/board", "/replay", "/fairness", "/analysis", "/saved"):
        assert client.get(f"/api/tables/{table}{path}").status_code == 404
    assert deleted(client, table, opened["host"]) == 404


def test_nobody_but_its_host_deletes_a_table(
    server: Server, client: httpx.Client, opened: Json
) -> None:
    table, other = opened["table"], server.open_table("me", "me")
    assert deleted(client, table, "") == 401
    for token in (opened["tokens"]["A"], other["host"], opened["host"] + "A"):
        assert deleted(client, table, token) == 403
    assert server.look(table)["started"]


def test_a_reservation_opens_no_second_table_when_the_first_is_deleted(
    client: httpx.Client,
) -> None:
    """The second would have the dice of the first, which everybody may know by now."""
    reserved = client.post("/api/seals").json()
    wanted = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    wanted["reservation"] = reserved["reservation"]
    opened = client.post("/api/tables", json=wanted).json()
    assert deleted(client, opened["table"], opened["host"]) == 204
    again = client.post("/api/tables", json=wanted)
    assert (again.status_code, again.json()["code"]) == (410, "reservation-spent")


def test_a_code_that_led_to_a_deleted_table_leads_nowhere(
    server: Server, client: httpx.Client
) -> None:
    opened = server.open_table("open", "open", phones=True)
    headers = bearing(opened["host"])
    [code, _] = client.get(f"/api/tables/{opened['table']}/codes", headers=headers).json()
    assert client.post("/api/codes", json={"code": code["code"]}).status_code == 201
    assert deleted(client, opened["table"], opened["host"]) == 204
    answer = client.post("/api/codes", json={"code": code["code"]})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-code")
