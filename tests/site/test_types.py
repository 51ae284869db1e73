"""The client's types are those of the protocol as it is now."""

from __future__ import annotations

from tools import protocol_types as types


def test_the_generated_types_are_up_to_date() -> None:
    assert types.FILE.read_text(encoding="utf-8") == types.text(), "run `make types`"
