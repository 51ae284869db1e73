"""What both tasks show of a position: everything that lies on the board, as bytes.

`put_public` and what it calls stand in the part of Python that also compiles; `public_slices`
tells what stands where, in the same order. All of it is there for everybody to see; nothing here
looks into a tray. What a policy sees besides stands in the module of its task.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.contract import Slice

from .constants import (
    AREA,
    BANKS,
    BRIDGES,
    NO_UNIT,
    NOBODY,
    NOWHERE,
    OBJECTIVE,
    OWNED,
    PARATROOPER,
    PARATROOPS,
    SIDES,
    TANK,
    TANKS,
    UNITS,
    Phase,
)
from .position import completed_by, members
from .rules import score

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State

PHASES = len(Phase)
BYTE = 255
MOST_MEMBERS = 4
MOST_MINUTES = 120
POINTS = 25  # that one of an observation stands for


def public_slices(plan: Plan) -> list[Slice]:
    places, objectives, sites = plan.places, len(plan.objectives), plan.sites
    zones = len(plan.areas) + objectives + 2 * SIDES
    return [
        Slice("phase", (PHASES,), 1, "one-hot: shuffle, ready, play, over"),
        Slice("side", (), 1, "which side one is: 0 for A, in the south, 1 for B"),
        Slice("rotation", (), 1, "the option: whether pieces may lie turned in the trays"),
        Slice("minutes", (), MOST_MINUTES, "the option: the time limit, 0 for none"),
        Slice("members", (SIDES,), MOST_MEMBERS, "how many play on each side"),
        Slice("ready", (SIDES,), 1, "whether the side is ready to begin"),
        Slice("declared", (SIDES,), 1, "whether the side has declared that it has finished"),
        Slice("stuck", (SIDES,), 1, "whether the side can do nothing more that scores"),
        Slice("laid", (SIDES,), places, "pieces that the side has laid"),
        Slice("paratroopers", (SIDES,), UNITS, "received, and not yet dropped"),
        Slice("tanks", (SIDES,), UNITS, "received, and not yet placed"),
        Slice("bridges", (SIDES,), BRIDGES, "not yet laid"),
        Slice("score", (SIDES,), BYTE, "points so far, in units of 25, at most 255"),
        Slice(
            "zone_size",
            (zones,),
            places,
            f"places that touch each zone: {len(plan.areas)} areas in reading order, {objectives}"
            " objectives (`plan.objectives`), one's own paratroop base, the opponent's, one's own"
            " tank base, the opponent's",
        ),
        Slice("covering", (SIDES, zones), places, "pieces of the side on each of these zones"),
        Slice("value", (objectives,), BYTE, "of each objective, in units of 25, at most 255"),
        Slice(
            "since",
            (objectives,),
            MOST_MEMBERS,
            "pieces that its side has laid since it completed an objective that is bare, at most 4:"
            " as many as it has members, and either side may plant",
        ),
        Slice("flag", (SIDES, objectives), 1, "whose flag is on an objective"),
        Slice("bridge", (SIDES, sites), 1, "whose bridge is at a site"),
        Slice("piece", (SIDES, places), 1, "whose piece lies on a place"),
        Slice("open", (SIDES, places), 1, "places where the side may lay a piece that fits"),
        Slice("joined", (SIDES, places), 1, "places next to a piece that the side can go on from"),
        Slice("guarded", (SIDES, places), 1, "places next to a tank of the side"),
        Slice("paratrooper", (SIDES, places), 1, "whose paratrooper stands on a place"),
        Slice("tank", (SIDES, places), 1, "whose tank stands on a place"),
        Slice("linked", (places,), 1, "pieces that are connected to their side's base line"),
        Slice(
            "reached",
            (BANKS, places),
            1,
            "banks of a piece where its side's tanks can come: one's own bank, the opponent's",
        ),
    ]  # fmt: skip


def put_public(s: State, b: Board, seat: int, out: list[int]) -> int:
    """Writes what everybody sees, one's own side first; returns where the next part begins."""
    out[s.phase] = 1
    out[PHASES] = seat
    out[PHASES + 1] = s.rotation
    out[PHASES + 2] = s.minutes
    at = PHASES + 3
    for either in range(SIDES):
        put_side(s, b, side_after(seat, either), out, at + either)
    at = put_zones(s, b, seat, out, at + 9 * SIDES)
    at = put_objectives(s, b, seat, out, at)
    for site in range(b.sites):
        if s.bridge[site] != NOBODY:
            out[at + side_after(seat, s.bridge[site] - OWNED) * b.sites + site] = 1
    return put_places(s, b, seat, out, at + SIDES * b.sites)


def side_after(seat: int, side: int) -> int:
    """Of two sides: 0 for one's own, 1 for the other; and the other way round."""
    return side if seat == 0 else 1 - side


def put_side(s: State, b: Board, side: int, out: list[int], at: int) -> None:
    """The nine numbers of a side, each kind for both sides before the next kind."""
    points = score(s, b, side) // POINTS
    out[at] = members(s, side)
    out[at + SIDES] = s.ready[side]
    out[at + 2 * SIDES] = s.declared[side]
    out[at + 3 * SIDES] = s.stuck[side]
    out[at + 4 * SIDES] = s.laid[side]
    out[at + 5 * SIDES] = s.paratroopers[side]
    out[at + 6 * SIDES] = s.tanks[side]
    out[at + 7 * SIDES] = s.bridges[side]
    out[at + 8 * SIDES] = points if points < BYTE else BYTE


def put_zones(s: State, b: Board, seat: int, out: list[int], at: int) -> int:
    """How large each zone is, then how much of it either side has covered."""
    zones = b.areas + b.objectives + 2 * SIDES
    for place in range(zones):
        zone = zone_at(b, seat, place)
        out[at + place] = b.zone_size[zone]
        for either in range(SIDES):
            covering = s.covering[side_after(seat, either)][zone]
            out[at + (1 + either) * zones + place] = covering
    return at + (1 + SIDES) * zones


def zone_at(b: Board, seat: int, place: int) -> int:
    """The zones that a board has, one after the other, bases last and one's own first."""
    if place < b.areas:
        return AREA + place
    place -= b.areas
    if place < b.objectives:
        return OBJECTIVE + place
    place -= b.objectives
    if place < SIDES:
        return PARATROOPS + side_after(seat, place)
    return TANKS + side_after(seat, place - SIDES)


def put_objectives(s: State, b: Board, seat: int, out: list[int], at: int) -> int:
    flags = at + 2 * b.objectives
    for objective in range(b.objectives):
        value = b.objective_value[objective] // POINTS
        out[at + objective] = value if value < BYTE else BYTE
        if s.flag[objective] != NOBODY:
            out[flags + side_after(seat, s.flag[objective] - OWNED) * b.objectives + objective] = 1
        else:
            owner = completed_by(s, b, objective)
            if owner != NOWHERE:
                since = s.laid[owner] - s.completed_at[objective]
                out[at + b.objectives + objective] = since if since < MOST_MEMBERS else MOST_MEMBERS
    return flags + SIDES * b.objectives


def put_places(s: State, b: Board, seat: int, out: list[int], at: int) -> int:
    """Planes over the places of the board: two of each kind, but one of `linked`."""
    both = SIDES * b.places
    for place in range(b.places):
        here = at + place
        if s.on[place] != NOBODY:
            out[here + side_after(seat, s.on[place] - OWNED) * b.places] = 1
        for either in range(SIDES):
            side = side_after(seat, either)
            there = here + either * b.places
            out[there + both] = s.open_to[side][place]
            out[there + 2 * both] = s.joined[side][place]
            out[there + 3 * both] = s.guarded[side][place]
            out[there + 6 * both + b.places] = s.reached[place][side]
        if s.unit[place] >= TANK:
            out[here + 5 * both + side_after(seat, s.unit[place] - TANK) * b.places] = 1
        elif s.unit[place] != NO_UNIT:
            out[here + 4 * both + side_after(seat, s.unit[place] - PARATROOPER) * b.places] = 1
        out[here + 6 * both] = s.linked[place]
    return at + 7 * both + b.places
