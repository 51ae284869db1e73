"""One game of a run, played again as a match that can be saved, replayed and looked at."""

from __future__ import annotations

from typing import Any

from ludotheque.engine import chance, compile, declare
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat

from .simulate import SPARE_STATES, Run


def rerun(run: Run, number: int) -> Match:
    """Game `number` of a run, whichever backend played it."""
    match = Match(run.game, run.seats, options=run.options, board=run.board)
    chooser = Chooser(run, match, number)
    while not match.over and chooser.steps < run.limit:
        match.play(*chooser.next_move())
    return match


class Chooser:
    """Draws the choices of a game in the order in which the drivers draw them."""

    def __init__(self, run: Run, match: Match, number: int) -> None:
        self.run, self.match, self.steps = run, match, 0
        self.built: Any = compile.interpreted(run.game, *run.drivers)
        self.rng = [0] * chance.RNG_WORDS
        chance.seed_rng(self.rng, run.seed, number)
        self.out = [0] * run.game.rules.ACTIONS
        self.spare = [declare.plain(run.game.declared.State) for _ in range(SPARE_STATES)]
        self.bots = run.bot_numbers()

    def next_move(self) -> tuple[Seat, Any]:
        notation, s, b = self.run.game.notation, self.match.state, self.match.board.plain
        plan = self.match.board.plan
        outcomes = self.run.game.rules.chance(s, b)
        if outcomes:
            return FATE, notation.to_fate(s, plan, chance.below(self.rng, outcomes))
        seat = Seat(self.built.pick_seat(self.run.game.rules.acting(s, b), self.rng))
        action = self.built.choose(s, b, self.bots, self.spare, seat, self.rng, self.out)
        self.steps += 1
        return seat, notation.to_move(s, plan, seat, action)
