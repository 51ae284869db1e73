"""Somebody at a live connection, who notices every gap and every contradiction."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from .server import PATIENCE, Json, Server

Choose = Callable[[list[str]], str]


class Viewer:
    """Listens to a table; plays the seats whose tokens it holds."""

    def __init__(self, server: Server, table: str, *tokens: str, seed: int = 0) -> None:
        self.server, self.table, self.tokens = server, table, tokens
        self.random = Random(seed)
        self.seq = 0
        self.heard: dict[int, Json] = {}  # what was told, by its number
        self.answers: list[Json] = []  # to what was asked here
        self.snapshots: list[Json] = []
        self.position: Json = {}
        self.seats: list[Json] = []
        self.hands: list[Json] = []  # what is held by one's own sides
        self.time: Json = {}  # in a game without turns
        self.asked = -1  # the length of the match for which a move was last sent
        self._line: ClientConnection | None = None
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []

    # ------------------------------------------------------------ the connection

    @property
    def line(self) -> ClientConnection:
        assert self._line is not None
        return self._line

    async def arrive(self) -> None:
        """Opens a connection and says who is there; returns with the first snapshot."""
        self._line = await connect(
            self.server.live + self.table, compression=None, max_size=None, proxy=None
        )
        self.asked = -1
        await self.say({"type": "hello", "tokens": list(self.tokens)})
        await self.until("snapshot")

    async def depart(self) -> None:
        await self.line.close()

    def break_off(self) -> None:
        """The connection is lost without a word."""
        self.line.transport.abort()

    async def say(self, message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def next(self) -> Json:
        """The next message, taken note of."""
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await self.line.recv())
        self.take(message)
        return message

    async def until(self, *kinds: str) -> Json:
        while (message := await self.next())["type"] not in kinds:
            pass
        return message

    async def ask(self, message: Json) -> Json:
        """Sends a wish, and returns what is said to it."""
        await self.say({"request": f"r{len(self.answers)}", **message})
        return await self.until("accepted", "refused", "error", "pong", "recalled", "considered")

    # ------------------------------------------------------------ what it hears

    def take(self, message: Json) -> None:
        match message["type"]:
            case "news":
                for told in message["told"]:
                    assert told["seq"] == self.seq + 1, "a gap that nobody told of"
                    self.seq = told["seq"]
                    told.pop("interim", None)  # only for who hears it at the time
                    self.heard[self.seq] = told
                assert message["seq"] == self.seq
            case "snapshot":
                assert message["seq"] >= self.seq, "something announced has been forgotten"
                self.seq = message["seq"]
                self.snapshots.append(message)
            case "seating":
                pass
            case "held":
                self.hands = message["hands"]
            case _:
                self.answers.append(message)
        self.position = message.get("position") or self.position
        self.seats = message.get("seats") or self.seats
        self.hands = message.get("hands", self.hands)
        self.time = message.get("time") or self.time
        self._notice()

    def _notice(self) -> None:
        for seq, future in self._waiting:
            if self.seq >= seq and not future.done():
                future.set_result(None)

    async def reached(self, seq: int) -> None:
        """Waits until this viewer has heard of an entry; somebody else must be listening."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((seq, future))
        self._notice()
        await future

    async def returned(self, before: int) -> None:
        """Waits until this viewer has been shown the table once more than before."""
        while len(self.snapshots) <= before:
            await asyncio.sleep(0.01)

    # ------------------------------------------------------------ playing

    @property
    def over(self) -> bool:
        return bool(self.position.get("over"))

    async def move(self) -> None:
        """Plays if it is a turn of one's own, once for each position."""
        length, legal = self.position["length"], self.position["legal"]
        if not legal or length == self.asked:
            return
        self.asked = length
        seat = sorted(legal)[0]
        move = self.random.choice(legal[seat])
        await self.say({"type": "play", "seat": seat, "move": move, "after": length})

    async def play_on(self) -> None:
        """Plays until the game is over or the connection ends."""
        while not self.over:
            await self.move()
            await self.next()

    async def play_to_the_end(self, server_is_up: asyncio.Event) -> None:
        """The same through whatever happens to the connection and to the server."""
        while not self.over:
            try:
                await server_is_up.wait()
                await self.arrive()
                await self.play_on()
                await self.depart()
            except TimeoutError:
                raise
            except (ConnectionClosed, InvalidMessage, OSError):
                continue  # lost, even half-way through the first words: try again
