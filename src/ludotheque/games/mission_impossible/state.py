"""What a game of Mission Impossible consists of: the state, its scratch space, the board's tables.

Declared once. From these declarations the engine makes the plain Python object and the NumPy
record. How they change stands in `rules.py`; how a board's tables come about, in `board/`.
"""

from typing import Annotated

from .constants import AGENTS, FARTHEST, KINDS, PLACES, PLAYERS, SQUARES


class Scratch:
    """Working memory of deduction: the line-up being tried, and what it must fit."""

    depth: Annotated[int, "i1"]
    cast: Annotated[list[int], "i1", AGENTS]  # the agents in play, in order, from one's own on
    line: Annotated[list[int], "i1", PLAYERS]  # the seat that is tried for each of them
    fits: Annotated[list[list[int]], "i1", (PLAYERS, AGENTS)]  # whether a seat can be an agent
    pile: Annotated[list[int], "i1", PLACES]  # cards that are still to be laid at random
    target: Annotated[list[int], "i2", PLAYERS]  # in how many line-ups one hunts that seat
    hunter: Annotated[list[int], "i2", PLAYERS]  # in how many one is hunted by it
    agents: Annotated[list[int], "i1", PLAYERS]  # how many agents that seat is in some of them
    found: Annotated[list[list[int]], "i1", (PLAYERS, AGENTS)]  # and which


class State:
    """One position."""

    # Options and seating, fixed for the game.
    seats: Annotated[int, "i1"]
    cards: Annotated[int, "i1"]
    rounds: Annotated[int, "i1"]

    # Whose turn it is, and how far it has come.
    phase: Annotated[int, "i1"]
    turn: Annotated[int, "i1"]
    first: Annotated[int, "i1"]  # who had the first turn: a round ends before theirs
    round: Annotated[int, "i4"]  # rounds that are over
    total: Annotated[list[int], "i1", PLAYERS]  # the rolls for the first turn; see `TO_ROLL`
    die: Annotated[int, "i1"]  # what the die shows while somebody is to move; else 0

    # Secret: who is who, and which card lies where.
    agent: Annotated[list[int], "i1", PLAYERS]  # the identity of each seat
    player: Annotated[list[int], "i1", AGENTS]  # the seat of each agent; NOWHERE in the box
    card: Annotated[list[list[int]], "i1", (PLAYERS, PLACES)]  # on each seat's own squares
    start: Annotated[list[int], "i1", PLAYERS]  # on which of them the figure starts

    # In the open: where everybody stands, who has fallen, who holds which card.
    figure: Annotated[list[int], "i1", PLAYERS]
    fell_to: Annotated[list[int], "i1", PLAYERS]
    eliminated: Annotated[list[int], "i1", PLAYERS]  # how many each has eliminated
    left: Annotated[int, "i1"]  # how many have not fallen
    taken: Annotated[list[list[int]], "i1", (PLAYERS, PLACES)]  # who keeps a card, or NOWHERE

    # What is known: that somebody knows it, everybody has seen.
    noted: Annotated[list[list[list[int]]], "i1", (PLAYERS, PLAYERS, PLACES)]  # reader, owner, card
    known: Annotated[list[list[int]], "i1", (PLAYERS, PLAYERS)]  # who knows whose identity
    # Proven to all: this seat's agent is not the next in the series, among the agents dealt,
    # after that one's.
    ruled_out: Annotated[list[list[int]], "i1", (PLAYERS, PLAYERS)]
    # The last of the agents whose notebooks a seat holds, by seat: itself to begin with.
    tail: Annotated[list[int], "i1", PLAYERS]

    scratch: Scratch


class Board:
    """A board as tables. `NOWHERE` fills what is left over."""

    squares: Annotated[int, "i8"]
    district: Annotated[list[int], "i1", SQUARES]  # whose colour a square has
    place: Annotated[list[int], "i1", SQUARES]  # the how-manieth of that colour it is
    coloured: Annotated[list[list[int]], "i1", (PLAYERS, PLACES)]  # the squares of each district
    distance: Annotated[list[list[int]], "i1", (SQUARES, SQUARES)]
    near: Annotated[list[list[int]], "i1", (SQUARES, SQUARES)]  # all squares, the nearest first
    # How many of those are so near, the square itself not counted.
    within: Annotated[list[list[int]], "i1", (SQUARES, FARTHEST + 1)]
    fits: Annotated[list[list[int]], "i1", (AGENTS, KINDS)]  # whether an agent has that card
