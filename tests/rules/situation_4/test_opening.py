"""Opening a board that comes with the game: nothing is worked out, and no geometry is loaded."""

from __future__ import annotations

import json
import subprocess
import sys

import ludotheque

GAME = ludotheque.game("situation-4")
PROGRAM = """
import json, sys
import ludotheque
game = ludotheque.game("situation-4")
for name in game.about.boards:
    match = game.match(seats=2, seed=1, board=name)
    for _ in range(20):
        seat = min(match.acting)
        match.play(seat, match.legal(seat)[0])
        match.view(seat)
    game.views.drawing(match.board.plan)
    game.picture(match.board.plan)
{more}
print(json.dumps(sorted(name for name in sys.modules if ".mapmaking" in name or name == "shapely")))
"""


def loaded(more: str = "") -> list[str]:
    """What of the map-making a program has loaded that opens, plays and draws every board."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(more=more)],
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[str] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_the_map_of_a_board_that_comes_with_the_game_is_not_worked_out() -> None:
    assert loaded() == []


def test_any_other_board_is_worked_out() -> None:
    more = "game.board.check(game.board.read(game.board_text('quick') + '# changed'))"
    assert {"shapely", f"{GAME.package}.mapmaking"} <= {*loaded(more)}
