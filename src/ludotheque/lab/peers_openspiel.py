"""OpenSpiel's two searches at a seat of the arena. Needs the extra `openspiel`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from ludotheque.bots import choosers
from ludotheque.engine import drive
from ludotheque.engine.seats import CLOCK
from ludotheque.engine.speeds import CPU
from ludotheque.envs.drivers import positions as stepping
from ludotheque.envs.drivers import rewards
from ludotheque.envs.openspiel import SpielGame, SpielState
from ludotheque.envs.positions import AT_THE_END, BY_CHANCE, Position, Positions

from .contest import Contest, SearchEffort
from .drivers import peers as driver

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Rng, State

EXPLORATION = 2.0  # as in OpenSpiel's own example, for returns from -1 to 1
ENDLESS = 1_000_000_000  # simulations, where the clock decides
MEMORY = 1000  # megabytes that its tree may take
LONGEST = 1_000_000  # actions in a play-out
PLAY_OUT = 0  # the one outcome of a chance that is a whole play-out
TO_PLAY_OUT = 2  # so often is a state copied of which the search wants nothing but a play-out
SEED = 0x09E5
SEEDS = 0x7FFFFFFF  # that OpenSpiel can take


# ---------------------------------------------------------------- what the searches are given


class PeerPositions(Positions):
    """Positions that can also be played out in one call."""

    drivers = (choosers, drive, rewards, stepping, driver)

    def __init__(self, contest: Contest) -> None:
        game, seats = contest.game, contest.seats
        super().__init__(game, seats, contest.options, contest.board, task=None)
        self.rng = CPU.generator(contest.seed ^ SEED)
        self.limit = contest.max_steps or LONGEST

    def holding(self, held: bytearray, last: int) -> PeerPosition:
        return PeerPosition(self, held, last)


class PeerPosition(Position):
    """A position that counts how often it was copied.

    What a search copies so often it wants to play out: there, one step is a whole play-out.
    """

    __slots__ = ("copied",)
    positions: PeerPositions

    def __init__(self, positions: PeerPositions, held: bytearray, last: int) -> None:
        super().__init__(positions, held, last)
        self.copied = 0

    def copy(self) -> PeerPosition:
        made = PeerPosition(self.positions, bytearray(self.held), self.last)
        made.player, made.choices, made.copied = self.player, self.choices, self.copied + 1
        if made.copied == TO_PLAY_OUT and made.player != AT_THE_END:
            made.player, made.choices = BY_CHANCE, [PLAY_OUT]
        return made

    def step(self, choice: int) -> None:
        if self.copied >= TO_PLAY_OUT:
            self.play_out()
        else:
            super().step(choice)

    def play_out(self) -> None:
        positions = self.positions
        play = driver.Play(positions.rng, positions.out)
        positions.built.play_on(self.s, positions.b, play, positions.limit)
        self.player, self.choices = AT_THE_END, []

    def imagined(self, seat: int, rng: Rng) -> PeerPosition:
        """Without how it was reached: nobody asks."""
        positions = self.positions
        made = PeerPosition(positions, bytearray(self.held), self.last)
        made.copied = self.copied + 1
        positions.built.imagine(made.s, positions.b, seat, rng)
        made.look()
        return made


class PeerGame(SpielGame):
    """A contest's game, whose states can be played out."""

    positions: PeerPositions

    def __init__(self, contest: Contest) -> None:
        super().__init__(PeerPositions(contest))

    def new_initial_state(self) -> PeerState:
        return PeerState(self)

    def state_at(self, s: State, seat: int) -> PeerState:
        """A position of ours in which a seat is to choose."""
        state = PeerState(self)
        state.position = self.positions.at(s, seat - 1 if seat else CLOCK)
        return state


class PeerState(SpielState):
    """A state that is known by a number for what its player knows: no text could be so quick."""

    def information_state_string(self, player: int | None = None) -> str:
        position = self.at()
        return str(position.knowledge(position.player if player is None else player))

    def __str__(self) -> str:
        return bytes(self.at().held).hex()


# ---------------------------------------------------------------- the two searches


class PerfectSearch:
    """OpenSpiel's MCTS in C++, with its own random play-outs."""

    def __init__(self, game: PeerGame, contest: Contest) -> None:
        seconds, simulations = budget(contest)
        seed = contest.seed & SEEDS
        self.bot = pyspiel.MCTSBot(
            game,
            pyspiel.RandomRolloutEvaluator(1, seed),
            exploration(contest.seats),
            simulations,
            MEMORY,
            solve=True,
            seed=seed,
            verbose=False,
            max_wall_clock_time=seconds,
        )

    def choose(self, state: PeerState) -> tuple[int, int]:
        """The action, and after how many simulations."""
        root = self.bot.mcts_search(state)
        best = root.best_child() if root.children else None  # none after one simulation
        action = best.action if best is not None else state.at().choices[0]
        return int(action), int(root.explore_count)


class SecretSearch:
    """OpenSpiel's ISMCTS in Python, which knows no clock: it is stopped when time is up."""

    def __init__(self, game: PeerGame, contest: Contest) -> None:
        self.seconds, simulations = budget(contest)
        self.until, self.simulations = 0.0, 0
        dice = np.random.RandomState(contest.seed & SEEDS)
        self.bot = ismcts.ISMCTSBot(
            game, PlayOuts(), exploration(contest.seats), simulations, random_state=dice
        )
        self.bot.set_resampler(self.resample)

    def resample(self, state: PeerState, player: int) -> PeerState:
        """Asked for at the beginning of every simulation."""
        if self.simulations > 1 and 0 < self.until <= time.perf_counter():
            raise TimeUpError  # the first simulation only makes the root
        self.simulations += 1
        return state.resample_from_infostate(player, None)

    def choose(self, state: PeerState) -> tuple[int, int]:
        self.simulations = 0
        self.until = time.perf_counter() + self.seconds if self.seconds > 0 else 0.0
        try:
            policy = self.bot.run_search(state)
        except TimeUpError:
            policy = self.bot.get_final_policy(state, self.bot._root_node)
        best = max(chance for _, chance in policy)
        return next(int(action) for action, chance in policy if chance == best), self.simulations


class TimeUpError(Exception):
    """No simulation more."""


class PlayOuts:
    """An evaluator as OpenSpiel's Python searches have it: one random play-out, compiled."""

    def evaluate(self, state: PeerState) -> list[float]:
        end = state.at().copy()
        assert isinstance(end, PeerPosition)
        end.play_out()
        return end.returns()

    def prior(self, state: PeerState) -> list[tuple[int, float]]:
        choices = state.at().choices
        return [(choice, 1 / len(choices)) for choice in choices]


def budget(contest: Contest) -> tuple[float, int]:
    """Seconds and simulations; of the one that does not count, less than none or more than any."""
    if contest.milliseconds:
        return contest.milliseconds / 1000, ENDLESS
    return -1.0, contest.playouts


def exploration(seats: int) -> float:
    """By how much returns can differ, which is less than 2 where more than two play."""
    return EXPLORATION * seats / (seats - 1) / 2


class Guest:
    """OpenSpiel at a seat of the arena."""

    def __init__(self, contest: Contest) -> None:
        self.game = PeerGame(contest)
        search = SecretSearch if contest.game.about.secrets else PerfectSearch
        self.search = search(self.game, contest)
        self.effort = SearchEffort()

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        started = time.perf_counter()
        self.game.positions.rng[:] = rng
        action, simulations = self.search.choose(self.game.state_at(s, seat))
        rng[:] = self.game.positions.rng
        self.effort += SearchEffort(1, simulations, time.perf_counter() - started)
        return action
