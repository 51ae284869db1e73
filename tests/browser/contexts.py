"""Browser contexts, which one visitor after the other has: a context keeps what it has loaded.

A page opens in less than half the time in a context in which another window shows it already, since
its scripts are there and compiled. Whatever else a visitor leaves behind is cleared away before the
next one comes.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from playwright.sync_api import Browser, BrowserContext, Page

from .chromium import Setting
from .line import Line

TELL_OF_THE_POLICY = """
addEventListener("securitypolicyviolation", (event) => {
  console.error(`blocked by the policy: ${event.violatedDirective} ${event.blockedURI}`);
});
"""
# A screen without a table, for the window that stays open; it takes no notice of other windows.
QUIET_PLACE = "/go"
TAKE_NO_NOTICE = "addEventListener('storage', (event) => event.stopImmediatePropagation(), true)"


class Contexts:
    """All contexts of one browser; nobody has a context at the same time as somebody else."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[tuple[Setting, str], list[BrowserContext]] = defaultdict(list)
        self.quiet: dict[BrowserContext, Page] = {}

    def take(
        self, setting: Setting, base: str, line: Line | None = None, keeps: bool = False
    ) -> Page:
        """An empty window in a context of this kind.

        It is always a new one behind a line of its own, and where a service worker keeps the page:
        what that keeps would come before what most tests put in the way of requests.
        """
        free = self.free[kind_of(setting), base]
        is_new = line or keeps or not free
        return window(self.new(setting, line, keeps) if is_new else free.pop(), setting)

    def new(self, setting: Setting, line: Line | None, keeps: bool) -> BrowserContext:
        context = self.browser.new_context(
            **setting.options,
            proxy=line.proxy if line else None,
            service_workers="allow" if keeps else "block",
        )
        context.add_init_script(TELL_OF_THE_POLICY)
        return context

    def windows(self, context: BrowserContext) -> list[Page]:
        """The windows of whoever has this context."""
        return [page for page in context.pages if page != self.quiet.get(context)]

    def give_back(self, context: BrowserContext, setting: Setting, base: str) -> None:
        """Closes somebody's windows, and keeps the context for the next visitor of this kind."""
        if context not in self.quiet:
            self.quiet[context] = quiet_window(context, base)
        for page in self.windows(context):
            page.close()
        forget(self.quiet[context], base)
        self.free[kind_of(setting), base].append(context)


def kind_of(setting: Setting) -> Setting:
    """What belongs to a context as long as it is there; each window has a size of its own."""
    return replace(setting, width=0, height=0)


def window(context: BrowserContext, setting: Setting) -> Page:
    page = context.new_page()
    page.set_viewport_size({"width": setting.width, "height": setting.height})
    return page


def quiet_window(context: BrowserContext, base: str) -> Page:
    page = context.new_page()
    page.add_init_script(TAKE_NO_NOTICE)
    page.goto(base + QUIET_PLACE)
    return page


def forget(page: Page, origin: str) -> None:
    """Clears away all that is stored in this page's context."""
    debugger = page.context.new_cdp_session(page)
    debugger.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    debugger.detach()
