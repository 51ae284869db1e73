"""A command is checked when it is carried out, and not only when it is read."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from ludotheque.api.commands import Order, apply, order_of
from ludotheque.api.protocol import Leave, Say
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.seats import Seat
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.table import Table
from tests.tables.room import A, header, housed, opened


async def refused(live: LiveTable, order: Order) -> str:
    before = live.table.seq
    with pytest.raises(LudothequeError) as caught:
        await apply(live, order)
    assert live.table.seq == before
    return caught.value.problem.code


async def with_somebody_at_the_door(live: LiveTable) -> dict[Seat, int]:
    """Somebody asks to be let in at a seat that somebody else has."""
    await live.do(partial(Table.invite, seat=A))
    (number,) = live.table.place(A).invitations
    await live.do(partial(Table.join, seat=A, name="Zoé", number=number, of_round=0))
    assert live.table.place(A).asking.keys() == {number}
    return {A: number}


async def test_what_somebody_sent_before_they_left_is_refused_after(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live = await opened(house, header())
        orders = [order_of(live, {A: 1}, message) for message in (Say("A", "hello"), Leave("A"))]
        await live.do(partial(Table.leave, seat=A, number=1))
        for order in orders:
            assert await refused(live, order) == "not-your-seat"


async def test_whoever_asks_to_be_let_in_can_take_that_back_and_do_nothing_else(
    tmp_path: Path,
) -> None:
    async with housed(tmp_path) as house:
        live = await opened(house, header())
        zoe = await with_somebody_at_the_door(live)
        assert await refused(live, order_of(live, zoe, Say("A", "hello"))) == "not-your-seat"
        twice = [order_of(live, zoe, Leave("A")) for _ in range(2)]
        await apply(live, twice[0])
        assert not live.table.place(A).asking
        assert live.table.place(A).people.keys() == {1}
        assert await refused(live, twice[1]) == "not-your-seat"
