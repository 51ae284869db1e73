"""Three people and one screen: the curtain between them, and nothing behind it.

Everything that the browser receives is listened to: while the curtain is closed there is nobody's
secret among it, and while somebody looks, nobody else's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.axe import axe
from tests.browser.chromium import STILL, TINY, Language, Setting
from tests.browser.tables import NAMES, PlayedTable, memory, open_table
from tests.browser.visitors import Visitor, Visitors
from tests.browser.words import said_in
from tests.server.server import Json, Server
from tests.tiers import thorough

from .hands import SMALL, Hand

GAME = "close-encounters"
SEATS = "ABC"
CHOICES = "[data-tour=bar] .choices"
CURTAIN = "button[data-seat]"
LONGEST = 2_000  # things done; no game on so small a board takes so many


@dataclass
class Wiretap:
    """All that comes in over the live connections of a page."""

    heard: list[Json] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("websocket", self._follow)

    def _follow(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def since(self) -> list[Json]:
        """What was heard since one last asked."""
        heard, self.heard[:] = list(self.heard), []
        return heard


def known_to(eyes: str, message: Json) -> Iterator[str]:
    """Whatever of a message nobody but its owner may know, and its reader is not that owner."""
    position = message.get("position", {})
    if not eyes and position.get("view", {}).get("card") is not None:
        yield "a card"
    yield from (f"{seat}'s moves" for seat in position.get("legal", {}) if seat != eyes)
    yield from (f"{seat}'s view" for seat in position.get("views", {}))
    for told in message.get("told", []):
        entry: Json = told["entry"]
        if entry.get("seat") != eyes and entry.get("move", "").startswith("circle"):
            yield entry["move"]
        for event in told.get("events", []):
            if event["code"] == "circled-number" and event["values"]["seat"] != eyes:
                yield str(event)


def leaked(eyes: str, heard: list[Json]) -> list[str]:
    return [secret for message in heard for secret in known_to(eyes, message)]


# ---------------------------------------------------------------- hands


def seats_offered(page: Page) -> list[str]:
    """Who may come before the curtain."""
    expect(page.locator(CURTAIN).first).to_be_visible()
    return [str(each.get_attribute("data-seat")) for each in page.locator(CURTAIN).all()]


def come(page: Page, seat: str) -> None:
    page.locator(f'button[data-seat="{seat}"]').click()
    expect(page.locator("[data-tour=board]")).to_be_visible()


def choose(page: Page, random: Random) -> None:
    """Chooses from the list as long as something is offered, and confirms it."""
    page.locator(f"{CHOICES} > button").click()
    offered = page.locator(f"{CHOICES} ul button")
    while left := offered.count():
        random.choice(offered.all()).click()
        page.wait_for_function(FEWER, arg=left)
    confirm = page.locator("[data-tour=confirm] button")
    expect(confirm).to_be_enabled()
    confirm.click()


FEWER = """
(left) => document.querySelectorAll("[data-tour=bar] .choices ul button").length < left
"""
CHOICE_OR_CURTAIN = """
(chosen) => {
  if (document.querySelector("button[data-seat]")) return "curtain";
  const offers = document.querySelectorAll("[data-tour=bar] .choices ul button").length;
  return offers > 0 && offers !== chosen ? "choice" : null;
}
"""


def circle_all(page: Page, random: Random) -> None:
    """Makes secret circles for whoever looks, until the screen is to be passed on."""
    offered = 0
    while stands(page, offered) == "choice":
        offered = page.locator(f"{CHOICES} ul button").count()
        choose(page, random)


def stands(page: Page, offered: int) -> str:
    """Whether there is a choice to be made, another than before, or the curtain is closed."""
    return str(page.wait_for_function(CHOICE_OR_CURTAIN, arg=offered).json_value())


# ---------------------------------------------------------------- the tests


@pytest.fixture
def table(server: Server) -> Iterator[PlayedTable]:
    with server.client() as client:
        yield open_table(client, GAME, "me", "me", "me")


def sit_down(visitors: Visitors, table: PlayedTable, setting: Setting, **more: Any) -> Visitor:
    """A browser that has the keys of all three."""
    visitor = visitors.open(setting, motion="reduce", **more)
    visitor.run_first(memory(table.kept(*SEATS)))
    return visitor


def everybody_is_present(table: PlayedTable) -> bool:
    with table.client.stream("GET", f"/api/tables/{table.name}") as answer:
        seats = json.loads(answer.read())["seats"]
    return all(seat["present"] for seat in seats)


def test_nothing_is_shown_to_whom_it_does_not_concern(
    visitors: Visitors, table: PlayedTable
) -> None:
    visitor = sit_down(visitors, table, STILL)
    page, tap, random = visitor.page, Wiretap(), Random(5)
    tap.listen(page)
    visitor.go(table.path)
    assert seats_offered(page) == list(SEATS)
    assert everybody_is_present(table)
    assert leaked("", tap.since()) == []
    for at, seat in enumerate(SEATS):
        come(page, seat)
        if at < len(SEATS) - 1:
            circle_all(page, random)
            assert seats_offered(page) == list(SEATS[at + 1 :])
            assert_covered(page)
        heard = tap.since()
        assert leaked(seat, heard) == []
        assert any(message.get("position", {}).get("legal") for message in heard)
    assert everybody_is_present(table)


def assert_covered(page: Page) -> None:
    """No board, no card, no log: nothing of the room is there at all."""
    for part in ("[data-tour=board]", "[data-tour=bar]", "[data-tour=seats]", "[role=tabpanel]"):
        expect(page.locator(part)).to_have_count(0)


def test_there_is_no_way_around_the_curtain(visitors: Visitors, table: PlayedTable) -> None:
    """A reload, the way back and forth, a second window, the shelf, the replay so far."""
    visitor = sit_down(visitors, table, STILL)
    page, tap, said = visitor.page, Wiretap(), said_in("en")
    visitor.go("/")
    tap.listen(page)
    visitor.go(table.path)
    come(page, "B")
    circle_all(page, Random(7))
    come(page, "A")
    secret = str(table.look("B")["position"]["view"]["card"][0]["number"])
    tap.since()
    page.reload()
    assert seats_offered(page) == ["A", "C"]
    page.go_back()
    page.go_forward()
    assert seats_offered(page) == ["A", "C"]
    second = visitor.another_window()
    tap.listen(second)
    second.goto(page.url)
    assert seats_offered(second) == ["A", "C"]
    assert_covered(second)
    with second.expect_response("**/api/tables/*/replay") as coming:
        second.goto(f"{page.url}/replay")
    story = coming.value.json()
    assert story["eyes"] == "watcher"
    assert {frame["move"] for frame in story["frames"]} == {""}
    assert secret not in [str(event["values"].get("number")) for frame in story["frames"]
                          for event in frame["events"]]  # fmt: skip
    with second.expect_response(f"**/api/tables/{table.name}") as looked:
        second.goto(page.url.split("/table/")[0])
    assert leaked("", [looked.value.json()]) == []
    come(page, "A")
    page.get_by_role("button", name=said("table-cover")).click()
    assert seats_offered(page) == ["A", "C"]
    heard = tap.since()
    assert leaked("A", [message for message in heard if own(message)]) == []
    assert leaked("", [message for message in heard if not own(message)]) == []


def own(message: Json) -> bool:
    """Whether a message was meant for A's eyes: it has something for A to do, or A's card."""
    position = message.get("position", {})
    return position.get("view", {}).get("card") is not None or message["type"] == "recalled"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_curtain_is_for_everybody(
    visitors: Visitors, table: PlayedTable, language: Language
) -> None:
    """Small, by keyboard, and heard; all may look at what is public, and go on from there."""
    visitor = sit_down(visitors, table, TINY, language=language)
    page, said = visitor.go(table.path), said_in(language)
    assert seats_offered(page) == list(SEATS)
    axe(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    heading = page.get_by_role("heading", name=said("table-pass-choose"))
    expect(heading).to_be_focused()
    page.get_by_role("button", name=said("table-look-together")).tap()
    expect(page.get_by_text(said("table-together"))).to_be_visible()
    expect(page.locator(f"{CHOICES} ul button")).to_have_count(0)
    page.get_by_role("button", name=said("table-go-on")).tap()
    assert seats_offered(page) == list(SEATS)
    expect(heading).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("button[data-seat]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"{CHOICES} ul button").first).to_be_attached()
    whose = said("table-turn-of", name=NAMES[0])
    expect(page.get_by_text(whose)).to_be_visible()


def test_after_the_end_everything_can_be_seen(visitors: Visitors, table: PlayedTable) -> None:
    table.play_to_the_end()
    visitor = sit_down(visitors, table, STILL)
    page, said = visitor.go(table.path), said_in("en")
    expect(page.get_by_role("button", name=said("table-again"))).to_be_visible()
    expect(page.locator(CURTAIN)).to_have_count(0)
    page.get_by_role("dialog").get_by_role("link", name=said("table-replay")).click()
    eyes = page.get_by_role("combobox", name=said("replay-eyes"))
    expect(eyes).to_have_value("all")
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(r"#\d+$"))
    place = page.url
    for chosen in ("B", "watcher", "all"):
        with page.expect_response(f"**/api/tables/*/replay?eyes={chosen}") as coming:
            eyes.select_option(chosen)
        story = coming.value.json()
        last = {
            name: value for frame in story["frames"] for name, value in frame["changes"].items()
        }
        assert (last.get("card") is not None) == (chosen == "B")
        assert bool(last.get("cards")) == (chosen == "all")
        expect(eyes).to_have_value(chosen)
        assert page.url == place


# ---------------------------------------------------------------- a whole game

WHAT_IS_TO_DO = """
() => {
  if (document.querySelector("dialog[open] .result")) return "over";
  if (document.querySelector("button[data-seat]:enabled")) return "pass";
  const confirm = document.querySelector("[data-tour=confirm] button:enabled:not([aria-busy])");
  return confirm || document.querySelector(".valley button[data-key]") ? "play" : null;
}
"""
CIRCLES_DRAWN = """
() => [...document.querySelectorAll(".valley .own")].map(
  (circle) => Number(circle.parentElement.querySelector("text").textContent),
)
"""


@dataclass
class Screen:
    """One screen that two people pass to and fro, and all that can be seen of cards meanwhile."""

    page: Page
    table: PlayedTable
    tap: Wiretap
    eyes: str = ""
    looked: dict[str, int] = field(default_factory=lambda: dict.fromkeys("AB", 0))

    def to_do(self) -> str:
        return str(self.page.wait_for_function(WHAT_IS_TO_DO).json_value())

    def hand_over(self) -> None:
        """The screen is covered: what was heard was for whoever had it, and nothing is left."""
        assert leaked(self.eyes, self.tap.since()) == []
        assert_covered(self.page)
        assert not any(each.isdigit() for each in self.page.locator("body").inner_text())
        assert self.page.evaluate(CIRCLES_DRAWN) == []
        (self.eyes, *_) = seats_offered(self.page)
        come(self.page, self.eyes)

    def look(self) -> None:
        """Whoever has the screen sees some circles of their own, and nobody else's."""
        drawn = set(self.page.evaluate(CIRCLES_DRAWN))
        card = self.table.look(self.eyes)["position"]["view"]["card"]
        assert drawn <= {circle["number"] for circle in card}
        self.looked[self.eyes] += len(drawn)


def before_the_end(heard: list[Json]) -> list[Json]:
    """Once a game is over, nothing of it is secret."""
    return list(takewhile(lambda message: not message.get("position", {}).get("over"), heard))


@thorough  # another one is played whole on three screens, and the curtain is above
@pytest.mark.long
def test_a_whole_game_of_two_behind_the_curtain(visitors: Visitors, server: Server) -> None:
    with server.client() as client:
        table = open_table(client, GAME, "me", "me", board=SMALL)
        visitor = visitors.open(STILL, motion="reduce")
        visitor.run_first(memory(table.kept("A", "B")))
        screen = Screen(visitor.page, table, Wiretap())
        screen.tap.listen(visitor.page)
        visitor.go(table.path)
        hand = Hand(visitor.page, 4)
        for _ in range(LONGEST):
            doing = screen.to_do()
            if doing == "over":
                break
            if doing == "pass":
                screen.hand_over()
            else:
                hand.act()
                screen.look()
        final = table.look("A")["position"]
        assert final["ending"] == "tune-complete"
        assert leaked(screen.eyes, before_the_end(screen.tap.since())) == []
        assert all(screen.looked.values())
        expect(visitor.page.get_by_text("No:")).to_have_count(0)
