"""Visitors of the page, each with a browser window of their own, and all that they might notice.

A visitor complains of every script error, every error in the console, everything that the
page's own policy blocks, and every request that fails. A test fails if one has complained of
something that the test had not announced. Whatever else a console says is remembered, for the
report of a test that fails.
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    WebError,
)

from .chromium import Setting
from .contexts import Contexts, window
from .line import Line

PATIENCE = 120_000  # milliseconds that a visitor waits for what should come, on a busy machine too
PICTURE = 20_000  # milliseconds in which a window must let itself be pictured
GLANCE = 20  # milliseconds between two looks at what is still to come
REMEMBERED = 200  # lines of the console of each window
LEFT = "net::ERR_ABORTED"  # the page has gone elsewhere meanwhile, which is no failure


@dataclass
class Visitor:
    """Somebody before a screen."""

    contexts: Contexts
    page: Page
    setting: Setting
    base: str
    is_passing: bool = False  # whether nobody will ever come again in the same way
    complaints: list[str] = field(default_factory=list)
    announced: list[str] = field(default_factory=list)
    consoles: dict[Page | None, deque[str]] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    asked: set[Request] = field(default_factory=set)
    is_there: bool = True

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    @cached_property
    def debugger(self) -> CDPSession:
        """What the browser can do for this page and Playwright does not offer."""
        return self.context.new_cdp_session(self.page)

    def go(self, path: str = "/") -> Page:
        """Opens an address of the page, and waits until everything that it links is there."""
        self.page.goto(self.base + path, wait_until="load")
        return self.page

    def run_first(self, script: str) -> None:
        """From now on this runs before any script of the page does."""
        self.page.add_init_script(script)

    def another_window(self) -> Page:
        return window(self.context, self.setting)

    def wait_until_quiet(self) -> None:
        """Returns when everything that was asked for is there."""
        while self.asked:
            self.page.wait_for_timeout(GLANCE)

    def announce(self, pattern: str) -> None:
        """From now on and before, complaints like this one are expected."""
        self.announced.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        expected = [re.compile(pattern) for pattern in self.announced]
        return [text for text in self.complaints if not any(one.search(text) for one in expected)]

    # ------------------------------------------------------------ noticing

    @property
    def handlers(self) -> dict[Any, Callable[[Any], None]]:
        """What is done about whatever happens on a page of this visitor, popups included."""
        return {
            "console": self._on_console,
            "weberror": self._on_error,
            "request": self._on_request,
            "requestfinished": self._on_answer,
            "requestfailed": self._on_failure,
            "response": self._on_response,
        }

    def watch(self) -> None:
        for event, handler in self.handlers.items():
            self.context.on(event, handler)

    def leave(self) -> None:
        """Closes every window."""
        if not self.is_there:
            return
        self.is_there = False
        for event, handler in self.handlers.items():
            self.context.remove_listener(event, handler)
        if self.is_passing:
            self.context.close()
        else:
            self.contexts.give_back(self.context, self.setting, self.base)

    def _on_console(self, message: ConsoleMessage) -> None:
        where = message.location["url"]
        console = self.consoles.setdefault(message.page, deque(maxlen=REMEMBERED))
        console.append(f"{message.type}: {message.text} ({where})")
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({where})")

    def _on_error(self, error: WebError) -> None:
        self.complaints.append(f"script error: {error.error.stack or error.error.message}")

    def _on_request(self, request: Request) -> None:
        self.asked.add(request)

    def _on_answer(self, request: Request) -> None:
        self.asked.discard(request)

    def _on_failure(self, request: Request) -> None:
        self.asked.discard(request)
        failure = f"no answer: {request.failure} ({request.url})"
        self.failures.append(f"{request.method} {failure}")
        if request.failure != LEFT:
            self.complaints.append(failure)

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            refusal = f"refused: {response.status} ({response.url})"
            self.failures.append(f"{response.request.method} {refusal}")
            self.complaints.append(refusal)


class Visitors:
    """Everybody who comes to see the page during one test."""

    def __init__(
        self, contexts: Contexts, base: str, folder: Path, are_passing: bool = False,
        keeps: bool = False,
    ) -> None:  # fmt: skip
        self.contexts, self.base, self.folder = contexts, base, folder
        self.are_passing, self.keeps = are_passing, keeps
        self.all: list[Visitor] = []
        self.pictures: list[str] = []

    def elsewhere(self, base: str, keeps: bool = False) -> Visitors:
        """The same company at another address; a browser of theirs may keep the page for later."""
        others = Visitors(self.contexts, base, self.folder, are_passing=True, keeps=keeps)
        others.all, others.pictures = self.all, self.pictures
        return others

    def open(
        self, setting: Setting | None = None, line: Line | None = None, **more: Any
    ) -> Visitor:
        """A new visitor, who shares nothing with the others; `more` changes the setting."""
        chosen = replace(setting or Setting(), **more)
        page = self.contexts.take(chosen, self.base, line, self.keeps)
        page.context.set_default_timeout(PATIENCE)
        is_passing = self.are_passing or line is not None
        visitor = Visitor(self.contexts, page, chosen, self.base, is_passing)
        visitor.watch()
        self.all.append(visitor)
        return visitor

    def photograph(self) -> None:
        """Makes a picture of every window as it is now, and notes where it lies."""
        there = [visitor for visitor in self.all if visitor.is_there]
        windows = [page for each in there for page in self.contexts.windows(each.context)]
        for number, page in enumerate(windows, len(self.pictures) + 1):
            self.pictures.append(picture(page, self.folder / f"window-{number}.png"))

    @property
    def unexpected(self) -> list[str]:
        """What they complained of unexpectedly."""
        return [text for visitor in self.all for text in visitor.unexpected]

    @property
    def complaints(self) -> list[str]:
        return [text for visitor in self.all for text in visitor.complaints]

    @property
    def failures(self) -> list[str]:
        """Every request that was not answered, or refused."""
        return [text for visitor in self.all for text in visitor.failures]

    @property
    def consoles(self) -> Iterator[str]:
        """What the console of each window said last."""
        for number, visitor in enumerate(self.all, 1):
            for page, lines in visitor.consoles.items():
                yield f"visitor {number}, {page.url if page else 'no window'}:"
                yield from lines

    def leave(self) -> list[str]:
        """Closes every window; what they complained of unexpectedly."""
        for visitor in self.all:
            visitor.leave()
        return self.unexpected


AT_REST = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  await new Promise((done) => setTimeout(done));
}"""


def patiently(page: Page) -> Iterator[None]:
    """Again and again, a moment apart, for as long as a visitor has patience."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        yield
        page.wait_for_timeout(GLANCE)


def come_to_rest(page: Page) -> None:
    """Waits until the letters are there, and the page has measured what it has just drawn."""
    page.evaluate(AT_REST)


def picture(page: Page, path: Path) -> str:
    """Where the picture of a window lies, or why there is none."""
    try:
        page.screenshot(path=path, timeout=PICTURE)
    except Error as error:  # a window that has crashed must not hide why the test failed
        return f"no picture of {page.url}: {error.message}"
    return f"{page.url}: {path}"
