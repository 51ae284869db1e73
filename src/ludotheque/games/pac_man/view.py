"""What a seat or a watcher may know: in this game, everything. An allow-list all the same.

What they are told of the board, which never changes, stands in `board/shown.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.seats import Seat
from ludotheque.kit.first_turn import TO_ROLL

from .board.shown import BoardShown, drawing
from .constants import SPENT, Marble, Phase, Piece
from .notation import PIECES
from .rules import home_of

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State

__all__ = ["BoardShown", "View", "drawing", "view"]

MARBLES = {Marble.WHITE.value: "white", Marble.YELLOW.value: "yellow"}
PHASES = {phase.value: phase.name.lower().replace("_", "-") for phase in Phase}
LETTERS = [seat.word for seat in Seat]


@dataclass(slots=True)
class Player:
    seat: str
    pacman: str  # where it stands; nothing before the homes are drawn
    home: str  # likewise
    white: int
    yellow: int
    roll: int  # the total of the roll for the first turn; 0 if it is still to come
    outrolled: bool  # whether somebody has rolled higher, so that this player rolls no more


@dataclass(slots=True)
class Walk:
    piece: str
    left: int
    came: str | None


@dataclass(slots=True)
class View:
    phase: str
    turn: str
    players: tuple[Player, ...]
    ghosts: tuple[str, ...]
    marbles: dict[str, str]
    swallowed: int
    dice: tuple[int, ...]
    walk: Walk | None
    quiet_turns: int


def view(s: State, b: Board, plan: Plan, seat: Seat | None) -> View:
    return View(
        phase=PHASES[s.phase],
        turn=LETTERS[s.turn],
        players=tuple(player(s, b, plan, number) for number in range(s.seats)),
        ghosts=tuple(plan.spaces[space].name for space in s.ghost),
        marbles=marbles(s, plan),
        swallowed=s.swallowed,
        dice=tuple(die for die in s.dice if die != SPENT),
        walk=walk(s, plan),
        quiet_turns=max(s.quiet, 0),
    )


def player(s: State, b: Board, plan: Plan, seat: int) -> Player:
    drawn = s.phase != Phase.EMPTY_HOME
    return Player(
        seat=LETTERS[seat],
        pacman=plan.spaces[s.pacman[seat]].name if drawn else "",
        home=plan.spaces[home_of(s, b, seat)].name if drawn else "",
        white=s.tray[seat],
        yellow=s.yellow[seat],
        roll=abs(s.total[seat]),
        outrolled=s.total[seat] < TO_ROLL,
    )


def marbles(s: State, plan: Plan) -> dict[str, str]:
    return {
        space.name: MARBLES[marble]
        for space, marble in zip(plan.spaces, s.circuit, strict=False)
        if marble
    }


def walk(s: State, plan: Plan) -> Walk | None:
    if s.phase != Phase.WALK:
        return None
    came = plan.spaces[s.came].name if s.came >= 0 else None
    return Walk(PIECES[Piece(s.piece)], s.left, came)
