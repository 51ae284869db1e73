"""Skeleton: a race with one die, for two to four.

`ludotheque new` copies this game under another name, for you to change. It keeps the laws of every
game as it stands: change one thing at a time, and run `ludotheque conformance` in between.
"""

from ludotheque.engine.contract import About, Bot, Contract, Dice, Option, Story, Task, Views
from ludotheque.engine.loading import terminal_of

from . import board, bot, hints, notation, observation, picture, reasons, rules, state, story, view

contract = Contract(
    package=__name__,
    about=About(
        name="skeleton",
        version=1,
        seats=(2, 3, 4),
        boards=("track",),
        most_outcomes=6,  # a die
        longest=None,  # everybody may stay for ever
        scores=(0, 1),
        options=(Option("finish", ("open", "exact")),),
    ),
    declared=state,
    rules=rules,
    board=board,
    notation=notation,
    views=Views(view=view.view, drawing=view.drawing, picture=picture.picture),
    reasons=reasons,
    story=Story(tell=story.tell),
    bot=Bot(evaluate=bot.evaluate),
    hints=hints,
    dice=Dice(faces=notation.FACES, shown=notation.dice),
    tasks={"play": Task(observe=observation.observe, slices=observation.slices)},
    terminal=terminal_of(__name__),
)
