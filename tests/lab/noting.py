"""Work for a cluster that notes in a folder who began which portion, and goes wrong on request."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from tests.lab.ray_cluster import LONGEST


@dataclass(frozen=True)
class Noting:
    """What is to be done: portions are numbers, and their results the squares of these."""

    game: Game
    folder: Path
    stuck: int = -1  # the portion that ends only when it is begun a second time
    failing: int = -1  # the portion that raises one of our errors
    broken: int = -1  # the portion that raises any other
    crashing: int = -1  # the portion that ends its process
    bots: tuple[str, ...] = ()

    def begun(self, portion: int) -> list[Begun]:
        found = (path.name.split("-") for path in self.folder.glob(f"{portion}-*"))
        return [Begun(int(raylet), int(process)) for _, raylet, process, _ in found]


@dataclass(frozen=True)
class Begun:
    """Who began a portion."""

    raylet: int
    process: int


def noting(wanted: Noting) -> Callable[[int], int]:
    def work(portion: int) -> int:
        times = len(wanted.begun(portion))
        (wanted.folder / f"{portion}-{os.getppid()}-{os.getpid()}-{times}").touch()
        if portion == wanted.stuck and not times:
            time.sleep(10 * LONGEST)  # longer than any test waits
        if portion == wanted.failing:
            raise LudothequeError(Problem("wrong-seed", {"seed": str(portion)}))
        if portion == wanted.broken:
            raise ZeroDivisionError(portion)
        if portion == wanted.crashing:
            os.kill(os.getpid(), signal.SIGKILL)
        return portion**2

    return work
