"""Nobody sees a seat's secrets but the people of that seat, and those whom they let in.

Each test is an attack at a real server: by the host, by somebody with an invitation, by somebody
who had the seat before.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ludotheque.engine.registry import all_games
from tests.server.server import Json, Server, bearing, running
from tests.server.tiny_page import lay_out
from tests.server.viewer import Viewer

GAMES = [game.name for game in all_games() if game.about.secrets]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("seats")
    with running(folder / "data", LUDOTHEQUE_PAGE=str(lay_out(folder / "page"))) as found:
        yield found


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as found:
        yield found


def post(client: httpx.Client, table: str, what: str, token: str = "", **body: Any) -> Any:
    return client.post(f"/api/tables/{table}/{what}", json=body, headers=bearing(token))


def code(answer: httpx.Response) -> str:
    return "" if answer.is_success else str(answer.json()["code"])


def view(server: Server, table: str, token: str = "") -> Any:
    return server.look(table, token)["position"]["view"]


def with_secrets(server: Server, client: httpx.Client, game: str, **more: Any) -> Json:
    """A table at which seat A knows something that a watcher does not."""
    opened = server.open_table("me", "me", "me", game=game, **more)
    table, tokens = opened["table"], opened["tokens"]
    for _ in range(40):
        if sees_secrets(server, opened, tokens["A"]):
            return opened
        acting = server.look(table)["position"]["acting"][0]
        [move, *_] = server.look(table, tokens[acting])["position"]["legal"][acting]
        assert post(client, table, "moves", tokens[acting], move=move).is_success
    raise AssertionError("nobody has a secret")


def sees_secrets(server: Server, opened: Json, token: str) -> bool:
    """Whether somebody sees at a table what its seat A sees, and no watcher does."""
    table = opened["table"]
    answer = httpx.get(f"{server.url}/api/tables/{table}", headers=bearing(token))
    if not answer.is_success:
        return False
    own = view(server, table, opened["tokens"]["A"])
    return bool(own != view(server, table) and answer.json()["position"]["view"] == own)


def invited(client: httpx.Client, opened: Json, seat: str = "A", name: str = "Eve") -> Json:
    """Somebody who uses an invitation that the host made for a seat."""
    table = opened["table"]
    offered = post(client, table, f"seats/{seat}/invitation", opened["host"])
    assert offered.status_code == 201
    joined = post(client, table, "join", invitation=offered.json()["invitation"], name=name)
    assert joined.status_code == 201
    found: Json = joined.json()
    return found


# ---------------------------------------------------------------- the host invites themselves


@EVERY_GAME
def test_a_host_who_comes_by_an_invitation_to_a_held_seat_sees_nothing_of_it(
    server: Server, client: httpx.Client, game: str
) -> None:
    opened = with_secrets(server, client, game)
    table, eve = opened["table"], invited(client, opened)
    assert not sees_secrets(server, opened, eve["token"])
    assert eve["waiting"]
    assert eve["token"] != opened["tokens"]["A"]
    assert view(server, table, eve["token"]) == view(server, table)
    for what in ("log", "replay", "handout"):
        path = f"/api/tables/{table}/{what}"
        watched = client.get(path)
        assert client.get(path, headers=bearing(eve["token"])).content == watched.content
    assert code(client.get(f"/api/tables/{table}/ways", headers=bearing(eve["token"]))) in (
        "not-let-in-yet",
    )
    for what, body in (
        ("moves", {"move": "pass"}),
        ("undo", {}),
        ("hint", {}),
        ("chat", {"text": "hello"}),
        ("resign", {}),
        ("rematch", {}),
        ("admit", {"number": 2}),
        ("decline", {"number": 2}),
        ("shut-out", {"number": 1}),
    ):
        assert code(post(client, table, what, eve["token"], **body)) == "not-let-in-yet", what


async def test_whoever_is_not_let_in_hears_what_a_watcher_hears(
    server: Server, client: httpx.Client
) -> None:
    opened = with_secrets(server, client, GAMES[0])
    table, eve = opened["table"], invited(client, opened)
    waiting, watcher = Viewer(server, table, eve["token"]), Viewer(server, table)
    await waiting.arrive()
    await watcher.arrive()
    assert not any(seat["yours"] for seat in waiting.seats)
    said = post(client, table, "chat", opened["tokens"]["A"], text="psst").json()
    for viewer in (waiting, watcher):
        while viewer.seq < said["seq"]:
            await viewer.next()
    assert waiting.position == watcher.position
    wishes: list[Json] = [
        {"type": "play", "seat": "A", "move": "pass"},
        {"type": "admit", "seat": "A", "number": 2},
        {"type": "consider", "seat": "A"},
    ]
    for wish in wishes:
        assert (await waiting.ask(wish))["code"] == "not-your-seat"
    await waiting.depart()
    await watcher.depart()


# ---------------------------------------------------------------- consent


async def test_whoever_is_let_in_is_shown_the_seat_without_asking_again(
    server: Server, client: httpx.Client
) -> None:
    opened = with_secrets(server, client, GAMES[0])
    table, mine = opened["table"], opened["tokens"]["A"]
    eve = invited(client, opened, name="Eve")
    newcomer, holder = Viewer(server, table, eve["token"]), Viewer(server, table, mine)
    await newcomer.arrive()
    await holder.arrive()
    (asking,) = holder.seats[0]["asking"]
    assert asking["name"] == "Eve"
    assert newcomer.snapshots[-1]["persons"] == {"A": asking["number"]}
    answer = await holder.ask({"type": "admit", "seat": "A", "number": asking["number"]})
    assert answer["type"] == "accepted"
    while len(newcomer.snapshots) < 2:
        await newcomer.next()
    assert newcomer.seats[0]["yours"]
    assert newcomer.position["view"] == view(server, table, mine)
    [told] = [each["entry"] for each in newcomer.heard.values() if each["entry"]["type"] != "sat"]
    assert (told["type"], told["name"], told["by_name"]) == ("admitted", "Eve", "me 0")
    assert [person["name"] for person in newcomer.seats[0]["people"]] == ["me 0", "Eve"]
    await newcomer.depart()
    await holder.depart()


def test_only_people_of_the_seat_admit_decline_or_shut_out(
    server: Server, client: httpx.Client
) -> None:
    opened = with_secrets(server, client, GAMES[0])
    table, tokens = opened["table"], opened["tokens"]
    eve = invited(client, opened)
    for what in ("admit", "decline"):
        assert code(post(client, table, what, tokens["B"], number=2)) == "nobody-asks"
        assert code(post(client, table, what, opened["host"], number=2)) == "not-your-seat"
        assert code(post(client, table, what, eve["token"], number=2)) == "not-let-in-yet"
    assert post(client, table, "admit", tokens["A"], number=2).is_success
    assert sees_secrets(server, opened, eve["token"])
    assert code(post(client, table, "shut-out", tokens["B"], number=2)) == "nobody-there"
    assert code(post(client, table, "shut-out", eve["token"], number=1)) == "came-before-you"
    assert post(client, table, "shut-out", tokens["A"], number=2).is_success
    assert code(post(client, table, "chat", eve["token"], text="hello")) == "not-your-seat"
    assert post(client, table, "chat", tokens["A"], text="hello").is_success
    assert not sees_secrets(server, opened, eve["token"])


def test_whoever_is_declined_or_thinks_better_has_nothing(
    server: Server, client: httpx.Client
) -> None:
    opened = with_secrets(server, client, GAMES[0])
    table, mine = opened["table"], opened["tokens"]["A"]
    declined, withdrawn = invited(client, opened, name="Eve"), invited(client, opened, name="Zoé")
    assert post(client, table, "decline", mine, number=2).is_success
    assert post(client, table, "leave", withdrawn["token"]).is_success
    for token in (declined["token"], withdrawn["token"]):
        assert code(post(client, table, "chat", token, text="hello")) == "not-your-seat"
    assert server.look(table)["seats"][0]["asking"] == []
    for number in (2, 3):
        assert code(post(client, table, "admit", mine, number=number)) == "nobody-asks"


async def test_whoever_is_shut_out_hears_nothing_more_of_the_seat(
    server: Server, client: httpx.Client
) -> None:
    opened = with_secrets(server, client, GAMES[0])
    table, mine = opened["table"], opened["tokens"]["A"]
    eve = invited(client, opened)
    post(client, table, "admit", mine, number=2)
    viewer = Viewer(server, table, eve["token"])
    await viewer.arrive()
    assert viewer.seats[0]["yours"]
    out = post(client, table, "shut-out", mine, number=2).json()
    said = post(client, table, "chat", mine, text="alone again").json()
    for done in (out, said):
        while viewer.seq < done["seq"]:
            await viewer.next()
        assert viewer.position["view"] == view(server, table)
    assert (await viewer.ask({"type": "play", "seat": "A", "move": "pass"}))["code"] == (
        "not-your-seat"
    )
    await viewer.depart()
    again = Viewer(server, table, eve["token"])
    await again.arrive()
    assert not again.seats[0]["yours"]
    assert again.position["view"] == view(server, table)
    await again.depart()


# ---------------------------------------------------------------- rematches


def finished(server: Server, client: httpx.Client) -> tuple[Json, Json]:
    """A table that is over, and one where its people can play again."""
    opened = server.open_table("me", "me", game=GAMES[0])
    post(client, opened["table"], "resign", opened["tokens"]["B"])
    again = post(client, opened["table"], "rematch", opened["tokens"]["B"]).json()
    return opened, again


def test_a_former_holder_does_not_spy_on_whoever_took_their_seat_at_a_rematch(
    server: Server, client: httpx.Client
) -> None:
    opened, again = finished(server, client)
    offered = post(client, again["table"], "seats/A/invitation", again["host"]).json()
    joined = post(client, again["table"], "join", invitation=offered["invitation"], name="Zoé")
    assert not joined.json().get("waiting", False)
    before = server.look(again["table"])["seq"]
    claimed = post(client, again["table"], "claim", opened["tokens"]["A"])
    assert code(claimed) == "seat-taken-meanwhile"
    assert server.look(again["table"])["seq"] == before


def test_each_of_a_team_claims_the_seat_for_themselves(
    server: Server, client: httpx.Client
) -> None:
    opened = server.open_table("me", "me", game=GAMES[0])
    table, tokens = opened["table"], opened["tokens"]
    mate = invited(client, opened, name="Mate")
    post(client, table, "admit", tokens["A"], number=2)
    post(client, table, "resign", tokens["B"])
    again = post(client, table, "rematch", tokens["B"]).json()["table"]
    claims = [post(client, again, "claim", token) for token in (mate["token"], tokens["A"])]
    got = [claim.json()["token"] for claim in claims]
    assert len(set(got)) == 2
    assert post(client, again, "claim", mate["token"]).json()["token"] == got[0]
    people = server.look(again)["seats"][0]["people"]
    assert [person["name"] for person in people] == ["Mate", "me 0"]
    assert post(client, again, "leave", got[0]).is_success
    assert code(post(client, again, "claim", mate["token"])) == "invitation-spent"
    assert post(client, again, "chat", got[1], text="hello").is_success


# ---------------------------------------------------------------- away, and only just


def test_a_new_code_throws_nobody_out_who_is_there_or_has_just_been(
    server: Server, client: httpx.Client
) -> None:
    opened = with_secrets(server, client, GAMES[0], phones=True)
    table, host = opened["table"], opened["host"]
    answer = post(client, table, "seats/A/code", host)  # whoever asked for something is there
    assert code(answer) == "still-there"
    assert server.look(table, opened["tokens"]["A"])["seats"][0]["yours"]


async def test_nor_while_their_line_has_only_just_dropped(
    server: Server, client: httpx.Client
) -> None:
    opened = server.open_table("me", "me", game=GAMES[0], phones=True)
    table, host = opened["table"], opened["host"]
    viewer = Viewer(server, table, opened["tokens"]["A"])
    await viewer.arrive()
    assert code(post(client, table, "seats/A/code", host)) == "still-there"
    assert code(post(client, table, "seats/A/bot", host)) == "still-there"
    viewer.break_off()
    watcher = Viewer(server, table)
    await watcher.arrive()
    while watcher.seats[0]["present"]:
        await watcher.next()
    assert 0 < watcher.seats[0]["away_in_ms"] <= 90_000
    for what in ("code", "bot"):
        answer = post(client, table, f"seats/A/{what}", host)
        assert code(answer) == "not-away-yet"
        assert 0 < answer.json()["values"]["seconds"] <= 90
    await watcher.depart()


def test_a_bot_that_plays_at_random_stands_in_for_nobody(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("away")
    page = str(lay_out(folder / "page"))
    with (
        running(folder / "data", LUDOTHEQUE_PAGE=page, LUDOTHEQUE_ABSENCE="0") as server,
        server.client() as client,
    ):
        opened = server.open_table("me", "me", game=GAMES[0], phones=True)
        table, host = opened["table"], opened["host"]
        assert code(post(client, table, "seats/A/bot", host, bot="random")) == "no-stand-in"
        assert post(client, table, "seats/A/bot", host, bot="greedy").is_success
        assert post(client, table, "seats/B/code", host).is_success


def test_before_the_game_a_new_code_is_free(server: Server, client: httpx.Client) -> None:
    opened = server.open_table("me", "open", game=GAMES[0], phones=True)
    assert post(client, opened["table"], "seats/A/code", opened["host"]).is_success


# ---------------------------------------------------------------- after a restart


def test_requests_and_people_survive_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restart")
    page = str(lay_out(folder / "page"))
    with running(folder / "data", LUDOTHEQUE_PAGE=page) as server:
        with server.client() as client:
            opened = with_secrets(server, client, GAMES[0], phones=True)
            eve = invited(client, opened)
        server.stop()
        server.start()
        with server.client() as client:
            table = opened["table"]
            for what in ("code", "bot"):  # it has only just begun to look who is there
                assert code(post(client, table, f"seats/C/{what}", opened["host"])) == (
                    "not-away-yet"
                )
            assert not sees_secrets(server, opened, eve["token"])
            assert post(client, table, "admit", opened["tokens"]["A"], number=2).is_success
            assert sees_secrets(server, opened, eve["token"])
