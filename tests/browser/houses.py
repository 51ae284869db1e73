"""The two houses in which the same page is played: a server's, and the one in the browser.

Somebody plays a whole game there against bots, from the shelf to the result. On the way the page is
loaded anew, the network is lost, and the tab is closed and opened again. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Protocol

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

import ludotheque
from ludotheque.engine.match import Match
from ludotheque.engine.verify import verify
from tests.server.server import Json, Server

from .chromium import Setting
from .line import Line
from .screens import BOARD
from .static import AT
from .tables import KEPT, PlayedTable
from .visitors import Visitor, Visitors
from .words import said_at, said_in

# Lets a test speak to the worker of the house, and says whether bots there wait before they move.
AT_HAND = """
globalThis.Worker = class extends Worker {
  constructor(address, ...more) {
    super(address, ...more);
    if (String(address).includes("house.worker")) globalThis.houseWorker = this;
  }
  postMessage(message, ...more) {
    const hurried = HURRIED;
    super.postMessage(message.type === "start" ? { ...message, hurried } : message, ...more);
  }
};
"""
ASK_WORKER = """([id, method, path, headers, body]) => new Promise((answered) => {
  const worker = globalThis.houseWorker;
  const hear = ({ data }) => {
    if (data.type !== "answer" || data.id !== id) return;
    worker.removeEventListener("message", hear);
    answered([data.status, data.headers, new TextDecoder().decode(data.body)]);
  };
  worker.addEventListener("message", hear);
  worker.postMessage({ type: "ask", id, method, path, headers, body });
})"""
# All that the house in the browser needs, and the page itself: from now on there may be no network.
ALL_KEPT = """async (folder) => {
  if (navigator.serviceWorker.controller?.state !== "activated") return false;
  const list = await caches.match(`${folder}house/files.json`);
  if (!list) return false;
  const { sizes } = await list.json();
  const kept = Object.keys(sizes).map((name) => caches.match(`${folder}house/${name}`));
  return (await Promise.all(kept)).every(Boolean);
}"""
WITHOUT_NETWORK = "ERR_|WebSocket|Failed to load|Failed to fetch|no answer"
RESULT = "dialog[open] .result"
in_either_house = pytest.mark.parametrize(
    "house", ["servers_house", "house_in_browser"], indirect=True
)
NEVER_USED = 1_000_000  # numbers of requests that a page does not come to
MOMENT = 20  # milliseconds


class Hand(Protocol):
    """Somebody's hand at a screen: it does one thing at a time, if there is something to do."""

    page: Page

    def act(self) -> bool: ...


class House(Protocol):
    """Where a game is played."""

    def path_of(self, screen: str) -> str:
        """Where a screen is found there, such as `/` for the shelf."""

    def open(self, setting: Setting) -> Visitor: ...

    def lose_network(self, visitor: Visitor) -> None: ...

    def client(self, page: Callable[[], Page]) -> httpx.Client:
        """Asks the house that a page plays in, beside the page."""


class ServersHouse:
    """A server, to which the network is lost for a moment."""

    def __init__(self, visitors: Visitors, server: Server, line: Line) -> None:
        self._visitors, self._server, self._line = visitors, server, line

    def path_of(self, screen: str) -> str:
        return screen

    def open(self, setting: Setting) -> Visitor:
        return self._visitors.open(setting, self._line)

    def lose_network(self, visitor: Visitor) -> None:
        lost = visitor.page.get_by_text(said_in(visitor.setting.language)("table-lost"))
        self._line.cut()
        expect(lost).to_be_visible()
        self._line.mend()
        expect(lost).to_be_hidden()

    def client(self, page: Callable[[], Page]) -> httpx.Client:
        return self._server.client()


class HouseInBrowser:
    """What a web host has sent: once all of it has come, the network is lost for good."""

    hurried = True  # whether bots do not wait before they move

    def __init__(self, visitors: Visitors, host: str, line: Line) -> None:
        self._visitors, self._line = visitors.elsewhere(host, keeps=True), line

    def path_of(self, screen: str) -> str:
        return AT if screen == "/" else f"{AT}?{screen}"

    def open(self, setting: Setting) -> Visitor:
        visitor = self._visitors.open(setting, self._line)
        hurried = "true" if self.hurried else "false"
        visitor.context.add_init_script(AT_HAND.replace("HURRIED", hurried))
        return visitor

    def lose_network(self, visitor: Visitor) -> None:
        while not visitor.page.evaluate(ALL_KEPT, AT):
            visitor.page.wait_for_timeout(MOMENT)
        self._line.cut()

    def client(self, page: Callable[[], Page]) -> httpx.Client:
        return httpx.Client(base_url="http://house", transport=WorkerTransport(page))


class WorkerTransport(httpx.BaseTransport):
    """Requests to the house in the worker of a page."""

    def __init__(self, page: Callable[[], Page]) -> None:
        self._page, self._numbers = page, count(NEVER_USED)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        path = request.url.raw_path.decode()
        asked = [next(self._numbers), request.method, path]
        given = [{**request.headers}, request.read().decode()]
        status, headers, text = self._page().evaluate(ASK_WORKER, [*asked, *given])
        return httpx.Response(status, headers=headers, text=text)


# ---------------------------------------------------------------- a whole game


class Guest:
    """Somebody who plays a game alone, in one tab after the other."""

    def __init__(self, house: House, setting: Setting, name: str) -> None:
        self.house, self.game = house, name
        self.visitor = house.open(setting)
        self.visitor.announce(WITHOUT_NETWORK)
        self.said = said_at(setting.language, name)

    @property
    def page(self) -> Page:
        return self.visitor.page

    @property
    def table(self) -> PlayedTable:
        """The table where this one is, with the keys that the browser keeps."""
        name = name_of(self.page)
        known: list[Json] = self.page.evaluate(f"() => JSON.parse(localStorage.getItem('{KEPT}'))")
        kept = next(each for each in known if each["table"] == name)
        return PlayedTable(self.house.client(lambda: self.page), self.game, kept)

    def go(self, screen: str) -> None:
        self.visitor.go(self.house.path_of(screen))

    def take_the_box(self) -> None:
        """From the shelf to the open box."""
        self.go("/")
        self.press(self.page.locator(f"main a[href$='/new/{self.game}']").first)
        self.page.wait_for_url(f"**/new/{self.game}")
        self.press(self.page.get_by_role("checkbox", name=self.said("page-guided")))

    def begin(self) -> None:
        self.press(self.page.get_by_role("button", name=self.said("page-play"), exact=True))
        self.page.wait_for_url("**/table/*")
        expect(self.page.locator(BOARD)).to_be_visible()

    def press(self, thing: Locator) -> None:
        if self.visitor.setting.touch:
            thing.tap()
        else:
            thing.click()

    # ------------------------------------------------------------ troubles

    def load_anew(self) -> None:
        self.page.reload()

    def lose_network(self) -> None:
        self.house.lose_network(self.visitor)

    def come_back(self) -> None:
        """Closes the tab, and finds the game again on the shelf in another one."""
        table, left = name_of(self.page), self.page
        self.visitor.page = self.visitor.another_window()
        left.close()
        self.go("/")
        self.press(self.page.locator(f"main a[href$='/table/{table}']:visible").first)
        expect(self.page.locator(BOARD)).to_be_visible()

    # ------------------------------------------------------------ playing

    def play_to_the_end(self, hand: Hand, at: Sequence[int]) -> None:
        """Plays until the result is shown; after so many things done, things go wrong."""
        troubles = (self.load_anew, self.lose_network, self.load_anew, self.come_back)
        coming, done = dict(zip(at, troubles, strict=True)), 0
        while self.page.locator(RESULT).count() == 0:
            if hand.act():
                done += 1
                coming.pop(done, lambda: None)()
                hand.page = self.page
            else:
                self.page.wait_for_timeout(MOMENT)
        assert not coming, "the game was over before everything had gone wrong"

    # ------------------------------------------------------------ afterwards

    def save_the_game(self, folder: Path) -> Path:
        """The file that the result offers."""
        dialog = self.page.get_by_role("dialog")
        with self.page.expect_download() as coming:
            self.press(dialog.get_by_role("button", name=self.said("table-download")))
        kept = folder / coming.value.suggested_filename
        coming.value.save_as(kept)
        return kept

    def check_the_dice(self) -> None:
        """The page itself has noted everything, and finds nothing wrong."""
        dialog = self.page.get_by_role("dialog")
        self.press(dialog.get_by_role("button", name=self.said("table-menu-fair")))
        expect(self.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")

    def watch(self, file: Path) -> None:
        """Opens what was saved, as somebody would to whom it was sent."""
        self.go("/replay")
        self.page.locator("input[type=file]").set_input_files(file)
        expect(self.page.locator(BOARD)).to_be_visible()


def whole_game(file: Path) -> Match:
    """What was saved: a game that is over, with dice that are as promised."""
    match = ludotheque.load(file.read_text(encoding="utf-8"))
    assert match.outcome is not None
    assert verify(file.read_bytes()).verdict == "consistent"
    return match


def name_of(page: Page) -> str:
    """The name of the table that a page shows."""
    return page.url.rsplit("/", 1)[1].partition("#")[0]
