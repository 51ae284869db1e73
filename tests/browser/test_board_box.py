"""The board's box gets the room; it and all around it stay where they are through a whole game."""

from __future__ import annotations

from dataclasses import replace
from math import dist

import pytest
from playwright.sync_api import Page

from ludotheque.engine.game import Game
from tests.tiers import mostly_thorough

from .chromium import DESKTOP, PHONE, Setting
from .screens import CHOICES, HINT, LONG, OPENING, Stages
from .tables import PlayedTable, games, memory
from .visitors import Visitors, come_to_rest
from .words import said_in

BOX = '[data-tour="board"] .square'
CONTROLS = 56  # pixels: the height of one line of controls
LEAST = 0.8  # of what the window would hold besides that line
SIZES = (
    (320, 568), (360, 640), (390, 844), (412, 915), (667, 375), (844, 390), (768, 1024),
    (820, 1180), (900, 640), (1000, 900), (1024, 600), (1024, 768), (1024, 1366), (1180, 820),
    (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1600, 1000), (1920, 1080), (2560, 1440),
)  # fmt: skip
MEASURE = f"""async () => {{
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const {{ width, height }} = document.querySelector('{BOX}').getBoundingClientRect();
  return [width, height];
}}"""
# Looks at the board in every frame, and hears what the browser itself calls a shift of the layout.
WATCH = f"""() => {{
  const seen = {{ boxes: new Set(), shifts: new Set() }};
  window.boardSeen = seen;
  const look = () => {{
    const box = document.querySelector('{BOX}')?.getBoundingClientRect();
    if (box) seen.boxes.add([box.x, box.y, box.width, box.height].map(Math.round).join(" "));
    requestAnimationFrame(look);
  }};
  look();
  const boxOf = ({{ x, y, width, height }}) => [x, y, width, height].map(Math.round).join(" ");
  const shifted = ({{ node, previousRect, currentRect }}) => {{
    const it = node instanceof Element ? node : node?.parentElement;
    if (it?.closest('[data-tour="board"]') || it?.querySelector('{BOX}'))
      seen.shifts.add(`${{it.className}}: ${{boxOf(previousRect)}} -> ${{boxOf(currentRect)}}`);
  }};
  new PerformanceObserver((list) => {{
    for (const entry of list.getEntries()) entry.sources.forEach(shifted);
  }}).observe({{ type: "layout-shift" }});
}}"""
# Looks in every frame at the line of controls, the dice in it, and each seat's card.
WATCH_AROUND = """() => {
  const seen = (window.aroundSeen = {});
  const note = (name, it, parts) => {
    const box = it?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const written = parts.map((part) => Math.round(box[part])).join(" ");
    (seen[name] ??= new Set()).add(written);
  };
  const look = () => {
    const whole = ["x", "y", "width", "height"];
    note("controls", document.querySelector('[data-tour="bar"]'), whole);
    note("dice", document.querySelector('[data-tour="bar"] .dice > *'), ["x", "y"]);
    document.querySelectorAll('[data-tour="seats"] .card').forEach((card, index) => {
      note(`card ${index + 1}`, card, whole);
      if (card.scrollHeight > card.clientHeight + 3)
        (seen["overflowing"] ??= new Set()).add(index + 1);
    });
    if (!document.querySelector("dialog[open] .result")) requestAnimationFrame(look);
  };
  look();
}"""
MOVED_AROUND = """() => Object.fromEntries(
  Object.entries(window.aroundSeen)
    .filter(([name, boxes]) => name === "overflowing" || boxes.size > 1)
    .map(([name, boxes]) => [name, [...boxes]])
)"""
SEEN = "() => [[...window.boardSeen.boxes], [...window.boardSeen.shifts]]"
# Plays whatever the list of choices offers, one thing a frame, until the game is over.
PLAY = """(seed) => {
  let state = seed;
  const draw = (below) => (state = (state * 48271) % 2147483647) % below;
  const step = () => {
    const confirm = document.querySelector('[data-tour="confirm"] button:enabled');
    const choices = document.querySelectorAll('[data-tour="bar"] .choices li button');
    if (confirm) confirm.click();
    else if (choices.length > 0) choices[draw(choices.length)].click();
    if (!document.querySelector("dialog[open] .result")) requestAnimationFrame(step);
  };
  step();
}"""
SEED = 1982


def seat_a(visitors: Visitors, table: PlayedTable, setting: Setting) -> Page:
    """Somebody sits down before a window of that size, in the first seat."""
    visitor = visitors.open(setting)
    visitor.run_first(memory(table.kept("A")))
    page = visitor.go(table.path)
    page.wait_for_selector(BOX)
    come_to_rest(page)
    return page


def room_for(width: int, height: int, ratio: float) -> float:
    """How wide the board would be in a window with nothing but a line of controls."""
    return min(width, (height - CONTROLS) * ratio)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_board_gets_the_room_of_the_window(
    visitors: Visitors, stages: Stages, game: Game
) -> None:
    too_small: list[str] = []
    for seats in game.about.seats:
        table = stages(game).open(*("me",) * seats)
        table.play_until_choice("A", moves=OPENING)
        page = seat_a(visitors, table, replace(DESKTOP, motion="reduce"))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            wide, high = page.evaluate(MEASURE)
            part = wide / room_for(width, height, wide / high)
            if part < LEAST:
                too_small.append(f"{seats} seats, {width}×{height}: {wide:.0f} wide, {part:.0%}")
        page.close()
    assert not too_small, "\n".join(too_small)


@pytest.mark.long
@pytest.mark.parametrize(
    "setting", mostly_thorough([DESKTOP, PHONE], [PHONE]), ids=lambda each: each.name
)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_board_stays_where_it_is(
    visitors: Visitors, stages: Stages, game: Game, setting: Setting
) -> None:
    table = stages(game).open("me", *("bot",) * (max(game.about.seats) - 1))
    page = seat_a(visitors, table, replace(setting, motion="reduce"))
    page.evaluate(WATCH)
    page.evaluate(PLAY, SEED)
    page.wait_for_selector("dialog[open] .result", timeout=LONG)
    boxes, shifts = page.evaluate(SEEN)
    assert len(boxes) == 1, boxes
    assert not shifts, shifts


@pytest.mark.long
@pytest.mark.parametrize("setting", [DESKTOP, PHONE], ids=lambda each: each.name)
@pytest.mark.parametrize("name", ["pac-man", "close-encounters"])
def test_the_controls_the_dice_and_the_cards_of_the_seats_stay_where_they_are(
    visitors: Visitors, stages: Stages, name: str, setting: Setting
) -> None:
    game = next(each for each in games() if each.name == name)
    table = stages(game).open("me", "bot")
    page = seat_a(visitors, table, replace(setting, motion="reduce"))
    page.evaluate(WATCH_AROUND)
    page.evaluate(PLAY, SEED)
    page.wait_for_selector("dialog[open] .result", timeout=LONG)
    assert page.evaluate(MOVED_AROUND) == {}


def test_a_hint_makes_the_line_of_controls_no_higher(visitors: Visitors, stages: Stages) -> None:
    game = next(each for each in games() if each.name == "pac-man")
    table = stages(game).open("me", "me")
    table.play_until_choice("A", moves=OPENING)
    page = seat_a(visitors, table, replace(PHONE, motion="reduce"))
    bar, hint = page.locator('[data-tour="bar"]'), page.locator(HINT)
    page.locator(CHOICES).wait_for()
    before = bar.bounding_box()
    page.get_by_role("button", name=said_in("en")("table-hint")).tap()
    hint.wait_for(timeout=LONG)
    assert bar.bounding_box() == before


# Where every choice on a board is drawn: the middle of its button, which is what a finger aims at.
DRAWN = """() => [...document.querySelectorAll('[data-tour="board"] button[data-kind]')]
  .filter((each) => each.dataset.kind !== "path")
  .map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })"""
# Where pawns stand, which are no choices: a finger nearer to one of them means nothing else.
PAWNS = """() => [...document.querySelectorAll('[data-tour="pawn"], .pawn')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x + width / 2, y + 0.6 * height];
})"""
# Where the mark is that the pointer means, and whether a way to somewhere else is meant instead.
MEANT = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = document.querySelector(".mark.pointed")?.getScreenCTM();
  return [box ? [box.e, box.f] : null, document.querySelector(".preview") !== null];
}"""
FINGER = 22  # pixels from the middle of what is aimed at: half of a finger's width
WINDOWS = ((390, 844), (844, 390), (1280, 720), (1440, 900))


@pytest.mark.parametrize("window", WINDOWS, ids=lambda each: f"{each[0]}×{each[1]}")
@pytest.mark.parametrize("name", ["pac-man", "close-encounters"])
def test_a_finger_beside_a_choice_still_means_it_or_one_that_is_nearer(
    visitors: Visitors, stages: Stages, name: str, window: tuple[int, int]
) -> None:
    game = next(each for each in games() if each.name == name)
    table = stages(game).open("me", "me")
    table.play_until_choice("A", moves=OPENING)
    page = seat_a(visitors, table, Setting(*window, motion="reduce"))
    page.locator(CHOICES).wait_for()
    places: list[tuple[float, float]] = [tuple(each) for each in page.evaluate(DRAWN)]
    others = [*places, *(tuple(each) for each in page.evaluate(PAWNS))]
    missed = []
    for place in places:
        for across, down in ((FINGER, 0), (-FINGER, 0), (0, FINGER), (0, -FINGER)):
            finger = place[0] + across, place[1] + down
            if any(dist(other, finger) <= FINGER for other in others if other != place):
                continue  # it is nearer to that one
            page.mouse.move(*finger)
            mark, elsewhere = page.evaluate(MEANT)
            if not elsewhere and (mark is None or dist(mark, place) > 3):
                missed.append((place, finger, mark))
    assert not missed, missed
