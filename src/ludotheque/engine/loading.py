"""Parts of a game that are loaded only when somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from .contract import M, Terminal


def terminal_of(package: str) -> Callable[[], Terminal[M]]:
    """Loads a game's `terminal.py`, which needs a library of its own."""

    def load() -> Terminal[M]:
        import_module(f"{package}.terminal")
        drawings: Terminal[M] = import_module(package).terminal
        return drawings

    return load
