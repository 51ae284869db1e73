"""Marks that tie tests to the rules: which clauses, and which option values, a test proves.

The marks are attributes of the test functions, so that they can be gathered without running
anything. `tests/rules/test_coverage.py` fails where a clause or an option value has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

CLAUSES = "clauses_proven"
OPTIONS = "options_proven"


def clause(*ids: str) -> Callable[[Test], Test]:
    """The test proves these clauses: `@clause("PM-8a")`."""
    return marking(CLAUSES, ids)


def option(*values: str) -> Callable[[Test], Test]:
    """The test proves these option values: `@option("ghost_turn=free")`."""
    return marking(OPTIONS, values)


def marking(attribute: str, marks: tuple[str, ...]) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        setattr(test, attribute, (*getattr(test, attribute, ()), *marks))
        return test

    return mark


def marks_in(module: ModuleType, attribute: str) -> Iterator[str]:
    """The marks of every function in a module that would be run as a test."""
    for name, value in vars(module).items():
        if name.startswith("test"):
            yield from getattr(value, attribute, ())
