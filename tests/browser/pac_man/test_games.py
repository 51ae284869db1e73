"""Whole games of Pac-Man in a real browser, from the shelf to the result."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import ludotheque
from ludotheque.engine.match import Match
from tests.browser.chromium import STILL, STILL_PHONE, Language
from tests.browser.houses import Guest, House, in_either_house, whole_game
from tests.browser.line import Line
from tests.browser.visitors import Visitors
from tests.browser.words import Said, said_at, said_in
from tests.server.server import Server
from tests.tiers import mostly_thorough

from .hands import Finger, Hand, Keyboard, Mouse

GAME = "pac-man"


def table_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def take_the_box(page: Page, hand: Hand) -> None:
    """From the shelf to the open box."""
    hand.press(page.locator(f'a[href="/new/{GAME}"]').first)
    page.wait_for_url(f"**/new/{GAME}")


def without_hints(page: Page, hand: Hand, said: Said) -> None:
    hand.press(page.get_by_role("checkbox", name=said("page-guided")))


def invite_a_friend_here(page: Page, hand: Hand, said: Said, seat: str, name: str) -> None:
    """Somebody else at the same screen, instead of a bot."""
    who = said("page-seat-change", seat=seat, who="").split(":")[0]
    hand.press(page.get_by_role("button", name=who))
    hand.press(page.get_by_role("radio", name=said("page-sitter-here")))
    page.get_by_label(said("page-friend-name")).fill(name)
    hand.press(page.get_by_role("dialog").get_by_role("button", name=said("page-done")))


def check_the_result(server: Server, page: Page, table: str, said: Said, tmp_path: Path) -> None:
    """What the page shows at the end is what the server has, and the file that it gives."""
    final = server.look(table)["position"]
    assert final["over"]
    with page.expect_download() as coming:
        page.get_by_role("dialog").get_by_role("button", name=said("table-download")).click()
    kept = tmp_path / coming.value.suggested_filename
    coming.value.save_as(kept)
    match = ludotheque.load(kept.read_text(encoding="utf-8"))
    assert match.outcome is not None
    assert [seat.word for seat in match.outcome.winners] == final["winners"]
    assert list(match.outcome.scores) == [player["white"] for player in final["view"]["players"]]
    shows_the_points(page, match)


def shows_the_points(page: Page, match: Match) -> None:
    assert match.outcome is not None
    counted = said_at(str(page.locator("html").get_attribute("lang")), GAME)
    for points in match.outcome.scores:
        score = page.get_by_role("dialog").get_by_text(
            counted("table-points", points=points), exact=True
        )
        expect(score.first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("language", mostly_thorough(["en", "fr"], ["en"]))
def test_four_players_by_mouse_through_a_reload_and_a_lost_connection(
    visitors: Visitors, server: Server, line: Line, language: Language,
    tmp_path: Path,
) -> None:  # fmt: skip
    visitor = visitors.open(STILL, line, language=language)
    visitor.announce("ERR_|WebSocket|Failed to load")
    page, said = visitor.go("/"), said_in(language)
    hand = Mouse(page, seed=1)
    take_the_box(page, hand)
    without_hints(page, hand, said)
    page.get_by_role("radio", name="4", exact=True).check()
    invite_a_friend_here(page, hand, said, "B", "Zoé")
    hand.press(page.get_by_role("button", name=said("page-play"), exact=True))
    table = table_of(page)

    def lose_the_line() -> None:
        line.cut()
        expect(page.get_by_text(said("table-lost"))).to_be_visible()
        line.mend()
        expect(page.get_by_text(said("table-lost"))).to_be_hidden()

    def reload() -> None:
        page.reload()

    hand.play_to_the_end({12: reload, 20: lose_the_line, 31: reload})
    check_the_result(server, page, table, said, tmp_path)


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(visitors: Visitors, server: Server, tmp_path: Path) -> None:
    visitor = visitors.open(STILL)
    page, said = visitor.go("/"), said_in("en")
    hand = Keyboard(page, seed=2)
    take_the_box(page, hand)
    hand.press(page.get_by_role("button", name=said("page-play"), exact=True))
    table = table_of(page)
    hand.play_to_the_end()
    check_the_result(server, page, table, said, tmp_path)


@pytest.mark.long
@in_either_house
def test_a_whole_game_by_touch_on_a_phone(house: House, tmp_path: Path) -> None:
    guest = Guest(house, replace(STILL_PHONE, language="fr"), GAME)
    guest.take_the_box()
    guest.begin()
    guest.play_to_the_end(Finger(guest.page, seed=3), at=(8, 16, 24, 32))
    saved = guest.save_the_game(tmp_path)
    shows_the_points(guest.page, whole_game(saved))
    guest.check_the_dice()
    guest.watch(saved)
