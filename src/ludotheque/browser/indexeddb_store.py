"""A store in IndexedDB, the database of a browser; its other half is `web/src/browser/storage.ts`.

Several tabs may have the same tables open. Whoever claims a table takes the next epoch, whether the
one before lives or not, and each write is checked against it inside the database's own transaction:
a tab that has lost a table cannot write there. It learns so by a message from the other tab, or at
the latest when it asks whether it still owns its tables, or when a write of its own is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol, TypeAlias

from ludotheque.engine.errors import Problem
from ludotheque.tables.store import (
    LeaseLost,
    SequenceTaken,
    Stored,
    StoreError,
    WriteOutcome,
    again,
    settle,
)

MOST_TOGETHER = 512  # entries in one transaction
LARGEST = (1 << 53) - 1  # beyond it JavaScript's numbers have gaps
HEADER = 0  # the last number of a table that has no entries yet

# What crosses over to JavaScript and back.
Plain: TypeAlias = str | int | bytes | Sequence["Plain"] | None


class Ask(Protocol):
    """Asks the database's other half something.

    The answer is `done` with a value, or `failed` with a kind of trouble and what the browser said.
    """

    def __call__(self, what: str, values: Sequence[Plain], /) -> Awaitable[Sequence[Any]]: ...


_PROBLEMS = {
    "full": "store-browser-full",
    "refused": "store-browser-refused",
    "lost": "store-browser-lost",
    "outdated": "store-browser-outdated",
}


def told_error(trouble: str, said: str) -> StoreError:
    """What went wrong in the browser, as something that a person can be told."""
    if trouble in _PROBLEMS:
        return StoreError(Problem(_PROBLEMS[trouble]))
    return StoreError(Problem("store-failed", {"said": said}))


def unstorable(values: Iterable[Plain]) -> StoreError | None:
    """Why some values cannot be kept, if they cannot."""
    for value in values:
        match value:
            case int() if abs(value) > LARGEST:
                return told_error("failed", f"{value} is too large")
            case str() if any("\ud800" <= letter <= "\udfff" for letter in value):
                return told_error("failed", f"{value!a} is not a text")
    return None


class _Entry(NamedTuple):
    table: str
    epoch: int
    seq: int
    at: int
    body: bytes
    done: asyncio.Future[None]


class _Checkpoint(NamedTuple):
    table: str
    seq: int
    body: bytes


class IndexedDbStore:
    """The tables of one browser. Each tab has its own, over the same database."""

    def __init__(self, ask: Ask) -> None:
        self.commits = 0  # transactions with entries
        self.on_lost: Callable[[Iterable[str]], None] = lambda tables: None
        self._ask_browser = ask
        self._loop = asyncio.get_running_loop()
        self._epochs: dict[str, int] = {}
        self._causes: dict[str, StoreError] = {}  # why a table's log stopped short
        self._appended: list[_Entry] = []
        self._checkpoints: list[_Checkpoint] = []
        self._something = asyncio.Event()  # there is something to write, or it is the end
        self._closing: asyncio.Task[None] | None = None
        self._writing = self._loop.create_task(self._write_all())

    @classmethod
    async def open(cls, ask: Ask, name: str) -> IndexedDbStore:
        """Open the database of this name, made if need be."""
        await _answered(ask, "open", [name])
        return cls(ask)

    async def key(self, candidate: bytes) -> bytes:
        """The key of the house, which is this one if there was none before."""
        return bytes(await self._ask("key", candidate))

    # ------------------------------------------------------------ owning

    async def create(self, table: str, at: int, header: bytes) -> int:
        epoch: int | None = await self._ask("create", table, at, header)
        if epoch is None:
            raise SequenceTaken(Problem("store-taken"))
        self._epochs[table] = epoch
        return epoch

    async def claim(self, table: str) -> int | None:
        epoch: int | None = await self._ask("claim", table)
        if epoch is not None:
            self._epochs[table] = epoch
        return epoch

    def owns(self, table: str, epoch: int) -> bool:
        return self._epochs.get(table) == epoch

    async def confirm(self) -> None:
        """Return when it is certain which tables nobody else has claimed."""
        owned = dict(self._epochs)
        if owned:
            found: Sequence[int] = await self._ask("epochs", list(owned))
            for (table, epoch), present in zip(owned.items(), found, strict=True):
                if present != epoch and self.owns(table, epoch):
                    self._lose(table)

    def note_claim(self, table: str, epoch: int) -> None:
        """Another tab has told that it claimed a table, or deleted it."""
        if self._epochs.get(table, epoch) < epoch:
            self._lose(table)

    def _lose(self, table: str) -> None:
        del self._epochs[table]
        self.on_lost([table])

    # ------------------------------------------------------------ writing

    def append(
        self, table: str, epoch: int, seq: int, at: int, body: bytes
    ) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self._loop.create_future()
        if self._closing is not None:
            done.set_exception(StoreError(Problem("store-closed")))
        elif seq <= HEADER:
            done.set_exception(StoreError(Problem("store-gap", {"seq": seq, "last": HEADER})))
        else:
            self._appended.append(_Entry(table, epoch, seq, at, body, done))
            self._something.set()
        return done

    def save_checkpoint(self, table: str, seq: int, body: bytes) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._note_checkpoint, _Checkpoint(table, seq, body))

    def _note_checkpoint(self, checkpoint: _Checkpoint) -> None:
        self._checkpoints.append(checkpoint)
        self._something.set()

    async def _write_all(self) -> None:
        """One transaction at a time: whatever is appended meanwhile is written by the next one."""
        while self._closing is None or self._appended:
            await self._something.wait()
            self._something.clear()
            while self._appended:
                batch = self._appended[:MOST_TOGETHER]
                del self._appended[:MOST_TOGETHER]
                settle(batch, await self._write(batch))
            await self._write_checkpoints()

    async def _write(self, batch: Sequence[_Entry]) -> list[WriteOutcome]:
        """Never raises: what went wrong is said for each entry."""
        refused = {id(entry): problem for entry in batch if (problem := unstorable(entry[:4]))}
        rows = [entry for entry in batch if id(entry) not in refused]
        try:
            found = await self._answers([entry[:5] for entry in rows])
        except StoreError as error:
            self._causes |= dict.fromkeys((entry.table for entry in batch), error)
            return [again(error) for _ in batch]
        answers = iter(found)
        return [
            self._failed(entry, refused[id(entry)])
            if id(entry) in refused
            else self._outcome(entry, *next(answers))
            for entry in batch
        ]

    async def _answers(self, rows: Sequence[Plain]) -> Sequence[tuple[str, int]]:
        if not rows:
            return []
        found: Sequence[tuple[str, int]] = await _answered(self._ask_browser, "append", [rows])
        self.commits += any(kind == "written" for kind, _ in found)
        return found

    def _outcome(self, entry: _Entry, kind: str, last: int) -> WriteOutcome:
        """What has become of an entry, as the transaction has told it."""
        match kind:
            case "written":
                self._causes.pop(entry.table, None)
                return None
            case "lost":
                if self.owns(entry.table, entry.epoch):
                    self._lose(entry.table)
                return LeaseLost(Problem("store-elsewhere"))
            case "taken":
                return SequenceTaken(Problem("store-taken"))
        if (cause := self._causes.get(entry.table)) is not None:
            return again(cause)
        return StoreError(Problem("store-gap", {"seq": entry.seq, "last": last}))

    def _failed(self, entry: _Entry, error: StoreError) -> StoreError:
        self._causes[entry.table] = error
        return error

    async def _write_checkpoints(self) -> None:
        """A cache that cannot be written is none."""
        checkpoints, self._checkpoints = self._checkpoints, []
        for checkpoint in checkpoints:
            with suppress(StoreError):
                await _answered(self._ask_browser, "saveCheckpoint", checkpoint)

    async def delete(self, table: str, before: int | None = None) -> bool:
        was_there: bool = await self._ask("delete", table, before)
        if was_there:
            self._epochs.pop(table, None)
        return was_there

    async def keep_code(self, code: str, table: str, meaning: bytes, until: int) -> None:
        await self._ask("keepCode", code, table, meaning, until)

    # ------------------------------------------------------------ reading

    async def header(self, table: str) -> bytes | None:
        return _bytes(await self._ask("header", table))

    async def read(self, table: str, since: int = 0) -> list[Stored]:
        rows = await self._ask("read", table, max(since, HEADER))
        return [Stored(seq, at, bytes(body)) for seq, at, body in rows]

    async def tables(self, limit: int = 1000) -> list[tuple[str, bytes, int]]:
        rows = await self._ask("tables", limit)
        return [(table, bytes(header), last) for table, header, last in rows]

    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        row = await self._ask("checkpoint", table)
        return None if row is None else (row[0], bytes(row[1]))

    async def code(self, code: str, now: int) -> bytes | None:
        return _bytes(await self._ask("code", code, now))

    async def untouched(self, before: int, limit: int = 100) -> list[str]:
        return [*await self._ask("untouched", before, limit)]

    async def _ask(self, what: str, *values: Plain) -> Any:
        if self._closing is not None:
            raise StoreError(Problem("store-closed"))
        if (problem := unstorable(values)) is not None:
            raise problem
        return await _answered(self._ask_browser, what, values)

    # ------------------------------------------------------------ the end

    async def close(self) -> None:
        if self._closing is None:
            self._closing = self._loop.create_task(self._let_go())
            self._something.set()
        await asyncio.shield(self._closing)

    async def _let_go(self) -> None:
        self._something.set()
        await self._writing
        await _answered(self._ask_browser, "close", [])


async def _answered(ask: Ask, what: str, values: Sequence[Plain]) -> Any:
    try:
        outcome, *told = await ask(what, [*values])
    except Exception as error:  # between Python and JavaScript
        raise told_error("failed", str(error)) from error
    if outcome != "done":
        raise told_error(*told)
    return told[0]


def _bytes(found: Any) -> bytes | None:
    return None if found is None else bytes(found)
