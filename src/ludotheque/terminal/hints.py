"""A hint at the terminal: the same adviser as on the page, thinking in this process."""

from __future__ import annotations

import asyncio

from ludotheque.bots.adviser import Suggestion, advise
from ludotheque.bots.minds import Minds
from ludotheque.bots.player import Choice, choose_move
from ludotheque.engine import chance
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat


class HereAndNow:
    """Chooses at once: by thinking ahead where that is ready, else simply."""

    def __init__(self, minds: Minds | None) -> None:
        self.minds = minds

    async def choose(
        self, match: Match, seat: Seat, bot: str, seed: int, table: str = ""
    ) -> Choice:
        rng = [0] * chance.RNG_WORDS
        chance.seed_rng(rng, seed, 1)
        mind = self.minds.ready(match.game) if self.minds else None
        return Choice(choose_move(match, seat, bot, rng, mind))


def hint(match: Match, seat: Seat, seed: int, minds: Minds | None) -> Suggestion:
    return asyncio.run(advise(HereAndNow(minds), match, seat, seed))
