"""Games on an NVIDIA GPU: one thread plays game after game, in step with its neighbours.

Every turn of the loop is one choice, whichever game the thread is in, so that a warp does not
wait for its longest game. To end a game and begin another takes as long as many choices, and the
whole warp waits for it: so a few of its threads do it together. States live in the threads' local
memory, whose layout lets neighbouring threads read neighbouring words.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.engine import chance, compile, declare

from . import playout
from .playout import STEPS
from .simulate import SPARE_STATES, Batch, Run, empty_batch, opening_record

if TYPE_CHECKING:
    from ludotheque.engine.chance import RNG_WORDS
    from ludotheque.engine.verbs import ACTIONS, over

    from .playout import TALLY, advance, begin, finish

    cuda: Any = None
    STATE: Any = None
    WHOLE: Any = None
    ACTION: Any = None

THREADS = 128
BLOCKS_A_PROCESSOR = 8
WARP = 0xFFFFFFFF  # all threads that go in step
TOGETHER = 16  # so many of them begin new games at the same time


def play_on_gpu(
    opening: Any,
    boards: Any,
    bots: Any,
    seed: int,
    first: int,
    limit: int,
    hashes: Any,
    steps: Any,
    scores: Any,
) -> None:
    """The kernel. The names in capitals and `cuda` are given when it is compiled."""
    state = cuda.local.array(1, STATE)
    spare = cuda.local.array(SPARE_STATES, STATE)
    rng = cuda.local.array(RNG_WORDS, WHOLE)
    tally = cuda.local.array(TALLY, WHOLE)
    out = cuda.local.array(ACTIONS, ACTION)
    s = state[0]
    b = boards[0]
    row = cuda.grid(1)
    begun = False
    while True:
        playing = begun and tally[STEPS] < limit and not over(s, b)
        if playing:
            advance(s, b, bots, spare, rng, out, tally)
        waiting = not playing and row < hashes.shape[0]
        players = cuda.ballot_sync(WARP, playing)
        waiters = cuda.ballot_sync(WARP, waiting)
        if players == 0 and waiters == 0:
            return
        if waiting and (players == 0 or cuda.popc(waiters) >= TOGETHER):
            if begun:
                finish(s, b, row, tally, hashes, steps, scores)
                row += cuda.gridsize(1)
            begun = row < hashes.shape[0]
            if begun:
                begin(s, opening[0], seed, first + row, rng, tally)


def kernel_names(run: Run) -> dict[str, Any]:
    """Everything that the kernel's names stand for, in the game of this run."""
    import numba

    return vars(compile.for_cuda(run.game, *run.drivers)) | {
        "cuda": compile.cuda_module(),
        "STATE": numba.from_dtype(declare.dtype(run.game.declared.State)),
        "WHOLE": numba.int64,
        "ACTION": numba.int16,
        "RNG_WORDS": chance.RNG_WORDS,
        "TALLY": playout.TALLY,
        "STEPS": STEPS,
        "SPARE_STATES": SPARE_STATES,
        "WARP": WARP,
        "TOGETHER": TOGETHER,
    }


class GpuPlayer:
    """Plays on a GPU, a batch at a time."""

    workers = 1

    def __init__(self, run: Run) -> None:
        self.run = run
        self.cuda = compile.cuda_module()
        kernel = FunctionType(play_on_gpu.__code__, kernel_names(run), "play_on_gpu")
        self.kernel = self.cuda.jit(kernel)
        put = self.cuda.to_device
        self.boards = put(run.game.laid_out(run.board).record)
        self.bots = put(np.array(run.bot_numbers(), np.int64))
        self.opening = put(opening_record(run))
        self.play(0, 1)  # compiles before the clock starts

    def play(self, first: int, games: int) -> Batch:
        run, put = self.run, self.cuda.to_device
        batch = empty_batch(games, run.seats)
        hashes, steps, scores = put(batch.hashes), put(batch.steps), put(batch.scores)
        self.kernel[self.blocks(games), THREADS](
            self.opening, self.boards, self.bots, run.seed, first, run.limit, hashes, steps, scores
        )
        self.cuda.synchronize()
        return Batch(hashes.copy_to_host(), steps.copy_to_host(), scores.copy_to_host())

    def blocks(self, games: int) -> int:
        """Enough blocks to fill the GPU, and no more than there are games."""
        processors = self.cuda.get_current_device().MULTIPROCESSOR_COUNT
        return int(min(processors * BLOCKS_A_PROCESSOR, -(-games // THREADS)))
