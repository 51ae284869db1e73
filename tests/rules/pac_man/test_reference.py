"""The positions in which the rules are compared with slow ones."""

from __future__ import annotations

from random import Random

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.pac_man.board.plan import Plan
from tests.tiers import slow

from .positions import (
    legal_actions,
    random_position,
    require_sound,
)
from .reference import SIDE_BY_SIDE


@slow
def test_the_random_positions_are_sound_and_varied() -> None:
    phases = set()
    staying = stuck = 0
    for seed in range(2000):
        s, laid_out = random_position(Random(seed))
        require_sound(s, laid_out.plain, of_type(Plan, laid_out.plan))
        phases.add(s.phase)
        actions = legal_actions(s, laid_out.plain, s.turn)
        texts = [SIDE_BY_SIDE.written(s, laid_out, s.turn, action) for action in actions]
        staying += "stay" in texts and len(texts) > 1  # only an optional way is left
        stuck += texts in ([], ["stay"])
    assert len(phases) == 3
    assert staying > 10
    assert stuck > 10
