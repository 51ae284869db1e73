"""Finished games are looked at in the browser, where play-outs run as WebAssembly.

They run in the worker of the house itself, a few milliseconds at a time: nobody else waits for it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol

from ludotheque.bots.analyst_in_loop import AnalystInLoop
from ludotheque.bots.report import Report, TellProgress
from ludotheque.engine.errors import Problem
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.speeds import Wasm
from ludotheque.engine.wasm import Program


class PageInstance(Protocol):
    """An instance as JavaScript hands it in: its bytes come as a view of some memory."""

    heap: int
    size: int

    def call(self, entry: str, kinds: str, numbers: Sequence[int]) -> int: ...

    def read(self, address: int, length: int) -> memoryview: ...

    def write(self, address: int, content: bytes) -> None: ...

    def clear(self, address: int, length: int) -> None: ...

    def grow(self, pages: int) -> None: ...


class GameFiles(Protocol):
    """The games' files of WebAssembly (`web/src/browser/games.ts`)."""

    def load(self, game: str) -> Awaitable[object]:
        """Fetch a game's file, unless it is there."""

    def instance(self, game: str) -> PageInstance:
        """A new instance of a game whose file is there."""


class NearInstance:
    """An instance in the same worker as Python."""

    def __init__(self, instance: PageInstance) -> None:
        self.heap, self.size = int(instance.heap), int(instance.size)
        self._instance = instance
        self.write, self.clear, self.grow = instance.write, instance.clear, instance.grow

    def call(self, entry: str, kinds: str, numbers: Sequence[int]) -> int:
        return int(self._instance.call(entry, kinds, [*numbers]))

    def read(self, address: int, length: int) -> bytes:
        return bytes(self._instance.read(address, length))


class FilesHost:
    """Runs programs of games whose files have been loaded."""

    def __init__(self, files: GameFiles) -> None:
        self._files = files

    def missing(self) -> Problem | None:
        return None

    def started(self, game: Game, program: Program) -> NearInstance:
        return NearInstance(self._files.instance(game.name))


class PageAnalyst(AnalystInLoop):
    """Looks at one game after the other; each game's file is fetched when it is first needed."""

    def __init__(self, files: GameFiles) -> None:
        super().__init__(Wasm(FilesHost(files)))
        self._files = files

    async def _look(self, match: Match, tell: TellProgress) -> Report:
        await self._files.load(match.game.name)
        return await super()._look(match, tell)
