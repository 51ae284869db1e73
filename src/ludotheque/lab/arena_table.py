"""One table of the arena, in one process: it plays whichever of a contest's games it is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from ludotheque.bots import by_seat, choosers
from ludotheque.engine import chance, drive
from ludotheque.engine.seats import Seat
from ludotheque.engine.speeds import CPU

from . import arena_bots
from .contest import Contest, Fixture, Played, Thought
from .drivers import arena as driver
from .run import ENDLESS, SPARE_STATES

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import State

# What the seeds of the three kinds of generators differ by.
ORDER_SEED = 0x0BDE
SEARCH_SEED = 0x313D


class Table:
    """Everything that a game needs, made once."""

    def __init__(self, contest: Contest) -> None:
        self.contest, game = contest, contest.game
        self.built = CPU.build(game, choosers, by_seat, drive, driver)
        self.b = CPU.board(game.laid_out(contest.board))
        self.opening = contest.opening(CPU)
        self.states: Sequence[State] = CPU.records(game.declared.State, 2 + SPARE_STATES)
        self.out = CPU.integers([0] * game.rules.ACTIONS)
        self.paces = [arena_bots.pace_of(game, bot) for bot in contest.bots]
        self.kinds = [arena_bots.simple_number(game, bot) for bot in contest.bots]
        self.limit = contest.max_steps or ENDLESS

    @cached_property
    def searching(self) -> dict[int, arena_bots.ArenaBot]:
        """Those of the bots that think."""
        return {
            number: arena_bots.bot_of(self.contest, bot)
            for number, bot in enumerate(self.contest.bots)
            if self.kinds[number] == driver.SEARCHES
        }

    def warm_up(self) -> None:
        """Compiles everything, or loads it: every bot that thinks is asked for a first move."""
        seated = [*self.searching, *range(len(self.kinds))] * self.contest.seats
        game = OneGame(self, Fixture(0, 0, tuple(seated[: self.contest.seats])))
        seat = game.next_seat()
        if seat != driver.NOBODY:
            for bot in self.searching.values():
                bot.choose(game.shown_to(seat), seat, game.rngs[seat])
            game.think_and_play(seat)
        game.played()
        self.thought()

    def play(self, fixture: Fixture, stopped: Callable[[], bool] = lambda: False) -> Played | None:
        """One game from its beginning to its end; nothing, if everything is stopped meanwhile."""
        game = OneGame(self, fixture)
        while (seat := game.next_seat()) != driver.NOBODY:
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
        simple = [table.kinds[number] for number in fixture.seating]
        clock = [choosers.RANDOM] * (len(Seat) - len(simple))
        paces = [table.paces[number] for number in fixture.seating]
        seed = table.contest.seed
        self.rngs = CPU.table(len(Seat), chance.RNG_WORDS)
        for seat, rng in enumerate(self.rngs):
            chance.seed_rng(rng, seed ^ SEARCH_SEED, fixture.number * len(Seat) + seat)
        self.play = driver.Play(
            bots=CPU.integers(simple + clock),
            spare=table.states[2:],
            fate=CPU.generator(seed, fixture.round),
            order=CPU.generator(seed ^ ORDER_SEED, fixture.round),
            paces=CPU.integers(paces + [0] * len(clock)),
            times=CPU.integers([0] * len(Seat)),
            players=self.rngs,
            out=table.out,
            tally=CPU.integers([0] * driver.TALLY),
        )
        table.built.open_game(self.s, table.opening, self.play.tally)

    def next_seat(self) -> int:
        """Plays on until somebody has to search."""
        left = self.table.limit - self.play.tally[driver.STEPS]
        self.table.built.play_on(self.s, self.table.b, self.play, left)
        return int(self.play.tally[driver.WAITED_FOR])

    def shown_to(self, seat: int) -> State:
        self.table.built.show(self.shown, self.s, self.table.b, seat, self.rngs[seat])
        return self.shown

    def think_and_play(self, seat: int) -> None:
        bot = self.table.searching[self.fixture.seating[seat]]
        action = bot.choose(self.shown_to(seat), seat, self.rngs[seat])
        self.table.built.play_action(self.s, self.table.b, seat, action, self.play.tally)

    def played(self) -> Played:
        built, b = self.table.built, self.table.b
        return Played(
            round=self.fixture.round,
            seating=self.fixture.seating,
            scores=tuple(
                int(built.score(self.s, b, seat)) for seat in range(len(self.fixture.seating))
            ),
            steps=int(self.play.tally[driver.STEPS]),
            ended=bool(built.over(self.s, b)),
            hash=int(built.final_hash(self.s, self.play.tally)),
        )
