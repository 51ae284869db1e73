"""What a policy sees of a position: all that its seat may know, as bytes.

`observe` and what it calls stand in the part of Python that also compiles; `slices` tells what
stands where, in the same order. Of the others' live circles it reads how many there are and when
they were made, and never which numbers they are on (`trap`, and where `circled` is live).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.contract import Slice

from .circles import is_entered_now
from .constants import (
    CHIPS,
    CIRCLES_FOR_TWO,
    DICE,
    FACES,
    NOWHERE,
    QUIET_ROUNDS,
    TRAIL,
    Chips,
    Circle,
    Phase,
)

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State

PHASES = len(Phase)
BYTE = 255


def slices(plan: Plan, seats: int) -> list[Slice]:
    squares, numbers = len(plan.squares), len(plan.numbered)
    return [
        Slice("phase", (PHASES,), 1, "circle, first roll, roll, move, recircle, landed, over"),
        Slice("turn", (seats,), 1, "one-hot: whose turn it is; nobody's before the first turn"),
        Slice("progress", (), 2, "the option: 0 onward, 1 strict, 2 free"),
        Slice("must_jump", (), 1, "the option `chips`: whether chips must be jumped"),
        Slice("other_area_closed", (), 1, "the option `other_area`: whether it is closed"),
        Slice("dice", (DICE,), FACES, "the dice of this turn; 0 before they are rolled"),
        Slice("left", (), DICE * FACES, "steps still to go"),
        Slice("nearer", (), 1, "whether some step of this turn has led nearer to the destination"),
        Slice("leaving", (), 1, "whether this turn must end outside the safe area where it began"),
        Slice("quiet", (), QUIET_ROUNDS, "whole rounds without a trap; the last ends the game"),
        Slice("first_roll", (seats,), DICE * FACES, "to settle who begins; 0 afterwards"),
        Slice("due", (seats,), CIRCLES_FOR_TWO, "circles that each player has to make now"),
        Slice("bound_for_ship", (seats,), 1, "whether the pawn is bound for the Mother Ship"),
        Slice("chips_placed", (seats,), CHIPS, "the score: five win"),
        Slice("circles", (seats,), numbers, "how many live circles each player has"),
        Slice("pawn", (seats, squares), 1, "one-hot: where each pawn stands"),
        Slice("trail", (squares,), TRAIL, "the last move: 1 where it began, then 2, 3, …"),
        Slice("chips", (seats, numbers), CHIPS, "whose chips lie where, 1 for the first note"),
        Slice(
            "possible",
            (seats, numbers),
            numbers,
            "how many live circles of each player can be on a number, as everybody knows",
        ),
        Slice("own_circle", (numbers,), 1, "the numbers of one's own live circles"),
        Slice("own_age", (numbers,), BYTE, "turns since each of these was made, at most 255"),
    ]  # fmt: skip


def observe(s: State, b: Board, seat: int, out: list[int]) -> None:
    at = put_turn(s, seat, out, 0)
    for place in range(s.seats):
        put_player(s, seat_after(s, seat, place), place, out, at)
    at += 5 * s.seats
    at = put_squares(s, b, seat, out, at)
    for place in range(s.seats):
        owner = seat_after(s, seat, place)
        put_chips(s, owner, out, at + place * b.numbers)
        put_possible(s, b, owner, out, at + (s.seats + place) * b.numbers)
    put_card(s, b, seat, out, at + 2 * s.seats * b.numbers)


def seat_after(s: State, seat: int, place: int) -> int:
    """The seat that is so many places to the left of another."""
    return seat + place if seat + place < s.seats else seat + place - s.seats


def put_turn(s: State, seat: int, out: list[int], at: int) -> int:
    """Phase, turn, options, and how far the turn has come; returns where the next part begins."""
    out[at + s.phase] = 1
    at += PHASES
    if s.phase >= Phase.ROLL:
        place = s.turn - seat
        out[at + place if place >= 0 else at + place + s.seats] = 1
    at += s.seats
    out[at] = s.progress
    out[at + 1] = s.chips
    out[at + 2] = s.other_area
    at += 3
    for die in range(DICE):
        out[at + die] = s.dice[die]
    at += DICE
    out[at] = s.left
    out[at + 1] = s.nearer
    out[at + 2] = s.leaving
    if s.quiet > 0:
        out[at + 3] = s.quiet // s.seats
    return at + 4


def put_player(s: State, player: int, place: int, out: list[int], at: int) -> None:
    """The five numbers of each player, each kind for all players before the next kind."""
    if s.phase == Phase.FIRST_ROLL and s.total[player] > 0:
        out[at + place] = s.total[player]
    out[at + s.seats + place] = s.due[player]
    out[at + 2 * s.seats + place] = s.bound[player]
    out[at + 3 * s.seats + place] = s.placed[player]
    out[at + 4 * s.seats + place] = s.live[player]


def put_squares(s: State, b: Board, seat: int, out: list[int], at: int) -> int:
    for place in range(s.seats):
        out[at + s.pawn[seat_after(s, seat, place)]] = 1
        at += b.squares
    for i in range(s.walked + 1):
        if s.trail[i] != NOWHERE:
            out[at + s.trail[i]] = 1 + i
    return at + b.squares


def put_chips(s: State, owner: int, out: list[int], at: int) -> None:
    for chip in range(s.placed[owner]):
        out[at + s.chip_at[owner][chip]] = 1 + chip


def put_possible(s: State, b: Board, owner: int, out: list[int], at: int) -> None:
    """For each number, of how many live circles of a card `is_possible` is true.

    Circles are dated, oldest first: those that were made in a certain time can be on a number.
    """
    live = s.live[owner]
    for number in range(b.numbers):
        if s.circled[owner][number] != Circle.SPRUNG:
            since = s.entered[owner][number]
            if owner != s.mover and is_entered_now(s, b.square[number]):
                since = s.turns
            older = 0
            while older < live and s.made[owner][older] < since:
                older += 1
            count = live
            if s.chips == Chips.MUST_JUMP and s.fallen[number] > 0:
                while count > older and s.made[owner][count - 1] >= s.fallen[number]:
                    count -= 1
            out[at + number] = count - older


def put_card(s: State, b: Board, seat: int, out: list[int], at: int) -> None:
    for place in range(s.live[seat]):
        number = s.trap[seat][place]
        age = s.turns - s.made[seat][place]
        out[at + number] = 1
        out[at + b.numbers + number] = age if age < BYTE else BYTE
