"""Pac-Man: a dice maze with shared ghosts, for two to four (MB France, 1982)."""

from ludotheque.engine.contract import About, Bot, Contract, Dice, Option, Story, Task, Views
from ludotheque.engine.loading import terminal_of

from . import board, bot, census, hints, notation, observation, reasons, rules, state, story, view
from .board import picture

contract = Contract(
    package=__name__,
    about=About(
        name="pac-man",
        version=2,
        seats=(2, 3, 4),
        boards=("european", "american"),
        most_outcomes=36,  # two dice
        # A yellow marble goes back to its hole for a gobbled ghost (PM-12c), can be gobbled again,
        # and the quiet rounds of PM-W are counted anew.
        longest=None,
        scores=(0, 72),  # white marbles of the American edition
        options=(
            Option("ghost_turn", ("forbidden", "free")),
            Option("ghost_doors", ("closed", "open")),
        ),
    ),
    declared=state,
    rules=rules,
    board=board,
    notation=notation,
    views=Views(view=view.view, drawing=view.drawing),
    reasons=reasons,
    story=Story(tell=story.tell, goes_on=story.goes_on, finds=story.finds),
    bot=Bot(evaluate=bot.evaluate, levels=bot.LEVELS),
    hints=hints,
    picture=picture.svg,
    dice=Dice(faces=notation.DIE, shown=notation.dice),
    outcomes=notation.outcomes,
    census=census,
    tasks={"play": Task(observe=observation.observe, slices=observation.slices)},
    terminal=terminal_of(__name__),
)
