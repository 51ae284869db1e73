"""A game of the arena: everything but searching.

Fate, the order in which seats act that may act at once, and every seat's own bot draw from
generators of their own, so that the same dice fall whoever sits where. The loop plays on by itself
until a seat has to choose whose bot searches, and that for longer than compiled code should be left
alone; whoever called it finds that seat's choice, plays it, and calls again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludotheque.engine.chance import HASH_START, below, fold
from ludotheque.engine.drive import UNDECIDED
from ludotheque.engine.turns import first_ready

if TYPE_CHECKING:
    from ludotheque.bots.by_seat import choose
    from ludotheque.engine.compiled_types import Actions, Board, Rng, State, States
    from ludotheque.engine.verbs import apply, copy, fold_state, imagine

SEARCHES = -1  # in place of a simple bot's number
NOBODY = -1

# What is known of a game while it is played, in `tally`.
HASH = 0
STEPS = 1
WAITED_FOR = 2  # the seat whose bot has to search now, or `NOBODY`
TALLY = 3


class Play(NamedTuple):
    """What one game is played with."""

    bots: list[int]  # by seat
    spare: States
    fate: Rng
    order: Rng
    paces: list[int]
    times: list[int]
    players: list[Rng]  # by seat
    out: Actions
    tally: list[int]


def open_game(s: State, opening: State, tally: list[int]) -> None:
    copy(s, opening)
    tally[HASH] = HASH_START
    tally[STEPS] = 0
    tally[WAITED_FOR] = NOBODY


def pick_outcome(s: State, b: Board, outcomes: int, play: Play) -> int:
    k = below(play.fate, outcomes)
    play.tally[HASH] = fold(play.tally[HASH], k)
    return k


def pick_seat(bits: int, play: Play) -> int:
    return first_ready(bits, play.order, play.paces, play.times)


def pick_action(s: State, b: Board, seat: int, play: Play) -> int:
    if play.bots[seat] == SEARCHES:
        play.tally[WAITED_FOR] = seat
        return UNDECIDED
    action = choose(s, b, play.bots, play.spare, seat, play.players[seat], play.out)
    note_choice(seat, action, play.tally)
    return action


def is_enough(s: State, b: Board, play: Play) -> bool:
    return play.tally[WAITED_FOR] != NOBODY


def note_choice(seat: int, action: int, tally: list[int]) -> None:
    tally[HASH] = fold(fold(tally[HASH], seat), action)
    tally[STEPS] += 1


def play_action(s: State, b: Board, seat: int, action: int, tally: list[int]) -> None:
    """What a bot found that searches."""
    note_choice(seat, action, tally)
    tally[WAITED_FOR] = NOBODY
    apply(s, b, seat, action)


def show(shown: State, s: State, b: Board, seat: int, rng: Rng) -> None:
    """All that a bot is ever shown: a position that its seat cannot tell from the true one."""
    copy(shown, s)
    imagine(shown, b, seat, rng)


def final_hash(s: State, tally: list[int]) -> int:
    """Everything that happened, in one number."""
    return fold_state(s, tally[HASH])
