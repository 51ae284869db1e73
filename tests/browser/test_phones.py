"""Phones as controllers, whatever the game: all that a seat can do can be done on its phone.

Games with secrets are played whole in this way, among their own tests.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .phones import as_host, codes_on, open_on_big_screen, said, scan, sit_down, type_code
from .screens import CONFIRM
from .tables import NAMES, games
from .visitors import Visitors, patiently

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
