"""What tables need of a store: each table's log, kept for good.

A log is a header and then numbered entries, all of them opaque bytes: what they mean is the
tables' affair.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Protocol

from ludotheque.engine.errors import LudothequeError


@dataclass(frozen=True)
class Stored:
    """One entry of a table's log."""

    seq: int  # 1, 2, 3 …
    at: int  # milliseconds since the epoch
    body: bytes


class StoreError(LudothequeError):
    """The store cannot do it now. What was durable stays so, and nothing was half done."""


class SequenceTaken(StoreError):  # noqa: N818 - it says what happened
    """That entry of that table is there already: of two writers, this one came second."""


class Store(Protocol):
    """What tables need of a store. Every entry is unique by its table and its number."""

    async def create(self, table: str, at: int, header: bytes) -> None:
        """Begin a log; durable on return. `SequenceTaken` if the table exists."""

    def append(self, table: str, seq: int, at: int, body: bytes) -> asyncio.Future[None]:
        """Add the next entry; the future is done when it is durable. In order over all tables."""

    async def header(self, table: str) -> bytes | None: ...

    async def read(self, table: str, since: int = 0) -> list[Stored]:
        """The entries numbered above `since`, in order."""

    async def tables(self, limit: int = 1000) -> list[tuple[str, bytes, int]]:
        """Table, header and last number of the newest tables, newest first."""

    def save_checkpoint(self, table: str, seq: int, body: bytes) -> None:
        """Keep a cache of a table as its log has it up to an entry; maybe, and some time later.

        Any thread may call it. It never fails.
        """

    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        """The last one that was kept, with the number of its entry."""

    async def delete(self, table: str, before: int | None = None) -> bool:
        """Remove all that is kept of a table; whether it was there, and is gone for good.

        Its name is not given again: `create` finds it taken. With `before`, only a table whose last
        entry was written before that time is removed.
        """

    async def untouched(self, before: int, limit: int = 100) -> list[str]:
        """Tables whose last entry was written before a time, the oldest tables first."""

    async def close(self) -> None:
        """Write all that was appended, then let go of everything."""
