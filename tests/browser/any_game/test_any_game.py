"""Tiny games that the page does not know, in a real browser, from the shelf to the analysis."""

from __future__ import annotations

import re
import urllib.parse
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.chromium import STILL, STILL_PHONE, Language, Setting
from tests.browser.fit import misfits
from tests.browser.visitors import Visitor, Visitors
from tests.browser.words import Said, said_in
from tests.server.server import Server, started

from .hands import CHOICES, Finger, Hand, Keyboard
from .shelf import TinyGamesServer

PICTURE = "[data-tour=board] img"
CHART = ".analysis [role=slider]"
TITLES = {
    "en": {"dash": "Dash", "hoard": "Hoard", "skeleton": "Skeleton"},
    "fr": {"dash": "Sprint", "hoard": "Magot", "skeleton": "Squelette"},
}
OWN_COIN = "•"  # how the picture of Hoard marks the viewer's own coin
SECRET = "Elle est dans la boîte"
NOTHING_GIVEN = r"409 \(.*/handout\)|status of 409"  # before the things of Rush are mixed
# Whose turn it is, the box of their coin, and the boxes of which the page tells, at one moment.
SEEN = """(secret) => ({
  whose: document.querySelector(".whose")?.textContent ?? "",
  own: document.querySelector("[data-tour=board] dd")?.textContent.trim() ?? "",
  told: document.body.textContent.split(`${secret} `).slice(1).map((each) => each[0]),
})"""
SAYS = "(text) => document.body.textContent.includes(text)"
LOADED = "(it) => it.complete && it.naturalWidth > 0"

# One server for all tests of this file.
pytestmark = pytest.mark.xdist_group("any game")


@pytest.fixture(scope="module")
def tiny_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("any-game") / "data"
    with started(folder, TinyGamesServer, LUDOTHEQUE_ABSENCE="1000000") as found:
        yield found


@pytest.fixture
def base(tiny_games: Server) -> str:
    """Visitors come to this server."""
    return tiny_games.url


# ---------------------------------------------------------------- coming to a table


def take_the_box(page: Page, hand: Hand, game: str) -> None:
    """From the shelf to the open box."""
    hand.press(page.locator(f'a[href="/new/{game}"]').first)
    page.locator("#house-rules").wait_for()


def sit_two_here(page: Page, hand: Hand, said: Said) -> None:
    """Somebody else at the same screen, instead of a bot."""
    who = said("page-seat-change", seat="B", who="").split(":")[0].strip()
    hand.press(page.get_by_role("button", name=who))
    here = page.get_by_role("radio", name=said("page-sitter-here"))
    here.focus()
    page.keyboard.press("Space")
    page.get_by_label(said("page-friend-name")).fill("Zoé")
    hand.press(page.get_by_role("dialog").get_by_role("button", name=said("page-done")))


def begin(page: Page, hand: Hand, said: Said) -> str:
    hand.press(page.get_by_role("button", name=said("page-play"), exact=True))
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def look_back(page: Page, said: Said, hand: Hand) -> None:
    """From the result to the replay, through it, and to the analysis."""
    table = page.url.rsplit("/", 1)[1]
    hand.press(page.get_by_role("dialog").get_by_role("link", name=said("table-replay")))
    slider = page.get_by_role("slider", name=said("replay-slider"))
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    last = shown(page)
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    assert shown(page) != last
    expect(page.locator(CHOICES)).to_have_count(0)
    axe(page)
    base = page.url.split("/table")[0]
    page.goto("about:blank")  # the same page would only look at another step
    page.goto(f"{base}/table/{table}/replay#analysis")
    page.locator(CHART).wait_for()


def shown(page: Page) -> str:
    """The picture as SVG; what the board says, where there is none."""
    picture = page.locator(PICTURE)
    if not picture.count():
        return page.locator("[data-tour=board]").inner_text()
    assert picture.evaluate(LOADED)
    return urllib.parse.unquote(picture.get_attribute("src") or "")


def hand_of(visitor: Visitor, kind: type[Hand], said: Said) -> Hand:
    return kind(visitor.page, said("table-pass-on"))


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    ("game", "language", "kind", "setting"),
    [
        ("dash", "en", Hand, STILL),
        ("hoard", "fr", Keyboard, STILL),
        ("skeleton", "en", Finger, STILL_PHONE),
    ],
    ids=["dash-mouse", "hoard-keyboard", "skeleton-phone"],
)
def test_a_whole_game_with_a_bot(
    visitors: Visitors, game: str, language: Language, kind: type[Hand], setting: Setting
) -> None:
    visitor, said = visitors.open(setting, language=language), said_in(language)
    page, hand = visitor.go("/"), hand_of(visitor, kind, said)
    take_the_box(page, hand, game)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language][game])
    if game == "dash":  # with the usual options it would go on until a clock rings
        page.get_by_role("radio", name=said("page-option-number", least=1, most=3)).check()
    table = begin(page, hand, said)
    hand.stands()
    assert misfits(page) == []
    axe(page)
    hand.play_to_the_end()
    assert page.url.endswith(table)
    look_back(page, said, hand)


def test_two_at_one_screen_hide_from_each_other(visitors: Visitors) -> None:
    """Behind the curtain, and before whoever comes next, nothing is left of what was hidden."""
    visitor, said = visitors.open(STILL, language="fr"), said_in("fr")
    page, hand = visitor.go("/"), hand_of(visitor, Hand, said)
    take_the_box(page, hand, "hoard")
    sit_two_here(page, hand, said)
    begin(page, hand, said)
    knows_nothing(page, hand, "curtain")
    hand.act("curtain")
    knows_nothing(page, hand, "choose")
    hide_in(page, hand, "b")
    assert hand.stands() == "pass"
    assert secrets_in(page) == ["b"]
    assert OWN_COIN in shown(page)
    hand.act("pass")
    knows_nothing(page, hand, "curtain")
    hand.act("curtain")
    knows_nothing(page, hand, "choose")  # whoever comes next
    hide_in(page, hand, "d")
    curtains = []

    def look(stands: str) -> None:
        if stands == "curtain":
            curtains.append(stands)
            knows_nothing(page, hand, stands)
        elif stands == "choose":
            seen = page.evaluate(SEEN, SECRET)
            assert set(seen["told"]) <= {seen["own"]}
            if seen["whose"]:  # or else the turn has just ended
                assert seen["own"] == ("d" if "Zoé" in seen["whose"] else "b")

    hand.play_to_the_end(look)
    assert curtains
    look_back(page, said, hand)


def hide_in(page: Page, hand: Hand, box: str) -> None:
    hand.press(page.locator(CHOICES).filter(has_text=f"boîte {box}"))
    assert hand.stands() == "confirm"
    hand.act("confirm")
    page.wait_for_function(SAYS, arg=f"{SECRET} {box}")


def secrets_in(page: Page) -> list[str]:
    """The boxes of which the page tells that a coin was hidden there."""
    return sorted(set(re.findall(f"{SECRET} ([a-e])", page.content())))


def knows_nothing(page: Page, hand: Hand, stands: str) -> None:
    """Whoever looks now has been told of no coin, in words or in the picture."""
    assert hand.stands() == stands
    assert secrets_in(page) == []
    if stands == "curtain":
        assert page.locator(PICTURE).count() == 0
    else:
        assert OWN_COIN not in shown(page)


def test_a_game_without_turns_words_and_picture(visitors: Visitors) -> None:
    """As far as it is listed what can be done: here, to be ready and to be done."""
    visitor, said = visitors.open(STILL_PHONE), said_in("en")
    visitor.announce(NOTHING_GIVEN)
    page, hand = visitor.go("/new/rush"), hand_of(visitor, Finger, said)
    expect(page.get_by_role("heading", level=1)).to_have_text("rush")
    sit_two_here(page, hand, said)
    page.get_by_role("radio", name="spill").check()
    begin(page, hand, said)
    axe(page)
    hand.press(page.get_by_role("button", name=said("table-ready-of", name="Zoé")))
    hand.press(page.get_by_role("button", name=said("table-ready"), exact=True))
    done = page.locator(CHOICES).filter(has_text="done")
    expect(done).to_have_count(2)
    expect(page.get_by_role("table")).to_contain_text("thing", ignore_case=True)
    axe(page)
    hand.press(done.first)
    page.locator("dialog[open] .result").wait_for()  # in stillness it ends by itself
    look_back(page, said, hand)


# ---------------------------------------------------------------- beside the game itself


def test_the_box_has_rules_in_the_game_s_own_words(visitors: Visitors) -> None:
    page, said = visitors.open(STILL, language="fr").go("/rules/hoard"), said_in("fr")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("book-of", game="Magot"))
    expect(page.get_by_text("Chacun cache une pièce dans une boîte, une fois.")).to_be_visible()
    axe(page)


def test_only_games_with_tips_offer_to_teach(visitors: Visitors) -> None:
    page, said = visitors.open(STILL).go("/"), said_in("en")
    lesson = page.get_by_role("button", name=said("page-first-time-play", title="Pac-Man"))
    expect(lesson).to_be_visible()
    expect(page.get_by_role("button", name="Hoard")).to_have_count(0)
    page.goto(f"{page.url}new/hoard")
    page.locator("#house-rules").wait_for()
    expect(page.get_by_role("checkbox", name=said("page-guided"))).to_have_count(0)


def test_a_reload_shows_the_same_position_in_either_language(visitors: Visitors) -> None:
    visitor, said = visitors.open(STILL), said_in("en")
    page, hand = visitor.go("/new/hoard"), hand_of(visitor, Hand, said)
    begin(page, hand, said)
    expect(page.locator(CHOICES).first).to_have_text("Hide your coin in box a")
    before = shown(page)
    page.reload()
    expect(page.locator(CHOICES).first).to_have_text("Hide your coin in box a")
    assert shown(page) == before
