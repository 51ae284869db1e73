"""Secrets around one keyboard: whose eyes the screen is for, and when it is to be passed on."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat


@dataclass
class Curtain:
    """Who looks, among those who play at this keyboard."""

    people: frozenset[Seat]
    secrets: bool  # whether seats know different things
    eyes: Seat | None = None

    def is_shared(self, match: Match) -> bool:
        """Whether people have something to hide from each other."""
        return self.secrets and len(self.people) > 1 and not match.over

    def must_pass_to(self, seat: Seat, match: Match) -> bool:
        return self.is_shared(match) and seat != self.eyes

    def viewer(self, seat: Seat | None) -> Seat | None:
        """Whose knowledge is shown when this seat is to play: a person's own, or what all know."""
        if len(self.people) == 1:
            return next(iter(self.people))
        is_covered = self.secrets and seat != self.eyes
        return seat if seat in self.people and not is_covered else None
