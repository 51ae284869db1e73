"""A house in a worker of the page: requests and live connections come as messages.

`web/src/browser/house.worker.ts` calls what is here, and hands in what is JavaScript's: the
database's other half, and for each live connection what takes its texts.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace

from ludotheque.api import dispatch
from ludotheque.api.connection import GOODBYE, Hangup, serve_line
from ludotheque.api.errors import error_message
from ludotheque.api.request import Here, Services
from ludotheque.bots.analysis_queue import AnalysisQueue
from ludotheque.bots.hints import MoveChooser
from ludotheque.engine import __version__
from ludotheque.engine.errors import LudothequeError
from ludotheque.tables import messages
from ludotheque.tables.access import KEY_BYTES, Keys
from ludotheque.tables.house import House
from ludotheque.tables.timers import Delays

from .analysing import GameFiles, PageAnalyst
from .indexeddb_store import Ask, IndexedDbStore
from .thinking import Thinkers, Workers

HERE = Here(lan=False, public=False, addresses=[], can_open=False, version=__version__)
# Whoever adds a number to the dice has this browser, which may be busy starting: no line is slow.
DELAYS = Delays(committing=20.0, revealing=40.0)
HURRIED = replace(DELAYS, bot_pause=(0.0, 0.0), own_pace=False)


class PageLine:
    """A live connection of the page. What it sends goes out at once; what it says waits here."""

    def __init__(self, tell: Callable[[str], None], hang_up: Callable[[int], None]) -> None:
        self._tell, self._hang_up = tell, hang_up
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, text: str | None) -> None:
        """The page says something; or nothing, when it has closed the connection."""
        self._heard.put_nowait(text)

    async def receive(self) -> str:
        text = await self._heard.get()
        if text is None:
            raise Hangup(GOODBYE)
        return text

    async def send(self, text: str) -> None:
        self._tell(text)

    async def close(self, code: int) -> None:
        self._hang_up(code)


class BrowserHouse:
    """All that a page can ask of a house."""

    def __init__(self, store: IndexedDbStore, house: House, analyst: AnalysisQueue) -> None:
        self.store, self.house, self._analyst = store, house, analyst
        self._services = Services(house, analyst, lambda client: HERE)
        self._lines: dict[int, PageLine] = {}
        self._serving: set[asyncio.Task[None]] = set()

    async def answer(
        self, method: str, target: str, headers: Mapping[str, str], body: str
    ) -> dispatch.Answer:
        return await dispatch.answer(self._services, method, target, headers, body.encode())

    def open_line(
        self,
        number: int,
        table: str,
        tell: Callable[[str], None],
        hang_up: Callable[[int], None],
    ) -> None:
        """A live connection to a table begins, by a number that the page gives it."""
        line = self._lines[number] = PageLine(tell, hang_up)
        task = asyncio.ensure_future(serve_line(self.house, table, line))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
        task.add_done_callback(lambda _: self._lines.pop(number, None))

    def hear(self, number: int, text: str | None) -> None:
        """The page says something on a connection, or with nothing closes it."""
        if (line := self._lines.get(number)) is not None:
            line.hear(text)

    async def close(self) -> None:
        await self.house.close()
        await self._analyst.close()


async def open_house(
    ask: Ask,
    name: str,
    chooser: MoveChooser,
    analyst: AnalysisQueue,
    delays: Delays | None = None,
) -> BrowserHouse:
    """The house whose tables and whose key are kept in the database of this name."""
    store = await IndexedDbStore.open(ask, name)
    keys = Keys(await store.key(secrets.token_bytes(KEY_BYTES)))
    house = House(store, keys, chooser, delays=delays)
    return BrowserHouse(store, house, analyst)


async def start(
    ask: Ask, name: str, workers: Workers, thinkers: int, games: GameFiles, hurried: bool
) -> BrowserHouse | str:
    """Opens a house for the worker; or says why it cannot, as the API would.

    Bots think in so many workers. Where it is hurried, they do not wait before they move: for
    whoever measures or tests.
    """
    try:
        delays = HURRIED if hurried else DELAYS
        chooser, analyst = Thinkers(workers, thinkers), PageAnalyst(games)
        return await open_house(ask, name, chooser, analyst, delays)
    except LudothequeError as error:
        return messages.encode(error_message(error))
