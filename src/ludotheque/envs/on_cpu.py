"""The rows of a batch on the CPU: every core has some of them."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludotheque.bots.by_name import level_of
from ludotheque.bots.search import Searcher
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.speeds import CPU

from .drivers import rows
from .setting import SPARE_STATES, Setting

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Actions, State, States

FEWEST = 64  # rows that are worth a thread of their own


@dataclass(frozen=True)
class Share:
    """The rows of one thread, and where it works."""

    first: int
    end: int
    spare: States
    out: Actions
    shown: State
    searcher: Searcher | None


class CpuRows:
    """Rows in NumPy arrays."""

    def __init__(self, setting: Setting, threads: int = 0) -> None:
        self.setting = setting
        self.built = CPU.build(setting.game, *setting.drivers)
        self.b = CPU.board(setting.board)
        self.states = CPU.records(setting.game.declared.State, setting.spec.games)
        self.buffers = setting.rows(CPU, setting.arrays())
        self.other: npt.NDArray[np.uint8] | None = None
        self.levels = {
            seat: level_of(setting.game, bot)
            for seat, bot in setting.bots.items()
            if self.buffers.bots[seat] == rows.BY_SEARCH
        }
        games = setting.spec.games
        workers = max(1, min(threads or os.cpu_count() or 1, games // FEWEST))
        self.shares = [
            self._share(games * at // workers, games * (at + 1) // workers) for at in range(workers)
        ]
        self.pool = ThreadPoolExecutor(workers) if workers > 1 else None

    def _share(self, first: int, end: int) -> Share:
        setting, state = self.setting, self.setting.game.declared.State
        return Share(
            first=first,
            end=end,
            spare=CPU.records(state, SPARE_STATES),
            out=CPU.integers([0] * setting.room),
            shown=CPU.records(state, 1)[0],
            searcher=Searcher(setting.game) if self.levels else None,
        )

    def public(self, buffer: Any) -> Any:
        return buffer

    def begin(self, seed: int) -> None:
        self.buffers = self.buffers._replace(seed=seed)
        self._each(self._begin)

    def step(self, actions: Any) -> None:
        chosen = np.asarray(actions)
        games = self.setting.spec.games
        if chosen.shape != (games,) or chosen.dtype.kind not in "iu":
            raise wrong_actions(games, f"{chosen.dtype}{list(chosen.shape)}")
        self._each(partial(self._step, np.ascontiguousarray(chosen, np.int64)))

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        if self.other is None:
            self.other = np.zeros_like(self.buffers.observation, np.uint8)
        self._each(partial(self._observe, int(seat), self.other))
        return self.other

    def episode(self, row: int) -> tuple[int, int, list[int]]:
        notes = self.buffers.notes[row]
        history = [int(each) for each in self.buffers.history[row]]
        return int(notes[rows.NUMBER]), int(notes[rows.STEPS]), history

    # ------------------------------------------------------------ what each thread does

    def _each(self, work: Callable[[Share], None]) -> None:
        if self.pool is None:
            work(self.shares[0])
        else:
            for done in self.pool.map(work, self.shares):
                assert done is None

    def _begin(self, share: Share) -> None:
        self.built.begin_rows(
            self.states, self.b, self.buffers, share.first, share.end, share.spare, share.out
        )
        self._search(share)

    def _step(self, actions: npt.NDArray[np.int64], share: Share) -> None:
        first, end, spare, out = share.first, share.end, share.spare, share.out
        self.built.step_rows(self.states, self.b, self.buffers, actions, first, end, spare, out)
        self._search(share)

    def _observe(self, seat: int, to: npt.NDArray[np.uint8], share: Share) -> None:
        self.built.observe_rows(self.states, self.b, seat, to, share.first, share.end)

    def _search(self, share: Share) -> None:
        """Lets bots choose that search, until every row waits for the policy."""
        if share.searcher is None:
            return
        r, built, b = self.buffers, self.built, self.b
        for row in range(share.first, share.end):
            s, notes = self.states[row], r.notes[row]
            while notes[rows.SEARCHED]:
                seat = int(notes[rows.WAITED_FOR])
                built.show_searcher(s, b, r, row, share.shown)
                action = share.searcher.choose(share.shown, b, seat, self.levels[seat], r.mind[row])
                built.found_by_search(s, b, r, row, action, share.spare, share.out)


def wrong_actions(games: int, found: str) -> LudothequeError:
    return LudothequeError(Problem("wrong-actions", {"games": games, "found": found}))
