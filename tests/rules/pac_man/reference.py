"""Pac-Man again, slow and obvious, straight from the rules page: a second opinion.

Ordinary Python over the drawn board: names, sets and whole walks, tried one by one. It shares
nothing with `rules.py` but the numbers by which a state is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ludotheque.games.pac_man.board import Kind, Plan
from ludotheque.games.pac_man.constants import NOWHERE, SPENT, Marble, Phase
from tests.kit.reference import SideBySide, roll_for_start
from tests.kit.states import LETTERS
from tests.tiers import times

from .positions import BOARDS, GAME, board_named, random_position, require_sound, whites

PACMAN = "pac-man"
GHOSTS = ("ghost-1", "ghost-2")
PIECES = (PACMAN, *GHOSTS)
COLOURS = {Marble.WHITE.value: "white", Marble.YELLOW.value: "yellow"}
ROUNDS = 60

Walk = tuple[tuple[str, ...], bool]  # the spaces, and whether nobody is ever forced to go there


# ---------------------------------------------------------------- the ways of the board


@dataclass(frozen=True)
class Maze:
    """Where the tracks and the doors lead."""

    centre: str
    homes: tuple[str, ...]
    tracks: dict[str, frozenset[str]]
    doors: frozenset[str]


@cache
def maze(text: str) -> Maze:
    from ludotheque.games.pac_man.board import read

    plan: Plan = read(text)
    name = [space.name for space in plan.spaces]
    beside: dict[str, set[str]] = {space: set() for space in name}
    for link in plan.links:
        beside[name[link.a]].add(name[link.b])
        beside[name[link.b]].add(name[link.a])
    centre = next(space.name for space in plan.spaces if space.kind == Kind.CENTRE)
    homes = sorted((space.home, space.name) for space in plan.spaces if space.kind == Kind.HOME)
    return Maze(
        centre,
        tuple(home for _, home in homes),
        {space: frozenset(ends) for space, ends in beside.items()},
        frozenset(name[door.space] for door in plan.doors),
    )


@cache
def ways_out(text: str, at: str, ghost: bool, doors_open: bool) -> tuple[str, ...]:
    """The spaces one step away (PM-2, PM-9, PM-15)."""
    found = maze(text)
    ways = set(found.tracks[at]) - {found.centre}
    if at in found.doors and (doors_open or not ghost):
        ways |= found.doors - {at}
    if ghost:
        ways -= set(found.homes)
    elif at == found.centre:
        ways = set()
    return tuple(sorted(ways))


# ---------------------------------------------------------------- the game


@dataclass
class Slow:
    """One position."""

    board: str
    seats: str
    ghosts_turn: bool
    ghosts_use_doors: bool
    phase: Phase
    turn: str
    pacmen: dict[str, str]
    ghosts: dict[str, str]
    marbles: dict[str, str]
    trays: dict[str, int]
    held: dict[str, list[str]]
    dice: list[int]
    pacman_moved: bool = False
    ghost_moved: bool = False
    piece: str = ""
    left: int = 0
    came: str | None = None
    swallowed: int = 0
    quiet: int = 0
    gobbling: bool = False
    rolls: dict[str, int | None] = field(default_factory=dict)
    empty: str | None = None  # the home that stays empty where three play

    # ------------------------------------------------------------ what is where

    @property
    def maze(self) -> Maze:
        return maze(self.board)

    def home(self, seat: str) -> str:
        """Two players sit opposite each other; three leave the drawn home out (PM-1)."""
        number = LETTERS.index(seat)
        if len(self.seats) == 2:
            return self.maze.homes[number * 2]
        return [home for home in self.maze.homes if home != self.empty][number]

    def place(self, piece: str) -> str:
        return self.pacmen[self.turn] if piece == PACMAN else self.ghosts[piece]

    def others_on(self, space: str, piece: str) -> list[str]:
        """Whoever stands on a space of the circuit, the walking piece apart."""
        standing = [seat for seat, at in self.pacmen.items() if at == space]
        if space != self.maze.centre:
            standing += [ghost for ghost, at in self.ghosts.items() if at == space]
        itself = self.turn if piece == PACMAN else piece
        return [name for name in standing if name != itself]

    # ------------------------------------------------------------ whole walks

    def walks(
        self, piece: str, at: str, came: str | None, left: int, privileged: bool
    ) -> Iterator[Walk]:
        """Every way in which the piece can use up what is left of its die."""
        ghost = piece != PACMAN
        for to in ways_out(self.board, at, ghost, self.ghosts_use_doors):
            if to == came and not (ghost and self.ghosts_turn):
                continue
            others = self.others_on(to, piece)
            if others:
                yield from self.meetings(piece, to, others[0], privileged)
            elif left == 1:
                if ghost or to not in self.maze.homes or to == self.home(self.turn):
                    yield (to,), False
            else:
                gained = not ghost and self.marbles.get(to) == "yellow"
                onwards = self.walks(piece, to, at, left - 1, privileged or gained)
                for rest, optional in onwards:
                    yield (to, *rest), optional

    def meetings(self, piece: str, to: str, other: str, privileged: bool) -> Iterator[Walk]:
        if piece == PACMAN:
            if other in GHOSTS and privileged:
                yield (to,), True
        elif other not in GHOSTS:
            yield (to,), other == self.turn

    def walks_now(self, piece: str, die: int) -> Iterator[Walk]:
        return self.walks(piece, self.place(piece), None, die, bool(self.held[self.turn]))

    def can_go(self, piece: str, die: int) -> bool:
        return any(True for _ in self.walks_now(piece, die))

    # ------------------------------------------------------------ what is allowed

    def legal(self, seat: str) -> set[str]:
        """What a player may do, in notation."""
        if seat != self.turn:
            return set()
        if self.phase == Phase.CHOOSE:
            return set(self.choices())
        if self.phase == Phase.WALK:
            return self.steps()
        if self.phase == Phase.NAME:
            return {f"name {seat}" for seat in self.seats if seat != self.turn}
        return set()

    def choices(self) -> Iterator[str]:
        for die in set(self.dice):
            if not self.pacman_moved:
                yield f"{PACMAN} {die}"
            able = [ghost for ghost in GHOSTS if self.can_go(ghost, die)]
            for ghost in able or GHOSTS:
                yield f"{ghost} {die}"

    def steps(self) -> set[str]:
        at, privileged = self.place(self.piece), bool(self.held[self.turn])
        found = set()
        staying = self.came is None
        for spaces, optional in self.walks(self.piece, at, self.came, self.left, privileged):
            found.add(spaces[0])
            staying = staying and optional
        return found | ({"stay"} if staying else set())

    # ------------------------------------------------------------ what happens

    def draw(self, k: int) -> None:
        first, second = 1 + k // 6, 1 + k % 6
        if self.phase == Phase.EMPTY_HOME:
            self.leave_empty(self.maze.homes[k])
        elif self.phase == Phase.FIRST_ROLL:
            self.turn, starts = roll_for_start(self.rolls, self.turn, first + second)
            self.phase = Phase.ROLL if starts else Phase.FIRST_ROLL
        else:
            self.dice = [first, second]
            self.phase = Phase.CHOOSE

    def leave_empty(self, home: str) -> None:
        """Fate draws a home; everybody settles in around it (PM-1)."""
        self.empty = home
        self.pacmen = {seat: self.home(seat) for seat in self.seats}
        self.phase = Phase.FIRST_ROLL

    def play(self, seat: str, move: str) -> None:
        assert seat == self.turn
        if move == "stay":
            self.walked()
        elif move.startswith("name "):
            self.collect(move.removeprefix("name "))
            self.marbles[self.held[self.turn].pop(0)] = "yellow"
            self.walked()
        elif " " in move:
            piece, die = move.split()
            self.choose(piece, int(die))
        elif self.piece == PACMAN:
            self.step_pacman(move)
        else:
            self.step_ghost(move)

    def choose(self, piece: str, die: int) -> None:
        self.dice.remove(die)
        self.piece, self.left, self.came = piece, die, None
        if piece == PACMAN:
            self.pacman_moved = True
        else:
            self.ghost_moved = True
        self.phase = Phase.WALK

    def step_pacman(self, to: str) -> None:
        self.came, self.pacmen[self.turn] = self.pacmen[self.turn], to
        self.left -= 1
        marble = self.marbles.pop(to, None)
        self.gobbling = self.gobbling or marble is not None
        self.swallowed += marble == "white"
        if marble == "yellow":
            self.held[self.turn].append(to)
        gobbled = [ghost for ghost, at in self.ghosts.items() if at == to]
        if gobbled:
            self.ghosts[gobbled[0]] = self.maze.centre
            self.phase = Phase.NAME
        elif self.left == 0:
            self.walked()

    def step_ghost(self, to: str) -> None:
        self.came, self.ghosts[self.piece] = self.ghosts[self.piece], to
        self.left -= 1
        reached = [seat for seat, at in self.pacmen.items() if at == to]
        for seat in reached:
            self.pacmen[seat] = self.home(seat)
            if seat != self.turn:
                self.collect(seat)
        if reached or self.left == 0:
            self.walked()

    def collect(self, payer: str) -> None:
        paid = min(2, self.trays[payer])
        self.trays[payer] -= paid
        self.trays[self.turn] += paid

    def walked(self) -> None:
        """A die is used up: the other one now, or the turn is over (PM-7, PM-W)."""
        if not self.pacman_moved:
            self.choose(PACMAN, self.dice[0])
        elif not self.ghost_moved:
            self.phase = Phase.CHOOSE
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.trays[self.turn] += self.swallowed
        self.swallowed = 0
        self.quiet = 0 if self.gobbling else self.quiet + 1
        self.gobbling = self.pacman_moved = self.ghost_moved = False
        if not self.marbles or self.quiet >= ROUNDS * len(self.seats):
            self.phase = Phase.OVER
        else:
            self.turn = self.seats[(self.seats.index(self.turn) + 1) % len(self.seats)]
            self.phase = Phase.ROLL

    # ------------------------------------------------------------ comparing

    def facts(self) -> dict[str, Any]:
        """What can be compared with the real rules at any time."""
        walking = self.phase == Phase.WALK
        return {
            "phase": self.phase,
            "empty": self.empty,
            "turn": self.turn,
            "pacmen": self.pacmen,
            "ghosts": self.ghosts,
            "marbles": self.marbles,
            "trays": self.trays,
            "held": self.held,
            "swallowed": self.swallowed,
            "dice": sorted(self.dice),
            "walk": (self.piece, self.left, self.came) if walking else None,
            "quiet": 0 if self.gobbling else self.quiet,
        }


def read_state(s: Any, plan: Plan) -> Slow:
    """The same position as a state of the real rules."""
    name = [space.name for space in plan.spaces]
    seats = LETTERS[: s.seats]
    return Slow(
        board=plan.text,
        seats=seats,
        ghosts_turn=s.ghost_turn == 1,
        ghosts_use_doors=s.ghost_doors == 1,
        phase=Phase(s.phase),
        turn=LETTERS[s.turn],
        pacmen={seat: name[s.pacman[i]] for i, seat in enumerate(seats) if s.pacman[i] != NOWHERE},
        ghosts={ghost: name[s.ghost[i]] for i, ghost in enumerate(GHOSTS)},
        marbles={name[i]: COLOURS[lies] for i, lies in enumerate(s.circuit) if lies},
        trays={seat: s.tray[i] for i, seat in enumerate(seats)},
        held={
            seat: [name[s.origin[i][marble]] for marble in range(s.yellow[i])]
            for i, seat in enumerate(seats)
        },
        dice=[die for die in s.dice if die != SPENT],
        pacman_moved=bool(s.pacman_moved),
        ghost_moved=bool(s.ghost_moved),
        piece=PIECES[s.piece],
        left=s.left,
        came=name[s.came] if s.came != NOWHERE else None,
        swallowed=s.swallowed,
        quiet=max(s.quiet, 0),
        gobbling=s.quiet < 0,
        empty=name[plan.homes[s.empty]] if s.empty != NOWHERE else None,
        rolls={seat: s.total[i] or None for i, seat in enumerate(seats) if s.total[i] >= 0},
    )


SIDE_BY_SIDE = SideBySide(
    GAME,
    read_state,
    random_position,
    positions=times(500, 2500),
    boards=[board_named(name) for name in BOARDS[:2]],
    longest=1500,
    require_sound=require_sound,
    unchanging=whites,
)
