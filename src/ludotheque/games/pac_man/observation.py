"""What a policy sees of Pac-Man, as numbers, in the part of Python that also compiles.

Players go round from the viewer on; spaces, homes and ringed holes are in the board's own order.
The rolls for the first turn are left out: nobody has a choice before they are settled, and nothing
depends on them afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import Slice

from .board.plan import Kind
from .constants import (
    DICE,
    FACES,
    GHOSTS,
    HOMES,
    NOWHERE,
    QUIET_ROUNDS,
    SPENT,
    GhostDoors,
    GhostTurn,
    Marble,
    Phase,
)
from .rules import home_number

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State

PHASES = 7
PIECES = 1 + GHOSTS
RINGS = HOMES  # a yellow marble for each home
SEEN_STEPS = 2 * FACES  # a ghost that is farther away is said to be just so far


def slices(plan: Plan, seats: int) -> Sequence[Slice]:
    spaces, white = len(plan.spaces), plan.count(Kind.HOLE)
    return (
        Slice("white", (spaces,), 1, "the spaces with a white marble"),
        Slice("yellow", (spaces,), 1, "the spaces with a yellow marble"),
        Slice("pacman", (seats, spaces), 1, "where each player's Pac-Man stands"),
        Slice("ghost", (GHOSTS, spaces), 1, "where each ghost stands"),
        Slice("came", (spaces,), 1, "the space that the walking piece has just left"),
        Slice(
            "phase",
            (PHASES,),
            1,
            "what is due: which home stays empty, rolls for the first turn, a roll, choosing a "
            "piece and a die, walking, naming who pays for a ghost, nothing (over)",
        ),
        Slice("turn", (seats,), 1, "whose turn it is"),
        Slice("dice", (FACES,), DICE, "how many dice still to be used show each face"),
        Slice("moved", (2,), 1, "whether the Pac-Man and whether a ghost has had its die"),
        Slice("piece", (PIECES,), 1, "the piece now walking: the Pac-Man, either ghost"),
        Slice("left", (FACES,), 1, "how many spaces it has still to go, from 1"),
        Slice(
            "home", (seats, HOMES), 1, "each player's home, of the board's A to D (`plan.homes`)"
        ),
        Slice("tray", (seats,), white, "white marbles in each player's tray"),
        Slice("swallowed", (), FACES, "white marbles inside the Pac-Man whose turn it is"),
        Slice("privileges", (seats,), RINGS, "yellow marbles that each player holds"),
        Slice(
            "origin",
            (seats, RINGS),
            RINGS,
            "the ringed holes, in the order of the spaces, of the yellow marbles that each player "
            "holds; 1 is the one that goes back first",
        ),
        Slice("marbles", (), white + RINGS, "marbles left on the circuit: without any it is over"),
        Slice(
            "quiet",
            (),
            QUIET_ROUNDS * seats,
            "turns since a marble was last gobbled: at the most there can be, the game is over",
        ),
        Slice(
            "ghost_steps",
            (seats, GHOSTS),
            SEEN_STEPS,
            "how many steps each ghost needs to each player's Pac-Man if nobody is in the way; "
            f"{SEEN_STEPS} stands for more too",
        ),
        Slice("options", (2,), 1, "whether ghosts may turn back, and go through doors"),
    )


def observe(s: State, b: Board, seat: int, out: list[int]) -> None:
    origin = observe_pieces(s, b, seat, out, 2 * b.spaces)
    origin = observe_turn(s, seat, out, origin)
    origin = observe_belongings(s, seat, out, origin)
    observe_marbles(s, b, seat, out, origin)
    observe_end(s, b, seat, out, origin + s.seats * RINGS)


def observe_marbles(s: State, b: Board, seat: int, out: list[int], origin: int) -> None:
    """The two planes at the beginning; and at `origin`, where those come from that are held."""
    ring = 0
    for space in range(b.spaces):
        marble = s.circuit[space]
        if marble == Marble.WHITE:
            out[space] = 1
        elif marble == Marble.YELLOW:
            out[b.spaces + space] = 1
        if b.marble[space] == Marble.YELLOW:
            if marble == Marble.NONE:
                observe_holder(s, seat, space, out, origin + ring)
            ring += 1


def observe_holder(s: State, seat: int, space: int, out: list[int], at: int) -> None:
    for i in range(s.seats):
        other = (seat + i) % s.seats
        for marble in range(s.yellow[other]):
            if s.origin[other][marble] == space:
                out[at + i * RINGS] = 1 + marble


def observe_pieces(s: State, b: Board, seat: int, out: list[int], at: int) -> int:
    for i in range(s.seats):
        space = s.pacman[(seat + i) % s.seats]
        if space != NOWHERE:
            out[at + space] = 1
        at += b.spaces
    for ghost in range(GHOSTS):
        out[at + s.ghost[ghost]] = 1
        at += b.spaces
    if s.came != NOWHERE:
        out[at + s.came] = 1
    return at + b.spaces


def observe_turn(s: State, seat: int, out: list[int], at: int) -> int:
    out[at + s.phase] = 1
    at += PHASES
    out[at + (s.turn - seat) % s.seats] = 1
    at += s.seats
    for die in range(DICE):
        if s.dice[die] != SPENT:
            out[at + s.dice[die] - 1] += 1
    at += FACES
    out[at] = s.pacman_moved
    out[at + 1] = s.ghost_moved
    at += 2
    if s.phase == Phase.WALK:
        out[at + s.piece] = 1
        out[at + PIECES + s.left - 1] = 1
    return at + PIECES + FACES


def observe_belongings(s: State, seat: int, out: list[int], at: int) -> int:
    tray = at + s.seats * HOMES
    privileges = tray + s.seats + 1
    for i in range(s.seats):
        other = (seat + i) % s.seats
        if s.phase != Phase.EMPTY_HOME:
            out[at + i * HOMES + home_number(s, other)] = 1
        out[tray + i] = s.tray[other]
        out[privileges + i] = s.yellow[other]
    out[tray + s.seats] = s.swallowed
    return privileges + s.seats


def observe_end(s: State, b: Board, seat: int, out: list[int], at: int) -> None:
    out[at] = s.marbles
    out[at + 1] = max(s.quiet, 0)
    at += 2
    doors = 1 if s.ghost_doors == GhostDoors.OPEN else 0
    for i in range(s.seats):
        space = s.pacman[(seat + i) % s.seats]
        for ghost in range(GHOSTS):
            if space != NOWHERE:
                steps = b.ghost_distance[doors][s.ghost[ghost]][space]
                out[at] = min(steps, SEEN_STEPS)
            at += 1
    out[at] = 1 if s.ghost_turn == GhostTurn.FREE else 0
    out[at + 1] = doors
