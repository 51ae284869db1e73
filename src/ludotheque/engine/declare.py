"""States and boards, declared once as annotated classes.

A declaration gives the plain Python object that the interpreter uses, the same object with
every assignment checked (for tests), the NumPy record that compiled code uses, and functions
that copy and hash a state at every speed. What a field means is the game's affair.
"""

from __future__ import annotations

from array import array
from collections import namedtuple
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain
from math import prod
from types import FunctionType
from typing import (
    TYPE_CHECKING,
    Any,
    NoReturn,
    Protocol,
    SupportsIndex,
    TypeGuard,
    TypeVar,
    cast,
    get_type_hints,
    overload,
)

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

LONG = 32  # cells
SIZES = {"i1": 1, "u1": 1, "i2": 2, "u2": 2, "i4": 4, "u4": 4, "i8": 8}
CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q"}  # of `array`

Nested = int | list["Nested"]  # the value of a field, in a state or in a file
Table = int | Sequence["Table"]  # the value of a field of a board
Tables = Mapping[str, Table]  # all of them, by name


class Fields(Protocol):
    """An object with the fields of a declaration: a state, its scratch, or a board."""


class Record(Protocol):
    """An element of a NumPy array of records, as compiled code uses it."""

    dtype: np.dtype[np.void]

    def __getitem__(self, name: str) -> npt.NDArray[np.int64]: ...


S = TypeVar("S", bound=Fields)
V = TypeVar("V")


@dataclass(frozen=True)
class Field:
    """One declared field: a number, or an array of them."""

    name: str
    code: str
    shape: tuple[int, ...]

    @cached_property
    def size(self) -> int:
        """In bytes."""
        return SIZES[self.code] * prod(self.shape)

    @cached_property
    def smallest(self) -> int:
        return 0 if self.code[0] == "u" else -(1 << (8 * SIZES[self.code] - 1))

    @cached_property
    def largest(self) -> int:
        return (1 << (8 * SIZES[self.code] - (self.code[0] == "i"))) - 1


def zeros(shape: tuple[int, ...]) -> str:
    """The expression that makes nested lists of noughts."""
    if not shape:
        return "0"
    length, *rest = shape
    return f"[{zeros(tuple(rest))} for _ in range({length})]" if rest else f"[0] * {length}"


@cache
def fields(declaration: type) -> tuple[Field, ...]:
    """The declared fields, widest numbers first, so that records have no gaps."""
    found = []
    for name, hint in get_type_hints(declaration, include_extras=True).items():
        if hasattr(hint, "__metadata__"):
            code, *rest = hint.__metadata__
            shape = rest[0] if rest else ()
            found.append(Field(name, code, shape if isinstance(shape, tuple) else (shape,)))
    return tuple(sorted(found, key=lambda field: -SIZES[field.code]))


@cache
def scratch_of(declaration: type) -> type | None:
    """The declaration of the working memory, if the state has any."""
    return get_type_hints(declaration).get("scratch")


# ---------------------------------------------------------------- plain objects


def plain(declaration: type[S]) -> S:
    """A zeroed state as a plain Python object."""
    made: S = maker(declaration)()
    return made


@cache
def maker(declaration: type) -> FunctionType:
    """Makes zeroed states, by a function written for it: whatever looks ahead makes thousands."""
    lines = ["def make():", "    made = declaration()"]
    lines += [f"    made.{field.name} = {zeros(field.shape)}" for field in fields(declaration)]
    scratch = scratch_of(declaration)
    if scratch is not None:
        lines.append("    made.scratch = make_scratch()")
    names = {"declaration": declaration, "make_scratch": maker(scratch) if scratch else None}
    return written("\n".join([*lines, "    return made"]), "make", __file__, names)


def copy_of(declaration: type[S], s: S) -> S:
    """The same position without scratch, to be kept: it can be copied from, and not played on."""
    made: S = duplicator(declaration)(s)
    return made


@cache
def duplicator(declaration: type) -> FunctionType:
    lines = ["def duplicate(s):", "    made = declaration()"]
    copies = ((each.name, rows(f"s.{each.name}", len(each.shape))) for each in fields(declaration))
    lines += [f"    made.{name} = {copied}" for name, copied in copies]
    names = {"declaration": declaration}
    return written("\n".join([*lines, "    return made"]), "duplicate", __file__, names)


def rows(source: str, depth: int) -> str:
    """The expression that copies nested lists of numbers."""
    if depth < 2:
        return f"list({source})" if depth else source
    return f"[{rows(f'row{depth}', depth - 1)} for row{depth} in {source}]"


class CheckedList(list[Nested]):
    """A list that refuses to change its length or to hold a number outside its range."""

    def __init__(self, values: list[Nested], field: Field) -> None:
        super().__init__(
            CheckedList(value, field) if isinstance(value, list) else value for value in values
        )
        self.field = field

    def __setitem__(self, index: SupportsIndex | slice, value: Nested | Iterable[Nested]) -> None:
        super().__setitem__(self._place(index), in_range(self.field, value))

    def _place(self, index: SupportsIndex | slice) -> int:
        if not isinstance(index, int) or not 0 <= index < len(self):
            raise IndexError(f"{self.field.name}[{index}] of {len(self)}")
        return index

    def _refuse(self, *_: SupportsIndex | slice | Nested | Iterable[Nested]) -> NoReturn:
        raise TypeError(f"{self.field.name} cannot change its length")

    append = extend = insert = remove = pop = clear = __delitem__ = __iadd__ = __imul__ = _refuse

    @overload
    def __getitem__(self, index: SupportsIndex) -> Nested: ...
    @overload
    def __getitem__(self, index: slice) -> NoReturn: ...
    def __getitem__(self, index: SupportsIndex | slice) -> Nested:
        return super().__getitem__(self._place(index))


def in_range(field: Field, value: Nested | Iterable[Nested]) -> int:
    """A number that a field can hold."""
    if not isinstance(value, int):
        raise TypeError(f"{field.name} = {value!r} is not a whole number")
    if not field.smallest <= value <= field.largest:
        raise ValueError(f"{field.name} = {value} does not fit {field.code}")
    return int(value)


@cache
def checked_type(declaration: type) -> type:
    by_name = {field.name: field for field in fields(declaration)}

    def assign(self: S, name: str, value: Nested) -> None:
        if name in by_name:
            if by_name[name].shape:
                raise TypeError(f"{name} is an array: assign to its elements")
            value = in_range(by_name[name], value)
        elif name != "scratch":
            raise AttributeError(f"{name} is not declared")
        object.__setattr__(self, name, value)

    return type(f"Checked{declaration.__name__}", (declaration,), {"__setattr__": assign})


def checked(declaration: type[S]) -> S:
    """A zeroed plain state that checks every assignment against its declaration."""
    made: S = checked_type(declaration)()
    zeroed = plain(declaration)
    for field in fields(declaration):
        zero = getattr(zeroed, field.name)
        value = CheckedList(zero, field) if field.shape else zero
        object.__setattr__(made, field.name, value)
    scratch = scratch_of(declaration)
    if scratch is not None:
        object.__setattr__(made, "scratch", checked(scratch))
    return made


def assign(s: S, values: Mapping[str, Nested]) -> S:
    """A plain state that says what `values` found."""
    for name, value in values.items():
        setattr(s, name, value)
    return s


def values(declaration: type[S], s: S | Record) -> dict[str, Nested]:
    """Everything that a state says, scratch left out, from a plain object or a record."""
    names = [field.name for field in fields(declaration)]
    if is_record(s):
        return {name: s[name].tolist() for name in names}
    return {name: deep_list(getattr(s, name)) for name in names}


def is_record(s: S | Record) -> TypeGuard[Record]:
    return hasattr(s, "dtype")


def deep_list(value: Nested) -> Nested:
    return [deep_list(item) for item in value] if isinstance(value, list) else int(value)


# ---------------------------------------------------------------- few bytes


def packed(declaration: type, s: Fields) -> bytes:
    """Everything that a plain state says, scratch left out, in as few bytes as it declares."""
    return b"".join(
        array(CODES[each.code], flat(getattr(s, each.name), len(each.shape))).tobytes()
        for each in fields(declaration)
    )


def unpack(declaration: type, data: bytes, s: Fields) -> None:
    """Puts into a plain state what was packed on this machine."""
    at = 0
    for each in fields(declaration):
        numbers = array(CODES[each.code])
        end = at + each.size
        numbers.frombytes(data[at:end])
        setattr(s, each.name, shaped(numbers.tolist(), each.shape))
        at = end


def flat(value: Nested, depth: int) -> Iterable[int]:
    """The numbers of a field one after the other."""
    found: Any = [value] if depth == 0 else value
    for _ in range(1, depth):
        found = chain.from_iterable(found)
    return cast("Iterable[int]", found)


def shaped(numbers: list[int], shape: tuple[int, ...]) -> Nested:
    """The inverse."""
    found: Any = numbers
    for length in reversed(shape[1:]):
        found = [found[at : at + length] for at in range(0, len(found), length)]
    return cast("Nested", found if shape else numbers[0])


# ---------------------------------------------------------------- records and boards


@cache
def dtype(declaration: type) -> np.dtype[np.void]:
    """The NumPy record of a state, scratch included, last."""
    import numpy as np

    parts: list[tuple[str, str, tuple[int, ...]] | tuple[str, np.dtype[np.void]]] = [
        (field.name, field.code, field.shape) for field in fields(declaration)
    ]
    scratch = scratch_of(declaration)
    if scratch is not None:
        parts.append(("scratch", dtype(scratch)))
    return np.dtype(parts, align=True)


@dataclass(frozen=True)
class Layout:
    """Where the same record has its fields, known without NumPy."""

    fields: Mapping[str, tuple[Field, int]]  # with the offset of each
    alignment: int
    size: int  # with the scratch, and with what makes it a multiple of the alignment


@cache
def layout(declaration: type) -> Layout:
    placed, at = {}, 0
    alignment = max((SIZES[field.code] for field in fields(declaration)), default=1)
    for field in fields(declaration):  # the widest first: no gaps
        placed[field.name] = (field, at)
        at += field.size
    scratch = scratch_of(declaration)
    if scratch is not None:
        inner = layout(scratch)
        alignment = max(alignment, inner.alignment)
        at = -(-at // inner.alignment) * inner.alignment + inner.size
    return Layout(placed, alignment, -(-at // alignment) * alignment)


def record_bytes(declaration: type, s: Fields) -> bytes:
    """The same record of a plain state or board, as it lies in memory; its scratch is 0."""
    content = packed(declaration, s)
    if len(content) != state_size(declaration):
        raise ValueError(f"{declaration.__name__} has {state_size(declaration)} bytes of numbers")
    return content.ljust(layout(declaration).size, b"\0")


def to_record(declaration: type[S], s: S, record: np.void) -> None:
    """Writes a plain state into a record."""
    for field in fields(declaration):
        record[field.name] = getattr(s, field.name)


def state_size(declaration: type) -> int:
    """Bytes of one position, scratch left out."""
    return sum(field.size for field in fields(declaration))


@cache
def board_type(declaration: type) -> type:
    """A declared board as a tuple with names."""
    name, names = declaration.__name__, [field.name for field in fields(declaration)]
    return type(name, (namedtuple(name, names), declaration), {})


def plain_board(declaration: type[S], tables: Tables) -> S:
    """A board for the interpreter: lists within lists."""
    made: S = board_type(declaration)(*(tables[field.name] for field in fields(declaration)))
    return made


def board_record(declaration: type, tables: Tables) -> npt.NDArray[np.void]:
    """A board for compiled code: an array of one record, whose tables have known sizes."""
    import numpy as np

    record = np.zeros(1, dtype(declaration))
    for field in fields(declaration):
        given = np.array(tables[field.name])
        if given.shape != field.shape:
            raise ValueError(f"{field.name} has shape {given.shape}, not {field.shape}")
        for number in (given.min(), given.max()):
            in_range(field, int(number))
        record[0][field.name] = given
    return record


# ---------------------------------------------------------------- copying and hashing


def copy_source(declaration: type, less: str = "") -> str:
    """Copies cell by cell, as compiled code does best."""
    lines = ["def copy(to, source):"]
    for field in fields(declaration):
        lines += over_cells(field, "to.{cell} = source.{cell}", less)
    return "\n".join(lines)


def copy_rows_source(declaration: type) -> str:
    """Copies row by row between plain objects, as the interpreter does best."""
    lines = ["def copy(to, source):"]
    for field in fields(declaration):
        rows = Field(field.name, field.code, field.shape[:-1])
        whole = "[:]" if field.shape else ""
        lines += over_cells(rows, f"to.{{cell}}{whole} = source.{{cell}}")
    return "\n".join(lines)


def fold_source(declaration: type, less: str = "") -> str:
    lines = ["def fold_state(s, h):"]
    for field in fields(declaration):
        lines += over_cells(field, "h = fold(h, s.{cell})", less)
    return "\n".join([*lines, "    return h"])


def over_cells(field: Field, statement: str, less: str = "") -> list[str]:
    """A statement for each cell of a field, as loops.

    `less` is nought, but only when the code runs, so that no compiler writes long loops out.
    """
    lines, cell = [], field.name
    if prod(field.shape) < LONG:
        less = ""
    for depth, length in enumerate(field.shape):
        lines.append("    " * (depth + 1) + f"for i{depth} in range({length}{less}):")
        cell += f"[i{depth}]"
    return [*lines, "    " * (len(field.shape) + 1) + statement.format(cell=cell)]


def written(source: str, name: str, near: str, names: dict[str, V]) -> FunctionType:
    """The function that a source text defines, as if it stood in the file `near`.

    It needs a real file for Numba to find a place for it in the on-disk cache.
    """
    code = compile(source, near, "exec")
    exec(code, names)
    made = names[name]
    assert isinstance(made, FunctionType)
    return made
