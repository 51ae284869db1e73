"""One game of a run, played again as a match that can be saved, replayed and looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from ludotheque.engine.speeds import INTERPRETER

from .run import Run
from .simulate import playing

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Move


def rerun(run: Run, number: int) -> Match:
    """Game `number` of a run, whichever backend played it."""
    match = Match(run.game, run.seats, options=run.options, board=run.board)
    chooser = Chooser(run, match, number)
    while not match.over and chooser.steps < run.limit:
        match.play(*chooser.next_move())
    return match


class Chooser:
    """Draws the choices of a game in the order in which the loop draws them."""

    def __init__(self, run: Run, match: Match, number: int) -> None:
        self.run, self.match, self.steps = run, match, 0
        self.built = INTERPRETER.build(run.game, *run.drivers)
        self.play = playing(run, INTERPRETER, match.state, 0)._replace(
            rng=INTERPRETER.generator(run.seed, number)
        )

    def next_move(self) -> tuple[Seat, Move]:
        rules, notation, built = self.run.game.rules, self.run.game.notation, self.built
        s, b, plan = self.match.state, self.match.board.plain, self.match.board.plan
        outcomes = rules.chance(s, b)
        if outcomes:
            return FATE, notation.to_fate(s, plan, built.pick_outcome(s, b, outcomes, self.play))
        seat = Seat(built.pick_seat(rules.acting(s, b), self.play))
        self.steps += 1
        return seat, notation.to_move(s, plan, seat, built.pick_action(s, b, seat, self.play))
