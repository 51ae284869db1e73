"""What a browser's house is made of, imported and put to work where NumPy and Numba are missing.

`test_without_numpy.py` runs this in a process of its own.
"""

from __future__ import annotations

import asyncio
import importlib
import sys
from random import Random
from typing import Any

from ludotheque.bots import analysis
from ludotheque.bots.analyst_in_loop import AnalystInLoop
from ludotheque.bots.hints import find_hint
from ludotheque.bots.player import BotChoice, choose_move
from ludotheque.bots.search import Searcher
from ludotheque.engine.levels import Level
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.engine.speeds import INTERPRETER
from tests.engine.source_text import PACKAGE, module_name, sources
from tests.fixtures import fixture_games

FOLDERS = ("engine", "kit", "games", "bots", "tables", "words")
MISSING = ("numpy", "numba")
TOOLS = {"mapmaking", "bot_duels_solver"}  # by which files of the games were made


def import_all() -> None:
    assert not set(MISSING) & set(sys.modules)
    absent: dict[str, Any] = dict.fromkeys(MISSING)
    sys.modules |= absent  # whoever imports one from now on gets an error
    for folder in FOLDERS:
        for path in sources(PACKAGE / folder):
            name = module_name(path)
            if not TOOLS & set(name.split(".")):
                importlib.import_module(name)


class Chooser:
    """Bots that choose in this process."""

    async def choose(
        self, match: Match, seat: Seat, bot: str, seed: int, table: str = ""
    ) -> BotChoice:
        return BotChoice(choose_move(match, seat, "greedy", seeded(seed)))


async def play(match: Match) -> None:
    """Each move by a hint, by a search, or at random."""
    random, searcher = Random(1), Searcher(match.game, INTERPRETER, most_nodes=64)
    while not match.over:
        seat = random.choice(sorted(match.acting))
        if seat in match.seats:
            await find_hint(Chooser(), match, seat, 1)
            position = searcher.converted(match.copied(), match.board)
            searcher.choose(*position, seat, Level(iterations=4), INTERPRETER.generator(1))
        match.play(seat, random.choice(match.legal(seat)))


async def main() -> None:
    import_all()
    analysis.MOST = analysis.LESSON_GAMES = 2
    analyst = AnalystInLoop(INTERPRETER)
    for game in fixture_games():
        match = game.match(game.about.seats[0], seed=1)
        await play(match)
        while (found := analyst.analysis(game.name, match).report) is None:
            await asyncio.sleep(0)
        print(game.name, sum(found.moments[-1].chances))


if __name__ == "__main__":
    asyncio.run(main())
