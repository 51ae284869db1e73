"""Other worlds: the same course of a game, in which all that a seat cannot know is different."""

from __future__ import annotations

from random import Random

from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.games.mission_impossible.board.plan import AGENT_NAMES
from ludotheque.games.mission_impossible.notation import Deal, Lay, Move, Start
from ludotheque.games.mission_impossible.rules import district_of, imagine

from .positions import plain_copy


def other_world(match: Match, seat: int, rng: Random) -> list[tuple[Seat, Move]]:
    """The same course of the game, with all that a seat cannot know drawn anew."""
    s, plan = plain_copy(match.state), match.board.plan
    imagine(s, match.board.plain, seat, [rng.randrange(1, 1 << 30), rng.randrange(1, 1 << 30)])
    laid = [0] * s.seats
    course: list[tuple[Seat, Move]] = []
    for entry in match.log:
        move = entry.move
        if isinstance(move, Deal):
            move = Deal("-".join(AGENT_NAMES[s.agent[other]] for other in range(s.seats)))
        elif isinstance(move, Lay):
            move = Lay(plan.kinds[s.card[entry.seat][laid[entry.seat]]])
            laid[entry.seat] += 1
        elif isinstance(move, Start):
            own = plan.coloured[district_of(s, entry.seat)]
            move = Start(plan.squares[own[s.start[entry.seat]]].name)
        course.append((entry.seat, move))
    return course
