"""The door of the site: who may speak to it and how often, before anything is heard.

A pure ASGI layer around the application, for requests and for live connections. It knows no
table and no game. What it refuses is told as a typed error, as the application tells its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketScope,
)

from .door import USUAL_PORTS, PublicAddress
from .limits import RETELLING_AGAIN, Usage

Headers = list[tuple[bytes, bytes]]

CREATING = frozenset({"/api/tables/", "/api/seals/", "/api/replays/", "/api/codes/"})
ASKED_AGAIN = "/api/analyses/"  # by whoever waits for an answer
# What is read at these addresses is dear.
RETELLING = ("/log/", "/replay/", "/fairness/", "/analysis/")
KEPT = ("/handout/",)  # what may be kept by whoever asked for it, if the answer says so
READING = frozenset({"GET", "HEAD", "OPTIONS"})
ABOUT_ITSELF = frozenset({"/health/", "/ready/"})  # asked by machines that know no name of ours
LIVE = {"http": "ws", "https": "wss"}
A_YEAR = 365 * 24 * 3600  # seconds
ONE_HOME = 64  # bits of an IPv6 address that all devices of a home share
POLICY_VIOLATION = 1008  # how a live connection is closed where it cannot be answered in words

SAME_ORIGIN: Headers = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; "
    "connect-src 'self'{live}; base-uri 'none'; form-action 'self'"
)
IN_NO_FRAME = "; frame-ancestors 'none'"  # which a document cannot say of itself


class RefusedError(Exception):
    """A request goes no further: the status of the answer, and what is said."""

    def __init__(self, status: int, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.values = values
        self.headers: Headers = []

    @cached_property
    def body(self) -> bytes:
        told = {
            "type": "error",
            "code": self.code,
            "values": self.values,
            "request": "",
            "game": "",
            "cause": None,
        }
        return json.dumps(told, separators=(",", ":")).encode()

    @property
    def all_headers(self) -> Headers:
        length = str(len(self.body)).encode()
        ours = [(b"content-type", b"application/json"), (b"content-length", length)]
        return [*ours, *self.headers]


# ---------------------------------------------------------------- whose host, whose page


def authority(text: str, port: int = 80) -> str:
    """A host with its port as one would compare it: browsers leave the usual port out."""
    name = text.lower()
    has_port = ":" in name[name.rfind("]") + 1 :]
    return name if has_port else f"{name}:{port}"


def only(scope: Scope, name: bytes) -> str | None:
    """A header that may come once: its text, or nothing if it is absent."""
    found = [value for key, value in scope["headers"] if key.lower() == name]
    if len(found) > 1:
        raise RefusedError(400, "repeated-header", header=name.decode())
    return found[0].decode("latin-1") if found else None


def reached(scope: Scope) -> str:
    """The address of this machine at which a connection came in."""
    host, port = scope.get("server") or ("", None)
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def origin_at(scheme: str, host: str) -> str:
    """Where a page comes from, with its port written out."""
    return f"{scheme}://{authority(host, USUAL_PORTS[scheme])}"


def page_of(origin: str) -> str:
    """Where the page comes from that sent a request; empty for all that is no page of a host."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return ""
    bare = origin.lower() == f"{parts.scheme}://{parts.netloc}".lower()
    return origin_at(parts.scheme, parts.netloc) if bare and parts.scheme in USUAL_PORTS else ""


@lru_cache(maxsize=64)
def content_policy(live: str) -> bytes:
    """Older browsers do not count a live connection to a page's own host as `'self'`."""
    policy = POLICY.format(live=f" {live}" if live else "")
    return f"{policy}{IN_NO_FRAME}".encode("latin-1")


def policy_in_document() -> str:
    """The same for a page without a server, as far as its document can say it."""
    return POLICY.format(live="")


@dataclass(frozen=True)
class Entrance:
    """Where a request came in: one of the names under which this server is known."""

    scheme: str
    host: str

    @property
    def origin(self) -> str:
        return origin_at(self.scheme, self.host)

    @property
    def headers(self) -> Headers:
        """What an answer says besides."""
        policy = content_policy(f"{LIVE[self.scheme]}://{self.host}")
        ours = [(b"content-security-policy", policy)]
        if self.scheme == "https":
            ours.append((b"strict-transport-security", f"max-age={A_YEAR}".encode()))
        return ours


NOWHERE: Headers = [(b"content-security-policy", content_policy(""))]


class Guard:
    """Lets through what comes from our own pages, or from programs, in moderation.

    `hosts` are the names of this server, each with its port. On a local network the
    address at which a connection came in is ours as well, whichever the machine was given. Behind
    a proxy there is the name that people know (`public`).
    """

    def __init__(
        self,
        app: ASGIApp,
        hosts: frozenset[str],
        is_on_lan: Callable[[], bool] = lambda: False,
        usage: Usage | None = None,
        public: PublicAddress | None = None,
    ) -> None:
        self.app = app
        self.hosts = frozenset(authority(host) for host in hosts)
        self.is_on_lan = is_on_lan
        self.public = public
        own = {origin_at("http", host) for host in hosts}
        self.origins = frozenset(own | ({page_of(public.address)} if public else set()))
        self.usage = usage or Usage()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.hear(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self.connect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def hear(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        ours = NOWHERE
        try:
            if plain(scope["path"]) not in ABOUT_ITSELF:
                entrance = self.check_host(scope)
                ours = entrance.headers
                await self.check_request(scope, entrance)
        except RefusedError as refusal:
            await answer(refusal, closing_headers(send, scope, ours))
        else:
            await self.app(scope, receive, closing_headers(send, scope, ours))

    async def connect(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        try:
            self.check_origin(scope, self.check_host(scope))
            self.check_room(address)
        except RefusedError as refusal:
            await turn_away(refusal, scope, receive, send)
            return
        with self.usage.connection(address):
            await self.app(scope, receive, send)

    def check_host(self, scope: Scope) -> Entrance:
        """A name that is not ours may have been made to point here, to read us as its own."""
        given = only(scope, b"host")
        if not given:
            raise RefusedError(400, "no-host")
        host, public = authority(given), self.public
        if public and origin_at(public.scheme, given) == origin_at(public.scheme, public.host):
            return Entrance(public.scheme, public.host)
        if host in self.hosts or (self.is_on_lan() and host == reached(scope)):
            return Entrance("http", host)
        raise RefusedError(421, "foreign-host")

    def check_origin(self, scope: Scope, entrance: Entrance) -> None:
        """A browser always says whose page it is; a program says nothing, and has no cookies."""
        origin = only(scope, b"origin")
        if origin is None:
            return
        page = page_of(origin)
        if page != entrance.origin and page not in self.origins:
            raise RefusedError(403, "foreign-origin")

    def check_room(self, address: str) -> None:
        most = self.usage.limits.connections
        if self.usage.connections(address) >= most:
            raise RefusedError(429, "too-many-connections", most=most)

    async def check_request(self, scope: HTTPScope, entrance: Entrance) -> None:
        path = plain(scope["path"])
        if scope["method"] in READING:
            if path.startswith("/api/") and path.endswith(RETELLING):
                await self.check_frequency(scope, RETELLING_AGAIN)
            return
        self.check_origin(scope, entrance)
        if scope["method"] == "POST" and path in CREATING:
            await self.check_frequency(scope, path)
        elif path == ASKED_AGAIN:
            await self.check_frequency(scope, RETELLING_AGAIN)

    async def check_frequency(self, scope: Scope, kind: str) -> None:
        seconds = await self.usage.wait(kind, address_of(scope))
        if seconds:
            refusal = RefusedError(429, "too-many-requests", seconds=seconds)
            refusal.headers.append((b"retry-after", str(seconds).encode()))
            raise refusal


def address_of(scope: Scope) -> str:
    """Whose request it is. The devices of a home share the first half of an IPv6 address."""
    return household(str((scope.get("client") or ("", 0))[0]))


@lru_cache(maxsize=1024)
def household(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found.packed, ONE_HOME), strict=False))


def plain(path: str) -> str:
    """A path as the application understands it, however many slashes it has; one ends it."""
    return "/".join(["", *filter(None, path.split("/")), ""])


# ---------------------------------------------------------------- answers


def closing_headers(send: Send, scope: Scope, more: Headers) -> Send:
    """Sends on with the headers that every answer has, whatever the application put there."""
    ours = [*SAME_ORIGIN, *more]
    unkept = [(b"cache-control", b"no-store")] if plain(scope["path"]).startswith("/api/") else []

    async def send_closed(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = [(name.lower(), value) for name, value in message.get("headers", ())]
            says = any(name == b"cache-control" for name, _ in given)
            may_keep = says and plain(scope["path"]).endswith(KEPT)
            closing = ours if may_keep else [*ours, *unkept]
            names = {name for name, _ in closing}
            kept = [(name, value) for name, value in given if name not in names]
            message = {**message, "headers": [*kept, *closing]}
        await send(message)

    return send_closed


async def answer(refusal: RefusedError, send: Send) -> None:
    status, headers, body = refusal.status, refusal.all_headers, refusal.body
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def turn_away(
    refusal: RefusedError, scope: WebSocketScope, receive: Receive, send: Send
) -> None:
    """Refuses a live connection before it is one: in words where the server can carry them."""
    await receive()  # that it wants to connect
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refusal.code})
        return
    status, headers, body = refusal.status, refusal.all_headers, refusal.body
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
