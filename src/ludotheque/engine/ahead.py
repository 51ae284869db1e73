"""What a seat could do from here: whole sentences of moves, as a tree.

A sentence is what a player thinks of as one move and the rules as several: a piece, and its way.
Which moves belong together the game says, in its story's `goes_on`. Everything is tried out on
copies; in a game of secrets on a copy in which all that the seat does not know is made up, so
that nothing of the truth can show. Behind a move that could tell its player something nothing is
foreseen, unless the story offers `supposing`: a copy in which nothing hidden can happen.

Where sentences are long, a story may say in `FORESIGHT` how many moves of them are told at once,
and in `asks_anew` where another kind of choice begins; the rest is told to whoever asks what comes
after these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from . import compile, declare
from .compiled_types import State
from .contract import Reason, Values
from .game import Game, LaidOut
from .seats import Seat
from .seeding import seeded

MOST = 4000  # moves in one tree
NOTHING: Values = {}


@dataclass(frozen=True, slots=True)
class Way:
    """A move that could be made, and the moves that could continue it.

    `more`: there are such moves, but they are not told here; ask for those after this one.
    `finds`: what the move would bring, as its story says it; nothing where there is nothing.
    """

    move: str
    then: list[Way] = field(default_factory=list)
    more: bool = False
    finds: Values = field(default_factory=dict)


class TooManyError(Exception):
    """There are more ways than anybody could look at."""


def ways(
    game: Game, board: LaidOut, s: State, seat: Seat, most: int = MOST, moves: Sequence[str] = ()
) -> list[Way]:
    """Every sentence that a seat may begin now, or may continue after some moves.

    Only their next moves, if there are too many; nothing, where the moves end a sentence.
    """
    explorer = Explorer(game, board, seat, most)
    here = explorer.after_all(known_to(game, board, s, seat), moves)
    if here is None:
        return []
    try:
        return explorer.ways(here, game.story.foresight)
    except TooManyError:
        return explorer.ways(here, 1, counted=False)


def objection(
    game: Game, board: LaidOut, s: State, seat: Seat, moves: Sequence[str]
) -> Reason | None:
    """Why a seat could not make these moves now, one after the other; as far as can be foreseen."""
    explorer, rules = Explorer(game, board, seat, 0), game.rules
    here = known_to(game, board, s, seat)
    for move in moves:
        action = explorer.read(here, move)
        number = rules.refusal(here, board.plain, seat, action)
        if number:
            explain, clause = game.reasons.explain, game.clause(number)
            return explain(here, board.plain, board.plan, seat, action, clause)
        if explorer.tells_something(here, action):
            break
        rules.apply(here, board.plain, seat, action)
        if not explorer.is_due(here):
            break
    return None


def known_to(game: Game, board: LaidOut, s: State, seat: Seat) -> State:
    """A copy of a position, made up where the seat does not know it; always in the same way."""
    copy: State = declare.plain(game.declared.State)
    compile.interpreted(game).copy(copy, s)
    if game.story.supposing is not None:
        game.story.supposing(copy, board.plain, seat)
    elif game.about.secrets:
        game.rules.imagine(copy, board.plain, seat, seeded(1, 1))
    return copy


class Explorer:
    """Tries moves out for one seat, and counts them."""

    def __init__(self, game: Game, board: LaidOut, seat: Seat, most: int) -> None:
        self.game, self.board, self.seat, self.left = game, board, seat, most
        self.copy: Callable[[State, State], None] = compile.interpreted(game).copy
        self.goes_on = game.story.goes_on
        self.asks_anew = game.story.asks_anew
        self.reveals = game.story.reveals

    def legal(self, s: State) -> list[int]:
        """What may be done and may be listed: to find the rest is the game."""
        out, b = [0] * self.game.rules.ACTIONS, self.board.plain
        found = out[: self.game.rules.legal(s, b, self.seat, out)]
        return [action for action in found if self.game.views.is_listed(s, b, self.seat, action)]

    def ways(self, s: State, longest: int, counted: bool = True) -> list[Way]:
        """Every sentence from here on, of so many moves at most."""
        actions = self.legal(s)
        self.left -= len(actions)
        if self.left < 0 and counted:
            raise TooManyError
        return [self.way(s, action, longest) for action in actions]

    def way(self, s: State, action: int, longest: int) -> Way:
        """A move with all that could continue it, where that can be foreseen."""
        move, finds, after = self.written(s, action), self.finds(s, action), self.after(s, action)
        if after is None:
            return Way(move, finds=finds)
        if longest <= 1 or (self.asks_anew is not None and self.asks_anew(s, after)):
            return Way(move, more=True, finds=finds)
        return Way(move, self.ways(after, longest - 1), finds=finds)

    def finds(self, s: State, action: int) -> Values:
        """What a move would bring."""
        find = self.game.story.finds
        return find(s, self.board.plain, self.board.plan, self.seat, action) if find else NOTHING

    def after(self, s: State, action: int) -> State | None:
        """The position after a move, if the sentence goes on there as far as can be foreseen."""
        if self.goes_on is None or self.tells_something(s, action):
            return None
        after: State = declare.plain(self.game.declared.State)
        self.copy(after, s)
        self.game.rules.apply(after, self.board.plain, self.seat, action)
        return after if self.is_due(after) and self.goes_on(s, after) else None

    def after_all(self, s: State, moves: Sequence[str]) -> State | None:
        """Likewise after several moves, if they may be made."""
        for move in moves:
            action = self.read(s, move)
            refused = self.game.rules.refusal(s, self.board.plain, self.seat, action)
            after = None if refused else self.after(s, action)
            if after is None:
                return None
            s = after
        return s

    def read(self, s: State, move: str) -> int:
        notation = self.game.notation
        return notation.to_action(s, self.board.plan, self.seat, notation.read(move))

    def written(self, s: State, action: int) -> str:
        notation = self.game.notation
        return notation.write(notation.to_move(s, self.board.plan, self.seat, action))

    def tells_something(self, s: State, action: int) -> bool:
        """Whether a move may tell its player something new; a game of secrets knows which."""
        if not self.game.about.secrets or self.game.story.supposing is not None:
            return False
        return self.reveals is None or self.reveals(s, self.board.plain, self.seat, action)

    def is_due(self, s: State) -> bool:
        """Whether this seat is to choose, perhaps with others at once, and not fate."""
        rules, b = self.game.rules, self.board.plain
        waiting = rules.over(s, b) or rules.chance(s, b)
        return not waiting and bool(rules.acting(s, b) & 1 << self.seat)
