"""The heap, and whose turn it is."""

from typing import Annotated


class State:
    seats: Annotated[int, "i1"]
    fate: Annotated[int, "i1"]
    heap: Annotated[int, "i1"]
    turn: Annotated[int, "i1"]
    due: Annotated[int, "i1"]  # whether fate is to add to the heap
    winner: Annotated[int, "i1"]


class Board:
    pebbles: Annotated[int, "i8"]
