"""The bots there are, by name: two simple ones, and the levels of each game."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ludotheque.engine import levels
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.levels import Level

SIMPLE = {"random": levels.RANDOM, "greedy": levels.GREEDY}
BOTS = (*SIMPLE, *levels.NAMES)
UNPREPARED = "greedy"  # who plays for a level that cannot think ahead yet


def require_bot(bot: str) -> None:
    if bot not in BOTS:
        raise LudothequeError(Problem("no-such-bot", {"bot": bot, "allowed": ", ".join(BOTS)}))


def levels_of(game: Game) -> Mapping[str, Level]:
    """The five levels, as the game has them."""
    return game.bot.levels


def level_of(game: Game, bot: str) -> Level:
    """A bot by its name; numbers may be altered for a trial: `sharp+depth=10+care=300`."""
    name, *changes = bot.split("+")
    level = (SIMPLE | dict(levels_of(game))).get(name)
    if level is None:
        raise LudothequeError(Problem("no-such-bot", {"bot": bot, "allowed": ", ".join(BOTS)}))
    return levels.altered(level, dict(change_in(bot, change) for change in changes))


def change_in(bot: str, change: str) -> tuple[str, int]:
    found = re.fullmatch(r"(\w+)=(-?\d+)", change)
    if found is None or found[1] not in levels.NUMBERS:
        raise LudothequeError(Problem("no-such-bot", {"bot": bot, "allowed": ", ".join(BOTS)}))
    return found[1], int(found[2])
