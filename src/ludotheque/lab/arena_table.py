"""One table of the arena, in one process: it plays whichever of a contest's games it is given."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from ludotheque.bots import by_seat, choosers
from ludotheque.engine import chance, compile, declare
from ludotheque.engine.seats import Seat

from . import arena_bots, arena_play, playout
from .arena import Contest, Fixture, Played, Thought
from .simulate import ENDLESS, SPARE_STATES

# What the seeds of the three kinds of generators differ by.
ORDER_SEED = 0x0BDE
MIND_SEED = 0x313D


class Table:
    """Everything that a game needs, made once."""

    def __init__(self, contest: Contest) -> None:
        self.contest, game = contest, contest.game
        self.built = compile.for_cpu(game, choosers, by_seat, playout, arena_play)
        self.b = game.laid_out(contest.board).record[0]
        self.opening = opening_of(contest)
        self.states = np.zeros(2 + SPARE_STATES, self.opening.dtype)
        self.out = np.zeros(game.rules.ACTIONS, np.int64)
        self.paces = [arena_bots.pace_of(game, bot) for bot in contest.bots]
        self.kinds = [arena_bots.simple_number(game, bot) for bot in contest.bots]
        self.limit = contest.max_steps or ENDLESS

    @cached_property
    def searching(self) -> dict[int, arena_bots.ArenaBot]:
        """Those of the bots that think."""
        return {
            number: arena_bots.bot_of(self.contest, bot)
            for number, bot in enumerate(self.contest.bots)
            if self.kinds[number] == arena_play.THINKS
        }

    def warm_up(self) -> None:
        """Compiles everything, or loads it: every bot that thinks is asked for a first move."""
        seated = [*self.searching, *range(len(self.kinds))] * self.contest.seats
        game = OneGame(self, Fixture(0, 0, tuple(seated[: self.contest.seats])))
        seat = game.next_seat()
        if seat != arena_play.NOBODY:
            for bot in self.searching.values():
                bot.choose(game.shown_to(seat), seat, game.rngs[seat])
            game.think_and_play(seat)
        game.played()
        self.thought()

    def play(self, fixture: Fixture, stopped: Callable[[], bool] = lambda: False) -> Played | None:
        """One game from its beginning to its end; nothing, if everything is stopped meanwhile."""
        game = OneGame(self, fixture)
        while (seat := game.next_seat()) != arena_play.NOBODY:
            if stopped():
                return None
            game.think_and_play(seat)
        return game.played()

    def thought(self) -> dict[int, Thought]:
        """What thinking has taken since this was asked last."""
        taken = {number: bot.thought for number, bot in self.searching.items()}
        for bot in self.searching.values():
            bot.thought = Thought()
        return taken


class OneGame:
    """A game while it is played."""

    def __init__(self, table: Table, fixture: Fixture) -> None:
        self.table, self.fixture = table, fixture
        self.s, self.shown = table.states[0], table.states[1]
        self.tally = np.zeros(playout.TALLY, np.int64)
        simple = [table.kinds[number] for number in fixture.seating]
        clock = [choosers.RANDOM] * (len(Seat) - len(simple))
        self.bots = np.array(simple + clock, np.int64)
        paces = [table.paces[number] for number in fixture.seating]
        self.paces = np.array(paces + [0] * len(clock), np.int64)
        self.times = np.zeros(len(Seat), np.int64)
        seed = table.contest.seed
        self.fate = generator(seed, fixture.round)
        self.order = generator(seed ^ ORDER_SEED, fixture.round)
        numbers = (fixture.number * len(Seat) + seat for seat in Seat)
        self.rngs = np.array([generator(seed ^ MIND_SEED, number) for number in numbers])
        table.built.open_game(self.s, table.opening[0], self.tally)

    def next_seat(self) -> int:
        """Plays on until somebody has to think."""
        table = self.table
        found: int = table.built.play_on(
            self.s, table.b, self.bots, table.states[2:], self.fate, self.order, self.paces,
            self.times, self.rngs, table.out, self.tally, table.limit,
        )  # fmt: skip
        return found

    def shown_to(self, seat: int) -> Any:
        self.table.built.show(self.shown, self.s, self.table.b, seat, self.rngs[seat])
        return self.shown

    def think_and_play(self, seat: int) -> None:
        bot = self.table.searching[self.fixture.seating[seat]]
        action = bot.choose(self.shown_to(seat), seat, self.rngs[seat])
        self.table.built.play_action(self.s, self.table.b, seat, action, self.tally)

    def played(self) -> Played:
        built, b = self.table.built, self.table.b
        return Played(
            round=self.fixture.round,
            seating=self.fixture.seating,
            scores=tuple(
                int(built.score(self.s, b, seat)) for seat in range(len(self.fixture.seating))
            ),
            steps=int(self.tally[playout.STEPS]),
            ended=bool(built.over(self.s, b)),
            hash=int(built.final_hash(self.s, self.tally)),
        )


def opening_of(contest: Contest) -> np.ndarray[Any, Any]:
    """The position in which every game of a contest begins."""
    game = contest.game
    s = game.fresh(contest.seats, contest.options)
    game.rules.setup(s, game.laid_out(contest.board).plain)
    record = np.zeros(1, declare.dtype(game.declared.State))
    declare.to_record(game.declared.State, s, record[0])
    return record


def generator(seed: int, number: int) -> np.ndarray[Any, Any]:
    rng = [0] * chance.RNG_WORDS
    chance.seed_rng(rng, seed, number)
    return np.array(rng, np.int64)
