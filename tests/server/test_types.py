"""The client's types are those of the protocol as it is now."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games
from tools import protocol_types as types

FILES = types.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(types.SOURCES).as_posix())
def test_the_generated_types_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run `make types`"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_kind_of_move_has_a_type_and_a_form_on_the_page(game: Game) -> None:
    text = FILES[types.SOURCES / "games" / game.name / "moves.ts"]
    for kind in game.notation.DISCLOSURES:
        name = kind.__name__.lower()
        assert f'readonly kind: "{name}"' in text
        assert f"\n  {name}: {{ text: /^" in text


def test_what_the_server_sends_is_whole_and_what_it_is_sent_need_not_be() -> None:
    text = FILES[types.SOURCES / "protocol.ts"]
    assert "export interface Way {\n  readonly move: string;\n  readonly then: " in text
    assert "  readonly host: string;\n" in text
    assert "  readonly clock?: number;\n" in text
    assert "  readonly by?: string;\n" in text  # an entry of the log leaves its defaults out
