"""Phones as controllers, whatever the game: all that a seat can do can be done on its phone.

Games with secrets are played whole in this way, among their own tests.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.server import Server

from .chromium import STILL_PHONE
from .phones import (
    CODES,
    as_host,
    codes_on,
    open_on_big_screen,
    said,
    scan,
    sit_down,
    type_code,
)
from .screens import CONFIRM
from .tables import NAMES, games
from .visitors import Visitors, patiently
from .words import said_in

HEIGHT = 720  # of a small television, in pixels
SEVERAL = 3  # things that each of them has done, after which the others will do as well
# Does the next thing from the list of choices, or confirms; says whether a move was confirmed.
ACT = f"""() => {{
  const confirm = document.querySelector('{CONFIRM}');
  if (confirm && !confirm.disabled && !confirm.ariaBusy) {{
    confirm.click();
    return true;
  }}
  document.querySelector('[data-tour="bar"] .choices li button')?.click();
  return false;
}}"""


@pytest.fixture
def server(strict_server: Server) -> Server:
    """Where whoever has put a phone away can have another code, or a bot for it."""
    return strict_server


def test_everybody_plays_from_their_phone(visitors: Visitors) -> None:
    game = games()[0]
    seats = min(game.about.seats)
    big = open_on_big_screen(visitors, game.name, seats)
    phones = [scan(visitors, code) for code in codes_on(big)]
    pages = [sit_down(phone, name) for phone, name in zip(phones, NAMES, strict=False)]
    done = dict.fromkeys(pages, 0)
    for _ in patiently(big.page):
        for page in pages:
            done[page] += act(page)
        if min(done.values()) >= SEVERAL or is_over(big.page):
            break
    assert min(done.values()) > 0, [page.locator("body").inner_text() for page in pages]


def test_everybody_goes_on_to_the_next_game_when_the_host_says_so(visitors: Visitors) -> None:
    game = games()[0]
    big = open_on_big_screen(visitors, game.name, min(game.about.seats))
    first, *others = codes_on(big)
    phones = [type_code(visitors, first), *(scan(visitors, code) for code in others)]
    pages = [sit_down(phone, name) for phone, name in zip(phones, NAMES, strict=False)]
    as_host(big, "end")
    for page in pages:
        expect(page.locator("dialog[open] .result")).to_contain_text(said("table-ending-ended"))
    again = as_host(big, "rematch")["table"]
    for page, name in zip(pages, NAMES, strict=False):
        page.wait_for_url(f"**/table/{again}")
        expect(page.get_by_text(said("hand-yours", name=name))).to_be_visible()
        expect(page.locator("dialog[open]")).to_have_count(0)
    big.page.wait_for_url(f"**/table/{again}/screen")
    expect(big.page.locator("[data-at=play]")).to_be_visible()


def act(page: Page) -> bool:
    acted: bool = page.evaluate(ACT)
    return acted


def is_over(page: Page) -> bool:
    return page.locator("[data-at=end]").count() > 0


def test_the_host_chooses_a_bot_on_the_big_screen_and_takes_it_away(visitors: Visitors) -> None:
    game = games()[0]
    seats = max(game.about.seats)
    big = open_on_big_screen(visitors, game.name, seats)
    page, words = big.page, said_in("en", game.name)
    page.get_by_role("button", name=said("screen-bot-label", seat="B")).click()
    page.get_by_role("radio", name=words("character-sharp")).check()
    page.locator("dialog[open]").get_by_role("button", name=said("page-done")).click()
    away = said("table-free-bot-label", name=words("character-sharp"))
    expect(page.locator(CODES)).to_have_count(seats - 1)
    page.get_by_role("button", name=away).click()
    expect(page.get_by_role("button", name=away)).to_have_count(0)
    expect(page.locator(CODES)).to_have_count(seats)
    phone = scan(visitors, codes_on(big)[1])
    sit_down(phone, "Nadia")  # its code is good again


def test_a_guest_by_code_reads_the_aim(visitors: Visitors) -> None:
    game = games()[0]
    big = open_on_big_screen(visitors, game.name, min(game.about.seats))
    page, words = scan(visitors, codes_on(big)[0]).page, said_in("en", game.name)
    for key in ("aim-goal", "aim-turn", "aim-end"):
        expect(page.get_by_text(words(key))).to_be_visible()
    expect(page.get_by_role("checkbox", name=said("page-guided"))).to_be_checked()


def test_the_host_lets_a_bot_play_for_a_phone_that_sleeps(visitors: Visitors) -> None:
    game = games()[0]
    big = open_on_big_screen(visitors, game.name, min(game.about.seats))
    phones = [scan(visitors, code) for code in codes_on(big)]
    for phone, name in zip(phones, NAMES, strict=False):
        sit_down(phone, name)
    for phone in phones:
        phone.page.close()  # whoever's turn it is, the others wait for them
    offers = big.page.get_by_role("button", name=said("table-stand-in-for", name=""))
    expect(offers).to_have_count(1)
    offers.click()
    expect(big.page.get_by_text(said("table-seat-stand-in")).first).to_be_visible()


def test_when_all_phones_sleep_everything_is_still_on_the_big_screen(visitors: Visitors) -> None:
    """As many as can play, all of whom are to act at once."""
    game = max(games(), key=lambda each: (each.about.secrets, max(each.about.seats)))
    seats = max(game.about.seats)
    big = open_on_big_screen(visitors, game.name, seats)
    big.page.set_viewport_size({"width": 1280, "height": HEIGHT})
    phones = [scan(visitors, code) for code in codes_on(big)]
    for phone, name in zip(phones, NAMES, strict=False):
        sit_down(phone, f"Maximilien {name}")
    for phone in phones:
        phone.page.close()
    expect(big.page.get_by_role("button", name=said("table-stand-in-for", name=""))).to_have_count(
        seats
    )
    asleep = big.page.get_by_text(said("screen-asleep"))
    expect(asleep).to_have_count(seats)
    for each in asleep.all():
        box = each.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= HEIGHT


def test_a_phone_lets_another_share_its_hand(visitors: Visitors) -> None:
    game = next(game for game in games() if game.about.secrets)
    big = open_on_big_screen(visitors, game.name, 2)
    phones = [scan(visitors, code) for code in codes_on(big)]
    first, _ = (sit_down(phone, name) for phone, name in zip(phones, NAMES, strict=False))
    invitation = as_host(big, "seats/A/invitation")["invitation"]
    table = first.url.rsplit("/", 1)[-1]
    mate = visitors.open(STILL_PHONE, language="fr")
    mate.go(f"/table/{table}#{invitation}")
    french = said_in("fr")
    mate.page.get_by_label(french("page-your-name")).fill("Zoé")
    mate.page.get_by_role("button", name=french("page-sit-down")).tap()
    awaiting = french("table-awaiting", names=NAMES[0])
    expect(mate.page.get_by_text(awaiting)).to_be_visible()
    expect(mate.page.locator("[data-tour=hand]")).to_have_count(0)
    first.get_by_role("button", name=said("table-admit")).tap()
    expect(mate.page.get_by_text(awaiting)).to_have_count(0)
    expect(mate.page.get_by_text(french("hand-yours", name=NAMES[0]))).to_be_visible()
    expect(mate.page.locator("[data-tour=hand]").first).to_be_visible()
