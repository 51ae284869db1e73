"""Moves as named types and as text, both ways.

| text                    | move                                                            |
| ----------------------- | --------------------------------------------------------------- |
| `deal e5`               | fate: the next piece of the tray being shuffled belongs on e5   |
| `deal e5 turned 2`      | likewise, and it lies turned by two quarters                    |
| `ready`                 | a side is ready to begin                                        |
| `lay 17 at e5`          | a side lays its piece number 17 on e5                           |
| `lay 17 at e5 turned 2` | likewise, after turning it by two quarters                      |
| `drop e5`               | a paratrooper lands on the piece on e5                          |
| `tank e5`               | a tank takes its place on the piece on e5                       |
| `flag refinery-2`       | a flag is planted on an objective                               |
| `bridge 3`              | a bridge is laid at the third site from the west                |
| `done`                  | a side declares that it has finished                            |
| `go`, `still`, `time`   | the clock: play begins; nobody lays any more; time is up        |

Pieces are numbered from 1, by each side's own shuffle. Quarters are clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.contract import SEEN_AT_THE_END, SEEN_BY_ALL, Disclosure
from ludotheque.kit.notation import Moves

from .board.plan import GAME
from .constants import (
    BRIDGE,
    DONE,
    DROP,
    FLAG,
    GO,
    LAY,
    MISFIT,
    NOBODY,
    QUARTERS,
    READY,
    SIDES,
    STILL,
    TANK_TO,
    TIME,
)

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import State


@dataclass(frozen=True)
class Deal:
    place: str
    turn: int = 0  # quarters by which the piece lies turned


@dataclass(frozen=True)
class Ready:
    pass


@dataclass(frozen=True)
class Lay:
    piece: int
    place: str
    turn: int = 0  # quarters by which it is turned from how it lay in the tray


@dataclass(frozen=True)
class Drop:
    place: str


@dataclass(frozen=True)
class Tank:
    place: str


@dataclass(frozen=True)
class Flag:
    objective: str


@dataclass(frozen=True)
class Bridge:
    site: str


@dataclass(frozen=True)
class Done:
    pass


@dataclass(frozen=True)
class Go:
    pass


@dataclass(frozen=True)
class Still:
    pass


@dataclass(frozen=True)
class Time:
    pass


Move = Deal | Ready | Lay | Drop | Tank | Flag | Bridge | Done | Go | Still | Time

# Who is told each type of move.
DISCLOSURES: Mapping[type, Disclosure] = {
    Deal: SEEN_AT_THE_END,
    Ready: SEEN_BY_ALL,
    Lay: SEEN_BY_ALL,
    Drop: SEEN_BY_ALL,
    Tank: SEEN_BY_ALL,
    Flag: SEEN_BY_ALL,
    Bridge: SEEN_BY_ALL,
    Done: SEEN_BY_ALL,
    Go: SEEN_BY_ALL,
    Still: SEEN_BY_ALL,
    Time: SEEN_BY_ALL,
}

PLAIN: dict[int, Move] = {READY: Ready(), DONE: Done(), GO: Go(), STILL: Still(), TIME: Time()}
ACTION_OF = {type(move): action for action, move in PLAIN.items()}

MOVES = Moves[Move](
    GAME,
    {
        Deal: "deal {place}[ turned {turn}]",
        Lay: "lay {piece} at {place}[ turned {turn}]",
        Drop: "drop {place}",
        Tank: "tank {place}",
        Flag: "flag {objective}",
        Bridge: "bridge {site}",
        **{type(move): type(move).__name__.lower() for move in PLAIN.values()},
    },
    {
        "place": "[a-z][1-9][0-9]?",
        "turn": "[0-3]",
        "piece": "[1-9][0-9]{0,2}",
        "objective": "[a-z]+-[1-9][0-9]?",
        "site": "[1-9][0-9]?",
    },
)
write, read = MOVES.write, MOVES.read


# ---------------------------------------------------------------- numbers and moves


def to_move(s: State, plan: Plan, seat: int, action: int) -> Move:
    if action in PLAIN:
        return PLAIN[action]
    if action < MISFIT:
        return the_piece_for(s, plan, seat, action - LAY)
    if action < DROP:
        return another_piece(s, plan, seat, action - MISFIT)
    if action < TANK_TO:
        return Drop(plan.place_names[action - DROP])
    if action < FLAG:
        return Tank(plan.place_names[action - TANK_TO])
    if action < BRIDGE:
        return Flag(plan.objectives[action - FLAG].name)
    return Bridge(plan.site_names[action - BRIDGE])


def the_piece_for(s: State, plan: Plan, side: int, place: int) -> Lay:
    """The one piece that fits a place, turned back to how it must lie (S4-7)."""
    if side >= SIDES:  # whoever has no tray would have to take any
        return Lay(1, plan.place_names[place])
    piece = list(s.tray[side]).index(place)
    turn = -int(s.turned[side][piece]) % QUARTERS
    return Lay(1 + piece, plan.place_names[place], turn)


def another_piece(s: State, plan: Plan, side: int, place: int) -> Lay:
    """Some piece of the tray that does not fit a place; or the right one turned wrongly."""
    if side >= SIDES:
        return the_piece_for(s, plan, side, place)
    for piece in range(plan.places):
        if s.tray[side][piece] != place and s.on[s.tray[side][piece]] == NOBODY:
            return Lay(1 + piece, plan.place_names[place])
    fitting = the_piece_for(s, plan, side, place)
    return Lay(fitting.piece, fitting.place, (fitting.turn + 1) % QUARTERS)


def to_action(s: State, plan: Plan, seat: int, move: Move) -> int:
    match move:
        case Lay():
            return laying(s, plan, seat, move)
        case Drop(place):
            return DROP + place_number(plan, place)
        case Tank(place):
            return TANK_TO + place_number(plan, place)
        case Flag(objective):
            return FLAG + objective_number(plan, objective)
        case Bridge(site):
            return BRIDGE + site_number(plan, site)
    if type(move) in ACTION_OF:
        return ACTION_OF[type(move)]
    raise MOVES.unreadable(move)


def laying(s: State, plan: Plan, side: int, move: Lay) -> int:
    """Each piece fits one place, one way round; anywhere else it is a misfit (S4-7)."""
    place, piece = place_number(plan, move.place), move.piece - 1
    if not 0 <= piece < plan.places or move.turn not in range(QUARTERS):
        raise MOVES.wrong("no-such-piece", piece=move.piece)
    if side >= SIDES:  # whoever has no tray has nothing that fits
        return MISFIT + place
    belongs = s.tray[side][piece]
    if s.on[belongs] == 1 + side:
        raise MOVES.wrong("piece-laid", piece=move.piece)
    right_way = (s.turned[side][piece] + move.turn) % QUARTERS == 0
    return (LAY if belongs == place and right_way else MISFIT) + place


def place_number(plan: Plan, name: str) -> int:
    if name not in plan.index:
        raise MOVES.wrong("no-such-place", place=name)
    return plan.index[name]


def objective_number(plan: Plan, name: str) -> int:
    if name not in plan.objective_index:
        raise MOVES.wrong("no-such-objective", objective=name)
    return plan.objective_index[name]


def site_number(plan: Plan, name: str) -> int:
    if name not in plan.site_names:
        raise MOVES.wrong("no-such-site", site=name)
    return plan.site_names.index(name)


def to_fate(s: State, plan: Plan, k: int) -> Deal:
    side, piece = s.dealing, s.dealt
    nth, turn = divmod(k, QUARTERS) if s.rotation else (k, 0)
    return Deal(plan.place_names[s.tray[side][piece + nth]], turn)


def from_fate(s: State, plan: Plan, move: Move) -> int:
    side, piece = s.dealing, s.dealt
    left = list(s.tray[side])[piece : plan.places] if side < SIDES else []
    if not isinstance(move, Deal) or move.turn not in (range(QUARTERS) if s.rotation else (0,)):
        raise MOVES.unreadable(move)
    place = place_number(plan, move.place)
    if place not in left:
        raise MOVES.wrong("place-dealt", place=move.place)
    nth = left.index(place)
    return nth * QUARTERS + move.turn if s.rotation else nth


def held(move: Move) -> str:
    """What must be in somebody's hand before a move can be made (S4-4): a piece, or nothing."""
    return f"piece {move.piece}" if isinstance(move, Lay) else ""
