"""The terms of the rules: sizes, clauses, phases, and the numbers of actions."""

from __future__ import annotations

from enum import IntEnum

SIDES = 2
PLACES = 160  # the most that a board may have
NEIGHBOURS = 8  # pieces that one piece may interlock with
AREAS = 32
OBJECTIVES = 16
SITES = 4
BANKS = 2
TOUCHED = 16  # zones that one place may touch
QUARTERS = 4  # ways round that a piece can lie
RAYS = 32  # directions in which the shape of a piece is measured

# Zones of the board, each covered by exactly the pieces that touch it.
AREA = 0
OBJECTIVE = AREA + AREAS
PARATROOPS = OBJECTIVE + OBJECTIVES  # the paratroop base of a side
TANKS = PARATROOPS + SIDES  # the tank base of a side
ZONES = TANKS + SIDES

UNITS = 3  # paratroopers a side, and tanks
BRIDGES = 2  # a side
AREA_POINTS = 50
BRIDGE_POINTS = 100

NOWHERE = -1
NOBODY = 0
OWNED = 1  # with the side added: whose a piece, a flag or a bridge is
NO_UNIT = 0
PARATROOPER = 1  # with the side added
TANK = PARATROOPER + SIDES  # with the side added
CLOCK = 6


class Clause(IntEnum):
    """Every clause of the rule sheet, in its order."""

    S4_O = 1
    S4_1 = 2
    S4_2 = 3
    S4_3 = 4
    S4_4 = 5
    S4_5 = 6
    S4_6 = 7
    S4_7 = 8
    S4_8 = 9
    S4_9 = 10
    S4_10 = 11
    S4_11 = 12
    S4_12 = 13
    S4_13 = 14
    S4_14 = 15
    S4_15 = 16
    S4_16 = 17
    S4_17 = 18
    S4_18 = 19
    S4_19 = 20
    S4_20 = 21
    S4_21 = 22
    S4_22 = 23
    S4_23 = 24
    S4_W = 25


class Phase(IntEnum):
    SHUFFLE = 0  # fate shuffles both trays
    READY = 1  # each side says when it is ready; then the clock counts down
    PLAY = 2  # both sides at once
    OVER = 3


class Ending(IntEnum):
    NOT_YET = 0
    COVERED = 1
    DECLARED = 2
    STILL = 3
    TIME = 4


# Actions. Laying the piece that fits a place, or trying one there that does not; dropping a
# paratrooper on a place, placing a tank; planting a flag; laying a bridge; declaring that one
# has finished; being ready; and what the clock does.
LAY = 0
MISFIT = LAY + PLACES
DROP = MISFIT + PLACES
TANK_TO = DROP + PLACES
FLAG = TANK_TO + PLACES
BRIDGE = FLAG + OBJECTIVES
DONE = BRIDGE + SITES
READY = DONE + 1
GO = READY + 1
STILL = GO + 1
TIME = STILL + 1
ACTIONS = TIME + 1

LAST_RESORT = DONE  # nobody declares at random, with something else to do
