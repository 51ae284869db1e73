"""What becomes of an error: one sentence on standard error, and an exit code."""

from __future__ import annotations

import os
import re
import sys

from ludotheque.engine.contract import ContractError
from ludotheque.engine.errors import LudothequeError

from .language import spoken
from .problems import UsageError, failure

FAILED = 1
MISUSED = 2
DEBUG = "LUDOTHEQUE_DEBUG"


def report(error: Exception) -> int:
    """Tells of an error on standard error. A traceback is for those who ask for one."""
    trace(error)
    problem, code = as_problem(error)
    print(sentence(problem), file=sys.stderr)
    return code


def trace(error: Exception | None) -> None:
    """Its traceback, if it was asked for."""
    if error is not None and os.environ.get(DEBUG):
        import traceback

        traceback.print_exception(error)


def as_problem(error: Exception) -> tuple[LudothequeError, int]:
    import typer

    if isinstance(error, LudothequeError):
        return error, MISUSED if isinstance(error, UsageError) else FAILED
    if isinstance(error, typer.BadParameter.__mro__[1]):  # every error of usage
        return misuse(error), MISUSED
    if isinstance(error, OSError) and error.filename is None:
        return failure("output-lost", said=str(error.strerror or error)), FAILED
    if isinstance(error, ContractError):
        return failure("game-not-loaded", why=str(error)), FAILED
    if isinstance(error, MemoryError):
        return failure("out-of-memory"), FAILED
    name = f"{type(error).__name__}: {error}".splitlines()[0].rstrip(": ")
    return failure("internal-error", error=name, debug=DEBUG), FAILED


def misuse(error: Exception) -> UsageError:
    """A usage error of the command-line library, as one of our own sentences."""
    kind, said = type(error).__name__, str(getattr(error, "message", error))
    parameter = getattr(error, "param", None)
    option = getattr(error, "option_name", "")
    if kind == "NoSuchOption":
        return UsageError("usage-no-such-option", option=option)
    if kind == "BadOptionUsage":
        return UsageError("usage-needs-value", option=option)
    if kind == "MissingParameter" and parameter is not None:
        name = getattr(parameter, "metavar", None) or str(parameter.name).upper()
        return UsageError("usage-missing", parameter=name)
    if kind == "NoArgsIsHelpError" or said == "Missing command.":
        return UsageError("usage-no-command")
    quoted = re.search(r"'(.*)'|\((.*)\)", said)
    word = (quoted[1] or quoted[2]) if quoted else said
    return UsageError("usage-unexpected", word=word)


def sentence(error: LudothequeError, language: str = "") -> str:
    """The error in the language of this run; what caused it too, where it is quoted."""
    from ludotheque.words import say

    language = language or spoken()
    values = dict(error.problem.values)
    if "why" in values and isinstance(error.__cause__, LudothequeError):
        values["why"] = sentence(error.__cause__, language)
    return say(language, error.problem.code, values, game=error.problem.game)
