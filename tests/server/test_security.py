"""The door of the site, over real sockets: a tiny application behind it, raw bytes before it."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPResponse
from typing import Any, cast

import pytest
import uvicorn
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from ludotheque.api.bucket import Bucket
from ludotheque.server.app import behind
from ludotheque.server.door import Proxies, PublicAddress
from ludotheque.server.limits import ADDRESSES, Buckets, Limits, Rate, Usage
from ludotheque.server.security import (
    Entrance,
    Guard,
    RefusedError,
    authority,
    page_of,
    policy_in_document,
)

PATIENCE = 60.0  # seconds, before a silent server counts as a failure
OFTEN = Limits(Rate(1000, 1000), Rate(1000, 1000))


async def tiny_app(scope: Scope, receive: Receive, send: Send) -> None:
    """Tells how long a body was; greets whoever opens a live connection."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": ()})
        await send({"type": "websocket.send", "text": "welcome", "bytes": None})
        await send({"type": "websocket.close", "code": 1000, "reason": None})
        return
    length, more = 0, scope["type"] == ScopeType.HTTP
    while more:
        message = await receive()
        assert message["type"] == "http.request"
        length, more = length + len(message["body"]), message["more_body"]
    headers = [(b"Cache-Control", b"public"), (b"x-frame-options", b"DENY")]
    headers.append((b"Content-Security-Policy", b"default-src *"))
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": str(length).encode(), "more_body": False})


# ---------------------------------------------------------------- a server, and raw requests


@dataclass(frozen=True)
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def __getitem__(self, name: str) -> str:
        """A header, which must be there once."""
        (value,) = [value for key, value in self.headers if key.lower() == name]
        return value

    @property
    def error(self) -> tuple[int, str]:
        """The status and the code of a typed error, which has nothing but what it should."""
        told = json.loads(self.body)
        assert told["type"] == "error"
        assert set(told) == {"type", "code", "values", "request", "game", "cause"}
        return self.status, told["code"]


@dataclass(frozen=True)
class Site:
    """A server that runs; `port` is where."""

    port: int

    def send(self, raw: bytes) -> Answer:
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line:
            line.sendall(raw)
            response = HTTPResponse(line)
            response.begin()
            body = b"" if response.status == 101 else response.read()
            return Answer(response.status, response.getheaders(), body)

    def ask(
        self, method: str, path: str, *headers: str, body: bytes = b"", host: str | None = None
    ) -> Answer:
        named = f"Host: {f'127.0.0.1:{self.port}' if host is None else host}"
        lines = [f"{method} {path} HTTP/1.1", named, "Connection: close", *headers]
        if body:
            lines.append(f"Content-Length: {len(body)}")
        return self.send("\r\n".join([*lines, "", ""]).encode("utf-8") + body)

    def connect(self, *headers: str, host: str | None = None) -> Answer:
        """Asks for a live connection."""
        named = f"Host: {f'127.0.0.1:{self.port}' if host is None else host}"
        upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        upgrade.append("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
        lines = ["GET /live HTTP/1.1", named, *upgrade, *headers, "", ""]
        return self.send("\r\n".join(lines).encode("utf-8"))


@contextmanager
def served(
    lan: bool = False,
    named: bool = True,
    limits: Limits = OFTEN,
    public: str = "",
    proxies: str = "",
) -> Iterator[Site]:
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    names = [f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}"] if named else []
    known = PublicAddress.read(public) if public else None
    guard = behind(
        Proxies.read(proxies), Guard(tiny_app, frozenset(names), lambda: lan, Usage(limits), known)
    )
    config = uvicorn.Config(
        cast("Any", guard), lifespan="off", log_config=None, access_log=False, proxy_headers=False
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()  # a connection waits in the listener until the server takes it
    try:
        yield Site(port)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with served() as running:
        yield running


# ---------------------------------------------------------------- hosts

OURS = ["127.0.0.1:{port}", "localhost:{port}", "[::1]:{port}", "LocalHost:{port}"]
FOREIGN = [
    "example.com",
    "example.com:{port}",
    "127.0.0.1.example.com:{port}",  # a name that somebody can make point here
    "localhost.example.com:{port}",
    "localhost.:{port}",
    "127.0.0.1",
    "localhost",
    "[::1]",
    "127.0.0.1:{other}",
    "127.0.0.1:0{port}",
    "127.0.0.1:{port}:{port}",
    "127.0.0.1:",
    "127.1:{port}",
    "2130706433:{port}",
    "0.0.0.0:{port}",
    "[::]:{port}",
    "[::ffff:127.0.0.1]:{port}",
    "::1:{port}",
    "192.168.1.10:{port}",
    "user@127.0.0.1:{port}",
    "127.0.0.1:{port}/",
    "http://127.0.0.1:{port}",
    "127.0.0.1:{port}, example.com",
    "localhost:{port}\u00e9",
]


def filled(text: str, site: Site) -> str:
    return text.format(port=site.port, other=site.port + 1)


@pytest.mark.parametrize("host", OURS)
def test_our_own_hosts_are_let_in(site: Site, host: str) -> None:
    named = filled(host, site)
    assert site.ask("GET", "/", host=named).status == 200
    assert site.connect(host=named).status == 101


@pytest.mark.parametrize("host", FOREIGN)
def test_a_foreign_host_is_turned_away(site: Site, host: str) -> None:
    named = filled(host, site)
    assert site.ask("GET", "/", host=named).error == (421, "foreign-host")
    assert site.ask("POST", "/api/tables", host=named).error == (421, "foreign-host")
    assert site.connect(host=named).error == (421, "foreign-host")


def test_a_request_without_a_host_is_turned_away(site: Site) -> None:
    assert site.send(b"GET / HTTP/1.0\r\n\r\n").error == (400, "no-host")
    assert site.ask("GET", "/", host="").error == (400, "no-host")
    assert site.send(b"GET / HTTP/1.1\r\n\r\n").status == 400
    assert site.connect(host="").error == (400, "no-host")


async def test_two_hosts_are_one_too_many(site: Site) -> None:
    """The server itself does not take them; the door would not either, behind another one."""
    assert site.ask("GET", "/", f"Host: localhost:{site.port}").status == 400
    ours = (b"host", b"localhost:80")
    assert await refusal_of(headers=[ours, ours]) == (400, "repeated-header")
    assert await refusal_of(headers=[ours]) is None


def test_an_address_in_the_request_line_counts_for_nothing(site: Site) -> None:
    whole = f"http://localhost:{site.port}/"
    assert site.ask("GET", whole, host="example.com").error == (421, "foreign-host")


def test_the_address_that_was_reached_is_ours_on_a_local_network() -> None:
    with served(lan=True, named=False) as site:
        assert site.ask("GET", "/").status == 200
        assert site.connect().status == 101
        own, other = f"Origin: http://127.0.0.1:{site.port}", "Origin: http://127.0.0.9"
        assert site.connect(own).status == 101
        assert site.connect(f"{other}:{site.port}").error == (403, "foreign-origin")
        named = f"192.168.1.10:{site.port}"
        assert site.ask("GET", "/", host=named).error == (421, "foreign-host")
        assert site.ask("GET", "/", host="127.0.0.1").error == (421, "foreign-host")


def test_the_address_that_was_reached_must_be_named_elsewhere() -> None:
    with served(lan=False, named=False) as site:
        assert site.ask("GET", "/").error == (421, "foreign-host")


@pytest.mark.parametrize(
    ("text", "compared"),
    [
        ("localhost", "localhost:80"),
        ("LOCALHOST:80", "localhost:80"),
        ("[::1]", "[::1]:80"),
        ("[::1]:80", "[::1]:80"),
        ("127.0.0.1:4747", "127.0.0.1:4747"),
    ],
)
def test_port_80_may_be_left_out(text: str, compared: str) -> None:
    assert authority(text) == compared


async def test_a_server_at_port_80_is_found_without_its_port() -> None:
    for host in (b"localhost", b"localhost:80", b"LOCALHOST"):
        origin = (b"origin", b"http://localhost")
        assert await refusal_of(headers=[(b"host", host), origin], method="POST") is None


# ---------------------------------------------------------------- origins

OUR_PAGES = ["http://127.0.0.1:{port}", "http://localhost:{port}", "http://[::1]:{port}"]
FOREIGN_PAGES = [
    "null",
    "",
    "https://example.com",
    "http://example.com:{port}",
    "http://localhost",
    "http://localhost:{other}",
    "https://localhost:{port}",
    "file://",
    "http://localhost:{port}.example.com",
    "http://user@localhost:{port}",
    "http://localhost:{port}/",
    "http://localhost:{port}, http://localhost:{port}",
    "//localhost:{port}",
    "localhost:{port}",
    "http://[::1",
    "http://[oops]:{port}",
    "chrome-extension://abcdefgh",
]
CHANGING = ["POST", "PUT", "PATCH", "DELETE", "WHATEVER"]


@pytest.mark.parametrize("page", OUR_PAGES)
def test_our_own_pages_may_speak(site: Site, page: str) -> None:
    origin = f"Origin: {filled(page, site)}"
    assert site.ask("POST", "/api/tables", origin).status == 200
    assert site.connect(origin).status == 101


@pytest.mark.parametrize("page", FOREIGN_PAGES)
def test_a_foreign_page_changes_nothing_and_hears_nothing(site: Site, page: str) -> None:
    origin = f"Origin: {filled(page, site)}"
    for method in CHANGING:
        assert site.ask(method, "/anything", origin).error == (403, "foreign-origin")
    assert site.connect(origin).error == (403, "foreign-origin")


def test_a_program_says_no_origin_and_is_let_in(site: Site) -> None:
    for method in CHANGING:
        assert site.ask(method, "/anything").status == 200
    assert site.connect().status == 101


def test_two_origins_are_one_too_many(site: Site) -> None:
    origin = f"Origin: http://localhost:{site.port}"
    assert site.ask("POST", "/", origin, origin).error == (400, "repeated-header")
    assert site.connect(origin, origin).status == 400


def test_a_foreign_page_may_ask_but_is_given_no_leave_to_read(site: Site) -> None:
    answer = site.ask("GET", "/api/games", "Origin: https://example.com")
    assert answer.status == 200
    assert not [name for name, _ in answer.headers if name.lower().startswith("access-control")]
    assert answer["cross-origin-resource-policy"] == "same-origin"


def test_a_page_is_known_by_scheme_name_and_port() -> None:
    assert page_of("http://localhost:4747") == "http://localhost:4747"
    assert page_of("HTTP://LOCALHOST:4747") == "http://localhost:4747"
    assert page_of("http://localhost") == "http://localhost:80"
    assert page_of("https://localhost") == "https://localhost:443"
    assert page_of("ftp://localhost:4747") == ""
    assert page_of("http://localhost:4747/") == ""


# ---------------------------------------------------------------- headers

EVERYWHERE = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def test_every_answer_has_the_headers_that_keep_strangers_out(site: Site) -> None:
    answers = [
        site.ask("GET", "/"),
        site.ask("POST", "/api/tables"),
        site.ask("GET", "/", host="example.com"),
        site.ask("POST", "/", "Origin: null"),
    ]
    for answer in answers:
        assert {name: answer[name] for name in EVERYWHERE} == EVERYWHERE
        assert "camera=()" in answer["permissions-policy"]
        assert answer["content-security-policy"].startswith("default-src 'none'; ")


def policy(answer: Answer) -> dict[str, set[str]]:
    rules = (rule.split() for rule in answer["content-security-policy"].split(";"))
    return {name: set(allowed) for name, *allowed in rules}


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "localhost:{port}", "[::1]:{port}"])
def test_a_page_may_load_and_reach_nothing_but_ourselves(site: Site, host: str) -> None:
    named = filled(host, site)
    rules = policy(site.ask("GET", "/", host=named))
    assert rules.pop("connect-src") == {"'self'", f"ws://{named}"}
    assert rules.pop("img-src") == {"'self'", "data:"}
    assert rules.pop("style-src-attr") == {"'unsafe-inline'"}  # how pictures are set in motion
    assert rules.pop("script-src") == {"'self'", "'wasm-unsafe-eval'"}  # the house in the browser
    for name in ("default-src", "base-uri", "frame-ancestors"):
        assert rules.pop(name) == {"'none'"}
    ours = {"style-src", "font-src", "media-src", "manifest-src", "form-action"}
    assert set(rules) == ours
    assert all(allowed == {"'self'"} for allowed in rules.values())


def test_a_page_without_a_server_says_the_same_of_itself(site: Site) -> None:
    rules = policy(site.ask("GET", "/", host="example.com"))
    del rules["frame-ancestors"]  # which browsers take from a server alone
    said = {
        name: set(allowed) for name, *allowed in map(str.split, policy_in_document().split(";"))
    }
    assert said == rules


def test_a_foreign_host_is_not_repeated_to_anybody(site: Site) -> None:
    answer = site.ask("GET", "/", host="example.com")
    assert policy(answer)["connect-src"] == {"'self'"}
    assert b"example" not in answer.body


def test_only_the_api_is_never_kept_by_a_browser(site: Site) -> None:
    for path in ("/api", "/api/games", "//api//games"):
        assert site.ask("GET", path)["cache-control"] == "no-store"
    for path in ("/", "/apiary", "/assets/page.js"):
        assert site.ask("GET", path)["cache-control"] == "public"


def test_what_else_the_application_says_is_passed_on(site: Site) -> None:
    answer = site.ask("GET", "/")
    assert answer["x-frame-options"] == "DENY"
    assert answer["content-security-policy"] != "default-src *"


# ---------------------------------------------------------------- how often


def test_creating_is_limited_and_nothing_else() -> None:
    with served(limits=Limits(creations=Rate(0.001, 3))) as site:
        made = [
            site.ask("POST", path).status
            for path in ("/api/tables", "//api/tables/", "/api/tables")
        ]
        assert made == [200, 200, 200]
        answer = site.ask("POST", "/api/tables")
        assert answer.error == (429, "too-many-requests")
        assert answer["retry-after"] == str(json.loads(answer.body)["values"]["seconds"])
        assert 1 <= int(answer["retry-after"]) <= 1000
        assert site.ask("GET", "/api/tables").status == 200
        assert site.ask("POST", "/api/tables/k3v9/moves").status == 200
        assert site.ask("POST", "/api/replays").status == 200


def test_reading_is_limited_where_it_is_dear() -> None:
    with served(limits=Limits(retellings=Rate(0.001, 3))) as site:
        dear = ("/api/tables/k3v9/log", "/api/tables/k3v9/replay", "//api/tables/x/log/?since=1")
        assert [site.ask("GET", path).status for path in dear] == [200] * 3
        assert site.ask("GET", dear[1]).error == (429, "too-many-requests")
        assert site.ask("GET", "/api/tables/k3v9/analysis").error == (429, "too-many-requests")
        assert site.ask("POST", "/api/analyses").error == (429, "too-many-requests")
        for path in ("/api/tables/k3v9", "/api/tables/k3v9/saved", "/table/k3v9/replay", "/replay"):
            assert site.ask("GET", path).status == 200


class Waiting:
    """An application whose live connections last until they are told to end."""

    def __init__(self) -> None:
        self.arrived = 0
        self.free = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.arrived += 1
        await self.free.wait()


async def test_one_address_has_so_many_live_connections_at_once() -> None:
    app, sent = Waiting(), dict[str, Any]()
    guard = Guard(app, frozenset({"localhost"}), usage=Usage(Limits(connections=3)))

    async def connect(name: str, address: str) -> None:
        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent[name] = message["reason"]

        headers = [(b"host", b"localhost:80")]
        scope: Any = {"type": "websocket", "path": "/", "headers": headers, "client": (address, 9)}
        await guard(scope, receive, send)

    lines = [asyncio.create_task(connect(f"one {n}", "10.0.0.1")) for n in range(4)]
    lines.append(asyncio.create_task(connect("other", "10.0.0.2")))
    await lines[3]
    while app.arrived < 4:
        await asyncio.sleep(0)
    app.free.set()
    await asyncio.gather(*lines)
    assert sent == {"one 3": "too-many-connections"}
    await asyncio.gather(*(connect(f"again {n}", "10.0.0.1") for n in range(3)))
    assert not guard.usage.connected  # nobody is remembered who has gone


def test_what_is_refused_for_another_reason_does_not_count() -> None:
    with served(limits=Limits(creations=Rate(0.001, 1))) as site:
        for _ in range(3):
            assert site.ask("POST", "/api/tables", "Origin: null").status == 403
        assert site.ask("POST", "/api/tables").status == 200


async def test_thirty_tables_a_minute_by_default() -> None:
    now = [100.0]
    guard = Guard(tiny_app, frozenset({"localhost"}), usage=Usage(clock=lambda: now[0]))

    async def made(address: str) -> int:
        """How many tables an address can make before it is told to wait."""
        scope: Any = {
            "method": "POST",
            "path": "/api/tables",
            "headers": [],
            "client": (address, 9),
        }
        for count in range(100):
            try:
                await guard.check_request(scope, Entrance("http", "localhost:80"))
            except RefusedError:
                return count
        return 100

    assert await made("10.0.0.1") == 30
    now[0] += 60
    assert await made("10.0.0.1") == 30
    now[0] += 2
    assert await made("10.0.0.1") == 1
    assert await made("10.0.0.2") == 30


def test_a_bucket_fills_at_its_rate_and_never_over_its_burst() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(10.4)
    assert bucket.take(10.5)
    assert not bucket.take(10.5)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.take(100.0)
    assert not bucket.take(0.0)
    assert not bucket.take(100.5)
    assert bucket.take(101.0)


def test_a_bucket_that_never_fills_is_empty_for_good() -> None:
    bucket = Bucket(rate=0, burst=1)
    assert bucket.take(1.0)
    assert not bucket.take(10.0**9)
    assert bucket.wait > 0


def test_addresses_are_forgotten_when_there_are_too_many() -> None:
    buckets = Buckets(Rate(1, 1))
    for number in range(3 * ADDRESSES):
        assert buckets.take(f"address {number}", 5.0) == 0
        assert len(buckets.by_address) <= ADDRESSES
    assert buckets.take(f"address {3 * ADDRESSES - 1}", 5.0) == 1
    assert buckets.take("another", 100.0) == 0
    assert len(buckets.by_address) == 1  # all others could as well be new


# ---------------------------------------------------------------- without a server


async def conversation(
    app: Any, headers: list[tuple[bytes, bytes]], method: str, incoming: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """What the door of a server at port 80 sends, given what it receives."""
    sent: list[dict[str, Any]] = []
    waiting = iter(incoming)

    async def receive() -> Any:
        return next(waiting)

    async def send(message: Any) -> None:
        sent.append(message)

    kind = "websocket" if method == "CONNECT" else "http"
    scope: Any = {"type": kind, "method": method, "path": "/", "headers": headers}
    await Guard(app, frozenset({"localhost"}))(scope, receive, send)
    return sent


async def refusal_of(
    headers: list[tuple[bytes, bytes]], method: str = "GET"
) -> tuple[int, str] | None:
    """The status and code of a refusal; nothing where the request goes through."""
    body = [{"type": "http.request", "body": b"", "more_body": False}]
    start, content = await conversation(tiny_app, headers, method, body)
    if start["status"] == 200:
        return None
    return start["status"], json.loads(content["body"])["code"]


async def test_a_server_that_carries_no_words_closes_a_live_connection() -> None:
    connect = [{"type": "websocket.connect"}]
    sent = await conversation(tiny_app, [(b"host", b"example.com")], "CONNECT", connect)
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "foreign-host"}]


async def test_starting_and_stopping_is_the_application_s_own_affair() -> None:
    heard: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        heard.append(scope["type"])

    async def nothing(*_: Any) -> Any:
        return None

    lifespan: Any = {"type": "lifespan"}
    await Guard(app, frozenset())(lifespan, nothing, nothing)
    assert heard == ["lifespan"]
