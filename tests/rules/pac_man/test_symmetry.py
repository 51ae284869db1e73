"""The board is four-fold and the ghosts are alike: turned round or exchanged, the rules agree."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.pac_man.board import Plan
from ludotheque.games.pac_man.constants import (
    FACES,
    FIRST_GHOST,
    FIRST_PACMAN,
    NAME,
    NOWHERE,
    SPACES,
    STAY,
    STEP,
    Piece,
)
from ludotheque.games.pac_man.rules import apply, chance, draw, home_number, over, setup
from ludotheque.games.pac_man.state import Board, State
from tests.kit import symmetry
from tests.tiers import mostly_thorough, slow, times

from .positions import BOARDS, GAME, board_named, copy_of, legal_actions, random_position

Turning = Callable[[int], int]


# ---------------------------------------------------------------- turning a position


@cache
def turned_spaces(plan: Plan, quarters: int) -> tuple[int, ...]:
    """Where each space comes to lie after some quarter turns clockwise."""
    last = plan.rows - 1
    found = []
    for space in plan.spaces:
        column, row = space.column, space.row
        for _ in range(quarters):
            column, row = last - row, column
        found.append(plan.at[column, row])
    return (*found, *range(len(plan.spaces), SPACES))


def turned(s: Any, plan: Plan, quarters: int) -> Any:
    """The same position seen after the board and the seats have been turned together.

    With three, the empty home is turned too, and seats keep their order around the board.
    """
    space, seat = turning_spaces(plan, quarters), turning_seats(s, quarters)
    other = copy_of(s)
    if s.seats == 3:
        other.empty = (s.empty + quarters) % 4
    other.turn = seat(s.turn)
    other.came = space(s.came)
    for ghost in range(2):
        other.ghost[ghost] = space(s.ghost[ghost])
    for at in range(len(plan.spaces)):
        other.circuit[space(at)] = s.circuit[at]
        occupant = s.on[at] - FIRST_PACMAN
        playing = 0 <= occupant < s.seats
        other.on[space(at)] = FIRST_PACMAN + seat(occupant) if playing else s.on[at]
    for player in range(s.seats):
        turn_player(s, other, player, seat(player), space)
    return other


def turn_player(s: Any, other: Any, player: int, to: int, space: Turning) -> None:
    other.pacman[to] = space(s.pacman[player])
    other.total[to], other.tray[to] = s.total[player], s.tray[player]
    other.yellow[to] = s.yellow[player]
    for marble in range(4):
        other.origin[to][marble] = space(s.origin[player][marble])


def turning_spaces(plan: Plan, quarters: int) -> Turning:
    table = turned_spaces(plan, quarters)
    return lambda space: NOWHERE if space == NOWHERE else table[space]


def turning_seats(s: Any, quarters: int) -> Turning:
    if s.seats == 3:
        return lambda seat: seat_turned(s, seat, quarters)
    shift = quarters * s.seats // 4
    return lambda seat: (seat + shift) % s.seats


def seat_turned(s: Any, seat: int, quarters: int) -> int:
    """Who lives, around a turned empty home, where this seat's home has come to lie."""
    home, empty = (home_number(s, seat) + quarters) % 4, (s.empty + quarters) % 4
    return home - 1 if home > empty else home


@dataclass(frozen=True)
class Turned:
    """Everything after some quarter turns of the board."""

    s: Any
    plan: Plan
    quarters: int

    def seat(self, seat: int) -> int:
        return turning_seats(self.s, self.quarters)(seat)

    def action(self, seat: int, action: int) -> int:
        if action >= STEP:
            return STEP + turned_spaces(self.plan, self.quarters)[action - STEP]
        if action >= NAME and action - NAME < self.s.seats:
            return NAME + self.seat(action - NAME)
        return action

    def state(self, s: Any) -> Any:
        return turned(s, self.plan, self.quarters)


# ---------------------------------------------------------------- exchanging the ghosts


class ExchangedGhosts:
    """Each ghost in the place of the other; seats stay."""

    def seat(self, seat: int) -> int:
        return seat

    def action(self, seat: int, action: int) -> int:
        if action < FACES or action >= STAY:
            return action
        return action + FACES if action < 2 * FACES else action - FACES

    def state(self, s: Any) -> Any:
        other = copy_of(s)
        other.ghost[0], other.ghost[1] = s.ghost[1], s.ghost[0]
        for at in range(SPACES):
            if s.on[at] >= FIRST_GHOST:
                other.on[at] = 2 * FIRST_GHOST + 1 - s.on[at]
        if s.piece != Piece.PACMAN:
            other.piece = Piece.GHOST_1 + Piece.GHOST_2 - s.piece
        return other


# ---------------------------------------------------------------- the properties


def require_symmetric(s: Any, board: str, quarters: int) -> None:
    require_same(s, board, Turned(s, of_type(Plan, board_named(board).plan), quarters))


def require_same(s: Any, board: str, turning: symmetry.Turning) -> None:
    b = board_named(board).plain
    symmetry.require_same(GAME, s, b, turning)
    actions = legal_actions(s, b, s.turn)
    symmetry.require_same_after(GAME, s, b, turning, s.turn, actions)


@pytest.mark.parametrize("board", BOARDS)
def test_four_quarter_turns_bring_every_space_back(board: str) -> None:
    plan = of_type(Plan, board_named(board).plan)
    assert turned_spaces(plan, 4) == turned_spaces(plan, 0)
    assert turned_spaces(plan, 1)[plan.homes[0]] == plan.homes[1]
    assert turned_spaces(plan, 1)[plan.centre] == plan.centre


@slow
@pytest.mark.parametrize(
    ("seats", "quarters"), [(4, 1), (4, 2), (4, 3), (3, 1), (3, 2), (3, 3), (2, 2)]
)
def test_turned_random_positions_play_alike(seats: int, quarters: int) -> None:
    met = 0
    for seed in range(times(90, 260)):
        s, laid_out = random_position(Random(seed))
        if s.seats == seats:
            met += 1
            require_symmetric(s, laid_out.name, quarters)
    assert met > times(15, 50)


@slow
@pytest.mark.parametrize("board", mostly_thorough(BOARDS, usually=BOARDS[:1]))
@pytest.mark.parametrize(("seats", "quarters"), [(4, 1), (3, 1), (2, 2)])
def test_turned_games_play_alike(board: str, seats: int, quarters: int) -> None:
    """The rolls for the start go by seat and not by sight, so the games begin after them."""
    rng, laid_out = Random(seats), board_named(board)
    s, b = of_type(State, GAME.fresh(seats, {})), of_type(Board, laid_out.plain)
    setup(s, b)
    if seats == 3:
        draw(s, b, 2)
    for seat in range(seats):
        draw(s, b, 35 if seat == 1 else 0)
    for _ in range(120):
        if over(s, b):
            break
        if outcomes := chance(s, b):
            draw(s, b, rng.randrange(outcomes))
        else:
            require_symmetric(s, board, quarters)
            apply(s, b, s.turn, rng.choice(legal_actions(s, b, s.turn)))


@slow
def test_the_ghosts_are_alike() -> None:
    for seed in range(times(100, 300)):
        s, laid_out = random_position(Random(seed))
        require_same(s, laid_out.name, ExchangedGhosts())
