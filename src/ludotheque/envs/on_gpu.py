"""The rows of a batch on an NVIDIA GPU, a thread each. A step copies nothing to it or from it."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any

from ludotheque.engine import declare
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.speeds import CUDA

from .device_buffer import DEFAULT_STREAM, DeviceBuffer
from .drivers import rows
from .on_cpu import wrong_actions
from .setting import SPARE_STATES, Setting

if TYPE_CHECKING:
    from ludotheque.engine.compile import Names
    from ludotheque.engine.compiled_types import Board, State
    from ludotheque.engine.verbs import observe

    from .drivers.rows import begin_row, show_row, step_row

    cuda = CUDA.module
    STATE, ACTION, ROOM = State, int, 0

THREADS = 128


def begin_kernel(b: Board, r: rows.Rows) -> None:
    """The names in capitals and `cuda` are given when the kernels are compiled."""
    spare = cuda.local.array(SPARE_STATES, STATE)
    out = cuda.local.array(ROOM, ACTION)
    row = cuda.grid(1)
    if row < r.games:
        begin_row(b, r, row, spare, out)


def step_kernel(b: Board, r: rows.Rows, actions: list[int]) -> None:
    spare = cuda.local.array(SPARE_STATES, STATE)
    out = cuda.local.array(ROOM, ACTION)
    row = cuda.grid(1)
    if row < r.games:
        step_row(b, r, row, actions[row], spare, out)


def show_kernel(b: Board, r: rows.Rows) -> None:
    """The buffers have been filled with zeros."""
    out = cuda.local.array(ROOM, ACTION)
    row = cuda.grid(1)
    if row < r.games:
        show_row(b, r, row, out)


def observe_kernel(b: Board, r: rows.Rows, seat: int, to: list[list[int]]) -> None:
    row = cuda.grid(1)
    if row < r.games:
        observe(r.states[row], b, seat, to[row])


class GpuRows:
    """Rows in arrays of a GPU."""

    def __init__(self, setting: Setting, threads: int = 0) -> None:
        if not CUDA.has_machine():
            raise LudothequeError(Problem("no-gpu"))
        self.setting = setting
        names = self._names()
        jit = CUDA.module.jit
        kernels = (begin_kernel, step_kernel, show_kernel, observe_kernel)
        self._begin, self._step, self._show, self._observe = (
            jit(FunctionType(kernel.__code__, names, kernel.__name__)) for kernel in kernels
        )
        self.b = CUDA.board(setting.board)
        arrays = {name: CUDA.module.to_device(array) for name, array in setting.arrays().items()}
        self.buffers = setting.rows(CUDA, arrays)
        self.other: Any = None
        self.grid = -(-setting.spec.games // THREADS), THREADS

    def _names(self) -> Names:
        import numba

        game = self.setting.game
        return vars(CUDA.build(game, *self.setting.drivers)) | {
            "cuda": CUDA.module,
            "STATE": numba.from_dtype(declare.dtype(game.declared.State)),
            "ACTION": numba.int16,
            "ROOM": self.setting.room,
            "SPARE_STATES": SPARE_STATES,
        }

    def public(self, buffer: Any) -> Any:
        return DeviceBuffer(buffer)

    def begin(self, seed: int) -> None:
        self.buffers = self.buffers._replace(seed=seed)
        self._begin[self.grid](self.b, self.buffers)
        self._show_all()

    def step(self, actions: Any) -> None:
        games = self.setting.spec.games
        if not hasattr(actions, "__cuda_array_interface__"):
            raise wrong_actions(games, "host memory")
        stream = actions.__cuda_array_interface__.get("stream")  # on which they may yet be written
        chosen = CUDA.module.as_cuda_array(actions, sync=stream not in (None, DEFAULT_STREAM))
        if chosen.shape != (games,) or chosen.dtype.kind not in "iu":
            raise wrong_actions(games, f"{chosen.dtype}{list(chosen.shape)}")
        self._step[self.grid](self.b, self.buffers, chosen)
        self._show_all()

    def _show_all(self) -> None:
        clear(self.buffers.legal)
        clear(self.buffers.observation)
        self._show[self.grid](self.b, self.buffers)

    def observe(self, seat: int) -> Any:
        if self.other is None:
            self.other = CUDA.module.device_array_like(self.buffers.observation)
        clear(self.other)
        self._observe[self.grid](self.b, self.buffers, int(seat), self.other)
        return DeviceBuffer(self.other)

    def episode(self, row: int) -> tuple[int, int, list[int]]:
        r: Any = self.buffers
        notes = r.notes[row].copy_to_host()
        history = r.history[row].copy_to_host()
        number = r.number[row : row + 1].copy_to_host()[0]
        return int(number), int(notes[rows.STEPS]), [int(each) for each in history]


def clear(array: Any) -> None:
    """Fills an array with zeros."""
    driver: Any = CUDA.module.cudadrv.driver
    driver.device_memset(array, 0, array.nbytes)
