"""Figures about a server for Prometheus, at a port of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from litestar.enums import ScopeType
from litestar.types import Scope

from ludotheque.engine.errors import LudothequeError, Problem

from .door import why_not
from .logs import Seen, is_handed_over, route_of

if TYPE_CHECKING:
    from ludotheque.bots.hints import MoveChooser
    from ludotheque.bots.player import BotChoice
    from ludotheque.engine.match import Match
    from ludotheque.engine.seats import Seat
    from ludotheque.tables.house import House
    from ludotheque.tables.store import Store

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
HERE, ELSEWHERE = "here", "elsewhere"  # where a bot's choice was thought of
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics(Seen):
    """What is counted and measured."""

    def __init__(self) -> None:
        try:
            import prometheus_client as prometheus
        except ImportError as error:
            raise LudothequeError(Problem("no-metrics")) from error
        self.registry = registry = prometheus.CollectorRegistry()
        prometheus.ProcessCollector(registry=registry)
        prometheus.PlatformCollector(registry=registry)
        prometheus.GCCollector(registry=registry)
        self.start_server: Callable[..., Any] = prometheus.start_http_server
        self.requests = prometheus.Counter(
            "ludotheque_requests", "Requests", ("method", "route", "status"), registry=registry
        )
        self.request_seconds = prometheus.Histogram(
            "ludotheque_request_seconds",
            "How long answers took",
            ("route",),
            buckets=QUICK,
            registry=registry,
        )
        self.connections = prometheus.Gauge(
            "ludotheque_live_connections", "Live connections that are open", registry=registry
        )
        self.handed_over = prometheus.Counter(
            "ludotheque_live_connections_handed_over",
            "Live connections that were given to the worker that owns their table",
            registry=registry,
        )
        self.tables = prometheus.Gauge(
            "ludotheque_tables_in_memory", "Tables that are in memory", registry=registry
        )
        self.entries = prometheus.Counter(
            "ludotheque_entries", "Entries written to the logs of tables", registry=registry
        )
        self.failures = prometheus.Counter(
            "ludotheque_store_failures", "Entries that could not be written", registry=registry
        )
        self.store_seconds = prometheus.Histogram(
            "ludotheque_store_seconds",
            "How long it took until an entry was durable",
            buckets=QUICK,
            registry=registry,
        )
        self.bot_seconds = prometheus.Histogram(
            "ludotheque_bot_seconds",
            "How long a bot took to choose",
            ("game",),
            buckets=SLOW,
            registry=registry,
        )
        self.bot_choices = prometheus.Counter(
            "ludotheque_bot_choices",
            "Choices of bots, thought of by this server or by a thinker elsewhere",
            ("where",),
            registry=registry,
        )
        for where in (HERE, ELSEWHERE):
            self.bot_choices.labels(where)

    # ------------------------------------------------------------ what is seen

    def began(self, scope: Scope) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            self.connections.inc()

    def ended(self, scope: Scope, status: int, seconds: float) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            self.connections.dec()
            self.handed_over.inc(is_handed_over(scope))
            return
        route = route_of(scope)
        self.requests.labels(scope["method"], route, status).inc()
        self.request_seconds.labels(route).observe(seconds)

    def watch(self, house: House) -> None:
        """Counts the tables of a house."""
        self.tables.set_function(lambda: house.tables_in_memory)

    def written(self, done: asyncio.Future[None], began: float) -> None:
        """An entry is durable, or could not be written."""
        if done.cancelled() or done.exception() is not None:
            self.failures.inc()
        else:
            self.entries.inc()
            self.store_seconds.observe(time.perf_counter() - began)

    # ------------------------------------------------------------ where they are told

    def serve(self, address: str, port: int) -> Callable[[], None]:
        """Tells them at a port, to whoever asks there; what ends that."""
        try:
            server, thread = self.start_server(port, address, self.registry)
        except OSError as error:
            raise LudothequeError(why_not(port, error)) from error

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return stop


class MeasuredStore:
    """A store of which it is known how long it takes to write."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store, self.metrics = store, metrics

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    @property
    def on_lost(self) -> Callable[[Iterable[str]], None]:
        return self.store.on_lost

    @on_lost.setter
    def on_lost(self, called: Callable[[Iterable[str]], None]) -> None:
        self.store.on_lost = called

    def append(
        self, table: str, epoch: int, seq: int, at: int, body: bytes
    ) -> asyncio.Future[None]:
        began = time.perf_counter()
        done = self.store.append(table, epoch, seq, at, body)
        done.add_done_callback(lambda done: self.metrics.written(done, began))
        return done


class MeasuredChooser:
    """Whoever chooses for the bots, of whom it is known how long that takes."""

    def __init__(self, chooser: MoveChooser, metrics: Metrics) -> None:
        self.chooser, self.metrics = chooser, metrics

    async def choose(
        self, match: Match, seat: Seat, bot: str, seed: int, table: str = ""
    ) -> BotChoice:
        began = time.perf_counter()
        chosen = await self.chooser.choose(match, seat, bot, seed, table)
        took = time.perf_counter() - began
        self.metrics.bot_seconds.labels(match.game.name).observe(took)
        self.metrics.bot_choices.labels(ELSEWHERE if chosen.elsewhere else HERE).inc()
        return chosen
