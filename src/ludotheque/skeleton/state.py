"""A position, and the board: whole numbers and arrays of them, each with its width."""

from typing import Annotated

PLAYERS = 4


class State:
    seats: Annotated[int, "i1"]
    finish: Annotated[int, "i1"]  # the option of that name
    phase: Annotated[int, "i1"]
    turn: Annotated[int, "i1"]
    die: Annotated[int, "i1"]
    square: Annotated[list[int], "i2", PLAYERS]
    winner: Annotated[int, "i1"]


class Board:
    last: Annotated[int, "i8"]  # the number of the last square
