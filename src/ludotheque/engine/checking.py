"""Whether a game provides what its contract asks for, looked at when it is loaded."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Sequence
from dataclasses import fields
from types import ModuleType
from typing import TYPE_CHECKING, get_args

from . import declare
from .contract import (
    B,
    Boards,
    Census,
    Contract,
    ContractError,
    Declarations,
    Hints,
    M,
    Notation,
    P,
    R,
    Reasons,
    Rules,
    S,
    Seen,
    Terminal,
)
from .levels import NAMES

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


PROTOCOLS = (Declarations, Rules, Boards, Notation, Reasons, Hints, Census, Terminal)


def check(contract: Contract[S, B, P, M]) -> None:
    """Raises a `ContractError` that says what is missing or of the wrong form, and where."""
    parts = (contract, contract.views, contract.story, contract.bot, contract.dice)
    for part in (*parts, *contract.tasks.values()):
        if part is not None:
            check_part(part)
    check_options(contract)
    check_disclosures(contract.notation)
    known = contract.notation.DISCLOSURES.items()
    own = ", ".join(sorted(kind.__name__ for kind, each in known if each.seen is Seen.BY_PLAYER))
    if own and not contract.about.secrets:
        raise ContractError(f"About.secrets must be True: only its player is told {own}")
    if set(contract.bot.levels) != set(NAMES):
        found = ", ".join(contract.bot.levels)
        raise ContractError(f"Bot.levels must be {', '.join(NAMES)}, and are {found}")


def check_part(part: DataclassInstance) -> None:
    """Every field of a part: functions by their arguments, modules by what they must have."""
    name = type(part).__name__
    for each in fields(part):
        value, hint = getattr(part, each.name), str(each.type)
        if value is None and each.default is None:
            continue
        protocol = next((one for one in PROTOCOLS if hint.split("[")[0] == one.__name__), None)
        if protocol is not None:
            check_module(protocol, value)
        elif "Callable" in hint:
            check_function(f"{name}.{each.name}", arguments_in(hint), value)


def check_module(protocol: type, module: ModuleType | Terminal[M]) -> None:
    """Whether a module has all that its protocol names."""
    where = getattr(module, "__name__", repr(module))
    for name, stated in vars(protocol).items():
        if name.startswith("_"):
            continue
        if name not in vars(module):
            raise ContractError(f"{where} has no {name}, which {protocol.__name__} asks for")
        if inspect.isfunction(stated):
            arguments = list(inspect.signature(stated).parameters)[1:]
            check_function(f"{where}.{name}", arguments, vars(module)[name])


def check_function(name: str, arguments: Sequence[str], value: Callable[..., R]) -> None:
    """Whether something can be called with the arguments that the contract states."""
    if not callable(value):
        raise ContractError(f"{name} must be a function, and is {value!r}")
    signature = inspect.signature(value)
    try:
        signature.bind(*arguments)
    except TypeError as error:
        found = f"{value.__module__}.{value.__qualname__}{signature}"
        called = ", ".join(arguments)
        raise ContractError(f"{name} is called with ({called}), but is {found}: {error}") from error


def arguments_in(hint: str) -> list[str]:
    """The types of a function's arguments, as an annotation states them."""
    for node in ast.walk(ast.parse(hint, mode="eval")):
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Callable":
            stated = node.slice.elts[0] if isinstance(node.slice, ast.Tuple) else node.slice
            return (
                [ast.unparse(each) for each in stated.elts] if isinstance(stated, ast.List) else []
            )
    raise ValueError(hint)


def check_options(contract: Contract[S, B, P, M]) -> None:
    """Every option has a field of its name in the state, wide enough for its values."""
    declared = {each.name: each for each in declare.fields(contract.declared.State)}
    for option in contract.about.options:
        place, numbers = declared.get(option.field), (0, len(option.values) - 1, *option.numbers)
        if place is None or not place.smallest <= min(numbers) <= max(numbers) <= place.largest:
            raise ContractError(f"State needs a field {option.field} that can hold {max(numbers)}")


def check_disclosures(notation: Notation[S, P, M]) -> None:
    """Every type of move has a disclosure, and nothing else has one."""
    stated = notation.Move
    moves: set[type] = {stated} if isinstance(stated, type) else set(get_args(stated))
    listed = set(notation.DISCLOSURES)
    if missing := ", ".join(sorted(each.__name__ for each in moves - listed)):
        raise ContractError(f"DISCLOSURES does not list {missing}")
    if unknown := ", ".join(sorted(each.__name__ for each in listed - moves)):
        raise ContractError(f"DISCLOSURES lists {unknown}, which Move does not name")
