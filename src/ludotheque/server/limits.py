"""How often one address may do what is dear, and how many live connections it may have.

A server counts by itself. Servers that share a store count together there: what takes a token is
rare enough to ask for it, and counts of connections are exchanged every second. No address is
written down: what stands for one is worked out with the key.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from ludotheque.api.bucket import Bucket
from ludotheque.tables.access import Keys
from ludotheque.tables.postgres_store import PostgresStore
from ludotheque.tables.shared_store import Peer, SharedStore, StoreServer
from ludotheque.tables.store import Store, StoreError

RETELLING_AGAIN = "retelling"  # the kind of request that is not named by its path
ADDRESSES = 1024  # whose buckets are kept at a time
EXCHANGE = 1.0  # seconds between two exchanges of counts
WORTH_TELLING = 8  # connections of one address that others are told of
A_SHARED_TOKEN = 2.0  # seconds that taking one may take, before it is taken here alone


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second."""

    a_second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    """What one address may do: how often, and how much at once."""

    creations: Rate = Rate(30 / 60, 30)  # of each kind
    retellings: Rate = Rate(2, 120)
    connections: int = 64  # live ones, at once


AS_FOR_A_FAMILY = Limits()


class Buckets:
    """A bucket for each address, of as many addresses as can be remembered."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> int:
        """How many seconds this address has to wait; 0 for not at all."""
        bucket = self.by_address.get(address)
        if bucket is None:
            self.make_room(now)
            bucket = Bucket(self.rate.a_second, self.rate.burst)
            self.by_address[address] = bucket
        return 0 if bucket.take(now) else max(1, bucket.wait)

    def make_room(self, now: float) -> None:
        """Forgets those who could as well be new, and then the one who came first."""
        if len(self.by_address) < ADDRESSES:
            return
        full = [name for name, bucket in self.by_address.items() if bucket.is_full(now)]
        for name in full or [next(iter(self.by_address))]:
            del self.by_address[name]


class Usage:
    """What each address has done lately, and how many connections it has, at this server."""

    def __init__(
        self, limits: Limits = AS_FOR_A_FAMILY, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits, self._clock = limits, clock
        self.connected: Counter[str] = Counter()
        self._buckets: dict[str, Buckets] = {}

    def rate(self, kind: str) -> Rate:
        return self.limits.retellings if kind == RETELLING_AGAIN else self.limits.creations

    async def wait(self, kind: str, address: str) -> int:
        """How many seconds an address has to wait before it does this again; 0 for not at all."""
        buckets = self._buckets.setdefault(kind, Buckets(self.rate(kind)))
        return buckets.take(address, self._clock())

    def connections(self, address: str) -> int:
        return self.connected[address]

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        self.connected[address] += 1
        try:
            yield
        finally:
            self.connected -= Counter([address])  # which forgets those who have none left

    async def close(self) -> None:
        return


# ---------------------------------------------------------------- with other servers

TAKING = """
    INSERT INTO bucket VALUES ($1, $2, $4 - 1, now())
    ON CONFLICT (kind, address) DO UPDATE SET at = now(),
        left_over = least($4, bucket.left_over + extract(epoch FROM now() - bucket.at) * $3) - 1
    WHERE least($4, bucket.left_over + extract(epoch FROM now() - bucket.at) * $3) >= 1
    RETURNING TRUE
"""
WAITING = """
    SELECT (1 - (left_over + extract(epoch FROM now() - at) * $3)) / $3
    FROM bucket WHERE kind = $1 AND address = $2
"""
TELLING = """
    INSERT INTO connections SELECT $1, * FROM unnest($2::bytea[], $3::integer[])
"""
HEARING = """
    SELECT connections.address, sum(number) FROM connections
    JOIN server ON server.id = connections.server
    WHERE server.until > now() AND server.id <> $1 GROUP BY connections.address
"""


@contextmanager
def while_unreachable() -> Iterator[None]:
    """A database that is away now is no reason to stop counting; any other error is one."""
    try:
        yield
    except TimeoutError:
        return
    except StoreError as error:
        if error.problem.code not in ("store-unreachable", "store-closed"):
            raise


class Counts(Protocol):
    """Where servers count together."""

    async def take(self, kind: str, address: bytes, rate: Rate) -> int:
        """Takes a token; how many seconds there will be none, 0 if there was one."""

    async def exchange(self, many: dict[bytes, int]) -> dict[bytes, int]:
        """Tells the others who has many connections here, and hears of theirs."""


class SharedUsage(Usage):
    """The same at all servers that count together; at this one alone, while that cannot be."""

    def __init__(self, limits: Limits, counts: Counts, keys: Keys) -> None:
        super().__init__(limits)
        self._counts, self._keys = counts, keys
        self._elsewhere: dict[bytes, int] = {}
        self._exchanging = asyncio.create_task(self._exchange_again())

    def _mark(self, address: str) -> bytes:
        """What stands for an address."""
        return self._keys.proof(b"address" + address.encode())[:16]

    async def wait(self, kind: str, address: str) -> int:
        with while_unreachable():
            async with asyncio.timeout(A_SHARED_TOKEN):
                return await self._counts.take(kind, self._mark(address), self.rate(kind))
        return await super().wait(kind, address)

    def connections(self, address: str) -> int:
        here = super().connections(address)
        return here + (self._elsewhere.get(self._mark(address), 0) if self._elsewhere else 0)

    async def _exchange_again(self) -> None:
        while True:
            await asyncio.sleep(EXCHANGE)
            many = {self._mark(a): n for a, n in self.connected.items() if n >= WORTH_TELLING}
            with while_unreachable():
                self._elsewhere = await self._counts.exchange(many)

    async def close(self) -> None:
        self._exchanging.cancel()


class DatabaseCounts:
    """In the database that servers share."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._has_told = False

    async def take(self, kind: str, address: bytes, rate: Rate) -> int:
        if await self._value(TAKING, kind, address, rate.a_second, float(rate.burst)):
            return 0
        seconds = await self._value(WAITING, kind, address, rate.a_second)
        return max(1, math.ceil(seconds or 0))

    async def _value(self, query: str, *values: object) -> float | None:
        found: float | None = await self._store.ask(
            lambda connection: connection.fetchval(query, *values)
        )
        return found

    async def exchange(self, many: dict[bytes, int]) -> dict[bytes, int]:
        server = self._store.server

        async def both_ways(connection: Any) -> dict[bytes, int]:
            async with connection.transaction():
                if self._has_told:
                    await connection.execute("DELETE FROM connections WHERE server = $1", server)
                if many:
                    await connection.execute(TELLING, server, [*many], [*many.values()])
            return dict(map(tuple, await connection.fetch(HEARING, server)))

        found = await self._store.ask(both_ways)
        self._has_told = bool(many)
        return found


class WorkerCounts:
    """In the process that has the store of several workers; `CountingServer` answers there."""

    def __init__(self, store: SharedStore) -> None:
        self._store = store

    async def take(self, kind: str, address: bytes, rate: Rate) -> int:
        return int(await self._store.ask("take", kind, address, rate.a_second, rate.burst))

    async def exchange(self, many: dict[bytes, int]) -> dict[bytes, int]:
        return dict(await self._store.ask("exchange", [*many.items()]))


class CountingServer(StoreServer):
    """A store for several processes, which counts for them too."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(store)
        self._clock = clock
        self._buckets: dict[str, Buckets] = {}
        self._connections: dict[Peer, Counter[bytes]] = {}

    async def take(self, peer: Peer, kind: str, address: bytes, rate: float, burst: float) -> int:
        buckets = self._buckets.setdefault(kind, Buckets(Rate(rate, burst)))
        return buckets.take(address.hex(), self._clock())

    async def exchange(self, peer: Peer, many: list[tuple[bytes, int]]) -> list[tuple[bytes, int]]:
        self._connections[peer] = Counter(dict(many))
        others = (found for each, found in self._connections.items() if each is not peer)
        return list(sum(others, Counter[bytes]()).items())

    def forget(self, peer: Peer) -> None:
        super().forget(peer)
        self._connections.pop(peer, None)
