"""States and boards, declared once as annotated classes.

A declaration gives the plain Python object that the interpreter uses, the same object with
every assignment checked (for tests), the NumPy record that compiled code uses, and functions
that copy and hash a state at every speed. What a field means is the game's affair.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from math import prod
from types import FunctionType
from typing import TYPE_CHECKING, Any, get_type_hints

if TYPE_CHECKING:
    import numpy as np

LONG = 32  # cells
SIZES = {"i1": 1, "u1": 1, "i2": 2, "u2": 2, "i4": 4, "u4": 4, "i8": 8}


@dataclass(frozen=True)
class Field:
    """One declared field: a number, or an array of them."""

    name: str
    code: str
    shape: tuple[int, ...]

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


def plain(declaration: type) -> Any:
    """A zeroed state as a plain Python object."""
    return maker(declaration)()


@cache
def maker(declaration: type) -> Callable[[], Any]:
    """Makes zeroed states, by a function written for it: whatever looks ahead makes thousands."""
    lines = ["def make():", "    made = declaration()"]
    lines += [f"    made.{field.name} = {zeros(field.shape)}" for field in fields(declaration)]
    scratch = scratch_of(declaration)
    if scratch is not None:
        lines.append("    made.scratch = make_scratch()")
    names = {"declaration": declaration, "make_scratch": maker(scratch) if scratch else None}
    return written("\n".join([*lines, "    return made"]), "make", __file__, names)


def copy_of(declaration: type, s: Any) -> Any:
    """The same position without scratch, to be kept: it can be copied from, and not played on."""
    return duplicator(declaration)(s)


@cache
def duplicator(declaration: type) -> Callable[[Any], Any]:
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


class CheckedList(list[Any]):
    """A list that refuses to change its length or to hold a number outside its range."""

    def __init__(self, values: list[Any], field: Field) -> None:
        super().__init__(
            CheckedList(value, field) if isinstance(value, list) else value for value in values
        )
        self.field = field

    def __setitem__(self, index: Any, value: Any) -> None:
        if not isinstance(index, int) or not 0 <= index < len(self):
            raise IndexError(f"{self.field.name}[{index}] of {len(self)}")
        require_range(self.field, value)
        super().__setitem__(index, int(value))

    def _refuse(self, *arguments: Any) -> Any:
        raise TypeError(f"{self.field.name} cannot change its length")

    append = extend = insert = remove = pop = clear = __delitem__ = __iadd__ = __imul__ = _refuse

    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, int) or not 0 <= index < len(self):
            raise IndexError(f"{self.field.name}[{index}] of {len(self)}")
        return super().__getitem__(index)


def require_range(field: Field, value: Any) -> None:
    if not isinstance(value, int):
        raise TypeError(f"{field.name} = {value!r} is not a whole number")
    if not field.smallest <= value <= field.largest:
        raise ValueError(f"{field.name} = {value} does not fit {field.code}")


@cache
def checked_type(declaration: type) -> type:
    by_name = {field.name: field for field in fields(declaration)}

    def assign(self: Any, name: str, value: Any) -> None:
        if name in by_name:
            if by_name[name].shape:
                raise TypeError(f"{name} is an array: assign to its elements")
            require_range(by_name[name], value)
            value = int(value)
        elif name != "scratch":
            raise AttributeError(f"{name} is not declared")
        object.__setattr__(self, name, value)

    return type(f"Checked{declaration.__name__}", (declaration,), {"__setattr__": assign})


def checked(declaration: type) -> Any:
    """A zeroed plain state that checks every assignment against its declaration."""
    made, zeroed = checked_type(declaration)(), plain(declaration)
    for field in fields(declaration):
        zero = getattr(zeroed, field.name)
        value = CheckedList(zero, field) if field.shape else zero
        object.__setattr__(made, field.name, value)
    scratch = scratch_of(declaration)
    if scratch is not None:
        made.scratch = checked(scratch)
    return made


def assign(s: Any, values: Mapping[str, Any]) -> Any:
    """A plain state that says what `values` found."""
    for name, value in values.items():
        setattr(s, name, value)
    return s


def values(declaration: type, s: Any) -> dict[str, Any]:
    """Everything that a state says, scratch left out, from a plain object or a record."""
    found = {}
    for field in fields(declaration):
        value = s[field.name] if hasattr(s, "dtype") else getattr(s, field.name)
        found[field.name] = value.tolist() if hasattr(value, "tolist") else deep_list(value)
    return found


def deep_list(value: Any) -> Any:
    return [deep_list(item) for item in value] if isinstance(value, list) else int(value)


# ---------------------------------------------------------------- records and boards


@cache
def dtype(declaration: type) -> np.dtype[Any]:
    """The NumPy record of a state, scratch included, last."""
    import numpy as np

    parts: list[Any] = [(field.name, field.code, field.shape) for field in fields(declaration)]
    scratch = scratch_of(declaration)
    if scratch is not None:
        parts.append(("scratch", dtype(scratch)))
    return np.dtype(parts, align=True)


def to_record(declaration: type, s: Any, record: Any) -> None:
    """Writes a plain state into a record."""
    for field in fields(declaration):
        record[field.name] = getattr(s, field.name)


def state_size(declaration: type) -> int:
    """Bytes of one position, scratch left out."""
    sizes = [SIZES[field.code] * len(list(cells(field))) for field in fields(declaration)]
    return sum(sizes)


def cells(field: Field) -> Iterator[tuple[int, ...]]:
    return product(*(range(length) for length in field.shape))


@cache
def board_type(declaration: type) -> Any:
    return namedtuple(declaration.__name__, [field.name for field in fields(declaration)])


def plain_board(declaration: type, tables: Mapping[str, Any]) -> Any:
    """A board for the interpreter: lists within lists."""
    return board_type(declaration)(*(tables[field.name] for field in fields(declaration)))


def board_record(declaration: type, tables: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    """A board for compiled code: an array of one record, whose tables have known sizes."""
    import numpy as np

    record = np.zeros(1, dtype(declaration))
    for field in fields(declaration):
        given = np.array(tables[field.name])
        if given.shape != field.shape:
            raise ValueError(f"{field.name} has shape {given.shape}, not {field.shape}")
        for number in (given.min(), given.max()):
            require_range(field, int(number))
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


def written(source: str, name: str, near: str, names: dict[str, Any]) -> FunctionType:
    """The function that a source text defines, as if it stood in the file `near`.

    It needs a real file for Numba to find a place for it in the on-disk cache.
    """
    code = compile(source, near, "exec")
    exec(code, names)
    made: FunctionType = names[name]
    return made
