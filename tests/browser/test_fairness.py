"""Sealed dice in the browser: each page adds its salt, and finds out by itself whether all is true.

Nothing here knows a game. Whoever is beaten gives up through the API: so every game is a short one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect
from typer.testing import CliRunner

from ludotheque.cli.app import app
from ludotheque.engine import fair
from ludotheque.engine.game import Game
from tests.server.server import Json

from .screens import BOARD, Guest, Stage, Stages, sit
from .tables import PlayedTable, games, memory
from .visitors import Visitors, patiently
from .words import said_in

MOVES = 12
ADDRESS = "**/api/tables/*/fairness"
LOG = re.compile(r"/api/tables/[^/]+/log")
OTHER = "0123456789abcdef" * 4
# What a browser keeps of a table, by the name at the end of its address.
KEPT = """() => JSON.parse(localStorage.getItem(
  `ludotheque.notes.${location.pathname.split("/").pop()}`))"""

Change = Callable[[Any], object]


def fairness(stage: Stage, name: str) -> Json:
    answer = stage.client.get(f"/api/tables/{name}/fairness").raise_for_status()
    found: Json = answer.json()["fairness"]
    return found


def mixed(stage: Stage, name: str) -> list[Json]:
    """The rounds that are mixed into the dice of a table."""
    return [each for each in fairness(stage, name)["rounds"] if each["from_draw"]]


def salted(guest: Guest, *seats: str) -> Json:
    """The last round at the table where somebody is, once it has salt of these seats and counts."""
    for _ in patiently(guest.page):
        rounds = mixed(guest.stage, name_of(guest.page))
        if rounds and givers(rounds[-1]) >= set(seats):
            return rounds[-1]
    raise AssertionError("no salt was given")


def givers(found: Json) -> set[str]:
    """The seats whose salt is in a round."""
    return {each["seat"] for each in found["commitments"] if each["value"]}


def own(page: Page) -> dict[tuple[int, str], str]:
    """The salt that a browser chose, by round and seat."""
    return {(each["round"], each["seat"]): each["value"] for each in page.evaluate(KEPT)["own"]}


def noted(guest: Guest) -> Json:
    """What a browser has noted, once that is all that was told."""
    for _ in patiently(guest.page):
        table = guest.stage.client.get(f"/api/tables/{name_of(guest.page)}").json()
        kept: Json = guest.page.evaluate(KEPT)
        if kept and kept["heard"] == table["seq"]:
            return kept
    raise AssertionError("not everything was noted")


def name_of(page: Page) -> str:
    """The name of the table that a page shows."""
    return page.url.rpartition("/")[2]


def end(table: PlayedTable) -> None:
    """Everybody but the first gives up, so that the game is over."""
    table.resign(*(each for each in table.opened["tokens"] if each != "A"))


def played(visitors: Visitors, stage: Stage) -> Guest:
    """Somebody who was there from the beginning to the end of a game."""
    table = stage.open(*("me",) * stage.least)
    guest = sit(visitors, stage, table, "A")
    salted(guest, "A")
    table.play_on(MOVES)
    end(table)
    noted(guest)
    guest.page.locator("dialog[open] .result").wait_for()
    return guest


def look(guest: Guest) -> Locator:
    """The panel, opened from the result."""
    guest.press("table-menu-fair")
    panel = guest.page.locator("[data-verdict]")
    panel.wait_for()
    return panel


def tamper(page: Page, change: Change, address: str | re.Pattern[str] = ADDRESS) -> None:
    """From now on the server seems to tell something else than it does."""

    def retold(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        change(told)
        route.fulfill(response=answer, json=told)

    page.route(address, retold)


# ---------------------------------------------------------------- salt


def open_by_hand(visitors: Visitors, stage: Stage) -> Guest:
    """A table that is opened on the page."""
    guest = Guest(visitors.open(motion="reduce"), stage, said_in("en"))
    guest.go(f"/new/{stage.game}", "#house-rules")
    return guest


def test_whoever_opens_a_table_has_seen_its_seal_and_salts_the_first_draw(
    visitors: Visitors, stage: Stage
) -> None:
    guest = open_by_hand(visitors, stage)
    asked: list[str] = []
    guest.page.on("request", lambda each: asked.append(each.url.partition("/api")[2]))
    guest.press("page-play")
    guest.page.locator(BOARD).wait_for()
    assert asked.index("/seals") < asked.index("/tables")
    first, kept = salted(guest, "A"), own(guest.page)
    assert (first["number"], first["from_draw"]) == (1, 1)
    assert kept == {(1, "A"): first["commitments"][0]["value"]}
    assert noted(guest)["seal"] == fairness(stage, name_of(guest.page))["seal"]
    guest.page.reload()
    guest.page.locator(BOARD).wait_for()
    noted(guest)
    assert own(guest.page) == kept
    assert mixed(stage, name_of(guest.page)) == [first]


def test_a_table_is_opened_and_salted_even_if_no_seal_could_be_had_before(
    visitors: Visitors, stage: Stage
) -> None:
    guest = open_by_hand(visitors, stage)
    guest.visitor.announce("api/seals")
    guest.page.route("**/api/seals", lambda route: route.abort())
    guest.press("page-play")
    guest.page.locator(BOARD).wait_for()
    found = salted(guest, "A")
    assert own(guest.page)[found["number"], "A"] == found["commitments"][0]["value"]


def test_a_guest_and_everybody_at_one_screen_salt_the_first_draw_together(
    visitors: Visitors, stage: Stage
) -> None:
    table = stage.open("me", "me", "open")
    here = sit(visitors, stage, table, "A", "B")
    for _ in patiently(here.page):
        rounds = fairness(stage, table.name)["rounds"]
        if rounds and {each["seat"] for each in rounds[0]["commitments"]} == {"A", "B"}:
            break
    guest = Guest(visitors.open(motion="reduce"), stage, said_in("en"))
    guest.go(table.invited)
    guest.press("page-sit-down")
    guest.page.locator(BOARD).wait_for()
    first = salted(guest, "A", "B", "C")
    assert (first["number"], first["from_draw"]) == (1, 1)
    values = {each["seat"]: each["value"] for each in first["commitments"]}
    assert len(set(values.values())) == 3
    assert own(guest.page) == {(1, "C"): values["C"]}
    assert noted(guest)["lines"] == noted(here)["lines"]


def test_whoever_only_watches_adds_nothing_and_takes_notes(
    visitors: Visitors, stage: Stage
) -> None:
    table = stage.open("me", "me")
    watcher, player = sit(visitors, stage, table), sit(visitors, stage, table, "A")
    assert givers(salted(player, "A")) == {"A"}
    assert own(watcher.page) == {}
    assert noted(watcher)["lines"] == noted(player)["lines"]


# ---------------------------------------------------------------- the panel


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_at_the_end_the_browser_finds_that_everything_holds(
    visitors: Visitors, stages: Stages, game: Game
) -> None:
    stage = stages(game)
    guest = played(visitors, stage)
    panel = look(guest)
    expect(panel).to_have_attribute("data-verdict", re.compile("good|consistent"))
    checks = panel.locator("[data-check]")
    assert "wrong" not in checks.evaluate_all("(all) => all.map((each) => each.dataset.check)")
    guest.sees("table-fair-check-opened")
    guest.sees("table-fair-check-first")
    guest.sees("table-fair-check-told", count=len(noted(guest)["lines"]))
    guest.sees("table-fair-check-signed")
    draws = fairness(stage, name_of(guest.page))["draws"]
    guest.sees("table-fair-check-draws", count=draws)
    if game.about.secrets:
        choices = fairness(stage, name_of(guest.page))["choices"]
        guest.sees("table-fair-check-choices", count=len(choices))


def other_secret(told: Json) -> None:
    told["fairness"]["secret"] = OTHER


def other_secret_and_seal(told: Json) -> None:
    """A server that has thought better of it: all by itself, this would hold."""
    seal = fair.seal_of(bytes.fromhex(OTHER)).hex()
    told["fairness"] |= {"secret": OTHER, "seal": seal}


def other_draw(told: Json) -> None:
    told["draws"][-1]["outcome"] ^= 1


def other_roll(told: Json) -> None:
    told["draws"][0]["move"] = "6-6" if told["draws"][0]["move"] != "6-6" else "1-1"


def no_signature(told: Json) -> None:
    told["fairness"]["key"] = OTHER


@pytest.mark.parametrize(
    ("change", "alarm"),
    [
        (other_secret, "table-fair-check-opened-wrong"),
        (other_secret_and_seal, "table-fair-check-first-wrong"),
        (no_signature, "table-fair-check-key-wrong"),
        (other_draw, "table-fair-check-draws-wrong"),
        (other_roll, "table-fair-check-log-wrong"),
    ],
)
def test_a_server_that_tells_something_else_raises_the_alarm(
    visitors: Visitors, stage: Stage, change: Change, alarm: str
) -> None:
    guest = played(visitors, stage)
    told: list[Json] = []

    def remembered(answer: Json) -> None:
        change(answer)
        told.append(answer)

    tamper(guest.page, remembered)
    panel = look(guest)
    expect(panel).to_have_attribute("data-verdict", "wrong")
    expect(panel.get_by_role("alert")).to_contain_text(guest.said("table-fair-verdict-wrong"))
    values: dict[str, Any] = {
        "table-fair-check-draws-wrong": {"number": len(told[-1]["draws"])},
        "table-fair-check-log-wrong": {"number": 1},
    }.get(alarm, {})
    expect(panel.locator('[data-check="wrong"]').first).to_contain_text(guest.said(alarm, **values))


def another_roll(told: list[Json]) -> None:
    drawn = next(each["entry"] for each in told if each["entry"]["type"] == "drawn")
    drawn["move"] = "6-6" if drawn["move"] != "6-6" else "1-1"


def another_seal(told: list[Json]) -> None:
    made = next(each["entry"] for each in told if each["entry"].get("commitment"))
    made["commitment"] = OTHER


def without_the_last(told: list[Json]) -> None:
    del told[-1]


@pytest.mark.parametrize("change", [another_roll, another_seal, without_the_last])
def test_a_server_that_tells_another_story_at_the_end_raises_the_alarm(
    visitors: Visitors, stage: Stage, change: Change
) -> None:
    guest = played(visitors, stage)
    tamper(guest.page, change, LOG)
    panel = look(guest)
    expect(panel).to_have_attribute("data-verdict", "wrong")
    noted_line = panel.locator('[data-check="wrong"]').first
    expect(noted_line).to_contain_text(re.compile("your notes"))


def test_a_roll_that_was_told_otherwise_to_one_page_is_found_there(
    visitors: Visitors, stage: Stage
) -> None:
    """The page is told another roll than the others, live, and the true one at the end."""
    table = stage.open(*("me",) * stage.least)
    guest = Guest(visitors.open(motion="reduce"), stage, said_in("en"))
    rolls: list[str] = []

    def retold(message: str | bytes) -> str | bytes:
        told = json.loads(message)
        for each in told.get("told", ()):
            entry = each["entry"]
            if entry["type"] == "drawn" and "-" in entry["move"] and not rolls:
                rolls.append(entry["move"])
                entry["move"] = "6-6" if entry["move"] != "6-6" else "1-1"
        return json.dumps(told)

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(retold(message)))

    guest.page.route_web_socket("**/live/*", between)
    guest.visitor.run_first(memory(table.kept("A")))
    guest.go(table.path, BOARD)
    table.play_on(MOVES)
    end(table)
    noted(guest)
    guest.page.locator("dialog[open] .result").wait_for()
    panel = look(guest)
    assert rolls
    expect(panel).to_have_attribute("data-verdict", "wrong")
    expect(panel.locator('[data-check="wrong"]').first).to_contain_text(rolls[0])


def saved_by(guest: Guest, key: str, folder: Path) -> Path:
    """The file that a button saves."""
    with guest.page.expect_download() as saving:
        guest.press(key)
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    return file


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_notes_that_a_browser_saves_prove_the_game_that_it_played(
    visitors: Visitors, stages: Stages, game: Game, tmp_path: Path
) -> None:
    guest = open_by_hand(visitors, stages(game))
    table = open_for_others(guest)
    join_others(table)
    salted(guest, "A")
    table.play_on(MOVES)
    end(table)
    noted(guest)
    guest.page.locator("dialog[open] .result").wait_for()
    panel = look(guest)
    expect(panel).to_have_attribute("data-verdict", "good")
    guest.sees("table-fair-verdict-good")
    notes, saved = (
        saved_by(guest, key, tmp_path) for key in ("table-fair-notes", "table-menu-download")
    )
    assert notes.stem == f"{saved.stem}-notes"
    command = panel.get_by_text(f"ludotheque verify {saved.name} --notes {notes.name}")
    expect(command).to_be_visible()
    verified = CliRunner().invoke(app, ["verify", str(saved), "--notes", str(notes), "--json"])
    assert verified.exit_code == 0, verified.output
    assert json.loads(verified.output)["verdict"] == "proven"


def open_for_others(guest: Guest) -> PlayedTable:
    """A table that somebody opens on the page, for as few others as its game allows."""
    opened: list[Json] = []

    def fewer(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}")
        others = [{"kind": "open"}] * (guest.stage.least - 1)
        answer = route.fetch(post_data={**wanted, "seats": [wanted["seats"][0], *others]})
        opened.append(answer.json())
        route.fulfill(response=answer)

    guest.page.route("**/api/tables", fewer)
    guest.press("page-play")
    guest.page.locator(BOARD).wait_for()
    return PlayedTable(guest.stage.client, guest.stage.game, opened[0])


def join_others(table: PlayedTable) -> None:
    """The others come, without numbers of their own for the dice."""
    for invitation in table.opened["invitations"].values():
        asked = {"invitation": invitation, "name": "Sacha"}
        answer = table.client.post(f"/api/tables/{table.name}/join", json=asked)
        seated = answer.raise_for_status().json()
        table.opened["tokens"][seated["seat"]] = seated["token"]


def test_before_the_end_the_panel_follows_the_game(visitors: Visitors, stage: Stage) -> None:
    table = stage.open("me", "me")
    guest = sit(visitors, stage, table, "A")
    salted(guest, "A")
    guest.press("table-menu")
    guest.press("table-menu-fair")
    guest.sees("table-fair-verdict-sealed")
    guest.sees("table-fair-key")
    before = len(mixed(stage, table.name))
    table.play_until_choice("A", MOVES)  # what is forced, the page plays by itself
    draws = fairness(stage, table.name)["draws"]
    guest.sees("table-fair-check-draws-waiting", count=draws)
    guest.press("table-fair-more")
    guest.sees("table-fair-more-added")
    for _ in patiently(guest.page):
        if len(mixed(stage, table.name)) > before:
            break
    assert givers(mixed(stage, table.name)[-1]) == {"A"}
    assert fairness(stage, table.name)["secret"] == ""
