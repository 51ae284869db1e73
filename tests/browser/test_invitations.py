"""Friends elsewhere: a link that is good for one seat, once; and those who only watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.server import bearing

from .axe import axe
from .chromium import STILL, STILL_PHONE, Language, Setting
from .fit import fits
from .screens import BOARD, CHOICES, CONFIRM, Guest, Stage, Stages, sit
from .tables import PlayedTable, games, memory
from .visitors import Visitors
from .words import said_in

WAITING = "#open-seats"


def guest_of(visitors: Visitors, stage: Stage, language: Language = "en") -> Guest:
    return Guest(visitors.open(STILL, language=language), stage, said_in(language))


def invite_a_friend(host: Guest) -> None:
    """A table for two, one of whom is elsewhere: two clicks and a name on the page."""
    page = host.go(f"/new/{host.stage.game}", "#house-rules")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("checkbox", name=host.said("page-guided")).uncheck()
    page.locator("ol button.bot").click()
    page.get_by_role("radio", name=host.said("page-sitter-elsewhere")).check()
    host.press("page-done")
    page.get_by_label(host.said("page-your-name")).fill("Camille")
    host.press("page-play")


def lay_a_table_for_a_friend(host: Guest) -> str:
    """The same; the link that is to be sent."""
    invite_a_friend(host)
    return host.page.get_by_label(host.said("page-invite-link")).input_value()


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


# ---------------------------------------------------------------- sharing a seat


def invited_to(table: PlayedTable, seat: str) -> str:
    """The address that leads to a seat which somebody holds."""
    path = f"/api/tables/{table.name}/seats/{seat}/invitation"
    answer = table.client.post(path, headers=bearing(table.opened["host"]))
    return f"{table.path}#{answer.raise_for_status().json()['invitation']}"


def newcomer(visitors: Visitors, stage: Stage, link: str, setting: Setting = STILL) -> Guest:
    """Somebody called Zoé follows a link, and reads French."""
    guest = Guest(visitors.open(setting, language="fr"), stage, said_in("fr"))
    page = guest.go(link)
    page.get_by_role("checkbox", name=guest.said("page-guided")).set_checked(False)
    page.get_by_label(guest.said("page-your-name")).fill("Zoé")
    guest.press("page-sit-down")
    return guest


@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=["desktop", "phone"])
def test_whoever_holds_a_seat_lets_somebody_in_and_can_shut_them_out_again(
    visitors: Visitors, stage: Stage, table: PlayedTable, setting: Setting
) -> None:
    holder = Guest(visitors.open(setting), stage, said_in("en"))
    holder.visitor.run_first(memory(table.kept("A")))
    holder.go(table.path, BOARD)
    names = [seat["name"] for seat in table.look()["seats"]]
    zoe = newcomer(visitors, stage, invited_to(table, "A"), setting)
    zoe.sees("table-awaiting", names=names[0])
    expect(zoe.page.locator("[data-tour=seats] .you")).to_have_count(0)
    zoe.page.reload()
    zoe.sees("table-awaiting", names=names[0])  # as long as nobody has answered
    holder.sees("table-asks", name="Zoé")
    holder.sees("table-asks-means")
    fits(holder.page)
    fits(zoe.page)
    axe(holder.page)
    axe(zoe.page)
    holder.press("table-admit")
    expect(zoe.page.locator("[data-tour=seats] .you").first).to_be_attached()
    expect(zoe.page.locator("[data-testid=door] section")).to_have_count(0)
    expect(zoe.page.locator(f"{CHOICES}, {CONFIRM}").first).to_be_attached()
    with_zoe = holder.said("table-seat-with", names="Zoé")
    expect(holder.page.locator("[data-tour=seats]").get_by_text(with_zoe)).to_be_attached()
    holder.press("table-menu")
    holder.press("table-menu-team")
    holder.page.get_by_role("button", name=holder.said("table-shut-out-label", name="Zoé")).click()
    zoe.sees("table-shut-out-you", name=names[0])
    expect(zoe.page.locator("[data-tour=seats] .you")).to_have_count(0)
    zoe.page.reload()
    zoe.sees("table-watching")


def test_whoever_is_not_let_in_is_told_and_watches(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    holder, watcher = sit(visitors, stage, table, "A"), sit(visitors, stage, table)
    names = [seat["name"] for seat in table.look()["seats"]]
    zoe = newcomer(visitors, stage, invited_to(table, "A"))
    holder.press("table-decline")
    zoe.sees("table-unadmitted", name=names[0])
    zoe.press("page-close")
    zoe.sees("table-watching")
    declined = watcher.said("table-log-declined", by=names[0], name="Zoé")
    expect(watcher.page.get_by_role("log").first).to_contain_text(declined)
    again = newcomer(visitors, stage, invited_to(table, "A"))
    holder.sees("table-asks", name="Zoé")
    again.press("table-stop-asking")
    again.sees("table-watching")
    expect(holder.page.locator("[data-testid=door] section")).to_have_count(0)


def test_around_one_screen_only_whoever_has_the_seat_lets_somebody_in(
    visitors: Visitors, stages: Stages
) -> None:
    """Nobody else does while the screen is covered, or while it is in their hands."""
    stage = stages(next(game for game in games() if game.about.secrets))
    table = stage.open("me", "me")
    shared = Guest(visitors.open(STILL), stage, said_in("en"))
    shared.visitor.run_first(memory(table.kept("A", "B")))
    page = shared.go(table.path, ".people button")
    ann = table.look()["seats"][0]["name"]
    zoe = newcomer(visitors, stage, invited_to(table, "A"))
    zoe.sees("table-awaiting", names=ann)
    shared.sees("table-asks-later", name="Zoé", seat=ann)
    expect(shared.button("table-admit")).to_have_count(0)
    page.locator(".people button[data-seat=B]").click()
    page.locator(BOARD).wait_for()
    expect(shared.button("table-admit")).to_have_count(0)
    page.get_by_role("button", name=shared.said("table-cover")).click()
    page.locator(".people button[data-seat=A]").click()
    shared.sees("table-asks-at", name="Zoé", seat=ann)
    shared.press("table-admit")
    expect(zoe.page.locator("[data-testid=door] section")).to_have_count(0)
    expect(zoe.page.locator("[data-tour=seats] .you").first).to_be_attached()
