"""Close Encounters of the Third Kind: a race through secret traps (Parker Brothers, 1978)."""

from ludotheque.engine.contract import About, Bot, Contract, Dice, Option, Story, Task, Views
from ludotheque.engine.loading import terminal_of

from . import board, bot, census, hints, notation, observation, reasons, rules, state, story, view
from .board import picture

contract = Contract(
    package=__name__,
    about=About(
        name="close-encounters",
        version=2,
        seats=(2, 3, 4),
        boards=("valley",),
        most_outcomes=36,  # two dice
        # The rules end a game by CE-W once no trap was sprung for QUIET_ROUNDS. So each of at most
        # 4 chips a player, and the end, come within 200 rounds of the chip before: with four, 17
        # times 800 turns. A turn has at most 12 steps, then a circle, after a trap by its owner;
        # where several traps are sprung at once, there are fewer times. Before the first turn
        # eight circles are made in all.
        longest=17 * 800 * 13 + 8,
        scores=(0, 5),  # chips
        options=(
            Option("progress", ("onward", "strict", "free")),
            Option("chips", ("may_enter", "must_jump")),
            Option("other_area", ("open", "closed")),
        ),
        secrets=True,
    ),
    declared=state,
    rules=rules,
    board=board,
    notation=notation,
    views=Views(view=view.view, drawing=view.drawing, revealed=view.revealed),
    reasons=reasons,
    story=Story(
        tell=story.tell,
        goes_on=story.goes_on,
        asks_anew=story.asks_anew,
        foresight=story.FORESIGHT,
        reveals=story.reveals,
        supposing=story.supposing,
    ),
    bot=Bot(evaluate=bot.evaluate, levels=bot.LEVELS, is_hidden=bot.is_hidden),
    hints=hints,
    picture=picture.svg,
    dice=Dice(faces=notation.DIE, shown=notation.dice),
    outcomes=notation.outcomes,
    census=census,
    tasks={"play": Task(observe=observation.observe, slices=observation.slices)},
    terminal=terminal_of(__name__),
)
