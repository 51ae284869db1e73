"""One game after another, as the libraries want it whose environments hold a single game.

Fate draws as it does in the match of the same seed and number: what becomes of a game here becomes
of that match, too, if the same is chosen there.
"""

from __future__ import annotations

from secrets import randbits
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ludotheque.engine import chance
from ludotheque.engine.compile import NO_ACTION
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.registry import game as game_named
from ludotheque.engine.seats import CLOCK, Seat
from ludotheque.engine.seeding import seeded

from .batch import checked_seed
from .drawing import RENDER_MODES, drawn
from .positions import BY_CHANCE, Position, shared
from .spec import Spec

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ludotheque.engine.compiled_types import Rng
    from ludotheque.engine.game import Game
    from ludotheque.engine.match import Match

SEED_BITS = 63


def random_seed() -> int:
    return randbits(SEED_BITS)


class SingleGame:
    """A position, the fate that goes with it, and all that was chosen."""

    def __init__(
        self,
        game: Game | str,
        seats: int = 0,
        task: str = "",
        options: Mapping[str, str | int] | None = None,
        board: str = "",
        max_steps: int = 0,
        render_mode: str | None = None,
    ) -> None:
        known = game_named(game) if isinstance(game, str) else game
        known.task(task)
        settled = tuple(known.settled(options or {}).items())
        self.positions = shared(known, seats or known.about.seats[0], settled, board, task)
        self.max_steps = max_steps
        self.render_mode = checked_render_mode(render_mode)
        self.seed, self.number = -1, 0
        self.fate: Rng = []
        self.chosen: list[tuple[int, int]] = []  # by whom, and what
        self.steps = 0
        self._position: Position | None = None
        self._match: Match | None = None
        self._followed = 0  # how much of what was chosen the match has had

    @property
    def spec(self) -> Spec:
        spec = self.positions.spec
        assert spec is not None
        return spec

    @property
    def position(self) -> Position:
        if self._position is None:
            raise LudothequeError(Problem("not-reset"))
        return self._position

    @property
    def terminated(self) -> bool:
        return self.position.over

    @property
    def truncated(self) -> bool:
        return not self.position.over and 0 < self.max_steps <= self.steps

    # ------------------------------------------------------------ going on

    def begin(self, seed: int | None, other_seed: Callable[[], int] = random_seed) -> None:
        """Game 0 of a seed; without one the next of the same seed, or the first of another."""
        if seed is not None:
            self.seed, self.number = checked_seed(int(seed)), 0
        elif self.seed < 0:
            self.seed, self.number = other_seed(), 0
        else:
            self.number += 1
        self.fate = seeded(self.seed, self.number)
        self.chosen, self.steps = [], 0
        self._match = None
        self._position = self.positions.first()
        self._let_fate_play()

    def step(self, choice: int) -> None:
        """A choice of the player's whose turn it is, and all that fate makes of it."""
        position = self.position
        self.chosen.append((position.player, choice))
        position.step(choice)
        self.steps += 1
        self._let_fate_play()

    def _let_fate_play(self) -> None:
        position = self.position
        while position.player == BY_CHANCE:
            position.step(chance.below(self.fate, len(position.choices)))

    def turn_to(self, seat: int) -> list[int]:
        """Lets a seat act before others that may act, too. Tells what it can do, if anything."""
        position = self.position
        position.last = seat - 1 if seat else int(CLOCK)
        position.look()
        return position.choices if position.player == seat else []

    # ------------------------------------------------------------ asking

    def mask(self, choices: list[int], room: int = 0) -> npt.NDArray[np.int8]:
        """1 for each of these choices, else 0, with room for some more at the end."""
        made = np.zeros(self.spec.action_count + room, np.int8)
        made[choices] = 1
        return made

    def match(self) -> Match:
        """An ordinary match that stands where the game does: to look at, to save, to go on."""
        return self._follow().branch()

    def drawn(self, seat: int | None = None) -> str:
        return drawn(self._follow(), None if seat is None else Seat(seat))

    def _follow(self) -> Match:
        self.position  # noqa: B018  which there must be
        if self._match is None:
            positions = self.positions
            self._match = positions.game.match(
                positions.seats,
                seed=self.seed,
                number=self.number,
                options=positions.options,
                board=positions.board.name or positions.board.text,
            )
            self._followed = 0
            let_clock_act(self._match)
        match = self._match
        for seat, choice in self.chosen[self._followed :]:
            action = self.positions.meant(match.state, seat, choice)
            if action != NO_ACTION:
                match.play_action(seat, action)
            let_clock_act(match)
        self._followed = len(self.chosen)
        return match


def let_clock_act(match: Match) -> None:
    """It acts only where nobody else may."""
    while match.acting == {CLOCK}:
        match.play_action(CLOCK, match.actions(CLOCK)[0])


def checked_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        wrong = {"mode": mode, "allowed": ", ".join(RENDER_MODES)}
        raise LudothequeError(Problem("no-such-render-mode", wrong))
    return mode
