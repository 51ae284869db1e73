"""How soon the other side sees what one has done, in a game without turns at the real server.

Many tables, each with a connection for every side; every side acts by itself, several times as
fast as people do. An action's time is from its sending until the first of another side has heard
of it; beside it stands the time of a question that nothing is written down for, which says how
busy the machine is. What can be done at a table nobody is told where finding it is the game: the
measure looks it up in the server's own store, which is its own as well.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, WORDS, Seat

from .load import (
    PROGRAM,
    RunningServer,
    Summary,
    read,
    run_with_speed,
    running_server,
    summary,
    write,
)
from .wire import Wire, connected

if TYPE_CHECKING:
    from ludotheque.engine.json_types import Json

TABLES = 20
HUMAN = 3.0  # seconds between two actions of one side, roughly, as people play
FASTER = 5
ROUNDS = 3
VARIATION = 0.5, 1.5  # of the time between two actions
STORE = "ludotheque.db"
# Where bots think they do so at once, and ahead; where none do, nothing is made ready for them.
RESTLESS = {"LUDOTHEQUE_BOT_PAUSE": "0", "LUDOTHEQUE_FORESIGHT": "always"}
IDLE = {"LUDOTHEQUE_FORESIGHT": "never"}
CHOICES = "SELECT body FROM log WHERE id = ? AND seq > 0 ORDER BY seq"


@dataclass
class LiveGame:
    """One table, the match as its sides know it together, and what is on its way."""

    name: str
    match: Match
    load: LiveLoad
    wires: dict[Seat, Wire] = field(default_factory=dict)
    sent: dict[tuple[str, str], float] = field(default_factory=dict)

    async def join(self, port: int, tokens: dict[str, str], connections: AsyncExitStack) -> None:
        for letter, token in tokens.items():
            wire = await connections.enter_async_context(
                connected(port, f"/live/{self.name}", self.hear)
            )
            self.wires[Seat[letter]] = wire
            wire.send(write({"type": "hello", "tokens": [token]}))

    def hear(self, wire: Wire, message: bytes) -> None:
        if message.startswith(b'{"type":"news"'):
            heard = time.perf_counter()
            for told in read(message)["told"]:
                if told["entry"]["type"] == "moved":
                    self.take(wire, told["entry"], heard)
        elif message.startswith(b'{"type":"pong"'):
            self.load.pings.append(time.perf_counter() - float(read(message)["request"]))
        elif message.startswith(b'{"type":"refused"'):
            self.load.refused += 1
        elif message.startswith(b'{"type":"error"'):
            self.load.errors += 1

    def take(self, wire: Wire, moved: dict[str, str], heard: float) -> None:
        """Whoever hears first of it goes on with the match; a side's own echo is no measure."""
        seat, move = WORDS[moved["seat"]], moved["move"]
        if wire is self.wires.get(Seat.A):
            self.match.play(seat, move)
        if wire is not self.wires.get(seat):
            begun = self.sent.pop((moved["seat"], move), None)
            if begun is not None:
                self.load.times.append(heard - begun)

    def act(self, seat: Seat) -> None:
        """Does something; what nobody is told how to find first of all, as people do."""
        if self.match.over or seat not in self.match.acting:
            return
        listed = self.match.offered(seat)
        hidden = [move for move in self.match.legal(seat) if move not in listed]
        move = self.match.game.notation.write(random.choice(hidden or listed))
        self.sent[seat.word, move] = time.perf_counter()
        self.wires[seat].send(write({"type": "play", "seat": seat.word, "move": move}))

    def ping(self, seat: Seat) -> None:
        asked = {"type": "ping", "request": repr(time.perf_counter())}
        self.wires[seat].send(write(asked))


class ActionTimes(Summary):
    """How soon actions are seen, beside the times of a question that nothing is written for."""

    refused: int
    ping_p50_ms: float
    ping_p99_ms: float


class RealtimeLoad(ActionTimes):
    """The same at so many tables."""

    game: str
    tables: int
    seconds_an_action: float


class LoadBesideSearches(TypedDict):
    """The same with bots thinking beside it, and without."""

    thinking_bots: int
    without_thinking_bots: RealtimeLoad
    with_thinking_bots: RealtimeLoad
    p99_ratio: float


class LiveLoad:
    """Many tables at once, each laid anew when its game is over."""

    def __init__(self, server: RunningServer, folder: Path, game: Game, seconds: float) -> None:
        self.server, self.folder, self.game, self.seconds = server, folder, game, seconds
        self.times: list[float] = []
        self.pings: list[float] = []
        self.refused = self.errors = 0
        self.stopping = False

    async def run(self, tables: int, watched: Sequence[str] = ()) -> ActionTimes:
        async with AsyncExitStack() as connections:
            for name in watched:  # bots play where somebody looks
                await self.watch(name, connections)
            playing = [asyncio.create_task(self.keep_playing()) for _ in range(tables)]
            await asyncio.sleep(self.seconds / 4)  # warm up
            self.times.clear()
            self.pings.clear()
            started = time.perf_counter()
            await asyncio.sleep(self.seconds)
            times, pings = list(self.times), list(self.pings)
            took = time.perf_counter() - started
            self.stopping = True
            await asyncio.gather(*playing)
        asked = summary(pings, took, 0)
        return {
            **summary(times, took, self.errors),
            "refused": self.refused,
            "ping_p50_ms": asked["p50_ms"],
            "ping_p99_ms": asked["p99_ms"],
        }

    async def watch(self, name: str, connections: AsyncExitStack) -> None:
        wire = await connections.enter_async_context(
            connected(self.server.port, f"/live/{name}", lambda wire, message: None)
        )
        wire.send(write({"type": "hello"}))

    async def keep_playing(self) -> None:
        """Ends when it is told to and is never cancelled: a table is opened in a thread.

        Closing a uvloop hung where a task that waited for a thread had been cancelled.
        """
        while not self.stopping:
            async with AsyncExitStack() as connections:
                game = await self.open(connections)
                async with asyncio.TaskGroup() as group:
                    for seat in game.wires:
                        group.create_task(self.keep_acting(game, seat))

    async def keep_acting(self, game: LiveGame, seat: Seat) -> None:
        while not (game.match.over or self.stopping):
            pause = HUMAN / FASTER * random.uniform(*VARIATION)
            await asyncio.sleep(pause / 2)
            game.ping(seat)
            await asyncio.sleep(pause / 2)
            game.act(seat)

    async def open(self, connections: AsyncExitStack) -> LiveGame:
        seats = min(self.game.about.seats)
        wanted: Json = {"game": self.game.name, "seats": [{"kind": "me"}] * seats}
        made = await asyncio.to_thread(self.server.post, "/api/tables", wanted)
        match = Match(self.game, seats)
        for entry in await asyncio.to_thread(self.stored, made["table"]):
            if entry["type"] == "drawn":
                match.play(FATE, entry["move"])
        game = LiveGame(made["table"], match, self)
        await game.join(self.server.port, made["tokens"], connections)
        return game

    def stored(self, table: str) -> list[dict[str, str]]:
        with closing(sqlite3.connect(self.folder / STORE)) as store:
            return [read(body) for (body,) in store.execute(CHOICES, (table,))]


def load_live(
    game: Game,
    seconds: float,
    tables: int = TABLES,
    program: tuple[str, ...] = PROGRAM,
    searching: SearchingBots | None = None,
) -> RealtimeLoad:
    """The times of actions, until the other side has seen them; with bots thinking elsewhere."""
    if not game.about.realtime:
        raise ValueError(f"{game.name} has turns")
    settings = RESTLESS if searching else IDLE
    with (
        tempfile.TemporaryDirectory() as name,
        running_server(Path(name), 0, program, **settings) as server,
    ):
        watched = searching.sit_down(server) if searching else []
        found = run_with_speed(LiveLoad(server, Path(name), game, seconds).run(tables, watched))
    pace = round(HUMAN / FASTER, 2)
    return {"game": game.name, "tables": tables, "seconds_an_action": pace, **found}


def load_live_with_searches(
    game: Game,
    seconds: float,
    searching: SearchingBots,
    program: tuple[str, ...] = PROGRAM,
    rounds: int = ROUNDS,
) -> LoadBesideSearches:
    """By turns with nobody thinking, and with so many bots who never stop to.

    A machine has its moods: of several rounds, the middle one counts of either.
    """
    found: dict[SearchingBots | None, list[RealtimeLoad]] = {None: [], searching: []}
    for _ in range(rounds):
        for who, times in found.items():
            times.append(load_live(game, seconds, program=program, searching=who))
    alone, among = map(middle, found.values())
    return {
        "thinking_bots": searching.bots,
        "without_thinking_bots": alone,
        "with_thinking_bots": among,
        "p99_ratio": round(among["p99_ms"] / max(alone["p99_ms"], 0.01), 2),
    }


def middle(found: list[RealtimeLoad]) -> RealtimeLoad:
    return sorted(found, key=lambda each: float(each["p99_ms"]))[len(found) // 2]


@dataclass(frozen=True)
class SearchingBots:
    """Tables where bots play among themselves, one of whom thinks at any time."""

    game: Game
    bots: int
    level: str = "master"

    def sit_down(self, server: RunningServer) -> list[str]:
        """The names of the tables, where they wait until somebody looks."""
        seats = [{"kind": "bot", "bot": self.level}] * min(self.game.about.seats)
        wanted: Json = {"game": self.game.name, "seats": seats}
        return [server.post("/api/tables", wanted)["table"] for _ in range(self.bots)]
