"""Our server beside one of boardgame.io, loaded by turns in one sitting.

Both have the same number of tables, of four listeners each; whoever is at turn moves as soon as
they are told, and a move's time is from its sending until the last listener has heard of it. Ours
writes every move to the disk before anybody hears of it; boardgame.io keeps all in memory. Its game
has no dice and simple rules; it is measured twice, with as little state as can be, and with a state
that carries as much as ours shows of a position. It is installed by npm into a cache at its first
use.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import urllib.request
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from hashlib import blake2b
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from filelock import FileLock

from ludotheque.engine.compile import cache_shelf
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.wasm_node import node_program

from . import processes
from .load import (
    PROGRAM,
    STARTING,
    STOPPING,
    UNHURRIED,
    Flights,
    Load,
    RunningServer,
    ServerLoad,
    a_table,
    listening_port,
    number_behind,
    read,
    run_with_speed,
    running_server,
    write,
)
from .socketio import Line, joined

if TYPE_CHECKING:
    from ludotheque.engine.json_types import Json

SOURCES = Path(__file__).parent / "boardgameio"
PACKAGES = ("package.json", "package-lock.json")
EXTRA = "ludotheque[boardgameio]"
PAWNS, WHOLE = "pawns", "whole"  # its games: with next to no state, and with as much as ours
PLAYERS = 4
MOVES = 1000  # of a match, before the next one begins: about as many as our games have
NUMBER = b'"_stateID":'
OVER = b'"gameover":{'
ROUNDS = 5
Progress = Callable[[str], None]


# ---------------------------------------------------------------- installing it


class Node(NamedTuple):
    """The programs that run JavaScript and fetch its packages."""

    node: Path
    npm: list[str]


def node() -> Node:
    """Those of the Python package that brings them, or else of this machine."""
    program = node_program()
    if program is None:
        found, npm = shutil.which("node"), shutil.which("npm")
        if found is None or npm is None:
            raise LudothequeError(Problem("no-node", {"extra": EXTRA}))
        return Node(Path(found), [npm])
    library = program.parents[1] / "lib" / "node_modules"
    return Node(program, [str(program), str(library / "npm" / "bin" / "npm-cli.js")])


def installed(chosen: Path | None = None) -> Path:
    """The folder with its packages, as the lock file has them; they are fetched if need be."""
    shelf = chosen or cache_shelf() or Path(tempfile.gettempdir()) / "ludotheque"
    content = b"".join((SOURCES / name).read_bytes() for name in PACKAGES)
    folder = shelf / "boardgameio" / blake2b(content, digest_size=8).hexdigest()
    folder.mkdir(parents=True, exist_ok=True)
    mark = folder / "installed"
    with FileLock(folder / "lock"):
        if not mark.is_file():
            fetch(folder)
            mark.touch()
    return folder


def fetch(folder: Path) -> None:
    programs = node()
    for name in PACKAGES:
        shutil.copyfile(SOURCES / name, folder / name)
    path = f"{programs.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [*programs.npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"],
        cwd=folder,
        env=os.environ | {"PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = [
            line.removeprefix("npm error ") for line in done.stderr.splitlines() if "error" in line
        ]
        raise LudothequeError(Problem("peer-not-fetched", {"said": (said or ["npm"])[0]}))


@contextmanager
def running_peer(packages: Path, view: Json, moves: int = MOVES) -> Iterator[RunningServer]:
    """Its server, until the block ends; the state of one of its games carries a view of ours."""
    carried = write(view).decode()
    process = subprocess.Popen(
        [str(node().node), str(SOURCES / "server.mjs"), str(packages), str(moves), carried],
        stdout=subprocess.PIPE,
        env=os.environ | {"NODE_ENV": "production"},
    )
    try:
        yield RunningServer(process, listening_port(process), 0.0)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOPPING)
        finally:
            process.kill()
        if process.stdout is not None:
            process.stdout.close()


# ---------------------------------------------------------------- loading it


class PeerTable:
    """One match after the other, with a line for each player."""

    def __init__(self, load: Load, game: str, name: str) -> None:
        self.load, self.game, self.name, self.number = load, game, name, 0
        self.lines: list[Line] = []
        self.flights = load.watched(Flights[Line](load.moved))
        self._synced, self._ended = 0, 0  # players of this match

    async def join(self, port: int, connections: AsyncExitStack) -> None:
        for _ in range(PLAYERS):
            line = await connections.enter_async_context(joined(port, self.game, self.hear))
            self.lines.append(line)

    @property
    def match(self) -> str:
        return f"{self.game}-{self.name}-{self.number}"

    def begin(self) -> None:
        """Whoever asks first for a match that is not there has it made; the others come then."""
        self.number, self._synced, self._ended = self.number + 1, 0, 0
        self.flights.clear()
        self.sync(0)

    def sync(self, player: int) -> None:
        self.lines[player].emit("sync", self.match, str(player), None, PLAYERS)

    def hear(self, line: Line, event: bytes) -> None:
        player = self.lines.index(line)
        if event.startswith(b'["update"'):
            number = number_behind(NUMBER, event)
            self.flights.hear(line, number)
            if OVER in event:
                self.end()
            elif b'"currentPlayer":"%d"' % player in event:
                self.play(player, number)
        elif event.startswith(b'["sync"'):
            self.take_sync(line, number_behind(NUMBER, event))
        elif not event.startswith(b'["matchData"'):
            self.load.errors += 1

    def take_sync(self, line: Line, number: int) -> None:
        self.flights.join(line, number)
        self._synced += 1
        if self._synced == 1:
            for player in range(1, PLAYERS):
                self.sync(player)
        elif self._synced == PLAYERS:
            self.play(0, number)

    def play(self, player: int, number: int) -> None:
        if self.load.stopping:
            return
        self.flights.send(number)
        squares = self.load.choose(range(1, 7))
        move: Json = {"type": "step", "args": [squares], "playerID": str(player)}
        action: Json = {"type": "MAKE_MOVE", "payload": move}
        self.lines[player].emit("update", action, number, self.match, str(player))

    def end(self) -> None:
        """The next match begins when everybody has heard that this one is over."""
        self._ended += 1
        if self._ended == PLAYERS and not self.load.stopping:
            self.begin()


class PeerLoad(Load):
    """Many tables of boardgame.io at once, whose names begin with a word that is new."""

    async def run_peer(
        self, server: RunningServer, game: str, tables: int, name: str
    ) -> ServerLoad:
        opened = [PeerTable(self, game, f"{name}-{number}") for number in range(tables)]
        async with AsyncExitStack() as connections:
            for table in opened:
                await table.join(server.port, connections)
            for table in opened:
                table.begin()
            found = (await self.window(server.cpu_seconds)).summary()
            found["errors"] += sum(line.errors for table in opened for line in table.lines)
            return found


# ---------------------------------------------------------------- comparing both


class Middle(TypedDict):
    """A server's rounds: the middle one of each figure, and how far apart its rates are."""

    moves_per_second: float
    moves_per_second_range: list[float]
    p50_ms: float
    p99_ms: float
    server_cores: float
    load_cores: float
    moves_per_cpu_second: float
    stalled: int
    errors: int


class PeerMiddle(Middle):
    """The same of the other server, and ours to it: the middle of the rounds' ratios."""

    rate_ratio: float
    rate_ratio_range: list[float]
    p50_to_peer: float
    p99_to_peer: float
    p99_to_peer_range: list[float]
    cpu_ratio: float


class Comparison(TypedDict):
    """Both servers at so many tables."""

    game: str
    cores: int
    tables: int
    listeners: int
    measured_rounds: int
    ludotheque: Middle
    boardgameio: PeerMiddle
    boardgameio_as_much: PeerMiddle


class Rounds(NamedTuple):
    """What was found in each round: ours, and the other one's two games."""

    ours: list[ServerLoad]
    pawns: list[ServerLoad]
    whole: list[ServerLoad]


def compare_with_boardgameio(
    game: Game,
    seconds: float,
    tables: int = 50,
    rounds: int = ROUNDS,
    progress: Progress = lambda doing: None,
    program: tuple[str, ...] = PROGRAM,
) -> Comparison:
    """By turns, so that whatever else the machine does falls on both; nobody is always first."""
    progress("boardgame.io")
    packages, found = installed(), Rounds([], [], [])
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), 0, program, **UNHURRIED) as server,
        running_peer(packages, shown_view(server, game)) as peer,
    ):

        def load_ours(name: str) -> None:
            found.ours.append(run_with_speed(Load(seconds).run(server, game, tables)))

        def load_pawns(name: str) -> None:
            load = PeerLoad(seconds).run_peer(peer, PAWNS, tables, name)
            found.pawns.append(run_with_speed(load))

        def load_whole(name: str) -> None:
            load = PeerLoad(seconds).run_peer(peer, WHOLE, tables, name)
            found.whole.append(run_with_speed(load))

        loads = deque((load_ours, load_pawns, load_whole))
        for number in range(1, rounds + 1):
            progress(f"{number} / {rounds}")
            for load in loads:
                load(str(number))
            loads.rotate()
    return {
        "game": game.name,
        "cores": processes.cores(),
        "tables": tables,
        "listeners": PLAYERS,
        "measured_rounds": rounds,
        "ludotheque": middle_of(found.ours),
        "boardgameio": beside(found.ours, found.pawns),
        "boardgameio_as_much": beside(found.ours, found.whole),
    }


def shown_view(server: RunningServer, game: Game) -> Json:
    """What ours shows of a position."""
    name = server.post("/api/tables", a_table(game))["table"]
    address = f"http://127.0.0.1:{server.port}/api/tables/{name}"
    with urllib.request.urlopen(address, timeout=STARTING) as answer:
        view: Json = read(answer.read())["position"]["view"]
        return view


def beside(ours: Sequence[ServerLoad], others: Sequence[ServerLoad]) -> PeerMiddle:
    pairs = list(zip(ours, others, strict=True))
    rates = [ratio(one["moves_per_second"], other["moves_per_second"]) for one, other in pairs]
    p50 = [ratio(one["p50_ms"], other["p50_ms"]) for one, other in pairs]
    p99 = [ratio(one["p99_ms"], other["p99_ms"]) for one, other in pairs]
    cpu = [
        ratio(one["moves_per_cpu_second"], other["moves_per_cpu_second"]) for one, other in pairs
    ]
    return {
        **middle_of(others),
        "rate_ratio": median(rates),
        "rate_ratio_range": [min(rates), max(rates)],
        "p50_to_peer": median(p50),
        "p99_to_peer": median(p99),
        "p99_to_peer_range": [min(p99), max(p99)],
        "cpu_ratio": median(cpu),
    }


def ratio(one: float, other: float) -> float:
    return round(one / max(other, 0.001), 2)


def middle_of(found: Sequence[ServerLoad]) -> Middle:
    rates = [each["moves_per_second"] for each in found]
    return {
        "moves_per_second": median(rates),
        "moves_per_second_range": [min(rates), max(rates)],
        "p50_ms": median(each["p50_ms"] for each in found),
        "p99_ms": median(each["p99_ms"] for each in found),
        "server_cores": median(each["server_cores"] for each in found),
        "load_cores": median(each["load_cores"] for each in found),
        "moves_per_cpu_second": median(each["moves_per_cpu_second"] for each in found),
        "stalled": sum(each["stalled"] for each in found),
        "errors": sum(each["errors"] for each in found),
    }
