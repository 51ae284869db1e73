"""Positions of Pac-Man set up by hand, drawn at random, and judged sound or not.

Everything here works on the plain state. What a test plays from such a position stands in
`table.py`; what the rules should make of it, in `reference.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import Any

import ludotheque
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.seats import Seat
from ludotheque.games.pac_man.board import Kind, Plan
from ludotheque.games.pac_man.constants import (
    FIRST_GHOST,
    FIRST_PACMAN,
    NOWHERE,
    SPENT,
    VACANT,
    Marble,
    Phase,
    Piece,
)
from ludotheque.games.pac_man.rules import chance, draw, home_of, setup
from ludotheque.games.pac_man.state import Board, State
from tests.kit import language, states

GAME: Game = ludotheque.game("pac-man")
BOARDS = GAME.about.boards
YELLOWS = 4

legal_actions = partial(states.legal_actions, GAME)
copy_of = partial(states.plain_copy, GAME)
facts = partial(states.facts, GAME)

# Too small for real play, but here a ghost can be shut in: every hole lies between two homes.
TINY = """\
name: A ring around the ghosts

A---o---B
|   |   |
o---G---o
|   |   |
D---@---C
"""


@cache
def board_named(name: str) -> LaidOut:
    """One of the game's boards, or the tiny one, which no real game would admit."""
    if name != "tiny":
        return GAME.laid_out(name)
    return states.laid_out_unchecked(GAME, name, TINY)


# ---------------------------------------------------------------- by hand


@dataclass(slots=True)
class Arrangement(language.Arrangement):
    """A position between two turns, in words. Where marbles are not named, all are there."""

    seats: int = 4
    board: str = BOARDS[0]
    pacmen: dict[str, str] = field(default_factory=dict)
    ghosts: dict[str, str] = field(default_factory=dict)
    white: list[str] | None = None
    yellow: list[str] | None = None
    trays: dict[str, int] = field(default_factory=dict)
    held: dict[str, list[str]] = field(default_factory=dict)
    quiet: int = 0
    empty: str = ""  # the home that stays empty where three play; the last, if nothing is said
    turn: str | None = None  # whose roll is due; empty if they still roll for the start


def arrange(arrangement: Arrangement) -> Any:
    """The position, as a plain state that checks every assignment."""
    laid_out = board_named(arrangement.board)
    b, plan = of_type(Board, laid_out.plain), of_type(Plan, laid_out.plan)
    s = of_type(State, GAME.fresh(arrangement.seats, arrangement.options, checked=True))
    setup(s, b)
    if arrangement.empty == "undrawn":
        return s
    number = plan.index
    if s.phase == Phase.EMPTY_HOME:
        homes = plan.homes
        draw(s, b, homes.index(number.get(arrangement.empty, homes[-1])))
    for letter, space in arrangement.pacmen.items():
        put_pacman(s, Seat[letter], number[space])
    for ghost, space in arrangement.ghosts.items():
        put_ghost(s, b, int(ghost) - 1, number[space])
    lay_marbles(s, plan, arrangement)
    for letter, white in arrangement.trays.items():
        s.tray[Seat[letter]] = white
    s.quiet = arrangement.quiet
    if arrangement.turn:
        s.turn = Seat[arrangement.turn]
        s.phase = Phase.ROLL
    return s


def put_pacman(s: Any, seat: int, space: int) -> None:
    if s.on[s.pacman[seat]] == FIRST_PACMAN + seat:
        s.on[s.pacman[seat]] = VACANT
    s.pacman[seat] = space
    s.on[space] = FIRST_PACMAN + seat


def put_ghost(s: Any, b: Any, ghost: int, space: int) -> None:
    s.ghost[ghost] = space
    if space != b.centre:
        s.on[space] = FIRST_GHOST + ghost


def lay_marbles(s: Any, plan: Plan, arrangement: Arrangement) -> None:
    for letter, spaces in arrangement.held.items():
        for marble, name in enumerate(spaces):
            s.origin[Seat[letter]][marble] = plan.index[name]
        s.yellow[Seat[letter]] = len(spaces)
    named = arrangement.white is not None or arrangement.yellow is not None
    held = {space for spaces in arrangement.held.values() for space in spaces}
    for number, space in enumerate(plan.spaces):
        if named:
            lies = space.name in (arrangement.white or []), space.name in (arrangement.yellow or [])
            s.circuit[number] = lies[0] * Marble.WHITE + lies[1] * Marble.YELLOW
        elif space.name in held:
            s.circuit[number] = Marble.NONE
    s.marbles = sum(marble != Marble.NONE for marble in s.circuit)


# ---------------------------------------------------------------- sound or not


def require_sound(s: Any, b: Any, plan: Plan) -> None:
    """Whatever holds in every position that play can reach."""
    require_places(s, b, plan)
    require_marbles(s, plan)
    require_turn(s)


def require_places(s: Any, b: Any, plan: Plan) -> None:
    if s.phase == Phase.EMPTY_HOME:
        assert (set(s.pacman), set(s.on), s.empty) == ({NOWHERE}, {VACANT}, NOWHERE)
        return
    assert (s.empty != NOWHERE) == (s.seats == 3)
    standing = {s.pacman[seat]: FIRST_PACMAN + seat for seat in range(s.seats)}
    out = [ghost for ghost in range(2) if s.ghost[ghost] != b.centre]
    standing |= {s.ghost[ghost]: FIRST_GHOST + ghost for ghost in out}
    assert len(standing) == s.seats + len(out), "two pieces on one space"
    assert [*s.on] == [standing.get(space, VACANT) for space in range(len(s.on))]
    assert b.centre not in standing
    assert all(b.home_on[s.ghost[ghost]] == NOWHERE for ghost in range(2)), "a ghost in a home"
    for seat in range(s.seats):
        crossing = seat == s.turn and s.phase == Phase.WALK and s.piece == Piece.PACMAN
        at_home = s.pacman[seat] == home_of(s, b, seat)
        assert at_home or crossing or b.home_on[s.pacman[seat]] == NOWHERE, "stopped on a home"


def require_marbles(s: Any, plan: Plan) -> None:
    assert s.marbles == sum(marble != Marble.NONE for marble in s.circuit)
    assert min(s.tray) >= 0
    assert s.swallowed >= 0
    held = [s.origin[seat][i] for seat in range(4) for i in range(s.yellow[seat])]
    assert len(set(held)) == len(held)
    for seat in range(4):
        assert all(s.origin[seat][i] == NOWHERE for i in range(s.yellow[seat], YELLOWS))
    for number, space in enumerate(plan.spaces):
        if s.circuit[number] == Marble.YELLOW or number in held:
            assert space.kind == Kind.RINGED
        if s.circuit[number] == Marble.WHITE:
            assert space.kind == Kind.HOLE
        assert not (number in held and s.circuit[number] != Marble.NONE)


def require_turn(s: Any) -> None:
    spent = sum(die == SPENT for die in s.dice)
    assert (s.left > 0) == (s.phase == Phase.WALK)
    if s.phase in (Phase.CHOOSE, Phase.WALK, Phase.NAME):
        assert spent == s.pacman_moved + s.ghost_moved
    else:
        assert (spent, s.pacman_moved, s.ghost_moved) == (2, 0, 0)
    if s.phase == Phase.CHOOSE:
        assert not s.ghost_moved
    if s.phase == Phase.NAME:
        assert s.piece == Piece.PACMAN
        assert s.yellow[s.turn] > 0
    if s.phase in (Phase.ROLL, Phase.OVER, Phase.FIRST_ROLL):
        assert s.swallowed == 0
    if s.phase != Phase.WALK:
        assert s.came == NOWHERE or s.phase == Phase.NAME


def whites(s: Any) -> int:
    """White marbles wherever they are: no rule makes or loses any."""
    lying = sum(marble == Marble.WHITE for marble in s.circuit)
    found: int = lying + s.swallowed + sum(s.tray)
    return found


# ---------------------------------------------------------------- at random


def random_position(rng: Random) -> tuple[Any, LaidOut]:
    """Some position in the middle of a turn, often a crowded one, not always one of real play."""
    laid_out = board_named(rng.choice([*BOARDS, *BOARDS, "tiny"]))
    options = states.random_options(GAME, rng)
    s = of_type(State, GAME.fresh(rng.choice(GAME.about.seats), options))
    b = of_type(Board, laid_out.plain)
    setup(s, b)
    if s.phase == Phase.EMPTY_HOME:
        draw(s, b, rng.randrange(chance(s, b)))
    s.turn = rng.randrange(s.seats)
    scatter_pieces(s, laid_out, rng)
    scatter_marbles(s, of_type(Plan, laid_out.plan), rng)
    rng.choice([begin_choice, begin_choice, begin_walk, begin_walk, begin_walk, begin_naming])(
        s, laid_out, rng
    )
    return s, laid_out


def scatter_pieces(s: Any, laid_out: LaidOut, rng: Random) -> None:
    """Pieces in a crowd, or anywhere; some stay where they began."""
    b = laid_out.plain
    holes = [n for n, space in enumerate(of_type(Plan, laid_out.plan).spaces) if space.is_hole]
    rng.shuffle(holes)
    waiting = [*range(s.seats + 2)]
    rng.shuffle(waiting)
    if rng.random() < 0.8:
        holes = rng.choice([surrounded, walled, walled, baited])(b, holes, rng)
        waiting.sort(key=lambda piece: piece != s.turn and rng.random() < 0.7)
    for piece, hole in zip(waiting, holes, strict=False):
        if rng.random() < 0.95:
            put_piece(s, b, piece, hole)


def surrounded(b: Any, holes: list[int], rng: Random) -> list[int]:
    """One hole, those beside it, and those around them, by distance."""
    spot = holes[0]
    return sorted(holes, key=lambda hole: b.distance[spot][hole])[: rng.choice([6, 8])]


def walled(b: Any, holes: list[int], rng: Random) -> list[int]:
    """One hole; then whatever makes a dead end of one way out of it; then its other ways out."""
    spot = holes[0]
    beside = [hole for hole in holes if b.distance[spot][hole] == 1]
    if not beside:
        return holes
    front = rng.choice(beside)
    beyond = [hole for hole in holes if b.distance[front][hole] == 1 and hole != spot]
    others = [hole for hole in beside if hole != front]
    return list(dict.fromkeys([spot, *beyond, *others, *holes]))


def baited(b: Any, holes: list[int], rng: Random) -> list[int]:
    """Two steps before a yellow marble; then its other neighbours, and the other way past it."""
    ringed = next(hole for hole in holes if b.marble[hole] == Marble.YELLOW)
    beside = [hole for hole in holes if b.distance[ringed][hole] == 1]
    if not beside:
        return holes
    before = beside.pop()
    start, *aside = (h for h in holes if b.distance[before][h] == 1 and h != ringed)
    return list(dict.fromkeys([start, *beside, *aside, *holes]))


def put_piece(s: Any, b: Any, piece: int, space: int) -> None:
    if piece < s.seats:
        put_pacman(s, piece, space)
    else:
        put_ghost(s, b, piece - s.seats, space)


def scatter_marbles(s: Any, plan: Plan, rng: Random) -> None:
    density = rng.choice([0.0, 0.1, 0.5, 1.0])
    for number, space in enumerate(plan.spaces):
        if space.kind == Kind.HOLE and rng.random() >= density:
            s.circuit[number] = Marble.NONE
        if space.kind == Kind.RINGED and rng.random() < 0.5:
            hold_yellow(s, s.turn if rng.random() < 0.5 else rng.randrange(s.seats), number)
    for seat in range(s.seats):
        s.tray[seat] = rng.randrange(5)
        rng.shuffle(held := s.origin[seat][: s.yellow[seat]])
        s.origin[seat][: s.yellow[seat]] = held
    s.marbles = sum(marble != Marble.NONE for marble in s.circuit)
    s.quiet = rng.choice([0, 7, 60 * s.seats - 2, 60 * s.seats - 1])


def hold_yellow(s: Any, seat: int, space: int) -> None:
    s.circuit[space] = Marble.NONE
    s.origin[seat][s.yellow[seat]] = space
    s.yellow[seat] += 1


def begin_choice(s: Any, laid_out: LaidOut, rng: Random) -> None:
    s.phase = Phase.CHOOSE
    s.dice[0], s.dice[1] = rng.randint(1, 6), rng.randint(1, 6)
    if rng.random() < 0.4:
        s.pacman_moved = 1
        s.dice[rng.randrange(2)] = SPENT
        s.swallowed = rng.randrange(3)


def begin_walk(s: Any, laid_out: LaidOut, rng: Random) -> None:
    """A piece at the start of its die, or on its way."""
    begin_choice(s, laid_out, rng)
    if s.pacman_moved or rng.random() < 0.3:
        walk_with(s, Piece(rng.choice([1, 2])), rng)
    else:
        s.ghost_moved = rng.randrange(2)
        if s.ghost_moved:
            s.dice[rng.randrange(2)] = SPENT
        walk_with(s, Piece.PACMAN, rng)
    if rng.random() < 0.5:
        come_from_a_neighbour(s, laid_out, rng)


def walk_with(s: Any, piece: Piece, rng: Random) -> None:
    die = rng.choice([at for at in range(2) if s.dice[at] != SPENT])
    s.piece, s.left, s.phase = piece.value, s.dice[die], Phase.WALK.value
    s.dice[die] = SPENT
    if piece == Piece.PACMAN:
        s.pacman_moved = 1
    else:
        s.ghost_moved = 1


def come_from_a_neighbour(s: Any, laid_out: LaidOut, rng: Random) -> None:
    """As if the last step had been taken from beside; a Pac-Man may be crossing a home."""
    b, plan = of_type(Board, laid_out.plain), of_type(Plan, laid_out.plan)
    homes = [home for home in b.home if s.on[home] == VACANT]
    if s.piece == Piece.PACMAN and homes and rng.random() < 0.2:
        put_pacman(s, s.turn, rng.choice(homes))
    at = s.pacman[s.turn] if s.piece == Piece.PACMAN else s.ghost[s.piece - Piece.GHOST_1]
    beside = [link.a + link.b - at for link in plan.links if at in (link.a, link.b)]
    walkable = [space for space in beside if s.on[space] == VACANT and space != b.centre]
    if s.piece != Piece.PACMAN:
        walkable = [space for space in walkable if b.home_on[space] == NOWHERE]
    if at != b.centre and walkable:
        s.came = rng.choice(walkable)


def begin_naming(s: Any, laid_out: LaidOut, rng: Random) -> None:
    """A ghost has just been gobbled, so the Pac-Man stands in a hole and holds a yellow marble."""
    begin_choice(s, laid_out, rng)
    spaces = of_type(Plan, laid_out.plan).spaces
    ringed = [n for n, space in enumerate(spaces) if space.kind == Kind.RINGED]
    lying = [space for space in ringed if s.circuit[space] == Marble.YELLOW]
    if not s.yellow[s.turn] and not lying:
        return
    if not s.yellow[s.turn]:
        hold_yellow(s, s.turn, rng.choice(lying))
        s.marbles -= 1
    if not s.pacman_moved:
        s.pacman_moved = 1
        s.dice[rng.randrange(2)] = SPENT
        if rng.random() < 0.5:
            s.ghost_moved = 1
            s.dice[0] = s.dice[1] = SPENT
    s.piece, s.phase = Piece.PACMAN.value, Phase.NAME.value
