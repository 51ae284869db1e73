"""The particulars of a refusal: what every game's `reasons.py` does alike.

The rules have already said which clause refuses; there the code of the sentence is found, and what
it needs to be filled in with. Nothing of it decides what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TypeVar

from ludotheque.engine.contract import B, P, Reason, S

Values = dict[str, str | int]
Details = tuple[str, Values]  # the code of a sentence, and what it is filled in with

Clauses = TypeVar("Clauses", bound=IntEnum)


def explainer(
    clauses: type[Clauses], particulars: Callable[[S, B, P, int, int, Clauses], Details]
) -> Callable[[S, B, P, int, int, str], Reason]:
    """A game's `explain`: the rules say which clause refuses, `particulars` why exactly."""

    def explain(s: S, b: B, plan: P, seat: int, action: int, clause: str) -> Reason:
        found = particulars(s, b, plan, seat, action, clauses[clause.replace("-", "_")])
        return Reason(clause, *found)

    return explain
