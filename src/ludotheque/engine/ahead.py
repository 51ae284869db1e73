"""What a seat could do from here: whole sentences of moves, as a tree.

A sentence is what a player thinks of as one move and the rules as several: a piece, and its way.
Which moves belong together the game says, in its story's `goes_on`. Everything is tried out on
copies; in a game of secrets on a copy in which all that the seat does not know is made up, so
that nothing of the truth can show.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from . import chance, compile, declare
from .game import Game, LaidOut, Reason
from .seats import Seat

MOST = 4000  # moves in one tree
LONGEST = 64  # moves in one sentence


class Way(msgspec.Struct, frozen=True):
    """A move that could be made, and the moves that could continue it."""

    move: str
    then: list[Way] = []


class TooManyError(Exception):
    """There are more ways than anybody could look at."""


def ways(game: Game, board: LaidOut, s: Any, seat: Seat, most: int = MOST) -> list[Way]:
    """Every sentence that a seat may begin now; only their first moves, if there are too many."""
    start, explorer = known_to(game, board, s, seat), Explorer(game, board, seat, most)
    try:
        return explorer.ways(start, LONGEST)
    except TooManyError:
        return [Way(explorer.written(start, action)) for action in explorer.legal(start)]


def objection(
    game: Game, board: LaidOut, s: Any, seat: Seat, moves: Sequence[str]
) -> Reason | None:
    """Why a seat could not make these moves now, one after the other; as far as can be foreseen."""
    explorer, rules, notation = Explorer(game, board, seat, 0), game.rules, game.notation
    here = known_to(game, board, s, seat)
    for move in moves:
        action = notation.to_action(here, board.plan, seat, notation.read(move))
        number = rules.refusal(here, board.plain, seat, action)
        if number:
            explain, clause = game.reasons.explain, game.clause(number)
            return explain(here, board.plain, board.plan, seat, action, clause)
        if explorer.tells_something(here, action):
            break
        rules.apply(here, board.plain, seat, action)
        if not explorer.is_alone(here):
            break
    return None


def known_to(game: Game, board: LaidOut, s: Any, seat: Seat) -> Any:
    """A copy of a position, made up where the seat does not know it; always in the same way."""
    copy = declare.plain(game.declared.State)
    compile.interpreted(game).copy(copy, s)
    if game.about.secrets:
        rng = [0] * chance.RNG_WORDS
        chance.seed_rng(rng, 1, 1)
        game.rules.imagine(copy, board.plain, seat, rng)
    return copy


class Explorer:
    """Tries moves out for one seat, and counts them."""

    def __init__(self, game: Game, board: LaidOut, seat: Seat, most: int) -> None:
        self.game, self.board, self.seat, self.left = game, board, seat, most
        self.copy: Callable[[Any, Any], None] = compile.interpreted(game).copy
        self.goes_on = getattr(game.story, "goes_on", None)
        self.reveals = getattr(game.story, "reveals", None)

    def legal(self, s: Any) -> list[int]:
        out = [0] * self.game.rules.ACTIONS
        return out[: self.game.rules.legal(s, self.board.plain, self.seat, out)]

    def ways(self, s: Any, longest: int) -> list[Way]:
        """Every sentence from here on, of so many moves at most."""
        actions = self.legal(s)
        self.left -= len(actions)
        if self.left < 0 or longest == 0:
            raise TooManyError
        return [Way(self.written(s, action), self.then(s, action, longest)) for action in actions]

    def written(self, s: Any, action: int) -> str:
        notation = self.game.notation
        return notation.write(notation.to_move(s, self.board.plan, self.seat, action))

    def then(self, s: Any, action: int, longest: int) -> list[Way]:
        """How a move could be continued, where that can be foreseen."""
        if self.goes_on is None or self.tells_something(s, action):
            return []
        after = declare.plain(self.game.declared.State)
        self.copy(after, s)
        self.game.rules.apply(after, self.board.plain, self.seat, action)
        if not self.is_alone(after) or not self.goes_on(s, after):
            return []
        return self.ways(after, longest - 1)

    def tells_something(self, s: Any, action: int) -> bool:
        """Whether a move may tell its player something new; a game of secrets knows which."""
        if not self.game.about.secrets:
            return False
        return self.reveals is None or self.reveals(s, self.board.plain, self.seat, action)

    def is_alone(self, s: Any) -> bool:
        """Whether nothing but this seat's choice is due."""
        rules, b = self.game.rules, self.board.plain
        waiting = rules.over(s, b) or rules.chance(s, b)
        return not waiting and rules.acting(s, b) == 1 << self.seat
