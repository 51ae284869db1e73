"""Other worlds: the same course of a game, in which all that a seat cannot know is different."""

from __future__ import annotations

from random import Random

from ludotheque.engine.compiled_types import Move, of_type
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.games.mission_impossible.board.plan import AGENT_NAMES, Plan
from ludotheque.games.mission_impossible.notation import Deal, Lay, Start
from ludotheque.games.mission_impossible.rules import district_of, imagine
from ludotheque.games.mission_impossible.state import Board

from .positions import plain_copy


def other_world(match: Match, seat: int, rng: Random) -> list[tuple[Seat, Move]]:
    """The same course of the game, with all that a seat cannot know drawn anew."""
    s, plan = plain_copy(match.state), of_type(Plan, match.board.plan)
    imagine(s, of_type(Board, match.board.plain), seat, seeded(rng.getrandbits(30)))
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
