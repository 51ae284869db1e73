"""Pebbles: from one heap, one to three at a time, and whoever takes the last one wins.

Who leaves a multiple of four wins for certain: a bot that thinks ahead must find that out. It is
played on a heap that fate has no hand in, or on one to which fate adds a pebble or none.
"""

from ludotheque.engine.contract import About, Bot, Contract, Option, Story, Views

from . import board, bot, hints, notation, reasons, rules, state, story, view

contract = Contract(
    package=__name__,
    about=About(
        name="pebbles",
        version=1,
        seats=(2,),
        boards=("heap",),
        most_outcomes=2,
        longest=None,
        scores=(0, 1),
        options=(Option("fate", ("absent", "present")),),
    ),
    declared=state,
    rules=rules,
    board=board,
    notation=notation,
    views=Views(view=view.view, drawing=view.drawing),
    reasons=reasons,
    story=Story(tell=story.tell),
    bot=Bot(evaluate=bot.evaluate),
    hints=hints,
)
