"""What just happened, told from the positions before and after one choice.

Each event is a code and its particulars; the sentences are in `words/`. All of it is public.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import EVERYBODY, Event, Values
from ludotheque.engine.seats import FATE, Seat
from ludotheque.kit.dice import to_roll
from ludotheque.kit.first_turn import TO_ROLL
from ludotheque.kit.story import event

from .constants import ACTIONS, CHOOSE, FACES, NAME, NOWHERE, STAY, STEP, Marble, Phase, Piece
from .notation import PIECES
from .rules import ghost_on, legal, pacman_on, place_of

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State


NOTHING: Values = {}
MARBLES: Mapping[int, Values] = {
    Marble.NONE: NOTHING,
    Marble.WHITE: {"white": 1},
    Marble.YELLOW: {"yellow": 1},
}


def tell(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, choice: int
) -> Sequence[Event]:
    if seat == FATE:
        return list(tell_fate(before, after, plan, choice))
    return [
        *tell_action(before, after, b, plan, seat, choice),
        *tell_what_follows(before, after, seat, choice),
    ]


def goes_on(before: State, after: State) -> bool:
    """Whether what comes next still belongs to the move: a piece is chosen, and walks its way.

    The Pac-Man's walk that begins by itself after a ghost's is a move of its own.
    """
    same_piece = before.phase == Phase.CHOOSE or before.piece == after.piece
    return after.phase == Phase.WALK and same_piece


def tell_fate(before: State, after: State, plan: Plan, k: int) -> Iterator[Event]:
    if before.phase == Phase.EMPTY_HOME:
        yield from tell_homes(after, plan)
    else:
        yield from tell_roll(before, after, k)


def tell_homes(after: State, plan: Plan) -> Iterator[Event]:
    """Which home stays empty, and so where everybody lives."""
    homes = {Seat(seat).word: plan.spaces[after.pacman[seat]].name for seat in range(after.seats)}
    yield event("empty-home", EVERYBODY, space=plan.spaces[plan.homes[after.empty]].name, **homes)


def tell_roll(before: State, after: State, k: int) -> Iterator[Event]:
    who = Seat(before.turn).word
    first, second = to_roll(k).dice
    if before.phase == Phase.ROLL:
        yield event("rolled", EVERYBODY, seat=who, first=first, second=second)
        return
    yield event(
        "rolled-for-start", EVERYBODY, seat=who, first=first, second=second, total=first + second
    )
    if after.phase == Phase.ROLL:
        yield event("starts", EVERYBODY, seat=Seat(after.turn).word)
    elif after.total[before.turn] <= TO_ROLL:  # everybody has rolled, and rolls go on
        yield event("tied", EVERYBODY)


def tell_action(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, action: int
) -> Iterator[Event]:
    if action < STAY:
        piece, die = Piece((action - CHOOSE) // FACES), 1 + (action - CHOOSE) % FACES
        yield event("chose", EVERYBODY, seat=seat.word, piece=PIECES[piece], die=die)
    elif action == STAY:
        yield tell_stay(before, b, seat)
    elif action < STEP:
        yield from tell_payment(before, after, seat, Seat(action - NAME))
        back = before.origin[seat][0]
        yield event("yellow-put-back", EVERYBODY, space=plan.spaces[back].name, seat=seat.word)
    else:
        yield from tell_step(before, after, plan, seat, action - STEP)


def tell_stay(before: State, b: Board, seat: Seat) -> Event:
    """Of its own will, or for want of any way."""
    only_choice = legal(before, b, seat, [NOWHERE] * ACTIONS) == 1
    code = "cannot-move" if only_choice else "stayed"
    return event(
        code, EVERYBODY, seat=seat.word, piece=PIECES[Piece(before.piece)], die=before.left
    )


def tell_step(before: State, after: State, plan: Plan, seat: Seat, to: int) -> Iterator[Event]:
    piece = Piece(before.piece)
    here, there = plan.spaces[place_of(before, piece)].name, plan.spaces[to].name
    yield event("stepped", EVERYBODY, seat=seat.word, piece=PIECES[piece], start=here, space=there)
    if piece == Piece.PACMAN:
        yield from tell_gobbling(before, seat, to, there)
    else:
        yield from tell_catch(before, after, seat, to, there)


def tell_gobbling(before: State, seat: Seat, to: int, there: str) -> Iterator[Event]:
    if before.circuit[to] == Marble.WHITE:
        yield event("gobbled-white", EVERYBODY, seat=seat.word, space=there)
    elif before.circuit[to] == Marble.YELLOW:
        yield event("gobbled-yellow", EVERYBODY, seat=seat.word, space=there)
    ghost = ghost_on(before, to)
    if ghost != NOWHERE:
        name = PIECES[Piece(Piece.GHOST_1 + ghost)]
        yield event("gobbled-ghost", EVERYBODY, seat=seat.word, ghost=name, space=there)


def tell_catch(before: State, after: State, seat: Seat, to: int, there: str) -> Iterator[Event]:
    caught = pacman_on(before, to)
    if caught == NOWHERE:
        return
    ghost = PIECES[Piece(before.piece)]
    if caught == seat:
        yield event("sent-self-home", EVERYBODY, seat=seat.word, ghost=ghost, space=there)
        return
    yield event(
        "caught", EVERYBODY, seat=seat.word, caught=Seat(caught).word, ghost=ghost, space=there
    )
    yield from tell_payment(before, after, seat, Seat(caught))


def finds(s: State, b: Board, plan: Plan, seat: Seat, action: int) -> Values:
    """What a step would gobble, or whom it would catch; as `tell_step` tells it afterwards."""
    if action < STEP:
        return NOTHING
    to = action - STEP
    if s.piece != Piece.PACMAN:
        caught = pacman_on(s, to)
        return NOTHING if caught == NOWHERE else {"caught": Seat(caught).word}
    marble, ghost = s.circuit[to], ghost_on(s, to)
    if ghost != NOWHERE:
        return {"ghost": PIECES[Piece(Piece.GHOST_1 + ghost)], **MARBLES[marble]}
    return MARBLES[marble]


def tell_payment(before: State, after: State, seat: Seat, payer: Seat) -> Iterator[Event]:
    paid = before.tray[payer] - after.tray[payer]
    yield event("paid", EVERYBODY, payer=payer.word, seat=seat.word, count=paid)


def tell_what_follows(before: State, after: State, seat: Seat, action: int) -> Iterator[Event]:
    """The Pac-Man's walk that begins by itself, and the end of the turn or of the game."""
    chose_pacman = action < STAY and (action - CHOOSE) // FACES == Piece.PACMAN
    ended = after.phase in (Phase.ROLL, Phase.OVER)
    if after.pacman_moved and not before.pacman_moved and not chose_pacman:
        yield event("chose", EVERYBODY, seat=seat.word, piece=PIECES[Piece.PACMAN], die=after.left)
    if ended:
        yield from tell_end(before, after, seat)


def tell_end(before: State, after: State, seat: Seat) -> Iterator[Event]:
    """The Pac-Man is emptied into the tray; the game may be over."""
    gobbled = before.circuit.count(Marble.WHITE) - after.circuit.count(Marble.WHITE)
    emptied = before.swallowed + gobbled
    if emptied:
        yield event("emptied", EVERYBODY, seat=seat.word, count=emptied)
    if after.phase == Phase.OVER:
        yield event("over-empty" if after.marbles == 0 else "over-quiet", EVERYBODY)
