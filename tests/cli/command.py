"""The command `ludotheque` as the tests run it: in this process, or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from contextvars import copy_context
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import ludotheque
from ludotheque.bots.player import choose_move
from ludotheque.cli import run
from ludotheque.engine.seeding import seeded

SOURCES = Path(ludotheque.__file__).parents[1]


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """What was said on standard error, which must be a single line."""
        (line,) = self.err.splitlines()
        return line


def command(*arguments: str, typed: str = "", **environment: str) -> Result:
    """Runs the command here; `typed` comes from its standard input."""
    out, err = io.StringIO(), io.StringIO()
    settings = {"LC_ALL": "C.UTF-8", "COLUMNS": "100"} | environment
    with (
        patch.dict(os.environ, settings),
        patch("sys.stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = copy_context().run(run, arguments)  # its language is not left to other tests
    return Result(code, out.getvalue(), err.getvalue())


def environment_of_its_own(**environment: str) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(SOURCES), "LC_ALL": "C.UTF-8"} | environment


def process(*arguments: str, typed: str = "", **environment: str) -> Result:
    """Runs the command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment_of_its_own(**environment),
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def play_out(match: ludotheque.Match) -> list[str]:
    """Plays a match to its end; the number of every choice, where there was one."""
    numbers, rng = [], seeded(1, 1)
    while not match.over:
        (seat,) = match.acting
        legal, move = match.legal(seat), choose_move(match, seat, "greedy", rng)
        if len(legal) > 1:
            numbers.append(str(1 + legal.index(move)))
        match.play(seat, move)
    return numbers
