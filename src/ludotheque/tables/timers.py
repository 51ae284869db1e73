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
from ludotheque.engine.seats import CLOCK, Seat

from .entries import Entry, Woken
from .errors import TableError
from .seating import STAND_IN
from .store import StoreError
from .table import Table

if TYPE_CHECKING:
    from .live_table import Command, LiveTable


Work = Callable[[], Coroutine[None, None, None]]
DueWork = dict[str, tuple[float, Work]]  # what is to happen, and in how many seconds
Then = Callable[[], None]

log = logging.getLogger(__name__)

GOING_ON = 0.2  # of a bot's pause, between the moves of one turn
FAST = 0.1  # seconds between two moves of bots in fast forward: the page can still follow
AGAIN = 1.0  # seconds until the clock tries again what could not be written


@dataclass(frozen=True)
class Delays:
    """How long things take at a table, in seconds."""

    bot_pause: tuple[float, float] = (0.5, 1.2)
    absence: float = 90.0  # after which a bot plays for somebody who is away
    own_pace: bool = True  # whether bots keep the pace that their game gives them, if it does
    committing: float = 5.0  # for all who are there to take part in a round of numbers
    revealing: float = 10.0  # for those who take part to tell theirs; fate waits so long at most


class Timers:
    """What is to happen at a table later, and what is under way there: timers and tasks, by name.

    What waits for its time or is at work is not begun again. `then` is called whenever some work
    has ended well; it is handed over with the work and forgotten with it, so that an idle table
    holds on to nothing that holds on to it.
    """

    def __init__(self, table: str) -> None:
        self.table = table
        self.waiting: dict[str, asyncio.TimerHandle] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def is_empty(self) -> bool:
        return not (self.waiting or self.tasks)

    def follow(self, due: DueWork, then: Then) -> None:
        """Waits for all that is due, and for nothing else."""
        for what in self.waiting.keys() - due.keys():
            self.stop(what)
        for what, (delay, work) in due.items():
            if what not in self.waiting and what not in self.tasks:
                later = asyncio.get_running_loop().call_later
                self.waiting[what] = later(delay, self._time_is_up, what, work, then)

    def _time_is_up(self, what: str, work: Work, then: Then) -> None:
        del self.waiting[what]
        self.start(what, work, then)

    def stop(self, what: str) -> None:
        """Waits for it no longer; what is at work already goes on."""
        timer = self.waiting.pop(what, None)
        if timer is not None:
            timer.cancel()

    def start(self, what: str, work: Work, then: Then) -> asyncio.Task[None]:
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

    def cancel_all(self) -> None:
        """Nothing more is to happen; what is at work is broken off."""
        for what in list(self.waiting):
            self.stop(what)
        for task in self.tasks.values():
            task.cancel()


def bot_of(seat: Seat) -> str:
    return f"bot {seat.word}"


def clock_of(seat: Seat) -> str:
    return f"clock {seat.word}"


def absence_of(seat: Seat) -> str:
    return f"absence {seat.word}"


def waiting_for(seat: Seat) -> tuple[str, str]:
    """What runs while the others wait for a person, by its names."""
    return clock_of(seat), absence_of(seat)


def woken(table: Table) -> Entry:
    if not table.asleep:
        raise TableError("not-paused")
    return Woken()


class Schedule:
    """What is to happen at a live table as things stand, and how it is done when its time comes."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    @property
    def table(self) -> Table:
        return self.live.table

    # ------------------------------------------------------------ what is due

    def due(self) -> DueWork:
        """All that is to happen as things stand."""
        table, found = self.table, DueWork()
        if self.live.sealer.revelation(table):  # a server ended before it could tell the secret
            found["secret"] = 0.0, self.reveal
        if not table.started or table.over:
            return found
        if table.asleep:
            return self.due_at_rest()
        found |= self.due_round()
        if table.paused:
            return found | self.due_at_rest()
        if table.fate_is_due:  # a server ended between a move and what fate made of it
            found["fate"] = 0.0, self.draw
        for seat in table.acting:
            found |= self.due_move(seat)
        for seat in self.awaited():
            found[absence_of(seat)] = self.live.house.delays.absence, partial(self.stand_in, seat)
        return found | self.due_alarms()

    def due_move(self, seat: Seat) -> DueWork:
        """What whoever acts is to do: a bot in a while, a person before their time is up.

        With turns a bot waits until somebody is there, be it to watch; without, its game ends in
        time.
        """
        table = self.table
        bot = table.places[seat].played_by
        if bot and not (self.live.connections.listeners or table.realtime):
            return {}
        if bot:
            return {bot_of(seat): (self.pause(seat), partial(self.choose, seat, bot, "bot"))}
        if table.header.clock and not table.realtime:
            work = partial(self.choose, seat, STAND_IN, "clock")
            return {clock_of(seat): (float(table.header.clock), work)}
        return {}

    def due_at_rest(self) -> DueWork:
        """A table that slept wakes when one of its people comes; a pause ends with all there.

        A table without people wakes when anybody comes.
        """
        table = self.table
        people = frozenset(place.seat for place in table.places if place.people)
        if table.asleep and (
            people & self.live.connections.present if people else self.live.connections.listeners
        ):
            return {"waking": (0.0, self.wake_up)}
        if table.going_on and table.seating.deciding <= self.live.connections.present:
            return {"going on": (float(table.getting_ready), self.go_on)}
        return {}

    def due_round(self) -> DueWork:
        """The next step of a round of numbers for the dice: at once, or when time is up."""
        fairness, delays, found = self.table.fairness, self.live.house.delays, DueWork()
        if fairness.awaits_numbers:
            found["mixing"] = delays.revealing, self.mix
            if self.live.numbers.are_all_told(fairness):
                found["mixing now"] = 0.0, self.mix
        elif fairness.is_open and fairness.is_sealed:
            found["closing"] = delays.committing, self.close
            if self.live.all_have_committed:
                found["closing now"] = 0.0, self.close
        return found

    def due_alarms(self) -> DueWork:
        """What the game's own clock is to do. A new action may set an alarm anew."""
        alarms = self.table.alarms()
        if not alarms:
            return {}
        played = self.table.stopwatch.played(self.live.clock.now())
        return {
            f"alarm {alarm.move} {alarm.since}": (
                (until - played) / 1000,
                partial(self.ring, alarm),
            )
            for alarm, until in alarms
        }

    def pause(self, seat: Seat) -> float:
        """A bot takes its time before it begins, and little between the moves of its turn.

        Without turns it keeps its game's own pace; but nobody thinks long about being ready.
        In fast forward there is next to no pause.
        """
        table, delays = self.table, self.live.house.delays
        if table.is_fast:
            return min(FAST, *delays.bot_pause)
        log = table.match.log
        share = GOING_ON if log and log[-1].seat == seat else 1.0
        usual = share * random.uniform(*delays.bot_pause)
        own_pace = table.game.bot.pause if table.realtime else None
        if own_pace is None or not delays.own_pace:
            return usual
        played_by = table.places[seat].played_by
        pace = float(own_pace(played_by, table.match.options, random.Random()))
        return pace if len(table.match.legal(seat)) > 1 else min(pace, usual)

    def awaited(self) -> list[Seat]:
        """Those who are away while somebody else is there and waits for them.

        Around one screen a phone may sleep: people there see who is away, and the host decides.
        """
        present = self.live.connections.present
        places = self.table.places if present and not self.table.header.phones else []
        away = (place for place in places if place.people and not place.stand_in)
        return [place.seat for place in away if place.seat not in present]

    # ------------------------------------------------------------ when its time has come

    async def choose(self, seat: Seat, bot: str, by: str) -> None:
        """A bot thinks on what its seat may know, and plays like anybody else.

        Where time is up for a person, the default action is what a bot would do. What others do
        meanwhile makes a thought worthless where there are turns; where there are none, the move
        is made all the same, and if it has become impossible, the bot thinks again.
        """
        match, length = self.table.match, len(self.table.match.log)
        if not self.is_still(seat, bot, by):
            return
        chooser, seed = self.live.house.chooser, secrets.randbits(62)
        choice = await chooser.choose(match, seat, bot, seed, self.table.name)
        unchanged = len(match.log) == length or self.table.realtime
        if self.table.match is match and unchanged and self.is_still(seat, bot, by):
            text = match.game.notation.write(choice.move)
            in_haste = choice.in_haste
            await self.attempt(lambda table: table.move(seat, text, by, in_haste=in_haste))

    def is_still(self, seat: Seat, bot: str, by: str) -> bool:
        """Whether the seat is to act, and is played as it was."""
        played_by = self.table.places[seat].played_by
        return seat in self.table.acting and played_by == (bot if by == "bot" else "")

    async def attempt(self, command: Command) -> None:
        """Nobody is there to be told, should it be refused."""
        with suppress(LudothequeError):
            await self.live.do(command)

    async def stand_in(self, seat: Seat) -> None:
        """A bot plays for somebody who is still away."""
        if seat in self.awaited():
            await self.attempt(lambda table: table.take_over(seat))

    async def ring(self, alarm: Alarm) -> None:
        """The clock moves, unless something has put it off meanwhile."""
        if self.table.paused or alarm not in (each for each, _ in self.table.alarms()):
            return
        try:
            await self.live.do(lambda table: table.move(CLOCK, alarm.move, "clock"))
        except StoreError:
            await asyncio.sleep(AGAIN)

    async def wake_up(self) -> None:
        await self.attempt(woken)

    async def go_on(self) -> None:
        await self.attempt(Table.go_on)

    async def draw(self) -> None:
        await self.attempt(self.drawn_by)

    def drawn_by(self, table: Table) -> Entry:
        drawn = table.due_draw(self.live.fate)
        if drawn is None:
            raise TableError("nothing-to-draw")
        return drawn

    async def close(self) -> None:
        await self.attempt(Table.close)

    async def mix(self) -> None:
        """Whoever has told no number by now is left out."""
        await self.attempt(lambda table: table.mix(self.live.numbers.of(table.fairness)))

    async def reveal(self) -> None:
        await self.attempt(self.revealed_by)

    def revealed_by(self, table: Table) -> Entry:
        revealed = self.live.sealer.revelation(table)
        if revealed is None:
            raise TableError("table-over")
        return revealed
