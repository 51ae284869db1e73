"""Moves as named types and as text, both ways.

| text        | move                                          |
| ----------- | --------------------------------------------- |
| `empty a5`  | fate leaves the home a5 empty                 |
| `4-2`       | fate rolls 4 and 2                            |
| `pac-man 4` | the player's Pac-Man is to walk the 4         |
| `ghost-1 2` | the first ghost is to walk the 2              |
| `c4`        | the walking piece takes a step to c4          |
| `stay`      | the piece stays, where it is not forced to go |
| `name C`    | player C pays for the gobbled ghost           |
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.contract import SEEN_BY_ALL, Disclosure
from ludotheque.engine.seats import Seat
from ludotheque.kit.dice import DIE as DIE
from ludotheque.kit.dice import Roll as Roll
from ludotheque.kit.dice import from_roll, rolls, to_roll
from ludotheque.kit.notation import Moves

from .board.plan import GAME
from .constants import CHOOSE, FACES, HOMES, NAME, SPACES, STAY, STEP, Phase, Piece

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import State

PIECES = {Piece.PACMAN: "pac-man", Piece.GHOST_1: "ghost-1", Piece.GHOST_2: "ghost-2"}
NUMBERS = {name: piece for piece, name in PIECES.items()}
LETTERS = tuple(Seat(number).word for number in range(HOMES))


@dataclass(frozen=True)
class Empty:
    home: str


@dataclass(frozen=True)
class Choose:
    piece: str
    die: int


@dataclass(frozen=True)
class Step:
    space: str


@dataclass(frozen=True)
class Stay:
    pass


@dataclass(frozen=True)
class Name:
    seat: str


Move = Empty | Roll | Choose | Step | Stay | Name

# Who is told each type of move.
DISCLOSURES: Mapping[type, Disclosure] = {
    Empty: SEEN_BY_ALL,
    Roll: SEEN_BY_ALL,
    Choose: SEEN_BY_ALL,
    Step: SEEN_BY_ALL,
    Stay: SEEN_BY_ALL,
    Name: SEEN_BY_ALL,
}

SPACE = "[a-z][1-9][0-9]?"
MOVES = Moves[Move](
    GAME,
    {
        Empty: "empty {home}",
        Roll: "{first}-{second}",
        Choose: "{piece} {die}",
        Step: "{space}",
        Stay: "stay",
        Name: "name {seat}",
    },
    {
        "home": SPACE,
        "first": "[1-6]",
        "second": "[1-6]",
        "piece": "pac-man|ghost-[12]",
        "die": "[1-6]",
        "space": SPACE,
        "seat": "[A-D]",
    },
)
write, read = MOVES.write, MOVES.read


# ---------------------------------------------------------------- numbers and moves


def to_move(s: State, plan: Plan, seat: int, action: int) -> Move:
    if action < STAY:
        return Choose(PIECES[Piece((action - CHOOSE) // FACES)], 1 + (action - CHOOSE) % FACES)
    if action == STAY:
        return Stay()
    if action < STEP:
        return Name(Seat(action - NAME).word)
    return Step(plan.spaces[action - STEP].name)


def to_action(s: State, plan: Plan, seat: int, move: Move) -> int:
    match move:
        case Choose(piece, die) if piece in NUMBERS and die in DIE:
            return CHOOSE + FACES * NUMBERS[piece] + die - 1
        case Stay():
            return STAY
        case Name(letter) if letter in LETTERS:
            return NAME + Seat[letter]
        case Step(space):
            return STEP + space_number(plan, space)
    raise MOVES.unreadable(move)


def space_number(plan: Plan, name: str) -> int:
    number = plan.index.get(name)
    if number is None or number >= SPACES:
        raise MOVES.wrong("no-such-space", space=name)
    return number


def to_fate(s: State, plan: Plan, k: int) -> Empty | Roll:
    if s.phase == Phase.EMPTY_HOME:
        return Empty(plan.spaces[plan.homes[k]].name)
    return to_roll(k)


def from_fate(s: State, plan: Plan, move: Move) -> int:
    if s.phase == Phase.EMPTY_HOME and isinstance(move, Empty):
        return home_named(plan, move.home)
    if s.phase != Phase.EMPTY_HOME and isinstance(move, Roll) and move.is_possible:
        return from_roll(move)
    raise MOVES.unreadable(move)


def home_named(plan: Plan, name: str) -> int:
    number = space_number(plan, name)
    if number not in plan.homes:
        raise MOVES.wrong("no-such-home", space=name)
    return plan.homes.index(number)


def outcomes(plan: Plan) -> list[list[Move]]:
    """What fate's choices stand for: which home stays empty, and the rolls."""
    return [[Empty(plan.spaces[home].name) for home in plan.homes], [*rolls()]]


def dice(move: Move) -> tuple[int, ...]:
    """The faces that fate's choice shows; an empty home has none."""
    return move.dice if isinstance(move, Roll) else ()
