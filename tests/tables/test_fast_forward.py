"""Fast forward: bots play without pauses once all people who are still in play want it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import CLOCK, Seat
from ludotheque.games.situation_4.state import State
from ludotheque.tables.entries import Entry, Header
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.table import Table
from ludotheque.tables.timers import FAST
from tests.clauses import clause
from tests.tables.room import (
    NEVER,
    A,
    B,
    C,
    Ear,
    everything,
    header,
    housed,
    moving,
    opened,
    refusal,
    sitting,
    until,
)

pytestmark = pytest.mark.usefixtures("full_shelf")


def asking(seat: Seat) -> Callable[[Table], Entry]:
    return partial(Table.fast_forward, seat=seat)


def stopping(seat: Seat) -> Callable[[Table], Entry]:
    return partial(Table.slow_down, seat=seat)


async def with_one_out(house: House, people: Iterable[Seat] = (A, B)) -> LiveTable:
    """Four at a table, bots in the other seats; A has given up."""
    live = await opened(house, header("pac-man", 4), people)
    await live.do(partial(Table.resign, seat=A))
    return live


def bots_wait(live: LiveTable) -> list[float]:
    """How many seconds bots have still to wait, each that is to move."""
    now = asyncio.get_running_loop().time()
    timers = live.timers.waiting.items()
    return [timer.when() - now for what, timer in timers if what.startswith("bot ")]


def shown(live: LiveTable) -> dict[str, Any] | None:
    found = live.connections.shown(frozenset()).fast_forward
    return None if found is None else {"on": found.on, "asked": found.asked, "for": found.awaited}


# ---------------------------------------------------------------- when, and by whom


async def test_it_is_for_when_somebody_is_out_and_bots_play_on(quiet_house: House) -> None:
    live = await opened(quiet_house, header("pac-man", 4), (A, B))
    assert shown(live) is None
    assert await refusal(live.do(asking(A))) == "no-fast-forward"
    await live.do(partial(Table.resign, seat=A))
    assert shown(live) == {"on": False, "asked": [], "for": ["B"]}


async def test_it_begins_when_all_people_still_in_play_agree(quiet_house: House) -> None:
    live = await with_one_out(quiet_house, (A, B, C))
    await live.do(asking(A))
    assert shown(live) == {"on": False, "asked": ["A"], "for": ["B", "C"]}
    await live.do(asking(B))
    assert not live.table.is_fast
    await live.do(asking(C))
    assert shown(live) == {"on": True, "asked": ["A", "B", "C"], "for": []}


async def test_those_who_are_out_are_not_needed(quiet_house: House) -> None:
    live = await with_one_out(quiet_house)
    await live.do(asking(B))
    assert shown(live) == {"on": True, "asked": ["B"], "for": []}


async def test_where_only_bots_play_on_one_word_is_enough(quiet_house: House) -> None:
    live = await with_one_out(quiet_house, (A,))
    assert shown(live) == {"on": False, "asked": [], "for": []}
    await live.do(asking(A))
    assert live.table.is_fast


async def test_where_only_bots_sit_their_host_may_want_it(quiet_house: House) -> None:
    live = await opened(quiet_house, header("hoard", 3), ())
    assert shown(live) == {"on": False, "asked": [], "for": []}
    await live.do(Table.fast_forward)
    assert shown(live) == {"on": True, "asked": [], "for": []}
    assert await refusal(live.do(Table.fast_forward)) == "fast-forward-already"
    await live.do(Table.slow_down)
    assert shown(live) == {"on": False, "asked": [], "for": []}
    await live.do(Table.fast_forward)
    await until(lambda: live.table.over)
    await live.settled()
    assert everything(await quiet_house.read_back(live.table.name)) == everything(live.table)


async def test_a_host_does_not_hurry_people(quiet_house: House) -> None:
    live = await with_one_out(quiet_house, (A,))
    for wish in (Table.fast_forward, Table.slow_down):
        assert await refusal(live.do(wish)) == "people-decide"
    await live.do(partial(Table.leave, seat=A, number=1))
    await live.do(Table.fast_forward)
    assert live.table.is_fast


async def test_nor_somebody_who_is_about_to_come_back_by_a_new_code(quiet_house: House) -> None:
    live = await opened(quiet_house, replace(header("pac-man", 4), phones=True), (A,))
    await live.do(partial(Table.renew, seat=A))
    assert await refusal(live.do(Table.fast_forward)) == "people-decide"
    await live.do(partial(Table.take_over, seat=A))  # the host lets a bot play for them
    await live.do(Table.fast_forward)
    assert live.table.is_fast


@pytest.mark.parametrize("seat", [A, B])
async def test_anybody_stops_it_and_nobody_is_asked_to_agree_twice(
    quiet_house: House, seat: Seat
) -> None:
    live = await with_one_out(quiet_house)
    for each in (A, B):
        await live.do(asking(each))
    await live.do(stopping(seat))
    assert shown(live) == {"on": False, "asked": [], "for": ["B"]}
    assert await refusal(live.do(stopping(seat))) == "not-fast-forward"


async def test_nonsense_is_refused(quiet_house: House) -> None:
    waiting = await quiet_house.open_table(header("pac-man", 4))
    await waiting.do(sitting(A))
    live = await with_one_out(quiet_house)
    for wish in (asking, stopping):
        assert await refusal(waiting.do(wish(A))) == "table-waiting"
        assert await refusal(live.do(wish(Seat.F))) == "no-such-seat"
        assert await refusal(live.do(wish(C))) == "nobody-there"  # a bot is there
    await live.do(asking(A))
    assert await refusal(live.do(asking(A))) == "fast-forward-already"
    for seat in (B, C):
        await live.do(partial(Table.resign, seat=seat))
    for wish in (asking, stopping):
        assert await refusal(live.do(wish(A))) == "table-over"
    assert shown(live) is None


# ---------------------------------------------------------------- who comes and goes


async def test_who_was_away_and_comes_back_is_asked_too(quiet_house: House) -> None:
    live = await with_one_out(quiet_house)
    await live.do(partial(Table.take_over, seat=B))
    await live.do(asking(A))
    assert live.table.is_fast
    await live.do(partial(Table.give_back, seat=B))
    assert shown(live) == {"on": False, "asked": ["A"], "for": ["B"]}


async def test_who_leaves_takes_their_wish_along(quiet_house: House) -> None:
    live = await with_one_out(quiet_house)
    await live.do(asking(A))
    await live.do(partial(Table.leave, seat=A, number=1))
    assert live.table.fast_forwarding.asked == set()
    assert await refusal(live.do(asking(A))) == "nobody-there"


async def test_who_agreed_and_gave_up_does_not_stop_it(quiet_house: House) -> None:
    live = await with_one_out(quiet_house)
    await live.do(asking(B))
    await live.do(partial(Table.resign, seat=B))
    assert shown(live) == {"on": True, "asked": ["B"], "for": []}


# ---------------------------------------------------------------- what it does


async def test_bots_do_not_wait_any_longer_and_wait_again_when_it_is_stopped(
    tmp_path: Path,
) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        live = await with_one_out(house)
        while not any(live.table.place(seat).played_by for seat in live.table.acting):
            await live.do(moving(*first_move(live.table)))
        assert min(bots_wait(live)) > 10 * FAST
        length = len(live.table.match.log)
        await live.do(asking(B))
        await until(lambda: len(live.table.match.log) > length)
        await until(lambda: live.table.acting == {B})
        await live.do(stopping(A))
        while live.table.acting == {B}:
            await live.do(moving(*first_move(live.table)))
        assert min(bots_wait(live)) > 10 * FAST


def first_move(table: Table) -> tuple[Seat, str]:
    seat = min(table.acting)
    return seat, table.game.notation.write(table.match.legal(seat)[0])


async def test_bots_alone_play_to_the_end(quiet_house: House) -> None:
    live = await opened(quiet_house, header("hoard", 3), (A,))
    ear = Ear(A)
    await live.join(ear)
    await live.do(partial(Table.resign, seat=A))
    await live.do(asking(A))
    await until(lambda: live.table.over)
    await live.settled()
    assert ear.of_type("news")[-1]["fast_forward"] is None
    assert everything(await quiet_house.read_back(live.table.name)) == everything(live.table)


async def test_everybody_is_told_who_wants_it_and_whether_it_is_on(quiet_house: House) -> None:
    live = await with_one_out(quiet_house)
    ears = [Ear(A), Ear(B), Ear()]
    for ear in ears:
        await live.join(ear)
        assert ear.of_type("snapshot")[-1]["fast_forward"] == {
            "on": False,
            "asked": [],
            "awaited": ["B"],
        }
    await live.do(asking(A))
    await live.do(asking(B))
    for ear in ears:
        told = [news["fast_forward"] for news in ear.of_type("news")]
        assert {"on": False, "asked": ["A"], "awaited": ["B"]} in told
        assert {"on": True, "asked": ["A", "B"], "awaited": []} in told
        assert ear.kinds.count("fast-forwarded") == 2


async def test_a_server_that_ended_goes_on_as_fast(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        live = await opened(house, header("hoard", 3), (A, B))
        await live.do(partial(Table.resign, seat=A))
        await live.do(asking(B))
        name = live.table.name
    async with housed(tmp_path, delays=NEVER) as house:
        live = await house.table(name)
        await live.join(Ear())
        assert live.table.is_fast
        length = len(live.table.match.log)
        await until(lambda: len(live.table.match.log) > length or live.table.acting == {B})
        await live.do(stopping(B))
    async with housed(tmp_path, delays=NEVER) as house:
        assert not (await house.table(name)).table.is_fast


# ---------------------------------------------------------------- what games say


async def begun(house: House, people: Iterable[Seat]) -> LiveTable:
    """A game of Situation 4 that the clock has begun."""
    live = await opened(house, Header("situation-4", 2, 2, board="quick"), people)
    for seat in sorted(live.table.acting):
        by = live.table.place(seat).bot and "bot"
        await live.do(partial(Table.move, seat=seat, move="ready", by=by))
    await live.do(partial(Table.move, seat=CLOCK, move="go", by="clock"))
    return live


@clause("S4-20")
async def test_a_side_that_is_done_watches_the_bot_finish(quiet_house: House) -> None:
    live = await begun(quiet_house, (A,))
    assert await refusal(live.do(asking(A))) == "no-fast-forward"
    await live.do(moving(A, "done"))
    await live.do(asking(A))
    assert shown(live) == {"on": True, "asked": ["A"], "for": []}
    laid = of_type(State, live.table.match.state).laid
    await until(lambda: laid[B] > 5)


@clause("S4-20")
async def test_whatever_a_side_then_does_slows_the_other_down(quiet_house: House) -> None:
    live = await begun(quiet_house, (A,))
    await live.do(moving(A, "done"))
    await live.do(asking(A))
    write, legal = live.table.game.notation.write, live.table.match.legal(A)
    lays = [move for move in map(write, legal) if move != "done" and "misfit" not in move]
    await live.do(moving(A, lays[0]))
    assert shown(live) is None
    assert live.table.fast_forwarding.asked == set()


@clause("S4-20")
async def test_two_sides_of_people_have_nobody_to_hurry(quiet_house: House) -> None:
    live = await begun(quiet_house, (A, B))
    await live.do(moving(A, "done"))
    assert await refusal(live.do(asking(A))) == "no-fast-forward"


@clause("MI-7a", "MI-7b")
async def test_the_fallen_ask_and_those_who_hunt_on_agree(quiet_house: House) -> None:
    people = (A, B, C)
    live, random = await opened(quiet_house, header("mission-impossible", 6), people), Random(3)
    match = live.table.match
    while all(map(match.is_in_play, people)):
        assert shown(live) is None
        seat = min(live.table.acting)
        move = match.game.notation.write(random.choice(match.legal(seat)))
        by = "bot" if live.table.place(seat).bot else ""
        await live.do(partial(Table.move, seat=seat, move=move, by=by))
    [fallen] = [seat for seat in people if not match.is_in_play(seat)]
    hunting = [seat for seat in people if seat != fallen]
    await live.do(asking(fallen))
    words = [seat.word for seat in hunting]
    assert shown(live) == {"on": False, "asked": [fallen.word], "for": words}
    for seat in hunting:
        await live.do(asking(seat))
    assert live.table.is_fast
