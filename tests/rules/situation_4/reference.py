"""The rules once more, slowly and plainly: everything is searched for, nothing is kept up.

A position is read as sets of facts: who has laid where, what stands where, which bridges lie. In
how many steps it came about makes no difference to any of this.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.game import LaidOut
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.board.worked_out import map_of

SIDES = (0, 1)


@dataclass
class Facts:
    """What can be seen on the board, and in which order each side has laid its pieces."""

    board: LaidOut
    members: tuple[int, int]
    laid: tuple[list[int], list[int]]
    paratroopers: dict[int, int] = field(default_factory=dict)  # by place, whose
    tanks: dict[int, int] = field(default_factory=dict)
    flags: dict[int, int] = field(default_factory=dict)
    bridges: dict[int, int] = field(default_factory=dict)

    @cached_property
    def plan(self) -> Plan:
        return of_type(Plan, self.board.plan)

    # ------------------------------------------------------------ pieces

    def pieces(self, side: int) -> set[int]:
        return set(self.laid[side])

    def empty(self) -> set[int]:
        return set(range(self.plan.places)) - self.pieces(0) - self.pieces(1)

    def around(self, place: int) -> set[int]:
        return set(map_of(self.plan).touching.neighbours[place])

    def is_connected(self, side: int, place: int) -> bool:
        """S4-5, S4-6, S4-11, S4-12."""
        if not self.laid[side]:
            return place in map_of(self.plan).touching.base_lines[side]
        below = {where for where, whose in self.paratroopers.items() if whose == side}
        return bool(self.around(place) & (self.pieces(side) | below))

    def is_closed(self, side: int, place: int) -> bool:
        """S4-15, S4-16."""
        near = {self.tanks[where] for where in self.around(place) & set(self.tanks)}
        return near == {1 - side}

    def open_places(self, side: int) -> set[int]:
        return {
            place
            for place in self.empty()
            if self.is_connected(side, place) and not self.is_closed(side, place)
        }

    # ------------------------------------------------------------ zones

    def covers(self, side: int, zone: tuple[int, ...]) -> bool:
        return bool(zone) and set(zone) <= self.pieces(side)

    def received(self, side: int) -> tuple[bool, bool]:
        """Whether the side has its paratroopers, and its tanks (S4-10, S4-13)."""
        touching = map_of(self.plan).touching
        bases = touching.paratroop_bases[side], touching.tank_bases[side]
        return self.covers(side, bases[0]), self.covers(side, bases[1])

    def in_hand(self, side: int) -> tuple[int, int]:
        paratroopers, tanks = self.received(side)
        dropped = list(self.paratroopers.values()).count(side)
        parked = list(self.tanks.values()).count(side)
        return 3 * paratroopers - dropped, 3 * tanks - parked

    # ------------------------------------------------------------ flags

    def completed(self, objective: int) -> int | None:
        zone = map_of(self.plan).touching.objectives[objective]
        return next((side for side in SIDES if self.covers(side, zone)), None)

    def further(self, side: int, objective: int) -> int:
        """How many pieces a side has laid after the one that completed an objective (S4-9)."""
        zone = set(map_of(self.plan).touching.objectives[objective])
        last = max(at for at, place in enumerate(self.laid[side]) if place in zone)
        return len(self.laid[side]) - 1 - last

    def may_plant(self, side: int) -> set[int]:
        found = set()
        for objective in range(len(self.plan.objectives)):
            owner = self.completed(objective)
            if objective in self.flags or owner is None:
                continue
            if owner == side or self.further(owner, objective) >= self.members[owner]:
                found.add(objective)
        return found

    # ------------------------------------------------------------ units and bridges

    def units(self) -> set[int]:
        return set(self.paratroopers) | set(self.tanks)

    def drops(self, side: int) -> set[int]:
        return self.pieces(1 - side) - self.units() if self.in_hand(side)[0] else set()

    def linked(self, side: int) -> set[int]:
        """The pieces connected to the base line (S4-14)."""
        found = self.pieces(side) & set(map_of(self.plan).touching.base_lines[side])
        while more := {place for place in self.pieces(side) - found if self.around(place) & found}:
            found |= more
        return found

    def reached(self, side: int) -> set[tuple[int, int]]:
        """Every bank of a piece that a tank can come to (S4-18)."""
        banks = map_of(self.plan).touching.banks
        base = self.pieces(side) & set(map_of(self.plan).touching.tank_bases[side])
        found = {(place, side if side in banks[place] else banks[place][0]) for place in base}
        while more := {to for at in found for to in self.next_to(side, *at)} - found:
            found |= more
        return found

    def next_to(self, side: int, place: int, bank: int) -> set[tuple[int, int]]:
        touching = map_of(self.plan).touching
        found = {
            (near, bank)
            for near, dry in zip(touching.neighbours[place], touching.dry[place], strict=True)
            if dry[bank] and near in self.pieces(side)
        }
        for site, whose in self.bridges.items():
            if whose == side and touching.dots[site][bank] == place:
                found.add((touching.dots[site][1 - bank], 1 - bank))
        return found

    def stands(self, side: int) -> set[int]:
        within = {place for place, _ in self.reached(side)}
        return self.linked(side) & within - self.units()

    def tank_places(self, side: int) -> set[int]:
        return self.stands(side) if self.in_hand(side)[1] else set()

    def sites(self, side: int) -> set[int]:
        if list(self.bridges.values()).count(side) == 2:
            return set()
        dots = enumerate(map_of(self.plan).touching.dots)
        free = ((site, set(pair)) for site, pair in dots if site not in self.bridges)
        return {site for site, pair in free if pair <= self.pieces(side)}

    # ------------------------------------------------------------ the end and the score

    def is_stuck(self, side: int) -> bool:
        """Nothing more that scores can be done: no flag, no bridge, no piece (S4-20)."""
        return not self.may_plant(side) and not self.sites(side) and not self.can_lay(side)

    def can_lay(self, side: int) -> bool:
        """A piece, now or after using any one of the units in hand (S4-20).

        Every way to use one is tried; that two together could do what neither can is tried too.
        """
        return bool(self.open_places(side)) or self.opens_with_units(side, 2)

    def opens_with_units(self, side: int, most: int) -> bool:
        if most == 0:
            return False
        for units, places in (
            ("paratroopers", self.drops(side)),
            ("tanks", self.tank_places(side)),
        ):
            for place in places:
                after = self.with_unit(units, place, side)
                if after.open_places(side) or after.opens_with_units(side, most - 1):
                    return True
        return False

    def with_unit(self, units: str, place: int, side: int) -> Facts:
        changed = dict(self.__dict__)
        changed.pop("plan", None)
        changed[units] = {**changed[units], place: side}
        return Facts(**changed)

    def score(self, side: int) -> int:
        """S4-21, S4-22, S4-23."""
        areas = [zone for zone in map_of(self.plan).touching.areas if self.covers(side, zone)]
        flags = [number for number, whose in self.flags.items() if whose == side]
        bridges = [site for site, whose in self.bridges.items() if whose == side]
        values = sum(self.plan.objectives[number].value for number in flags)
        return 50 * len(areas) + values + 100 * len(bridges)

    def flags_at_the_end(self) -> dict[int, int]:
        """What counts as flagged when the game ends now (S4-9)."""
        found = dict(self.flags)
        for objective in range(len(self.plan.objectives)):
            owner = self.completed(objective)
            if owner is None or objective in found:
                continue
            if self.further(owner, objective) < self.members[owner]:
                found[objective] = owner
        return found


def facts(s: Any, board: LaidOut, laid: tuple[list[int], list[int]]) -> Facts:
    """What a state says, with the order in which pieces were laid."""
    places = range(of_type(Plan, board.plan).places)
    return Facts(
        board=board,
        members=(1 + s.members_a, 1 + s.members_b),
        laid=(list(laid[0]), list(laid[1])),
        paratroopers={place: s.unit[place] - 1 for place in places if s.unit[place] in (1, 2)},
        tanks={place: s.unit[place] - 3 for place in places if s.unit[place] in (3, 4)},
        flags={number: flag - 1 for number, flag in enumerate(s.flag) if flag},
        bridges={site: whose - 1 for site, whose in enumerate(s.bridge) if whose},
    )
