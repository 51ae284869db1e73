"""What a seat or a watcher may know. An allow-list: what is not named here does not go out.

Nothing is secret in this game, and everybody is told the same. But which piece of a tray fits
where is for the players to find: a view never says where a piece belongs before it lies there,
and neither does the list of what may be done. What is told of the board, which never changes,
stands in `board/shown.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ludotheque.engine.seats import Seat

from .board.shown import BoardShown, PieceShown, drawing, drawing_of_piece
from .constants import (
    AREA,
    MISFIT,
    NO_UNIT,
    NOBODY,
    NOWHERE,
    OBJECTIVE,
    OWNED,
    PARATROOPS,
    SIDES,
    TANK,
    TANKS,
    Phase,
)
from .position import (
    completed_by,
    is_closed,
    is_covered,
    is_finished,
    is_forgotten,
    is_lost,
    is_open,
    members,
)
from .rules import area_points, bridge_points, objective_points, score

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State

__all__ = [
    "BoardShown", "Handout", "View", "drawing", "handout", "in_play", "is_listed", "view",
]  # fmt: skip

PHASES = {phase.value: phase.name.lower() for phase in Phase}
LETTERS = [seat.word for seat in Seat]

Base = Literal["open", "covered", "lost"]


@dataclass(slots=True)
class Points:
    """What a side has scored so far, by where it comes from."""

    areas: int
    objectives: int
    bridges: int
    total: int


@dataclass(slots=True)
class Side:
    seat: str
    members: int
    ready: bool
    declared: bool
    stuck: bool  # can do nothing more that scores, and so counts as having declared
    laid: int  # pieces on the board
    tray: tuple[int, ...]  # the numbers of the pieces that are left in it
    paratroop_base: Base
    tank_base: Base
    paratroopers: int  # received, and not yet dropped
    tanks: int  # received, and not yet placed
    bridges: int  # not yet laid
    open: tuple[str, ...]  # places where this side may lay a piece, if it has the right one
    closed: tuple[str, ...]  # empty places that the opponent's tanks close to it
    points: Points


@dataclass(slots=True)
class Piece:
    """A piece on the board, and whatever stands on it."""

    place: str
    seat: str
    piece: int
    unit: Literal["", "paratrooper", "tank"]
    unit_seat: str  # whose the unit is; empty where there is none


@dataclass(slots=True)
class Goal:
    """How an objective stands."""

    name: str
    flag: str | None
    completed_by: str | None
    forgotten: bool  # completed, bare, and either side may plant
    pieces_left: int  # that its side may lay before it is forgotten, where it is bare
    lost: bool  # covered by both colours


@dataclass(slots=True)
class Area:
    """A square area that a side has covered wholly."""

    name: str
    seat: str


@dataclass(slots=True)
class Bridge:
    site: str
    seat: str


@dataclass(slots=True)
class View:
    phase: str
    actions: int  # played so far, the clock's included
    rotation: bool  # whether the pieces of the trays lie turned, and can be turned
    likeliest_first: bool  # whether the keyboard is offered the likeliest places first
    sides: tuple[Side, ...]
    pieces: tuple[Piece, ...]
    objectives: tuple[Goal, ...]
    areas: tuple[Area, ...]
    bridges: tuple[Bridge, ...]


def view(s: State, b: Board, plan: Plan, seat: Seat | None) -> View:
    places = {side: places_of_pieces(s, plan, side) for side in range(SIDES)}
    return View(
        phase=PHASES[s.phase],
        actions=s.actions,
        rotation=bool(s.rotation),
        likeliest_first=bool(s.places),
        sides=tuple(of_side(s, b, plan, side, places[side]) for side in range(SIDES)),
        pieces=tuple(pieces(s, plan, places)),
        objectives=tuple(goal(s, b, plan, number) for number in range(b.objectives)),
        areas=tuple(areas(s, b, plan)),
        bridges=tuple(
            Bridge(name, LETTERS[s.bridge[site] - OWNED])
            for site, name in enumerate(plan.site_names)
            if s.bridge[site] != NOBODY
        ),
    )


# ---------------------------------------------------------------- the sides


def of_side(s: State, b: Board, plan: Plan, side: int, places: dict[int, int]) -> Side:
    empty = [place for place in range(b.places) if s.on[place] == NOBODY]
    playing = s.phase == Phase.PLAY
    return Side(
        seat=LETTERS[side],
        members=members(s, side),
        ready=bool(s.ready[side]),
        declared=bool(s.declared[side]),
        stuck=bool(s.stuck[side]),
        laid=s.laid[side],
        tray=tuple(piece for piece in range(1, 1 + b.places) if piece not in places),
        paratroop_base=base(s, b, side, PARATROOPS + side),
        tank_base=base(s, b, side, TANKS + side),
        paratroopers=s.paratroopers[side],
        tanks=s.tanks[side],
        bridges=s.bridges[side],
        open=names(plan, (place for place in empty if playing and is_open(s, b, side, place))),
        closed=names(plan, (place for place in empty if playing and is_closed(s, side, place))),
        points=points(s, b, side),
    )


def names(plan: Plan, places: Iterable[int]) -> tuple[str, ...]:
    return tuple(plan.place_names[place] for place in places)


def base(s: State, b: Board, side: int, zone: int) -> Base:
    if is_lost(s, side, zone):
        return "lost"
    return "covered" if is_covered(s, b, side, zone) else "open"


def points(s: State, b: Board, side: int) -> Points:
    return Points(
        areas=area_points(s, b, side),
        objectives=objective_points(s, b, side),
        bridges=bridge_points(s, b, side),
        total=score(s, b, side),
    )


def in_play(s: State, b: Board, side: int) -> bool:
    """A side is done while it has declared so or can score no more, as both sides see (S4-20)."""
    return not is_finished(s, side)


# ---------------------------------------------------------------- the board


def places_of_pieces(s: State, plan: Plan, side: int) -> dict[int, int]:
    """Where the pieces of a side lie, by their numbers; those in the tray are left out."""
    tray = list(s.tray[side])[: plan.places]
    laid = ((1 + piece, place) for piece, place in enumerate(tray))
    return {piece: place for piece, place in laid if s.on[place] == OWNED + side}


def pieces(s: State, plan: Plan, places: dict[int, dict[int, int]]) -> list[Piece]:
    """The pieces on the board in reading order."""
    numbers = {place: piece for laid in places.values() for piece, place in laid.items()}
    return [
        Piece(
            place=plan.place_names[place],
            seat=LETTERS[s.on[place] - OWNED],
            piece=numbers[place],
            unit=unit(s, place),
            unit_seat=unit_owner(s, place),
        )
        for place in sorted(numbers)
    ]


def unit(s: State, place: int) -> Literal["", "paratrooper", "tank"]:
    if s.unit[place] == NO_UNIT:
        return ""
    return "tank" if s.unit[place] >= TANK else "paratrooper"


def unit_owner(s: State, place: int) -> str:
    return "" if s.unit[place] == NO_UNIT else LETTERS[(s.unit[place] - 1) % SIDES]


def goal(s: State, b: Board, plan: Plan, number: int) -> Goal:
    owner, zone = completed_by(s, b, number), OBJECTIVE + number
    bare = owner != NOWHERE and s.flag[number] == NOBODY
    further = s.laid[owner] - s.completed_at[number] if bare else 0
    return Goal(
        name=plan.objectives[number].name,
        flag=LETTERS[s.flag[number] - OWNED] if s.flag[number] != NOBODY else None,
        completed_by=LETTERS[owner] if owner != NOWHERE else None,
        forgotten=bare and is_forgotten(s, owner, number),
        pieces_left=max(0, members(s, owner) - further) if bare else 0,
        lost=all(is_lost(s, side, zone) for side in range(SIDES)),
    )


def areas(s: State, b: Board, plan: Plan) -> list[Area]:
    return [
        Area(name, LETTERS[side])
        for number, name in enumerate(plan.area_names)
        for side in range(SIDES)
        if is_covered(s, b, side, AREA + number)
    ]


# ---------------------------------------------------------------- what is not told


def is_listed(s: State, b: Board, seat: int, action: int) -> bool:
    """Whether an action may be listed: everything but which piece fits where (S4-7)."""
    return action >= MISFIT


@dataclass(slots=True)
class Handout:
    """The pieces of both trays, drawn: for each side by number, piece 1 first."""

    sides: tuple[tuple[PieceShown, ...], ...]


def handout(s: State, b: Board, plan: Plan, seat: Seat | None) -> Handout | None:
    """Turned over only when play begins (S4-2). Nothing in a drawing tells where it belongs."""
    if s.phase < Phase.PLAY:
        return None
    return Handout(
        tuple(
            tuple(
                drawing_of_piece(plan, s.tray[side][piece], s.turned[side][piece])
                for piece in range(b.places)
            )
            for side in range(SIDES)
        )
    )
