"""The speeds at which one set of rules runs, each as one object.

A speed compiles a game's functions together with drivers, and makes all that these are handed:
states, boards, generators, arrays of numbers. Whoever uses one need not know which it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar, cast

from . import compile, declare, wasm
from .errors import Problem
from .seeding import seeded
from .wasm import Host, Machine, Program
from .wasm_node import NodeHost

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .compiled_types import Board, Rng, State
    from .contract import Values
    from .game import Game, LaidOut

T = TypeVar("T")  # a declared type: a state, or a record of a driver's own
Numbers = TypeVar("Numbers", list[int], list[list[int]])


class Speed(ABC):
    """How rules and drivers run, and what they run on."""

    name: str
    batch: int  # games that are worth beginning together

    def missing(self) -> Problem | None:
        """Why this machine cannot run it, if it cannot."""
        return None

    @abstractmethod
    def build(self, game: Game, *drivers: ModuleType) -> SimpleNamespace:
        """The functions of a game and of some drivers, by name."""

    @abstractmethod
    def records(self, declaration: type[T], count: int) -> Sequence[T]:
        """So many records of a declared type, all fields 0."""

    @abstractmethod
    def copy_of(self, declaration: type[T], plain: T) -> T:
        """A record that says what a plain object says."""

    @abstractmethod
    def integers(self, values: Sequence[int]) -> list[int]:
        """An array of these numbers."""

    @abstractmethod
    def table(self, rows: int, columns: int) -> list[list[int]]:
        """Rows of numbers, all 0."""

    @abstractmethod
    def as_lists(self, numbers: Numbers) -> Numbers:
        """What an array or a table holds now, as lists of Python's own."""

    @abstractmethod
    def board(self, laid_out: LaidOut) -> Board:
        """The tables of a board."""

    def generator(self, seed: int, number: int = 0) -> Rng:
        """A generator, by a seed and a number: neighbouring ones have nothing in common."""
        return self.integers(seeded(seed, number))

    def opening(self, game: Game, seats: int, options: Values, laid_out: LaidOut) -> State:
        """The first position of a game."""
        s: State = game.fresh(seats, options)
        game.rules.setup(s, laid_out.plain)
        return self.copy_of(game.declared.State, s)


class Interpreter(Speed):
    """Plain Python objects and lists."""

    name = "python"
    batch = 16

    def build(self, game: Game, *drivers: ModuleType) -> SimpleNamespace:
        return compile.interpreted(game, *drivers)

    def records(self, declaration: type[T], count: int) -> Sequence[T]:
        return [declare.plain(declaration) for _ in range(count)]

    def copy_of(self, declaration: type[T], plain: T) -> T:
        made: T = declare.plain(declaration)
        declare.assign(made, declare.values(declaration, plain))
        return made

    def integers(self, values: Sequence[int]) -> list[int]:
        return list(values)

    def table(self, rows: int, columns: int) -> list[list[int]]:
        return [[0] * columns for _ in range(rows)]

    def as_lists(self, numbers: Numbers) -> Numbers:
        return numbers

    def board(self, laid_out: LaidOut) -> Board:
        found: Board = laid_out.plain
        return found


class Cpu(Speed):
    """Compiled functions on NumPy records and arrays, which are used as if they were lists."""

    name = "cpu"
    batch = 1024

    def build(self, game: Game, *drivers: ModuleType) -> SimpleNamespace:
        return compile.for_cpu(game, *drivers)

    def records(self, declaration: type[T], count: int) -> Sequence[T]:
        made: Sequence[T] = self._placed(empty_records(declaration, count))
        return made

    def copy_of(self, declaration: type[T], plain: T) -> T:
        made = empty_records(declaration, 1)
        declare.to_record(declaration, plain, made[0])
        found: T = self._placed(made)[0]
        return found

    def integers(self, values: Sequence[int]) -> list[int]:
        import numpy as np

        made: list[int] = self._placed(np.array(values, np.int64))
        return made

    def table(self, rows: int, columns: int) -> list[list[int]]:
        import numpy as np

        made: list[list[int]] = self._placed(np.zeros((rows, columns), np.int64))
        return made

    def as_lists(self, numbers: Numbers) -> Numbers:
        import numpy as np

        found: Numbers = np.asarray(numbers).tolist()
        return found

    def board(self, laid_out: LaidOut) -> Board:
        found: Board = self._placed(laid_out.record)[0]
        return found

    def _placed(self, array: npt.NDArray[np.void] | npt.NDArray[np.int64]) -> Any:
        """An array where the functions find it, to be used like lists."""
        return array


class Cuda(Cpu):
    """The same on an NVIDIA GPU, in its own memory. A kernel begins what runs there."""

    name = "cuda"
    batch = 1 << 22

    def missing(self) -> Problem | None:
        return None if compile.has_cuda() else Problem("no-gpu")

    def build(self, game: Game, *drivers: ModuleType) -> SimpleNamespace:
        return compile.for_cuda(game, *drivers)

    def _placed(self, array: npt.NDArray[np.void] | npt.NDArray[np.int64]) -> Any:
        return self.module.to_device(array)

    @cached_property
    def module(self) -> ModuleType:
        """Numba's part for such GPUs."""
        return compile.cuda_module()


class Wasm(Speed):
    """Compiled to WebAssembly, which a host runs: Node, or the browser that all of this is in."""

    name = "wasm"
    batch = 1024

    def __init__(self, host: Host) -> None:
        self.host = host

    def missing(self) -> Problem | None:
        return self.host.missing()

    def build(self, game: Game, *drivers: ModuleType) -> SimpleNamespace:
        program = Program(*drivers)
        machine = Machine(self.host.started(game, program))
        names = {name: machine.function(program.exported(name)) for name in program.entries}
        return SimpleNamespace(**names)

    def records(self, declaration: type[T], count: int) -> Sequence[T]:
        made: Any = wasm.Records(declaration, count)
        return cast("Sequence[T]", made)

    def copy_of(self, declaration: type[T], plain: T) -> T:
        made: Any = wasm.Records(declaration, 1, declare.record_bytes(declaration, plain))
        return cast("T", made[0])

    def integers(self, values: Sequence[int]) -> list[int]:
        return cast("list[int]", wasm.Integers.of(values))

    def table(self, rows: int, columns: int) -> list[list[int]]:
        return cast("list[list[int]]", wasm.Table.of_zeros(rows, columns))

    def as_lists(self, numbers: Numbers) -> Numbers:
        lying = cast("wasm.Array", numbers)
        found: Any = declare.shaped(lying.numbers().tolist(), lying.lengths)
        return cast("Numbers", found)

    def board(self, laid_out: LaidOut) -> Board:
        return self.copy_of(laid_out.declaration, laid_out.plain)


def empty_records(declaration: type, count: int) -> npt.NDArray[np.void]:
    import numpy as np

    return np.zeros(count, declare.dtype(declaration))


INTERPRETER, CPU, CUDA, WASM = Interpreter(), Cpu(), Cuda(), Wasm(NodeHost())
SPEEDS: dict[str, Speed] = {speed.name: speed for speed in (INTERPRETER, CPU, CUDA, WASM)}
