"""The terms of the rules: sizes, clauses, phases, and the numbers of actions."""

from __future__ import annotations

from enum import IntEnum

PLAYERS = 6  # at most; also the number of districts
AGENTS = 6
CLUES = 6
HERRING = CLUES  # the card that says nothing
KINDS = CLUES + 1
PLACES = 5  # coloured squares, and cards, of each player
FACES = 6
SQUARES = 100  # the most that a board may have
FARTHEST = 24  # a six, four times over

NOWHERE = -1


class Clause(IntEnum):
    """Every clause of the rule sheet, in its order."""

    MI_O = 1
    MI_S1 = 2
    MI_S2 = 3
    MI_S3 = 4
    MI_S4 = 5
    MI_S5 = 6
    MI_1 = 7
    MI_2 = 8
    MI_3 = 9
    MI_4 = 10
    MI_5 = 11
    MI_6 = 12
    MI_7 = 13
    MI_7a = 14
    MI_7b = 15
    MI_7c = 16
    MI_8 = 17
    MI_W = 18


class Phase(IntEnum):
    DEAL = 0  # fate deals the notebooks
    SET_UP = 1  # everybody lays their cards and chooses where to start, in secret
    FIRST_ROLL = 2  # fate rolls for each player: who starts?
    ROLL = 3  # fate rolls the die
    MOVE = 4  # the player goes to a square within reach
    CONFRONT = 5  # somebody stands there: will they be shown the notebook?
    OVER = 6


class Agent(IntEnum):
    """The series as our boards have it: each hunts the next, the last the first (MI-S5)."""

    ENGLISH = 0
    RUSSIAN = 1
    GERMAN = 2
    CHINESE = 3
    FRENCH = 4
    AMERICAN = 5


class Cards(IntEnum):
    PUT_BACK = 0
    KEPT = 1


class Rounds(IntEnum):
    NONE = 0


# Actions: a card on one's next square; where to start; whom to confront; nobody; a square.
LAY = 0
START = LAY + KINDS
CONFRONT = START + SQUARES
PASS = CONFRONT + PLAYERS
GO = PASS + 1
ACTIONS = GO + SQUARES
