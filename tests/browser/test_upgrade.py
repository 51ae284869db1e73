"""What an upgrade of the server does to open pages: they go on, or load the new edition."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.server.static import FOLDER
from tests.server.server import Server, running

from .fit import fits
from .screens import BOARD, CONFIRM, DRAFT, Guest, Stage, sit
from .tables import games, memory
from .test_people import guest_of
from .visitors import Visitors

TEXTS = {".css", ".html", ".js"}
GONE = "ERR_|WebSocket|Failed to|refused: 404|Refused to apply style"


def next_edition(folder: Path) -> Path:
    """The same page with other names for all of its scripts, as after a change of each."""
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    assets = sorted((folder / "assets").iterdir())
    names = {each.name: f"next-{each.name}" for each in assets}
    for file in [*folder.iterdir(), *assets]:
        if file.suffix in TEXTS:
            text = file.read_text(encoding="utf-8")
            for old, new in names.items():
                text = text.replace(old, new)
            file.write_text(text, encoding="utf-8")
    for each in assets:
        each.rename(each.with_name(names[each.name]))
    return folder


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "data") as found:
        yield found


@pytest.fixture
def stage(server: Server) -> Iterator[Stage]:
    found = Stage(server, games()[0])
    with found.client:
        yield found


def upgrade(server: Server, folder: Path) -> None:
    server.stop()
    server.environment["LUDOTHEQUE_PAGE"] = str(next_edition(folder / "page"))
    server.start()


def script_of(guest: Guest) -> str:
    found = guest.page.locator('script[type="module"]').get_attribute("src")
    assert found is not None
    return found


def test_a_table_goes_on_and_its_page_is_told_of_the_new_edition(
    visitors: Visitors, stage: Stage, tmp_path: Path
) -> None:
    table = stage.open("me", "me")
    table.play_until_choice("A")
    guest = sit(visitors.elsewhere(stage.server.url), stage, table, "A")
    guest.visitor.announce(GONE)
    guest.page.wait_for_function(DRAFT)
    before, first = script_of(guest), table.look()["position"]["length"]
    upgrade(stage.server, tmp_path)
    guest.sees("page-outdated")
    fits(guest.page)
    guest.page.locator(CONFIRM).click()
    expect(guest.page.locator("[role=log] p").first).to_be_attached()
    assert table.look()["position"]["length"] > first
    guest.press("page-reload")
    guest.page.locator(BOARD).wait_for()
    assert script_of(guest) != before
    expect(guest.page.get_by_text(guest.said("page-outdated"))).to_have_count(0)


def test_where_a_part_of_the_page_is_gone_the_new_edition_is_loaded(
    visitors: Visitors, stage: Stage, tmp_path: Path
) -> None:
    table = stage.open("me", "me")
    guest = guest_of(visitors.elsewhere(stage.server.url), stage)
    guest.visitor.run_first(memory(table.kept("A")))
    guest.visitor.announce(GONE)
    page = guest.go("/", "article .people")
    before = script_of(guest)
    upgrade(stage.server, tmp_path)
    page.get_by_role("link", name=guest.said("page-continue")).click()
    page.locator(BOARD).wait_for()
    assert script_of(guest) != before


def test_a_server_that_starts_again_without_an_upgrade_tells_nobody(
    visitors: Visitors, stage: Stage
) -> None:
    table = stage.open("me", "me")
    guest = sit(visitors.elsewhere(stage.server.url), stage, table, "A")
    guest.visitor.announce(GONE)
    stage.server.stop()
    guest.sees("table-lost")
    with guest.page.expect_response(lambda answer: answer.url == f"{stage.server.url}/"):
        stage.server.start()
    table.play_on(1)
    expect(guest.page.locator("[role=log] p").first).to_be_attached()
    expect(guest.page.locator(".notice")).to_have_count(0)
