"""A whole game around one screen: the board on the wall, and a notebook on each of three phones.

Everything that the big screen is sent is listened to, and everything that it shows is read: there
is nobody's secret among it.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.chromium import STILL_PHONE, Setting
from tests.browser.fit import fits
from tests.browser.tables import NAMES, PlayedTable, memory, open_table
from tests.browser.visitors import Visitors
from tests.server.server import Json, Server
from tests.tiers import thorough

from .hands import Hand
from .leaks import Audit, Wiretap
from .players import Player, out_of, play_until

GAME = "mission-impossible"
SEATS = "ABC"
WALL = Setting(1280, 720, motion="reduce")
CODES = """() => [...document.querySelectorAll("[data-code]")].map((each) => each.dataset.code)"""
KEPT = """() => JSON.stringify({ ...localStorage, ...sessionStorage })"""
SHOWN = """() => document.body.outerHTML"""


@pytest.fixture
def server(strict_server: Server) -> Server:
    """Where whoever has put a phone away can have another code, or a bot for it."""
    return strict_server


@pytest.fixture
def table(server: Server) -> Iterator[PlayedTable]:
    with server.client() as client:
        yield open_table(client, GAME, *["open"] * len(SEATS), phones=True)


def hang_up_screen(visitors: Visitors, table: PlayedTable) -> tuple[Page, Wiretap]:
    """The big screen: it has the host's key, and none to any seat."""
    visitor, tap = visitors.open(WALL), Wiretap()
    visitor.run_first(memory(table.kept()))
    tap.listen(visitor.page)
    page = visitor.go(f"{table.path}/screen")
    expect(page.locator("[data-code]")).to_have_count(len(SEATS))
    return page, tap


def come_with_phone(visitors: Visitors, table: PlayedTable, code: str, name: str) -> Player:
    """Somebody reads a code off the big screen, says a name, and holds a hand."""
    visitor = visitors.open(STILL_PHONE)
    page = visitor.go(f"/go#{code}")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    page.wait_for_selector("main.room")
    [kept] = [each for each in json.loads(kept_by(page)) if each["table"] == table.name]
    [(seat, token)] = kept["tokens"].items()
    table.opened["tokens"][seat] = token
    return Player(seat, page, Hand(page, ord(seat), finger=True), Wiretap())


def kept_by(page: Page) -> str:
    return str(page.evaluate("() => localStorage.getItem('ludotheque.tables')"))


@thorough  # another one is played whole on three screens, and phones are below
@pytest.mark.long
def test_a_whole_game_around_one_screen_to_the_last_survivor(
    foreseen_server: Server, visitors: Visitors
) -> None:
    with foreseen_server.client() as client:
        table = open_table(client, GAME, *["open"] * len(SEATS), phones=True)
        play_to_the_last_survivor(visitors.elsewhere(foreseen_server.url), table)


def play_to_the_last_survivor(visitors: Visitors, table: PlayedTable) -> None:
    wall, tap = hang_up_screen(visitors, table)
    fits(wall)
    axe(wall)
    codes = wall.evaluate(CODES)
    players = [
        come_with_phone(visitors, table, code, name)
        for code, name in zip(codes, NAMES, strict=False)
    ]
    expect(wall.locator("[data-at=play] .players li")).to_have_count(len(SEATS))
    expect(wall.get_by_text("3 players are still laying cards in secret.")).to_be_visible()
    play_until(players, table, lambda view: view["phase"] == "move")
    shows_no_secret(wall, table)
    would_show_one(wall, table)
    fits(wall)
    axe(wall)
    play_until(players, table, lambda view: bool(out_of(view)))
    shows_no_secret(wall, table)
    play_until(players, table, lambda view: view["phase"] == "over")
    [winner] = table.look("A")["position"]["winners"]
    name = NAMES[SEATS.index(winner)]
    expect(wall.locator("[data-at=end] h1")).to_have_text(f"{name} wins")
    fits(wall)
    axe(wall)
    heard_no_secret(table, tap)
    play_again(wall, table, players)


def shows_no_secret(wall: Page, table: PlayedTable) -> None:
    """Neither on the page, nor in what the browser keeps, is anything that only phones may show."""
    words = secret_words(table)
    assert words
    shown = str(wall.evaluate(SHOWN)).lower()
    assert [word for word in words if re.search(rf"\b{word}\b", shown)] == []
    kept = str(wall.evaluate(KEPT))
    assert [seat for seat, token in table.opened["tokens"].items() if token in kept] == []
    assert [each["tokens"] for each in json.loads(kept_by(wall))] == [{}]
    assert [word for word in words if re.search(rf"\b{word}\b", kept)] == []


def would_show_one(wall: Page, table: PlayedTable) -> None:
    """A secret that got onto the page would be found there."""
    secret = min(secret_words(table))
    wall.evaluate("(secret) => document.querySelector('.story').title = secret", secret)
    with pytest.raises(AssertionError):
        shows_no_secret(wall, table)
    wall.evaluate("() => document.querySelector('.story').removeAttribute('title')")


def secret_words(table: PlayedTable) -> set[str]:
    """All agents and clues that somebody knows of, and nobody who only watches."""
    answer = table.client.get(f"/api/tables/{table.name}").raise_for_status().json()
    views = [table.look(seat)["position"]["view"] for seat in SEATS]
    known = set().union(*(named_in(view) for view in views))
    return known - named_in(answer["position"]["view"])


def named_in(view: Json) -> set[str]:
    told: list[Any] = [*view["opened"], *(card["says"] for card in view["cards"])]
    told += [player[what] for player in view["players"] for what in ("agent", "target")]
    book = view["notebook"]
    return {word for word in told + ([book["agent"], book["target"]] if book else []) if word}


def heard_no_secret(table: PlayedTable, tap: Wiretap) -> None:
    """Whatever was sent to the big screen might have been sent in other worlds of anybody's."""
    saved = table.client.get(f"/api/tables/{table.name}/saved").raise_for_status().text
    assert set(tap.requested) <= {"", "board", "codes"}
    differed = 0
    for seat in SEATS:
        audit = Audit(saved, seat, tap.heard, tap.asked, watched=True)
        assert len(audit.place) == len(audit.truth.log)
        assert list(audit.leaks()) == []
        assert audit.differed
        differed += audit.differed
        assert list(Audit(saved, seat, with_a_secret(tap), tap.asked, watched=True).leaks())
    assert differed > len(audit.truth.log) // 3  # or it would show nothing


def with_a_secret(tap: Wiretap) -> list[Json]:
    heard = copy.deepcopy(tap.heard)
    news = [each for each in heard if each["type"] == "news"]
    told = next(each for each in news if each["position"]["view"]["phase"] == "move")
    told["position"]["view"]["players"][0]["agent"] = "german"
    return heard


def play_again(wall: Page, table: PlayedTable, players: list[Player]) -> None:
    """The host lays the next table, and everybody's phone follows there by itself."""
    wall.get_by_role("button", name="Play again").click()
    expect(wall).not_to_have_url(re.compile(table.name))
    next_table = re.search(r"/table/(\w+)/screen", wall.url)
    assert next_table
    expect(wall.locator("[data-at=play] .players li")).to_have_count(len(SEATS))
    for player in players:
        expect(player.page).to_have_url(re.compile(f"/table/{next_table[1]}$"))
        expect(player.page.locator("[data-tour=board]")).to_be_visible()
    assert json.loads(kept_by(wall))[0]["tokens"] == {}


@pytest.mark.long
def test_a_lost_phones_seat_has_a_new_code_and_a_game_can_be_ended_and_begun_again(
    visitors: Visitors, table: PlayedTable
) -> None:
    wall, _ = hang_up_screen(visitors, table)
    players = [
        come_with_phone(visitors, table, code, name)
        for code, name in zip(wall.evaluate(CODES), NAMES, strict=False)
    ]
    expect(wall.locator("[data-at=play] .players li")).to_have_count(len(SEATS))
    lost = players[1].page
    lost.goto("about:blank")
    expect(wall.get_by_text("phone asleep")).to_be_visible()
    wall.get_by_role("button", name="Codes of the seats").click()
    wall.get_by_role("button", name="New code for seat B").click()
    expect(wall.locator("[data-code]")).to_have_count(1)
    fits(wall)
    wall.get_by_role("button", name="Back to the game").click()
    expect(wall.get_by_text("is waiting for a phone")).to_be_visible()
    wall.get_by_role("button", name="Codes of the seats").click()
    expect(wall.locator("[data-code]")).to_have_count(1)
    lost.go_back()
    expect(lost.get_by_role("link", name="Another code")).to_be_visible()
    expect(lost.locator(".city")).to_have_count(0)
    found = come_with_phone(visitors, table, wall.evaluate(CODES)[0], "Nadia")
    assert found.seat == "B"
    expect(wall.locator("[data-at=play]")).to_be_visible()
    expect(found.page.locator(".city")).to_be_visible()
    end_early(wall)
    begin_again_on(found.page, wall, table)


def end_early(wall: Page) -> None:
    """The host ends the game for everybody, and is asked whether that is meant."""
    wall.get_by_role("button", name="Codes of the seats").click()
    wall.get_by_role("button", name="End the game").click()
    wall.get_by_role("button", name="End it").click()
    expect(wall.locator("[data-at=end] h1")).to_have_text("The game is over.")
    fits(wall)


def begin_again_on(phone: Page, wall: Page, table: PlayedTable) -> None:
    """Somebody's phone lays the next table: the big screen follows, and is its host."""
    phone.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(wall).not_to_have_url(re.compile(table.name))
    expect(wall.locator("[data-at]")).to_be_visible()
    newest, *_ = json.loads(kept_by(wall))
    assert newest["table"] != table.name
    assert newest["host"]
    assert newest["tokens"] == {}


def test_nobody_without_the_hosts_key_is_shown_a_code(
    visitors: Visitors, table: PlayedTable, client: httpx.Client
) -> None:
    page = visitors.open(WALL).go(f"{table.path}/screen")
    expect(page.get_by_text("The host has the codes of the seats.")).to_be_visible()
    expect(page.locator("[data-code]")).to_have_count(0)
    assert client.get(f"/api/tables/{table.name}/codes").status_code == 401
