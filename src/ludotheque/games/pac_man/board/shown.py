"""A board as it is told to whoever draws it: everything by name, nothing by number.

The page's board is drawn from this. How a board file is read stands in `file.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.kit.grid import Point

from ..constants import NOWHERE
from .plan import HOME_LETTERS, Door, Kind, Link, Plan, Side, Space


@dataclass(frozen=True, slots=True)
class SpaceShown:
    """Somewhere that a piece can stand: its grid column from the left, its row from the top."""

    name: str
    kind: Kind
    column: int
    row: int
    home: str | None  # the letter of the home


@dataclass(frozen=True, slots=True)
class LinkShown:
    """A track between two spaces, and every grid point (column, row) on it, ends included."""

    a: str
    b: str
    path: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class DoorShown:
    """A way out of the board beside a hole; whoever goes out comes in at any other door."""

    space: str
    side: Side


@dataclass(frozen=True, slots=True)
class BoardShown:
    """A maze of so many columns and rows of grid points."""

    name: str
    columns: int
    rows: int
    spaces: tuple[SpaceShown, ...]
    links: tuple[LinkShown, ...]
    doors: tuple[DoorShown, ...]


def drawing(plan: Plan) -> BoardShown:
    return BoardShown(
        name=plan.name,
        columns=plan.columns,
        rows=plan.rows,
        spaces=tuple(space_shown(space) for space in plan.spaces),
        links=tuple(link_shown(plan, link) for link in plan.links),
        doors=tuple(door_shown(plan, door) for door in plan.doors),
    )


def space_shown(space: Space) -> SpaceShown:
    home = None if space.home == NOWHERE else HOME_LETTERS[space.home]
    return SpaceShown(space.name, space.kind, space.column, space.row, home)


def link_shown(plan: Plan, link: Link) -> LinkShown:
    return LinkShown(plan.spaces[link.a].name, plan.spaces[link.b].name, link.path)


def door_shown(plan: Plan, door: Door) -> DoorShown:
    return DoorShown(plan.spaces[door.space].name, door.side)
