"""The tutor's card: beside what it speaks of, off whatever is needed now, within the window."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.server import Json
from tests.tiers import mostly_thorough

from .chromium import DESKTOP, PHONE, Setting
from .imposed import Change, Offer, meddle, recorded
from .pointing import Meant, misled
from .screens import DRAFT, Stage, sit
from .situation_4.hands import FACE_DOWN, begin
from .tables import KEPT, PlayedTable, open_table
from .visitors import Visitors
from .words import bundle

CARD = ".coach .card.placed"
KEYBOARD = re.compile(
    r"keyboard|clavier|shift|majuscule|wheel|molette|mouse|souris|\beye\b|\bœil\b|press R\b|typing"
    r"|type a number",
    re.IGNORECASE,
)
SIDEWAYS = (844, 390)
NOWHERE = "/go"  # a screen without a table
# Where the card lies, what it points at, and whatever is needed and in sight: all as rectangles.
LOOK = """() => {
  const box = (it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((it) => [it.dataset.tour || it.className.baseVal || it.className, ...box(it)])
    .filter(([, , , width, height]) => width > 0 && height > 0);
  const card = document.querySelector(".coach .card.placed");
  return {
    card: box(card),
    text: card.innerText,
    rings: boxes(".coach .ring"),
    needed: boxes(
      '[data-tour="bar"], [data-tour="hand"], [data-tour="confirm"], [data-tour="dice"], '
      + '[data-tour="die"], [data-tour="meeting"], .field section[data-seat] [data-piece]'
    ),
  };
}"""
# The card has come to rest: it lies in the same place in several looks.
RESTS = """() => new Promise((done) => {
  let [last, same] = ["", 0];
  const look = () => {
    const box = JSON.stringify(document.querySelector(".coach .card.placed")
      ?.getBoundingClientRect() ?? null);
    same = box !== "null" && box === last ? same + 1 : 0;
    last = box;
    if (same >= 4) done(true); else setTimeout(look, 110);
  };
  look();
})"""


@dataclass(frozen=True)
class Moment:
    """A hint, the position in which it is said, and what is done on the page before."""

    hint: str
    position: str
    change: Callable[[Json, str], None] = lambda view, seat: None
    before: Callable[[Page], None] = lambda page: None


def own(view: Json, seat: str) -> Json:
    found: Json = next(each for each in view["players"] if each["seat"] == seat)
    return found


def give(**more: Any) -> Callable[[Json, str], None]:
    """A change of one's own belongings."""
    return lambda view, seat: own(view, seat).update(more)


def give_others(**more: Any) -> Callable[[Json, str], None]:
    def change(view: Json, seat: str) -> None:
        for player in view["players"]:
            if player["seat"] != seat:
                player.update(more)

    return change


def show(**more: Any) -> Callable[[Json, str], None]:
    return lambda view, seat: view.update(more)


def choose_first(page: Page) -> None:
    """Takes the first thing on the board that can be chosen."""
    page.locator('[data-tour="board"] [data-key]').first.dispatch_event("click")


def choose_all(page: Page) -> None:
    """Takes whatever comes first on the list until there is something to confirm."""
    page.wait_for_function(DRAFT)


def pick_ghost(page: Page) -> None:
    page.locator('[data-tour="board"] [data-key*="ghost"]').first.dispatch_event("click")


def pick_second_ghost(page: Page) -> None:
    page.locator('[data-tour="board"] [data-key="ghost-2"]').dispatch_event("click")


def stand_in_the_way(view: Json, seat: str) -> None:
    """Another player's Pac-Man stands where the second ghost can walk to."""
    ways = recorded("pac-man", "ghosts").ways
    way: Json = next(each for each in ways if each["move"].startswith("ghost-2"))
    while way["then"]:
        way = way["then"][0]
    other = next(each for each in view["players"] if each["seat"] != seat)
    other["pacman"] = way["move"]


def lay_all_cards(page: Page) -> None:
    """One card on each square in turn: whoever touches a card that lies takes it up again."""
    squares = page.locator('[data-tour="board"] [data-key]')
    for lying in range(5):
        expect(page.locator('[data-tour="hand"] button.laid')).to_have_count(lying)
        squares.nth(lying).dispatch_event("click")


def all_of(*changes: Callable[[Json, str], None]) -> Callable[[Json, str], None]:
    def change(view: Json, seat: str) -> None:
        for each in changes:
            each(view, seat)

    return change


def read_the_others(view: Json, seat: str) -> None:
    for card in view["cards"]:
        if card["owner"] != seat:
            card["says"] = "wart"


def fell_the_others(view: Json, seat: str) -> None:
    """All but the first who is left of them."""
    others = [player for player in view["players"] if player["seat"] != seat]
    others[0]["fell_to"] = own(view, seat)["fell_to"] = None
    for player in others[1:]:
        player["fell_to"] = seat


MOMENTS: dict[str, list[Moment]] = {
    "pac-man": [
        Moment("tip-start", "choose", show(phase="first-roll")),
        Moment("tip-dice", "choose"),
        Moment("tip-piece", "choose", give(white=0)),
        Moment("tip-path", "walk"),
        Moment("tip-confirm", "walk", before=choose_all),
        Moment("tip-catch", "ghosts", stand_in_the_way, before=pick_second_ghost),
        Moment("tip-ghosts", "ghosts", before=pick_ghost),
        Moment("tip-name", "name"),
        Moment("tip-yellow", "choose", give(yellow=1)),
        Moment("tip-looks", "choose", give(white=3)),
        Moment("tip-marbles", "choose", give(white=3)),
        Moment("tip-doors", "walk", give(white=3)),
        Moment("tip-end", "choose", show(marbles={"c4": "white"})),
    ],
    "close-encounters": [
        Moment("tip-circle", "circle"),
        Moment("tip-card", "circle", show(card=[{"number": 12, "made": 0, "dead": False}])),
        Moment("tip-start", "circle", show(phase="first-roll")),
        Moment("tip-walk", "walk"),
        Moment("tip-path", "walk", before=choose_first),
        Moment("tip-confirm", "landed", before=choose_all),
        Moment("tip-leaving", "leaving"),
        Moment("tip-landed", "landed"),
        Moment("tip-sprung", "recircle", give(chips=[7])),
        Moment("tip-trapped", "walk", give_others(chips=[7])),
        Moment("tip-jump", "walk", give(chips=[7, 40, 93])),
        Moment("tip-clear", "walk", give_others(clear=[7, 8, 18, 40, 41, 97])),
    ],
    "mission-impossible": [
        Moment("tip-mission", "set-up"),
        Moment("tip-lay", "set-up"),
        Moment("tip-start", "set-up", before=lay_all_cards),
        Moment("tip-confirm", "go", before=choose_all),
        Moment("tip-go", "go"),
        Moment("tip-safe", "go", all_of(show(round=2), give(safe=True))),
        Moment("tip-report", "go", read_the_others),
        Moment("tip-meet", "confront"),
        Moment("tip-suspects", "go", give_others(suspects=["french"])),
        Moment("tip-two", "go", fell_the_others),
    ],
}


GHOSTS = ".maze .mover:has(.ghost)"
# What Pac-Man's hints speak of, as it is drawn.
MEANT: dict[str, Meant] = {
    "tip-start": Meant(".bar .dice button, .bar .rolls"),
    "tip-dice": Meant(".bar .dice button"),
    "tip-piece": Meant('.maze button[data-kind="piece"]'),
    "tip-path": Meant('.maze button[data-kind="end"]', example=True),
    "tip-confirm": Meant('[data-tour="confirm"] button:enabled'),
    "tip-catch": Meant(f"{GHOSTS}:has(.ghost-2)"),
    "tip-ghosts": Meant(GHOSTS),
    "tip-name": Meant(".bar .payer"),
    "tip-yellow": Meant(GHOSTS),
    "tip-looks": Meant(GHOSTS),
    "tip-marbles": Meant('[data-tour="seats"] [aria-current] [role="img"]'),
    "tip-doors": Meant(".glass .door"),
    "tip-end": Meant(".maze .left"),
}


def all_hints(game: str) -> list[str]:
    return [key for key in bundle("en", game)._messages if key.startswith("tip-")]


def test_every_hint_of_every_game_has_a_moment() -> None:
    for game, moments in MOMENTS.items():
        assert {each.hint for each in moments} == set(all_hints(game)), game
    assert set(SITUATION_4) == set(all_hints("situation-4"))


def tell(page: Page, kept: Json, hint: str) -> None:
    """The browser sits at a table, and has heard every other hint of its game."""
    game = kept["game"]
    said = [key for key in [*all_hints(game), "tip-farewell"] if key != hint]
    heard = {game: {"table": kept["table"], "said": said, "over": False}}
    page.evaluate(KEEP, [json.dumps([{**kept, "guided": True}]), json.dumps(heard)])


KEEP = f"""([tables, hints]) => {{
  localStorage.setItem("{KEPT}", tables);
  localStorage.setItem("ludotheque.hints", hints);
}}"""
Rectangle = tuple[float, float, float, float]


def share(one: Rectangle, other: Rectangle) -> bool:
    (ax, ay, aw, ah), (bx, by, bw, bh) = one, other
    return min(ax + aw, bx + bw) - max(ax, bx) > 1 and min(ay + ah, by + bh) - max(ay, by) > 1


def faults(page: Page, hint: str) -> Iterator[str]:
    """All that is wrong with where the card lies, and with what it says, once it lies still."""
    expect(page.locator(CARD)).to_have_attribute("data-tip", hint)
    page.evaluate(RESTS)
    seen = page.evaluate(LOOK)
    size = page.viewport_size
    assert size is not None
    where = f"{hint} at {size['width']}×{size['height']}"
    x, y, width, height = seen["card"]
    if x < 0 or y < 0 or x + width > size["width"] or y + height > size["height"]:
        yield f"{where}: not within the window: {seen['card']}"
    if not seen["rings"] and hint != "tip-farewell":
        yield f"{where}: points at nothing"
    for name, *box in [*seen["rings"], *seen["needed"]]:
        if share(tuple(seen["card"]), tuple(box)):
            yield f"{where}: {seen['card']} covers {name}: {box}"


def unfit_for_touch(page: Page, hint: str) -> Iterator[str]:
    text = page.locator(CARD).inner_text()
    if found := KEYBOARD.search(text):
        yield f"{hint} speaks of “{found.group()}” on a touch screen"


TOUCHED = [replace(PHONE, motion="reduce", language=each) for each in ("en", "fr")]
POINTED = [replace(DESKTOP, motion="reduce", language=each) for each in ("en", "fr")]


def sizes(setting: Setting) -> list[tuple[int, int]]:
    upright = (setting.width, setting.height)
    return [upright, SIDEWAYS] if setting.touch else [upright]


def look_around(page: Page, hint: str, setting: Setting, meant: Meant | None = None) -> list[str]:
    found: list[str] = []
    for width, height in sizes(setting):
        page.set_viewport_size({"width": width, "height": height})
        found += faults(page, hint)
        if meant is not None:
            found += misled(page, hint, meant)
    return [*found, *(unfit_for_touch(page, hint) if setting.touch else ())]


@pytest.mark.long
@pytest.mark.parametrize(
    "setting",
    mostly_thorough([*TOUCHED, *POINTED], [TOUCHED[1], POINTED[0]]),
    ids=lambda each: each.name,
)
@pytest.mark.parametrize("game", MOMENTS)
def test_a_hint_covers_nothing_that_is_needed(
    visitors: Visitors, client: httpx.Client, game: str, setting: Setting
) -> None:
    found: list[str] = []
    visitor = visitors.open(setting)
    imposed = meddle(visitor.page)
    page = visitor.go(NOWHERE)
    tables: dict[int, PlayedTable] = {}
    for moment in MOMENTS[game]:
        offer = changed(recorded(game, moment.position), moment)
        if offer.seats not in tables:
            tables[offer.seats] = open_table(client, game, *("me",) * offer.seats)
        table, imposed.offer = tables[offer.seats], offer
        tell(page, table.kept(offer.seat), moment.hint)
        visitor.go(table.path)
        moment.before(page)
        meant = MEANT[moment.hint] if game == "pac-man" else None
        found += look_around(page, moment.hint, setting, meant)
        visitor.go(NOWHERE)
    assert not found, "\n".join(found)


def changed(offer: Offer, moment: Moment) -> Offer:
    view = copy.deepcopy(offer.view)
    moment.change(view, offer.seat)
    is_rolling = view["phase"] == "first-roll"
    ways = [
        {**way, "then": caught_on(way["then"], view)} if way["move"].startswith("ghost") else way
        for way in offer.ways
    ]
    return replace(offer, view=view, legal=[] if is_rolling else offer.legal, ways=ways)


def caught_on(ways: list[Json], view: Json) -> list[Json]:
    """The steps of a ghost in Pac-Man, with whom it would catch as the players stand in a view."""
    standing = {player["pacman"]: player["seat"] for player in view["players"]}
    return [
        {
            **way,
            "finds": {"caught": standing[way["move"]]} if way["move"] in standing else way["finds"],
            "then": caught_on(way["then"], view),
        }
        for way in ways
    ]


# ---------------------------------------------------------------- a game without turns

SideChange = Callable[[Json, Json, list[str]], None]


def laid(count: int) -> SideChange:
    def change(view: Json, side: Json, legal: list[str]) -> None:
        side["laid"] = count
        places = ["d1", "e1", "f1"][:count]
        view["pieces"] = [
            {"place": place, "seat": "A", "piece": number, "unit": "", "unit_seat": ""}
            for number, place in enumerate(places, 1)
        ]

    return change


def covered(view: Json, side: Json, legal: list[str]) -> None:
    goal = view["objectives"][0]
    goal.update(completed_by="A", flag=None, forgotten=False)
    legal.append(f"flag {goal['name']}")


def armed(view: Json, side: Json, legal: list[str]) -> None:
    side["tanks"] = 3
    legal.append("tank d1")


def banked(view: Json, side: Json, legal: list[str]) -> None:
    legal.append("bridge 1")


def closed(view: Json, side: Json, legal: list[str]) -> None:
    side["closed"] = ["d2"]
    view["pieces"] = [{"place": "d3", "seat": "B", "piece": 3, "unit": "tank", "unit_seat": "B"}]


def scored(view: Json, side: Json, legal: list[str]) -> None:
    side["points"] = {"areas": 50, "objectives": 0, "bridges": 0, "total": 50}


def full(view: Json, side: Json, legal: list[str]) -> None:
    side["open"] = []
    legal.append("done")


SITUATION_4: dict[str, SideChange] = {
    "tip-ready": laid(0),
    "tip-first": laid(0),
    "tip-connect": laid(1),
    "tip-look": laid(2),
    "tip-zoom": laid(3),
    "tip-flag": covered,
    "tip-units": armed,
    "tip-bridge": banked,
    "tip-areas": scored,
    "tip-closed": closed,
    "tip-done": full,
}


@pytest.mark.long
@pytest.mark.parametrize(
    "setting",
    mostly_thorough([*TOUCHED, *POINTED], [TOUCHED[1], POINTED[0]]),
    ids=lambda each: each.name,
)
def test_a_hint_of_a_game_without_turns_covers_nothing_that_is_needed(
    visitors: Visitors, client: httpx.Client, setting: Setting
) -> None:
    found: list[str] = []
    visitor = visitors.open(setting)
    visitor.announce(FACE_DOWN)
    told = meddle(visitor.page)
    page = visitor.go(NOWHERE)
    table = open_table(client, "situation-4", "me", "me", board="quick")
    for hint, change in SITUATION_4.items():
        told.change = on_side_a(change)
        tell(page, table.kept("A"), hint)
        visitor.go(table.path)
        page.wait_for_selector(".field")
        if hint == "tip-first":
            begin(table, page)
        elif hint != "tip-ready":
            expect(page.locator("[data-piece] canvas").first).to_be_visible()
        found += look_around(page, hint, setting)
        visitor.go(NOWHERE)
    assert not found, "\n".join(found)


def test_hints_can_be_asked_for_at_any_table(
    visitors: Visitors, stage: Stage, table: PlayedTable
) -> None:
    guest = sit(visitors, stage, table, "A")
    expect(guest.page.locator(".coach")).to_have_count(0)
    guest.press("table-menu")
    guest.press("table-menu-guide")
    expect(guest.page.locator(CARD)).to_be_visible()


def on_side_a(change: SideChange) -> Change:
    """A change of how A stands, once play has begun."""

    def changed(position: Json) -> None:
        if position["view"]["phase"] == "play":
            side = next(each for each in position["view"]["sides"] if each["seat"] == "A")
            change(position["view"], side, position["legal"].setdefault("A", []))

    return changed
