"""Works out the map of a board: finds a cut, sees which pieces touch what, and prints the land.

It takes seconds, and a library of geometry. For the boards that come with the game the result is
kept beside the board files (`board/kept.py`), so that nothing of this is imported; after a change
to such a board, or to anything here, `python -m ludotheque.games.situation_4.mapmaking` writes the
results anew.
"""

from __future__ import annotations

from ..board.jigsaw import cut
from ..board.map import Cutting, Map
from ..board.plan import Plan
from .fitting import fit
from .printed import print_pieces
from .scenery import print_map
from .touching import touching_of


def work_out(plan: Plan, cutting: Cutting | None = None) -> Map:
    """Everything from nothing but the board, and perhaps from how it was cut before."""
    cutting = cutting or fit(plan).cutting
    pieces = cut(plan, cutting)
    touching = touching_of(plan, pieces)
    return Map(cutting, touching, print_pieces(plan, print_map(plan), pieces, touching))
