"""Every kind of store, for tests of what they have in common."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from ludotheque.tables.postgres_store import PostgresStore
from ludotheque.tables.shared_store import SharedStore, StoreServer
from ludotheque.tables.sqlite_store import SqliteStore
from ludotheque.tables.store import Store, StoreError

KEY_CHECK = "the same key"


class Owned:
    """A store, with the epochs of the tables that were created or claimed through it."""

    def __init__(self, store: Store, writer: Any = None) -> None:
        self.store = store
        self.writer: Any = writer or store
        self.epochs: dict[str, int] = {}

    @property
    def commits(self) -> int:
        return int(self.writer.commits)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def create(self, table: str, at: int, header: bytes) -> None:
        self.epochs[table] = await self.store.create(table, at, header)

    async def claim(self, table: str) -> None:
        epoch = await self.store.claim(table)
        assert epoch is not None
        self.epochs[table] = epoch

    def append(self, table: str, seq: int, at: int, body: bytes) -> asyncio.Future[None]:
        return self.store.append(table, self.epochs.get(table, 0), seq, at, body)


Opener = Callable[[], AbstractAsyncContextManager[Owned]]


def sqlite_opener(folder: Path) -> Opener:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Owned]:
        store = await SqliteStore.open(folder)
        try:
            yield Owned(store)
        finally:
            await store.close()

    return opened


def shared_opener(folder: Path) -> Opener:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Owned]:
        with tempfile.TemporaryDirectory() as place:  # the path of a socket must be short
            real = await SqliteStore.open(folder)
            server = StoreServer(real)
            await server.listen(Path(place) / "store")
            store = await SharedStore.open(Path(place) / "store", "here")
            try:
                yield Owned(store, real)
            finally:
                await store.close()
                await server.close()
                await real.close()

    return opened


def postgres_opener(address: str) -> Opener:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Owned]:
        store = await PostgresStore.open(address, KEY_CHECK)
        try:
            yield Owned(store)
        finally:
            await store.close()

    return opened


async def outcomes(*appended: asyncio.Future[None]) -> list[str]:
    """Of each append, the code of its error, or nothing."""
    results = await asyncio.gather(*appended, return_exceptions=True)
    assert all(result is None or isinstance(result, StoreError) for result in results), results
    return [result.problem.code if isinstance(result, StoreError) else "" for result in results]
