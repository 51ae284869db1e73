"""Mission Impossible: six agents in disguise hunt one another, for three to six (1975)."""

from ludotheque.engine.contract import About, Bot, Contract, Dice, Option, Story, Task, Views
from ludotheque.engine.loading import terminal_of

from . import board, bot, census, hints, notation, observation, reasons, rules, state, story, view
from .board import picture

contract = Contract(
    package=__name__,
    about=About(
        name="mission-impossible",
        version=2,
        seats=(3, 4, 5, 6),
        boards=("ring-city", "star-city"),
        most_outcomes=720,  # deals of six notebooks to five or six
        longest=None,  # nobody need ever confront anybody, unless `rounds` ends the game
        scores=(0, 6),  # for the last of six, with five eliminated
        options=(
            Option("cards", ("put_back", "kept")),
            Option("rounds", ("none",), range(10, 101, 10)),
        ),
        secrets=True,
    ),
    declared=state,
    rules=rules,
    board=board,
    notation=notation,
    views=Views(view=view.view, drawing=view.drawing, revealed=view.revealed, in_play=view.in_play),
    reasons=reasons,
    story=Story(tell=story.tell, goes_on=story.goes_on, reveals=story.reveals, finds=story.finds),
    bot=Bot(
        evaluate=bot.evaluate,
        levels=bot.LEVELS,
        leaf_value=bot.leaf_value,
        prior_score=bot.prior_score,
        playout_action=bot.playout_action,
        ends_playout=bot.ends_playout,
        is_hidden=bot.is_hidden,
        has_lost=bot.has_lost,
    ),
    hints=hints,
    picture=picture.svg,
    dice=Dice(faces=notation.DIE, shown=notation.dice),
    outcomes=notation.outcomes,
    census=census,
    tasks={"play": Task(observe=observation.observe, slices=observation.slices)},
    terminal=terminal_of(__name__),
)
