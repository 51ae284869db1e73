"""Every screen of the page, and how a visitor gets there: for pictures, and for tests of them all.

To have a new screen pictured and tested, add a line to SCREENS. Nothing here knows a game.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from playwright.sync_api import FilePayload, Locator, Page, expect

from ludotheque.engine.game import Game
from tests.server.server import Server

from .chromium import DESKTOP, LARGE, PHONE, STILL, TABLET, TINY, WALL, Setting
from .tables import PlayedTable, memory, open_table, played_table
from .visitors import Visitor, Visitors
from .words import Said, said_at, said_in

OPENING, MIDDLE = 12, 60  # moves played before one looks
GREETED = 10.0  # seconds until everybody should call again, to count as present
BOARD = '[data-tour="board"]'
CHOICES = '[data-tour="bar"] .choices > button:enabled'
CONFIRM = '[data-tour="confirm"] button'
HINT = "[data-testid=hint]"
ANALYSIS, CHART = "#analysis", ".analysis [role=slider]"
LONG = 600_000  # milliseconds: as long as compiling may take where others compile too
STUDY = "study"  # what compiles a game is done by one worker: the second time it is quick
# Chooses what comes first from the list of choices, until the move says all that it has to say.
DRAFT = f"""() => {{
  if (document.querySelector('{CONFIRM}:enabled:not([aria-busy])')) return true;
  document.querySelector('[data-tour="bar"] .choices li button')?.click();
  return false;
}}"""
UNFOLD = "() => document.querySelectorAll('details').forEach((each) => (each.open = true))"
# Whether everything is said in this language, in its typeface, and nothing moves any more.
SETTLED = """(language) => document.documentElement.lang === language
  && !document.documentElement.hasAttribute("data-loading-words")
  && document.fonts.status === "loaded" && document.getAnimations().every((each) =>
    each.playState !== "running" || each.effect?.getComputedTiming().iterations === Infinity)"""
# As the page hears it when somebody settles something in another window of the same browser.
SETTLE = """(newValue) => dispatchEvent(
  new StorageEvent("storage", { key: "ludotheque.settings", newValue }))"""


class Stage:
    """One game at a server, with tables in every state: each is played when it is first wanted."""

    def __init__(self, server: Server, game: Game) -> None:
        self.server, self.game = server, game.name
        self.least, self.most = min(game.about.seats), max(game.about.seats)
        self.client = server.client()
        self.greeted = -GREETED

    def laid(self) -> Stage:
        """Plays everything at once, and always in the same order."""
        _ = self.waiting, self.shared, self.opening, self.middle, self.finished, self.hands
        _ = self.lobby, self.saved
        return self

    @cached_property
    def waiting(self) -> PlayedTable:
        return self.open("me", "bot", *("open",) * (self.most - 2))

    @cached_property
    def shared(self) -> PlayedTable:
        found = self.open("me", "open", *("bot",) * (self.least - 2))
        self.spend(found)
        return found

    @cached_property
    def opening(self) -> PlayedTable:
        return self.played(OPENING)

    @cached_property
    def middle(self) -> PlayedTable:
        return self.played(MIDDLE)

    @cached_property
    def finished(self) -> PlayedTable:
        found = self.open("me", *("bot",) * (self.most - 1))
        found.play_to_the_end()
        return found

    @cached_property
    def saved(self) -> str:
        return self.client.get(f"/api/tables/{self.finished.name}/saved").text

    @cached_property
    def hands(self) -> PlayedTable:
        return self.played(OPENING, phones=True)

    @cached_property
    def lobby(self) -> PlayedTable:
        found = self.open(*("open",) * (self.most - 1), "bot", phones=True)
        self.spend(found)
        return found

    @property
    def tables(self) -> tuple[PlayedTable, ...]:
        """Those that a browser remembers which knows them all."""
        return self.middle, self.opening, self.finished, self.waiting

    def played(self, moves: int, **more: Any) -> PlayedTable:
        """A full table at which so many moves have been made, and the first seat has to choose."""
        return played_table(self.client, self.game, *("me",) * self.most, moves=moves, **more)

    def open(self, *kinds: str, **more: Any) -> PlayedTable:
        return open_table(self.client, self.game, *kinds, **more)

    def spend(self, table: PlayedTable) -> None:
        """Somebody else takes the seat to which there is an invitation."""
        invitation = next(iter(table.opened["invitations"].values()))
        wanted = {"invitation": invitation, "name": "Nadia"}
        self.client.post(f"/api/tables/{table.name}/join", json=wanted).raise_for_status()

    @property
    def mine(self) -> str:
        """The memory of a browser that sits at all these tables, in the first seat."""
        return memory(*(table.kept("A") for table in self.tables))

    @property
    def guided(self) -> str:
        """The memory of a browser that plays its first game."""
        return memory({**self.opening.kept("A"), "guided": True})

    def everybody_is_there(self) -> None:
        """Whoever asks for something counts as present, for half a minute."""
        if time.monotonic() < self.greeted + GREETED:
            return
        self.greeted = time.monotonic()
        for table in self.tables:
            for seat in table.opened["tokens"]:
                table.look(seat)


Stages = Callable[[Game], Stage]


@dataclass(frozen=True)
class Guest:
    """A visitor on the way to a screen, and what the screens are called in their language."""

    visitor: Visitor
    stage: Stage
    said: Said

    @property
    def page(self) -> Page:
        return self.visitor.page

    def go(self, path: str, *landmarks: str) -> Page:
        """Goes there, and waits for what belongs there."""
        page = self.visitor.go(path)
        for landmark in landmarks:
            page.locator(landmark).first.wait_for()
        return page

    def sees(self, key: str, **values: str | int) -> None:
        expect(self.page.get_by_text(self.said(key, **values)).first).to_be_visible()

    def button(self, key: str) -> Locator:
        name = said_at(self.visitor.setting.language, self.stage.game)(key)
        return self.page.get_by_role("button", name=name, exact=True).first

    def press(self, key: str) -> None:
        self.button(key).click()

    def type(self, key: str) -> None:
        self.page.locator("body").press(key)


Reach = Callable[[Guest], object]
Pointer = Literal["finger", "mouse"]


@dataclass(frozen=True)
class Screen:
    """How the page is brought there, and how a picture is taken."""

    name: str
    reach: Reach
    knows: bool = True  # whether this browser has been here before
    whole: bool = False  # everything that can be scrolled to, not only what is seen at first
    large: bool = False  # also pictured on a very large screen
    announced: str = ""  # what a visitor may complain of there
    own: bool = False  # whether it shows much of the game's own: tested for every game
    wall: bool = False  # whether it is for a whole room, and nobody has it in hand
    phone: bool = False  # whether it is for one hand, before such a screen
    sheet: bool = False  # whether it lies in a sheet on a narrow screen, and beside the board else
    compiles: bool = False  # whether a game is compiled for it, which takes long the first time

    @property
    def sizes(self) -> tuple[Setting, ...]:
        """Those that it is made for, from the smallest to the largest."""
        if self.phone:
            return TINY, PHONE
        return (TABLET, WALL) if self.wall else (TINY, PHONE, DESKTOP, LARGE)

    @property
    def pointers(self) -> tuple[Pointer, ...]:
        """What it is pointed at with: nobody touches a wall, and a phone has no mouse."""
        if self.phone:
            return ("finger",)
        return ("mouse",) if self.wall else ("finger", "mouse")


# ---------------------------------------------------------------- away from a table


def shelf(guest: Guest) -> None:
    guest.go("/", "main a[href^='/new/']")
    guest.sees("page-no-games")


def shelf_known(guest: Guest) -> None:
    guest.go("/", "main a[href^='/new/']")
    expect(guest.page.locator("article .people")).to_have_count(len(guest.stage.tables))


def settings(guest: Guest) -> None:
    guest.go("/", "main a[href^='/new/']")
    guest.press("page-settings")
    guest.sees("page-confirm-help")


def new(guest: Guest) -> None:
    guest.go(f"/new/{guest.stage.game}", "#house-rules")


def new_phones(guest: Guest) -> None:
    new(guest)
    guest.page.get_by_role("radio", name=guest.said("page-around-phones")).check()


def new_sitter(guest: Guest) -> None:
    new(guest)
    guest.page.locator("ol button.bot").last.click()
    guest.page.get_by_role("radio", name=guest.said("page-sitter-here")).check()
    guest.sees("page-friend-name")


def join(guest: Guest) -> None:
    guest.go(guest.stage.waiting.invited)
    guest.sees("page-sit-down")


def spent(guest: Guest) -> None:
    guest.go(guest.stage.shared.invited)
    guest.press("page-sit-down")
    guest.sees("page-join-spent")


def rules(guest: Guest) -> None:
    guest.go(f"/rules/{guest.stage.game}", "[data-clause]")


def rules_nothing(guest: Guest) -> None:
    rules(guest)
    guest.page.get_by_role("searchbox").fill("zzz")
    guest.sees("book-nothing", query="zzz")


def open_file(guest: Guest) -> None:
    guest.go("/replay")
    guest.sees("replay-open-choose")


def open_foreign_file(guest: Guest) -> None:
    open_file(guest)
    choose_file(guest.page, "recipe.txt", "Take three eggs.\n")
    guest.sees("saved-foreign")


def choose_file(page: Page, name: str, text: str) -> None:
    chosen = FilePayload(name=name, mimeType="text/plain", buffer=text.encode())
    page.locator("input[type=file]").set_input_files(chosen)


def nowhere(guest: Guest) -> None:
    guest.go("/nothing/of/this/name/here")
    guest.sees("page-nowhere")


def no_table(guest: Guest) -> None:
    guest.go("/table/nosuchtable")
    guest.sees("table-unknown")


# ---------------------------------------------------------------- at a table


def waiting(guest: Guest) -> None:
    guest.go(guest.stage.waiting.path, f"{BOARD} svg[role=img]")


def opening(guest: Guest) -> None:
    guest.go(guest.stage.opening.path, BOARD, CHOICES)


def table(guest: Guest) -> None:
    guest.go(guest.stage.middle.path, BOARD, CHOICES)


def drafted(guest: Guest) -> None:
    """At a table of its own: a first piece goes at once, and others look at the table above."""
    own = guest.stage.played(MIDDLE)
    guest.visitor.run_first(memory(own.kept("A")))
    guest.go(own.path, BOARD, CHOICES)
    guest.page.wait_for_function(DRAFT)


def listed(guest: Guest) -> None:
    table(guest)
    guest.page.locator(CHOICES).click()
    guest.page.locator(".choices ul.open li").first.wait_for()


def with_panel(key: str, landmark: str) -> Reach:
    """The table with something that a key opens; on a narrow screen a panel lies in a sheet."""

    def reach(guest: Guest) -> None:
        table(guest)
        guest.type(key)
        guest.page.locator(landmark).first.wait_for()

    return reach


def menu(guest: Guest) -> None:
    table(guest)
    guest.press("table-menu")
    guest.sees("table-menu-watch")


def from_menu(key: str, seen: str) -> Reach:
    """What the menu of a table opens."""

    def reach(guest: Guest) -> None:
        menu(guest)
        guest.press(key)
        guest.page.locator(f"dialog[open] {seen}").first.wait_for()

    return reach


def tips(guest: Guest) -> None:
    guest.visitor.run_first(guest.stage.guided)
    opening(guest)
    guest.sees("tip-understood")


def watching(guest: Guest) -> None:
    guest.go(guest.stage.middle.path, BOARD)
    guest.sees("table-watching")


def finished(guest: Guest) -> None:
    guest.go(guest.stage.finished.path, "dialog[open] .result")


def finished_fair(guest: Guest) -> None:
    """The panel of sealed dice at the end, with everything in it unfolded."""
    finished(guest)
    guest.press("table-menu-fair")
    guest.page.locator("[data-verdict]").wait_for()
    guest.page.evaluate(UNFOLD)


# ---------------------------------------------------------------- in the hand


def go(guest: Guest) -> None:
    guest.go("/go", "input")


def hand_board(guest: Guest) -> None:
    """It is this hand's turn; whatever it is that can be chosen, the board can be looked at."""
    guest.visitor.run_first(memory(guest.stage.hands.kept("A")))
    guest.go(guest.stage.hands.path, CHOICES)
    guest.page.locator("[data-face=board]").tap()
    guest.page.locator(f"{BOARD} svg").first.wait_for()


def hand(guest: Guest) -> None:
    hand_board(guest)
    guest.page.locator("[data-face=hand]").tap()
    guest.page.locator("[data-tour=hand]").wait_for()


# ---------------------------------------------------------------- on the big screen


def lobby(guest: Guest) -> None:
    guest.visitor.run_first(memory(guest.stage.lobby.kept()))
    guest.go(f"{guest.stage.lobby.path}/screen", "[data-code]", ".code svg")


def wall(guest: Guest) -> None:
    guest.go(f"{guest.stage.middle.path}/screen", "[data-at=play] .story li")


def wall_end(guest: Guest) -> None:
    guest.go(f"{guest.stage.finished.path}/screen", "[data-at=end] ol li")


# ---------------------------------------------------------------- afterwards


def replay(guest: Guest) -> None:
    guest.go(f"{guest.stage.finished.path}/replay#{MIDDLE}", BOARD, "input[type=range]")


def replay_log(guest: Guest) -> None:
    replay(guest)
    if guest.button("replay-panel").is_visible():
        guest.press("replay-panel")
    guest.page.locator("[data-line][aria-current]").wait_for()


def analysis(guest: Guest) -> None:
    """The first one to be wanted at a server takes long: a game is compiled for it."""
    guest.go(f"{guest.stage.finished.path}/replay{ANALYSIS}", BOARD)
    guest.page.locator(CHART).wait_for(timeout=LONG)


def hinted(guest: Guest) -> None:
    table(guest)
    guest.press("table-hint")
    guest.page.locator(HINT).wait_for()


SCREENS = (
    Screen("shelf", shelf, knows=False, whole=True, large=True),
    Screen("shelf-known", shelf_known, whole=True, large=True),
    Screen("settings", settings, knows=False),
    Screen("new", new, knows=False, whole=True, large=True, own=True),
    Screen("new-phones", new_phones, knows=False, whole=True),
    Screen("new-sitter", new_sitter, knows=False),
    Screen("join", join, knows=False),
    Screen("join-spent", spent, knows=False, announced="409|403|410"),
    Screen("waiting", waiting, own=True),
    Screen("table-opening", opening, own=True),
    Screen("table", table, large=True, own=True),
    Screen("table-drafted", drafted, own=True),
    Screen("table-choices", listed, own=True),
    Screen("table-hint", hinted),
    Screen("table-log", with_panel("l", "[data-line]"), sheet=True),
    Screen("table-rules", with_panel("r", "[data-clause]"), sheet=True),
    Screen("table-chat", with_panel("c", ".chat"), sheet=True),
    Screen("table-menu", menu),
    Screen("table-fair", from_menu("table-menu-fair", "[data-verdict]"), own=True),
    Screen("table-help", with_panel("?", "dialog[open] kbd")),
    Screen("table-invite", from_menu("table-menu-invite", "input")),
    Screen("table-watch", from_menu("table-menu-watch", "input")),
    Screen("table-resign", from_menu("table-menu-resign", "footer button")),
    Screen("table-tips", tips, knows=False, own=True),
    Screen("watching", watching, knows=False, own=True),
    Screen("finished", finished, large=True, own=True),
    Screen("finished-fair", finished_fair, own=True),
    Screen("go", go, phone=True),
    Screen("hand", hand, knows=False, phone=True, own=True),
    Screen("hand-board", hand_board, knows=False, phone=True, own=True),
    Screen("big-lobby", lobby, knows=False, wall=True),
    Screen("big-play", wall, wall=True, own=True),
    Screen("big-end", wall_end, wall=True, own=True),
    Screen("replay", replay, own=True),
    Screen("replay-log", replay_log, sheet=True),
    Screen("replay-analysis", analysis, compiles=True),
    Screen("replay-file", open_file),
    Screen("replay-foreign", open_foreign_file, announced="422|400"),
    Screen("rules", rules, large=True, own=True),
    Screen("rules-nothing", rules_nothing),
    Screen("no-table", no_table, announced="404"),
    Screen("nowhere", nowhere),
)


def arrive(visitors: Visitors, stage: Stage, screen: Screen, setting: Setting) -> Visitor:
    """A new visitor, at a screen on which nothing moves any more."""
    visitor = visitors.open(setting)
    stage.everybody_is_there()
    if screen.knows:
        visitor.run_first(stage.mine)
    if screen.announced:
        visitor.announce(rf"(refused|console): .*({screen.announced})")
    screen.reach(Guest(visitor, stage, said_in(setting.language)))
    wait_until_settled(visitor, setting)
    return visitor


def turn(visitor: Visitor, setting: Setting, scale: float = 1) -> None:
    """Brings the screen, as it is, to another size, another language and another light.

    At a small scale nothing is different on the page, but there is less for the browser to draw.
    """
    size = {"width": setting.width, "height": setting.height}
    screen = {"screenWidth": setting.width, "screenHeight": setting.height}
    kind = {"mobile": setting.touch, "deviceScaleFactor": setting.density}
    visitor.debugger.send(
        "Emulation.setDeviceMetricsOverride", {**size, **screen, **kind, "scale": scale}
    )
    wanted = {"language": setting.language, "theme": setting.theme, "motion": "none"}
    visitor.page.evaluate(SETTLE, json.dumps(wanted))
    wait_until_settled(visitor, setting)


def wait_until_settled(visitor: Visitor, setting: Setting) -> None:
    visitor.wait_until_quiet()
    visitor.page.wait_for_function(SETTLED, arg=setting.language)


def sit(visitors: Visitors, stage: Stage, table: PlayedTable, *seats: str, **more: Any) -> Guest:
    """Somebody who holds these seats, at the table; without any, somebody who watches."""
    visitor = visitors.open(STILL, **more)
    if seats:
        visitor.run_first(memory(table.kept(*seats)))
    guest = Guest(visitor, stage, said_in(visitor.setting.language))
    guest.go(table.path, BOARD)
    wait_until_settled(visitor, visitor.setting)
    return guest
