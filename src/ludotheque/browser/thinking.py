"""Bots in the browser: their search runs as WebAssembly, in workers that know nothing else.

A worker is handed positions in which all that the bot's seat cannot know has been imagined, as
bytes of memory, and the names of functions to call there. It searches in short portions; between
two of them, this looks at the clock. Whoever gets no answer in time is played for by the simplest
bot, in the interpreter, and the worker is replaced.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from ludotheque.bots import tree
from ludotheque.bots.by_name import level_of, require_bot
from ludotheque.bots.player import BotChoice, imagined, legal_actions, stand_in
from ludotheque.bots.search import Searcher, portions
from ludotheque.engine.errors import Problem
from ludotheque.engine.game import Game
from ludotheque.engine.levels import BotMethod, Level
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.engine.speeds import Wasm
from ludotheque.engine.wasm import Program

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Board, State

log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds for one choice, waiting for a free worker included
PORTION = 0.05  # seconds of searching between two looks at the clock: each is a message and back
NO_ACTION = -1

Found = TypeVar("Found")
Write: TypeAlias = tuple[str, int, bytes | int]  # what is done to the memory before a call


class SearchWorker(Protocol):
    """A worker of the page (`web/src/browser/searching.ts`), with an instance for each game."""

    def load(self, game: str) -> Awaitable[Sequence[int]]:
        """Load a game's file; where its free memory begins, and how much memory there is."""

    def call(
        self, game: str, entry: str, kinds: str, numbers: Sequence[int], writes: Sequence[Write]
    ) -> Awaitable[int]:
        """What a function returns, called after some writes."""

    def end(self) -> None: ...


class Workers(Protocol):
    """Starts workers."""

    def __call__(self) -> SearchWorker: ...


class DistantInstance:
    """An instance in a worker. What is written there goes with the next call."""

    def __init__(self, worker: SearchWorker, game: str, heap: int, size: int) -> None:
        self._worker, self._game = worker, game
        self.heap, self.size = heap, size
        self._writes: list[Write] = []

    def call(self, entry: str, kinds: str, numbers: Sequence[int]) -> Any:
        """It returns something to be awaited, and so do the functions of this speed."""
        writes, self._writes = self._writes, []
        return self._worker.call(self._game, entry, kinds, [*numbers], writes)

    def read(self, address: int, length: int) -> bytes:
        raise NotImplementedError("memory of another worker is not read")

    def write(self, address: int, content: bytes) -> None:
        self._writes.append(("write", address, content))

    def clear(self, address: int, length: int) -> None:
        self._writes.append(("clear", address, length))

    def grow(self, pages: int) -> None:
        self._writes.append(("grow", pages, 0))


class Loaded:
    """A host with the one instance that it was given."""

    def __init__(self, instance: DistantInstance) -> None:
        self._instance = instance

    def missing(self) -> Problem | None:
        return None

    def started(self, game: Game, program: Program) -> DistantInstance:
        return self._instance


class DistantSearcher:
    """Searches positions of one game in a worker, one after the other."""

    def __init__(self, game: Game, instance: DistantInstance) -> None:
        self._searcher = Searcher(game, Wasm(Loaded(instance)))

    @cached_property
    def _functions(self) -> Any:
        return self._searcher.built

    async def choose(self, s: State, match: Match, seat: Seat, level: Level, rng: list[int]) -> int:
        """The same as `Searcher.choose`, timed."""
        searcher, functions = self._searcher, self._functions
        speed = searcher.speed
        going = speed.integers(rng)
        m = searcher.memory._replace(rng=going, numbers=speed.integers(level.numbers()))
        where: tuple[State, Board, int] = (*searcher.converted(s, match.board), int(seat))
        if level.kind == BotMethod.RANDOM or await functions.begin_search(m):
            return int(await functions.choose_random(*where, going, m.actions))
        if level.kind == BotMethod.GREEDY:
            return int(await functions.choose_greedy(*where, going, m.actions, m.world, m.trial))
        for portion in portions(level.milliseconds / 1000, PORTION):
            action = await functions.search(*where, m, portion)
            if action != tree.UNDECIDED:
                return int(action)
        return int(await functions.final_action(m))


class Desk:
    """A worker, and what it has loaded."""

    def __init__(self, worker: SearchWorker) -> None:
        self.worker = worker
        self._searchers: dict[str, DistantSearcher] = {}

    async def searcher(self, game: Game) -> DistantSearcher:
        if game.name not in self._searchers:
            heap, size = await self.worker.load(game.name)
            instance = DistantInstance(self.worker, game.name, heap, size)
            self._searchers[game.name] = DistantSearcher(game, instance)
        return self._searchers[game.name]


class Thinkers:
    """Some workers, each started when it is first needed."""

    def __init__(self, start: Workers, count: int = 1, patience: float = PATIENCE) -> None:
        self._start, self._patience = start, patience
        self._free: asyncio.LifoQueue[Desk | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._free.put_nowait(None)

    async def choose(
        self, match: Match, seat: Seat, bot: str, seed: int, table: str = ""
    ) -> BotChoice:
        """The move of a bot for a seat that may act: the same for the same knowledge and seed.

        Unless the clock cuts a search short, or it failed.
        """
        require_bot(bot)
        rng = seeded(seed)
        s = imagined(match, seat, rng)
        allowed = legal_actions(match, s, seat)
        action = await self._searched(s, match, seat, level_of(match.game, bot), rng)
        in_haste = action not in allowed
        if in_haste:
            action = stand_in(match.game, s, match.board, seat, rng)
        return BotChoice(match.game.notation.to_move(s, match.board.plan, seat, action), in_haste)

    async def prepare(self, game: Game) -> None:
        """Loads a game's search, so that its first move need not wait for it."""
        await self._within(lambda desk: desk.searcher(game))

    async def _searched(
        self, s: State, match: Match, seat: Seat, level: Level, rng: list[int]
    ) -> int:
        async def search(desk: Desk) -> int:
            searcher = await desk.searcher(match.game)
            return await searcher.choose(s, match, seat, level, rng)

        found = await self._within(search)
        return NO_ACTION if found is None else found

    async def _within(self, work: Callable[[Desk], Awaitable[Found]]) -> Found | None:
        """What a worker finds, if it does in time."""
        try:
            async with asyncio.timeout(self._patience):
                desk = await self._free.get()
        except TimeoutError:
            return None
        desk, found = desk or Desk(self._start()), None
        is_done = False
        try:
            async with asyncio.timeout(self._patience):
                found = await work(desk)
            is_done = True
        except Exception:
            log.warning("A bot's search failed: a simple one moves for it.", exc_info=True)
        finally:
            if not is_done:
                desk.worker.end()  # it may still be at it, with nobody to answer
            self._free.put_nowait(desk if is_done else None)
        return found
