"""Moves as named types and as text, both ways.

| text                         | move                                                  |
| ---------------------------- | ----------------------------------------------------- |
| `deal german-english-french` | fate deals the notebooks, to A, B, C                  |
| `4`                          | fate rolls a 4                                        |
| `lay broken-nose`            | a card on the next empty square of one's own colour   |
| `start f7`                   | the figure is to start there                          |
| `f7`                         | the figure goes there                                 |
| `confront B`                 | the notebook is shown to B                            |
| `pass`                       | nobody is confronted                                  |
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.contract import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_PLAYER, Disclosure
from ludotheque.engine.seats import Seat
from ludotheque.kit.dice import DIE as DIE
from ludotheque.kit.notation import Moves

from .board.plan import CLUE_NAMES, GAME, RED_HERRING
from .constants import AGENTS, CONFRONT, GO, LAY, PASS, PLAYERS, SQUARES, START, Phase

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import State

LETTERS = tuple(Seat(number).word for number in range(PLAYERS))


@dataclass(frozen=True)
class Deal:
    agents: str  # in the order of the seats, with hyphens between them


@dataclass(frozen=True)
class Roll:
    die: int


@dataclass(frozen=True)
class Lay:
    clue: str


@dataclass(frozen=True)
class Start:
    square: str


@dataclass(frozen=True)
class Go:
    square: str


@dataclass(frozen=True)
class Confront:
    seat: str


@dataclass(frozen=True)
class Pass:
    pass


Move = Deal | Roll | Lay | Start | Go | Confront | Pass

# Who is told each type of move.
DISCLOSURES: Mapping[type, Disclosure] = {
    Deal: SEEN_BY_NOBODY,
    Roll: SEEN_BY_ALL,
    Lay: SEEN_BY_PLAYER,
    Start: SEEN_BY_PLAYER,
    Go: SEEN_BY_ALL,
    Confront: SEEN_BY_ALL,
    Pass: SEEN_BY_ALL,
}

MOVES = Moves[Move](
    GAME,
    {
        Deal: "deal {agents}",
        Roll: "{die}",
        Lay: "lay {clue}",
        Start: "start {square}",
        Go: "{square}",
        Confront: "confront {seat}",
        Pass: "pass",
    },
    {
        "agents": "[a-z]+(-[a-z]+)*",
        "die": "[1-6]",
        "clue": "|".join([*CLUE_NAMES, RED_HERRING]),
        "square": "[a-z][1-9][0-9]?",
        "seat": "[A-F]",
    },
)
write, read = MOVES.write, MOVES.read


# ---------------------------------------------------------------- numbers and moves


def to_move(s: State, plan: Plan, seat: int, action: int) -> Move:
    if action < START:
        return Lay(plan.kinds[action - LAY])
    if action < CONFRONT:
        return Start(plan.squares[action - START].name)
    if action < PASS:
        return Confront(Seat(action - CONFRONT).word)
    return Pass() if action == PASS else Go(plan.squares[action - GO].name)


def to_action(s: State, plan: Plan, seat: int, move: Move) -> int:
    match move:
        case Lay(clue) if clue in plan.kinds:
            return LAY + plan.kinds.index(clue)
        case Start(square):
            return START + square_number(plan, square)
        case Confront(letter) if letter in LETTERS:
            return CONFRONT + Seat[letter]
        case Pass():
            return PASS
        case Go(square):
            return GO + square_number(plan, square)
    raise MOVES.unreadable(move)


def square_number(plan: Plan, name: str) -> int:
    number = plan.index.get(name)
    if number is None or number >= SQUARES:
        raise MOVES.wrong("no-such-square", square=name)
    return number


def to_fate(s: State, plan: Plan, k: int) -> Move:
    if s.phase != Phase.DEAL:
        return Roll(1 + k)
    left, dealt = list(plan.series), []
    for seat in range(s.seats):
        k, nth = divmod(k, AGENTS - seat)
        dealt.append(left.pop(nth))
    return Deal("-".join(dealt))


def from_fate(s: State, plan: Plan, move: Move) -> int:
    if s.phase != Phase.DEAL and isinstance(move, Roll) and move.die in DIE:
        return move.die - 1
    if s.phase == Phase.DEAL and isinstance(move, Deal):
        return deal_number(s, plan, move)
    raise MOVES.unreadable(move)


def deal_number(s: State, plan: Plan, move: Deal) -> int:
    dealt = move.agents.split("-")
    if len(dealt) != s.seats or len(set(dealt) & set(plan.series)) != s.seats:
        raise MOVES.unreadable(move)
    left, k, factor = list(plan.series), 0, 1
    for seat, agent in enumerate(dealt):
        k += factor * left.index(agent)
        factor *= AGENTS - seat
        left.remove(agent)
    return k


def outcomes(plan: Plan) -> list[list[Move]]:
    """What fate's public choices stand for: the rolls. Deals are secret."""
    return [[Roll(die) for die in DIE]]


def dice(move: Move) -> tuple[int, ...]:
    """The faces that fate's choice shows; a deal has none."""
    return (move.die,) if isinstance(move, Roll) else ()
