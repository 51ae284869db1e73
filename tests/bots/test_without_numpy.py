"""Bots, hints, analyses and tables need neither NumPy nor Numba: a browser has none."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.fixtures import fixture_games


def test_a_house_is_put_together_and_games_are_analysed_without_them() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.without_numpy"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:-1] == [f"{game.name} 1000" for game in fixture_games()]
