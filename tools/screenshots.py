"""Pictures of every screen: `make screenshots`, or `python -m tools.screenshots [SCREEN …]`.

A real server with foreseen dice, a real browser; every screen on a desktop, a phone and a tiny
phone, light and dark, in both languages, and some on a very large screen. To add a screen, add a
line to SCREENS. Whatever the page complains of meanwhile is told at the end, as a failure.
"""

from __future__ import annotations

import argparse
import itertools
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.chromium import DESKTOP, LARGE, PHONE, TINY, Setting, running_browser
from tests.browser.foreseen import foreseen
from tests.browser.tables import PlayedTable, games, memory, open_table
from tests.browser.visitors import Visitor, Visitors
from tests.site.server import Json, Server

FOLDER = Path(__file__).resolve().parents[1] / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE, "tiny": TINY}
LOOKS = tuple(itertools.product(("light", "dark"), ("en", "fr")))
OPENING, MIDDLE = 12, 150  # moves played before a picture
SETTLED = """() => document.fonts.status === "loaded" && document.getAnimations().every((each) =>
  each.playState !== "running" || each.effect?.getComputedTiming().iterations === Infinity)"""


class Stage:
    """One game with tables in every state, all of them played before the first picture."""

    def __init__(self, server: Server, game: Json) -> None:
        self.server, self.game = server, str(game["name"])
        self.client = server.client()
        people = ("me",) * max(game["seats"])
        self.waiting = open_table(self.client, self.game, "me", "bot", *("open",) * 2)
        self.opening = self.played(people, OPENING)
        self.middle = self.played(people, MIDDLE)
        self.finished = self.played(people)
        self.tables = (self.middle, self.opening, self.finished, self.waiting)

    def played(self, people: tuple[str, ...], moves: int | None = None) -> PlayedTable:
        table = open_table(self.client, self.game, *people)
        if moves is None:
            table.play_to_the_end()
        else:
            table.play_on(moves, until="A")
        return table

    @property
    def mine(self) -> str:
        """The memory of a browser that sits at all these tables, in the first seat."""
        return memory(*(table.kept("A") for table in self.tables))

    def everybody_is_there(self) -> None:
        """Whoever asks for something counts as present, for a while."""
        for table in self.tables:
            for seat in table.opened["tokens"]:
                table.look(seat)


@dataclass(frozen=True)
class Screen:
    """How the page is brought there, and how the picture is taken."""

    name: str
    reach: Callable[[Visitor, Stage], object]
    knows: bool = True  # whether this browser has been here before
    whole: bool = False  # everything that can be scrolled to, not only what is seen at first
    large: bool = False  # also on a very large screen


def press(page: Page, key: str) -> None:
    page.locator("body").press(key)


def with_log(visitor: Visitor, stage: Stage) -> None:
    """The table with its log; on a narrow screen it lies in a sheet."""
    press(visitor.go(stage.middle.path), "l")


def with_rules(visitor: Visitor, stage: Stage) -> None:
    press(visitor.go(stage.middle.path), "r")


SCREENS = (
    Screen("shelf", lambda v, s: v.go("/"), knows=False, whole=True, large=True),
    Screen("shelf-known", lambda v, s: v.go("/"), whole=True),
    Screen("new", lambda v, s: v.go(f"/new/{s.game}"), knows=False, whole=True, large=True),
    Screen("join", lambda v, s: v.go(s.waiting.invited), knows=False),
    Screen("waiting", lambda v, s: v.go(s.waiting.path)),
    Screen("table-opening", lambda v, s: v.go(s.opening.path)),
    Screen("table", lambda v, s: v.go(s.middle.path), large=True),
    Screen("table-log", with_log),
    Screen("table-rules", with_rules),
    Screen("watching", lambda v, s: v.go(s.middle.path), knows=False),
    Screen("finished", lambda v, s: v.go(s.finished.path), large=True),
    Screen("replay", lambda v, s: v.go(f"{s.finished.path}/replay")),
    Screen("replay-file", lambda v, s: v.go("/replay")),
    Screen("rules", lambda v, s: v.go(f"/rules/{s.game}"), large=True),
    Screen("nowhere", lambda v, s: v.go("/nothing/of/this/name/here")),
)


def shots(screen: Screen) -> Iterator[tuple[str, Setting]]:
    """Every size, theme and language in which a screen is pictured, by name."""
    for size, (theme, language) in itertools.product(SIZES, LOOKS):
        yield f"{size}-{theme}-{language}", looking(SIZES[size], theme, language)
    if screen.large:
        yield "large-light-en", looking(LARGE, "light", "en")
        yield "large-dark-fr", looking(LARGE, "dark", "fr")


def looking(size: Setting, theme: str, language: str) -> Setting:
    # Nothing moves in a picture.
    return replace(size, theme=theme, language=language, motion="reduce")  # type: ignore[arg-type]


def picture(visitors: Visitors, stage: Stage, screen: Screen, setting: Setting, to: Path) -> None:
    visitor = visitors.open(setting)
    stage.everybody_is_there()
    if screen.knows:
        visitor.context.add_init_script(stage.mine)
    screen.reach(visitor, stage)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_function(SETTLED)
    visitor.page.screenshot(path=to, full_page=screen.whole, animations="disabled", scale="css")
    visitor.context.close()


def picture_all(browser: Browser, server: Server, wanted: list[str], folder: Path) -> list[str]:
    """Makes the pictures; everything that visitors complained of meanwhile."""
    visitors = Visitors(browser, server.url, folder)
    for game in games(server):
        stage = Stage(server, game)
        chosen = [each for each in SCREENS if not wanted or each.name in wanted]
        for screen in chosen:
            print(f"• {screen.name} …", flush=True)
            for name, setting in shots(screen):
                picture(visitors, stage, screen, setting, folder / file_name(screen, stage, name))
    return visitors.leave()


def file_name(screen: Screen, stage: Stage, shot: str) -> str:
    return f"{stage.game}-{screen.name}-{shot}.png"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Pictures every screen of the page.")
    parser.add_argument("screens", nargs="*", help="only these: " + ", ".join(known()))
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures go")
    given = parser.parse_args()
    if unknown := set(given.screens) - set(known()):
        parser.error(f"there is no screen named {', '.join(sorted(unknown))}.")
    return given


def known() -> list[str]:
    return [screen.name for screen in SCREENS]


def main() -> int:
    given = arguments()
    if not given.screens:
        shutil.rmtree(given.folder, ignore_errors=True)
    given.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        foreseen(Path(data) / "data") as server,
        running_browser() as browser,
    ):
        complaints = picture_all(browser, server, given.screens, given.folder)
    made = len(list(given.folder.glob("*.png")))
    print(f"{made} pictures in {given.folder}.")
    for complaint in sorted(set(complaints)):
        print(complaint, file=sys.stderr)
    return int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())
