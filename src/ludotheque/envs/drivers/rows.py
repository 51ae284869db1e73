"""The rows of a batch: games in which somebody else's policy chooses, each begun anew at its end.

Fate draws from the generator that a match of the same seed and number has, and from nothing else;
bots have another. Where several seats may act they do so in turn (`turns.next_seat`): that follows
from who may act, which everybody knows. The clock acts only where nobody else may, and does the
first thing that it can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludotheque.engine.chance import below, seed_rng
from ludotheque.engine.compile import NO_ACTION
from ludotheque.engine.drive import UNDECIDED
from ludotheque.engine.turns import BY_CLOCK, next_seat
from ludotheque.envs.drivers.rewards import reward_seats

if TYPE_CHECKING:
    from ludotheque.bots.by_seat import choose
    from ludotheque.engine.compiled_types import Actions, Board, Rng, State, States
    from ludotheque.engine.drive import play_on
    from ludotheque.engine.verbs import (
        apply,
        copy,
        imagine,
        legal,
        meant,
        observe,
        offer,
        over,
    )

# Who plays for a seat, where it is not one of the simple bots by its number.
BY_POLICY = -1
BY_SEARCH = -2
BOT_SEED = 0x0B07  # makes another seed of a batch's, for its bots

# What is known of a row, in `notes`.
LAST = 0  # who acted last
WAITED_FOR = 1  # the seat that has to choose now: the policy's, or that of a bot that searches
SEARCHED = 2  # whether it is a bot's
STEPS = 3  # actions of players in this episode
POLICY = 4  # the seat that the policy last chose for
ENDED = 5  # whether an episode has ended in this step, or none has begun that could
LIMIT = (
    6  # actions of players after which it is cut short, once the policy has chosen something in it
)
NUMBER = 7  # of the episode
NOTES = 8
NO_SEAT = -1
CUT_SHORT = -2  # in place of a seat that is waited for
ENDLESS = 1 << 62

BITS = 32  # of one word of what is allowed
PARTS = ("step_row", "begin_row", "begin_episode", "carry_out", "note_action", "show_decided")


class Rows(NamedTuple):
    """All of a batch but its positions; all but the first six have a row for each game."""

    opening: State
    seed: int
    games: int
    most: int  # actions of one episode
    bots: list[int]  # by seat
    seats: int
    fate: list[Rng]
    mind: list[Rng]  # of the bots
    notes: list[list[int]]
    history: list[list[int]]  # what players chose in this episode, as far as there is room
    allowed: list[list[int]]  # the actions offered, as bits: our own, whatever becomes of `legal`
    observation: list[list[int]]
    legal: list[list[bool]]
    seat: list[int]
    reward: list[list[float]]
    terminated: list[bool]
    truncated: list[bool]
    illegal: list[bool]
    episode: list[int]
    final: list[list[int]]


class Play(NamedTuple):
    """What one row is played with."""

    bots: list[int]
    spare: States
    fate: Rng
    mind: Rng
    out: Actions
    notes: list[int]
    history: list[int]


# ---------------------------------------------------------------- for the loop of `drive.py`


def pick_outcome(s: State, b: Board, outcomes: int, play: Play) -> int:
    return below(play.fate, outcomes)


def pick_seat(bits: int, play: Play) -> int:
    return next_seat(bits, play.notes[LAST])


def pick_action(s: State, b: Board, seat: int, play: Play) -> int:
    if play.notes[STEPS] >= play.notes[LIMIT]:
        play.notes[WAITED_FOR] = CUT_SHORT
        return UNDECIDED
    if seat == BY_CLOCK:
        legal(s, b, seat, play.out)
        return play.out[0]
    if play.bots[seat] < 0:
        play.notes[WAITED_FOR] = seat
        play.notes[SEARCHED] = play.bots[seat] == BY_SEARCH
        return UNDECIDED
    action = choose(s, b, play.bots, play.spare, seat, play.mind, play.out)
    play.notes[LAST] = seat
    note_action(action, play)
    return action


def is_enough(s: State, b: Board, play: Play) -> bool:
    return play.notes[WAITED_FOR] != NO_SEAT


def note_action(action: int, play: Play) -> None:
    if play.notes[STEPS] < len(play.history):
        play.history[play.notes[STEPS]] = action
    play.notes[STEPS] += 1


# ---------------------------------------------------------------- rows


def begin_row(s: State, b: Board, r: Rows, row: int, spare: States, out: Actions) -> None:
    """The first episode of a row, up to the first choice of the policy's."""
    r.notes[row][NUMBER] = row
    r.notes[row][ENDED] = 1  # one that ends without the policy is passed over
    r.notes[row][POLICY] = NO_SEAT
    clear_results(r, row)
    begin_episode(s, r, row)
    go_on(s, b, r, row, spare, out)


def begin_episode(s: State, r: Rows, row: int) -> None:
    copy(s, r.opening)
    seed_rng(r.fate[row], r.seed, r.notes[row][NUMBER])
    seed_rng(r.mind[row], r.seed ^ BOT_SEED, r.notes[row][NUMBER])
    r.notes[row][LAST] = BY_CLOCK
    r.notes[row][STEPS] = 0
    r.notes[row][LIMIT] = ENDLESS
    r.notes[row][WAITED_FOR] = NO_SEAT


def clear_results(r: Rows, row: int) -> None:
    r.terminated[row] = False
    r.truncated[row] = False
    r.illegal[row] = False
    for seat in range(r.seats):
        r.reward[row][seat] = 0


def step_row(
    s: State, b: Board, r: Rows, row: int, action: int, spare: States, out: Actions
) -> None:
    """The policy's choice, and all that comes before its next one."""
    clear_results(r, row)
    r.notes[row][ENDED] = 0
    if not is_allowed(r, row, action):
        r.illegal[row] = True
        return
    r.notes[row][POLICY] = r.notes[row][WAITED_FOR]
    r.notes[row][LIMIT] = r.most
    carry_out(s, b, r, row, action, meant(s, b, r.notes[row][POLICY], action), spare, out)


def is_allowed(r: Rows, row: int, action: int) -> bool:
    if action < 0 or action >= len(r.legal[row]):
        return False
    return r.allowed[row][action // BITS] >> (action % BITS) & 1 != 0


def carry_out(
    s: State, b: Board, r: Rows, row: int, chosen: int, action: int, spare: States, out: Actions
) -> None:
    """Plays an action for the seat that was waited for, unless it came to none."""
    notes = r.notes[row]
    play = Play(r.bots, spare, r.fate[row], r.mind[row], out, notes, r.history[row])
    seat = notes[WAITED_FOR]
    note_action(chosen, play)
    notes[LAST] = seat
    notes[WAITED_FOR] = NO_SEAT
    if action != NO_ACTION:
        apply(s, b, seat, action)
    go_on(s, b, r, row, spare, out)


def go_on(s: State, b: Board, r: Rows, row: int, spare: States, out: Actions) -> None:
    """Plays until somebody is waited for, through the ends of episodes."""
    notes = r.notes[row]
    play = Play(r.bots, spare, r.fate[row], r.mind[row], out, notes, r.history[row])
    while notes[WAITED_FOR] < 0:
        play_on(s, b, play, ENDLESS)
        if over(s, b) or notes[WAITED_FOR] == CUT_SHORT:
            end_episode(s, b, r, row)
            notes[NUMBER] += r.games
            begin_episode(s, r, row)


def end_episode(s: State, b: Board, r: Rows, row: int) -> None:
    """What an episode came to: the first that ends in a step, if the policy had a part in it."""
    if r.notes[row][ENDED]:
        return
    r.notes[row][ENDED] = 1
    r.terminated[row] = over(s, b)
    r.truncated[row] = not r.terminated[row]
    reward_seats(s, b, r.reward[row])
    for i in range(len(r.final[row])):
        r.final[row][i] = 0
    observe(s, b, r.notes[row][POLICY], r.final[row])


def show_row(s: State, b: Board, r: Rows, row: int, out: Actions) -> int:
    """What the seat that is waited for sees, and may do: so many actions, listed in `out`.

    The observation is to be filled with zeros before; `legal` is left to the caller.
    """
    seat = r.notes[row][WAITED_FOR]
    r.seat[row] = seat
    r.episode[row] = r.notes[row][NUMBER]
    count = offer(s, b, seat, out)
    allow(r.allowed[row], out, count)
    observe(s, b, seat, r.observation[row])
    return count


def allow(allowed: list[int], actions: Actions, count: int) -> None:
    """Sets the bits of some actions: those that follow each other in one word go there at once."""
    for word in range(len(allowed)):
        allowed[word] = 0
    at = 0
    bits = 0
    for i in range(count):
        word = actions[i] // BITS
        if word != at:
            allowed[at] |= bits
            at = word
            bits = 0
        bits |= 1 << actions[i] % BITS
    allowed[at] |= bits


# ---------------------------------------------------------------- many rows, on one core


def begin_rows(
    states: States, b: Board, r: Rows, first: int, end: int, spare: States, out: Actions
) -> None:
    for row in range(first, end):
        begin_row(states[row], b, r, row, spare, out)
        show_decided(states[row], b, r, row, out)


def step_rows(
    states: States,
    b: Board,
    r: Rows,
    actions: list[int],
    first: int,
    end: int,
    spare: States,
    out: Actions,
) -> None:
    for row in range(first, end):
        step_row(states[row], b, r, row, actions[row], spare, out)
        show_decided(states[row], b, r, row, out)


def found_by_search(
    s: State, b: Board, r: Rows, row: int, action: int, spare: States, out: Actions
) -> None:
    """What a bot found that searches."""
    carry_out(s, b, r, row, action, action, spare, out)
    show_decided(s, b, r, row, out)


def show_decided(s: State, b: Board, r: Rows, row: int, out: Actions) -> None:
    """Shows a row, unless a bot has to search first."""
    if r.notes[row][SEARCHED] == 0:
        for i in range(len(r.observation[row])):
            r.observation[row][i] = 0
        for i in range(len(r.legal[row])):
            r.legal[row][i] = False
        for i in range(show_row(s, b, r, row, out)):
            r.legal[row][out[i]] = True


def observe_rows(
    states: States, b: Board, seat: int, to: list[list[int]], first: int, end: int
) -> None:
    """What one seat sees of every row."""
    for row in range(first, end):
        for i in range(len(to[row])):
            to[row][i] = 0
        observe(states[row], b, seat, to[row])


def show_searcher(s: State, b: Board, r: Rows, row: int, shown: State) -> None:
    """All that a bot that searches is shown: a position that its seat cannot tell from this one."""
    copy(shown, s)
    imagine(shown, b, r.notes[row][WAITED_FOR], r.mind[row])
