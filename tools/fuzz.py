"""Many bad messages to a real server: `python -m tools.fuzz [COUNT] [SEED]` in the root folder.

Fails if a table has changed, if the server has complained of anything, or if its memory has
grown. `make test` does the same with fewer messages.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server.test_fuzz import GROWTH, fuzz

COUNT = 100_000


def main(count: int = COUNT, seed: int = 1) -> int:
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(fuzz(Path(folder) / "data", count, seed))
    for title, counts in (
        ("sent", report.sent), ("answers", report.answers), ("closed with", report.closed),
    ):  # fmt: skip
        print(f"{title}: {counts.total()}")
        for what, number in counts.most_common():
            print(f"  {what}: {number}")
    print("memory at each tenth of the way, in kB:", *report.memory)
    return int(report.memory[-1] - report.memory[0] > GROWTH)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
