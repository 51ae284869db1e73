"""What is told of the positions on the way, where the match goes on within one message."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from ludotheque.engine.registry import all_games
from ludotheque.engine.seats import Seat
from ludotheque.tables import messages
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.table import Table
from tests.tables.room import A, B, C, Ear, header, moving, sitting

WITH_TURNS = [game.name for game in all_games() if not game.about.realtime]
MOVES = 60


async def table_with(house: House, name: str, *ears: Ear) -> LiveTable:
    """A table of three with people who listen from the beginning."""
    live = await house.open_table(header(name, 3), "")
    for seat in (A, B, C):
        await live.do(sitting(seat))
        if seat == B:
            for ear in ears:
                await live.join(ear)
    return live


async def play_on(live: LiveTable, moves: int = MOVES) -> None:
    """The first or the last of what may be done, by turns."""
    for number in range(moves):
        if live.table.over:
            return
        seat = min(live.table.acting)
        legal = live.table.match.legal(seat)
        move = live.table.game.notation.write(legal[-(number % 2)])
        await live.do(moving(seat, move))


def views_after(table: Table, viewer: Seat | None) -> dict[int, dict[str, Any]]:
    """What a viewer sees after each choice of the match, by its number in the table's log."""
    again, found = table.match.anew(), {}
    for number, choice in enumerate(table.match.log):
        again.follow(choice)
        found[number] = json.loads(msgspec.json.encode(again.view(viewer)))
    return found


def is_of_the_match(told: dict[str, Any]) -> bool:
    return told["entry"]["type"] in ("moved", "drawn")


@pytest.mark.parametrize("name", WITH_TURNS)
async def test_each_view_on_the_way_is_what_that_viewer_saw(house: House, name: str) -> None:
    watcher, alone, several = Ear(), Ear(A), Ear(A, B)
    live = await table_with(house, name, watcher, alone, several)
    await play_on(live)
    secrets = live.table.game.about.secrets
    for ear, viewer in ((watcher, None), (alone, A if secrets else None), (several, None)):
        seen, number, compared = views_after(live.table, viewer), 0, 0
        for news in ear.of_type("news"):
            ends = {**news["position"]["view"]}
            for told in news["told"]:
                number += is_of_the_match(told)
                if "interim" in told:
                    assert ends | told["interim"] == seen[number - 1]
                    compared += 1
            if number and is_of_the_match(news["told"][-1]):
                assert ends == seen[number - 1]
        assert number == len(live.table.match.log)
        assert compared > 5


@pytest.mark.parametrize("name", WITH_TURNS)
async def test_only_what_is_followed_by_more_of_the_match_has_one(house: House, name: str) -> None:
    live = await table_with(house, name, ear := Ear(A))
    await play_on(live)
    for news in ear.of_type("news"):
        *before, last = news["told"]
        assert "interim" not in last
        for told in before:
            assert ("interim" in told) == bool(told["events"])


async def test_nothing_is_worked_out_where_nothing_follows_or_nobody_listens(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Seat | None] = []
    real = messages.raw_view

    def counted(table: Table, seat: Seat | None) -> msgspec.Raw:
        asked.append(seat)
        return real(table, seat)

    monkeypatch.setattr(messages, "raw_view", counted)
    live = await table_with(house, "pac-man")
    drawn = len(live.table.match.log)
    assert drawn > 1  # fate has drawn several times at once
    assert len(asked) == live.table.seq - drawn  # one view for each message
    await live.join(Ear(A))
    asked.clear()
    await play_on(live, 1)
    assert len(asked) == 1
