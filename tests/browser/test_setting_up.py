"""Before the first move: what begins a game is in sight, the board is free, names are read whole.

Names are long in both languages, those of people and those of the characters that bots are. The
smallest phones show them whole: where a table is set up, at the table, and when a game is over.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Page, expect

from ludotheque.engine.game import Game
from ludotheque.engine.levels import NAMES as LEVELS
from tests.server.server import Server
from tests.tiers import thorough

from .chromium import STILL_PHONE, Language, Setting
from .fit import misfits
from .screens import BOARD
from .tables import PlayedTable, games, games_shown, memory, open_table
from .visitors import Visitor, Visitors
from .words import Said, said_in

SEATS = "ABCDEF"
LONG = "Marie-Antoinette de Lys."  # as many letters as a name may have
SMALLEST = (360, 740), (320, 640)
WIDE = (1280, 800), (1440, 900), (1024, 768), (1024, 1366), (2560, 1440)
NOTHING_GIVEN = r"409 \(.*/handout\)|status of 409"  # by a game that was given up before it began
LANGUAGES: tuple[Language, ...] = ("en", "fr")
# What of the set-up is in sight, and whether the button has covered any of it.
SIGHT = """(button) => {
  const { top, bottom, right } = button.getBoundingClientRect();
  const fields = [...button.closest("section").querySelectorAll("input, ol button")];
  const covered = fields.filter((it) => it.getBoundingClientRect().bottom > top);
  return { inside: bottom <= innerHeight && right <= innerWidth && top >= 0,
           covered: covered.map((it) => it.outerHTML) };
}"""
# Whether the board is large and nothing lies on it, once everything has found its place.
FREE = """() => {
  const board = document.querySelector("[data-tour=board] .square").getBoundingClientRect();
  const others = [...document.querySelectorAll("[data-tour=seats] > *, [data-tour=bar]")];
  const on = (it) => it.left < board.right - 1 && board.left < it.right - 1
    && it.top < board.bottom - 1 && board.top < it.bottom - 1;
  return board.height > innerHeight / 2 && !others.some((it) => on(it.getBoundingClientRect()));
}"""
# Chairs of which one stands on another.
CROWDED = """(chairs) => {
  const places = chairs.map((it) => [it.textContent.trim(), it.getBoundingClientRect()]);
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return places.flatMap(([name, one], at) =>
    places.slice(at + 1).filter(([, other]) => meet(one, other)).map(([beside]) =>
      `${name} / ${beside}`));
}"""


def name_of(it: Game | int | str) -> str:
    return it.name if isinstance(it, Game) else str(it)


def begun() -> Iterator[ParameterSet]:
    """Every game in both languages; usually in one, by turns."""
    for at, game in enumerate(games_shown()):
        for language in LANGUAGES:
            marks = [] if language == LANGUAGES[at % len(LANGUAGES)] else [thorough]
            yield pytest.param(game, language, marks=marks)


@pytest.mark.parametrize(("game", "language"), list(begun()), ids=name_of)
def test_a_game_is_begun_without_scrolling(
    visitors: Visitors, game: Game, language: Language
) -> None:
    """On a small laptop, and with as many players as there can be."""
    visitor = visitors.open(Setting(1280, 800, language=language, motion="reduce"))
    page, said = visitor.go(f"/new/{game.name}"), said_in(language)
    sit_down(page, said, max(game.about.seats))
    button = page.get_by_role("button", name=said("page-play"), exact=True)
    assert button.evaluate(SIGHT) == {"inside": True, "covered": []}


@pytest.mark.parametrize("by", ["arrow", "browser", "play"])
def test_rules_read_while_setting_up_lead_back_to_what_was_chosen(
    visitors: Visitors, by: str
) -> None:
    """By the arrow at the head of the rules, by the browser, and by the button to play."""
    game = max(games_shown(), key=lambda each: len(each.about.seats))
    page, said = visitors.open(STILL_PHONE).go(f"/new/{game.name}"), said_in("en")
    seats = max(game.about.seats)
    page.get_by_role("radio", name=str(seats), exact=True).check()
    page.get_by_role("link", name=said("page-read-rules")).tap()
    page.wait_for_url(f"**/rules/{game.name}")
    if by == "browser":
        page.go_back()
    elif by == "arrow":
        page.get_by_role("link", name=said("page-back"), exact=True).tap()
    else:
        page.get_by_role("link", name=said("book-play")).tap()
    page.wait_for_url(f"**/new/{game.name}")
    expect(page.get_by_role("radio", name=str(seats), exact=True)).to_be_checked()
    expect(page.locator("ol > li > button")).to_have_count(seats)


def test_whoever_never_played_begins_with_few_seats_and_the_easiest_bots(
    visitors: Visitors,
) -> None:
    game, said = games()[0], said_in("en")
    page = visitors.open(STILL_PHONE).go(f"/new/{game.name}")
    bots = page.locator("ol > li .bot .manner")
    expect(bots).to_have_text([said("bot-novice")] * (min(game.about.seats) - 1))


def sit_down(page: Page, said: Said, seats: int) -> None:
    page.locator("#house-rules").wait_for()
    count = page.get_by_role("radio", name=str(seats), exact=True)
    if count.count():  # or else it is a game for so many and no others
        count.check()
    page.get_by_label(said("page-your-name"), exact=True).fill(LONG)
    page.locator("ol > li > button").nth(seats - 1).wait_for()


def crowds() -> Iterator[tuple[Game, int]]:
    """Every number of players, at a game that is made for so many."""
    numbers = {seats: game for game in games_shown() for seats in game.about.seats}
    yield from ((game, seats) for seats, game in sorted(numbers.items()))


@pytest.mark.parametrize(("game", "seats"), list(crowds()), ids=name_of)
def test_chairs_stand_apart_on_a_phone(visitors: Visitors, game: Game, seats: int) -> None:
    width, height = SMALLEST[-1]
    visitor = visitors.open(Setting(width, height, language="fr", motion="reduce", touch=True))
    page = visitor.go(f"/new/{game.name}")
    sit_down(page, said_in("fr"), seats)
    assert page.locator("ol > li > button").evaluate_all(CROWDED) == []
    assert misfits(page) == []


def tables() -> Iterator[ParameterSet]:
    """Every number of seats; usually the fewest and the most."""
    for game in games():
        numbers = game.about.seats
        for seats in numbers:
            usual = seats in (min(numbers), max(numbers))
            yield pytest.param(game, seats, marks=[] if usual else [thorough])


@pytest.mark.parametrize(("game", "seats"), list(tables()), ids=name_of)
def test_nothing_lies_on_the_board(
    visitors: Visitors, server: Server, game: Game, seats: int
) -> None:
    """On laptops, a tablet and a large screen, however many sit around it."""
    with server.client() as client:
        table = open_table(client, game.name, *["me"] * seats)
    visitor = visitors.open(Setting(motion="reduce"))
    visitor.run_first(memory(table.kept("A")))
    page = visitor.go(table.path)
    page.locator(f"{BOARD} svg").first.wait_for()
    for width, height in WIDE:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FREE)


@pytest.mark.parametrize("game", games_shown(), ids=name_of)
def test_a_phone_shows_long_names_whole(visitors: Visitors, server: Server, game: Game) -> None:
    with server.client() as client:
        kinds = ["me"] * max(game.about.seats)
        table = open_table(client, game.name, *kinds, names=long_names(game.name))
        visitor = visitors.open(STILL_PHONE, language="fr")
        visitor.announce(NOTHING_GIVEN)
        visitor.run_first(memory(table.kept("A")))
        faults = looked_at(visitor, table, f"{BOARD} svg")
        table.resign(*SEATS[1 : len(kinds)])
        faults += looked_at(visitor, table, "dialog[open] .result li")
    assert faults == []


def long_names(game: str) -> list[str]:
    """Somebody whose name is as long as it may be, and the characters of a game in French."""
    said = said_in("fr", game)
    return [LONG, *(said(f"character-{level}") for level in LEVELS)]


def looked_at(visitor: Visitor, table: PlayedTable, landmark: str) -> list[str]:
    """What cannot be read of a table on the smallest phones."""
    faults = []
    for width, height in SMALLEST:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.go(table.path).locator(landmark).first.wait_for()
        faults += misfits(visitor.page)
    return faults
