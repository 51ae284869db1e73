"""A server that only its own machine can reach: the page offers nothing that cannot work."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.at_home import ON_THE_NETWORK, HomeServer
from tests.server.server import Server, started

from .axe import axe
from .chromium import STILL, STILL_PHONE, Language, Setting
from .fit import fits
from .screens import Guest, Stage
from .tables import games
from .test_invitations import guest_of, invite_a_friend, sit_down
from .visitors import Visitors
from .words import said_in

CODES = "[data-code]"


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for each test: each opens it."""
    with started(tmp_path_factory.mktemp("home") / "data", HomeServer) as found:
        yield found


@pytest.fixture
def stage(server: Server) -> Iterator[Stage]:
    found = Stage(server, games()[0])
    with found.client:
        yield found


def test_an_invitation_is_offered_once_the_network_is_let_in(
    visitors: Visitors, stage: Stage
) -> None:
    host, friend = guest_of(visitors, stage), guest_of(visitors, stage, "fr")
    invite_a_friend(host)
    host.sees("page-alone")
    expect(host.page.get_by_label(host.said("page-invite-link"))).to_have_count(0)
    expect(host.page.get_by_role("img", name=host.said("page-invite-qr"))).to_have_count(0)
    host.press("page-alone-open")
    link = host.page.get_by_label(host.said("page-invite-link")).input_value()
    assert link.startswith(f"http://{ON_THE_NETWORK}:{stage.server.port}/table/")
    expect(host.page.get_by_text(host.said("page-alone"))).to_have_count(0)
    sit_down(friend, link, "Zoé")
    expect(host.page.locator("[data-tour=seats]").get_by_text("Zoé", exact=True)).to_be_visible()


def test_phones_find_codes_once_the_network_is_let_in(visitors: Visitors, stage: Stage) -> None:
    host = guest_of(visitors, stage)
    page = host.go(f"/new/{stage.game}", "#house-rules")
    page.get_by_role("radio", name=host.said("page-around-phones")).check()
    host.sees("page-alone")
    host.press("page-play")
    host.sees("page-alone")
    expect(page.locator(CODES)).to_have_count(0)
    host.press("page-alone-open")
    expect(page.locator(CODES).first).to_be_visible()
    expect(page.get_by_text(f"{ON_THE_NETWORK}:").first).to_be_visible()
    host.go("/", "main a[href^='/new/']")
    at = f"http://{ON_THE_NETWORK}:{stage.server.port}"
    expect(page.get_by_label(host.said("page-lan-link"))).to_have_value(at)


@pytest.mark.parametrize("setting", [STILL, STILL_PHONE], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_that_one_is_alone_is_told_in_room_enough(
    visitors: Visitors, stage: Stage, setting: Setting, language: Language
) -> None:
    host = Guest(visitors.open(setting, language=language), stage, said_in(language))
    page = host.go(f"/new/{stage.game}", "#house-rules")
    page.get_by_role("radio", name=host.said("page-around-phones")).check()
    host.sees("page-alone")
    fits(page)
    axe(page)
    host.press("page-play")
    host.sees("page-alone")
    fits(page)
    axe(page)
