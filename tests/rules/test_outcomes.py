"""What fate's outcomes stand for is announced for every draw that everybody sees."""

from __future__ import annotations

import pytest

from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games
from ludotheque.engine.seats import FATE
from ludotheque.lab.rerun import rerun
from ludotheque.lab.run import Run


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_public_draw_is_what_was_announced(game: Game) -> None:
    seats = 3 if 3 in game.about.seats else game.about.seats[0]
    match = rerun(Run(game, 1, seats, seed=7, bots=("random",), options={}), 0)
    again, public = match.anew(), 0
    announced = game.outcomes(match.board.plan) if game.outcomes else ()
    listed = {len(moves): moves for moves in announced}
    for entry in match.log:
        if entry.seat == FATE and not again.hides(entry.move):
            assert listed[again.outcomes][entry.choice] == entry.move
            public += 1
        again.follow(entry)
    assert bool(public) == bool(announced)
