"""What tables need of a store: each table's log, kept for good.

A log is a header and then numbered entries, all of them opaque bytes: what they mean is the
tables' affair. Several servers may share a store. At any time one of them owns a table: it has
claimed it, and knows by which epoch. With every claim the epoch grows, and entries are written by
the present one alone: a server which has lost a table cannot write there, whatever it believes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from ludotheque.engine.errors import LudothequeError, Problem


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


class LeaseLost(StoreError):  # noqa: N818
    """Somebody has claimed the table since: nothing more is written by this epoch."""


class OwnedElsewhere(StoreError):  # noqa: N818
    """Another server owns the table, and lives."""

    def __init__(self, address: str) -> None:
        super().__init__(Problem("store-elsewhere"))
        self.address = address  # at which other servers reach it


def again(error: StoreError) -> StoreError:
    """The same error for one more listener: a shared one would pile up tracebacks."""
    return type(error)(error.problem)


WriteOutcome = StoreError | None


class Appended(Protocol):
    """An entry that somebody has appended, and waits for."""

    @property
    def done(self) -> asyncio.Future[None]: ...


def settle(batch: Sequence[Appended], outcomes: Sequence[WriteOutcome]) -> None:
    """Tells whoever appended entries what has become of each."""
    for entry, outcome in zip(batch, outcomes, strict=True):
        if entry.done.done():
            continue  # whoever appended it no longer wants to know
        if outcome is None:
            entry.done.set_result(None)
        else:
            entry.done.set_exception(outcome)


class Store(Protocol):
    """What tables need of a store. Every entry is unique by its table and its number."""

    async def create(self, table: str, at: int, header: bytes) -> int:
        """Begin a log; durable on return. The new table is owned here, by the epoch returned.

        `SequenceTaken` if the table exists, or has existed.
        """

    # What is called with the tables that another server has claimed from this one.
    on_lost: Callable[[Iterable[str]], None]

    async def confirm(self) -> None:
        """Return when it is certain that nobody else has claimed what is owned here."""

    async def claim(self, table: str) -> int | None:
        """Own a table from now on, by the epoch returned; nothing if there is no such table.

        `OwnedElsewhere` if another server that lives owns it.
        """

    def owns(self, table: str, epoch: int) -> bool:
        """Whether a table is owned here by that epoch, as far as this server has found out."""

    def append(
        self, table: str, epoch: int, seq: int, at: int, body: bytes
    ) -> asyncio.Future[None]:
        """Add the next entry; the future is done when it is durable. In order within a table."""

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
        entry was written before that time is removed. `OwnedElsewhere` as in `claim`.
        """

    async def keep_code(self, code: str, table: str, meaning: bytes, until: int) -> None:
        """Note what a short code means, until a time; instead of anything that it meant before."""

    async def code(self, code: str, now: int) -> bytes | None:
        """What a short code means now."""

    async def untouched(self, before: int, limit: int = 100) -> list[str]:
        """Tables whose last entry was written before a time, the oldest tables first."""

    async def close(self) -> None:
        """Write all that was appended, then let go of everything."""
