"""What an entry of the list says: what is secret, from whom, until when, and how else it could be.

The list is the tests' own. It is taken from the rules of each game, clause by clause, and never
from the code that keeps the secrets (views, stories, and whatever says which moves are hidden), so
that a secret which that code forgets is still tested for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any

from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat

Line = tuple[Seat, Any]  # who chose, and which move
Course = list[Line]  # the log of a game
Variant = tuple[int, dict[str, str | int], str]  # seats, options, and the name of a board
Vary = Callable[[Match, Seat, Random], Course | None]


class From(Enum):
    """Those who may not know a secret."""

    OTHERS = "all seats but its owner's and those whom the rules show it to, and all watchers"
    EVERYBODY = "all seats, its owner's too, and all watchers"


@dataclass(frozen=True)
class Secret:
    """Something that somebody may not know.

    `vary` is given a game and a seat, and makes the log of another game that differs in this secret
    alone, and that the seat cannot tell from the first by the rules; nothing, where there is no
    such game. It reads the log, the board and the options of the game, and nothing else.
    """

    name: str
    clauses: tuple[str, ...]
    hidden_from: From
    until: str
    vary: Vary
    made_by: tuple[type, ...]  # the moves whose content it is
    told_by: tuple[type, ...]  # the moves at which somebody, and only they, may be told of it
    follows: tuple[type, ...] = ()  # moves that depend on it, and have to be different with it
    shown_in_handout: bool = False  # people may look at it, but no message says what they see

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Listed:
    """All that is secret in a game, and the moves that are not."""

    secrets: tuple[Secret, ...] = ()
    public: tuple[type, ...] = ()
    avoided: tuple[str, ...] = ()  # moves that would end a random game before much has happened
    preferred: tuple[type, ...] = ()  # moves that a random game should have, but seldom can
    variants: tuple[Variant, ...] = ()  # those that are played, if not all that there are
    # Where to find a move is the game: what somebody might try, whether it fits or not.
    tries: Callable[[Any], list[str]] | None = None

    @property
    def secret_moves(self) -> tuple[type, ...]:
        return tuple({kind: None for secret in self.secrets for kind in secret.made_by})

    def is_secret(self, move: Any) -> bool:
        """Whether the content of a move is kept from somebody."""
        return isinstance(move, self.secret_moves)


def course_of(match: Match) -> Course:
    return [(entry.seat, entry.move) for entry in match.log]
