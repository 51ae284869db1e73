"""In which language to speak: the one asked for, else that of the environment, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Annotated

import typer

from .problems import UsageError

LANGUAGES = ("en", "fr")
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

chosen: ContextVar[str] = ContextVar("language", default=LANGUAGES[0])


def settle(arguments: Sequence[str], environment: Mapping[str, str]) -> None:
    """Settled before anything is parsed, so that even a misspelt command is told in it."""
    chosen.set(asked_for(arguments) or of_environment(environment))


def spoken() -> str:
    return chosen.get()


def asked_for(arguments: Sequence[str]) -> str:
    """The value of the last `--lang`, wherever it stands; empty if there is none to use."""
    found = ""
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and at + 1 < len(arguments):
            found = arguments[at + 1]
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
    return found if found in LANGUAGES else ""


def of_environment(environment: Mapping[str, str]) -> str:
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def known(value: str | None) -> str | None:
    if value is not None and value not in LANGUAGES:
        allowed = ", ".join(LANGUAGES)
        raise UsageError("no-such-language", language=value, allowed=allowed)
    return value


Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="fr|en",
        callback=known,
        help="Language; by default that of your environment.",
    ),
]
