"""Which keys the page speaks, found by reading its sources.

Some are certainly said: a literal handed to `say`, or given as the `key` of a sentence. Others
may be: any literal of the right form, or a template that begins or ends like the key.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

from ludotheque.words import HOUSE

WEB = HOUSE.parents[2] / "web" / "src"
KEY = r"[a-z][a-z0-9_]*(?:-[A-Za-z0-9_]+)+"
LITERAL = re.compile(rf"""["'`]({KEY})["'`]""")
SAID = re.compile(rf"""(?:\bsay\(|\bkey:)\s*(?:[^"'`(){{}};,]*\?\s*)?["'`]({KEY})["'`]""")
TEMPLATE = re.compile(r"`([a-z][a-z0-9-]*-)\$\{[^}`]*\}([a-z0-9-]*)`")


@cache
def sources() -> dict[Path, str]:
    """The page's own code, without its tests and what is generated."""
    found = chain(WEB.rglob("*.ts"), WEB.rglob("*.svelte"))
    return {
        path: path.read_text(encoding="utf-8")
        for path in sorted(found)
        if not path.name.endswith(".test.ts") and path.name not in ("protocol.ts", "view.ts")
    }


def spoken_in(game: str = "") -> Iterator[str]:
    """The keys that are certainly said: of a game where its folder speaks, or by the page."""
    for path, text in sources().items():
        folder = path.relative_to(WEB).parts[:2]
        of_game = folder[1] if folder[0] == "games" and len(folder) > 1 else ""
        if of_game == game or (not game and of_game.endswith(".ts")):
            yield from SAID.findall(text)


@cache
def mentioned() -> tuple[frozenset[str], tuple[tuple[str, str], ...]]:
    """Every literal that could be a key, and every template that could make one."""
    whole = "\n".join(sources().values())
    return frozenset(LITERAL.findall(whole)), tuple(TEMPLATE.findall(whole))


def is_made(key: str) -> bool:
    literals, templates = mentioned()
    made = any(key.startswith(first) and key.endswith(last) for first, last in templates)
    return key in literals or made
