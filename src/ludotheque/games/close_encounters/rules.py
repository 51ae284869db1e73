"""The rules of Close Encounters, in the part of Python that also compiles for CPU and GPU.

Whole numbers, fixed-size arrays and loops only; each function cites the clauses that it
carries out. What a refusal says, what a seat sees and how a move is written stand elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.kit.first_turn import ABSENT, TO_ROLL, roll_for_start

from .circles import can_circle, first_circles, refuse_circle
from .constants import ACTIONS as ACTIONS
from .constants import (
    CHIPS,
    CIRCLE,
    DICE,
    FACES,
    FIRST_PAWN,
    NOWHERE,
    NUMBERS,
    PASS,
    PLAYERS,
    QUIET_ROUNDS,
    SQUARES,
    STAY,
    STEP,
    TOWER,
    TRAIL,
    VACANT,
    WALKED,
    WAYS,
    Circle,
    End,
    Phase,
)
from .constants import Clause as Clause
from .imagining import imagine as imagine
from .walking import (
    can_enter,
    can_leave,
    departure,
    destination,
    find_steps,
    has_pawn,
    is_chipped,
    is_end,
    is_safe,
    lingers,
)

if TYPE_CHECKING:
    from .state import Board, State


# ---------------------------------------------------------------- what forbids an action


def refuse_way(s: State, b: Board, at: int, to: int) -> int:
    """One square in any direction (CE-1a), or straight over chips but never over pawns (CE-1c)."""
    for way in range(WAYS):
        square = b.step[at][way]
        jumped_pawn = False
        while square != NOWHERE:
            if square == to:
                short = square != b.step[at][way] and is_chipped(s, square)
                return Clause.CE_1c if jumped_pawn or short else 0
            if has_pawn(s, square):
                jumped_pawn = True
            elif not is_chipped(s, square):
                break
            square = b.step[square][way]
    return Clause.CE_1a


def refuse_entry(s: State, b: Board, to: int) -> int:
    """Where it set out or has been this turn (CE-1), another pawn (CE-3c), a chip (CE-1c)."""
    if to == departure(s, b, s.turn) or s.on[to] == WALKED:
        return Clause.CE_1
    if has_pawn(s, to):
        return Clause.CE_3c
    return 0 if can_enter(s, b, to) else Clause.CE_1c


def refuse_step(s: State, b: Board, to: int) -> int:
    at = s.pawn[s.turn]
    if to >= b.squares:
        return Clause.CE_1a
    clause = refuse_way(s, b, at, to)
    if clause == 0:
        clause = refuse_entry(s, b, to)
    if clause != 0:
        return clause
    found = find_steps(s, b)
    for i in range(found):
        if s.scratch.step[i] == to:
            return 0
    return Clause.CE_4a if lingers(s, b, at, to) else Clause.CE_1


# ---------------------------------------------------------------- the verbs


def setup(s: State, b: Board) -> None:
    """Pawns on Devil's Tower (CE-S1), chips in hand (CE-S2), cards blank (CE-S3)."""
    s.phase = Phase.CIRCLE
    s.turn = 0
    s.turns = 0
    s.quiet = 0
    s.left = 0
    s.nearer = 0
    s.leaving = 0
    s.walked = 0
    s.mover = 0
    for die in range(DICE):
        s.dice[die] = 0
    for step in range(TRAIL):
        s.trail[step] = NOWHERE
    for square in range(SQUARES):
        s.on[square] = VACANT
        s.chips_on[square] = 0
    for number in range(NUMBERS):
        s.fallen[number] = 0
    for seat in range(PLAYERS):
        playing = seat < s.seats
        s.pawn[seat] = b.end[TOWER] if playing else NOWHERE
        s.bound[seat] = End.SHIP
        s.total[seat] = TO_ROLL if playing else ABSENT
        s.due[seat] = first_circles(s) if playing else 0
        s.placed[seat] = 0
        s.live[seat] = 0
        for chip in range(CHIPS):
            s.chip_at[seat][chip] = NOWHERE
            s.chip_made[seat][chip] = 0
        for number in range(NUMBERS):
            s.trap[seat][number] = NOWHERE
            s.made[seat][number] = 0
            s.circled[seat][number] = Circle.NEVER
            s.entered[seat][number] = 0


def chance(s: State, b: Board) -> int:
    """Two dice: thirty-six outcomes, whenever a roll is due (CE-S5, CE-1)."""
    return FACES * FACES if s.phase == Phase.FIRST_ROLL or s.phase == Phase.ROLL else 0


def draw(s: State, b: Board, k: int) -> None:
    first = 1 + k // FACES
    second = 1 + k % FACES
    if s.phase == Phase.FIRST_ROLL:
        begin_by_roll(s, first + second)
    else:
        s.dice[0] = first
        s.dice[1] = second
        set_out(s, b, first + second)


def acting(s: State, b: Board) -> int:
    """All who have circles to make, at once (CE-S4, CE-2d); else the player whose turn it is."""
    if s.phase == Phase.MOVE or s.phase == Phase.LANDED:
        return 1 << s.turn
    bits = 0
    if s.phase == Phase.CIRCLE or s.phase == Phase.RECIRCLE:
        for seat in range(s.seats):
            if s.due[seat] > 0:
                bits |= 1 << seat
    return bits


def refusal(s: State, b: Board, seat: int, action: int) -> int:
    if s.phase == Phase.OVER:
        return Clause.CE_W
    if s.phase == Phase.CIRCLE or s.phase == Phase.RECIRCLE:
        if seat < s.seats and s.due[seat] > 0 and action < PASS:
            return refuse_circle(s, b, seat, action - CIRCLE)
        return Clause.CE_S4 if s.phase == Phase.CIRCLE else Clause.CE_2c
    if s.phase == Phase.FIRST_ROLL or seat != s.turn:
        return Clause.CE_S5
    if s.phase == Phase.ROLL:
        return Clause.CE_1
    if s.phase == Phase.LANDED:
        if action == PASS:
            return 0
        return refuse_circle(s, b, seat, action - CIRCLE) if action < PASS else Clause.CE_3b
    if action < STAY:
        return Clause.CE_3a
    if action == STAY:
        return 0 if find_steps(s, b) == 0 else Clause.CE_1d
    return refuse_step(s, b, action - STEP)


def legal(s: State, b: Board, seat: int, out: list[int]) -> int:
    if s.phase == Phase.MOVE:
        return legal_steps(s, b, out) if seat == s.turn else 0
    n = 0
    landed = s.phase == Phase.LANDED and seat == s.turn
    if landed or (seat < s.seats and s.due[seat] > 0):
        for number in range(b.numbers):
            if refuse_circle(s, b, seat, number) == 0:
                out[n] = CIRCLE + number
                n += 1
    if landed:
        out[n] = PASS
        n += 1
    return n


def legal_steps(s: State, b: Board, out: list[int]) -> int:
    """Every step that may be taken; staying only where there is none (CE-1d)."""
    n = find_steps(s, b)
    for i in range(n):
        out[i] = STEP + s.scratch.step[i]
    if n == 0:
        out[0] = STAY
        n = 1
    return n


def apply(s: State, b: Board, seat: int, action: int) -> None:
    if action >= STEP:
        step(s, b, seat, action - STEP)
    elif action == STAY:
        end_move(s)
        pass_turn(s)
    elif action == PASS:
        pass_turn(s)
    else:
        make_circle(s, seat, action - CIRCLE)


def over(s: State, b: Board) -> bool:
    return s.phase == Phase.OVER


def score(s: State, b: Board, seat: int) -> int:
    """Chips on the board: notes of the tune that have sounded (CE-O, CE-W)."""
    return s.placed[seat]


# ---------------------------------------------------------------- carrying out


def begin_by_roll(s: State, total: int) -> None:
    """The highest roll starts; those who tie for it roll again (CE-S5)."""
    if roll_for_start(s, total):
        s.phase = Phase.ROLL


def set_out(s: State, b: Board, total: int) -> None:
    """The move begins: as many steps as were rolled (CE-1, CE-1d).

    A pawn that ended its last turn on a safe square must leave, if it can at all (CE-4a).
    """
    at = s.pawn[s.turn]
    wipe_trail(s, b)
    s.turns += 1
    s.mover = s.turn
    s.left = total
    s.trail[0] = at
    s.phase = Phase.MOVE
    if is_safe(b, at) and can_leave(s, b, at, total):
        s.leaving = 1


def wipe_trail(s: State, b: Board) -> None:
    """What the last pawn entered is noted (CE-2), and its marks are taken off the board.

    That is done only now, so that one can still ask what was known before its turn.
    """
    for i in range(s.walked + 1):
        square = s.trail[i]
        if square != NOWHERE:
            if s.on[square] == WALKED:
                s.on[square] = VACANT
            if i > 0 and b.number[square] != NOWHERE:
                note_entered(s, b.number[square])
            s.trail[i] = NOWHERE
    s.walked = 0


def note_entered(s: State, number: int) -> None:
    """Nobody else has a live circle here, or it would have been sprung (CE-2)."""
    for owner in range(s.seats):
        if owner != s.mover:
            s.entered[owner][number] = s.turns


def step(s: State, b: Board, seat: int, to: int) -> None:
    """Enters one square: it counts one, and can spring traps (CE-1b, CE-2).

    The move ends in a trap (CE-2a), at the destination (CE-3b), or when the count is used up
    (CE-1d).
    """
    at = s.pawn[seat]
    end = s.bound[seat]
    if b.distance[end][to] < b.distance[end][at]:
        s.nearer = 1
    s.left -= 1
    s.walked += 1
    s.trail[s.walked] = to
    move_pawn(s, b, seat, to)
    number = b.number[to]
    if number != NOWHERE and spring_traps(s, b, seat, number):
        send_back(s, b, seat)
    elif to == destination(s, b, seat):
        land(s, seat)
    elif s.left == 0:
        end_move(s)
        pass_turn(s)


def move_pawn(s: State, b: Board, seat: int, to: int) -> None:
    """The ends of the board are never marked: any number of pawns stands there (CE-3c)."""
    if not is_end(b, s.pawn[seat]):
        s.on[s.pawn[seat]] = WALKED
    s.pawn[seat] = to
    if not is_end(b, to):
        s.on[to] = FIRST_PAWN + seat


def spring_traps(s: State, b: Board, seat: int, number: int) -> bool:
    """Every opponent who circled the number places a chip, from the left on (CE-2, CE-2d).

    One's own circles never trap oneself (CE-2c).
    """
    sprung = False
    for place in range(1, s.seats):
        owner = seat + place
        if owner >= s.seats:
            owner -= s.seats
        if s.circled[owner][number] == Circle.LIVE and s.phase != Phase.OVER:
            sprung = True
            place_chip(s, b, owner, number)
    return sprung


def place_chip(s: State, b: Board, owner: int, number: int) -> None:
    """The next note of the tune (CE-S2) sounds; the circle is spent (CE-2c). Five win (CE-W)."""
    s.chip_at[owner][s.placed[owner]] = number
    s.chip_made[owner][s.placed[owner]] = take_circle(s, owner, number)
    s.placed[owner] += 1
    s.chips_on[b.square[number]] += 1
    if s.fallen[number] == 0:
        s.fallen[number] = s.turns
    s.due[owner] = 1
    s.quiet = -1  # so that this turn brings it to nought
    if s.placed[owner] == CHIPS:
        s.phase = Phase.OVER


def take_circle(s: State, owner: int, number: int) -> int:
    """Takes a sprung circle from among the live ones; returns when it was made."""
    place = 0
    while s.trap[owner][place] != number:
        place += 1
    made = s.made[owner][place]
    s.live[owner] -= 1
    for later in range(place, s.live[owner]):
        s.trap[owner][later] = s.trap[owner][later + 1]
        s.made[owner][later] = s.made[owner][later + 1]
    s.trap[owner][s.live[owner]] = NOWHERE
    s.made[owner][s.live[owner]] = 0
    s.circled[owner][number] = Circle.SPRUNG
    return made


def send_back(s: State, b: Board, seat: int) -> None:
    """Back to where it set out, and the turn is over (CE-2b); then new circles (CE-2c, CE-2d)."""
    won = s.phase == Phase.OVER
    end_move(s)
    move_pawn(s, b, seat, departure(s, b, seat))
    waiting = False
    for owner in range(s.seats):
        if s.due[owner] > 0 and (won or not can_circle(s, b, owner)):
            s.due[owner] = 0
        if s.due[owner] > 0:
            waiting = True
    if won:
        s.phase = Phase.OVER
    elif waiting:
        s.phase = Phase.RECIRCLE
    else:
        pass_turn(s)


def land(s: State, seat: int) -> None:
    """The move ends (CE-3b), the pawn turns round (CE-1), and its player may circle (CE-3a)."""
    end_move(s)
    s.bound[seat] = 1 - s.bound[seat]
    s.phase = Phase.LANDED


def end_move(s: State) -> None:
    s.left = 0
    s.nearer = 0
    s.leaving = 0


def make_circle(s: State, seat: int, number: int) -> None:
    """A trap is made (CE-S4, CE-2c, CE-3a). When all have circled, play goes on."""
    s.circled[seat][number] = Circle.LIVE
    s.trap[seat][s.live[seat]] = number
    s.made[seat][s.live[seat]] = s.turns
    s.live[seat] += 1
    if s.phase == Phase.LANDED:
        pass_turn(s)
        return
    s.due[seat] -= 1
    for other in range(s.seats):
        if s.due[other] > 0:
            return
    if s.phase == Phase.CIRCLE:
        s.phase = Phase.FIRST_ROLL
    else:
        pass_turn(s)


def pass_turn(s: State) -> None:
    """To the left (CE-S5). A game in which nothing is sprung any more is stopped (CE-W)."""
    s.quiet += 1
    for die in range(DICE):
        s.dice[die] = 0
    if s.quiet >= QUIET_ROUNDS * s.seats:
        s.phase = Phase.OVER
    else:
        s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
        s.phase = Phase.ROLL
