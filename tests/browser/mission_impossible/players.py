"""People who play Mission Impossible, each at a screen, and all that these screens are sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.chromium import STILL, Setting
from tests.browser.tables import PlayedTable, memory
from tests.browser.visitors import Visitors
from tests.server.server import Json

from .hands import Hand
from .leaks import Wiretap

LONGEST = 20_000  # things done; no game takes so many


@dataclass
class Player:
    """Somebody at a screen, and all that it is sent."""

    seat: str
    page: Page
    hand: Hand
    tap: Wiretap


def sit_down(visitors: Visitors, table: PlayedTable, seat: str, setting: Setting = STILL) -> Player:
    visitor, tap = visitors.open(setting), Wiretap()
    visitor.run_first(memory(table.kept(seat)))
    tap.listen(visitor.page)
    page = visitor.go(table.path)
    page.wait_for_selector(".city")
    return Player(seat, page, Hand(page, ord(seat), setting.touch), tap)


def set_up(table: PlayedTable, *seats: str) -> None:
    """Lays whatever there is to lay, in the order of the house, and starts anywhere."""
    for seat in seats:
        while seat in (legal := table.look(seat)["position"]["legal"]):
            if not legal[seat][0].startswith(("lay", "start")):
                break  # the game has begun, and this is a turn
            table.make(seat, legal[seat][0])


def out_of(view: Json) -> list[str]:
    return [player["seat"] for player in view["players"] if player["fell_to"]]


def play_until(
    players: list[Player], table: PlayedTable, reached: Callable[[Json], bool]
) -> list[str]:
    """Plays on at all screens; those who have fallen by then."""
    for _ in range(LONGEST):
        busy = [player.hand.act() for player in players]
        view = table.look(players[0].seat)["position"]["view"]
        if reached(view):
            return out_of(view)
        if not any(busy):
            players[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not come to its end")
