"""A process that has a workshop, to be killed: says so once a bot is thinking, or has thought.

It is given the name of a game's package, and stays until it is ended.
"""

from __future__ import annotations

import asyncio
import sys

from ludotheque.bots.workshop import Workshop
from ludotheque.engine.registry import load
from ludotheque.engine.seats import Seat


async def main(package: str) -> None:
    workshop = Workshop()
    await workshop.start()
    match = load(package).match(2)
    await workshop.choose(match, Seat.A, "greedy", 1)
    print("chosen", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
