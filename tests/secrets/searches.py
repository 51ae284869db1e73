"""Somebody who searches, where to find a move is the game: nobody says what fits where."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.match import Match
from tests.server.server import Json

from .secrets_of import listed
from .worlds import STRANGE, Visit

FITTING = 4  # moves that fit in one of the two worlds, of each


class Search(Visit):
    """Somebody who looks for what fits, without ever putting it there."""

    tried = 200  # refusals are many, and each kind of them could tell something

    def moves(self) -> list[str]:
        """The same in both worlds: those that are refused in both, then some that fit in one."""
        tries = listed(self.match.game).tries
        assert tries is not None
        known = tries(self.match.board.plan)
        legal = [self.legal_in(match) for match in self.worlds_now()]
        fitting = [move for one in legal for move in sorted(one - (legal[0] & legal[1]))[:FITTING]]
        tried = [*known[:: 1 + len(known) // self.tried], *STRANGE, *fitting]
        return sorted(tried, key=lambda move: move in legal[0] | legal[1])

    def worlds_now(self) -> list[Match]:
        """Both games as far as this one has come."""
        return [match.branch(len(self.match.log)) for match in self.table.twins.both]

    def legal_in(self, match: Match) -> set[str]:
        acts = self.seat in match.acting
        write = match.game.notation.write
        return {write(move) for move in match.legal(self.seat)} if acts else set()

    def refused(self) -> list[str]:
        """What is refused in both worlds, and must be in the same words."""
        matches = self.worlds_now()
        return [move for move in self.moves() if all(self.refuses(each, move) for each in matches)]

    def refuses(self, match: Match, move: str) -> bool:
        try:
            return match.why_not(self.seat, move) is not None
        except LudothequeError:
            return True

    def questions(self) -> Iterator[Json]:
        yield from super().questions()
        [thing, *_] = [self.held(move) for move in self.moves() if self.held(move)]
        for kind in ("hold", "hold", "release"):
            yield {"type": kind, "seat": self.seat.word, "thing": thing}

    def held(self, move: str) -> str:
        """What must be in the hand for a move."""
        game = self.match.game
        try:
            return game.held(game.notation.read(move))
        except LudothequeError:
            return ""

    def attempts(self) -> Iterator[Json]:
        yield from super().attempts()
        for kind in ("pause", "resume", "resume"):
            yield {"type": kind, "seat": self.seat.word}
