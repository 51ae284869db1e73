"""What is settled for a browser stays settled, and is in force at once: amid a game, too."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.tiers import times

from .chromium import Setting
from .screens import BOARD, CHOICES, CONFIRM, DRAFT, SETTLED, Guest, Stage, Stages, sit
from .tables import PlayedTable, games, memory
from .visitors import Visitors, patiently
from .words import said_in

# How much is on its way from one colour to another, a frame after the theme was settled elsewhere.
MOVING_AFTER_DARK = """() => new Promise((done) => {
  const [key, newValue] = ["ludotheque.settings", '{"theme": "dark", "motion": "none"}'];
  dispatchEvent(new StorageEvent("storage", { key, newValue }));
  requestAnimationFrame(() => requestAnimationFrame(() => done(document.getAnimations().length)));
})"""


def choose(page: Page, name: str) -> None:
    page.get_by_role("dialog").get_by_role("radio", name=name, exact=True).check()


def is_chosen(page: Page, name: str) -> None:
    radio = page.get_by_role("dialog").get_by_role("radio", name=name, exact=True)
    expect(radio).to_be_checked()


def test_settings_outlast_a_reload(visitors: Visitors, stage: Stage) -> None:
    guest = Guest(visitors.open(Setting()), stage, said_in("en"))
    page, said, dit = guest.go("/", "main a[href^='/new/']"), guest.said, said_in("fr")
    guest.press("page-settings")
    page.get_by_role("slider", name=said("page-volume")).fill("0.25")
    page.get_by_role("checkbox", name=said("page-confirm")).uncheck()
    choose(page, said("page-theme-dark"))
    choose(page, said("page-motion-none"))
    choose(page, said("page-language-fr"))
    expect(page.get_by_role("heading", name=dit("page-settings"))).to_be_visible()
    page.reload()
    page.get_by_role("button", name=dit("page-settings")).click()
    for key in ("page-language-fr", "page-theme-dark", "page-motion-none"):
        is_chosen(page, dit(key))
    expect(page.get_by_role("slider", name=dit("page-volume"))).to_have_value("0.25")
    expect(page.get_by_role("checkbox", name=dit("page-confirm"))).not_to_be_checked()
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "fr")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "none")


def test_where_nothing_moves_another_theme_is_there_in_the_next_frame(
    visitors: Visitors, stage: Stage
) -> None:
    page = Guest(visitors.open(motion="reduce"), stage, said_in("en")).go("/", "main a")
    assert page.evaluate(MOVING_AFTER_DARK) == 0


def test_another_language_in_the_middle_of_a_move_changes_the_words_alone(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    guest = sit(visitors, stage, table, "A", width=1440)
    page, log = guest.page, guest.page.locator("[data-line]")
    page.locator(CHOICES).wait_for()
    page.wait_for_function(DRAFT)
    english, length = log.all_inner_texts(), table.look()["position"]["length"]
    guest.press("table-menu")
    guest.press("table-menu-settings")
    choose(page, guest.said("page-language-fr"))
    page.keyboard.press("Escape")
    page.wait_for_function(SETTLED, arg="fr")
    dit = said_in("fr")
    expect(page.locator(CONFIRM)).to_have_text(dit("table-confirm"))
    expect(page.locator(CONFIRM)).to_be_enabled()
    expect(log).to_have_count(len(english))
    expect(log.last).not_to_have_text(english[-1])
    assert not set(english) & set(log.all_inner_texts())
    page.locator(CONFIRM).click()
    page.wait_for_function("() => !document.querySelector('[data-tour=confirm] button:enabled')")
    assert any(table.look()["position"]["length"] > length for _ in patiently(page))


def test_without_confirming_a_move_is_played_as_soon_as_it_is_chosen(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    length = table.look()["position"]["length"]
    guest = sit(visitors, stage, table, "A")
    guest.press("table-menu")
    guest.press("table-menu-settings")
    guest.page.get_by_role("checkbox", name=guest.said("page-confirm")).uncheck()
    guest.page.keyboard.press("Escape")
    chosen = "() => document.querySelector('.choices li button')?.click()"
    while not guest.page.locator("[role=log] p").count():
        guest.page.evaluate(chosen)
        expect(guest.page.locator(f"{CONFIRM}:enabled:not([aria-busy])")).to_have_count(0)
    assert table.look()["position"]["length"] > length


# Confirms what waits for that, and says so; else it chooses what comes first from the list.
ACT = """(last) => {
  const confirm = document.querySelector(
    "[data-tour=confirm] button:enabled:not([aria-busy=true])",
  );
  const choices = [...document.querySelectorAll("[data-tour=bar] .choices li button")];
  (confirm ?? choices.at(last ? -1 : 0))?.click();
  return confirm !== null;
}"""


@pytest.mark.long
@pytest.mark.parametrize("confirms", [True, False], ids=["confirming", "at once"])
@pytest.mark.parametrize("name", [each.name for each in games()])
def test_a_turn_asks_for_one_confirmation_at_most_or_for_none(
    visitors: Visitors, stages: Stages, name: str, confirms: bool
) -> None:
    game = next(each for each in games() if each.name == name)
    stage = stages(game)
    table = stage.open(*("me",) * min(game.about.seats))
    settled = json.dumps({"language": "en", "confirm": confirms})
    visitor = visitors.open(motion="reduce")
    visitor.run_first(f"localStorage.setItem('ludotheque.settings', {json.dumps(settled)});")
    visitor.run_first(memory(table.kept("A")))
    page = visitor.go(table.path)
    page.wait_for_selector(BOARD)
    for turn in range(times(4, 20)):
        asked = 0
        while "A" in table.look("A")["position"]["legal"]:
            asked += page.evaluate(ACT, turn % 2 == 1)
        assert asked <= int(confirms), f"turn {turn + 1}"
        table.play_on(0, until="A")
        circle_anew(table)


def circle_anew(table: PlayedTable) -> None:
    """What A owes because somebody walked into a trap is a turn's work of its own."""
    found = table.look("A")["position"]
    while found["view"]["phase"] == "recircle" and "A" in found["legal"]:
        table.play("A", found["legal"]["A"][0], found["length"])
        found = table.look("A")["position"]
