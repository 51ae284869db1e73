"""What makes a good board, requirement by requirement.

Each requirement has a check of its own, and each way to miss it a message of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.engine.errors import Problem

from .plan import MOST_AREAS, MOST_OBJECTIVES, MOST_PLACES, MOST_SITES, Plan, problem


def check(plan: Plan) -> list[Problem]:
    """Everything that the rules require of a board and this one lacks; nothing if it is good."""
    return list(check_sizes(plan))


def check_sizes(plan: Plan) -> Iterator[Problem]:
    """The rules' tables have room for so much."""
    if plan.places > MOST_PLACES:
        yield problem("board-too-many-places", places=plan.places, most=MOST_PLACES)
    if len(plan.areas) > MOST_AREAS:
        yield problem("board-too-many-areas", areas=len(plan.areas), most=MOST_AREAS)
    if len(plan.objectives) > MOST_OBJECTIVES:
        found = len(plan.objectives)
        yield problem("board-too-many-objectives", objectives=found, most=MOST_OBJECTIVES)
    if plan.sites > MOST_SITES:
        yield problem("board-too-many-sites", sites=plan.sites, most=MOST_SITES)
