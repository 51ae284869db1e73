"""A driver as short as can be: how a game opens. Compiled for each game in its own namespace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.engine.verbs import acting, chance, copy, draw, setup


def opening(s: Any, template: Any, b: Any) -> int:
    """Who may act after fate has always chosen its last outcome, and how often it chose."""
    copy(s, template)
    setup(s, b)
    draws = 0
    while chance(s, b) > 0:
        draw(s, b, chance(s, b) - 1)
        draws += 1
    return acting(s, b) * 100 + draws
