"""The fixture game of secrets once more, with a bot that thinks for as long as a test wishes."""

from dataclasses import replace

from ludotheque.engine.contract import Bot
from tests.fixtures import hoard

from . import bot

contract = replace(
    hoard.contract,
    package=__name__,
    about=replace(hoard.contract.about, name="dawdle", boards=("row",)),
    bot=Bot(evaluate=bot.evaluate),
)
