"""The rows of a batch on an NVIDIA GPU, a thread each. A step copies nothing to it or from it.

Threads that run side by side read and write the same things at the same time. That is fast only
where what they want lies side by side in memory too: so what is private to a batch has a column
for each game and not a row. A kernel copies a position into the memory of its thread, where the
rules find it as they know it, and back; what it shows is turned into rows afterwards.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.engine import declare
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.speeds import CUDA

from .device_buffer import DEFAULT_STREAM, DeviceBuffer
from .device_bytes import ByteColumns, ByteRows, clear
from .drivers import rows
from .on_cpu import wrong_actions
from .setting import SPARE_STATES, Setting

if TYPE_CHECKING:
    from ludotheque.engine.compile import Names
    from ludotheque.engine.compiled_types import Board, State
    from ludotheque.engine.verbs import observe

    from .drivers.rows import begin_row, show_row, step_row

    cuda = CUDA.module
    STATE, SPARE, ACTION = State, State, int
    ROOM, WORDS, KEPT = 0, 0, 0

THREADS = 128
WORD = np.dtype(np.uint64)
TOGETHER = 4 * WORD.itemsize  # bytes of a position that are copied at once
PRIVATE = ("fate", "mind", "notes", "allowed")  # have a column for each game


def begin_kernel(positions: Any, b: Board, r: rows.Rows) -> None:
    """The names in capitals and `cuda` are given when the kernels are compiled."""
    spare = cuda.local.array(SPARE_STATES, SPARE)
    out = cuda.local.array(ROOM, ACTION)
    words = cuda.local.array(WORDS, WORD)
    s = words.view(STATE)[0]
    row = cuda.grid(1)
    if row < r.games:
        begin_row(s, b, r, row, spare, out)
        show_row(s, b, r, row, out)
        give(words, positions, row)


def step_kernel(positions: Any, b: Board, r: rows.Rows, actions: list[int]) -> None:
    spare = cuda.local.array(SPARE_STATES, SPARE)
    out = cuda.local.array(ROOM, ACTION)
    words = cuda.local.array(WORDS, WORD)
    s = words.view(STATE)[0]
    row = cuda.grid(1)
    if row < r.games:
        take(words, positions, row)
        step_row(s, b, r, row, actions[row], spare, out)
        show_row(s, b, r, row, out)
        give(words, positions, row)


def observe_kernel(positions: Any, b: Board, seat: int, to: list[list[int]]) -> None:
    words = cuda.local.array(WORDS, WORD)
    s = words.view(STATE)[0]
    row = cuda.grid(1)
    if row < positions.shape[1]:
        take(words, positions, row)
        observe(s, b, seat, to[row])


def take(words: Any, positions: Any, row: int) -> None:
    """Copies a position to a thread: four words at once, which it can wait for together."""
    for i in range(0, KEPT, 4):
        w, x, y, z = (
            positions[i, row],
            positions[i + 1, row],
            positions[i + 2, row],
            positions[i + 3, row],
        )
        words[i], words[i + 1], words[i + 2], words[i + 3] = w, x, y, z


def give(words: Any, positions: Any, row: int) -> None:
    """Copies it back."""
    for i in range(0, KEPT, 4):
        w, x, y, z = words[i], words[i + 1], words[i + 2], words[i + 3]
        positions[i, row], positions[i + 1, row] = w, x
        positions[i + 2, row], positions[i + 3, row] = y, z


class GpuRows:
    """Rows in arrays of a GPU."""

    def __init__(self, setting: Setting, threads: int = 0) -> None:
        if (missing := CUDA.missing()) is not None:
            raise LudothequeError(missing)
        self.setting = setting
        self.state = in_whole_words(declare.dtype(setting.game.declared.State))
        self.b = CUDA.board(setting.board)
        names = self._names()
        for part in (take, give):
            names[part.__name__] = self._compiled(part, names, device=True)
        self._begin, self._step, self._observe = (
            self._compiled(kernel, names) for kernel in (begin_kernel, step_kernel, observe_kernel)
        )
        self._steps: dict[tuple[Any, ...], Any] = {}
        spec = setting.spec
        self.grid = -(-spec.games // THREADS), THREADS
        self.positions = CUDA.module.device_array((names["KEPT"], spec.games), WORD)
        self.columns = ByteColumns(spec.games, spec.observation_length)
        self.observation = ByteRows((spec.games, spec.observation_length))
        self.legal = ByteRows((spec.games, spec.action_count), np.bool_)
        self.other: ByteRows | None = None
        self.buffers = setting.rows(CUDA, self._arrays())
        self.own = self.buffers._replace(observation=self.columns.array)

    def _names(self) -> Names:
        import numba

        state = self.state
        kept = dict(state.fields or {}).get("scratch", (None, state.itemsize))[1]
        return vars(CUDA.build(self.setting.game, *self.setting.drivers)) | {
            "cuda": CUDA.module,
            "STATE": state,
            "SPARE": numba.from_dtype(state),
            "WORD": numba.uint64,
            "WORDS": state.itemsize // WORD.itemsize,
            "KEPT": -(-kept // TOGETHER) * TOGETHER // WORD.itemsize,  # all but scratch space
            "ACTION": numba.int16,
            "ROOM": self.setting.room,
            "SPARE_STATES": SPARE_STATES,
        }

    def _compiled(self, function: Any, names: Names, device: bool = False) -> Any:
        own = FunctionType(function.__code__, names, function.__name__)
        return CUDA.module.jit(own, device=device)

    def _arrays(self) -> dict[str, Any]:
        made = {
            name: CUDA.module.to_device(np.asfortranarray(array) if name in PRIVATE else array)
            for name, array in self.setting.arrays().items()
            if name not in ("observation", "legal")
        }
        return made | {"observation": self.observation.array, "legal": self.legal.array}

    def public(self, buffer: Any) -> Any:
        return DeviceBuffer(buffer)

    def begin(self, seed: int) -> None:
        self.own = self.own._replace(seed=seed)
        clear(self.columns.words)
        self._begin[self.grid](self.positions, self.b, self.own)
        self._publish()

    def step(self, actions: Any) -> None:
        games = self.setting.spec.games
        if not hasattr(actions, "__cuda_array_interface__"):
            raise wrong_actions(games, "host memory")
        stream = actions.__cuda_array_interface__.get("stream")  # on which they may yet be written
        chosen = CUDA.module.as_cuda_array(actions, sync=stream not in (None, DEFAULT_STREAM))
        if chosen.shape != (games,) or chosen.dtype.kind not in "iu":
            raise wrong_actions(games, f"{chosen.dtype}{list(chosen.shape)}")
        clear(self.columns.words)
        self._step_for(chosen)(self.positions, self.b, self.own, chosen)
        self._publish()

    def _step_for(self, chosen: Any) -> Any:
        """The kernel for actions of some kind: to find that out anew takes longer than a step."""
        kind = chosen.dtype, chosen.strides
        if kind not in self._steps:
            kernel = self._step.specialize(self.positions, self.b, self.own, chosen)
            self._steps[kind] = kernel[self.grid]
        return self._steps[kind]

    def _publish(self) -> None:
        self.columns.turn(self.observation)
        self.legal.spread(self.own.allowed)

    def observe(self, seat: int) -> Any:
        if self.other is None:
            self.other = ByteRows(self.observation.array.shape)
        clear(self.columns.words)
        self._observe[self.grid](self.positions, self.b, int(seat), self.columns.array)
        self.columns.turn(self.other)
        return DeviceBuffer(self.other.array)

    def episode(self, row: int) -> tuple[int, int, list[int]]:
        r: Any = self.buffers
        notes = r.notes.copy_to_host()[row]
        history = [int(each) for each in r.history[row].copy_to_host()]
        return int(notes[rows.NUMBER]), int(notes[rows.STEPS]), history


def in_whole_words(state: np.dtype[Any]) -> np.dtype[Any]:
    """A record with some room behind it, so that it can be copied in words, four at once."""
    fields = dict(state.fields or {})
    return np.dtype(
        {
            "names": list(fields),
            "formats": [field[0] for field in fields.values()],
            "offsets": [field[1] for field in fields.values()],
            "itemsize": -(-state.itemsize // TOGETHER) * TOGETHER,
        },
        align=True,
    )
