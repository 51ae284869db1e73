"""The map of a board: as it is kept beside the board file, or else as it is worked out.

The modules that work a map out (`mapmaking/`), and the library of geometry that they need, are
imported only for a board that does not come with the game.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec

from ludotheque.engine.errors import LudothequeError

from .jigsaw import Cut, cut
from .map import Map
from .plan import Plan, problem

MOST_BOARDS = 64  # as many as the engine remembers


def map_of(plan: Plan) -> Map:
    """How a board is cut, which of its pieces touch what, and what is printed on it."""
    return plan.map or worked_out(plan)


@lru_cache(maxsize=MOST_BOARDS)
def worked_out(plan: Plan) -> Map:
    require_geometry()
    from ..mapmaking import work_out

    return work_out(plan)


def require_geometry() -> None:
    """Whoever only plays on the boards that come with the game need not install the library."""
    if find_spec("shapely") is None:
        raise LudothequeError(problem("no-geometry", command="pip install 'ludotheque[boards]'"))


@lru_cache(maxsize=MOST_BOARDS)
def cut_of(plan: Plan) -> Cut:
    """The pieces of a board's puzzles: for drawing them, and for their signatures."""
    return cut(plan, map_of(plan).cutting)
