"""Parts of a game that are loaded only when somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from .contract import Terminal


def terminal_of(package: str) -> Callable[[], Terminal]:
    """Loads a game's `terminal.py`, which needs a library of its own."""

    def load() -> Terminal:
        import_module(f"{package}.terminal")
        drawings: Terminal = import_module(package).terminal
        return drawings

    return load
