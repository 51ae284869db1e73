"""What a game of Close Encounters consists of: the state, its scratch space, the board's tables.

Declared once. From these declarations the engine makes the plain Python object and the NumPy
record. How they change stands in `rules.py`; how a board's tables come about, in `board/`.
"""

from typing import Annotated

from .constants import (
    AREA,
    AREAS,
    CHIPS,
    DICE,
    ENDS,
    LANDINGS,
    NUMBERS,
    PLAYERS,
    SQUARES,
    TRAIL,
    WAYS,
)


class Scratch:
    """Working memory: of the look-ahead, and of the imagination."""

    step: Annotated[list[int], "i2", LANDINGS]  # the squares that a pawn may step to
    way_out: Annotated[list[int], "i1", SQUARES]  # how many steps lead out of a safe area
    choice: Annotated[list[int], "i1", NUMBERS]  # where a circle can be imagined
    choices: Annotated[list[int], "i1", NUMBERS]  # among how many numbers each circle was
    room: Annotated[list[list[int]], "i1", (PLAYERS, NUMBERS)]  # on how many each circle can be


class State:
    """One position. Squares are counted from 0, and so are numbers: number 1 is 0 here."""

    # Options and seating, fixed for the game.
    seats: Annotated[int, "i1"]
    progress: Annotated[int, "i1"]
    chips: Annotated[int, "i1"]
    other_area: Annotated[int, "i1"]

    # Whose turn it is, and how far it has come.
    phase: Annotated[int, "i1"]
    turn: Annotated[int, "i1"]
    turns: Annotated[int, "i2"]  # how many have begun: the time by which circles are dated
    quiet: Annotated[int, "i2"]  # turns since a trap was last sprung
    total: Annotated[list[int], "i1", PLAYERS]  # the rolls for the first turn; see `TO_ROLL`
    due: Annotated[list[int], "i1", PLAYERS]  # circles that each player has to make now
    dice: Annotated[list[int], "i1", DICE]
    left: Annotated[int, "i1"]  # steps still to go
    nearer: Annotated[int, "i1"]  # whether some step of this turn has led nearer
    leaving: Annotated[int, "i1"]  # whether this turn must end outside the area where it began

    # The last move, which stays on the board until the next roll.
    mover: Annotated[int, "i1"]
    walked: Annotated[int, "i1"]  # squares entered
    trail: Annotated[list[int], "i2", TRAIL]  # where it began, then the squares entered

    # Where everything is.
    pawn: Annotated[list[int], "i2", PLAYERS]
    bound: Annotated[list[int], "i1", PLAYERS]  # for which end of the board
    on: Annotated[list[int], "i1", SQUARES]  # who stands on a square, or has entered it
    chips_on: Annotated[list[int], "i1", SQUARES]
    placed: Annotated[list[int], "i1", PLAYERS]  # chips that each player has placed
    chip_at: Annotated[list[list[int]], "i1", (PLAYERS, CHIPS)]  # on which numbers, in order
    fallen: Annotated[list[int], "i2", NUMBERS]  # the turn of a number's first chip, or 0

    # The marking cards, circles oldest first. `trap` and where `circled` is live are secret.
    live: Annotated[list[int], "i1", PLAYERS]  # how many circles have not been sprung
    trap: Annotated[list[list[int]], "i1", (PLAYERS, NUMBERS)]  # their numbers
    made: Annotated[list[list[int]], "i2", (PLAYERS, NUMBERS)]  # in which turn
    chip_made: Annotated[list[list[int]], "i2", (PLAYERS, CHIPS)]  # likewise for those sprung
    circled: Annotated[list[list[int]], "i1", (PLAYERS, NUMBERS)]
    # The latest turn, before the last move, in which an opponent of the player entered a number.
    entered: Annotated[list[list[int]], "i2", (PLAYERS, NUMBERS)]

    scratch: Scratch


class Board:
    """A board as tables. `NOWHERE` fills what is left over."""

    squares: Annotated[int, "i8"]
    numbers: Annotated[int, "i8"]
    safes: Annotated[int, "i8"]  # how many squares the two safe areas have
    end: Annotated[list[int], "i2", ENDS]  # Devil's Tower and the Mother Ship
    step: Annotated[list[list[int]], "i2", (SQUARES, WAYS)]  # the square next in each direction
    # The same without the gaps: how many squares are next to one, which, and in which direction.
    neighbours: Annotated[list[int], "i1", SQUARES]
    near: Annotated[list[list[int]], "i2", (SQUARES, WAYS)]
    way: Annotated[list[list[int]], "i1", (SQUARES, WAYS)]
    number: Annotated[list[int], "i1", SQUARES]  # the number of a square, or NOWHERE
    square: Annotated[list[int], "i2", NUMBERS]  # the square of a number
    area: Annotated[list[int], "i1", SQUARES]  # the safe area of a square, or NOWHERE
    safe: Annotated[list[int], "i2", AREAS * AREA]  # the squares of both areas
    # The fewest steps from a square to either end, on the empty board.
    distance: Annotated[list[list[int]], "i1", (ENDS, SQUARES)]
    # The fewest steps from a square, bound for either end, to that end or to a numbered square.
    way_out: Annotated[list[list[int]], "i1", (ENDS, SQUARES)]
    column: Annotated[list[int], "i1", SQUARES]
    row: Annotated[list[int], "i1", SQUARES]
