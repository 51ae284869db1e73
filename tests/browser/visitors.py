"""Visitors of the page, each with a browser window of their own, and all that they might notice.

A visitor complains of every script error, every error in the console, everything that the
page's own policy blocks, and every request that fails. A test fails if one has complained of
something that the test had not announced.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    WebError,
)

from .chromium import Setting
from .line import Line

PATIENCE = 20_000  # milliseconds that a visitor waits for what should come
LEFT = "net::ERR_ABORTED"  # the page has gone elsewhere meanwhile, which is no failure
TELL_OF_THE_POLICY = """
addEventListener("securitypolicyviolation", (event) => {
  console.error(`blocked by the policy: ${event.violatedDirective} ${event.blockedURI}`);
});
"""


@dataclass
class Visitor:
    """Somebody before a screen."""

    context: BrowserContext
    page: Page
    setting: Setting
    base: str
    complaints: list[str] = field(default_factory=list)
    announced: list[str] = field(default_factory=list)

    def go(self, path: str = "/") -> Page:
        """Opens an address of the page, and waits until everything that it links is there."""
        self.page.goto(self.base + path, wait_until="load")
        return self.page

    def announce(self, pattern: str) -> None:
        """From now on and before, complaints like this one are expected."""
        self.announced.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        expected = [re.compile(pattern) for pattern in self.announced]
        return [text for text in self.complaints if not any(one.search(text) for one in expected)]

    # ------------------------------------------------------------ noticing

    def watch(self) -> None:
        """Notices what happens on every page of this visitor, popups included."""
        self.context.on("console", self._on_console)
        self.context.on("weberror", self._on_error)
        self.context.on("requestfailed", self._on_failure)
        self.context.on("response", self._on_response)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({message.location['url']})")

    def _on_error(self, error: WebError) -> None:
        self.complaints.append(f"script error: {error.error.stack or error.error.message}")

    def _on_failure(self, request: Request) -> None:
        if request.failure != LEFT:
            self.complaints.append(f"no answer: {request.failure} ({request.url})")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"refused: {response.status} ({response.url})")


class Visitors:
    """Everybody who comes to see the page during one test."""

    def __init__(self, browser: Browser, base: str, folder: Path) -> None:
        self.browser, self.base, self.folder = browser, base, folder
        self.all: list[Visitor] = []

    def open(
        self, setting: Setting | None = None, line: Line | None = None, **more: Any
    ) -> Visitor:
        """A new visitor, who shares nothing with the others; `more` changes the setting."""
        chosen = replace(setting or Setting(), **more)
        through = line.proxy if line else None
        context = self.browser.new_context(**chosen.options, proxy=through)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TELL_OF_THE_POLICY)
        visitor = Visitor(context, context.new_page(), chosen, self.base)
        visitor.watch()
        self.all.append(visitor)
        return visitor

    def photograph(self) -> list[str]:
        """Makes a picture of every window as it is now; where each lies, or why there is none."""
        windows = [page for visitor in self.all for page in visitor.context.pages]
        pictures = [self.folder / f"window-{number}.png" for number in range(len(windows))]
        return [picture(page, path) for page, path in zip(windows, pictures, strict=True)]

    def leave(self) -> list[str]:
        """Closes every window; what they complained of unexpectedly."""
        for visitor in self.all:
            visitor.context.close()
        return [text for visitor in self.all for text in visitor.unexpected]


def picture(page: Page, path: Path) -> str:
    try:
        page.screenshot(path=path, timeout=PATIENCE)
    except Error as error:  # a window that has crashed must not hide why the test failed
        return f"no picture of {page.url}: {error.message}"
    return f"{page.url}: {path}"
