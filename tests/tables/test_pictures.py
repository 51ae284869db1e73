"""The picture of a position: drawn from a view alone, and told with it."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.engine.match import Match
from ludotheque.engine.registry import load
from ludotheque.tables.messages import Presence, encoded_view, snapshot
from ludotheque.tables.replay import of_match, replay
from ludotheque.tables.table import Table
from tests.engine.random_play import random_match
from tests.fixtures import dash, hoard
from tests.tables.room import A, B, header

from .test_replay import NOBODY, Seats, seated


def told(table: Table, seats: Seats) -> Any:
    shown = snapshot(table, Presence(), seats).position
    return msgspec.json.decode(shown.view)


def hidden_in(box: str) -> Table:
    table = seated(header("hoard"), "Ann", "Bob")
    table.take(table.move(A, f"hide {box}"))
    return table


def test_a_view_is_told_with_its_picture() -> None:
    match: Match = random_match(load(dash.__name__), 10)
    view = match.view()
    draw = match.game.views.picture
    assert draw is not None
    found = msgspec.json.decode(encoded_view(match, view))
    assert found.pop("picture") == draw(match.board.plan, view)
    assert found == msgspec.json.decode(msgspec.json.encode(view))


def test_a_game_that_draws_nothing_is_told_as_before() -> None:
    match = random_match(load("ludotheque.games.pac_man"), 10)
    assert encoded_view(match, match.view()) == msgspec.json.encode(match.view())


def test_a_picture_shows_a_secret_to_its_owner_alone(full_shelf: None) -> None:
    here, there = hidden_in("c"), hidden_in("d")
    assert told(here, frozenset({A}))["picture"] != told(there, frozenset({A}))["picture"]
    for seats in (NOBODY, frozenset({B})):
        assert told(here, seats) == told(there, seats)


def test_a_replay_has_a_picture_of_every_position() -> None:
    match = random_match(load(hoard.__name__), 10_000, seed=3, fated=False)
    found = replay(of_match(match))
    assert "picture" in msgspec.json.decode(found.first)
    pictured = [frame for frame in found.frames if "picture" in frame.changes]
    assert len(pictured) >= len(match.seats)  # every box that is opened looks different
