"""What a good player would do in a seat's place, and why: asked for by whoever sits there.

It knows what the seat knows and nothing else: it thinks on imagined positions, so that under one
seed the same knowledge always gets the same hint. The seed is a secret of the table: nobody may
work out what hint somebody else was given. It looks as far ahead as a sentence of moves goes on;
behind a move that could tell something, it says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Protocol

import msgspec

from ludotheque.engine.ahead import Explorer
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded

from .by_name import require_bot
from .player import BotChoice, imagined

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State

LONGEST = 16  # moves of one sentence
TRIES = 8  # imaginations in which the sentence may go on
# Who thinks about the first move, and who about those that continue it: the best that is there.
HINT_BOTS = (("sharp", "steady"), ("greedy", "greedy"))


class MoveChooser(Protocol):
    """Whoever chooses for the bots."""

    async def choose(
        self, match: Match, seat: Seat, bot: str, seed: int, table: str = ""
    ) -> BotChoice: ...


class Hint(msgspec.Struct, frozen=True):
    """Moves that could be made one after the other, as far as they may be told; and why."""

    moves: list[str]
    code: str
    values: dict[str, str | int]


def hint_bots() -> tuple[str, str]:
    return next(pair for pair in HINT_BOTS if all(is_there(bot) for bot in pair))


def is_there(bot: str) -> bool:
    try:
        require_bot(bot)
    except LudothequeError:
        return False
    return True


async def find_hint(
    chooser: MoveChooser, match: Match, seat: Seat, seed: int, table: str = ""
) -> Hint:
    """For a seat that may act. The match may go on meanwhile: it is looked at once, now."""
    first, next_ones = hint_bots()
    rng = seeded(seed, len(match.log) * len(Seat) + seat)
    here = match.at(imagined(match, seat, rng))
    start, actions = here.copied(), list[int]()
    while True:
        bot = next_ones if actions else first
        its_seed = seed_of_move(seed, rng, len(actions))
        choice = await chooser.choose(here, seat, bot, its_seed, table)
        plan = here.board.plan
        actions.append(here.game.notation.to_action(here.state, plan, seat, choice.move))
        further = going_on(here, seat, actions[-1], rng) if len(actions) < LONGEST else None
        if further is None:
            break
        here = here.at(further)
    return hint_for(here, start, seat, actions)


def seed_of_move(seed: int, rng: list[int], number: int) -> int:
    """A seed that whoever thinks about one move may know: no other follows from it.

    Generators can be worked backwards, and another machine may be the one that thinks.
    """
    known = f"{seed} {rng} {number}".encode()
    return int.from_bytes(blake2b(known, digest_size=8).digest()) >> 2


def going_on(match: Match, seat: Seat, action: int, rng: list[int]) -> State | None:
    """A position after the action in which its sentence goes on, if one can be imagined."""
    explorer = Explorer(match.game, match.board, seat, 0)
    for _ in range(TRIES if match.game.about.secrets else 1):
        after: State | None = explorer.after(imagined(match, seat, rng), action)
        if after is not None:
            return after
    return None


def hint_for(here: Match, start: State, seat: Seat, actions: Sequence[int]) -> Hint:
    """Why, by the game's own words; and those of the moves that may be named."""
    game, board = here.game, here.board
    end = here.copied()
    game.rules.apply(end, board.plain, seat, actions[-1])
    why = game.hints.why(start, end, board.plain, board.plan, seat, actions)
    return Hint(list(named(here, start, seat, actions)), why.code, dict(why.values))


def named(here: Match, start: State, seat: Seat, actions: Sequence[int]) -> list[str]:
    """The moves in notation: none, where finding them is the game."""
    game, board = here.game, here.board
    if not all(game.views.is_listed(start, board.plain, seat, action) for action in actions):
        return []
    notation = game.notation
    return [notation.write(notation.to_move(start, board.plan, seat, each)) for each in actions]
