"""The rules of Close Encounters, in the part of Python that also compiles for CPU and GPU.

Whole numbers, fixed-size arrays and loops only; each function cites the clauses that it
carries out. What a refusal says, what a seat sees and how a move is written stand elsewhere.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from ludotheque.engine.chance import below
from ludotheque.kit.first_turn import ABSENT, TO_ROLL, roll_for_start

if TYPE_CHECKING:
    from .state import Board, State

PLAYERS = 4
CHIPS = 5
DICE = 2
FACES = 6
WAYS = 8
LANDINGS = 2 * WAYS  # from one square: in each direction, a step and a jump
TRAIL = 1 + DICE * FACES
ENDS = 2
AREAS = 2  # one safe area around each end of the board
SQUARES = 152  # the most that a board may have
NUMBERS = 100  # of which so many may be numbered
AREA = 32  # and so many in one safe area

NOWHERE = -1
FAR = 99

# What is marked on a square other than the two ends, which hold any number of pawns.
VACANT = 0
WALKED = 1  # the pawn that is moving has been here this turn
FIRST_PAWN = 2

CIRCLES = 2  # at the start
CIRCLES_FOR_TWO = 4
QUIET_ROUNDS = 200


class Clause(IntEnum):
    """Every clause of the rule sheet, in its order."""

    CE_O = 1
    CE_S1 = 2
    CE_S2 = 3
    CE_S3 = 4
    CE_S4 = 5
    CE_S5 = 6
    CE_1 = 7
    CE_1a = 8
    CE_1b = 9
    CE_1c = 10
    CE_1d = 11
    CE_2 = 12
    CE_2a = 13
    CE_2b = 14
    CE_2c = 15
    CE_2d = 16
    CE_3a = 17
    CE_3b = 18
    CE_3c = 19
    CE_4 = 20
    CE_4a = 21
    CE_W = 22


class Phase(IntEnum):
    CIRCLE = 0  # everybody circles the first squares, at the same time
    FIRST_ROLL = 1  # fate rolls for each player: who starts?
    ROLL = 2  # fate rolls the two dice
    MOVE = 3  # the pawn goes, a step at a time
    RECIRCLE = 4  # traps were sprung: their owners circle new squares, at the same time
    LANDED = 5  # the pawn has arrived: its player may circle a new square
    OVER = 6


class End(IntEnum):
    """The two ends of the board, each with its safe area."""

    TOWER = 0
    SHIP = 1


# Plain numbers: a GPU finds nothing in a table by the member of an enumeration.
TOWER, SHIP = End.TOWER.value, End.SHIP.value


class Circle(IntEnum):
    """A number on somebody's marking card."""

    NEVER = 0  # not circled, so far
    LIVE = 1
    SPRUNG = 2


class Progress(IntEnum):
    ONWARD = 0
    STRICT = 1
    FREE = 2


class Chips(IntEnum):
    MAY_ENTER = 0
    MUST_JUMP = 1


class OtherArea(IntEnum):
    """Whether a turn that began in one safe area may end in the other (CE-4a)."""

    OPEN = 0
    CLOSED = 1


class Loose(IntEnum):
    """How a step goes with the way to the destination; a tighter one is smaller."""

    NEARER = 0
    NOT_FARTHER = 1
    ANY = 2


# Actions: circling a number; circling none; staying, for want of any step; a step to a square.
CIRCLE = 0
PASS = CIRCLE + NUMBERS
STAY = PASS + 1
STEP = STAY + 1
ACTIONS = STEP + SQUARES


# ---------------------------------------------------------------- the board


def destination(s: State, b: Board, seat: int) -> int:
    return b.end[s.bound[seat]]


def departure(s: State, b: Board, seat: int) -> int:
    """The end that the pawn last set out from (CE-1, CE-2b)."""
    return b.end[1 - s.bound[seat]]


def is_end(b: Board, square: int) -> bool:
    return square == b.end[TOWER] or square == b.end[SHIP]


def is_safe(b: Board, square: int) -> bool:
    """In a safe area, where no square has a number (CE-4); the ends themselves are not."""
    return b.area[square] != NOWHERE


def is_chipped(s: State, square: int) -> bool:
    return s.chips_on[square] > 0


def has_pawn(s: State, square: int) -> bool:
    """Whether a pawn stands there; never told of the two ends, which bar nobody (CE-3c)."""
    return s.on[square] >= FIRST_PAWN


def can_enter(s: State, b: Board, square: int) -> bool:
    """Nobody is there (CE-3c), nor was the pawn itself this turn, nor did it set out there (CE-1).

    By option a square that holds a chip can only be jumped (CE-1c).
    """
    if s.on[square] != VACANT or square == departure(s, b, s.turn):
        return False
    return s.chips == Chips.MAY_ENTER or s.chips_on[square] == 0


def beyond_chips(s: State, b: Board, square: int, way: int) -> int:
    """The first square from here on without a chip; NOWHERE beyond another's pawn (CE-1c)."""
    while square != NOWHERE and s.chips_on[square] > 0:
        if s.on[square] >= FIRST_PAWN and s.on[square] != FIRST_PAWN + s.turn:
            return NOWHERE
        square = b.step[square][way]
    return square


# ---------------------------------------------------------------- looking ahead


def leads_out(s: State, b: Board, square: int, steps: int) -> bool:
    """Whether some first step or jump from a safe square begins a way out of so many steps."""
    i = 0
    jumping = False
    while i < b.neighbours[square]:
        to = b.near[square][i]
        if jumping:
            to = beyond_chips(s, b, to, b.way[square][i])
        jumping = not jumping and s.chips_on[to] > 0
        if not jumping:
            i += 1
        if to != NOWHERE and is_out_in(s, b, square, to, steps - 1):
            return True
    return False


def is_area_left(s: State, b: Board, at: int, square: int) -> bool:
    """Whether a square lies in the safe area where the turn began, seen from outside (CE-4a)."""
    area = b.area[s.trail[0]]
    return area != NOWHERE and b.area[square] == area and b.area[at] != area


def is_outside(s: State, b: Board, square: int) -> bool:
    """Whether a turn that began in a safe area may end here (CE-4a)."""
    if b.area[square] == NOWHERE:
        return True
    return s.other_area == OtherArea.OPEN and b.area[square] != b.area[s.trail[0]]


def is_out_in(s: State, b: Board, at: int, square: int, steps: int) -> bool:
    """Whether a square can be entered from another, and is exactly so many steps from a way out."""
    if not can_enter(s, b, square) or is_area_left(s, b, at, square):
        return False
    if is_outside(s, b, square):
        return steps == 0
    return steps > 0 and s.scratch.way_out[square] == steps


def survey(s: State, b: Board, most: int) -> None:
    """How many steps it takes from each safe square to one where the turn may end (CE-4a).

    Over squares that the pawn may enter, jumps included; FAR if more than `most`.
    """
    for place in range(b.safes):
        s.scratch.way_out[b.safe[place]] = FAR
    steps = 1
    found = True
    while found and steps <= most:
        found = False
        for place in range(b.safes):
            square = b.safe[place]
            if s.scratch.way_out[square] == FAR and leads_out(s, b, square, steps):
                s.scratch.way_out[square] = steps
                found = True
        steps += 1


def goes_straight_out(s: State, b: Board, square: int) -> bool:
    """Whether some shortest way out of the empty area is open: nearly always, and quickly seen."""
    end = s.bound[s.turn]
    while b.area[square] != NOWHERE:
        nearer = b.way_out[end][square] - 1
        open_square = NOWHERE
        for i in range(b.neighbours[square]):
            to = b.near[square][i]
            if b.way_out[end][to] == nearer and can_enter(s, b, to):
                open_square = to
                break
        if open_square == NOWHERE:
            return False
        square = open_square
    return True


def can_leave(s: State, b: Board, square: int, most: int) -> bool:
    """Whether so many steps are enough from a safe square to one where the turn may end (CE-4a).

    Circles are never consulted, so that what is legal tells nothing.
    """
    if b.way_out[s.bound[s.turn]][square] > most:
        return False
    if goes_straight_out(s, b, square):
        return True
    survey(s, b, most)
    return s.scratch.way_out[square] <= most


def lingers(s: State, b: Board, at: int, to: int) -> bool:
    """Whether a step breaks the duty to end the turn outside the area where it began (CE-4a).

    Only where the turn may not end is there anything to ask: the way out must fit the steps that
    will be left, and the area where the turn began is closed once the pawn has come out of it.
    """
    if not s.leaving or is_outside(s, b, to):
        return False
    return is_area_left(s, b, at, to) or not can_leave(s, b, to, s.left - 1)


def farthest(s: State, b: Board, here: int, loose: int) -> int:
    """How far from the destination a step may lead under a demand (CE-1).

    One that leads no nearer is not onward if it is the last of a turn that has led no nearer.
    """
    if loose == Loose.ANY:
        return FAR
    if loose == Loose.NOT_FARTHER and (s.nearer or s.left > 1):
        return here
    return here - 1


def demanded(s: State) -> int:
    """What the option demands of a step, before it is relaxed (CE-1)."""
    if s.progress == Progress.STRICT:
        return 0 + Loose.NEARER
    return 0 + Loose.NOT_FARTHER if s.progress == Progress.ONWARD else 0 + Loose.ANY


def find_steps(s: State, b: Board) -> int:
    """Writes all steps that the pawn may take into the scratch space; returns how many.

    Eight directions (CE-1a); in each the next square, or a jump over its chips (CE-1c). Where
    none satisfies the option, the next looser one applies (CE-1).
    """
    at = s.pawn[s.turn]
    end = s.bound[s.turn]
    loose = demanded(s)
    n = 0
    while n == 0 and loose <= Loose.ANY:
        limit = farthest(s, b, b.distance[end][at], loose)
        i = 0
        jumping = False
        while i < b.neighbours[at]:
            to = b.near[at][i]
            if jumping:
                to = beyond_chips(s, b, to, b.way[at][i])
            jumping = not jumping and s.chips_on[to] > 0
            if not jumping:
                i += 1
            if to != NOWHERE and b.distance[end][to] <= limit and can_enter(s, b, to):
                if not lingers(s, b, at, to):
                    s.scratch.step[n] = to
                    n += 1
        loose += 1
    return n


# ---------------------------------------------------------------- circles


def first_circles(s: State) -> int:
    """Two each; four with two players (CE-S4)."""
    return CIRCLES_FOR_TWO if s.seats == 2 else CIRCLES


def refuse_circle(s: State, b: Board, seat: int, number: int) -> int:
    """A number of the card (CE-S3) that this player has never circled (CE-S4, CE-2c).

    Where chips cannot be entered, nothing under one may be circled (CE-2c).
    """
    if number >= b.numbers:
        return Clause.CE_S3
    if s.circled[seat][number] != Circle.NEVER:
        return Clause.CE_S4 if s.phase == Phase.CIRCLE else Clause.CE_2c
    if s.chips == Chips.MUST_JUMP and s.fallen[number] > 0:
        return Clause.CE_2c
    return 0


def can_circle(s: State, b: Board, seat: int) -> bool:
    for number in range(b.numbers):
        if refuse_circle(s, b, seat, number) == 0:
            return True
    return False


def is_entered_now(s: State, square: int) -> bool:
    """Whether the pawn that moved last has entered a square in its turn; its start is none."""
    if s.walked == 0 or square == s.trail[0]:
        return False
    return s.on[square] == WALKED or s.on[square] == FIRST_PAWN + s.mover


def was_possible(s: State, owner: int, number: int, made: int) -> bool:
    """Whether, for all that was known before this turn, a circle made in that turn can be here.

    Not where one was sprung, nor where an opponent has come unharmed since (CE-2); and where
    chips cannot be entered, not under a chip that was there before (CE-2c).
    """
    if s.circled[owner][number] == Circle.SPRUNG or s.entered[owner][number] > made:
        return False
    if s.chips == Chips.MAY_ENTER or s.fallen[number] == 0:
        return True
    return s.fallen[number] > made


def is_possible(s: State, b: Board, owner: int, number: int, made: int) -> bool:
    """Likewise, by what is known now: whoever is moving may just have been there."""
    if not was_possible(s, owner, number, made):
        return False
    if owner == s.mover or made == s.turns:
        return True
    return not is_entered_now(s, b.square[number])


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


# ---------------------------------------------------------------- imagining


def imagine(s: State, b: Board, seat: int, rng: list[int]) -> None:
    """The others' live circles, drawn anew from all the squares where they can be.

    Everybody knows how many there are, in which turn each was made, where an opponent has come
    unharmed since, and where chips lie. Given that each circle was drawn blindly from all that
    its owner could then circle, every outcome is as likely here as it is in truth.
    """
    for owner in range(s.seats):
        if owner != seat:
            while not redraw(s, b, owner, rng):
                pass


def redraw(s: State, b: Board, owner: int, rng: list[int]) -> bool:
    """Draws a card's live circles, oldest first, each from the squares that are left for it.

    The squares for an older circle are among those for a newer one, so that every outcome is
    as likely as the next. It is otherwise only where circles can lie under chips; there some
    draws must be thrown away. Says whether this one stands.
    """
    for place in range(s.live[owner]):
        if s.trap[owner][place] != NOWHERE:
            s.circled[owner][s.trap[owner][place]] = Circle.NEVER
            s.trap[owner][place] = NOWHERE
    for place in range(s.live[owner]):
        made = s.made[owner][place]
        choices = 0
        for number in range(b.numbers):
            if s.circled[owner][number] == Circle.NEVER:
                if is_possible(s, b, owner, number, made):
                    s.scratch.choice[choices] = number
                    choices += 1
        if choices == 0:
            return False
        s.scratch.choices[place] = choices
        number = s.scratch.choice[below(rng, choices)]
        s.circled[owner][number] = Circle.LIVE
        s.trap[owner][place] = number
    return s.chips == Chips.MAY_ENTER or is_kept(s, b, owner, rng)


def is_kept(s: State, b: Board, owner: int, rng: list[int]) -> bool:
    """Whether a draw stands where chips must be jumped, so that it comes as often as it should.

    A circle under a chip is dead, and leaves its owner one square more for each later circle:
    the draw and the truth then differ in how likely they are, circle by circle (CE-2c).
    """
    for place in range(s.live[owner]):
        made = s.made[owner][place]
        dead = dead_circles(s, owner, made)
        most = most_dead(s, b, owner, made, place)
        if dead < most:
            drawn = s.scratch.choices[place]
            free = could_circle(s, b, owner, made)
            if below(rng, free * (drawn - dead + most)) >= drawn * (free - dead + most):
                return False
    for chip in range(s.placed[owner]):
        made = s.chip_made[owner][chip]
        dead = dead_circles(s, owner, made)
        if dead > 0 and below(rng, could_circle(s, b, owner, made)) < dead:
            return False
    return True


def was_chipped(s: State, number: int, turn: int) -> bool:
    """Whether a chip lay on a number at the end of a turn."""
    return s.fallen[number] > 0 and s.fallen[number] <= turn


def dead_circles(s: State, owner: int, turn: int) -> int:
    """Older circles of a card that lay under chips when another was made."""
    count = 0
    for place in range(s.live[owner]):
        if s.made[owner][place] < turn and was_chipped(s, s.trap[owner][place], turn):
            count += 1
    return count


def most_dead(s: State, b: Board, owner: int, turn: int, older: int) -> int:
    """The most that can have been: only where the owner itself came into another's trap."""
    count = 0
    for number in range(b.numbers):
        fallen = s.fallen[number]
        if was_chipped(s, number, turn) and s.circled[owner][number] != Circle.SPRUNG:
            if fallen > s.entered[owner][number] and fallen > s.made[owner][0]:
                count += 1
    return count if count < older else older


def could_circle(s: State, b: Board, owner: int, turn: int) -> int:
    """Among how many squares an owner chose when a circle was made (CE-2c)."""
    count = 0
    for number in range(b.numbers):
        if not was_chipped(s, number, turn):
            count += 1
    for place in range(s.live[owner]):
        if s.made[owner][place] < turn and not was_chipped(s, s.trap[owner][place], turn):
            count -= 1
    for chip in range(s.placed[owner]):
        if s.chip_made[owner][chip] < turn and not was_chipped(s, s.chip_at[owner][chip], turn):
            count -= 1
    return count
