"""The table in the browser, whatever the game: windows, lost servers, voices, focus, the next game.

Moves are chosen here from the list of choices, which every game has.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludotheque.engine.game import Game
from tests.server.server import running

from .chromium import STILL, STILL_PHONE, Language
from .screens import BOARD, CHOICES, CONFIRM, DRAFT, HINT, LONG, Guest, Stage, Stages, sit
from .tables import PlayedTable, games, memory
from .visitors import Visitors, come_to_rest, patiently
from .words import bundle, said_in

# Counts the rooms that are opened for sound, before the page can open one.
COUNT_ROOMS = """
globalThis.rooms = 0;
globalThis.AudioContext = class extends AudioContext {
  constructor(...given) { super(...given); globalThis.rooms += 1; }
};
"""
MOVES = 3
# Whether there is a spoken sentence for every line that was written since, and none besides.
ALL_SPOKEN = """([before, least]) => {
  const [spoken, written] = ["[role=log] p", "aside [data-line]"]
    .map((each) => document.querySelectorAll(each).length);
  return written - before >= least && spoken === written - before;
}"""
PROMPTS = ("ask-", "own-", "bar-", "phase-")
LANGUAGES: tuple[Language, ...] = ("en", "fr")
LONG_NAME = "Marie-Antoinette de Lys."  # as many letters as a name may have
NAMES = ("seat", "turn", "name")
COUNTS = ("due", "done", "left", "die", "reach", "times", "count", "number", "ghost")
OTHERS = {"piece": "ghost-2", "dice": "6, 5", "you": "no", "area": "no"}
# Says each of these sentences in the bar, one after the other; those of which a line is not seen.
CUT_OFF = """async (prompts) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const words = document.querySelector("[data-tour=bar] .words");
  const cut = [];
  for (const prompt of prompts) {
    words.querySelector(".sentence").textContent = prompt;
    await frame();
    await frame(); // what follows from the size of something else is laid out a frame later
    if (words.scrollHeight > words.clientHeight + 1) cut.push(prompt);
  }
  return cut;
}"""
LENGTHEN = '(score) => { score.textContent += " 000"; }'
# Where the bars of a result begin and end, each place once.
AXES = """(bars) => [...new Set(bars.map((it) => {
  const { left, right } = it.getBoundingClientRect();
  return `${left} ${right}`;
}))]"""
OFFERED = '() => document.querySelectorAll(".choices li button").length > 0'


def length_of(table: PlayedTable) -> int:
    return int(table.look()["position"]["length"])


def draft(page: Page) -> None:
    page.wait_for_function(DRAFT)


# ---------------------------------------------------------------- windows and servers


def test_a_move_in_one_window_ends_the_draft_in_another_without_harm(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    guest = sit(visitors, stage, table, "A")
    other = guest.visitor.another_window()
    other.goto(guest.page.url)
    draft(other)
    draft(guest.page)
    guest.page.locator(CONFIRM).click()
    expect(other.locator("[role=log] p").first).to_be_attached()
    expect(other.locator(f"{CONFIRM}:enabled")).to_have_count(0)
    expect(other.locator(".notice")).to_have_count(0)
    assert agree(table, guest.page, other), "both windows offer what the table offers, or nothing"


def agree(table: PlayedTable, *pages: Page) -> bool:
    """Whether all windows offer the same in the end: something, if it is still one's turn."""
    for _ in patiently(pages[0]):
        offered = [page.locator(".choices li").all_inner_texts() for page in pages]
        due = "A" in table.look()["position"]["legal"]
        if all(each == offered[0] and bool(each) == due for each in offered):
            return True
    return False


def test_a_server_that_was_killed_is_found_again_with_the_move_in_the_making(
    visitors: Visitors, tmp_path: Path
) -> None:
    with running(tmp_path / "data") as server:
        stage = Stage(server, games()[0])
        table = stage.open("me", "me")
        table.play_until_choice("A")
        guest = sit(visitors.elsewhere(server.url), stage, table, "A")
        guest.visitor.announce("ERR_|WebSocket|Failed to load")
        draft(guest.page)
        server.kill()
        guest.sees("table-lost")
        server.start()
        expect(guest.page.get_by_text(guest.said("table-lost"))).to_be_hidden()
        before = length_of(table)
        guest.page.locator(CONFIRM).click()
        assert any(length_of(table) > before for _ in patiently(guest.page))
        stage.client.close()


# ---------------------------------------------------------------- hearing and being heard


def test_what_happens_is_spoken_once_and_nothing_of_what_went_before(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    page = sit(visitors, stage, table, width=1440).page
    spoken, written = page.locator("[role=log] p"), page.locator("aside [data-line]")
    expect(written.first).to_be_visible()
    expect(spoken).to_have_count(0)
    before = written.count()
    table.play_on(MOVES)
    page.wait_for_function(ALL_SPOKEN, arg=[before, MOVES])
    said = spoken.all_text_contents()
    assert all(text.strip().endswith((".", "!")) for text in said)
    page.reload()
    expect(written.first).to_be_visible()
    expect(spoken).to_have_count(0)


def test_the_keyboard_keeps_its_place_through_a_move(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    guest = sit(visitors, stage, table, "A", "B")
    page = guest.page
    page.locator(CHOICES).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    is_confirming = "() => document.activeElement.closest('[data-tour=confirm]') !== null"
    is_choosing = "() => document.activeElement.closest('.choices') !== null"
    is_before = "() => document.activeElement.matches('.choices > button')"
    while not page.evaluate(is_confirming):
        page.wait_for_function(f"() => ({is_choosing})() || ({is_confirming})()")
        if page.evaluate(is_before):  # what was chosen has been played, and there is more to choose
            page.keyboard.press("Enter")
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_function(f"{OFFERED} || ({is_confirming})()")
    page.keyboard.press("Enter")
    expect(page.locator("[role=log] p").first).to_be_attached()
    page.locator(CHOICES).wait_for()
    page.wait_for_function("() => document.activeElement.closest('[data-tour=bar]') !== null")


def test_every_choice_in_the_list_has_words_of_its_own(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    notations = table.look()["position"]["legal"]["A"]
    for language in ("en", "fr"):
        guest = sit(visitors, stage, table, "A", language=language)
        guest.page.locator(CHOICES).wait_for()
        words = guest.page.locator(".choices li button").all_text_contents()
        assert len({text.strip() for text in words}) == len(notations)
        assert not {text.strip() for text in words} & {"", *notations}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_prompt_is_read_whole_on_a_phone(
    visitors: Visitors, stages: Stages, game: Game, language: Language
) -> None:
    """Beside the way back and the hint, which leave it the least room; with the longest names."""
    table = stages(game).open(*("me",) * min(game.about.seats))
    table.play_until_choice("A")
    visitor = visitors.open(replace(STILL_PHONE, language=language))
    visitor.run_first(memory(table.kept("A")))
    page = visitor.go(table.path)
    page.locator(CHOICES).wait_for()
    page.evaluate("document.querySelector('[data-tour=bar] .choices li button').click()")
    expect(page.locator("[data-tour=bar] .back button")).to_have_count(2)
    prompts = [*prompts_of(game.name, language)]
    assert prompts
    come_to_rest(page)
    assert page.evaluate(CUT_OFF, prompts) == []


def prompts_of(game: str, language: Language) -> Iterator[str]:
    """All that the bar may say of a game, as far as its values can be made up."""
    words = bundle(language, game)
    for key in words._messages:  # fluent.runtime has no other way to list them
        pattern = words.get_message(key).value
        if pattern is None or not key.startswith(PROMPTS):
            continue
        for count in (1, 6):
            values = dict.fromkeys(COUNTS, count) | dict.fromkeys(NAMES, LONG_NAME) | OTHERS
            text, errors = words.format_pattern(pattern, values)
            assert not errors, (key, errors)
            yield str(text)


def test_nothing_sounds_before_the_first_touch_nor_where_silence_was_chosen(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    guest, silent = (Guest(visitors.open(STILL), stage, said_in("en")) for _ in range(2))
    silence = 'localStorage.setItem("ludotheque.settings", \'{"volume": 0, "motion": "none"}\')'
    silent.visitor.run_first(silence)
    for each in (guest, silent):
        each.visitor.run_first(memory(table.kept("A")))
        each.visitor.run_first(COUNT_ROOMS)
        each.go(table.path, BOARD, CHOICES)

    def play_a_round() -> None:
        """Somebody else's turn, and then one's own again, which is heard."""
        table.play_on(1, until="B")
        table.play_until_choice("A")
        for each in (guest, silent):
            each.page.wait_for_function(OFFERED)

    play_a_round()
    assert guest.page.evaluate("() => rooms") == 0
    for each in (guest, silent):
        each.page.keyboard.press("Shift")
    play_a_round()
    guest.page.wait_for_function("() => rooms === 1")
    assert silent.page.evaluate("() => rooms") == 0


def test_a_hint_goes_with_what_it_drew(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    guest = sit(visitors, stage, table, "A")
    page, hint = guest.page, guest.page.locator(HINT)
    page.locator(CHOICES).wait_for()
    guest.press("table-hint")
    hint.wait_for(timeout=LONG)
    guest.press("table-take-back")
    expect(hint).to_have_count(0)


# ---------------------------------------------------------------- the first game, and the next


def test_hints_come_one_by_one_until_they_are_ended(visitors: Visitors, stage: Stage) -> None:
    visitor = visitors.open(motion="reduce")
    guest = Guest(visitor, stage, said_in("en"))
    page = guest.go("/", "main a[href^='/new/']")
    title = said_in("en", stage.game)("game-title")
    page.get_by_role("button", name=guest.said("page-first-time-play", title=title)).click()
    hint = page.locator(".coach .card.placed p")
    first = hint.inner_text()
    guest.press("tip-understood")
    expect(hint).not_to_have_text(first)
    expect(hint).to_be_visible()
    guest.press("tip-enough")
    guest.sees("tip-ended")
    page.reload()
    page.locator(CHOICES).wait_for()
    expect(hint).to_have_count(0)


def test_playing_again_brings_both_to_the_same_new_table(visitors: Visitors, stage: Stage) -> None:
    table = stage.open("me", "me")
    table.play_until_choice("A", moves=20)  # so that they hardly have as much as each other
    table.resign("B")
    winner, loser = (sit(visitors, stage, table, seat) for seat in "AB")
    winner.sees("table-won-you")
    winner.page.locator(".result strong").first.evaluate(LENGTHEN)
    assert len(winner.page.locator(".result .bar").evaluate_all(AXES)) == 1
    expect(winner.button("table-again")).to_be_in_viewport()
    winner.press("table-again")
    loser.press("table-again-join")
    for each in (winner, loser):
        each.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table.name))
        each.page.locator(BOARD).wait_for()
        expect(each.page.locator("#open-seats")).to_have_count(0)
        expect(each.page.locator("[data-tour=seats] .you")).to_have_count(1)
    assert winner.page.url == loser.page.url
