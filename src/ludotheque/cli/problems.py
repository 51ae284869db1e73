"""Errors of the command line: of how a command is written, and of what it is to do."""

from __future__ import annotations

from ludotheque.engine.errors import LudothequeError, Problem


class UsageError(LudothequeError):
    """A command that is not written as it should be."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(Problem(code, values))


def failure(code: str, **values: str | int) -> LudothequeError:
    return LudothequeError(Problem(code, values))
