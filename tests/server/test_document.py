"""The document for scripts: its bot plays, and its tables leave nothing out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from ludotheque.api import connection
from ludotheque.api.errors import DESCRIPTIONS
from ludotheque.api.protocol import Incoming, Outgoing
from ludotheque.server.routes import ROUTES

from .server import Server

DOCUMENT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


def test_the_bot_in_the_document_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    assert len([line for line in code.splitlines() if line]) <= 20
    bot = tmp_path / "bot.py"
    bot.write_text(code, encoding="utf-8")
    played = subprocess.run(
        [sys.executable, bot, server.url],
        capture_output=True,
        text=True,
        env=os.environ | {"NO_PROXY": "*"},
        check=False,
    )
    assert played.stderr == ""
    assert re.fullmatch(r"Won by [ABC]( [ABC])*\n", played.stdout)


def test_every_route_is_in_the_table() -> None:
    listed = set(
        re.findall(r"^\| `(GET|POST|DELETE) ([^`?]+)(?:\?[^`]*)?`", DOCUMENT, re.MULTILINE)
    )
    there = {
        (method, path.replace(":str}", "}"))
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
    }
    assert listed == there


@pytest.mark.parametrize(("heading", "messages"), [("sent", Incoming), ("received", Outgoing)])
def test_every_live_message_is_in_its_table(heading: str, messages: object) -> None:
    table = DOCUMENT.partition(f"| {heading} | with | |")[2].partition("\n\n")[0]
    rows = dict(re.findall(r"^\| `([\w-]+)` \| ([^|]*) \|", table, re.MULTILINE))
    there = {kind.__struct_config__.tag: kind for kind in get_args(messages)}
    assert set(rows) == set(there)
    for tag, fields in rows.items():
        listed = set(re.findall(r"`(\w+)`", fields))
        assert listed <= set(there[tag].__struct_fields__)
        assert "…" in fields or listed == set(there[tag].__struct_fields__)


def test_every_status_and_every_code_of_closing_is_in_its_table() -> None:
    statuses = set(re.findall(r"^\| (\d{3}) \|", DOCUMENT, re.MULTILINE))
    assert statuses == {str(status) for status in DESCRIPTIONS}
    codes = (
        connection.GOODBYE,
        connection.UNREADABLE,
        connection.NO_TABLE,
        connection.TOO_FAST,
        connection.UNAVAILABLE,
    )
    closing = DOCUMENT.partition("| closed with |")[2].partition("\n\n")[0]
    assert all(str(code) in closing for code in codes)
