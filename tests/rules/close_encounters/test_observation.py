"""What a policy sees: everything that its seat may know, and nothing of the others' circles."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.game import LaidOut
from ludotheque.engine.seeding import seeded
from ludotheque.games.close_encounters import view
from ludotheque.games.close_encounters.board import Plan
from ludotheque.games.close_encounters.circles import is_possible
from ludotheque.games.close_encounters.constants import Phase
from ludotheque.games.close_encounters.imagining import imagine
from ludotheque.games.close_encounters.rules import over, setup
from ludotheque.games.close_encounters.state import Board
from tests.kit import observed, states
from tests.kit.observed import places_of
from tests.tiers import slow, times

from .positions import GAME, board_named, copy_of, facts, legal_actions
from .table import Table, play

BOARDS = ("valley", "narrow", "shallow", "mini")
# Parts of a position that can be changed alone: what may be done depends on nothing else.
PARTS = (
    ("phase", "due"),
    ("turn",),
    ("left",),
    ("nearer",),
    ("leaving",),
    ("bound",),
    ("progress",),
    ("chips",),
    ("other_area",),
    ("pawn", "on", "trail", "walked"),
    ("placed", "chips_on", "chip_at", "fallen", "circled", "trap", "live", "made"),
)


def look(table: Table, seat: str) -> dict[str, Any]:
    return observed.observed(
        GAME, "play", table.state, table.match.board, states.LETTERS.index(seat)
    )


def square(table: Table, name: str) -> int:
    return of_type(Plan, table.plan).index[name]


def row(s: Any, board: LaidOut, seat: int) -> list[int]:
    return observed.row_of(GAME, "play", s, board, seat)


def tables(board: LaidOut) -> Board:
    return of_type(Board, board.plain)


def random_games(count: int, every: int = 7) -> Iterator[tuple[Any, LaidOut]]:
    """Positions of random games, now and then."""
    for number in range(count):
        rng = Random(number)
        board = board_named(BOARDS[number % len(BOARDS)])
        options = states.random_options(GAME, rng)
        s: Any = GAME.fresh(2 + number % 3, options)
        setup(s, tables(board))
        for step in range(90 * every):
            if step % every == number % every:
                yield s, board
            if over(s, tables(board)):
                break
            states.advance(GAME, s, tables(board), rng)


# ---------------------------------------------------------------- particular positions


def test_a_walk_as_the_walker_sees_it() -> None:
    game = play("3 players; circles A 12 40, B 55, C 1 2 3; B at 94; B rolls 4-2; to 83 72")
    seen = look(game, "B")
    assert seen["phase"] == [0, 0, 0, 1, 0, 0, 0]
    assert seen["turn"] == [1, 0, 0]
    assert (seen["dice"], seen["left"], seen["nearer"]) == ([4, 2], 4, 1)
    assert seen["circles"] == [1, 3, 2]
    assert seen["due"] == [0, 0, 0]
    assert places_of(seen["trail"]) == {
        square(game, n): 1 + i for i, n in enumerate(("94", "83", "72"))
    }
    pawns = [places_of(plane) for plane in seen["pawn"]]
    assert pawns == [
        {square(game, "72"): 1},
        {square(game, "tower"): 1},
        {square(game, "tower"): 1},
    ]
    assert places_of(seen["own-circle"]) == {54: 1}
    assert places_of(seen["own-age"]) == {54: 1}


def test_everybody_else_sees_the_same_from_another_chair() -> None:
    game = play("3 players; circles A 12 40, B 55, C 1 2 3; B at 94; B rolls 4-2; to 83 72")
    assert look(game, "A")["turn"] == [0, 1, 0]
    assert look(game, "C")["turn"] == [0, 0, 1]
    assert look(game, "A")["circles"] == [2, 1, 3]
    assert places_of(look(game, "A")["own-circle"]) == {11: 1, 39: 1}
    shared = ("phase", "dice", "left", "trail")
    assert {name: look(game, "A")[name] for name in shared} == {
        name: look(game, "B")[name] for name in shared
    }


def test_a_sprung_trap_is_a_note_on_the_board() -> None:
    game = play("3 players; circles A 12 72, B 55; chips A 7; B at 94; B rolls 4-2; to 83 72")
    for seat, first in (("A", 0), ("B", 2), ("C", 1)):
        seen = look(game, seat)
        assert seen["phase"][Phase.RECIRCLE] == 1
        assert places_of(seen["chips"][first]) == {6: 1, 71: 2}
        assert seen["chips-placed"][first] == 2
        assert seen["due"] == [int(place == first) for place in range(3)]
        assert seen["left"] == 0
    assert places_of(look(game, "A")["own-circle"]) == {11: 1}


def test_what_is_known_of_the_others_circles() -> None:
    """Where an opponent came unharmed no older circle can be; a newer one can."""
    game = play("2 players; circles A 1, B 3; A at f18; B at 94; B rolls 1-1; to 83 72")
    for seat, own in (("A", 0), ("B", 1)):
        known = look(game, seat)["possible"]
        assert [number for number in range(99) if not known[own][number]] == [71, 82]
        assert set(known[1 - own]) == {1}
    game.then("A rolls 1-1; to ship; A circles 55")
    known = look(game, "B")["possible"][1]
    assert {number: known[number] for number in (0, 54, 71, 82)} == {0: 2, 54: 2, 71: 1, 82: 1}
    assert look(game, "B")["circles"] == [1, 2]


def test_first_circles_and_rolls_for_the_start() -> None:
    game = play("3 players; set up; A circles 42")
    seen = look(game, "B")
    assert (seen["phase"][Phase.CIRCLE], seen["turn"]) == (1, [0, 0, 0])
    assert (seen["due"], seen["circles"]) == ([2, 2, 1], [0, 0, 1])
    game = play("3 players; roll for start; A rolls 4-2; B rolls 1-1")
    assert look(game, "B")["first-roll"] == [2, 0, 6]
    assert look(game, "B")["turn"] == [0, 0, 0]


def test_quiet_rounds_are_counted_to_the_end() -> None:
    assert look(play("3 players; 599 quiet turns"), "A")["quiet"] == 199
    assert look(play("2 players; 3 quiet turns"), "A")["quiet"] == 1
    end = play("3 players; 599 quiet turns; A rolls 1-1; to f2 f3")
    assert (look(end, "A")["quiet"], look(end, "A")["phase"][Phase.OVER]) == (200, 1)


def test_options_and_the_duty_to_leave() -> None:
    script = "progress=strict; chips=must_jump; other_area=closed; 3 players; A at f5; A rolls 1-2"
    seen = look(play(script), "A")
    names = ("progress", "must-jump", "other-area-closed", "leaving", "nearer")
    assert [seen[name] for name in names] == [1, 1, 1, 1, 0]


# ---------------------------------------------------------------- any position


def test_every_number_is_in_its_slice() -> None:
    phases = set()
    for s, board in random_games(times(8, 24)):
        phases.add(s.phase)
        for seat in range(s.seats):
            observed.observed(GAME, "play", s, board, seat)
    assert phases == set(Phase)


def test_what_a_seat_does_not_know_makes_no_difference() -> None:
    """Nor does it matter how often one asks, or what is circled while all circle at once."""
    phases = set()
    for number, (s, board) in enumerate(random_games(times(8, 24))):
        seat = number % s.seats
        seen = row(s, board, seat)
        for luck in range(3):
            other = copy_of(s)
            imagine(other, tables(board), seat, seeded(luck, number))
            assert row(other, board, seat) == seen
            if facts(other) != facts(s):
                phases.add(s.phase)
    assert phases >= {Phase.CIRCLE, Phase.ROLL, Phase.MOVE, Phase.RECIRCLE, Phase.LANDED}


def test_it_knows_of_circles_what_the_view_tells() -> None:
    for s, board in random_games(times(8, 24), 11):
        b = tables(board)
        seen = observed.observed(GAME, "play", s, board, 0)
        shown = view.view(s, b, of_type(Plan, board.plan), None)
        for owner in range(s.seats):
            made = s.made[owner][: s.live[owner]]
            assert seen["possible"][owner] == [
                sum(is_possible(s, b, owner, number, turn) for turn in made)
                for number in range(b.numbers)
            ]
            clear = {number for number in range(b.numbers) if not seen["possible"][owner][number]}
            assert {number - 1 for number in shown.players[owner].clear} == clear


def test_what_may_be_done_follows_from_what_is_seen() -> None:
    """No part of a position changes it without being seen."""
    told = set()
    pool = [(copy_of(s), board) for s, board in random_games(12, 5)]
    rng = Random(4)
    for _ in range(times(4000, 20000)):
        s, board = rng.choice(pool)
        other = rng.choice([o for o, on in pool if on is board and o.seats == s.seats])
        part = rng.choice(PARTS)
        mixed, seat = copy_of(s), rng.randrange(s.seats)
        for name in part:
            setattr(mixed, name, getattr(other, name))
        before, after = (set(legal_actions(each, tables(board), seat)) for each in (s, mixed))
        if before != after:
            assert row(mixed, board, seat) != row(s, board, seat), part
            told.add(part)
    assert told >= set(PARTS) - {("progress",), ("chips",), ("other_area",), ("nearer",)}


@slow
def test_compiled_code_sees_the_same() -> None:
    for number, (s, board) in enumerate(random_games(8, 13)):
        for seat in range(s.seats):
            assert observed.compiled_row_of(GAME, "play", s, board, seat) == row(s, board, seat), (
                number
            )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_length_follows_from_board_and_seats(seats: int) -> None:
    valley, mini = (
        observed.length_of(GAME, "play", board_named(name), seats) for name in ("valley", "mini")
    )
    squares, numbers = 149, 99
    assert mini < valley
    assert len(of_type(Plan, board_named("valley").plan).squares) == squares
    fixed = 7 + seats + 3 + 2 + 4 + 5 * seats
    assert valley == fixed + (seats + 1) * squares + (2 * seats + 2) * numbers
