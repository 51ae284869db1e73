"""Who sits at a table: names of people and bots, guests, hosts, and the same people once more."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import FilePayload, Page, expect

from ludotheque.engine.game import Game
from tests.server.server import Json, Server

from .axe import axe
from .chromium import STILL, STILL_PHONE, Language, Setting
from .fit import fits
from .screens import BOARD, Guest, Stage, sit
from .tables import PlayedTable, games_shown, memory, open_table
from .visitors import Visitors
from .words import said_in

SEATS = "[data-tour=seats] .name"
WAITING = "#open-seats"
AIM = ("aim-goal", "aim-turn", "aim-end")
LANGUAGES: tuple[Language, ...] = ("en", "fr")
MOST_TABLES = 40
STEADY = {"kind": "bot", "bot": "steady"}
# Plates that lie on a box, and facts that are broken over lines.
SHELF = """() => {
  const top = (it) => it.getBoundingClientRect().top;
  const covered = [...document.querySelectorAll("a .plate")].filter((plate) =>
    top(plate) < plate.closest("a").querySelector(".lid").getBoundingClientRect().bottom - 1);
  const broken = [...document.querySelectorAll(".facts span")].filter((it) =>
    it.getClientRects().length > 1);
  return [...covered, ...broken].map((it) => it.textContent);
}"""
# Whether a field can be seen whole, above the bar that stays at the foot.
ABOVE_BAR = """(field) => {
  const bar = document.querySelector(".go").getBoundingClientRect();
  return field.getBoundingClientRect().bottom <= bar.top;
}"""


def guest_of(visitors: Visitors, stage: Stage, language: Language = "en") -> Guest:
    return Guest(visitors.open(STILL, language=language), stage, said_in(language))


def names_at(page: Page) -> list[str]:
    """What is read on the cards of those who play."""
    page.locator(BOARD).wait_for()
    return [text.strip() for text in page.locator(SEATS).all_inner_texts()]


def with_bots(stage: Stage, count: int, **more: object) -> PlayedTable:
    seats = [{"kind": "me", "name": "Camille"}, *(STEADY,) * count]
    answer = stage.client.post("/api/tables", json={"game": stage.game, "seats": seats, **more})
    return PlayedTable(stage.client, stage.game, answer.raise_for_status().json())


# ---------------------------------------------------------------- names


@pytest.mark.parametrize("game", games_shown(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_names_enough(game: Game, language: Language) -> None:
    said = said_in(language, game.name)
    levels = [f"character-{level}" for level in ("novice", "casual", "steady", "sharp", "master")]
    others = [f"character-other-{number}" for number in range(1, max(game.about.seats))]
    names = [said(key) for key in (*levels, *others)]
    assert len(set(names)) == len(names)


def test_bots_are_told_apart_from_the_set_up_to_the_replay(
    visitors: Visitors, stage: Stage
) -> None:
    host = guest_of(visitors, stage)
    page = host.go(f"/new/{stage.game}", "#house-rules")
    page.get_by_role("radio", name=str(stage.most), exact=True).check()
    chairs = page.locator("ol > li .bot .name")
    expect(chairs).to_have_count(stage.most - 1)
    planned = chairs.all_inner_texts()
    assert len(set(planned)) == len(planned)
    page.get_by_role("checkbox", name=host.said("page-guided")).uncheck()
    host.press("page-play")
    seated = names_at(page)
    assert set(planned) < set(seated)
    page.reload()
    assert names_at(page) == seated
    table = page.url.rsplit("/", 1)[-1]
    page.goto(f"{page.url}/replay")
    assert set(names_at(page)) == set(seated), table


def test_who_gave_no_name_is_called_in_the_reader_s_language(
    visitors: Visitors, stage: Stage
) -> None:
    host, watcher = guest_of(visitors, stage), guest_of(visitors, stage, "fr")
    page = host.go(f"/new/{stage.game}", "#house-rules")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("checkbox", name=host.said("page-guided")).uncheck()
    page.locator("ol button.bot").click()
    page.get_by_role("radio", name=host.said("page-sitter-here")).check()
    host.press("page-done")
    host.press("page-play")
    nobody = [host.said("page-nameless", seat=seat) for seat in "AB"]
    assert names_at(page) == nobody
    address = page.url.removeprefix(watcher.visitor.base)
    personne = [watcher.said("page-nameless", seat=seat) for seat in "AB"]
    assert names_at(watcher.go(address)) == personne
    assert nobody != personne


def test_a_friend_at_this_screen_is_named_and_known_the_next_time(
    visitors: Visitors, stage: Stage
) -> None:
    host = guest_of(visitors, stage)
    for time in range(2):
        host.go("/", "main a[href^='/new/']")
        page = host.go(f"/new/{stage.game}", "#house-rules")
        page.get_by_role("radio", name="2", exact=True).check()
        page.get_by_role("checkbox", name=host.said("page-guided")).set_checked(False)
        page.locator("ol button.bot").click()
        page.get_by_role("radio", name=host.said("page-sitter-here")).check()
        host.press("page-done")
        name = page.get_by_label(host.said("page-friend-name-at", seat="B"))
        if time == 0:
            name.fill("<b>Zoé</b>")
        expect(name).to_have_value("<b>Zoé</b>")
    host.press("page-play")
    expect(page.locator(SEATS, has_text="<b>Zoé</b>")).to_be_visible()


def test_names_come_back_with_a_saved_game(visitors: Visitors, stage: Stage) -> None:
    table = with_bots(stage, 2)
    table.play_on(4)
    saved = stage.client.get(f"/api/tables/{table.name}/saved").text
    reader = guest_of(visitors, stage, "fr")
    page = reader.go("/replay")
    file: FilePayload = {
        "name": "game.txt",
        "mimeType": "text/plain",
        "buffer": saved.encode(),
    }
    page.locator("input[type=file]").set_input_files(file)
    words = said_in("fr", stage.game)
    bots = [words(f"character-{name}") for name in ("steady", "other-1")]
    assert names_at(page) == ["Camille", *bots]


# ---------------------------------------------------------------- the host


def test_the_host_takes_a_bot_away_and_chooses_another(visitors: Visitors, stage: Stage) -> None:
    table = open_table(stage.client, stage.game, "me", "open", "open")
    host, watcher = sit(visitors, stage, table, "A"), sit(visitors, stage, table)
    words = said_in("en", stage.game)
    steady, sharp = words("character-steady"), words("character-sharp")
    free = host.page.locator(".seat", has_text=host.said("table-seat-bot-here"))
    expect(free).to_have_count(2)
    free.last.get_by_role("button", name=steady).click()
    expect(free).to_have_count(1)
    host.page.get_by_role("button", name=host.said("table-free-bot-label", name=steady)).click()
    expect(free).to_have_count(2)
    free.last.get_by_role("button", name=sharp).click()
    expect(watcher.page.locator(SEATS, has_text=sharp)).to_be_visible()
    expect(watcher.page.locator(SEATS, has_text=steady)).to_have_count(0)
    expect(watcher.page.locator(f"section:has({WAITING}) button")).to_have_count(0)


def where_b_begins(stage: Stage) -> PlayedTable:
    """A table for two at which it is B's turn, and nobody has come for B."""
    for _ in range(MOST_TABLES):
        found = open_table(stage.client, stage.game, "me", "me", names=("Camille", "Nadia"))
        if found.look("A")["position"]["acting"] == ["B"]:
            return found
    raise AssertionError("B never begins")


def test_the_host_reads_when_a_bot_may_play_for_somebody_away(
    visitors: Visitors, stage: Stage
) -> None:
    table = where_b_begins(stage)
    host, watcher = sit(visitors, stage, table, "A"), sit(visitors, stage, table)
    offer = re.compile("A bot for Nadia in [0-9,]+ s")
    expect(watcher.page.locator(SEATS, has_text="Nadia")).to_be_visible()
    expect(watcher.page.get_by_role("button", name=offer)).to_have_count(0)
    expect(host.page.get_by_role("button", name=offer)).to_be_disabled()
    sit(visitors, stage, table, "B")
    expect(host.page.get_by_role("button", name=offer)).to_have_count(0)


# ---------------------------------------------------------------- once more


def test_playing_again_from_the_shelf_is_a_rematch_that_begins_at_once(
    visitors: Visitors, stage: Stage
) -> None:
    table = with_bots(stage, 1, options={"ghost_turn": "free"})
    table.resign("A")
    player = guest_of(visitors, stage)
    player.visitor.run_first(memory(table.kept("A")))
    page = player.go("/")
    player.press("page-play-again")
    page.wait_for_url("**/table/*")
    assert table.name not in page.url
    steady = said_in("en", stage.game)("character-steady")
    assert sorted(names_at(page)) == sorted(["Camille", steady])
    expect(page.locator(WAITING)).to_have_count(0)
    again: Json = stage.client.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert (again["started"], again["options"]["ghost_turn"]) == (True, "free")
    assert again["seats"][1]["bot"] == "steady"


def test_playing_again_from_a_replay_goes_where_the_others_play_already(
    visitors: Visitors, stage: Stage
) -> None:
    table = open_table(stage.client, stage.game, "me", "me", names=("Camille", "Nadia"))
    table.resign("B")
    first, other = (guest_of(visitors, stage) for _ in range(2))
    for guest, seat in ((first, "A"), (other, "B")):
        guest.visitor.run_first(memory({**table.kept(seat), "host": None}))
        guest.go(f"{table.path}/replay", BOARD)
    for guest in (first, other):
        guest.press("table-again")
        guest.page.wait_for_url(lambda address: not address.endswith("replay"))
    assert first.page.url == other.page.url
    expect(first.page.locator(WAITING)).to_have_count(0)
    for page in (first.page, other.page):
        assert sorted(names_at(page)) == ["Camille", "Nadia"]


# ---------------------------------------------------------------- guests


@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=["desktop", "phone"])
def test_a_guest_reads_the_aim_and_is_offered_hints(
    visitors: Visitors, stage: Stage, setting: Setting
) -> None:
    table = open_table(stage.client, stage.game, "me", "open")
    guest = Guest(visitors.open(setting, language="fr"), stage, said_in("fr"))
    page = guest.go(table.invited, ".aim")
    words = said_in("fr", stage.game)
    for key in AIM:
        expect(page.get_by_text(words(key))).to_be_visible()
    hints = page.get_by_role("checkbox", name=guest.said("page-guided"))
    expect(hints).to_be_checked()
    guest.press("page-sit-down")
    page.locator(BOARD).wait_for()
    expect(page.get_by_role("complementary", name=guest.said("tip-title"))).to_be_attached()


@pytest.mark.parametrize("game", games_shown(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aim_is_read_in_twenty_seconds(game: Game, language: Language) -> None:
    said = said_in(language, game.name)
    words = sum(len(said(key).split()) for key in AIM)
    assert 15 < words <= 70  # an unhurried reader reads three and a half words a second


# ---------------------------------------------------------------- the shelf, and the set-up


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844), (320, 640)], ids=str)
def test_plates_cover_no_box_and_break_no_fact(
    visitors: Visitors, language: Language, size: tuple[int, int]
) -> None:
    setting = Setting(*size, language=language, motion="reduce", touch=size[0] < 500)
    page = visitors.open(setting).go("/")
    page.locator(".plate").first.wait_for()
    assert page.evaluate(SHELF) == []
    lefts = page.locator(".plate").evaluate_all(
        "(plates) => plates.map((it) => [it.getBoundingClientRect()]"
        ".map(({ left, right, top }) => [top, left, right])[0])"
    )
    for (top, _, right), (next_top, left, _) in pairwise(lefts):
        assert top != next_top or right <= left


def test_name_and_hints_are_in_sight_on_a_phone(visitors: Visitors, server: Server) -> None:
    visitor = visitors.open(STILL_PHONE)
    for game in games_shown():
        page, said = visitor.go(f"/new/{game.name}"), said_in("en")
        page.locator("#house-rules").wait_for()
        for field in (
            page.get_by_label(said("page-your-name"), exact=True),
            page.get_by_role("checkbox", name=said("page-guided")),
        ):
            assert field.evaluate(ABOVE_BAR), game.name


# ---------------------------------------------------------------- deleting a table


@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_opened_a_table_deletes_it_for_everybody(
    visitors: Visitors, stage: Stage, setting: Setting, language: Language
) -> None:
    table = stage.open("me", "me")
    friend = sit(visitors, stage, table, "B")
    host = Guest(visitors.open(setting, language=language), stage, said_in(language))
    host.visitor.run_first(memory(table.kept("A")))
    page = host.go("/", "article .people")
    host.press("page-forget")
    host.sees("page-delete-offer")
    fits(page)
    axe(page)
    host.press("page-delete-ask")
    host.sees("page-delete-text")
    fits(page)
    axe(page)
    friend.visitor.announce("404")
    host.press("page-delete")
    expect(page.locator("article")).to_have_count(0)
    friend.sees("table-deleted-title")
    expect(friend.page.locator(".notice")).to_have_count(0)
    assert stage.client.get(f"/api/tables/{table.name}").status_code == 404


def test_only_whoever_opened_a_table_is_offered_to_delete_it(
    visitors: Visitors, stage: Stage
) -> None:
    guest, kept = guest_of(visitors, stage), stage.open("me", "me").kept("B")
    del kept["host"]
    guest.visitor.run_first(memory(kept))
    guest.go("/", "article .people")
    guest.press("page-forget")
    guest.sees("page-forget-text")
    expect(guest.button("page-delete-ask")).to_have_count(0)
