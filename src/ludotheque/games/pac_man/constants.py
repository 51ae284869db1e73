"""The terms of the rules: sizes, clauses, phases, and the numbers of actions."""

from __future__ import annotations

from enum import IntEnum

HOMES = 4  # also the most players
GHOSTS = 2
DICE = 2
FACES = 6
SPACES = 88  # the most that a board may have: holes, homes and the centre
DEGREE = 8  # the most ways out of one space
MOVERS = 3
WAY = FACES + 2  # a way under trial: where the piece came from, where it is, and up to six more

NOWHERE = -1
FAR = 99

# Who stands on a space.
VACANT = 0
FIRST_PACMAN = 1
FIRST_GHOST = FIRST_PACMAN + HOMES

SPENT = 0
QUIET_ROUNDS = 60
PENALTY = 2


class Clause(IntEnum):
    """Every clause of the rule sheet, in its order."""

    PM_O = 1
    PM_1 = 2
    PM_2 = 3
    PM_3 = 4
    PM_4 = 5
    PM_5 = 6
    PM_6 = 7
    PM_7 = 8
    PM_8 = 9
    PM_8a = 10
    PM_9 = 11
    PM_10 = 12
    PM_11 = 13
    PM_12 = 14
    PM_12a = 15
    PM_12b = 16
    PM_12c = 17
    PM_13 = 18
    PM_14 = 19
    PM_15 = 20
    PM_16 = 21
    PM_17 = 22
    PM_17a = 23
    PM_W = 24


class Phase(IntEnum):
    EMPTY_HOME = 0  # three play: fate draws which home stays empty
    FIRST_ROLL = 1  # fate rolls for each player: who starts?
    ROLL = 2  # fate rolls the two dice
    CHOOSE = 3  # the player picks a piece and the die that moves it
    WALK = 4  # the piece goes, a step at a time
    NAME = 5  # a ghost was gobbled: who pays?
    OVER = 6


class Marble(IntEnum):
    NONE = 0
    WHITE = 1
    YELLOW = 2


class Piece(IntEnum):
    PACMAN = 0
    GHOST_1 = 1
    GHOST_2 = 2


class Mover(IntEnum):
    """Whose links a piece follows."""

    PACMAN = 0
    GHOST = 1
    GHOST_THROUGH_DOORS = 2


class GhostTurn(IntEnum):
    FORBIDDEN = 0
    FREE = 1


class GhostDoors(IntEnum):
    CLOSED = 0
    OPEN = 1


class Meeting(IntEnum):
    """What a walking piece meets on a space."""

    NOBODY = 0
    BARRED = 1
    ENDS = 2  # it stops here, whatever the die says
    MAY_END = 3  # likewise, but it is never forced to come here


class Way(IntEnum):
    """The best that looking ahead has found."""

    NONE = 0
    OPTIONAL = 1  # only such as end where a piece is never forced to end (PM-6)
    FREE = 2


# Actions: a piece and a die; staying; naming a player; a step to a space.
CHOOSE = 0
STAY = CHOOSE + 3 * FACES
NAME = STAY + 1
STEP = NAME + HOMES
ACTIONS = STEP + SPACES
