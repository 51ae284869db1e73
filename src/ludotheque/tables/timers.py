"""What happens at a table without anybody asking for it: bots play, and clocks run.

Nobody is awaited for ever, and what a server left half done when it ended the next one does. What
is due is worked out anew whenever something has changed; when its time has come it is asked of
the table like anything else, and refused like anything else that has become impossible.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ludotheque.engine.contract import Alarm
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.seats import CLOCK, FATE, Seat

from .entries import Entry, Woken
from .store import StoreError
from .table import STAND_IN, Table, TableError

if TYPE_CHECKING:
    from .live_table import LiveTable, Wish


Work = Callable[[], Coroutine[None, None, None]]
DueWork = dict[str, tuple[float, Work]]  # what is to happen, and in how many seconds
Then = Callable[[], None]

log = logging.getLogger(__name__)


class Agenda:
    """Of one table. `then` is what follows whenever some work has ended well.

    It is handed over with the work and forgotten with it, so that an idle table holds on to nothing
    that holds on to it.
    """

    def __init__(self, table: str) -> None:
        self.table = table
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def is_empty(self) -> bool:
        return not (self.timers or self.tasks)

    def follow(self, due: DueWork, then: Then) -> None:
        """Waits for all that is due, and for nothing else."""
        for what in self.timers.keys() - due.keys():
            self.stop(what)
        for what, (delay, work) in due.items():
            if what not in self.timers and what not in self.tasks:
                later = asyncio.get_running_loop().call_later
                self.timers[what] = later(delay, self._time_is_up, what, work, then)

    def _time_is_up(self, what: str, work: Work, then: Then) -> None:
        del self.timers[what]
        self.set_going(what, work, then)

    def stop(self, what: str) -> None:
        """Waits for it no longer; what is at work already goes on."""
        timer = self.timers.pop(what, None)
        if timer is not None:
            timer.cancel()

    def set_going(self, what: str, work: Work, then: Then) -> asyncio.Task[None]:
        """Begins it now, unless it is at work already."""
        if what not in self.tasks:
            task = self.tasks[what] = asyncio.create_task(work())
            task.add_done_callback(partial(self._ended, what, then))
        return self.tasks[what]

    def _ended(self, what: str, then: Then, task: asyncio.Task[None]) -> None:
        del self.tasks[what]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            then()
        else:
            log.error("At table %s, “%s” failed.", self.table, what, exc_info=error)

    def rest(self) -> None:
        """Nothing more is to happen; what is at work is broken off."""
        for what in list(self.timers):
            self.stop(what)
        for task in self.tasks.values():
            task.cancel()


GOING_ON = 0.2  # of a bot's pause, between the moves of one turn
FAST = 0.1  # seconds between two moves of bots in fast forward: the page can still follow
AGAIN = 1.0  # seconds until the clock tries again what could not be written


@dataclass(frozen=True)
class Manners:
    """How long things take at a table, in seconds."""

    bot_pause: tuple[float, float] = (0.5, 1.2)
    absence: float = 90.0  # after which a bot plays for somebody who is away
    own_pace: bool = True  # whether bots keep the pace that their game gives them, if it does
    committing: float = 5.0  # for all who are there to take part in a round of numbers
    revealing: float = 10.0  # for those who take part to tell theirs; fate waits so long at most


# ---------------------------------------------------------------- what is due


def due(live: LiveTable) -> DueWork:
    """All that is to happen as things stand."""
    table, found = live.table, DueWork()
    if live.sealer.revelation(table):  # a server ended before it could tell the secret
        found["secret"] = 0.0, partial(reveal, live)
    if not table.started or table.over:
        return found
    if table.asleep:
        return due_at_rest(live)
    found |= due_round(live)
    if table.paused:
        return found | due_at_rest(live)
    if FATE in table.match.acting:  # a server ended between a move and what fate made of it
        found["fate"] = 0.0, partial(draw, live)
    for seat in table.acting:
        found |= due_move(live, seat)
    for seat in awaited(live):
        found[absence_of(seat)] = live.house.manners.absence, partial(stand_in, live, seat)
    return found | due_alarms(live)


def due_move(live: LiveTable, seat: Seat) -> DueWork:
    """What whoever acts is to do: a bot in a while, a person before their time is up.

    With turns a bot waits until somebody is there, be it to watch. Without, its game ends in time.
    """
    table = live.table
    bot = table.places[seat].played_by
    if bot and not (live.listeners or table.realtime):
        return {}
    if bot:
        return {bot_of(seat): (pause(live, seat), partial(choose, live, seat, bot, "bot"))}
    if table.header.clock and not table.realtime:
        work = partial(choose, live, seat, STAND_IN, "clock")
        return {clock_of(seat): (float(table.header.clock), work)}
    return {}


def due_at_rest(live: LiveTable) -> DueWork:
    """A table that slept wakes when one of its people comes; a pause ends with all there.

    A table without people wakes when anybody comes.
    """
    table = live.table
    people = frozenset(place.seat for place in table.places if place.people)
    if table.asleep and (people & live.present if people else live.listeners):
        return {"waking": (0.0, partial(wake_up, live))}
    if table.going_on and table.deciding <= live.present:
        return {"going on": (float(table.getting_ready), partial(go_on, live))}
    return {}


def due_round(live: LiveTable) -> DueWork:
    """The next step of a round of numbers for the dice: at once, or when nobody is waited for."""
    fairness, manners, found = live.table.fairness, live.house.manners, DueWork()
    if fairness.awaits_numbers:
        found["mixing"] = manners.revealing, partial(mix, live)
        if live.has_all_numbers:
            found["mixing now"] = 0.0, partial(mix, live)
    elif fairness.is_open and fairness.is_sealed:
        found["closing"] = manners.committing, partial(close, live)
        if live.all_have_committed:
            found["closing now"] = 0.0, partial(close, live)
    return found


def due_alarms(live: LiveTable) -> DueWork:
    """What the game's own clock is to do. A new action may set an alarm anew."""
    alarms = live.table.alarms()
    if not alarms:
        return {}
    played = live.table.watch.played(live.now())
    return {
        f"alarm {alarm.move} {alarm.since}": ((until - played) / 1000, partial(ring, live, alarm))
        for alarm, until in alarms
    }


def bot_of(seat: Seat) -> str:
    return f"bot {seat.word}"


def clock_of(seat: Seat) -> str:
    return f"clock {seat.word}"


def absence_of(seat: Seat) -> str:
    return f"absence {seat.word}"


def waiting_for(seat: Seat) -> tuple[str, str]:
    """What runs while the others wait for a person, by its names."""
    return clock_of(seat), absence_of(seat)


def pause(live: LiveTable, seat: Seat) -> float:
    """A bot takes its time before it begins, and little between the moves of its turn.

    Without turns it keeps its game's own pace; but nobody thinks long about being ready.
    In fast forward there is next to no pause.
    """
    table, manners = live.table, live.house.manners
    if table.is_fast:
        return min(FAST, *manners.bot_pause)
    log = table.match.log
    share = GOING_ON if log and log[-1].seat == seat else 1.0
    usual = share * random.uniform(*manners.bot_pause)
    own_pace = table.game.bot.pause if table.realtime else None
    if own_pace is None or not manners.own_pace:
        return usual
    played_by = table.places[seat].played_by
    pace = float(own_pace(played_by, table.match.options, random.Random()))
    return pace if len(table.match.legal(seat)) > 1 else min(pace, usual)


def awaited(live: LiveTable) -> list[Seat]:
    """Those who are away while somebody else is there and waits for them.

    Around one screen a phone may sleep: people there see who is away, and the host decides.
    """
    present = live.present
    places = live.table.places if present and not live.table.header.phones else []
    away = (place for place in places if place.people and not place.stand_in)
    return [place.seat for place in away if place.seat not in present]


# ---------------------------------------------------------------- when its time has come


async def choose(live: LiveTable, seat: Seat, bot: str, by: str) -> None:
    """A bot thinks on what its seat may know, and plays like anybody else.

    Where time is up for a person, the default action is what a bot would do. What others do
    meanwhile makes a thought worthless where there are turns; where there are none, the move
    is made all the same, and if it has become impossible, the bot thinks again.
    """
    match, length = live.table.match, len(live.table.match.log)
    if not is_still(live, seat, bot, by):
        return
    chooser, seed = live.house.chooser, secrets.randbits(62)
    choice = await chooser.choose(match, seat, bot, seed, live.table.name)
    unchanged = len(match.log) == length or live.table.realtime
    if live.table.match is match and unchanged and is_still(live, seat, bot, by):
        text = match.game.notation.write(choice.move)
        in_haste = choice.in_haste
        await attempt(live, lambda table: table.move(seat, text, by, in_haste=in_haste))


def is_still(live: LiveTable, seat: Seat, bot: str, by: str) -> bool:
    """Whether the seat is to act, and is played as it was."""
    played_by = live.table.places[seat].played_by
    return seat in live.table.acting and played_by == (bot if by == "bot" else "")


async def attempt(live: LiveTable, wish: Wish) -> None:
    """Nobody is there to be told, should it be refused."""
    with suppress(LudothequeError):
        await live.do(wish)


async def stand_in(live: LiveTable, seat: Seat) -> None:
    """A bot plays for somebody who is still away."""
    if seat in awaited(live):
        await attempt(live, lambda table: table.take_over(seat))


async def ring(live: LiveTable, alarm: Alarm) -> None:
    """The clock moves, unless something has put it off meanwhile."""
    if live.table.paused or alarm not in (each for each, _ in live.table.alarms()):
        return
    try:
        await live.do(lambda table: table.move(CLOCK, alarm.move, "clock"))
    except StoreError:
        await asyncio.sleep(AGAIN)


async def wake_up(live: LiveTable) -> None:
    await attempt(live, woken)


def woken(table: Table) -> Entry:
    if not table.asleep:
        raise TableError("not-paused")
    return Woken()


async def go_on(live: LiveTable) -> None:
    await attempt(live, Table.go_on)


async def draw(live: LiveTable) -> None:
    await attempt(live, partial(drawn_by, live))


def drawn_by(live: LiveTable, table: Table) -> Entry:
    drawn = table.due_draw(live.fate)
    if drawn is None:
        raise TableError("nothing-to-draw")
    return drawn


async def close(live: LiveTable) -> None:
    await attempt(live, Table.close)


async def mix(live: LiveTable) -> None:
    """Whoever has told no number by now is left out."""
    await attempt(live, lambda table: table.mix(live.numbers))


async def reveal(live: LiveTable) -> None:
    await attempt(live, partial(revealed_by, live))


def revealed_by(live: LiveTable, table: Table) -> Entry:
    revealed = live.sealer.revelation(table)
    if revealed is None:
        raise TableError("table-over")
    return revealed
