"""Writes the client's types of all that travels between it and the server: `make types`.

The messages of the live connection and the bodies of requests and answers go into one file; what
only one game's board understands into files beside that board: its view, its drawing and what it
hands out; and its moves, with how each is written. All are generated from Python's types; a test
fails when a file is not up to date.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

from litestar import Response

from ludotheque.api.protocol import Incoming, Outgoing
from ludotheque.engine.game import Game, module_of
from ludotheque.engine.registry import all_games
from ludotheque.server.routes import ROUTES
from tools.typescript import declarations
from tools.typescript_moves import notation

SOURCES = Path(__file__).resolve().parents[1] / "web" / "src"
HEAD = "// Made by `make types` from {source}. Do not edit.\n\n"


def files() -> dict[Path, str]:
    """Every generated file, and what it should say."""
    found = {SOURCES / "protocol.ts": protocol()}
    for game in all_games():
        folder = SOURCES / "games" / game.name
        found |= {folder / "view.ts": of_game(game), folder / "moves.ts": moves_of(game)}
    return found


def protocol() -> str:
    asked, answered = list(bodies("data")), list(bodies("return"))
    aliases = {"Incoming": Incoming, "Outgoing": Outgoing}
    head = HEAD.format(source="src/ludotheque/api and src/ludotheque/server")
    return head + declarations([*asked, *answered], aliases, whole=[*answered, Outgoing])


def bodies(what: str) -> Iterator[Any]:
    """The types of all requests' bodies, or of all answers."""
    for route in ROUTES:
        found = get_type_hints(route.fn, include_extras=True).get(what)
        if found is not None and getattr(found, "__origin__", None) is not Response:
            yield found


def of_game(game: Game) -> str:
    names = ["View", "BoardShown", *(["Handout"] if game.views.handout else [])]
    shown = [vars(module_of(game.views.view))[name] for name in names]
    return head_of(game) + declarations(shown, whole=shown)


def moves_of(game: Game) -> str:
    """The types of a game's moves, and a reader of moves as its notation writes them."""
    return head_of(game) + notation(vars(game.notation)["MOVES"])


def head_of(game: Game) -> str:
    return HEAD.format(source=f"src/ludotheque/games/{game.folder.name}")


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
