"""Two ordinary dice: how fate's choices number their rolls."""

from __future__ import annotations

from dataclasses import dataclass

FACES = 6
DIE = range(1, FACES + 1)  # the faces of one


@dataclass(frozen=True)
class Roll:
    """What two dice show, in the notation `4-2`."""

    first: int
    second: int

    @property
    def dice(self) -> tuple[int, int]:
        return self.first, self.second

    @property
    def is_possible(self) -> bool:
        return self.first in DIE and self.second in DIE


def to_roll(k: int) -> Roll:
    """The roll that stands for fate's choice."""
    return Roll(1 + k // FACES, 1 + k % FACES)


def rolls() -> list[Roll]:
    """Every roll, by the number that stands for it."""
    return [to_roll(k) for k in range(FACES * FACES)]


def from_roll(roll: Roll) -> int:
    return (roll.first - 1) * FACES + roll.second - 1
