"""Writes the client's types of the live connection's messages: `make types`.

They are generated from `site/protocol.py`; a test fails when the file is not up to date.
"""

from __future__ import annotations

from pathlib import Path

from ludotheque.site.protocol import Incoming, Outgoing
from ludotheque.site.typescript import declarations

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "protocol.ts"
HEAD = "// Made by `make types` from src/ludotheque/site/protocol.py. Do not edit.\n\n"


def text() -> str:
    return HEAD + declarations([], aliases={"Incoming": Incoming, "Outgoing": Outgoing})


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
