"""Situation 4: nothing is secret. But which piece of a tray fits where is for people to see.

The trays are shuffled, and turned over only when play starts; after that each side's pieces can be
looked at by everybody, and no message says where one of them belongs.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.notation import (
    Bridge,
    Deal,
    Done,
    Drop,
    Flag,
    Go,
    Lay,
    Ready,
    Still,
    Tank,
    Time,
)

from .listing import Course, From, Listed, Secret, course_of

SIDES = 2
QUARTERS = range(4)
TRIED = (1, 7, 23)  # pieces that are tried everywhere
OTHER_TRIES = ("bridge 1", "ready", "done", "go", "still", "time")


def shuffled_anew(match: Match, random: Random) -> Course | None:
    """Every piece that was not laid belongs where another one does (S4-2), turned in any way."""
    course, places = course_of(match), of_type(Plan, match.board.plan).places
    laid = {(seat, move.piece) for seat, move in course if isinstance(move, Lay)}
    for side in range(SIDES):
        first = side * places  # fate deals all of one tray, and then all of the other
        loose = [first + n for n in range(places) if (Seat(side), n + 1) not in laid]
        deals = [course[at] for at in loose]
        for at, (fate, deal) in zip(loose, [*deals[1:], *deals[:1]], strict=True):
            turn = random.choice(QUARTERS) if match.options["rotation"] == "on" else 0
            course[at] = (fate, Deal(deal.place, turn))
    return course if course != course_of(match) else None


def vary_before_play(match: Match, observer: Seat, random: Random) -> Course | None:
    """Until both sides are ready: from then on the clock may begin the game at any moment."""
    ready = sum(isinstance(entry.move, Ready) for entry in match.log)
    return shuffled_anew(match, random) if ready < SIDES else None


def vary_in_play(match: Match, observer: Seat, random: Random) -> Course | None:
    begun = any(isinstance(entry.move, Go) for entry in match.log)
    return shuffled_anew(match, random) if begun else None


def tries(plan: Any) -> list[str]:
    """Some pieces everywhere, and units here and there."""
    lays = [f"lay {piece} at {place}" for piece, place in product(TRIED, plan.place_names)]
    units = [f"{verb} {place}" for verb in ("drop", "tank") for place in plan.place_names[::7]]
    return [*lays, *units, *OTHER_TRIES, f"deal {plan.place_names[0]}"]


LISTED = Listed(
    secrets=(
        # The first of the list is looked for in a short game: most pieces are still in the trays.
        Secret(
            name="where the pieces of the trays fit",
            clauses=("S4-2", "S4-7"),
            hidden_from=From.EVERYBODY,
            until="a piece is laid, or the game is over",
            vary=vary_in_play,
            made_by=(Deal,),
            told_by=(Deal,),
            shown_in_handout=True,
        ),
        Secret(
            name="trays before they are turned over",
            clauses=("S4-2",),
            hidden_from=From.EVERYBODY,
            until="play begins",
            vary=vary_before_play,
            made_by=(Deal,),
            told_by=(Deal,),
        ),
    ),
    public=(Ready, Lay, Drop, Tank, Flag, Bridge, Done, Go, Still, Time),
    avoided=("done",),
    variants=((2, {}, "quick"), (2, {}, "standard"), (2, {"rotation": "on"}, "quick")),
    tries=tries,
)
