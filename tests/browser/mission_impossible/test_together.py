"""Around one screen: while something happens that all look at, nobody's secret is drawn on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import Setting
from tests.browser.tables import memory, open_table
from tests.browser.visitors import Visitors
from tests.browser.words import said_in
from tests.server.server import Server
from tests.tiers import times

GAME = "mission-impossible"
SEATS = "AB"
CONFIRM = "[data-tour=confirm] button"
CURTAIN = "button[data-seat]"
SCREEN = Setting(1280, 720)
TURNS = times(3, 12)
said = said_in("en")
ALONE = "button[data-alone]"
SKIP, PASS_ON = said("table-skip"), said("table-pass-on")

# Looks at the screen in every frame in which something is being shown that has happened, or
# whoever has the screen is asked whether they are alone. Only a card is turned up for its reader;
# and once the game is over, nothing is secret any more.
WATCH = """([skip, over]) => {
  const seen = { frames: 0, secrets: new Set(), chosen: 0 };
  window.together = seen;
  const SECRETS = {
    flag: ".flag", card: ".squares .paper.open", slip: ".slip", notebook: ".notebook",
    note: ".log [data-line]",
  };
  const isShown = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const labelled = (word) =>
    [...document.querySelectorAll("[data-tour=bar] button")].some((it) =>
      it.textContent.includes(word));
  const SAYS = /It says|is the \\w+ agent/;
  const tells = (it) => !it.matches("[data-line]") || SAYS.test(it.textContent);
  const look = () => {
    if (document.querySelector("[data-tour=bar] .sentence")?.textContent.includes(over)) return;
    const reads = document.querySelector(".drama.card-says") !== null;
    if ((labelled(skip) && !reads) || document.querySelector("button[data-alone]")) {
      seen.frames += 1;
      for (const [name, selector] of Object.entries(SECRETS))
        if ([...document.querySelectorAll(selector)].some((it) => isShown(it) && tells(it)))
          seen.secrets.add(name);
    } else if (document.querySelector(".city [data-kind=go]")) {
      if ([...document.querySelectorAll("[data-tour=seats] .flag")].some(isShown)) seen.chosen += 1;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
# Presses the button of the bar with these words, if it is there; whether it was.
PRESSED = """(words) => {
  const all = [...document.querySelectorAll("[data-tour=bar] button")];
  const found = all.find((it) => it.textContent.includes(words));
  found?.click();
  return found !== undefined;
}"""
# Confirms what waits for that; in this turn it may have been done before.
CONFIRMED = "(waiting) => document.querySelector(waiting)?.click()"
SEEN = "() => [window.together.frames, [...window.together.secrets], window.together.chosen]"
NEXT = """([passOn, gone]) => {
  const labelled = (word) =>
    [...document.querySelectorAll("[data-tour=bar] button")].some((it) =>
      it.textContent.includes(word));
  const stands = () => {
    if (document.querySelector("dialog[open] .result")) return "over";
    if (document.querySelector("button[data-seat]")) return "curtain";
    if (labelled(passOn)) return "read";
    if (document.querySelector(".city [data-kind=go], .hand")) return "choice";
    return document.querySelector(".city [data-meet]") ? "meeting" : "";
  };
  const found = stands();
  return found !== gone && found;
}"""


@pytest.mark.long
def test_nobodys_secret_is_drawn_while_all_look(
    foreseen_server: Server, visitors: Visitors
) -> None:
    """Two share a screen, and play against a bot: dice, ways and confrontations are for all."""
    with foreseen_server.client() as client:
        table = open_table(client, GAME, "me", "me", "bot")
        visitor = visitors.elsewhere(foreseen_server.url).open(SCREEN)
        visitor.run_first(memory(table.kept(*SEATS)))
        page = visitor.go(table.path)
        page.evaluate(WATCH, [SKIP, said_in("en", GAME)("bar-over")])
        for _ in range(TURNS + len(SEATS)):
            if not take_a_turn(page):
                break
        frames, secrets, chosen = page.evaluate(SEEN)
    assert frames > 0
    assert chosen > 0  # whoever is alone before it sees who they are
    assert secrets == []


def take_a_turn(page: Page) -> bool:
    """Whoever is called comes, and does what there is to do; whether the game goes on."""
    stands = waits_for(page)
    if stands == "curtain":
        page.locator(CURTAIN).first.click()
        stands = waits_for(page, "curtain")
    while stands in ("choice", "meeting"):
        choose(page)
        stands = waits_for(page, stands)
    if stands == "read":
        reads(page)
    return stands != "over"


def waits_for(page: Page, gone: str = "") -> str:
    """What there is to do next before the screen; not the same as before."""
    return str(page.wait_for_function(NEXT, arg=[PASS_ON, gone]).json_value())


def choose(page: Page) -> None:
    """Lays by chance; goes where a card is, or anywhere; confronts whoever is there."""
    if page.locator(".hand").count():
        page.get_by_role("button", name=said_in("en", GAME)("tray-shuffle")).click()
    elif page.locator(".city [data-kind=go]").count():
        cards = page.locator('.city [data-kind=go][aria-label*="read"]')
        (cards if cards.count() else page.locator(".city [data-kind=go]")).first.click()
    expect(page.locator(f"{CONFIRM}:enabled, [data-meet]").first).to_be_visible()
    if page.locator("[data-meet]").count():
        page.locator("[data-meet]").first.click()
        expect(page.locator("[data-meet]")).to_have_count(0)
    page.evaluate(CONFIRMED, f"{CONFIRM}:enabled:not([aria-busy])")


def reads(page: Page) -> None:
    """Whoever has read something says to be alone, if others have looked since, and reads it.

    A bot may have moved meanwhile, so that it is the reader's turn again and nothing is passed on.
    """
    if page.evaluate(PRESSED, said("table-look-alone", name="").rpartition(",")[2].strip()):
        expect(page.locator(ALONE)).to_have_count(0)
    page.evaluate(PRESSED, PASS_ON)
