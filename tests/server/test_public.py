"""A server behind a reverse proxy: its public name, whom it believes, what it tells its page."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from ludotheque.engine.errors import LudothequeError
from ludotheque.server import door as door_room
from ludotheque.server.door import Proxies, PublicAddress, open_door
from ludotheque.server.limits import Limits, Rate
from ludotheque.server.routes.health import why_not
from ludotheque.server.security import household
from ludotheque.server.serving import Server, configured
from ludotheque.server.transport import Sockets
from tests.server.at_home import ON_THE_NETWORK, HomeServer
from tests.server.server import PATIENCE, running
from tests.server.server import Server as RealServer
from tests.server.test_security import Site, served
from tests.server.test_serving import wait_for
from tests.tables.room import FullStore, housed

PUBLIC, NAME = "https://games.example.org", "games.example.org"
SELDOM = Limits(Rate(0, 3), Rate(0, 3), connections=2)


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with served(public=PUBLIC, proxies="127.0.0.1") as running:
        yield running


# ---------------------------------------------------------------- how it is written


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://games.example.org", PUBLIC),
        ("https://games.example.org/", PUBLIC),
        ("https://Games.Example.ORG:443", PUBLIC),
        ("https://games.example.org:8443", f"{PUBLIC}:8443"),
        ("http://games.example.org:80", f"http://{NAME}"),
        ("https://[2001:db8::1]", "https://[2001:db8::1]"),
        ("https://jeux-de-société.example", "https://xn--jeux-de-socit-mhbb.example"),
    ],
)
def test_an_address_is_kept_as_browsers_write_it(text: str, address: str) -> None:
    assert PublicAddress.read(text).address == address


@pytest.mark.parametrize(
    "text",
    [
        "games.example.org",
        "ftp://games.example.org",
        "https://",
        "https://games.example.org/club",
        "https://games.example.org/?a",
        "https://games.example.org/#a",
        "https://me@games.example.org",
        "https://games.example.org:many",
        "https://[games",
        "https://" + "a" * 64 + ".example",
    ],
)
def test_what_is_no_address_is_told(text: str) -> None:
    with pytest.raises(LudothequeError) as caught:
        PublicAddress.read(text)
    assert caught.value.problem.code == "not-a-public-address"
    assert caught.value.problem.values["given"] == text


def test_proxies_are_machines_or_networks() -> None:
    found = Proxies.read("127.0.0.1, 10.0.0.0/8,, 2001:db8::/32")
    assert "127.0.0.1" in found
    assert "10.1.2.3" in found
    assert "2001:db8::7" in found
    assert "11.0.0.1" not in found
    assert "somebody" not in found
    assert "" not in Proxies.read("")


@pytest.mark.parametrize("text", ["*", "proxy", "10.0.0.1/8", "10.0.0.0/99", "10.0.0.1 10.0.0.2"])
def test_what_is_no_proxy_is_told(text: str) -> None:
    with pytest.raises(LudothequeError) as caught:
        Proxies.read(text)
    assert caught.value.problem.code == "not-a-proxy"


# ---------------------------------------------------------------- its name, and its pages


@pytest.mark.parametrize("host", [NAME, NAME.upper(), f"{NAME}:443", "127.0.0.1:{port}"])
def test_it_goes_by_its_public_name_and_its_own(site: Site, host: str) -> None:
    named = host.format(port=site.port)
    assert site.ask("GET", "/", host=named).status == 200
    assert site.connect(host=named).status == 101


@pytest.mark.parametrize(
    "host", [f"{NAME}:80", f"{NAME}:8443", f"{NAME}.", f"www.{NAME}", "example.org", f"{NAME}/"]
)
def test_it_goes_by_no_other_name(site: Site, host: str) -> None:
    assert site.ask("GET", "/", host=host).error == (421, "foreign-host")
    assert site.connect(host=host).error == (421, "foreign-host")


@pytest.mark.parametrize("origin", [PUBLIC, f"{PUBLIC}:443"])
def test_its_public_page_may_speak_to_it(site: Site, origin: str) -> None:
    said = f"Origin: {origin}"
    assert site.ask("POST", "/api/tables", said, host=NAME).status == 200
    assert site.connect(said, host=NAME).status == 101


@pytest.mark.parametrize(
    "origin", [f"http://{NAME}", f"{PUBLIC}:8443", "https://example.org", f"{PUBLIC}.example"]
)
def test_no_other_page_may(site: Site, origin: str) -> None:
    said = f"Origin: {origin}"
    assert site.ask("POST", "/api/tables", said, host=NAME).error == (403, "foreign-origin")
    assert site.connect(said, host=NAME).error == (403, "foreign-origin")


def test_a_public_page_is_kept_to_https(site: Site) -> None:
    answer = site.ask("GET", "/", host=NAME)
    assert answer["strict-transport-security"] == "max-age=31536000"
    assert f"connect-src 'self' wss://{NAME};" in answer["content-security-policy"]
    refused = site.ask("POST", "/api/tables", "Origin: https://example.org", host=NAME)
    assert refused["strict-transport-security"] == "max-age=31536000"


def test_a_page_on_this_machine_is_not(site: Site) -> None:
    answer = site.ask("GET", "/")
    assert "strict-transport-security" not in dict(answer.headers)
    assert f"ws://127.0.0.1:{site.port};" in answer["content-security-policy"]


def test_a_public_name_without_https_is_served_plainly() -> None:
    with served(public=f"http://{NAME}:8080", proxies="127.0.0.1") as site:
        answer = site.ask("GET", "/", host=f"{NAME}:8080")
        assert answer.status == 200
        assert "strict-transport-security" not in dict(answer.headers)
        assert f"ws://{NAME}:8080;" in answer["content-security-policy"]


# ---------------------------------------------------------------- whom it believes


def tables_made(site: Site, *headers: str) -> int:
    """How many somebody can make before they are told to wait."""
    asked = (site.ask("POST", "/api/tables", *headers, host=NAME) for _ in range(9))
    return [each.status for each in asked].index(429)


def test_people_behind_a_proxy_are_told_apart() -> None:
    with served(limits=SELDOM, public=PUBLIC, proxies="127.0.0.1") as site:
        for person in ("203.0.113.1", "203.0.113.2", "2001:db8::1"):
            assert tables_made(site, f"X-Forwarded-For: {person}") == 3
        # What somebody wrote there themselves stands before what the proxy adds.
        assert tables_made(site, "X-Forwarded-For: 198.51.100.9, 203.0.113.1") == 0


def test_somebody_else_is_not_believed() -> None:
    with served(limits=SELDOM, public=PUBLIC, proxies="10.0.0.1") as site:
        assert tables_made(site, "X-Forwarded-For: 203.0.113.1") == 3
        assert tables_made(site, "X-Forwarded-For: 203.0.113.2") == 0


def test_the_devices_of_a_home_count_as_one() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2:ffff::") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::4") != household("2001:db8:1:2::4")
    assert household("::ffff:203.0.113.1") == household("203.0.113.1") == "203.0.113.1"
    assert household("") == ""


def test_a_proxy_may_have_as_many_connections_as_it_needs() -> None:
    sockets = Sockets(of_one=2, in_all=8, proxies=Proxies.read("10.0.0.1"))
    assert [sockets.admit(transport(), "10.0.0.1") for _ in range(5)] == [True] * 5
    assert [sockets.admit(transport(), "10.0.0.2") for _ in range(3)] == [True, True, False]


class Silent(asyncio.Transport):
    """A connection on which nothing happens."""


def transport() -> asyncio.Transport:
    return Silent()


# ---------------------------------------------------------------- where it is found


def test_links_carry_the_public_address() -> None:
    with closing(open_door(0, public=PublicAddress.read(PUBLIC))) as door:
        assert door.reachable() == (PUBLIC,)
        assert not door.can_open


def test_it_listens_where_it_is_told_to() -> None:
    with closing(open_door(0, listen="127.0.0.2")) as door:
        assert door.listener.getsockname()[0] == "127.0.0.2"


def test_an_address_that_is_not_this_machine_s_is_told() -> None:
    with pytest.raises(LudothequeError) as caught:
        open_door(0, listen="203.0.113.1")
    assert caught.value.problem.code == "port-unusable"


# ---------------------------------------------------------------- opening it to the network


@pytest.fixture
def home(tmp_path: Path) -> Iterator[RealServer]:
    # A proxy, so that somebody can ask from elsewhere.
    with running(tmp_path / "data", HomeServer, LUDOTHEQUE_PROXY="127.0.0.1") as found:
        yield found


def test_whoever_sits_at_the_machine_lets_the_network_in(home: RealServer) -> None:
    here = httpx.get(f"{home.url}/api/here").json()
    assert (here["lan"], here["addresses"], here["can_open"]) == (False, [], True)
    elsewhere = f"http://{ON_THE_NETWORK}:{home.port}"
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{elsewhere}/api/here")
    opened = httpx.post(f"{home.url}/api/here/network")
    assert opened.status_code == 200
    told = opened.json()
    assert (told["lan"], told["addresses"], told["can_open"]) == (True, [elsewhere], False)
    assert httpx.get(f"{elsewhere}/api/here").json() == told
    again = httpx.post(f"{home.url}/api/here/network")
    assert (again.status_code, again.json()) == (200, told)
    with connect(f"ws://{ON_THE_NETWORK}:{home.port}/live/nowhere") as live:
        assert live.response is not None


def test_nobody_else_does(home: RealServer) -> None:
    stranger = {"X-Forwarded-For": "192.168.1.9"}
    assert not httpx.get(f"{home.url}/api/here", headers=stranger).json()["can_open"]
    refused = httpx.post(f"{home.url}/api/here/network", headers=stranger)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-this-machine")
    foreign = {"Origin": "https://example.org"}
    refused = httpx.post(f"{home.url}/api/here/network", headers=foreign)
    assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")
    assert not httpx.get(f"{home.url}/api/here").json()["lan"]


def test_a_public_server_is_not_opened_by_a_button(tmp_path: Path) -> None:
    with running(tmp_path / "data", HomeServer, LUDOTHEQUE_PUBLIC=PUBLIC) as server:
        here = httpx.get(f"{server.url}/api/here").json()
        assert (here["public"], here["addresses"], here["can_open"]) == (True, [PUBLIC], False)
        refused = httpx.post(f"{server.url}/api/here/network")
        assert (refused.status_code, refused.json()["code"]) == (409, "network-not-open")


async def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_room, "network_names", lambda: ())
    with closing(open_door(0)) as door:
        door.served = Server(configured(), lambda: None)
        with pytest.raises(LudothequeError) as caught:
            await door.open_to_network()
        assert caught.value.problem.code == "no-network"
        assert not door.lan


# ---------------------------------------------------------------- asked by machines


def asked(server: RealServer, path: str, **headers: str) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(server.url + path, headers=headers)
    return answer.status_code, answer.json()


def test_health_and_readiness_are_told_under_any_name(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        status, told = asked(server, "/health", Host="10.0.0.7:4747")
        assert (status, told["status"]) == (200, "ok")
        assert asked(server, "/ready", Host="pod-7") == (200, {"ready": True, "why": ""})
        assert asked(server, "/api/here", Host="pod-7")[0] == 421


def test_a_server_that_is_told_to_end_goes_on_for_a_while_unless_somebody_presses_ctrl_c(
    tmp_path: Path,
) -> None:
    with running(tmp_path / "data", LUDOTHEQUE_DRAIN="1000") as server:
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        wait_for(lambda: asked(server, "/ready")[0] == 503)
        assert asked(server, "/ready") == (503, {"ready": False, "why": "ending"})
        assert asked(server, "/health")[0] == 200
        assert asked(server, "/api/games")[0] == 200
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(PATIENCE) == 0


async def test_a_server_that_cannot_read_its_tables_is_not_ready(tmp_path: Path) -> None:
    async with housed(tmp_path, FullStore) as house:
        full = house.store
        assert isinstance(full, FullStore)
        with closing(open_door(0)) as door:
            assert await why_not(house, door) == ""
            full.reads = False
            assert await why_not(house, door) == "store"
