"""Libraries that an adapter needs and that are not installed."""

from __future__ import annotations

from ludotheque.engine.errors import LudothequeError, Problem


class NotInstalledError(LudothequeError, ImportError):
    """An adapter is imported without its library. The sentence says which extra brings it."""


def not_installed(library: str, extra: str) -> NotInstalledError:
    return NotInstalledError(Problem("no-extra", {"library": library, "extra": extra}))
