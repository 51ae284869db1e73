"""Where every piece of a table belongs, found as nobody at the page could: by comparing what was
handed out with the plan itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import msgspec

import ludotheque
from ludotheque.engine.compiled_types import of_type
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.board.shown import PieceShown, drawing_of_piece
from ludotheque.games.situation_4.view import Handout
from tests.browser.tables import PlayedTable
from tests.server.server import bearing

GAME = "situation-4"
QUARTERS = 4


@dataclass(frozen=True)
class Fit:
    """Where a piece belongs, and by how many quarters it must be turned to lie there."""

    place: str
    turn: int


@cache
def plan_of(board: str) -> Plan:
    return of_type(Plan, ludotheque.game(GAME).laid_out(board).plan)


@cache
def fits_of(board: str) -> dict[bytes, Fit]:
    """By the drawings of the pieces, however they lie."""
    plan = plan_of(board)
    return {
        picture(drawing_of_piece(plan, place, quarters)): Fit(name, -quarters % QUARTERS)
        for place, name in enumerate(plan.place_names)
        for quarters in range(QUARTERS)
    }


def picture(piece: PieceShown) -> bytes:
    """The cut is symmetric, so that outlines come twice: what is printed makes pieces unique."""
    return msgspec.json.encode(piece)


def solution(table: PlayedTable, board: str) -> dict[str, dict[str, int]]:
    """For each side, which piece belongs to a place. The trays must have been turned over."""
    return {
        side: {fit.place: piece for piece, fit in fits.items()}
        for side, fits in pieces_of(table, board).items()
    }


def pieces_of(table: PlayedTable, board: str) -> dict[str, dict[int, Fit]]:
    token = next(iter(table.opened["tokens"].values()))
    path = f"/api/tables/{table.name}/handout"
    answer = table.client.get(path, headers=bearing(token)).raise_for_status()
    given, known = msgspec.json.decode(answer.content, type=Handout), fits_of(board)
    return {
        side: {1 + number: known[picture(piece)] for number, piece in enumerate(pieces)}
        for side, pieces in zip("AB", given.sides, strict=True)
    }
