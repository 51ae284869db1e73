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
UNPREPARED = "greedy"  # who plays for a level whose search is not compiled yet


def require_bot(bot: str) -> None:
    if bot not in BOTS:
        raise no_such_bot(bot)


def no_such_bot(bot: str) -> LudothequeError:
    return LudothequeError(Problem("no-such-bot", {"bot": bot, "allowed": ", ".join(BOTS)}))


def levels_of(game: Game) -> Mapping[str, Level]:
    """The five levels, as the game has them."""
    return game.bot.levels


def level_of(game: Game, bot: str) -> Level:
    """A bot by its name; numbers may be altered for a trial: `sharp+depth=10+exploration=900`."""
    name, *changes = bot.split("+")
    level = (SIMPLE | dict(levels_of(game))).get(name)
    if level is None:
        raise no_such_bot(bot)
    return levels.altered(level, dict(change_in(bot, level, change) for change in changes))


def change_in(bot: str, level: Level, change: str) -> tuple[str, int]:
    """A number of the level, and what it is changed to."""
    found = re.fullmatch(r"(\w+)=(-?\d+)", change)
    if found is None:
        raise no_such_bot(bot)
    name, known = found[1], levels.parameters(type(level))
    if name not in known:
        wrong = {"bot": bot, "name": name, "allowed": ", ".join(known)}
        raise LudothequeError(Problem("no-such-level-number", wrong))
    return name, int(found[2])
