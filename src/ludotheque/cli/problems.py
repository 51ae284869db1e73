"""Errors of the command line: of how a command is written, and of what it is to do."""

from __future__ import annotations

from importlib.util import find_spec

from ludotheque.engine.errors import LudothequeError, Problem


class UsageError(LudothequeError):
    """A command that is not written as it should be."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(Problem(code, values))


# What the extra `site` brings, by the names of modules. Without uvloop a server is only slower.
SITE = ("cryptography", "filelock", "h11", "litestar", "segno", "shapely", "uvicorn", "websockets")


def require_site() -> None:
    """Before anything of the server is imported."""
    if any(find_spec(module) is None for module in SITE):
        raise failure("no-site", command="pip install 'ludotheque[site]'")


def failure(code: str, **values: str | int) -> LudothequeError:
    return LudothequeError(Problem(code, values))
