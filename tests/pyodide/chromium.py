"""A real browser for asynchronous tests: it has a thread and a loop of its own, which outlive them.

Its tabs show an empty page of a small static server, and have what `web/src/browser/` is built to.
"""

from __future__ import annotations

import asyncio
import base64
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from playwright.async_api import Browser, BrowserContext, Page, async_playwright

from ludotheque.browser.indexeddb_store import IndexedDbStore, Plain
from tests.browser.chromium import ARGUMENTS
from tools.chromium import Machine, get

Found = TypeVar("Found")

# What a tab has of a storage. Playwright carries texts and numbers, so bytes are marked.
SCRIPT = """
async () => {
  const { storageFor } = await import("/storage.js");
  const text = (bytes) => ({ bytes: btoa(String.fromCharCode(...bytes)) });
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const packed = (value) =>
    value instanceof Uint8Array ? text(value)
      : Array.isArray(value) ? value.map(packed) : value;
  const unpacked = (value) =>
    Array.isArray(value) ? value.map(unpacked)
      : value?.bytes !== undefined ? bytes(value.bytes) : value;
  const storages = new Map();
  window.ask = async (number, what, values) => {
    const heard = (table, epoch) => window.claimed(number, table, epoch);
    if (!storages.has(number)) storages.set(number, storageFor(heard));
    return packed(await storages.get(number)(what, unpacked(values)));
  };
}
"""


def packed(value: Plain) -> Any:
    if isinstance(value, bytes):
        return {"bytes": base64.b64encode(value).decode()}
    if isinstance(value, list | tuple):
        return [packed(each) for each in value]
    return value


def unpacked(value: Any) -> Any:
    if isinstance(value, dict):
        return base64.b64decode(value["bytes"])
    if isinstance(value, list):
        return [unpacked(each) for each in value]
    return value


class QuietHandler(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - as the standard library has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Nobody reads it."""


@contextmanager
def served(
    folder: Path, handler: Callable[..., SimpleHTTPRequestHandler] = QuietHandler
) -> Iterator[str]:
    """The address of a static server that has this folder."""
    answering = partial(handler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), answering) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


class Chromium:
    """A browser that is running; what is awaited of it may be awaited on any loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop, browser: Browser, origin: str) -> None:
        self.loop, self.browser, self.origin = loop, browser, origin

    async def do(self, work: Coroutine[Any, Any, Found]) -> Found:
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    def wait(self, work: Coroutine[Any, Any, Found]) -> Found:
        """The same for what is no coroutine itself, such as a fixture for many tests."""
        return asyncio.run(work)

    async def visitor(self) -> Visitor:
        """Somebody with a browser of their own, in which nothing is kept yet."""
        return Visitor(self, await self.do(self.browser.new_context()))


class Visitor:
    """What is kept in the browser is shared by all tabs of one visitor, and by nobody else."""

    def __init__(self, chromium: Chromium, context: BrowserContext) -> None:
        self.chromium, self.context = chromium, context

    async def tab(self) -> Tab:
        tab = Tab(self.chromium, await self.chromium.do(self.context.new_page()))
        await tab.open()
        return tab

    async def allow_bytes(self, tab: Tab, size: int | None) -> None:
        """How much may be kept at the tests' address; as much as usual, with nothing given."""
        quota = {} if size is None else {"quotaSize": size}
        await tab.send("Storage.overrideQuotaForOrigin", origin=self.chromium.origin, **quota)

    async def leave(self) -> None:
        await self.chromium.do(self.context.close())


class Tab:
    def __init__(self, chromium: Chromium, page: Page) -> None:
        self.chromium, self.page = chromium, page
        self._numbers = count(1)
        self._stores: dict[int, IndexedDbStore] = {}

    async def open(self) -> None:
        await self.chromium.do(self._open())

    async def _open(self) -> None:
        await self.page.expose_function("claimed", self._heard)
        await self.page.goto(f"{self.chromium.origin}/empty.html")
        await self.page.evaluate(SCRIPT)

    def _heard(self, number: int, table: str, epoch: int) -> None:
        """In the browser's thread: another tab has claimed a table."""
        if (store := self._stores.get(number)) is not None:
            store._loop.call_soon_threadsafe(store.note_claim, table, epoch)

    async def store(self, name: str) -> IndexedDbStore:
        number = next(self._numbers)
        store = await IndexedDbStore.open(self.ask_of(number), name)
        self._stores[number] = store
        return store

    def ask_of(self, number: int) -> Callable[[str, Sequence[Plain]], Awaitable[Sequence[Any]]]:
        async def ask(what: str, values: Sequence[Plain]) -> Sequence[Any]:
            given = [number, what, packed(values)]
            found = await self.evaluate("([n, what, values]) => window.ask(n, what, values)", given)
            return [*unpacked(found)]

        return ask

    async def evaluate(self, script: str, given: Any = None) -> Any:
        return await self.chromium.do(self.page.evaluate(script, given))

    async def send(self, command: str, **values: Any) -> None:
        """A command of the DevTools protocol; it holds as long as the tab is open."""

        async def work() -> None:
            session = await self.page.context.new_cdp_session(self.page)
            await session.send(command, values)

        await self.chromium.do(work())

    async def kill(self) -> None:
        """Its process is gone at once, whatever it was doing."""

        async def work() -> None:
            session = await self.page.context.new_cdp_session(self.page)
            crashed = self.page.wait_for_event("crash")
            sending = asyncio.ensure_future(session.send("Page.crash"))
            await crashed
            sending.cancel()

        await self.chromium.do(work())


@contextmanager
def running(origin: str) -> Iterator[Chromium]:
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    def wait(work: Coroutine[Any, Any, Found]) -> Found:
        return asyncio.run_coroutine_threadsafe(work, loop).result()

    async def launch() -> tuple[Any, Browser]:
        playwright = await async_playwright().start()
        path = get(Machine())
        return playwright, await playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS])

    playwright, browser = wait(launch())
    try:
        yield Chromium(loop, browser, origin)
    finally:
        wait(browser.close())
        wait(playwright.stop())
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
