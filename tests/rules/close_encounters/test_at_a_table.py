"""At a table, what is told of a game does not depend on what a viewer may not know.

The same course of play twice, but for one number that one player has circled. Everybody else
must hear the same bytes: news, snapshots, refusals, and the log retold from its beginning.
"""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from ludotheque.engine.seats import Seat
from ludotheque.tables.table import Table
from tests.tables.room import ScriptedFate, header
from tests.tables.test_messages import Room, room
from tests.tiers import slow

SECRETS = (42, 50)


def others(owner: Seat, seats: int) -> list[frozenset[Seat]]:
    """A watcher, each of the other players, and all of them together."""
    found = [frozenset({Seat(number)}) for number in range(seats) if number != owner]
    return [frozenset(), *found, frozenset().union(*found)]


def worlds(seats: int, owner: Seat, options: dict[str, str], seed: int) -> list[Room]:
    """Two tables that differ in the first circle of one player."""
    made = []
    for number in SECRETS:
        head = header("close-encounters", seats, options=options)
        here = room(head, *others(owner, seats), frozenset({owner}), fate=ScriptedFate(seed=seed))
        here.grant(partial(Table.move, seat=owner, move=f"circle {number}"))
        made.append(here)
    return made


def tells(seat: Seat, owner: Seat, move: str) -> bool:
    """Whether a move could show the difference by rights: a number entered, or circled anew."""
    number = move.removeprefix("to ").removeprefix("circle ")
    if number not in map(str, SECRETS):
        return False
    return seat == owner if move.startswith("circle ") else seat != owner


@slow
@pytest.mark.parametrize("chips", ["may_enter", "must_jump"])
@pytest.mark.parametrize("seed", range(3))
def test_nothing_told_depends_on_what_a_viewer_may_not_know(seed: int, chips: str) -> None:
    rng, seats = Random(seed), 2 + seed % 3
    owner = Seat(seed % seats)
    first, second = worlds(seats, owner, {"chips": chips, "progress": "free"}, seed)
    for _ in range(70):
        match = first.table.match
        if first.table.over:
            break
        seat = rng.choice(sorted(match.acting))
        write = match.game.notation.write
        moves = [write(move) for move in match.legal(seat)]
        moves = [move for move in moves if not tells(seat, owner, move)]
        if rng.random() < 0.2:
            moves = ["to 1", "circle 7", "to ship", "stay", "pass", "circle 42"]
        move = rng.choice(moves or ["stay"])
        if tells(seat, owner, move):
            continue
        answers = [
            here.attempt(partial(Table.move, seat=seat, move=move)) for here in (first, second)
        ]
        if seat != owner:
            heard = [answer for answer in answers if answer.startswith("Problem")]
            assert not heard or heard[0] == heard[1]
    for viewer in others(owner, seats):
        assert first.heard[viewer] == second.heard[viewer]
        assert first.retold(viewer) == second.retold(viewer)
    owners = [here.heard[frozenset({owner})] for here in (first, second)]
    assert owners[0] != owners[1]  # or the test would show nothing
