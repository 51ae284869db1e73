"""The adapter to OpenSpiel: a game, its states and the two searches. Needs the extra `peers`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from ludotheque.bots import choosers
from ludotheque.engine import declare, drive
from ludotheque.engine.seats import CLOCK
from ludotheque.engine.speeds import CPU

from .contest import Contest, Thought
from .drivers import peers as driver

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Rng, State

EXPLORATION = 2.0  # as in OpenSpiel's own example, for returns from -1 to 1
ENDLESS = 1_000_000_000  # simulations, where the clock decides
MEMORY = 1000  # megabytes that its tree may take
LONGEST = 1_000_000  # choices in a game
PLAY_OUT = 0  # the one outcome of a chance that is a whole play-out
TO_PLAY_OUT = 2  # so often is a state copied of which the search wants nothing but a play-out
SEED = 0x09E5
SEEDS = 0x7FFFFFFF  # that OpenSpiel can take


class Rules:
    """What all states of a contest share: compiled rules, a board, and places to work."""

    def __init__(self, contest: Contest) -> None:
        game = contest.game
        self.built = CPU.build(game, choosers, drive, driver)
        self.b = CPU.board(game.laid_out(contest.board))
        self.opening = contest.opening(CPU)
        self.dtype = declare.dtype(game.declared.State)
        self.out = CPU.integers([0] * game.rules.ACTIONS)
        self.notes = CPU.integers([0] * driver.NOTES)
        self.shares = np.zeros(contest.seats)
        self.rng = CPU.generator(contest.seed ^ SEED)
        self.spare_rng = CPU.generator(0)
        self.world: State = CPU.records(game.declared.State, 1)[0]
        self.limit = contest.max_steps or LONGEST


class Position:
    """A position with who is to choose there, and among what; copied by OpenSpiel as it likes."""

    __slots__ = ("choices", "copied", "held", "last", "player", "rules", "s")

    def __init__(self, rules: Rules, held: bytearray, last: int, copied: int = 0) -> None:
        self.rules, self.held, self.last, self.copied = rules, held, last, copied
        self.s = np.frombuffer(held, rules.dtype)[0]  # shares its memory
        self.player = driver.AT_THE_END
        self.choices: list[int] = []

    @staticmethod
    def of(rules: Rules, s: State, last: int) -> Position:
        """A copy of a position of ours; of several who may act, whoever sits after `last` does."""
        made = Position(rules, bytearray(np.asarray(s).tobytes()), last)
        made.look()
        return made

    def __deepcopy__(self, memo: dict[int, Position]) -> Position:
        made = Position(self.rules, bytearray(self.held), self.last, self.copied + 1)
        made.player, made.choices = self.player, self.choices
        if made.copied == TO_PLAY_OUT and made.player != driver.AT_THE_END:
            made.player, made.choices = driver.BY_CHANCE, [PLAY_OUT]
        return made

    def look(self) -> None:
        rules = self.rules
        rules.notes[driver.LAST] = self.last
        rules.built.look(self.s, rules.b, rules.out, rules.notes)
        self.note()

    def note(self) -> None:
        self.player, n, self.last = map(int, self.rules.notes)
        by_chance = self.player == driver.BY_CHANCE
        self.choices = list(range(n)) if by_chance else sorted(map(int, self.rules.out[:n]))

    def step(self, choice: int) -> None:
        rules = self.rules
        if self.copied >= TO_PLAY_OUT:
            self.play_out()
        else:
            rules.notes[driver.LAST] = self.last
            rules.built.step(self.s, rules.b, choice, rules.out, rules.notes)
            self.note()

    def play_out(self) -> None:
        rules = self.rules
        play = driver.Play(rules.rng, rules.out)
        rules.built.play_on(self.s, rules.b, play, rules.limit)
        self.player, self.choices = driver.AT_THE_END, []

    def returns(self) -> list[float]:
        rules = self.rules
        rules.built.worth(self.s, rules.b, rules.shares)
        found: list[float] = rules.shares.tolist()
        return found

    def resampled(self) -> Position:
        """Another that whoever is to choose cannot tell from this one."""
        rules = self.rules
        made = Position(rules, bytearray(self.held), self.last, self.copied + 1)
        rules.built.imagine(made.s, rules.b, self.player, rules.rng)
        made.look()
        return made

    def knowledge(self, player: int) -> int:
        rules = self.rules
        known: int = rules.built.knowledge(self.s, rules.b, player, rules.world, rules.spare_rng)
        return known


class PeerGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, as OpenSpiel has games."""

    def __init__(self, contest: Contest) -> None:
        game, seats = contest.game, contest.seats
        secrets = game.about.secrets
        kind, knowing = pyspiel.GameType, pyspiel.GameType.Information
        zero_sum = seats == 2
        described = kind(
            short_name=f"ludotheque_{game.folder.name}",
            long_name=game.name,
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
            information=knowing.IMPERFECT_INFORMATION if secrets else knowing.PERFECT_INFORMATION,
            utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.CONSTANT_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=seats,
            min_num_players=seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        measured = pyspiel.GameInfo(
            num_distinct_actions=game.rules.ACTIONS,
            max_chance_outcomes=game.rules.ACTIONS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=2.0 - seats,
            max_game_length=LONGEST,
        )
        super().__init__(described, measured, {})
        self.rules = Rules(contest)

    def new_initial_state(self) -> PeerState:
        return PeerState(self)

    def state_at(self, s: State, seat: int) -> PeerState:
        """A position of ours in which a seat is to choose."""
        state = PeerState(self)
        last = seat - 1 if seat else CLOCK
        state.position = Position.of(self.rules, s, last)
        return state


class PeerState(pyspiel.State):  # type: ignore[misc]
    """A position of ours, as OpenSpiel has states. What it asks is known before it asks."""

    def __init__(self, game: PeerGame) -> None:
        super().__init__(game)
        self.position: Position | None = None  # the opening, once somebody looks

    def at(self) -> Position:
        if self.position is None:
            rules = self.get_game().rules
            self.position = Position.of(rules, rules.opening, CLOCK)
        return self.position

    def current_player(self) -> int:
        return self.at().player

    def is_terminal(self) -> bool:
        return self.at().player == driver.AT_THE_END

    def _legal_actions(self, player: int) -> list[int]:
        return self.at().choices

    def chance_outcomes(self) -> list[tuple[int, float]]:
        choices = self.at().choices
        return [(choice, 1 / len(choices)) for choice in choices]

    def _apply_action(self, action: int) -> None:
        self.at().step(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self.at().returns()

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def __str__(self) -> str:
        return bytes(self.at().held).hex()

    def information_state_string(self, player: int | None = None) -> str:
        position = self.at()
        return str(position.knowledge(position.player if player is None else player))

    def resample_from_infostate(self, player: int, sampler: None) -> PeerState:
        """By the game's own `imagine`, for the player who is to choose."""
        state = PeerState(self.get_game())
        state.position = self.at().resampled()
        return state


# ---------------------------------------------------------------- the two searches


class PerfectSearch:
    """OpenSpiel's MCTS in C++, with its own random play-outs."""

    def __init__(self, game: PeerGame, contest: Contest) -> None:
        seconds, simulations = budget(contest)
        seed = contest.seed & SEEDS
        self.bot = pyspiel.MCTSBot(
            game,
            pyspiel.RandomRolloutEvaluator(1, seed),
            EXPLORATION,
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
        self.bot = ismcts.ISMCTSBot(game, PlayOuts(), EXPLORATION, simulations, random_state=dice)
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
        position = state.at()
        end = Position(position.rules, bytearray(position.held), position.last)
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


class Guest:
    """OpenSpiel at a seat of the arena."""

    def __init__(self, contest: Contest) -> None:
        self.game = PeerGame(contest)
        search = SecretSearch if contest.game.about.secrets else PerfectSearch
        self.search = search(self.game, contest)
        self.thought = Thought()

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        started = time.perf_counter()
        self.game.rules.rng[:] = rng
        action, simulations = self.search.choose(self.game.state_at(s, seat))
        rng[:] = self.game.rules.rng
        self.thought += Thought(1, simulations, time.perf_counter() - started)
        return action
