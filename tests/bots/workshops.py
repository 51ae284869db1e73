"""Workshops for tests: opened before use and closed after, and ways to make their workers slow."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from ludotheque.bots.player import choose_move
from ludotheque.bots.workshop import Workshop
from ludotheque.engine import chance
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat

PATIENT = 60.0  # seconds: what is not about lateness is not late on a busy machine either


@asynccontextmanager
async def opened(
    workers: int = 1, patience: float = PATIENT, **settings: Any
) -> AsyncIterator[Workshop]:
    workshop = Workshop(workers, patience, **settings)
    await workshop.start()
    try:
        yield workshop
    finally:
        await workshop.close()


async def chosen(workshop: Workshop, match: Match, seat: Seat, bot: str, seed: int) -> Any:
    """The move alone."""
    return (await workshop.choose(match, seat, bot, seed)).move


def in_process(match: Match, seat: Seat, bot: str, seed: int) -> Any:
    """What a bot chooses in this process."""
    rng = [0] * chance.RNG_WORDS
    chance.seed_rng(rng, seed, 0)
    return choose_move(match, seat, bot, rng)


def pids(workshop: Workshop) -> set[int]:
    return {worker.process.pid for worker in workshop._workers if worker.process is not None}


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


class Gate:
    """Where a dawdling bot stands while it thinks, until it is let go."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.listener.setblocking(False)
        port = self.listener.getsockname()[1]
        self.setting = f"{port} {os.getpid()}"  # the environment's, for `dawdle`

    async def reached(self) -> socket.socket:
        """Waits until a bot stands here."""
        bot, _ = await asyncio.get_running_loop().sock_accept(self.listener)
        return bot

    def open(self, bot: socket.socket, word: bytes = b"") -> None:
        """Lets the bot go, and all that come after."""
        self.listener.close()
        bot.sendall(word)
        bot.close()
