"""Rolling two dice for the start: the highest total starts, and who ties for it rolls again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .table import Table

every_first_roll = pytest.mark.parametrize(
    ("rolls", "first"),
    [
        ("A rolls 6-5; B rolls 1-2; C rolls 3-3", "A"),
        ("A rolls 1-2; B rolls 6-5; C rolls 3-3", "B"),
        ("A rolls 1-2; B rolls 3-3; C rolls 5-6", "C"),
        ("A rolls 6-1; B rolls 3-3; C rolls 4-4", "C"),
    ],
)


def require_start(play: Callable[[str], Table], rolls: str, first: str) -> None:
    game = play(f"3 players; roll for start; {rolls}")
    assert (game.turn, game.phase) == (first, "roll")


def require_tie_rolled_again(play: Callable[[str], Table]) -> None:
    game = play(
        "4 players; roll for start; A rolls 6-4; B rolls 1-1; C rolls 5-5; D rolls 4-6;"
        "A rolls 1-1; C rolls 2-2; D rolls 3-1"
    )
    assert game.phase == "first-roll"
    shown = [(player.roll, player.outrolled) for player in game.watched.players]
    assert shown == [(2, True), (2, True), (0, False), (0, False)]  # only C and D are to come
    assert game.then("C rolls 6-6; D rolls 6-5").turn == "C"
    assert game.phase == "roll"
