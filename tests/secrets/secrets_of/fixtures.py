"""The three tiny games of the tests, each with its list.

Dash has no secrets. In Hoard a coin is known to its owner alone until it is found (HO-1). In Rush
nobody is told which thing fits which peg, and all may look at the things once play has begun.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from tests.fixtures.dash import notation as dash
from tests.fixtures.hoard import notation as hoard
from tests.fixtures.hoard.board import Plan
from tests.fixtures.rush import notation as rush

from .listing import Course, From, Listed, Secret, course_of

LEFT = 5  # things of a heap, so that there is something to find

DASH = Listed(public=(dash.Lane, dash.Keep, dash.Slip, dash.Step, dash.Rise, dash.Tick))


def vary_coins(match: Match, observer: Seat, random: Random) -> Course | None:
    """The others' coins lie in other boxes that nobody has opened."""
    course = course_of(match)
    opened = {move.box for _, move in course if isinstance(move, hoard.Open)}
    closed = [
        box for box in "abcdef"[: len(of_type(Plan, match.board.plan).worth)] if box not in opened
    ]
    for at, (seat, move) in enumerate(course):
        if isinstance(move, hoard.Hide) and seat != observer and move.box in closed:
            instead = [box for box in closed if box != move.box]
            course[at] = (seat, hoard.Hide(random.choice(instead or closed)))
    return course if course != course_of(match) else None


HOARD = Listed(
    secrets=(
        Secret(
            name="coins",
            clauses=("HO-1", "HO-5"),
            hidden_from=From.OTHERS,
            until="they are found",
            vary=vary_coins,
            made_by=(hoard.Hide,),
            told_by=(hoard.Hide,),
        ),
    ),
    public=(hoard.First, hoard.Open),
)


def vary_heap(match: Match, observer: Seat, random: Random) -> Course | None:
    """Once play has begun: every thing that was not put onto a peg fits another one."""
    if not any(entry.move == rush.Word("go") for entry in match.log):
        return None
    course = course_of(match)
    put = {move.peg for _, move in course if isinstance(move, rush.Put)}
    loose = [
        at
        for at, (_, move) in enumerate(course)
        if isinstance(move, rush.Peg) and move.peg not in put
    ]
    if len(loose) < LEFT:
        return None
    drawn = [course[at] for at in loose]
    for at, line in zip(loose, [*drawn[1:], *drawn[:1]], strict=True):
        course[at] = line
    return course


def tries(plan: Any) -> list[str]:
    pegs = "abcdefghijkl"[: len(plan.pictures)]
    puts = [f"put {thing} on {peg}" for thing, peg in product(range(1, 10), pegs)]
    return [*puts, "ready", "done", "go", "time", "peg a"]


RUSH = Listed(
    secrets=(
        Secret(
            name="where the things of the heap fit",
            clauses=("RU-1", "RU-5"),
            hidden_from=From.EVERYBODY,
            until="a thing is put onto its peg",
            vary=vary_heap,
            made_by=(rush.Peg,),
            told_by=(rush.Peg,),
            shown_in_handout=True,
        ),
    ),
    public=(rush.Put, rush.Word),
    avoided=("done",),
    tries=tries,
)
