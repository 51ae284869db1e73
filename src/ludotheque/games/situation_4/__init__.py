"""Situation 4: two sides, two equal puzzles, one map, no turns (Parker Brothers, 1969)."""

from ludotheque.engine.contract import About, Bot, Contract, Option, Story, Task, Views
from ludotheque.engine.loading import terminal_of

from . import (
    board,
    bot,
    census,
    clock,
    fitting_found,
    fitting_given,
    hints,
    notation,
    reasons,
    rules,
    state,
    story,
    view,
)
from .board import picture

contract = Contract(
    package=__name__,
    about=About(
        name="situation-4",
        version=2,
        seats=(2,),
        boards=("standard", "quick", "grand"),
        most_outcomes=160 * 4,  # places for a piece of the largest tray, and ways round
        # At most 160 pieces, 12 units, 16 flags and 4 bridges are laid, each for good. A side can
        # declare that it has finished once more after each of them, and once at first (S4-20). Both
        # are ready, and the clock says when to begin and to end.
        longest=2 * (160 + 12 + 16 + 4) + 2 + 2 + 2,
        scores=(0, 32 * 50 + 16 * 1000 + 2 * 100),  # areas, objectives at their dearest, bridges
        options=(
            Option("rotation", ("off", "on")),
            Option("minutes", ("none",), numbers=range(5, 121)),
            Option("members_a", ("1", "2", "3", "4")),
            Option("members_b", ("1", "2", "3", "4")),
            Option("pace", ("steady", "gentle", "brisk", "fast")),
            Option("places", ("in_order", "likeliest_first")),
        ),
        realtime=True,
    ),
    declared=state,
    rules=rules,
    board=board,
    notation=notation,
    views=Views(
        view=view.view,
        drawing=view.drawing,
        is_listed=view.is_listed,
        in_play=view.in_play,
        handout=view.handout,
    ),
    reasons=reasons,
    story=Story(tell=story.tell),
    bot=Bot(evaluate=bot.evaluate, levels=bot.LEVELS, leaf_value=bot.leaf_value, pause=bot.pause),
    hints=hints,
    last_resort=rules.LAST_RESORT,
    picture=picture.svg,
    alarms=clock.alarms,
    preparation=clock.preparation,
    held=notation.held,
    census=census,
    tasks={
        "fitting-given": Task(observe=fitting_given.observe, slices=fitting_given.slices),
        "fitting-found": Task(
            observe=fitting_found.observe,
            slices=fitting_found.slices,
            actions=fitting_found.action_count,
            offer=fitting_found.offer,
            meant=fitting_found.meant,
            name=fitting_found.name,
        ),
    },
    terminal=terminal_of(__name__),
)
