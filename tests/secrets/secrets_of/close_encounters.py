"""Close Encounters: live circles are known to their owner alone until sprung.

Everyone knows how many live circles each player has and when each was made. A square that an
opponent entered unharmed was not circled by any other player at that moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import partial
from random import Random

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.games.close_encounters.board.plan import Plan
from ludotheque.games.close_encounters.notation import Circle, Pass, Roll, Stay, Step

from .listing import Course, From, Listed, Secret, course_of

NEVER = 1_000_000  # a place beyond the end of every log
ENDS = ("tower", "ship")


class Occasion(Enum):
    """When circles are made."""

    SET_UP = "CE-S4"
    TRAP = "CE-2c"
    LANDING = "CE-3a"


@dataclass
class Made:
    """A circle: who made it, on which number, and where in the log it was made and sprung."""

    owner: Seat
    number: int
    at: int
    occasion: Occasion
    sprung: int = NEVER


def occasion(course: Course, at: int) -> Occasion:
    if not any(isinstance(move, Roll) for _, move in course[:at]):
        return Occasion.SET_UP
    (before, move), (owner, _) = course[at - 1], course[at]
    landed = before == owner and isinstance(move, Step) and move.square in ENDS
    return Occasion.LANDING if landed else Occasion.TRAP


def circles(course: Course) -> list[Made]:
    """Every circle of a game. One that an opponent enters is sprung (CE-2), at once (CE-2a)."""
    made = list[Made]()
    for at, (seat, move) in enumerate(course):
        if isinstance(move, Circle):
            made.append(Made(seat, move.number, at, occasion(course, at)))
        elif isinstance(move, Step):
            for circle in made:
                if circle.owner != seat and move.square == str(circle.number):
                    circle.sprung = min(circle.sprung, at)
    return made


def instead_of(circle: Made, made: list[Made], course: Course, match: Match) -> Iterator[int]:
    """The numbers that could have been circled instead, for all that the others can tell.

    Its owner never circled them (CE-S4, CE-2c), and no opponent has entered them since (CE-2).
    Where chips must be jumped, none lay there (CE-2c).
    """
    own = {other.number for other in made if other.owner == circle.owner}
    entered = {
        move.square
        for seat, move in course[circle.at :]
        if isinstance(move, Step) and seat != circle.owner
    }
    chips = {other.number for other in made if other.sprung < circle.at}
    barred = chips if match.options["chips"] == "must_jump" else set()
    for number in of_type(Plan, match.board.plan).numbered:
        if number not in own | barred and str(number) not in entered:
            yield number


def vary(when: Occasion, match: Match, observer: Seat, random: Random) -> Course | None:
    """Every live circle of the others that was made on such an occasion is on another number."""
    course, changed = course_of(match), False
    made = circles(course)
    for circle in made:
        if circle.owner == observer or circle.sprung != NEVER or circle.occasion != when:
            continue
        if numbers := list(instead_of(circle, made, course, match)):
            circle.number = random.choice(numbers)
            course[circle.at] = (circle.owner, Circle(circle.number))
            changed = True
    return course if changed else None


def circles_made(when: Occasion, name: str, *clauses: str) -> Secret:
    return Secret(
        name=name,
        clauses=(when.value, *clauses),
        hidden_from=From.OTHERS,
        until="it is sprung, or the game is over",
        vary=partial(vary, when),
        made_by=(Circle,),
        told_by=(Circle,),
    )


LISTED = Listed(
    secrets=(
        circles_made(Occasion.SET_UP, "circles of the set-up"),
        circles_made(Occasion.TRAP, "new circles after a trap", "CE-2d"),
        circles_made(Occasion.LANDING, "circles made on landing"),
    ),
    public=(Roll, Pass, Step, Stay),
)
