"""The web application: the page, the HTTP API, described by OpenAPI, and the live connection."""

from __future__ import annotations

import asyncio
import os
from functools import partial
from pathlib import Path
from typing import Any, cast

from litestar import Litestar
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludotheque.api.connection import GOODBYE, PATH
from ludotheque.api.presence import Callers
from ludotheque.api.request import GameAnalyst, Services
from ludotheque.api.route import LARGEST_BODY
from ludotheque.bots.analyst import Analyst
from ludotheque.bots.foresight import Foresight
from ludotheque.bots.workshop import Workshop
from ludotheque.engine import __version__
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.registry import all_games
from ludotheque.tables import clock
from ludotheque.tables.access import Keys
from ludotheque.tables.house import House
from ludotheque.tables.postgres_store import PostgresStore
from ludotheque.tables.questions import Questions
from ludotheque.tables.shared_store import SharedStore
from ludotheque.tables.sqlite_store import SqliteStore
from ludotheque.tables.store import Store, StoreError

from .door import Door, Proxies
from .errors import TOO_LARGE, on_error, on_fault, on_invalid, on_too_deep, on_too_large
from .handlers import BEARER, SERVICES
from .handover import Handover
from .limits import DatabaseCounts, Limits, SharedUsage, Usage, WorkerCounts
from .logs import Observer, Seen, logger, note_event
from .metrics import MeasuredChooser, MeasuredStore
from .relay import Relay, address_parts
from .routes import ROUTES, network
from .security import ABOUT_ITSELF, Guard, plain
from .settings import Hosting, settings
from .static import Page, serve
from .websocket import live_connection

MOST_THINKERS = 4
ON_THIS_MACHINE = "127.0.0.1:0"  # at any free port
DAY = 24 * 3600 * 1000  # in milliseconds
AN_HOUR = 3600.0  # in seconds
STARTING = 600.0  # seconds that compiling may take where bots wait for it


class Site:
    """Everything that a server runs; an ASGI application."""

    def __init__(
        self,
        house: House,
        workshop: Workshop,
        analyst: Analyst,
        app: ASGIApp,
        usage: Usage,
        relay: Relay | None = None,
        keep_days: int = 0,
        questions: Questions | None = None,
    ) -> None:
        self.house, self.workshop, self.analyst = house, workshop, analyst
        self._app, self._usage, self._relay = app, usage, relay
        self._questions = questions
        # While people choose a box from the shelf, bots learn to think ahead.
        self._in_background = [asyncio.create_task(workshop.make_ready(all_games()))]
        if keep_days:
            self._in_background.append(asyncio.create_task(remove_old_tables(house, keep_days)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    async def close(self) -> None:
        """Everything announced is durable already; bots and store are put away."""
        for task in self._in_background:
            task.cancel()
        await self._usage.close()
        if self._relay is not None:
            await self._relay.close()
        if self._questions is not None:
            await self._questions.close()
        await self.house.close()
        await self.analyst.close()
        await self.workshop.close()


async def remove_old_tables(house: House, days: int) -> None:
    """Removes tables that nobody has touched for so long, now and every hour."""
    while True:
        try:
            removed = await house.delete_untouched(clock.now() - days * DAY)
        except StoreError:
            logger.exception("Old tables could not be removed; this is tried again in an hour.")
        else:
            note_event("tables-removed", tables=removed)
        await asyncio.sleep(AN_HOUR)


async def build_app(folder: Path, door: Door, hosting: Hosting | None = None) -> Site:
    """The application over a data folder; the environment settles all the rest."""
    chosen, hosting = settings(), hosting or Hosting()
    metrics = hosting.metrics
    page = Page(chosen.page)
    keys = Keys.open(folder)
    handover = Handover(Path(hosting.handover), door) if hosting.handover else None
    relay = Relay(keys, handover) if hosting.store or hosting.shared else None
    store = await opened_store(folder, keys, hosting, relay)
    patience = STARTING if chosen.foresight == Foresight.ALWAYS else chosen.bot_patience
    questions = await asked_elsewhere(store)
    workshop = Workshop(thinkers(hosting.workers), patience, chosen.foresight, elsewhere=questions)
    await workshop.start()
    if metrics is None:
        house = House(store, keys, workshop, delays=chosen.delays)
    else:
        measured = cast("Store", MeasuredStore(store, metrics))
        house = House(measured, keys, MeasuredChooser(workshop, metrics), delays=chosen.delays)
        metrics.watch(house)
    analyst = Analyst()
    api = http_api(house, analyst, door)

    async def all_of_it(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and scope["path"].startswith(PATH):
            await live_connection(house, scope, receive, send, chosen.first_word)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()  # that it wants to connect
            await send({"type": "websocket.close", "code": GOODBYE, "reason": None})
        elif not is_ours(scope["path"]) and (file := page.find(scope)) is not None:
            await serve(file, scope, send)
        else:
            await api(scope, receive, send)

    async def where_it_is_played(scope: Scope, receive: Receive, send: Send) -> None:
        """Asks the server that owns a table, where this one does not."""
        table = table_named(scope)
        address = await house.address_of(table) if table else ""
        if relay is not None and address:
            await relay.pass_on(address, scope, receive, send)
        else:
            await all_of_it(scope, receive, send)

    if relay is not None:
        relay.app = all_of_it
    answering = where_it_is_played if relay else all_of_it
    usage = usage_with(store, chosen.limits, keys)
    guard = Guard(answering, door.hosts, lambda: door.lan, usage, door.public)
    observed = Observer(guard, [Seen(), *([metrics] if metrics else [])])
    outside = behind(door.proxies, observed)
    return Site(house, workshop, analyst, outside, usage, relay, hosting.keep_days, questions)


def behind(proxies: Proxies, app: ASGIApp) -> ASGIApp:
    """An application that learns from proxies for whom they ask."""
    if not proxies.networks:
        return app
    told: Any = ProxyHeadersMiddleware(cast("Any", app), list(map(str, proxies.networks)))
    return cast("ASGIApp", told)


async def opened_store(folder: Path, keys: Keys, hosting: Hosting, relay: Relay | None) -> Store:
    """The store in the folder, or one that is shared with other servers, which can ask this one."""
    if relay is None:
        return await SqliteStore.open(folder)
    listens_at = await relay.listen(*address_parts(hosting.peers or ON_THIS_MACHINE))
    reached_at = hosting.peers_at or listens_at
    try:
        if hosting.store:
            return await PostgresStore.open(hosting.store, keys.check, reached_at)
        return await SharedStore.open(Path(hosting.shared), reached_at)
    except BaseException:
        await relay.close()
        raise


async def asked_elsewhere(store: Store) -> Questions | None:
    """What thinkers on other machines are asked, who share the database of a store."""
    if isinstance(store, PostgresStore):
        return await Questions.open(store.address, store.server)
    return None


def usage_with(store: Store, limits: Limits, keys: Keys) -> Usage:
    """What addresses do, counted together with the servers that share a store."""
    match store:
        case PostgresStore():
            return SharedUsage(limits, DatabaseCounts(store), keys)
        case SharedStore():
            return SharedUsage(limits, WorkerCounts(store), keys)
    return Usage(limits)


def thinkers(servers: int) -> int:
    """Bots think on the cores that the servers of this machine leave them, each its share."""
    return max(1, min(MOST_THINKERS, (os.cpu_count() or 1) // servers - 1))


def table_named(scope: Scope) -> str:
    """The table that a request or a live connection is for; empty where it is for none."""
    if scope["type"] == ScopeType.WEBSOCKET:
        return scope["path"].removeprefix(PATH) if scope["path"].startswith(PATH) else ""
    match plain(scope["path"]).split("/"):
        case ["", "api", "tables", name, _, *_]:
            return name
    return ""


def is_ours(path: str) -> bool:
    """Whether an address belongs to the server rather than to the page."""
    return plain(path).startswith(("/api/", PATH)) or plain(path) in ABOUT_ITSELF


def http_api(house: House, analyst: GameAnalyst, door: Door) -> Litestar:
    services = Services(house, analyst, partial(network.reached, door), Callers())
    return Litestar(
        route_handlers=ROUTES,
        state=State({SERVICES: services, "door": door}),
        exception_handlers={
            LudothequeError: on_error,
            HTTPException: on_invalid,
            TOO_LARGE: on_too_large,
            RecursionError: on_too_deep,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Ludothèque",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            components=Components(
                security_schemes={BEARER: SecurityScheme(type="http", scheme="bearer")}
            ),
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
