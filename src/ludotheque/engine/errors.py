"""What can go wrong, as values: a code and its particulars. The words are in the `.ftl` files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Problem:
    """Something that is wrong: the key of its sentence, and what to fill in."""

    code: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    game: str = ""  # whose words hold the sentence; empty for the house's own


class LudothequeError(Exception):
    """An error that a person can be told in one sentence, in their language."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        from ludotheque.words import say

        return say("en", self.problem.code, self.problem.values, game=self.problem.game)


class BoardError(LudothequeError):
    """A board file that cannot be read at all."""


class SavedGameError(LudothequeError):
    """A saved game that is truncated, altered or foreign."""


class NotationError(LudothequeError):
    """A move that is not written in the game's notation."""
