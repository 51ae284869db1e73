"""Pac-Man's rules, in the part of Python that also compiles for the CPU and the GPU.

Whole numbers, fixed-size arrays and loops only; each function cites the clauses that it
carries out. What a refusal says, what a seat sees and how a move is written stand elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.kit.first_turn import ABSENT, TO_ROLL, roll_for_start

from .constants import ACTIONS as ACTIONS
from .constants import (
    CHOOSE,
    DEGREE,
    DICE,
    FACES,
    FIRST_GHOST,
    FIRST_PACMAN,
    GHOSTS,
    HOMES,
    NAME,
    NOWHERE,
    PENALTY,
    QUIET_ROUNDS,
    SPACES,
    SPENT,
    STAY,
    STEP,
    VACANT,
    GhostDoors,
    GhostTurn,
    Marble,
    Meeting,
    Mover,
    Phase,
    Piece,
    Way,
)
from .constants import Clause as Clause

if TYPE_CHECKING:
    from .state import Board, State


# ---------------------------------------------------------------- seats and pieces


def home_number(s: State, seat: int) -> int:
    """Two players sit at opposite homes; three in their order around the empty one (PM-1)."""
    if s.seats == 2:
        return 2 * seat
    return seat + 1 if s.seats == 3 and seat >= s.empty else seat


def home_of(s: State, b: Board, seat: int) -> int:
    return b.home[home_number(s, seat)]


def mover_of(s: State, piece: int) -> int:
    """Pac-Men use the doors (PM-9); ghosts only where the option says so (PM-15)."""
    mover = 0 + Mover.GHOST
    if piece == Piece.PACMAN:
        mover = 0 + Mover.PACMAN
    elif s.ghost_doors == GhostDoors.OPEN:
        mover = 0 + Mover.GHOST_THROUGH_DOORS
    return mover


def place_of(s: State, piece: int) -> int:
    return s.pacman[s.turn] if piece == Piece.PACMAN else s.ghost[piece - Piece.GHOST_1]


def is_foreign_home(s: State, b: Board, piece: int, space: int) -> bool:
    """A home of somebody else, present or absent, where a Pac-Man may not stop (PM-10)."""
    home = b.home_on[space]
    return piece == Piece.PACMAN and home != NOWHERE and home != home_number(s, s.turn)


def may_turn_back(s: State, piece: int) -> bool:
    """Never for a Pac-Man (PM-8); for a ghost, by option (PM-14)."""
    return piece != Piece.PACMAN and s.ghost_turn == GhostTurn.FREE


def ghost_on(s: State, space: int) -> int:
    """Which ghost stands on a space of the circuit, or NOWHERE."""
    return s.on[space] - FIRST_GHOST if s.on[space] >= FIRST_GHOST else NOWHERE


def pacman_on(s: State, space: int) -> int:
    """Whose Pac-Man stands on a space of the circuit, or NOWHERE."""
    occupant = s.on[space]
    return occupant - FIRST_PACMAN if VACANT < occupant and occupant < FIRST_GHOST else NOWHERE


# ---------------------------------------------------------------- looking ahead


def meeting(s: State, piece: int, space: int, privileged: bool) -> int:
    """Who stands in the way of the walking piece (PM-8, PM-12, PM-14, PM-16, PM-17a)."""
    occupant = s.on[space]
    if occupant == VACANT:
        return Meeting.NOBODY
    if piece == Piece.PACMAN:
        if occupant == FIRST_PACMAN + s.turn:
            return Meeting.NOBODY
        return Meeting.MAY_END if occupant >= FIRST_GHOST and privileged else Meeting.BARRED
    if occupant >= FIRST_GHOST:
        itself = occupant - FIRST_GHOST == piece - Piece.GHOST_1
        return Meeting.NOBODY if itself else Meeting.BARRED
    return Meeting.MAY_END if occupant == FIRST_PACMAN + s.turn else Meeting.ENDS


def yellow_on_trail(s: State, depth: int) -> bool:
    """Whether the way under trial picks up a privilege, which holds at once (PM-11)."""
    for step in range(1, depth + 1):
        if s.circuit[s.scratch.at[step]] == Marble.YELLOW:
            return True
    return False


def best_way(
    s: State, b: Board, piece: int, came: int, at: int, left: int, privileged: bool
) -> int:
    """Whether the piece can go `left` spaces from `at` (PM-8a, PM-14), or stop early on somebody.

    Every hole and home on the way counts one, full or empty (PM-4). Tries all ways that do not
    turn back (PM-8), until one is found that may be forced.
    """
    mover = mover_of(s, piece)
    turning = may_turn_back(s, piece)
    trail = s.scratch
    found = 0 + Way.NONE
    depth = 0
    slot = 0
    while True:
        to = b.links[mover][at][slot] if slot < DEGREE else NOWHERE
        slot += 1
        if to == NOWHERE:
            if depth == 0:
                return found
            depth -= 1
            at = trail.at[depth]
            slot = trail.slot[depth]
            came = trail.at[depth - 1] if depth > 0 else trail.came
            continue
        if to == came and not turning:
            continue
        if s.on[to] != VACANT:
            trail.at[depth] = at
            met = meeting(s, piece, to, privileged or yellow_on_trail(s, depth))
            if met == Meeting.ENDS:
                return 0 + Way.FREE
            if met == Meeting.MAY_END:
                found = 0 + Way.OPTIONAL
            if met != Meeting.NOBODY:
                continue
        if depth + 1 < left:
            if depth == 0:
                trail.came = came
            trail.at[depth] = at
            trail.slot[depth] = slot
            came = at
            at = to
            slot = 0
            depth += 1
        elif not is_foreign_home(s, b, piece, to):
            return 0 + Way.FREE


def way_from(s: State, b: Board, piece: int, left: int) -> int:
    """The best way for a piece to use up a die from where it stands."""
    at = place_of(s, piece)
    return best_way(s, b, piece, NOWHERE, at, left, s.yellow[s.turn] > 0)


def way_through(s: State, b: Board, piece: int, at: int, to: int) -> int:
    """The best way for the walking piece to go on, if its next step is to `to`."""
    privileged = s.yellow[s.turn] > 0
    met = meeting(s, piece, to, privileged)
    if met == Meeting.ENDS:
        return 0 + Way.FREE
    if met == Meeting.MAY_END:
        return 0 + Way.OPTIONAL
    if s.left == 1:
        return 0 + Way.NONE if is_foreign_home(s, b, piece, to) else 0 + Way.FREE
    privileged = privileged or s.circuit[to] == Marble.YELLOW
    return best_way(s, b, piece, at, to, s.left - 1, privileged)


# ---------------------------------------------------------------- what forbids an action


def refuse_die(s: State, piece: int, die: int) -> int:
    """One die moves the Pac-Man, the other a ghost (PM-6).

    Once a ghost has moved there is nothing left to choose: see `finish_walk`.
    """
    if s.dice[0] != die and s.dice[1] != die:
        return Clause.PM_6
    return Clause.PM_6 if piece == Piece.PACMAN and s.pacman_moved else 0


def refuse_ghost(way: int, way_of_other: int) -> int:
    """Either ghost (PM-13); but if only one of them can move, it is that one (PM-6)."""
    return Clause.PM_6 if way == Way.NONE and way_of_other != Way.NONE else 0


def refuse_choice(s: State, b: Board, piece: int, die: int) -> int:
    clause = refuse_die(s, piece, die)
    if clause != 0 or piece == Piece.PACMAN:
        return clause
    other = Piece.GHOST_1 + Piece.GHOST_2 - piece
    return refuse_ghost(way_from(s, b, piece, die), way_from(s, b, other, die))


def refuse_stay(s: State, way: int) -> int:
    """Only before its first step, and where its best way is none or optional (PM-6, PM-8a)."""
    return 0 if s.came == NOWHERE and way != Way.FREE else Clause.PM_6


def refuse_link(s: State, b: Board, piece: int, at: int, to: int) -> int:
    """Barriers (PM-9), the centre (PM-2), and what is closed to ghosts (PM-15)."""
    mover = mover_of(s, piece)
    for slot in range(DEGREE):
        if b.links[mover][at][slot] == to:
            return 0
    if to == b.centre:
        return Clause.PM_2 if piece == Piece.PACMAN else Clause.PM_15
    if piece != Piece.PACMAN:
        for slot in range(DEGREE):
            if b.links[Mover.PACMAN.value][at][slot] == to:
                return Clause.PM_15
    return Clause.PM_9


def refuse_entry(s: State, piece: int, to: int) -> int:
    """Turning back, and whoever stands there (PM-8, PM-12, PM-14)."""
    if to == s.came and not may_turn_back(s, piece):
        return Clause.PM_8 if piece == Piece.PACMAN else Clause.PM_14
    if meeting(s, piece, to, s.yellow[s.turn] > 0) != Meeting.BARRED:
        return 0
    if piece != Piece.PACMAN:
        return Clause.PM_14
    return Clause.PM_12 if ghost_on(s, to) != NOWHERE else Clause.PM_8


def refuse_rest(s: State, b: Board, piece: int, to: int, way: int) -> int:
    """What is left of the die must be walked from there (PM-8a, PM-14), and end well (PM-10)."""
    if way != Way.NONE:
        return 0
    if s.left == 1 and is_foreign_home(s, b, piece, to):
        return Clause.PM_10
    return Clause.PM_8a if piece == Piece.PACMAN else Clause.PM_14


def refuse_step(s: State, b: Board, to: int) -> int:
    at = place_of(s, s.piece)
    clause = refuse_link(s, b, s.piece, at, to)
    if clause == 0:
        clause = refuse_entry(s, s.piece, to)
    if clause == 0:
        clause = refuse_rest(s, b, s.piece, to, way_through(s, b, s.piece, at, to))
    return clause


def refuse_name(s: State, seat: int, named: int) -> int:
    """Any one other player pays (PM-12b)."""
    return 0 if named != seat and named < s.seats else Clause.PM_12b


# ---------------------------------------------------------------- the verbs


def setup(s: State, b: Board) -> None:
    """Every piece at home, a marble in every hole (PM-1, PM-2, PM-3).

    Where three play, their homes have yet to be drawn.
    """
    s.empty = NOWHERE
    s.turn = 0
    s.piece = Piece.PACMAN
    s.left = 0
    s.came = NOWHERE
    s.quiet = 0
    s.swallowed = 0
    s.pacman_moved = 0
    s.ghost_moved = 0
    for die in range(DICE):
        s.dice[die] = SPENT
    for ghost in range(GHOSTS):
        s.ghost[ghost] = b.centre
    for seat in range(HOMES):
        playing = seat < s.seats
        s.pacman[seat] = NOWHERE
        s.total[seat] = TO_ROLL if playing else ABSENT
        s.tray[seat] = 0
        s.yellow[seat] = 0
        for marble in range(HOMES):
            s.origin[seat][marble] = NOWHERE
    s.marbles = 0
    for space in range(SPACES):
        s.on[space] = VACANT
        s.circuit[space] = b.marble[space]
        if b.marble[space] != Marble.NONE:
            s.marbles += 1
    if s.seats == 3:
        s.phase = Phase.EMPTY_HOME
    else:
        settle_in(s, b)


def chance(s: State, b: Board) -> int:
    """One of the homes (PM-1); or two dice: thirty-six outcomes (PM-5, PM-6)."""
    if s.phase == Phase.EMPTY_HOME:
        return HOMES
    return FACES * FACES if s.phase == Phase.FIRST_ROLL or s.phase == Phase.ROLL else 0


def draw(s: State, b: Board, k: int) -> None:
    first = 1 + k // FACES
    second = 1 + k % FACES
    if s.phase == Phase.EMPTY_HOME:
        s.empty = k
        settle_in(s, b)
    elif s.phase == Phase.FIRST_ROLL:
        begin_by_roll(s, first + second)
    else:
        s.dice[0] = first
        s.dice[1] = second
        s.phase = Phase.CHOOSE


def acting(s: State, b: Board) -> int:
    if s.phase == Phase.CHOOSE or s.phase == Phase.WALK or s.phase == Phase.NAME:
        return 1 << s.turn
    return 0


def refusal(s: State, b: Board, seat: int, action: int) -> int:
    if s.phase == Phase.OVER:
        return Clause.PM_W
    if s.phase == Phase.EMPTY_HOME:
        return Clause.PM_1
    if s.phase == Phase.FIRST_ROLL or seat != s.turn:
        return Clause.PM_5
    if s.phase == Phase.ROLL:
        return Clause.PM_6
    if s.phase == Phase.NAME:
        if NAME <= action and action < STEP:
            return refuse_name(s, seat, action - NAME)
        return Clause.PM_12b
    if NAME <= action and action < STEP:
        return Clause.PM_12b
    if s.phase == Phase.CHOOSE:
        if action < STAY:
            return refuse_choice(s, b, action // FACES, 1 + action % FACES)
        return Clause.PM_6
    if action < STAY:
        return Clause.PM_6
    if action == STAY:
        return refuse_stay(s, way_from(s, b, s.piece, s.left))
    return refuse_step(s, b, action - STEP)


def legal(s: State, b: Board, seat: int, out: list[int]) -> int:
    if seat != s.turn:
        return 0
    if s.phase == Phase.WALK:
        return legal_walk(s, b, out)
    if s.phase == Phase.CHOOSE:
        return legal_choices(s, b, out)
    n = 0
    if s.phase == Phase.NAME:
        for named in range(s.seats):
            if refuse_name(s, seat, named) == 0:
                out[n] = NAME + named
                n += 1
    return n


def legal_choices(s: State, b: Board, out: list[int]) -> int:
    n = 0
    for die in range(DICE):
        face = s.dice[die]
        if face == SPENT or (die > 0 and face == s.dice[0]):
            continue
        if refuse_die(s, Piece.PACMAN, face) == 0:
            out[n] = CHOOSE + face - 1
            n += 1
        if refuse_die(s, Piece.GHOST_1, face) == 0:
            n = legal_ghosts(s, b, face, out, n)
    return n


def legal_ghosts(s: State, b: Board, die: int, out: list[int], n: int) -> int:
    first = n
    way = 0 + Way.NONE
    for piece in range(Piece.GHOST_1, Piece.GHOST_2 + 1):
        way_of_other = way
        way = way_from(s, b, piece, die)
        if refuse_ghost(way_of_other, way) != 0:
            n = first
        if refuse_ghost(way, way_of_other) == 0:
            out[n] = CHOOSE + FACES * piece + die - 1
            n += 1
    return n


def legal_walk(s: State, b: Board, out: list[int]) -> int:
    at = place_of(s, s.piece)
    mover = mover_of(s, s.piece)
    n = 0
    best = 0 + Way.NONE
    for slot in range(DEGREE):
        to = b.links[mover][at][slot]
        if to == NOWHERE:
            break
        if refuse_entry(s, s.piece, to) == 0:
            way = way_through(s, b, s.piece, at, to)
            if refuse_rest(s, b, s.piece, to, way) == 0:
                out[n] = STEP + to
                n += 1
                if way > best:
                    best = way
    if refuse_stay(s, best) == 0:
        out[n] = STAY
        n += 1
    return n


def apply(s: State, b: Board, seat: int, action: int) -> None:
    walked = True
    if action >= STEP:
        walked = step(s, b, action - STEP)
    elif action < STAY:
        set_out(s, action // FACES, 1 + action % FACES)
        walked = False
    elif action >= NAME:
        pay(s, action - NAME)
        put_yellow_back(s)
    if walked:
        finish_walk(s)


def over(s: State, b: Board) -> bool:
    return s.phase == Phase.OVER


def score(s: State, b: Board, seat: int) -> int:
    """White marbles, those still inside the Pac-Man included (PM-O, PM-W)."""
    return s.tray[seat] + (s.swallowed if seat == s.turn else 0)


def imagine(s: State, b: Board, seat: int, rng: list[int]) -> None:
    """Nothing is hidden in this game, so there is nothing to imagine."""


# ---------------------------------------------------------------- carrying out


def settle_in(s: State, b: Board) -> None:
    """Every Pac-Man on its home square (PM-1); then they roll for the first turn (PM-5)."""
    for seat in range(s.seats):
        s.pacman[seat] = home_of(s, b, seat)
        s.on[s.pacman[seat]] = FIRST_PACMAN + seat
    s.phase = Phase.FIRST_ROLL


def begin_by_roll(s: State, total: int) -> None:
    """The highest roll starts; those who tie for it roll again (PM-5)."""
    if roll_for_start(s, total):
        s.phase = Phase.ROLL


def set_out(s: State, piece: int, die: int) -> None:
    """Spend a die on a piece (PM-6)."""
    s.dice[0 if s.dice[0] == die else 1] = SPENT
    s.piece = piece
    s.left = die
    s.came = NOWHERE
    s.phase = Phase.WALK
    if piece == Piece.PACMAN:
        s.pacman_moved = 1
    else:
        s.ghost_moved = 1


def step(s: State, b: Board, to: int) -> bool:
    """Takes one step; says whether the walk is at its end."""
    s.came = place_of(s, s.piece)
    s.left -= 1
    if s.piece == Piece.PACMAN:
        return pacman_enters(s, b, to)
    return ghost_enters(s, b, to)


def move_pacman(s: State, seat: int, to: int) -> None:
    s.on[s.pacman[seat]] = VACANT
    s.pacman[seat] = to
    s.on[to] = FIRST_PACMAN + seat


def move_ghost(s: State, b: Board, ghost: int, to: int) -> None:
    """The centre holds both ghosts, and nobody ever meets them there (PM-2)."""
    s.on[s.ghost[ghost]] = VACANT
    s.ghost[ghost] = to
    if to != b.centre:
        s.on[to] = FIRST_GHOST + ghost


def pacman_enters(s: State, b: Board, to: int) -> bool:
    """It gobbles the marble (PM-7, PM-11), and a ghost if one is there (PM-12, PM-12a)."""
    gobble(s, to)
    ghost = ghost_on(s, to)
    if ghost != NOWHERE:
        move_ghost(s, b, ghost, b.centre)
        s.left = 0
        s.phase = Phase.NAME
    move_pacman(s, s.turn, to)
    return ghost == NOWHERE and s.left == 0


def gobble(s: State, space: int) -> None:
    marble = s.circuit[space]
    if marble == Marble.NONE:
        return
    s.circuit[space] = Marble.NONE
    s.marbles -= 1
    s.quiet = -1  # so that this turn brings it to nought
    if marble == Marble.WHITE:
        s.swallowed += 1
    else:
        s.origin[s.turn][s.yellow[s.turn]] = space
        s.yellow[s.turn] += 1


def ghost_enters(s: State, b: Board, to: int) -> bool:
    """It gobbles nothing, stops where it reaches a Pac-Man (PM-16), and sends it home (PM-17)."""
    reached = pacman_on(s, to)
    if reached != NOWHERE:
        move_pacman(s, reached, home_of(s, b, reached))
        if reached != s.turn:
            pay(s, reached)
    move_ghost(s, b, s.piece - Piece.GHOST_1, to)
    return reached != NOWHERE or s.left == 0


def pay(s: State, payer: int) -> None:
    """Two white marbles, or all there are, to the player whose turn it is (PM-12b, PM-17)."""
    paid = s.tray[payer] if s.tray[payer] < PENALTY else PENALTY
    s.tray[payer] -= paid
    s.tray[s.turn] += paid


def put_yellow_back(s: State) -> None:
    """The privilege is used: the yellow marble held longest goes back to its hole (PM-12c)."""
    s.circuit[s.origin[s.turn][0]] = Marble.YELLOW
    s.marbles += 1
    s.yellow[s.turn] -= 1
    for marble in range(HOMES - 1):
        s.origin[s.turn][marble] = s.origin[s.turn][marble + 1]
    s.origin[s.turn][HOMES - 1] = NOWHERE


def finish_walk(s: State) -> None:
    """The die is used up, or lost (PM-8a). The Pac-Man's walk, if still to come, begins."""
    s.left = 0
    s.came = NOWHERE
    if not s.pacman_moved:
        set_out(s, Piece.PACMAN, s.dice[0] + s.dice[1])
    elif s.ghost_moved:
        end_turn(s)
    else:
        s.phase = Phase.CHOOSE


def end_turn(s: State) -> None:
    """Empty the Pac-Man into the tray (PM-7); see whether the game is over (PM-W)."""
    s.tray[s.turn] += s.swallowed
    s.swallowed = 0
    s.quiet += 1
    s.pacman_moved = 0
    s.ghost_moved = 0
    if s.marbles == 0 or s.quiet >= QUIET_ROUNDS * s.seats:
        s.phase = Phase.OVER
    else:
        s.turn = (s.turn + 1) % s.seats
        s.phase = Phase.ROLL
