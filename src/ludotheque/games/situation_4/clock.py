"""What the clock does by itself, and when (S4-3, S4-20).

The rules know no time: they only say what the clock may do. How long it waits stands here, and
whoever keeps the table keeps the time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.contract import Alarm, Preparation
from ludotheque.engine.seats import Seat

from .constants import SIDES, Phase
from .rules import may_fall_still, may_run_out, may_start

if TYPE_CHECKING:
    from .state import Board, State

COUNTDOWN = 3  # seconds from both being ready to the start
STILLNESS = 120  # seconds in which nothing is done, once a side has finished
MINUTE = 60
BEFORE_PLAY = (Phase.SHUFFLE, Phase.READY)


def alarms(s: State, b: Board) -> list[Alarm]:
    """Everything that the clock will do if nothing else happens, the soonest not always first."""
    found = []
    if may_start(s):
        found.append(Alarm("go", COUNTDOWN, s.actions))
    if may_fall_still(s):
        found.append(Alarm("still", STILLNESS, quiet_since(s)))
    if may_run_out(s):
        found.append(Alarm("time", MINUTE * s.minutes, s.started))
    return found


def preparation(s: State, b: Board) -> Preparation | None:
    """Each side says when it is ready; then the clock begins (S4-3)."""
    if s.phase not in BEFORE_PLAY:
        return None
    unready = tuple(Seat(side) for side in range(SIDES) if not s.ready[side])
    return Preparation(unready, ready="ready", start="go")


def quiet_since(s: State) -> int:
    """The last thing done, or the moment since which a side has finished, if that was later."""
    return max(s.finished_since, s.acted_at)
