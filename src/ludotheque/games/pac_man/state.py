"""What a game of Pac-Man consists of: the state, its scratch space, and the board's tables.

Declared once. From these declarations the engine makes the plain Python object and the NumPy
record. How they change stands in `rules.py`; how a board's tables come about, in `board/`.
"""

from typing import Annotated

from .constants import DEGREE, DICE, GHOSTS, HOMES, MOVERS, SPACES, WAY


class Scratch:
    """Working memory: of the look-ahead, the way being tried; of bots, how far a ghost gets."""

    came: Annotated[int, "i1"]
    at: Annotated[list[int], "i1", WAY]
    slot: Annotated[list[int], "i1", WAY]
    steps: Annotated[list[int], "i1", SPACES]  # to each space; FAR where one die does not lead
    queue: Annotated[list[int], "i1", SPACES]  # the spaces from which it may go on


class State:
    """One position."""

    # Options and seating, fixed for the game.
    seats: Annotated[int, "i1"]
    ghost_turn: Annotated[int, "i1"]
    ghost_doors: Annotated[int, "i1"]

    # Whose turn it is, and how far it has come.
    phase: Annotated[int, "i1"]
    turn: Annotated[int, "i1"]
    empty: Annotated[int, "i1"]  # the home that stays empty where three play, once it is drawn
    total: Annotated[list[int], "i1", HOMES]  # the rolls for the first turn; see `TO_ROLL`
    dice: Annotated[list[int], "i1", DICE]  # what each die shows; SPENT once it was used
    pacman_moved: Annotated[int, "i1"]  # whether this turn's Pac-Man has had its die
    ghost_moved: Annotated[int, "i1"]  # whether one of the ghosts has had its own
    piece: Annotated[int, "i1"]  # the piece now walking
    left: Annotated[int, "i1"]  # how many spaces it has still to go
    came: Annotated[int, "i1"]  # the space it has just left, or NOWHERE before its first step
    quiet: Annotated[int, "i2"]  # turns since a marble was last gobbled

    # Where everything is.
    pacman: Annotated[list[int], "i1", HOMES]
    ghost: Annotated[list[int], "i1", GHOSTS]
    on: Annotated[list[int], "i1", SPACES]  # who stands on each space of the circuit
    circuit: Annotated[list[int], "i1", SPACES]  # the marble on each space
    marbles: Annotated[int, "i1"]  # how many are left on the circuit
    swallowed: Annotated[int, "i1"]  # white marbles inside the Pac-Man whose turn it is
    tray: Annotated[list[int], "i1", HOMES]  # white marbles in each player's tray
    yellow: Annotated[list[int], "i1", HOMES]  # yellow marbles held: privileges
    origin: Annotated[list[list[int]], "i1", (HOMES, HOMES)]  # where each came from, oldest first

    scratch: Scratch


class Board:
    """A board as tables. `NOWHERE` fills what is left over."""

    spaces: Annotated[int, "i8"]
    centre: Annotated[int, "i8"]
    home: Annotated[list[int], "i1", HOMES]
    marble: Annotated[list[int], "i1", SPACES]  # the marble that starts on each space
    home_on: Annotated[list[int], "i1", SPACES]  # which home a space is, or NOWHERE
    # Where each kind of piece can go from a space: see `Mover`.
    links: Annotated[list[list[list[int]]], "i1", (MOVERS, SPACES, DEGREE)]
    # The fewest steps of a Pac-Man between two spaces if nobody is in its way; FAR if none.
    distance: Annotated[list[list[int]], "i1", (SPACES, SPACES)]
    # Likewise of a ghost, with the doors closed to it and open.
    ghost_distance: Annotated[list[list[list[int]]], "i1", (2, SPACES, SPACES)]
