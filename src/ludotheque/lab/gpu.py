"""Games on an NVIDIA GPU: one thread plays game after game, in step with its neighbours.

Every turn of the loop is one choice, whichever game the thread is in, so that a warp does not
wait for its longest game. To end a game and begin another takes as long as many choices, and the
whole warp waits for it: so a few of its threads do it together. States live in the threads' local
memory, whose layout lets neighbouring threads read neighbouring words.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING

import numpy as np

from ludotheque.engine import chance, declare
from ludotheque.engine.speeds import CUDA

from .drivers.simulation import Play
from .run import SPARE_STATES, Batch, Run

if TYPE_CHECKING:
    from ludotheque.engine.chance import RNG_WORDS
    from ludotheque.engine.compile import Names
    from ludotheque.engine.compiled_types import Board, State
    from ludotheque.engine.drive import advance
    from ludotheque.engine.verbs import ACTIONS, over

    from .drivers.simulation import begin_game, end_game

    cuda = CUDA.module
    STATE, WHOLE, ACTION = State, int, int

THREADS = 128
BLOCKS_A_PROCESSOR = 8
WARP = 0xFFFFFFFF  # all threads that go in step
TOGETHER = 16  # so many of them begin new games at the same time


def play_on_gpu(
    b: Board,
    opening: State,
    bots: list[int],
    seed: int,
    first: int,
    limit: int,
    hashes: list[int],
    steps: list[int],
    scores: list[list[int]],
) -> None:
    """The kernel. The names in capitals and `cuda` are given when it is compiled."""
    state = cuda.local.array(1, STATE)
    spare = cuda.local.array(SPARE_STATES, STATE)
    rng = cuda.local.array(RNG_WORDS, WHOLE)
    running = cuda.local.array(1, WHOLE)
    out = cuda.local.array(ACTIONS, ACTION)
    play = Play(opening, seed, limit, bots, spare, rng, out, running, hashes, steps, scores)
    s = state[0]
    row = cuda.grid(1)
    begun = False
    taken = 0
    while True:
        playing = begun and taken < limit and not over(s, b)
        if playing:
            taken += advance(s, b, play)
        waiting = not playing and row < len(hashes)
        players = cuda.ballot_sync(WARP, playing)
        waiters = cuda.ballot_sync(WARP, waiting)
        if players == 0 and waiters == 0:
            return
        if waiting and (players == 0 or cuda.popc(waiters) >= TOGETHER):
            if begun:
                end_game(s, b, row, taken, play)
                row += cuda.gridsize(1)
            begun = row < len(hashes)
            if begun:
                begin_game(s, b, first + row, play)
                taken = 0


def kernel_names(run: Run) -> Names:
    """Everything that the kernel's names stand for, in the game of this run."""
    import numba

    return vars(CUDA.build(run.game, *run.drivers)) | {
        "cuda": CUDA.module,
        "Play": Play,
        "STATE": numba.from_dtype(declare.dtype(run.game.declared.State)),
        "WHOLE": numba.int64,
        "ACTION": numba.int16,
        "RNG_WORDS": chance.RNG_WORDS,
        "SPARE_STATES": SPARE_STATES,
        "WARP": WARP,
        "TOGETHER": TOGETHER,
    }


class GpuPlayer:
    """Plays on a GPU, a batch at a time."""

    def __init__(self, run: Run) -> None:
        self.run = run
        kernel = FunctionType(play_on_gpu.__code__, kernel_names(run), "play_on_gpu")
        self.kernel = CUDA.module.jit(kernel)
        self.b = CUDA.board(run.game.laid_out(run.board))
        self.bots = CUDA.integers(run.bot_numbers())
        self.opening = run.opening(CUDA)
        self.play(0, 1)  # compiles before the clock starts

    def play(self, first: int, games: int) -> Batch:
        run = self.run
        hashes, steps = CUDA.integers([0] * games), CUDA.integers([0] * games)
        scores = CUDA.table(games, run.seats)
        self.kernel[self.blocks(games), THREADS](
            self.b, self.opening, self.bots, run.seed, first, run.limit, hashes, steps, scores
        )
        CUDA.module.synchronize()
        return Batch(*(np.asarray(found) for found in (hashes, steps, scores)))

    def blocks(self, games: int) -> int:
        """Enough blocks to fill the GPU, and no more than there are games."""
        processors = CUDA.module.get_current_device().MULTIPROCESSOR_COUNT
        return int(min(processors * BLOCKS_A_PROCESSOR, -(-games // THREADS)))
