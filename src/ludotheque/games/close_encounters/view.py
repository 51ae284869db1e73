"""What a seat or a watcher may know: everything but the others' live circles. An allow-list.

How many circles somebody has, in which turn each was made, and where it cannot be because an
opponent has come there unharmed since, is known to all, watchers included. What they are told of
the board, which never changes, stands in `board/shown.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from ludotheque.engine.seats import Seat
from ludotheque.kit.first_turn import TO_ROLL

from .board.shown import BoardShown, drawing
from .circles import is_possible
from .constants import Chips, End, OtherArea, Phase

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State

__all__ = ["BoardShown", "View", "drawing", "revealed", "view"]

PHASES = {phase.value: phase.name.lower().replace("_", "-") for phase in Phase}
LETTERS = [seat.word for seat in Seat]
ENDS = ("tower", "ship")


@dataclass(slots=True)
class Trap:
    """A live circle as everybody knows it: the turn in which it was made, and where it can be."""

    made: int
    possible: int  # on how many numbers


@dataclass(slots=True)
class Player:
    seat: str
    pawn: str
    bound: str  # for the tower or the ship
    chips: tuple[int, ...]  # the numbers where they lie, in the order of the notes
    traps: tuple[Trap, ...]  # oldest first
    clear: tuple[int, ...]  # numbers where this player can have no live circle
    due: int  # circles to be made now
    roll: int  # the total of the roll for the first turn; 0 if it is still to come
    outrolled: bool  # whether somebody has rolled higher, so that this player rolls no more


@dataclass(slots=True)
class Walk:
    left: int
    start: str
    entered: tuple[str, ...]
    leaving: Literal["", "tower", "ship", "both"]  # the safe areas where it must not end


@dataclass(slots=True)
class OwnCircle:
    number: int
    made: int
    dead: bool  # under a chip that nobody may enter


@dataclass(slots=True)
class View:
    phase: str
    turn: str
    turns: int
    players: tuple[Player, ...]
    dice: tuple[int, ...]
    walk: Walk | None
    quiet_turns: int
    card: tuple[OwnCircle, ...] | None  # the seat's own live circles; a watcher has none
    # Everybody's, where all is revealed.
    cards: dict[str, tuple[OwnCircle, ...]] = field(default_factory=dict)


def view(s: State, b: Board, plan: Plan, seat: Seat | None) -> View:
    return View(
        phase=PHASES[s.phase],
        turn=LETTERS[s.turn],
        turns=s.turns,
        players=tuple(player(s, b, plan, number) for number in range(s.seats)),
        dice=tuple(die for die in s.dice if die),
        walk=walk(s, b, plan),
        quiet_turns=max(s.quiet, 0),
        card=None if seat is None or seat >= s.seats else card(s, seat),
    )


def revealed(s: State, b: Board, plan: Plan) -> View:
    """Everything, with all cards laid open: for games that are over."""
    cards = {LETTERS[seat]: card(s, seat) for seat in range(s.seats)}
    return replace(view(s, b, plan, None), cards=cards)


def player(s: State, b: Board, plan: Plan, seat: int) -> Player:
    made = first(s.made[seat], s.live[seat])
    where = {turn: possible(s, b, seat, turn) for turn in dict.fromkeys(made)}
    return Player(
        seat=LETTERS[seat],
        pawn=plan.squares[s.pawn[seat]].name,
        bound=ENDS[s.bound[seat]],
        chips=tuple(1 + number for number in first(s.chip_at[seat], s.placed[seat])),
        traps=tuple(Trap(turn, len(where[turn])) for turn in made),
        clear=clear(b, set().union(*where.values())),
        due=s.due[seat],
        roll=abs(s.total[seat]),
        outrolled=s.total[seat] < TO_ROLL,
    )


def first(values: list[int], count: int) -> list[int]:
    return [values[place] for place in range(count)]


def possible(s: State, b: Board, owner: int, made: int) -> list[int]:
    """The numbers where a circle made in that turn can be, for all that everybody knows."""
    return [1 + number for number in range(b.numbers) if is_possible(s, b, owner, number, made)]


def clear(b: Board, suspect: set[int]) -> tuple[int, ...]:
    """The numbers where no live circle of a player can be."""
    return tuple(number for number in range(1, b.numbers + 1) if number not in suspect)


def card(s: State, seat: int) -> tuple[OwnCircle, ...]:
    circles = zip(s.trap[seat], first(s.made[seat], s.live[seat]), strict=False)
    return tuple(OwnCircle(1 + number, made, is_dead(s, number)) for number, made in circles)


def is_dead(s: State, number: int) -> bool:
    return s.chips == Chips.MUST_JUMP and s.fallen[number] > 0


def walk(s: State, b: Board, plan: Plan) -> Walk | None:
    if s.phase != Phase.MOVE:
        return None
    start, *entered = (plan.squares[square].name for square in first(s.trail, s.walked + 1))
    return Walk(s.left, start, tuple(entered), areas_to_leave(s, b))


def areas_to_leave(s: State, b: Board) -> Literal["", "tower", "ship", "both"]:
    """Where the walk must not end: the area where it began, by option the other one too (CE-4a)."""
    if not s.leaving:
        return ""
    if s.other_area == OtherArea.CLOSED:
        return "both"
    return "tower" if b.area[s.trail[0]] == End.TOWER else "ship"
