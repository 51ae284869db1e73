"""Pictures of every screen: `make screenshots`, or `python -m tools.screenshots [SCREEN …]`.

A real server with foreseen dice, a real browser; every screen on a desktop, a phone and a tiny
phone, light and dark, in both languages, and some on a very large screen. What the screens are,
and how one gets there, `tests/browser/screens.py` says. Whatever the page complains of meanwhile
is told at the end, as a failure.
"""

from __future__ import annotations

import argparse
import itertools
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.chromium import (
    DESKTOP,
    LARGE,
    PHONE,
    TABLET,
    TINY,
    WALL,
    Setting,
    running_browser,
)
from tests.browser.contexts import Contexts
from tests.browser.foreseen import SealedServer, foreseen
from tests.browser.screens import SCREENS, Screen, Stage, arrive
from tests.browser.tables import games
from tests.browser.visitors import Visitors
from tests.server.server import Server

FOLDER = Path(__file__).resolve().parents[1] / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE, "tiny": TINY}
ROOMS = {"tablet": TABLET, "wall": WALL}
PATIENCE = 120_000  # milliseconds; a machine without a graphics card draws slowly
LOOKS = tuple(itertools.product(("light", "dark"), ("en", "fr")))


def shots(screen: Screen) -> Iterator[tuple[str, Setting]]:
    """Every size, theme and language in which a screen is pictured, by name."""
    sizes = ROOMS if screen.wall else SIZES
    for size, (theme, language) in itertools.product(sizes, LOOKS):
        yield f"{size}-{theme}-{language}", looking(sizes[size], theme, language)
    if screen.large:
        yield "large-light-en", looking(LARGE, "light", "en")
        yield "large-dark-fr", looking(LARGE, "dark", "fr")


def looking(size: Setting, theme: str, language: str) -> Setting:
    # Nothing moves in a picture.
    more: Any = {"theme": theme, "language": language, "motion": "reduce"}
    return replace(size, dense=size.touch, **more)


def picture(visitors: Visitors, stage: Stage, screen: Screen, setting: Setting, to: Path) -> None:
    visitor = arrive(visitors, stage, screen, setting)
    visitor.page.screenshot(
        path=to, full_page=screen.whole, animations="disabled", scale="css", timeout=PATIENCE
    )
    visitor.leave()


def picture_all(browser: Browser, server: Server, wanted: list[str], folder: Path) -> list[str]:
    """Makes the pictures; everything that visitors complained of meanwhile."""
    visitors = Visitors(Contexts(browser), server.url, folder)
    chosen = [each for each in SCREENS if not wanted or each.name in wanted]
    for game in games():
        stage = Stage(server, game)
        with stage.client:
            picture_game(visitors, stage.laid(), chosen, folder)
    return visitors.leave()


def picture_game(visitors: Visitors, stage: Stage, screens: list[Screen], folder: Path) -> None:
    for screen in screens:
        print(f"• {screen.name} …", flush=True)
        for name, setting in shots(screen):
            picture(visitors, stage, screen, setting, folder / file_name(screen, stage, name))


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
        foreseen(Path(data) / "data", SealedServer) as server,
        running_browser() as browser,
    ):
        complaints = picture_all(browser, server, given.screens, given.folder)
        complaints += server.complaints.splitlines()
    made = len(list(given.folder.glob("*.png")))
    print(f"{made} pictures in {given.folder}.")
    for complaint in sorted(set(complaints)):
        print(complaint, file=sys.stderr)
    return int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())
