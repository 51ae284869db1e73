"""A game again: from its table and from a file, by slider, by log and by keyboard."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .chromium import STILL_PHONE, Language, Setting
from .screens import BOARD, Guest, Stage, choose_file
from .visitors import Visitors, come_to_rest
from .words import said_in

WIDE = Setting(1440, 900, motion="reduce")
LIT = "[data-line][aria-current=step]"


def guest_of(visitors: Visitors, stage: Stage, language: Language = "en") -> Guest:
    return Guest(visitors.open(WIDE, language=language), stage, said_in(language))


def is_at(guest: Guest, place: int, length: int) -> None:
    slider = guest.page.get_by_role("slider", name=guest.said("replay-slider"))
    expect(slider).to_have_value(str(place))
    where = guest.said("replay-where", at=place, length=length)
    expect(slider).to_have_attribute("aria-valuetext", where)


def length_of(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("max") or 0)


def test_the_keyboard_goes_through_a_game_and_the_log_goes_with_it(
    visitors: Visitors, stage: Stage
) -> None:
    guest = guest_of(visitors, stage)
    page = guest.go(f"{stage.finished.path}/replay", BOARD, "input[type=range]")
    length = length_of(page)
    assert length == stage.finished.look()["position"]["length"]
    page.get_by_role("slider").focus()
    for key, place in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", length)):
        page.keyboard.press(key)
        is_at(guest, place, length)
        expect(page).to_have_url(re.compile(f"#{place}$"))
        lit = int(page.locator(LIT).get_attribute("data-line") or -1)
        assert lit <= place - 1
    expect(page.locator(LIT)).to_be_in_viewport()
    page.keyboard.press("Home")
    is_at(guest, 0, length)
    expect(page.locator(LIT)).to_have_count(0)
    guest.sees("replay-start")


def test_a_line_of_the_log_leads_to_its_moment(visitors: Visitors, stage: Stage) -> None:
    guest = guest_of(visitors, stage)
    page = guest.go(f"{stage.finished.path}/replay#5", BOARD, "input[type=range]")
    is_at(guest, 5, length_of(page))
    line = page.locator("button[data-line]").nth(20)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    number = int(line.get_attribute("data-line") or -1)
    is_at(guest, number + 1, length_of(page))


def test_the_board_keeps_its_size_whatever_is_told(visitors: Visitors, stage: Stage) -> None:
    guest = Guest(visitors.open(STILL_PHONE, language="fr"), stage, said_in("fr"))
    page = guest.go(f"{stage.finished.path}/replay", BOARD, "input[type=range]")
    sentence = page.locator("[data-tour=bar] p").first
    box = page.locator(f"{BOARD} .square")
    come_to_rest(page)
    before = box.bounding_box()
    for told in ("Bref.", "Une phrase assez longue pour ne pas tenir sur une seule ligne. " * 4):
        sentence.evaluate("(it, told) => (it.textContent = told)", told)
        come_to_rest(page)
        assert box.bounding_box() == before


def test_it_plays_by_itself_until_it_is_stopped(visitors: Visitors, stage: Stage) -> None:
    guest = guest_of(visitors, stage)
    page = guest.go(f"{stage.finished.path}/replay", BOARD, "input[type=range]")
    guest.press("replay-play")
    page.wait_for_function("() => document.querySelector('input[type=range]').value > 2")
    guest.press("replay-pause")
    stopped = page.get_by_role("slider").input_value()
    expect(guest.button("replay-play")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_value(stopped)


def test_a_file_shows_the_same_game_and_can_be_saved_again(
    visitors: Visitors, stage: Stage, tmp_path: Path
) -> None:
    guest = guest_of(visitors, stage)
    page = guest.go("/replay")
    choose_file(page, "evening.txt", stage.saved)
    page.locator(BOARD).wait_for()
    assert length_of(page) == stage.finished.look()["position"]["length"]
    with page.expect_download() as coming:
        guest.press("replay-download")
    kept = tmp_path / coming.value.suggested_filename
    coming.value.save_as(kept)
    assert kept.name == "evening.txt"
    assert kept.read_text(encoding="utf-8") == stage.saved
    command = [sys.executable, "-m", "ludotheque", "replay", str(kept), "--lang", "en"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_altered_file_is_refused_with_what_is_wrong(
    visitors: Visitors, stage: Stage, language: Language
) -> None:
    lines = stage.saved.splitlines(keepends=True)
    altered = "".join([*lines[:-3], lines[-2], lines[-3], lines[-1]])
    answer = stage.client.post("/api/replays", json={"text": altered})
    assert answer.status_code >= 400
    problem = answer.json()
    guest = guest_of(visitors, stage, language)
    guest.visitor.announce(str(answer.status_code))
    page = guest.go("/replay")
    choose_file(page, "altered.txt", altered)
    sentence = guest.said(problem["code"], **problem["values"])
    expect(page.get_by_role("alert").get_by_text(sentence)).to_be_visible()
    choose_file(page, "whole.txt", stage.saved)
    page.locator(BOARD).wait_for()
