"""Positions recorded for the page's own tests: `python -m tests.rules.situation_4.recordings`.

What was played on the smallest board: its places and the pieces that are handed out, without the
map that is printed on them; and some moments of a game, with what each side is told that it may do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.registry import game as game_named
from ludotheque.engine.seats import Seat
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.state import Board, State
from ludotheque.games.situation_4.view import handout
from tests.kit.recording import lines, write_all

BOARD = """
name: The sandbox
areas: 4 x 2
pieces: 4 x 4
seed: 1
river: 0 100, 100 92, 200 100
width: 8
bridges: 50
paratroops: 20 160 10 10
tanks: 370 160 10 10
town 100: 140 170 20 10
"""
GAME = game_named("situation-4")
SIDES = (Seat.A, Seat.B)
SEED = 1
LONGEST = 400  # actions; no game on this board is that long

Moment = Callable[[Match], bool]


def bare(shown: Any) -> Any:
    """Without what is printed on it."""
    return msgspec.to_builtins(replace(shown, layers=()))


def begun() -> Match:
    match = GAME.match(2, seed=SEED, board=BOARD)
    for seat in SIDES:
        match.play(seat, "ready")
    match.play(Seat.CLOCK, "go")
    return match


def recorded() -> str:
    """The board, the pieces of both sides, and then a line for each moment."""
    match = begun()
    given = handout(
        of_type(State, match.state),
        of_type(Board, match.board.plain),
        of_type(Plan, match.board.plan),
        None,
    )
    assert given is not None, "the trays have been turned over"
    pieces = [[bare(piece) for piece in side] for side in given.sides]
    board = bare(GAME.views.drawing(match.board.plan))
    return lines([board, {"sides": pieces}, *moments()])


# ---------------------------------------------------------------- moments of a game


def has_units(match: Match) -> bool:
    return any(verb(move) in ("drop", "tank") for seat in SIDES for move in offered(match, seat))


def may_plant(match: Match) -> bool:
    return any(verb(move) == "flag" for seat in SIDES for move in offered(match, seat))


def may_bridge(match: Match) -> bool:
    return any(verb(move) == "bridge" for seat in SIDES for move in offered(match, seat))


WANTED: dict[str, Moment] = {
    "units": has_units,
    "flag": may_plant,
    "bridge": may_bridge,
    "over": lambda match: match.over,
}


def moments() -> list[dict[str, Any]]:
    """The beginning, and of each kind the first that comes up in games at random."""
    match = GAME.match(2, seed=SEED, board=BOARD)
    found = {"ready": moment("ready", match)}
    match = begun()
    found["begun"] = moment("begun", match)
    random = Random(SEED)
    for _ in range(LONGEST):
        for name, fits in WANTED.items():
            if name not in found and fits(match):
                found[name] = moment(name, match)
        if match.over:
            break
        act(match, random)
    assert len(found) == 2 + len(WANTED), f"only {sorted(found)} came up; try another seed"
    return list(found.values())


def act(match: Match, random: Random) -> None:
    """One of the sides does something, and seldom gives up."""
    seat = random.choice([seat for seat in SIDES if seat in match.acting])
    moves = [GAME.notation.write(move) for move in match.legal(seat)]
    match.play(seat, random.choice([move for move in moves if move != "done"] or moves))


def verb(move: str) -> str:
    return move.split()[0]


def offered(match: Match, seat: Seat) -> list[str]:
    """What is listed to a side: everything but which piece fits where."""
    return [move for move in map(GAME.notation.write, match.legal(seat)) if verb(move) != "lay"]


def moment(name: str, match: Match) -> dict[str, Any]:
    legal = {seat.word: offered(match, seat) for seat in SIDES}
    return {"name": name, "view": msgspec.to_builtins(match.view(None)), "legal": legal}


RECORDINGS = {"recorded.jsonl": recorded}

if __name__ == "__main__":
    write_all(GAME, RECORDINGS)
