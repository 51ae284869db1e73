"""What makes a good board, requirement by requirement.

Each requirement has a check of its own, and each way to miss it a message of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.engine.errors import Problem

from ..constants import AREA, NUMBERS, SQUARES
from .plan import Kind, Plan, problem
from .tables import distances, ends, neighbours, safe_areas

FEWEST = 16  # numbers: enough for two players to circle four each, and more later


def check(plan: Plan) -> list[Problem]:
    """Everything that the rules require of a board and this one lacks; nothing if it is good."""
    checks = (
        check_sizes,
        check_numbers,
        check_one_piece,
        check_around_ends,
        check_areas,
        check_area_sizes,
    )
    return [found for one_check in checks for found in one_check(plan)]


def check_sizes(plan: Plan) -> Iterator[Problem]:
    """The rules' tables have room for so many squares, and so many numbers."""
    if len(plan.squares) > SQUARES:
        yield problem("board-too-many-squares", squares=len(plan.squares), most=SQUARES)
    if len(plan.numbered) > NUMBERS:
        yield problem("board-too-many-numbers", numbers=len(plan.numbered), most=NUMBERS)
    if len(plan.numbered) < FEWEST:
        yield problem("board-too-few-numbers", numbers=len(plan.numbered), fewest=FEWEST)


def check_numbers(plan: Plan) -> Iterator[Problem]:
    """From 1 without a gap, so that marking cards and players can count on them (CE-S3)."""
    missing = set(range(1, len(plan.numbered) + 1)) - set(plan.numbered)
    if missing:
        last = max(plan.numbered)
        yield problem("board-number-missing", number=min(missing), last=last)


def check_one_piece(plan: Plan) -> Iterator[Problem]:
    """Every square can be reached (CE-1)."""
    apart = set(range(len(plan.squares))) - set(distances(plan, plan.tower))
    if apart:
        yield problem("board-apart", squares=plan.names(apart))


def check_around_ends(plan: Plan) -> Iterator[Problem]:
    """Nothing but a safe area touches an end (CE-4)."""
    for end in ends(plan):
        touching = {to for to in neighbours(plan, end) if plan.squares[to].kind != Kind.SAFE}
        if touching:
            where = plan.squares[end].kind.value
            yield problem("board-end-open", end=where, squares=plan.names(touching))
        if not neighbours(plan, end):
            yield problem("board-end-alone", end=plan.squares[end].kind.value)


def check_areas(plan: Plan) -> Iterator[Problem]:
    """Two safe areas, one around each end, and numbers between them (CE-4)."""
    first, second = (set(area) for area in safe_areas(plan))
    if first & second:
        yield problem("board-areas-meet")
    elsewhere = set(plan.of_kind(Kind.SAFE)) - first - second
    if elsewhere:
        yield problem("board-area-elsewhere", squares=plan.names(elsewhere))


def check_area_sizes(plan: Plan) -> Iterator[Problem]:
    for end, area in zip(ends(plan), safe_areas(plan), strict=True):
        if len(area) > AREA:
            where = plan.squares[end].kind.value
            yield problem("board-area-too-large", end=where, squares=len(area), most=AREA)
