"""Sealed dice in the browser: each page adds its salt, and finds out by itself whether all is true.

Nothing here knows a game. Whoever is beaten gives up through the API: so every game is a short one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from ludotheque.engine import fair
from ludotheque.engine.game import Game
from tests.site.server import Json

from .screens import BOARD, Guest, Stage, Stages, sit
from .tables import PlayedTable, games
from .visitors import Visitors, patiently
from .words import said_in

MOVES = 12
ADDRESS = "**/api/tables/*/fairness"
OTHER = "0123456789abcdef" * 4
# What a browser keeps of a table, by the name at the end of its address.
KEPT = """() => JSON.parse(localStorage.getItem(
  `ludotheque.keepsake.${location.pathname.split("/").pop()}`))"""

Change = Callable[[Json], object]


def fairness(stage: Stage, name: str) -> Json:
    answer = stage.client.get(f"/api/tables/{name}/fairness").raise_for_status()
    found: Json = answer.json()["fairness"]
    return found


def salted(guest: Guest, *seats: str) -> Json:
    """What is sealed at the table where somebody is, once these seats have given salt."""
    for _ in patiently(guest.page):
        found = fairness(guest.stage, name_of(guest.page))
        if {each["seat"] for each in found["contributions"]} >= set(seats):
            return found
    raise AssertionError("no salt was given")


def name_of(page: Page) -> str:
    """The name of the table that a page shows."""
    return page.url.rpartition("/")[2]


def end(table: PlayedTable) -> None:
    """Everybody but the first gives up, so that the game is over."""
    table.resign(*(each for each in table.opened["tokens"] if each != "A"))


def played(visitors: Visitors, stage: Stage) -> Guest:
    """Somebody who was there from the beginning to the end of a game."""
    table = stage.open(*("me",) * stage.least)
    guest = sit(visitors, stage, table, "A")
    salted(guest, "A")
    table.play_on(MOVES)
    end(table)
    guest.page.locator("dialog[open] .result").wait_for()
    return guest


def look(guest: Guest) -> Locator:
    """The panel, opened from the result."""
    guest.press("table-menu-fair")
    panel = guest.page.locator("[data-verdict]")
    panel.wait_for()
    return panel


def tamper(page: Page, change: Change) -> None:
    """From now on the server seems to tell something else than it does."""

    def retold(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        change(told)
        route.fulfill(response=answer, json=told)

    page.route(ADDRESS, retold)


# ---------------------------------------------------------------- salt


def open_by_hand(visitors: Visitors, stage: Stage) -> Guest:
    """A table that is opened on the page."""
    guest = Guest(visitors.open(motion="reduce"), stage, said_in("en"))
    guest.go(f"/new/{stage.game}", "#house-rules")
    return guest


def test_whoever_opens_a_table_has_seen_its_seal_and_salts_the_first_draw(
    visitors: Visitors, stage: Stage
) -> None:
    guest = open_by_hand(visitors, stage)
    asked: list[str] = []
    guest.page.on("request", lambda each: asked.append(each.url.partition("/api")[2]))
    guest.press("page-play")
    guest.page.locator(BOARD).wait_for()
    assert asked.index("/seals") < asked.index("/tables")
    found, kept = fairness(stage, name_of(guest.page)), guest.page.evaluate(KEPT)
    assert [(each["seat"], each["from_draw"]) for each in found["contributions"]] == [("A", 1)]
    assert kept["seal"] == found["seal"]
    assert kept["salts"] == {"A": found["contributions"][0]["value"]}
    guest.page.reload()
    guest.page.locator(BOARD).wait_for()
    assert guest.page.evaluate(KEPT)["salts"] == kept["salts"]
    assert fairness(stage, name_of(guest.page))["contributions"] == found["contributions"]


def test_a_table_is_opened_and_salted_even_if_no_seal_could_be_had_before(
    visitors: Visitors, stage: Stage
) -> None:
    guest = open_by_hand(visitors, stage)
    guest.visitor.announce("api/seals")
    guest.page.route("**/api/seals", lambda route: route.abort())
    guest.press("page-play")
    guest.page.locator(BOARD).wait_for()
    found = salted(guest, "A")
    assert guest.page.evaluate(KEPT)["salts"] == {"A": found["contributions"][0]["value"]}


def test_a_guest_and_everybody_at_one_screen_add_their_own_salt(
    visitors: Visitors, stage: Stage
) -> None:
    table = stage.open("me", "me", "open")
    sit(visitors, stage, table, "A", "B")
    guest = Guest(visitors.open(motion="reduce"), stage, said_in("en"))
    guest.go(table.invited)
    guest.press("page-sit-down")
    guest.page.locator(BOARD).wait_for()
    values = {each["value"] for each in salted(guest, "A", "B", "C")["contributions"]}
    assert len(values) == 3
    assert set(guest.page.evaluate(KEPT)["salts"].values()) < values


def test_whoever_only_watches_adds_nothing(visitors: Visitors, stage: Stage) -> None:
    table = stage.open("me", "me")
    watcher, player = sit(visitors, stage, table), sit(visitors, stage, table, "A")
    salted(player, "A")
    assert len(fairness(stage, table.name)["contributions"]) == 1
    assert watcher.page.evaluate(KEPT)["salts"] == {}


# ---------------------------------------------------------------- the panel


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_at_the_end_the_browser_finds_that_everything_holds(
    visitors: Visitors, stages: Stages, game: Game
) -> None:
    stage = stages(game)
    guest = played(visitors, stage)
    panel = look(guest)
    expect(panel).to_have_attribute("data-verdict", "good")
    guest.sees("table-fair-verdict-good")
    checks = panel.locator("[data-check]")
    assert "wrong" not in checks.evaluate_all("(all) => all.map((each) => each.dataset.check)")
    guest.sees("table-fair-check-opened")
    guest.sees("table-fair-check-first")
    draws = fairness(stage, name_of(guest.page))["draws"]
    guest.sees("table-fair-check-draws", count=draws)
    if game.about.secrets:
        choices = fairness(stage, name_of(guest.page))["choices"]
        guest.sees("table-fair-check-choices", count=len(choices))


def other_secret(told: Json) -> None:
    told["fairness"]["secret"] = OTHER


def other_secret_and_seal(told: Json) -> None:
    """A server that has thought better of it: all by itself, this would hold."""
    seal = fair.seal_of(bytes.fromhex(OTHER)).hex()
    told["fairness"] |= {"secret": OTHER, "seal": seal}


def other_draw(told: Json) -> None:
    told["draws"][-1]["outcome"] ^= 1


def other_roll(told: Json) -> None:
    told["draws"][0]["move"] = "6-6" if told["draws"][0]["move"] != "6-6" else "1-1"


def no_salt(told: Json) -> None:
    told["fairness"]["contributions"] = []


@pytest.mark.parametrize(
    ("change", "alarm"),
    [
        (other_secret, "table-fair-check-opened-wrong"),
        (other_secret_and_seal, "table-fair-check-first-wrong"),
        (no_salt, "table-fair-check-salt-wrong"),
        (other_draw, "table-fair-check-draws-wrong"),
        (other_roll, "table-fair-check-log-wrong"),
    ],
)
def test_a_server_that_tells_something_else_raises_the_alarm(
    visitors: Visitors, stage: Stage, change: Change, alarm: str
) -> None:
    guest = played(visitors, stage)
    told: list[Json] = []

    def remembered(answer: Json) -> None:
        change(answer)
        told.append(answer)

    tamper(guest.page, remembered)
    panel = look(guest)
    expect(panel).to_have_attribute("data-verdict", "wrong")
    expect(panel.get_by_role("alert")).to_contain_text(guest.said("table-fair-verdict-wrong"))
    values: dict[str, Any] = {
        "table-fair-check-draws-wrong": {"number": len(told[-1]["draws"])},
        "table-fair-check-log-wrong": {"number": 1},
    }.get(alarm, {})
    expect(panel.locator('[data-check="wrong"]').first).to_contain_text(guest.said(alarm, **values))


def test_before_the_end_the_panel_follows_the_game(visitors: Visitors, stage: Stage) -> None:
    table = stage.open("me", "me")
    guest = sit(visitors, stage, table, "A")
    found = salted(guest, "A")
    guest.press("table-menu")
    guest.press("table-menu-fair")
    guest.sees("table-fair-verdict-sealed")
    guest.sees("table-fair-check-salt", names="Camille", **{"from": draw_of(found)})
    table.play_until_choice("A", MOVES)  # what is forced, the page plays by itself
    draws = fairness(stage, table.name)["draws"]
    guest.sees("table-fair-check-draws-waiting", count=draws)
    guest.press("table-fair-more")
    guest.sees("table-fair-more-added")
    given = fairness(stage, table.name)["contributions"]
    assert [(each["seat"], each["from_draw"]) for each in given[1:]] == [("A", draws + 1)]
    assert found["secret"] == fairness(stage, table.name)["secret"] == ""


def draw_of(found: Json) -> int:
    """The first draw that salt counts for."""
    return int(found["contributions"][0]["from_draw"])
