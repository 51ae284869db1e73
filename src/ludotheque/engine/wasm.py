"""What compiled functions are handed that run as WebAssembly, and how they are called.

The memory of WebAssembly is a row of bytes apart from Python's. Numbers and records lie there from
the first call on that they are handed to; before, they are bytes here. Whoever reads one gets what
it holds now, wherever that is. This needs Python alone: it runs in a browser too.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from math import prod
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from . import compile, declare

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .errors import Problem
    from .game import Game

EXTRA = "ludotheque[wasm]"  # brings all that compiles and runs it outside a browser
WORD = 8  # bytes of a number
PAGE = 1 << 16  # by which memory grows
LINE = 64  # blocks begin at multiples of it


class Program:
    """What some drivers are compiled to together with a game; the last says what is called."""

    def __init__(self, *drivers: ModuleType) -> None:
        self.drivers = drivers

    @property
    def name(self) -> str:
        """By which its entries are told from those of others in the same file."""
        return "-".join(driver.__name__.rsplit(".", 1)[-1] for driver in self.drivers)

    @property
    def entries(self) -> tuple[str, ...]:
        found: tuple[str, ...] = self.drivers[-1].ENTRIES
        return found

    def exported(self, entry: str) -> str:
        return f"{self.name}.{entry}"

    def function(self, name: str) -> FunctionType:
        return next(
            functions[name]
            for functions in map(compile.functions_of, self.drivers)
            if name in functions
        )

    def named(self, name: str) -> Any:
        """What a name stands for in the last driver that has it."""
        found = (vars(driver) for driver in reversed(self.drivers))
        return next((names[name] for names in found if name in names), None)


class Instance(Protocol):
    """A file of WebAssembly that was loaded, with its memory."""

    heap: int  # the first address that is free
    size: int  # bytes of its memory, when it was loaded

    def call(self, entry: str, kinds: str, numbers: Sequence[int]) -> int:
        """What a function returns; its arguments are addresses (`a`) and numbers (`n`)."""

    def read(self, address: int, length: int) -> bytes: ...

    def write(self, address: int, content: bytes) -> None: ...

    def clear(self, address: int, length: int) -> None:
        """Make all of these bytes 0."""

    def grow(self, pages: int) -> None: ...


class Host(Protocol):
    """Whatever runs WebAssembly."""

    def missing(self) -> Problem | None:
        """Why it cannot, if it cannot."""

    def started(self, game: Game, program: Program) -> Instance:
        """A program of a game, ready to be called."""


class Machine:
    """An instance, and which parts of its memory are in use."""

    def __init__(self, instance: Instance) -> None:
        self.instance = instance
        self._size = instance.size
        self._top = instance.heap
        self._free: dict[int, list[int]] = {}  # addresses of blocks that are free, by length
        self._result = self.reserve(2 * WORD)  # for what a function returns, and for an error

    def reserve(self, length: int) -> int:
        """The address of a block of so many bytes."""
        length = -(-length // LINE) * LINE
        if self._free.get(length):
            return self._free[length].pop()
        address = -(-self._top // LINE) * LINE
        self._top = address + length
        if self._top > self._size:
            pages = -(-(self._top - self._size) // PAGE)
            self.instance.grow(pages)
            self._size += pages * PAGE
        return address

    def release(self, address: int, length: int) -> None:
        self._free.setdefault(-(-length // LINE) * LINE, []).append(address)

    def function(self, entry: str) -> Callable[..., int]:
        """A compiled function; it takes numbers, what a speed made, and tuples of these."""

        def call(*arguments: object) -> int:
            flat = [("a", self._result), ("a", self._result + WORD), *self._flat(arguments)]
            kinds, numbers = zip(*flat, strict=True)
            return self.instance.call(entry, "".join(kinds), numbers)

        return call

    def _flat(self, arguments: Sequence[object]) -> Iterator[tuple[str, int]]:
        """Arguments as the entries of `wasm_compile.py` take them."""
        for each in arguments:
            if isinstance(each, Array):
                yield "a", each.place(self)
                yield from (("n", length) for length in each.lengths)
            elif isinstance(each, Record):
                yield "a", each.records.place(self) + each.offset
            elif isinstance(each, tuple):
                yield from self._flat(each)
            elif isinstance(each, int):
                yield "n", int(each)
            else:
                raise TypeError(f"{each!r} is nothing that WebAssembly can be handed")


# ---------------------------------------------------------------- what lies in memory


class Block:
    """Some bytes: here, until they are first needed there. So many zeros, if they are not given."""

    def __init__(self, length: int, content: bytes = b"") -> None:
        self._length = length
        self._content = bytearray(content)  # empty while all of it is 0
        self._machine: Machine | None = None
        self._address = 0

    def place(self, machine: Machine) -> int:
        """The address of the bytes in the memory of a machine."""
        if self._machine is None:
            self._machine, self._address = machine, machine.reserve(self._length)
            if self._content:
                machine.instance.write(self._address, bytes(self._content))
            else:
                machine.instance.clear(self._address, self._length)
            self._content = bytearray()
        if self._machine is not machine:
            raise ValueError("it lies in the memory of another machine")
        return self._address

    def read(self, offset: int, length: int) -> bytes:
        if self._machine is None:
            return bytes(self._here()[offset : offset + length])
        return self._machine.instance.read(self._address + offset, length)

    def write(self, offset: int, content: bytes) -> None:
        if self._machine is None:
            self._here()[offset : offset + len(content)] = content
        else:
            self._machine.instance.write(self._address + offset, content)

    def _here(self) -> bytearray:
        self._content = self._content or bytearray(self._length)
        return self._content

    def __del__(self) -> None:
        if self._machine is not None:
            self._machine.release(self._address, self._length)


class Array:
    """Something with a length, or with two."""

    def __init__(self, block: Block, *lengths: int, offset: int = 0) -> None:
        self.block, self.lengths, self.offset = block, lengths, offset

    def __len__(self) -> int:
        return self.lengths[0]

    def place(self, machine: Machine) -> int:
        return self.block.place(machine) + self.offset

    def numbers(self) -> array[int]:
        """All that it holds now, where that is whole numbers."""
        return array("q", self.block.read(self.offset, WORD * prod(self.lengths)))

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[np.int64]:
        import numpy as np

        return np.array(self.numbers(), dtype or np.int64).reshape(self.lengths)


class Integers(Array):
    """Whole numbers one after the other; perhaps a row of a table."""

    @classmethod
    def of(cls, values: Sequence[int]) -> Integers:
        return cls(Block(WORD * len(values), array("q", values).tobytes()), len(values))

    def __iter__(self) -> Iterator[int]:
        return iter(self.numbers())

    def __getitem__(self, at: int) -> int:
        return self.numbers()[at]

    def __setitem__(self, at: int, value: int) -> None:
        place = self.offset + WORD * range(len(self))[at]
        self.block.write(place, array("q", [value]).tobytes())


class Table(Array):
    """Rows of whole numbers."""

    @classmethod
    def of_zeros(cls, rows: int, columns: int) -> Table:
        return cls(Block(WORD * rows * columns), rows, columns)

    def __getitem__(self, at: int) -> Integers:
        columns = self.lengths[1]
        return Integers(self.block, columns, offset=WORD * columns * range(len(self))[at])


class Records(Array):
    """Records of a declared type, one after the other."""

    def __init__(self, declaration: type, count: int, content: bytes = b"") -> None:
        super().__init__(Block(declare.layout(declaration).size * count, content), count)
        self.declaration = declaration

    def __getitem__(self, at: int) -> Record:
        return Record(self, declare.layout(self.declaration).size * range(len(self))[at])


class Record:
    """One of them, whose fields are read as those of a plain object; they are not written."""

    def __init__(self, records: Records, offset: int) -> None:
        self.records, self.offset = records, offset

    def __getattr__(self, name: str) -> declare.Nested:
        found = declare.layout(self.records.declaration).fields.get(name)
        if found is None:
            raise AttributeError(name)
        field, offset = found
        content = self.records.block.read(self.offset + offset, field.size)
        return declare.shaped(array(declare.CODES[field.code], content).tolist(), field.shape)
