"""Games without turns at a table: the clock's alarms, pauses, sleep, hands, and quick bots."""

from __future__ import annotations

import asyncio
import time as system_time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.api.commands import apply, consider, order_of
from ludotheque.api.protocol import Consider, Play, Undo
from ludotheque.bots.player import BotChoice
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, Seat
from ludotheque.engine.text import load
from ludotheque.tables import clock
from ludotheque.tables import replay as replays
from ludotheque.tables.agreements import GETTING_READY
from ludotheque.tables.connections import HANDFUL
from ludotheque.tables.entries import Entry, Header, Moved, Woken, read_entry
from ludotheque.tables.errors import NotAllowed
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.table import Table
from ludotheque.tables.timers import Delays
from tests.fixtures import alter
from tests.fixtures.rush.board import Plan
from tests.fixtures.rush.state import State
from tests.fixtures.rush.view import View
from tests.tables.hurried import hurried
from tests.tables.room import (
    NEVER,
    A,
    B,
    C,
    Ear,
    FullStore,
    QuickChooser,
    everything,
    header,
    housed,
    moving,
    opened,
    refusal,
    saying,
    sitting,
    until,
)

pytestmark = pytest.mark.usefixtures("full_shelf")
HOUR = 3_600_000
PEOPLE = {A: 1, B: 1}
BOTH = frozenset(PEOPLE)


class Time:
    """A clock that stands until it is moved on."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(clock, "now", found)
    return found


def rush(seats: int = 2, board: str = "heap", **options: str) -> Header:
    return msgspec.structs.replace(header("rush", seats, options=options), board=board)


async def begun(house: House, head: Header | None = None) -> LiveTable:
    """Both sides are people's, both were ready, and the clock has said go."""
    live = await opened(house, head or rush())
    await begin(live)
    return live


async def begin(live: LiveTable) -> None:
    for seat in sorted(live.table.acting):
        await live.do(moving(seat, "ready"))
    await live.do(partial(Table.move, seat=CLOCK, move="go", by="clock"))


def fitting(live: LiveTable, thing: int = 1) -> str:
    """The move that puts a thing where it fits."""
    peg = of_type(State, live.table.match.state).peg[thing - 1]
    return f"put {thing} on {'abcdefghijkl'[peg]}"


async def entries_of(live: LiveTable) -> list[Entry]:
    return [read_entry(each.body) for each in await live.house.store.read(live.table.name)]


def alarms(live: LiveTable) -> dict[str, asyncio.TimerHandle]:
    return {
        what.split()[1]: timer for what, timer in live.timers.waiting.items() if "alarm" in what
    }


def due(live: LiveTable) -> dict[str, int]:
    time = live.connections.shown(frozenset()).time
    assert time is not None
    return {each.move: each.in_ms for each in time.due}


# ---------------------------------------------------------------- before play


def latest(ear: Ear) -> dict[str, Any]:
    """The last message that told how the match stands."""
    return next(message for message in reversed(ear.heard) if "position" in message)


def waiting(ear: Ear) -> tuple[bool, list[str]]:
    time = latest(ear)["time"]
    assert (time["ready_move"], time["start_move"]) == (
        ("", "") if time["begun"] else ("ready", "go")
    )
    return time["begun"], time["unready"]


@hurried
async def test_it_is_told_who_is_not_ready_and_whether_play_has_begun(house: House) -> None:
    live = await house.open_table(rush(), "")
    await live.join(ear := Ear())
    assert not latest(ear)["started"]
    assert waiting(ear) == (False, ["A", "B"])
    for seat in (A, B):
        await live.do(sitting(seat))
        assert latest(ear)["type"] == "news"
        assert latest(ear)["started"] == (seat == B)
    for seat, unready in ((B, ["A"]), (A, [])):
        await live.do(moving(seat, "ready"))
        assert waiting(ear) == (False, unready)
    await ear.until(lambda ear: ear.told[-1]["entry"]["seat"] == "clock")
    assert waiting(ear) == (True, [])


# ---------------------------------------------------------------- the clock


@hurried
async def test_the_clock_says_go_when_its_time_has_come(house: House) -> None:
    live = await opened(house, rush())
    await live.join(ear := Ear(A))
    await live.do(moving(A, "ready"))
    assert ear.last["time"]["due"] == []
    start = asyncio.get_running_loop().time()
    await live.do(moving(B, "ready"))
    assert ear.last["time"]["due"] == [{"move": "go", "in_ms": 3000}]
    await ear.until(lambda ear: ear.told[-1]["entry"]["seat"] == "clock")
    assert asyncio.get_running_loop().time() - start >= 2.9
    assert ear.told[-1]["entry"] == {
        "type": "moved", "seat": "clock", "move": "go", "by": "clock",
    }  # fmt: skip
    assert ear.of_type("news")[-1]["position"]["view"]["phase"] == "play"
    assert everything(await house.read_back(live.table.name)) == everything(live.table)


@hurried
async def test_the_clock_ends_a_game_when_time_is_up(house: House) -> None:
    live = await opened(house, rush(seconds="5"))
    await live.join(ear := Ear())
    await begin(live)
    await ear.until(lambda ear: ear.told[-1]["entry"].get("move") == "time")
    assert live.table.over
    assert not live.timers.waiting


async def test_what_somebody_does_puts_an_alarm_off_and_leaves_the_others(
    quiet_house: House, time: Time
) -> None:
    live = await begun(quiet_house, rush(seconds="600"))
    assert alarms(live).keys() == {"time"}
    await live.do(moving(A, "done"))
    before = alarms(live)
    assert before.keys() == {"time", "still"}
    time.now += 20_000
    assert due(live) == {"still": 40_000, "time": 580_000}
    await live.do(moving(B, fitting(live)))
    after = alarms(live)
    assert before["still"].cancelled()
    assert after["time"] is before["time"]
    assert due(live) == {"still": 60_000, "time": 580_000}


@hurried
async def test_an_alarm_that_cannot_be_written_rings_again(failing_house: House) -> None:
    live = await opened(failing_house, rush(board="spill"))
    assert isinstance(failing_house.store, FullStore)
    await live.join(ear := Ear())
    await live.do(moving(A, "ready"))
    failing_house.store.writes, failing_house.store.only = False, 1
    await live.do(moving(B, "ready"))
    await until(lambda: live._failed is not None)
    failing_house.store.writes = True
    await ear.until(lambda ear: any(e["entry"].get("move") == "go" for e in ear.told))


async def test_the_clock_for_a_move_means_nothing_without_turns(quiet_house: House) -> None:
    live = await opened(quiet_house, msgspec.structs.replace(rush(), clock=3600))
    assert not live.timers.waiting


# ---------------------------------------------------------------- a clock that is set back


async def times_of(live: LiveTable) -> list[int]:
    return [each.at for each in await live.house.store.read(live.table.name)]


@pytest.mark.parametrize("kind", ["rush", "situation-4"])
async def test_time_passes_on_where_the_machines_clock_is_set_back(
    quiet_house: House, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    live = await opened(quiet_house, header(kind))
    for seat in sorted(live.table.acting):
        ready = live.table.game.notation.write(live.table.match.legal(seat)[0])
        await live.do(moving(seat, ready))
    before, wall = live.table.stopwatch.played(live.clock.now()), system_time.time_ns
    monkeypatch.setattr(system_time, "time_ns", lambda: wall() - HOUR * 1_000_000)
    await live.do(saying("what time is it?"))
    await until(lambda: live.table.stopwatch.played(live.clock.now()) > before)
    times = await times_of(live)
    assert times == sorted(times)


async def test_time_passes_on_after_a_restart_with_an_earlier_clock(
    tmp_path: Path, time: Time
) -> None:
    time.now += HOUR
    async with housed(tmp_path, delays=NEVER) as house:
        live = await begun(house, rush(seconds="600"))
        name = live.table.name
    time.now -= HOUR
    async with housed(tmp_path, delays=NEVER) as house:
        live = await house.table(name)
        await live.join(ear := Ear(A))
        await ear.until(lambda ear: "woken" in ear.kinds)
        assert due(live) == {"time": 600_000}
        time.now += 20_000
        assert due(live) == {"time": 580_000}
        await live.do(moving(A, fitting(live)))
        time.now += 20_000
        assert due(live) == {"time": 560_000}
        times = await times_of(live)
        assert times == sorted(times)


# ---------------------------------------------------------------- one queue


async def test_of_two_who_want_one_place_the_first_received_has_it(house: House) -> None:
    """The other is told by which clause, and who was faster; nothing is ever stale."""
    live = await begun(house)
    move = fitting(live)
    wishes = [
        apply(live, order_of(live, PEOPLE, Play(seat, move, request=f"{seat}1", after=0)))
        for seat in ("B", "A")
    ]
    first, second = await asyncio.gather(*wishes, return_exceptions=True)
    assert first == live.table.seq
    assert isinstance(second, NotAllowed)
    assert (second.reason.clause, second.reason.code) == ("RU-4", "taken")
    assert second.reason.values == {"peg": move[-1], "who": "B"}
    assert live.table.match.scores == (0, 1)


async def test_nothing_is_taken_back(house: House) -> None:
    live = await begun(house)
    await live.do(moving(A, fitting(live)))
    assert await refusal(apply(live, order_of(live, PEOPLE, Undo("A")))) == "nothing-taken-back"


# ---------------------------------------------------------------- what is to be found


async def test_moves_that_are_to_be_found_are_listed_nowhere(quiet_house: House) -> None:
    live = await begun(quiet_house)
    await live.join(ear := Ear(A, B))
    await live.do(moving(A, fitting(live, 2)))
    assert ear.last["position"]["legal"] == {"A": ["done"], "B": ["done"]}
    assert len(live.table.match.legal(A)) == 8
    _, ways = await live.queries.ways(A)
    assert [way.move for way in ways] == ["done"]
    for thing in range(1, 9):
        asked = Consider("A", moves=[fitting(live, thing)])
        assert await refusal(consider(live, BOTH, asked)) == "not-tried-out"
    assert (await consider(live, BOTH, Consider("A", after=0))).ways == ways
    with pytest.raises(LudothequeError):
        replays.eyes_at(live.table, BOTH, "all")
    told = msgspec.json.encode(await live.queries.retell(0, BOTH)).decode()
    assert "peg " not in told
    seen = replays.replay(replays.of_table(live.table, BOTH))
    assert {frame.move for frame in seen.frames if frame.seat == "fate"} == {""}


async def test_what_is_given_out_is_worked_out_once_and_only_when_it_is_there(
    quiet_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await opened(quiet_house, rush())
    asked: list[Any] = []
    real = live.table.game.views.handout
    assert real is not None

    def counted(*given: Any) -> Any:
        asked.append(given)
        return real(*given)

    alter(monkeypatch, live.table.game, "views", handout=counted)
    assert await refusal(live.queries.handout(BOTH)) == "no-handout-yet"
    await begin(live)
    asked.clear()
    many = await asyncio.gather(*(live.queries.handout(seats) for seats in (BOTH, frozenset())))
    assert len(asked) == 1
    pictures = msgspec.json.decode(many[0])["pictures"]
    assert many[0] == many[1]
    plan = of_type(Plan, live.table.match.board.plan)
    peg = of_type(State, live.table.match.state).peg
    assert pictures == [plan.pictures[peg[thing]] for thing in range(8)]
    await live.do(moving(A, fitting(live)))
    assert await live.queries.handout(BOTH) == many[0]
    other = await opened(quiet_house, header())
    assert await refusal(other.queries.handout(BOTH)) == "no-handout"


# ---------------------------------------------------------------- pauses


async def pausing(live: LiveTable, *seats: Seat) -> None:
    for seat in seats:
        await live.do(partial(Table.pause, seat=seat))


async def test_a_pause_needs_all_sides_and_stops_everything(quiet_house: House, time: Time) -> None:
    live = await begun(quiet_house, rush(seconds="600"))
    await live.join(ear := Ear(A, B))
    await pausing(live, A)
    assert (ear.last["time"]["asked"], ear.last["time"]["paused"]) == (["A"], False)
    assert await refusal(live.do(partial(Table.pause, seat=A))) == "paused-already"
    time.now += 10_000
    await pausing(live, B)
    assert (ear.last["time"]["asked"], ear.last["time"]["paused"]) == ([], True)
    assert not live.timers.waiting
    move = fitting(live)
    assert await refusal(live.do(moving(A, move))) == "paused"
    assert await refusal(live.do(partial(Table.pause, seat=A))) == "paused-already"
    time.now += HOUR
    await live.do(saying("dinner is ready"))
    assert due(live) == {"time": 590_000}
    await live.do(partial(Table.resume, seat=B))
    assert ear.last["time"]["asked"] == ["B"]
    assert await refusal(live.do(partial(Table.resume, seat=B))) == "not-paused"
    assert await refusal(live.do(moving(B, move))) == "paused"
    await live.do(partial(Table.resume, seat=A))
    assert ear.last["time"]["on_in_ms"] == 1000 * GETTING_READY
    assert live.timers.waiting.keys() == {"going on"}
    assert await refusal(live.do(moving(B, move))) == "paused"
    time.now += 1000 * GETTING_READY
    await live.do(Table.go_on)
    assert ear.told[-1]["entry"] == {"type": "went-on"}
    assert due(live) == {"time": 590_000}
    time.now += 5_000
    await live.do(moving(B, move))
    assert live.table.match.log[-1].at == 15_000
    assert everything(await quiet_house.read_back(live.table.name)) == everything(live.table)


@hurried
async def test_a_pause_ends_by_itself_when_all_want_to_go_on(quiet_house: House) -> None:
    live = await begun(quiet_house)
    await live.join(ear := Ear(A, B))
    await pausing(live, A, B)
    for seat in (A, B):
        await live.do(partial(Table.resume, seat=seat))
    await ear.until(lambda ear: "went-on" in ear.kinds)
    await live.do(moving(A, fitting(live)))


async def test_a_pause_does_not_end_while_somebody_is_away(quiet_house: House) -> None:
    """Nor does a bot play for whoever is away: that is what a pause is for."""
    live = await begun(quiet_house)
    await live.join(Ear(A))
    await live.join(other := Ear(B))
    await pausing(live, A, B)
    for seat in (A, B):
        await live.do(partial(Table.resume, seat=seat))
    live.part(other)
    assert not live.timers.waiting
    await live.join(Ear(B))
    assert live.timers.waiting.keys() == {"going on"}


async def test_a_wish_for_a_pause_can_be_taken_back(quiet_house: House) -> None:
    live = await begun(quiet_house)
    await pausing(live, A)
    await live.do(partial(Table.resume, seat=A))
    assert await refusal(live.do(partial(Table.resume, seat=A))) == "not-paused"
    await pausing(live, B)
    assert not live.table.paused
    assert live.table.pauses.asked == {B}


async def test_a_bot_agrees_at_once_and_stands_still(house: House, chooser: QuickChooser) -> None:
    chooser.free.clear()
    live = await opened(house, rush(), [A])
    await live.join(ear := Ear(A))
    await until(lambda: len(chooser.asked) == 1)
    await pausing(live, A)
    assert live.table.paused
    chooser.free.set()
    await until(lambda: chooser.answered == 1 and not live.timers.tasks)
    assert not live.timers.waiting
    assert "moved" not in ear.kinds
    assert live.table.getting_ready == 0  # whoever is alone with bots waits for nobody
    await live.do(partial(Table.resume, seat=A))
    await ear.until(lambda ear: "moved" in ear.kinds)


async def test_who_is_replaced_or_leaves_need_not_agree(quiet_house: House) -> None:
    live = await opened(quiet_house, rush(3), [A, B, C])
    await begin(live)
    await pausing(live, A)
    await live.do(partial(Table.take_over, seat=B))
    assert not live.table.paused
    await live.do(partial(Table.leave, seat=C, number=1))
    assert live.table.paused
    await live.do(partial(Table.resume, seat=A))
    assert live.table.going_on


async def test_who_has_left_wants_no_pause_any_more(quiet_house: House) -> None:
    live = await opened(quiet_house, rush(3), [A, B, C])
    await begin(live)
    await pausing(live, A)
    await live.do(partial(Table.leave, seat=A, number=1))
    assert live.table.pauses.asked == set()
    await pausing(live, B, C)
    assert live.table.paused


async def test_only_games_without_turns_have_pauses_and_hands(quiet_house: House) -> None:
    live = await opened(quiet_house, header())
    for wish in (Table.pause, Table.resume):
        assert await refusal(live.do(partial(wish, seat=A))) == "only-without-turns"
    with pytest.raises(LudothequeError):
        live.connections.hold(Ear(A), A, "pac-man")
    assert live.connections.shown(BOTH).time is None


# ---------------------------------------------------------------- sleep


async def test_while_no_server_has_a_table_no_time_passes(tmp_path: Path, time: Time) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        live = await begun(house, rush(seconds="600"))
        time.now += 30_000
        await live.do(moving(A, "done"))
        name, before = live.table.name, due(live)
        assert before == {"still": 60_000, "time": 570_000}
    for _ in range(3):
        time.now += HOUR
        async with housed(tmp_path, delays=NEVER) as house:
            live = await house.table(name)
            assert due(live) == before
            await live.join(Ear())
            assert not live.timers.waiting  # nobody whose game it is has come yet
            await live.join(ear := Ear(B))
            await ear.until(lambda ear: "woken" in ear.kinds)
            assert due(live) == before
            assert alarms(live).keys() == {"still", "time"}
    time.now += 10_000
    async with housed(tmp_path, delays=NEVER) as house:
        live = await house.table(name)
        await live.do(moving(B, fitting(live)))
        assert live.table.match.log[-1].at == 30_000
        kinds = [type(entry) for entry in await entries_of(live)]
        assert kinds.count(Woken) == 4
        assert kinds[-2:] == [Woken, Moved]


@hurried
async def test_an_alarm_rings_after_a_restart(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        live = await begun(house)
        await live.do(moving(A, "done"))
        name = live.table.name
    async with housed(tmp_path, delays=NEVER) as house:
        live = await house.table(name)
        await live.join(ear := Ear(A, B))
        await ear.until(lambda ear: "moved" in ear.kinds)
        assert ear.told[-1]["entry"]["move"] == "still"
        assert live.table.over


async def test_a_table_of_bots_wakes_by_itself(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        live = await opened(house, rush(), [])
        await live.join(ear := Ear())
        await ear.until(lambda ear: "moved" in ear.kinds)
        name = live.table.name
    async with housed(tmp_path, delays=NEVER) as house:
        live = await house.table(name)
        await live.join(ear := Ear())
        await ear.until(lambda ear: "moved" in ear.kinds)
        assert Woken() in await entries_of(live)


async def test_a_table_whose_waking_could_not_be_written_sleeps_on(
    tmp_path: Path, time: Time
) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        live = await begun(house, rush(seconds="600"))
        name = live.table.name
    time.now += HOUR
    async with housed(tmp_path, FullStore, delays=NEVER) as house:
        assert isinstance(house.store, FullStore)
        live = await house.table(name)
        house.store.writes = False
        assert await refusal(live.do(saying("anybody there?"))) == "store-full"
        await live.settled()
        time.now += HOUR
        assert live.table.asleep
        assert due(live) == {"time": 600_000}
        house.store.writes = True
        await live.do(saying("yes"))
        assert due(live) == {"time": 600_000}


async def test_a_paused_table_is_paused_after_a_restart(tmp_path: Path, time: Time) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        live = await begun(house, rush(seconds="600"))
        await pausing(live, A, B)
        name = live.table.name
    time.now += HOUR
    async with housed(tmp_path, delays=NEVER) as house:
        live = await house.table(name)
        await live.join(Ear(A, B))
        assert not live.timers.waiting
        for seat in (A, B):
            await live.do(partial(Table.resume, seat=seat))
        await live.do(Table.go_on)
        assert due(live) == {"time": 600_000}
        assert Woken() not in await entries_of(live)


# ---------------------------------------------------------------- hands


Team = tuple[LiveTable, list[Ear]]


@pytest.fixture
async def team(quiet_house: House) -> Team:
    """Two of A's side, and one of B's, at a game that has begun."""
    live = await begun(quiet_house)
    ears = [Ear(A), Ear(A), Ear(B)]
    for ear in ears:
        await live.join(ear)
    return live, ears


def code_of(act: Callable[[], Any]) -> str:
    with pytest.raises(LudothequeError) as refused:
        act()
    return refused.value.problem.code


def held(ear: Ear) -> list[tuple[str, int, bool]]:
    hands = next(each for each in reversed(ear.heard) if "hands" in each)["hands"]
    return [(hand["thing"], hand["number"], hand["yours"]) for hand in hands]


async def test_a_thing_is_in_one_hand_of_a_side(team: Team) -> None:
    live, [ann, bob, foe] = team
    before = len(foe.texts)
    live.connections.hold(ann, A, "thing 1")
    live.connections.hold(bob, A, "thing 2")
    assert held(ann) == [("thing 1", 1, True), ("thing 2", 2, False)]
    assert held(bob) == [("thing 1", 1, False), ("thing 2", 2, True)]
    assert code_of(lambda: live.connections.hold(bob, A, "thing 1")) == "held-by-another"
    live.connections.hold(ann, A, "thing 1")
    live.connections.hold(foe, B, "thing 1")
    assert [hand["seat"] for hand in foe.last["hands"]] == ["B"]
    assert len(foe.texts) == before + 1
    live.connections.release(bob, A, "thing 1")
    assert len(held(ann)) == 2
    live.connections.release(ann, A, "thing 1")
    live.connections.hold(bob, A, "thing 1")
    assert held(ann) == [("thing 1", 2, False), ("thing 2", 2, False)]


async def test_what_another_holds_cannot_be_moved_and_what_is_moved_is_let_go(
    team: Team,
) -> None:
    live, [ann, bob, foe] = team
    move = fitting(live)
    live.connections.hold(ann, A, "thing 1")
    for by in (bob, None):
        wish = apply(live, order_of(live, ann.persons, Play("A", move), by))
        assert await refusal(wish) == "held-by-another"
    await apply(live, order_of(live, ann.persons, Play("A", move), ann))
    assert held(ann) == held(bob) == []
    live.connections.hold(ann, A, "thing 2")
    await apply(live, order_of(live, foe.persons, Play("B", fitting(live, 2)), foe))
    assert held(ann) == [("thing 2", 1, True)]  # which is no use to her any more


async def test_whoever_goes_lets_go(team: Team) -> None:
    live, [ann, bob, _] = team
    live.connections.hold(ann, A, "thing 1")
    live.part(ann)
    assert held(bob) == []
    live.connections.hold(bob, A, "thing 1")
    await live.join(ann)
    assert ann.of_type("snapshot")[-1]["hands"] == [
        {"seat": "A", "thing": "thing 1", "number": 1, "yours": False}
    ]
    live.connections.hold(ann, A, "thing 2")
    assert held(ann) == [("thing 1", 1, False), ("thing 2", 2, True)]
    await live.do(partial(Table.leave, seat=A, number=1))
    assert not live.connections.hands.any


async def test_a_hand_holds_only_so_much(team: Team) -> None:
    live, [ann, _, _] = team
    for number in range(HANDFUL):
        live.connections.hold(ann, A, f"thing {number}")
    assert code_of(lambda: live.connections.hold(ann, A, "one more")) == "hands-full"
    live.connections.hold(ann, A, "thing 0")
    live.connections.release(ann, A, "thing 0")
    live.connections.hold(ann, A, "one more")


async def test_a_side_is_away_only_when_nobody_of_it_is_there(team: Team) -> None:
    live, [ann, bob, _] = team
    live.part(ann)
    assert not [what for what in live.timers.waiting if what.startswith("absence")]
    live.part(bob)
    assert "absence A" in live.timers.waiting


# ---------------------------------------------------------------- bots


async def test_bots_play_a_whole_game_without_turns(house: House) -> None:
    live = await opened(house, rush(board="spill"), [])
    await until(lambda: live.table.over)
    await live.settled()
    assert everything(await house.read_back(live.table.name)) == everything(live.table)


class Stubborn(QuickChooser):
    """Wants always the same of all that it may do, and holds on to it while it thinks."""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    async def choose(
        self, match: Match, seat: Seat, bot: str, seed: int, table: str = ""
    ) -> BotChoice:
        legal = match.legal(seat)
        wanted = legal[self.which] if len(legal) > 1 else legal[0]
        self.asked.append((seat, match.game.notation.write(wanted)))
        await self.free.wait()
        self.answered += 1
        return BotChoice(wanted)


async def thinking_about(chooser: Stubborn, house: House) -> tuple[LiveTable, str]:
    """A game with a bot that has just set its heart on something."""
    live = await house.open_table(rush())
    await live.do(sitting(A))
    await live.do(partial(Table.seat_bot, seat=B, bot="greedy"))
    await live.do(moving(A, "ready"))
    await until(lambda: of_type(View, live.table.match.view()).ready[B])
    chooser.free.clear()
    asked = len(chooser.asked)
    await live.do(partial(Table.move, seat=CLOCK, move="go", by="clock"))
    await until(lambda: len(chooser.asked) > asked)
    return live, chooser.asked[-1][1]


async def test_what_another_does_meanwhile_does_not_disturb_a_bot(tmp_path: Path) -> None:
    chooser = Stubborn(-2)  # the last of all things
    async with housed(tmp_path, chooser=chooser) as house:
        live, wanted = await thinking_about(chooser, house)
        answered = chooser.answered
        await live.do(moving(A, fitting(live)))
        chooser.free.set()
        await until(lambda: live.table.match.scores[B] > 0)
        written = [live.table.game.notation.write(each.move) for each in live.table.match.log]
        assert written[-1] == wanted
        assert chooser.answered == answered + 1


async def test_a_bot_that_was_too_slow_thinks_again(tmp_path: Path) -> None:
    chooser = Stubborn(0)  # the first thing, whoever has it by then
    async with housed(tmp_path, chooser=chooser) as house:
        live, wanted = await thinking_about(chooser, house)
        answered = chooser.answered
        await live.do(moving(A, wanted))
        chooser.free.set()
        await until(lambda: live.table.match.scores[B] > 0)
        assert live.table.match.scores[A] == 1
        assert chooser.answered >= answered + 2


async def test_a_bot_keeps_the_pace_of_its_game_unless_the_house_has_another(
    tmp_path: Path,
) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        live = await opened(house, rush(), [])
        await until(lambda: all(of_type(View, live.table.match.view()).ready))
    slow = Delays((3600.0, 3600.0), 3600.0, own_pace=False)
    async with housed(tmp_path, delays=slow) as house:
        live = await opened(house, rush(), [])
        now = asyncio.get_running_loop().time()
        assert live.timers.waiting["bot A"].when() > now + 3000


async def test_a_bot_does_not_think_about_being_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = Delays((0.0, 0.0), 3600.0)
    async with housed(tmp_path, delays=quick) as house:
        live = await opened(house, rush(), [])
        alter(monkeypatch, live.table.game, "bot", pause=lambda kind, options, rng: 3600.0)
        await until(lambda: all(of_type(View, live.table.match.view()).ready))
        await until(lambda: is_far_off(live, "bot A"))  # once there is something to think about


def is_far_off(live: LiveTable, what: str) -> bool:
    """Whether it is to happen, and not within the hour."""
    timer = live.timers.waiting.get(what)
    return timer is not None and timer.when() > asyncio.get_running_loop().time() + 3000


# ---------------------------------------------------------------- looking back


async def test_a_replay_keeps_the_real_times_also_from_its_saved_game(
    quiet_house: House, time: Time
) -> None:
    random = Random(4)
    live = await begun(quiet_house)
    for thing in range(1, 9):
        time.now += random.randrange(5000)
        await live.do(moving(A if thing % 3 else B, fitting(live, thing)))
    assert live.table.over
    seen = replays.replay(replays.of_table(live.table, BOTH))
    saved = replays.replay(replays.of_match(load(live.table.match.text())))
    times = [frame.at for frame in seen.frames]
    assert times == sorted(times)
    assert times[-1] == time.now - 1_000_000 > 0
    assert [frame.at for frame in saved.frames] == times
    assert saved.frames == seen.frames
