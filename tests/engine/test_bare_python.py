"""The engine and the games need nothing but Python: no library that compiles, encodes or draws."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from ludotheque.engine.registry import all_games

from .source_text import PACKAGE

TESTS = Path(__file__).parents[2]  # the folder that holds this package of tests


def test_every_game_is_played_and_shown_where_nothing_is_installed() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-m", "tests.engine.bare_python"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), str(TESTS)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {game.name: "unsealed" for game in all_games()}
