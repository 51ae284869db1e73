"""Writes anew what is kept for the boards that come with the game."""

from __future__ import annotations

import gzip
from pathlib import Path

from ..board.file import read
from ..board.kept import BOARDS, grid_of, to_json
from . import work_out


def write_all() -> None:
    for file in sorted(BOARDS.glob("*.txt")):
        write(file, file.with_suffix(".json.gz"))


def write(board: Path, file: Path) -> None:
    text = board.read_text(encoding="utf-8")
    plan = read(text)
    kept = to_json(text, grid_of(plan), work_out(plan))
    file.write_bytes(gzip.compress(kept.encode(), mtime=0))


if __name__ == "__main__":
    write_all()
