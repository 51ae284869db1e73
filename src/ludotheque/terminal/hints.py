"""A hint at the terminal: found in the same way as on the page, thinking in this process."""

from __future__ import annotations

import asyncio

from ludotheque.bots.hints import Hint, find_hint
from ludotheque.bots.player import BotChoice, choose_move
from ludotheque.bots.searchers import Searchers
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded


class HereAndNow:
    """Chooses at once: by thinking ahead where that is ready, else simply."""

    def __init__(self, searchers: Searchers | None) -> None:
        self.searchers = searchers

    async def choose(
        self, match: Match, seat: Seat, bot: str, seed: int, table: str = ""
    ) -> BotChoice:
        rng = seeded(seed, 1)
        searcher = self.searchers.ready(match.game) if self.searchers else None
        return BotChoice(choose_move(match, seat, bot, rng, searcher))


def hint(match: Match, seat: Seat, seed: int, searchers: Searchers | None) -> Hint:
    return asyncio.run(find_hint(HereAndNow(searchers), match, seat, seed))
