"""The terms of the rules: sizes, clauses, phases, and the numbers of actions."""

from __future__ import annotations

from enum import IntEnum

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
