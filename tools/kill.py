"""Kills a real server under load, again and again, and accounts for every announced move.

    python tools/kill.py [KILLS] [TABLES]

Clients write down everything that they are told and every move that they send. After each
SIGKILL the server is started anew on the same data, and they carry on. At the end each table's
log must hold every entry that was ever announced, unchanged, and no move that nobody sent.
"""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import tempfile
import time
import urllib.request
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.lab.load import RunningServer, a_table, read, run_with_speed, running_server, write
from ludotheque.lab.wire import Wire, connected

AT_LEAST = 20  # entries announced between two kills, however slow the machine


@dataclass
class Witness:
    """One table and all that its players were told and sent."""

    name: str
    tokens: dict[str, str]
    announced: dict[int, Any] = field(default_factory=dict)
    sent: set[tuple[str, str]] = field(default_factory=set)
    contradictions: int = 0
    over: bool = False

    def hear(self, wire: Wire, message: bytes) -> None:
        heard = read(message)
        for told in heard.get("told", ()):
            known = self.announced.setdefault(told["seq"], told["entry"])
            self.contradictions += known != told["entry"]
        position = heard.get("position")
        if position:
            self.over = position["over"]
            for seat, moves in position["legal"].items():
                self.play(wire, seat, random.choice(moves), position["length"])

    def play(self, wire: Wire, seat: str, move: str, length: int) -> None:
        self.sent.add((seat, move))
        wire.send(write({"type": "play", "seat": seat, "move": move, "after": length}))

    async def join(self, port: int, connections: AsyncExitStack) -> None:
        for token in self.tokens.values():
            wire = await connections.enter_async_context(
                connected(port, f"/live/{self.name}", self.hear)
            )
            wire.send(write({"type": "hello", "tokens": [token]}))

    def check(self, server: RunningServer) -> list[str]:
        """What is wrong with the table's log, if anything."""
        address = f"http://127.0.0.1:{server.port}/api/tables/{self.name}/log"
        with urllib.request.urlopen(address, timeout=30) as answer:
            return self.compare(read(answer.read()))

    def compare(self, told: list[Any]) -> list[str]:
        """What a log has lost, altered or made up."""
        log = {each["seq"]: each["entry"] for each in told}
        wrong = [f"{seq} lost" for seq in self.announced if seq not in log]
        wrong += [
            f"{seq} altered"
            for seq, entry in self.announced.items()
            if seq in log and log[seq] != entry
        ]
        wrong += [
            f"{seq} invented"
            for seq, entry in log.items()
            if entry["type"] == "moved" and (entry["seat"], entry["move"]) not in self.sent
        ]
        wrong += ["told two ways"] * self.contradictions
        return [f"{self.name}: {each}" for each in wrong]


def open_tables(server: RunningServer, tables: int) -> list[Witness]:
    # Of a game of secrets the log that all may read is not what its players were told.
    open_games = [game for game in ludotheque.all_games() if not game.about.secrets]
    wanted = a_table(open_games[0])
    made = [server.post("/api/tables", wanted) for _ in range(tables)]
    return [Witness(each["table"], each["tokens"]) for each in made]


def announced_by(witnesses: list[Witness]) -> int:
    return sum(len(each.announced) for each in witnesses)


async def play_until_killed(server: RunningServer, witnesses: list[Witness]) -> None:
    before = announced_by(witnesses)
    enough = before + AT_LEAST
    async with AsyncExitStack() as connections:
        for each in witnesses:
            if not each.over:
                await each.join(server.port, connections)
        while announced_by(witnesses) < enough and not all(each.over for each in witnesses):
            await asyncio.sleep(0.01)
        await asyncio.sleep(random.uniform(0, 0.4))
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(10)
        await asyncio.sleep(0.05)  # what was still on the way


def kill_again_and_again(kills: int, tables: int) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        witnesses: list[Witness] = []
        for at in range(kills):
            with running_server(Path(folder)) as server:
                if all(each.over for each in witnesses):
                    witnesses += open_tables(server, tables)
                run_with_speed(play_until_killed(server, witnesses))
            told = announced_by(witnesses)
            print(f"{at + 1}/{kills} kills, {told:,} entries announced", flush=True)
        with running_server(Path(folder)) as server:
            return [wrong for each in witnesses for wrong in each.check(server)]


def main() -> int:
    given = [int(text) for text in sys.argv[1:]]
    kills, tables = [*given, *(100, 50)[len(given) :]]
    started = time.perf_counter()
    wrong = kill_again_and_again(kills, tables)
    for each in wrong[:20]:
        print(each)
    took = time.perf_counter() - started
    print(f"{kills} kills in {took:.0f} s: {len(wrong)} entries lost, altered or invented.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
