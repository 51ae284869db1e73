"""Close Encounters around one big screen: every marking card on a phone, the board for all."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.chromium import STILL_PHONE
from tests.browser.fit import fits
from tests.browser.line import Line
from tests.browser.phones import BIG, as_host, codes_on, open_on_big_screen, said, scan, sit_down
from tests.browser.tables import memory, open_table
from tests.browser.visitors import Visitor, Visitors
from tests.browser.words import said_in
from tests.server.server import Server
from tests.tiers import TIER, Tier

from .hands import SMALL, Hand

GAME = "close-encounters"
FOUR_CIRCLED = said_in("en", GAME)("event-circled", seat="Olivier", live=4)
NAMES = ("Nadia", "Olivier", "Sam")
LONGEST = 20_000  # things done; no game takes so many
CARD = '[data-tour="hand"] .card'
CONFIRM = "[data-tour=confirm] button"


@pytest.fixture
def server(strict_server: Server) -> Server:
    """Where whoever has put a phone away can have another code, or a bot for it."""
    return strict_server


class PhoneHand(Hand):
    """Somebody who circles on the card in their hand, and walks on the board of their phone."""

    stands = """
    () => {
      const confirm = document.querySelector("[data-tour=confirm] button");
      const steps = [...document.querySelectorAll(".valley button[data-kind]")];
      const numbers = [...document.querySelectorAll(
        "[data-tour=hand] .card button:enabled:not([aria-pressed=true])"
      )];
      return {
        over: document.querySelector("dialog[open] .result") !== null,
        ready: confirm !== null && !confirm.disabled && !confirm.ariaBusy,
        offers: [
          ...steps.map((each) => ({ key: each.dataset.key, kind: each.dataset.kind })),
          ...numbers.map((each) => ({ key: `circle ${each.dataset.number}`, kind: "circle" })),
        ],
      };
    }
    """

    def place_of(self, key: str) -> str:
        if key.startswith("circle"):
            return f'{CARD} button[data-number="{key[7:]}"]'
        return super().place_of(key)


def gathered(visitors: Visitors) -> tuple[Visitor, list[Visitor]]:
    """A big screen, and a phone at every seat."""
    big = open_on_big_screen(visitors, GAME, len(NAMES))
    phones = [scan(visitors, code) for code in codes_on(big)]
    for phone, name in zip(phones, NAMES, strict=True):
        sit_down(phone, name)
    for phone in phones:
        expect(phone.page.locator(CARD)).to_be_visible()
    return big, phones


def choose(page: Page, *numbers: int) -> None:
    for number in numbers:
        page.locator(f'{CARD} button[data-number="{number}"]').tap()
    expect(page.locator(f"{CARD} .chosen")).to_have_text([str(each) for each in sorted(numbers)])


def circle(page: Page, *numbers: int) -> None:
    """Makes all the circles that are due."""
    choose(page, *numbers)
    page.locator(CONFIRM).tap()
    expect(page.locator(f"{CARD} .own")).to_have_text([str(each) for each in sorted(numbers)])


def gathered_at_small_table(
    visitors: Visitors, client: httpx.Client
) -> tuple[Visitor, list[Visitor]]:
    """Likewise, at a board that is crossed soon, where everybody sits already."""
    table = open_table(client, GAME, *("me",) * len(NAMES), names=NAMES, board=SMALL, phones=True)
    big, phones = visitors.open(BIG), [visitors.open(STILL_PHONE) for _ in NAMES]
    big.go(f"{table.path}/screen")
    for phone, seat in zip(phones, "ABC", strict=True):
        phone.run_first(memory(table.kept(seat)))
        expect(phone.go(table.path).locator(CARD)).to_be_visible()
    return big, phones


@pytest.mark.long
def test_a_whole_game_of_one_big_screen_and_three_phones(
    visitors: Visitors, client: httpx.Client
) -> None:
    is_full = TIER is Tier.ALL
    big, phones = gathered(visitors) if is_full else gathered_at_small_table(visitors, client)
    hands = [PhoneHand(phone.page, seed, finger=True) for seed, phone in enumerate(phones)]
    axe(phones[0].page)
    fits(phones[0].page)
    for _ in range(LONGEST):
        busy = [hand.act() for hand in hands]
        if not any(busy):
            if all(hand.look()["over"] for hand in hands):
                break
            big.page.wait_for_timeout(20)
    for hand in hands:
        expect(hand.page.locator("dialog[open] .result")).to_be_visible()
        expect(hand.page.get_by_text("No:")).to_have_count(0)
    winner = phones[0].page.locator("dialog[open] .winner .name").inner_text().strip()
    expect(big.page.get_by_role("heading", level=1)).to_contain_text(winner)


def test_a_phone_that_reloads_in_the_middle_of_its_turn_is_where_it_was(
    visitors: Visitors,
) -> None:
    big = open_on_big_screen(visitors, GAME, 2)
    first, second = codes_on(big)
    phone, other = scan(visitors, first), scan(visitors, second)
    page = sit_down(phone, "Nadia")
    sit_down(other, "Olivier")
    choose(page, 5, 83)
    page.reload()
    expect(page.locator(f"{CARD} .own")).to_have_count(0)
    expect(page.get_by_text(said("hand-yours", name="Nadia"))).to_be_visible()
    phone.go(f"/go#{first}")  # or reads its own code once more
    circle(page, 5, 6, 7, 83)
    page.reload()
    expect(page.locator(f"{CARD} .own")).to_have_text(["5", "6", "7", "83"])


def test_a_phone_that_slept_hears_of_all_that_happened_meanwhile(
    visitors: Visitors, line: Line
) -> None:
    big = open_on_big_screen(visitors, GAME, 2)
    first, second = codes_on(big)
    asleep, other = scan(visitors, first, line), scan(visitors, second)
    asleep.announce("no answer|WebSocket|Failed to load")
    page = sit_down(asleep, "Nadia")
    sit_down(other, "Olivier")
    choose(page, 83)
    line.cut()
    circle(other.page, 5, 6, 7, 8)
    line.mend()
    expect(page.locator("body")).to_contain_text(FOUR_CIRCLED)
    expect(page.locator(f"{CARD} .chosen")).to_have_count(0)
    choose(page, 5, 83)


def test_a_new_code_is_for_another_phone_and_ends_the_old_one(visitors: Visitors) -> None:
    big = open_on_big_screen(visitors, GAME, 2)
    first, second = codes_on(big)
    lost, other = scan(visitors, first), scan(visitors, second)
    sit_down(lost, "Nadia")
    sit_down(other, "Olivier")
    circle(lost.page, 5, 6, 7, 83)

    late = scan(visitors, first)
    expect(late.page.get_by_text(said("hand-taken", name="Nadia"))).to_be_visible()

    lost.page.goto("about:blank")
    expect(big.page.get_by_text(said("screen-asleep"))).to_be_visible()
    fresh = as_host(big, "seats/A/code")["code"]
    lost.page.go_back()
    expect(lost.page.get_by_text(said("hand-moved", name="Nadia"))).to_be_visible()
    assert "83" not in lost.page.locator("body").inner_text()
    renewed = said("table-log-renewed", seat="Nadia")
    other.page.get_by_role("button", name=said("table-open-panel")).tap()
    expect(other.page.get_by_role("log").first).to_contain_text(renewed)
    lost.page.reload()
    expect(lost.page.locator('[data-tour="board"]')).to_be_visible()
    assert lost.page.locator(".own").count() == 0

    found = scan(visitors, fresh)
    page = sit_down(found, "Nadia again")
    expect(page.locator(f"{CARD} .own")).to_have_text(["5", "6", "7", "83"])
