"""Friends elsewhere: a link that is good for one seat, once; and those who only watch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .chromium import STILL, Language
from .screens import BOARD, CHOICES, CONFIRM, Guest, Stage, sit
from .tables import PlayedTable
from .visitors import Visitors
from .words import said_in

WAITING = "#open-seats"


def guest_of(visitors: Visitors, stage: Stage, language: Language = "en") -> Guest:
    return Guest(visitors.open(STILL, language=language), stage, said_in(language))


def lay_a_table_for_a_friend(host: Guest) -> str:
    """Two clicks and a name on the page; the link that is to be sent."""
    page = host.go(f"/new/{host.stage.game}", "#house-rules")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("checkbox", name=host.said("page-guided")).uncheck()
    page.locator("ol button.bot").click()
    page.get_by_role("radio", name=host.said("page-sitter-elsewhere")).check()
    host.press("page-done")
    page.get_by_label(host.said("page-your-name")).fill("Camille")
    host.press("page-play")
    return page.get_by_label(host.said("page-invite-link")).input_value()


def sit_down(friend: Guest, link: str, name: str) -> Page:
    friend.page.goto(link)
    friend.page.get_by_role("checkbox", name=friend.said("page-guided")).set_checked(False)
    friend.page.get_by_label(friend.said("page-your-name")).fill(name)
    friend.press("page-sit-down")
    return friend.page


def test_a_friend_sits_down_by_the_link_and_the_game_begins_for_both(
    visitors: Visitors, stage: Stage
) -> None:
    host, friend = guest_of(visitors, stage), guest_of(visitors, stage, "fr")
    link = lay_a_table_for_a_friend(host)
    expect(host.page.get_by_role("img", name=host.said("page-invite-qr"))).to_be_visible()
    friend.page.goto(link)
    expect(friend.page.get_by_text("Camille")).to_be_visible()
    sit_down(friend, link, "Zoé")
    for page in (host.page, friend.page):
        page.locator(BOARD).wait_for()
        expect(page.locator(WAITING)).to_have_count(0)
        for name in ("Camille", "Zoé"):
            expect(page.locator("[data-tour=seats]").get_by_text(name, exact=True)).to_be_visible()
    # Whoever sees the friend's screen, or its history, has no key to anything.
    expect(friend.page).to_have_url(host.page.url)
    friend.page.reload()
    expect(friend.page.locator("[data-tour=seats] .you")).to_have_count(1)


def test_an_invitation_that_was_used_is_good_for_watching_alone(
    visitors: Visitors, stage: Stage
) -> None:
    host, friend, thief = (guest_of(visitors, stage) for _ in range(3))
    link = lay_a_table_for_a_friend(host)
    sit_down(friend, link, "Zoé").locator(BOARD).wait_for()
    thief.visitor.announce("410")
    sit_down(thief, link, "Mallory")
    thief.sees("page-join-spent-title")
    thief.press("page-watch")
    thief.sees("table-watching")
    expect(thief.page).to_have_url(re.compile(r"/table/[^#]+$"))
    expect(host.page.get_by_text("Mallory")).to_have_count(0)


def test_a_watcher_sees_what_happens_and_can_do_nothing(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    watcher = sit(visitors, stage, table)
    page = watcher.page
    watcher.sees("table-watching")
    expect(page.locator(f"{CHOICES}, {CONFIRM}, {BOARD} button")).to_have_count(0)
    heard = page.locator("[role=log] p")
    expect(heard).to_have_count(0)
    table.play_on(1)
    expect(heard.first).to_be_attached()
    expect(page.locator(f"{CHOICES}, {CONFIRM}, {BOARD} button")).to_have_count(0)
