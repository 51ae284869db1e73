"""Hints at a table: for whoever is to move, told to them alone; that they asked, all may know."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludotheque.bots.hints import Hint
from ludotheque.tables.entries import AskedForHint
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.table import Table

from .room import A, B, Ear, QuickChooser, header, moving, opened, refusal, until


@pytest.fixture
async def live(house: House) -> LiveTable:
    """A table of two people."""
    return await opened(house, header())


def to_move(live: LiveTable) -> Any:
    return min(live.table.acting)


async def test_a_hint_can_be_played(live: LiveTable) -> None:
    for _ in range(4):
        seat = to_move(live)
        length, found = await live.queries.hint(seat)
        assert length == len(live.table.match.log)
        for move in found.moves:
            await live.do(moving(seat, move))


async def test_everybody_hears_that_somebody_asked_and_nobody_hears_what_was_said(
    live: LiveTable,
) -> None:
    seat = to_move(live)
    ear = Ear(B if seat == A else A)
    await live.join(ear)
    before = live.table.seq
    await live.queries.hint(seat)
    assert live.table.seq == before + 1
    (news,) = ear.of_type("news")
    told = {"type": "asked-advice", "seat": seat.word}
    assert [(each["entry"], each["events"]) for each in news["told"]] == [(told, [])]


async def test_to_ask_again_is_the_same_question(live: LiveTable, chooser: QuickChooser) -> None:
    seat = to_move(live)
    first = await live.queries.hint(seat)
    seq, asked = live.table.seq, len(chooser.asked)
    again = await asyncio.gather(*(live.queries.hint(seat) for _ in range(5)))
    assert again == [first] * 5
    assert (live.table.seq, len(chooser.asked)) == (seq, asked)
    await live.do(moving(seat, first[1].moves[0]))
    if seat in live.table.acting:
        assert (await live.queries.hint(seat))[0] == first[0] + 1


async def test_it_is_for_whoever_is_to_move(live: LiveTable) -> None:
    waiting = B if to_move(live) == A else A
    assert await refusal(live.queries.hint(waiting)) == "no-hint-now"
    await live.do(lambda table: table.resign(waiting))
    assert await refusal(live.queries.hint(A)) == "table-over"


async def test_there_is_none_before_everybody_sits(house: House) -> None:
    live = await house.open_table(header())
    assert await refusal(live.queries.hint(A)) == "table-waiting"


async def test_the_game_goes_on_while_it_is_thought_of(
    live: LiveTable, chooser: QuickChooser
) -> None:
    seat = to_move(live)
    chooser.free.clear()
    asked = asyncio.ensure_future(live.queries.hint(seat))
    await until(lambda: bool(chooser.asked))
    first = live.table.game.notation.write(live.table.match.legal(seat)[0])
    await live.do(moving(seat, first))
    chooser.free.set()
    length, found = await asked
    assert length == len(live.table.match.log) - 1
    assert isinstance(found, Hint)


async def test_that_somebody_asked_is_read_back_and_changes_nothing(
    house: House, live: LiveTable
) -> None:
    seat = to_move(live)
    undoable = live.table.undoable
    await live.queries.hint(seat)
    assert live.table.undoable == undoable
    again: Table = await house.read_back(live.table.name)
    assert again.seq == live.table.seq
    assert again.match.log == live.table.match.log
    assert again.ask_for_hint(seat) == AskedForHint(seat.word)
