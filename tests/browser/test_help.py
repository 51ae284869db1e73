"""Help for people: a hint that is drawn and not played, and the analysis of a game that is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludotheque.engine.game import Game

from .chromium import STILL, STILL_PHONE, TINY, Setting
from .screens import (
    ANALYSIS,
    BOARD,
    CHART,
    CONFIRM,
    HINT,
    LONG,
    STUDY,
    Guest,
    Stage,
    Stages,
    sit,
)
from .tables import PlayedTable, games, memory
from .visitors import Visitors, come_to_rest, patiently
from .words import said_in

WIDE = Setting(1440, 900, motion="reduce")


def test_a_hint_is_drawn_and_said_and_played_only_when_it_is_confirmed(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    guest = sit(visitors, stage, table, "A")
    before = table.look()["position"]["length"]
    guest.press("table-hint")
    expect(guest.page.locator(HINT)).to_be_visible()
    assert guest.page.locator(HINT).inner_text().strip()
    expect(guest.page.locator(CONFIRM)).to_be_enabled()
    assert table.look()["position"]["length"] == before, "nothing is played by itself"
    guest.page.locator(CONFIRM).click()
    expect(guest.page.locator(HINT)).to_be_hidden()
    assert any(table.look()["position"]["length"] > before for _ in patiently(guest.page))


# Where a hint lies, and whether any part of it is off the window or under something else.
HIDDEN = """(selector) => {
  const hint = document.querySelector(selector);
  const { left, top, right, bottom } = hint.getBoundingClientRect();
  const places = [];
  for (const x of [left + 6, (left + right) / 2, right - 6])
    for (const y of [top + 6, (top + bottom) / 2, bottom - 6]) places.push([x, y]);
  return places.filter((place) => !hint.contains(document.elementFromPoint(...place)));
}"""
TURNED = [game for game in games() if not game.about.realtime]


@pytest.mark.parametrize("setting", [STILL, STILL_PHONE, TINY], ids=lambda each: each.name)
@pytest.mark.parametrize("game", TURNED, ids=lambda game: game.name)
def test_a_hint_is_seen_as_a_whole_from_the_first_choice_on(
    visitors: Visitors, stages: Stages, game: Game, setting: Setting
) -> None:
    stage = stages(game)
    table = stage.open(*("me",) * min(game.about.seats))
    table.play_until_choice("A")
    visitor = visitors.open(setting)
    visitor.run_first(memory(table.kept("A")))
    guest = Guest(visitor, stage, said_in("en"))
    page = guest.go(table.path, BOARD)
    guest.press("table-hint")
    expect(page.locator(HINT)).to_be_visible(timeout=LONG)
    come_to_rest(page)
    assert page.evaluate(HIDDEN, HINT) == []


def test_a_hint_can_be_put_away_and_what_it_drew_taken_back(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    guest = sit(visitors, stage, table, "A")
    guest.press("table-hint")
    expect(guest.page.locator(HINT)).to_be_visible()
    guest.press("table-hint-away")
    expect(guest.page.locator(HINT)).to_be_hidden()
    guest.press("table-take-back")
    expect(guest.page.locator(CONFIRM)).to_be_disabled()


@pytest.mark.long
@pytest.mark.timeout(2 * LONG // 1000)
@pytest.mark.xdist_group(STUDY)
def test_a_finished_game_is_analysed_on_request_beside_its_replay(
    visitors: Visitors, stage: Stage
) -> None:
    guest = Guest(visitors.open(WIDE), stage, said_in("en"))
    page = guest.go(f"{stage.finished.path}/replay{ANALYSIS}", BOARD)
    chart = page.locator(CHART)
    chart.wait_for(timeout=LONG)
    place = page.get_by_role("slider", name=guest.said("replay-slider"))
    length = place.get_attribute("max") or ""
    chart.focus()
    page.keyboard.press("End")
    expect(place).to_have_value(length)
    page.keyboard.press("Home")
    expect(place).to_have_value("0")
    box = chart.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 0.55 * box["width"], box["y"] + box["height"] / 2)
    expect(place).not_to_have_value("0")
    page.get_by_text(guest.said("analysis-table")).click()
    expect(page.get_by_role("table").get_by_role("row").nth(2)).to_be_visible()
