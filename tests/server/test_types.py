"""The client's types are those of the protocol as it is now."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import protocol_types as types

FILES = types.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(types.SOURCES).as_posix())
def test_the_generated_types_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run `make types`"


def test_what_the_server_sends_is_whole_and_what_it_is_sent_need_not_be() -> None:
    text = FILES[types.SOURCES / "protocol.ts"]
    assert "export interface Way {\n  readonly move: string;\n  readonly then: " in text
    assert "  readonly host: string;\n" in text
    assert "  readonly clock?: number;\n" in text
    assert "  readonly by?: string;\n" in text  # an entry of the log leaves its defaults out
