"""The real server in a process of its own, on this machine alone, and how to speak to it.

Whatever a server writes to its standard error is a complaint, and so is what the processes write
that it starts, those in which bots think among them: they share its standard error.
"""

from __future__ import annotations

import fcntl
import os
import random
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar, TextIO

import httpx

ADDRESS = "127.0.0.1"
PATIENCE = 60.0  # seconds, before a silent server counts as a failure
# Below those from which a system takes the ports of outgoing connections: no client that connects
# meanwhile can be given the port of a server that is about to start, or to start again.
PORTS = range(20_000, 32_000)
RESERVED = Path(tempfile.gettempdir()) / f"ludotheque-test-ports-{os.getuid()}"
locks: list[TextIO] = []  # of this process, on a file for each port that it has reserved
QUICK = {
    "LUDOTHEQUE_BOT_PAUSE": "0",
    "LUDOTHEQUE_BOT_PATIENCE": "120",  # on a busy machine no simple bot moves in place of another
    "LUDOTHEQUE_TABLES_A_MINUTE": "1000000",
    "LUDOTHEQUE_REPLAYS_A_MINUTE": "1000000",
}
Json = dict[str, Any]


def free_port() -> int:
    """A port that no other process that runs tests takes, as long as this one is there."""
    RESERVED.mkdir(exist_ok=True)
    while True:
        port = random.SystemRandom().choice(PORTS)
        lock = (RESERVED / str(port)).open("w")
        with suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.create_server((ADDRESS, port)):
                locks.append(lock)
                return port
        lock.close()


class Server:
    """Can be stopped, killed and started again, at the same port over the same folder."""

    program: tuple[str, ...] = ("ludotheque", "serve")
    all: ClassVar[list[Server]] = []  # that this process has started, whether they run or not

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.port = free_port()
        # Everybody in these tests is at this machine, and finds the server there.
        found_at = {"LUDOTHEQUE_PUBLIC": self.url}
        self.environment = os.environ | QUICK | found_at | environment
        self.process: subprocess.Popen[bytes] | None = None
        self.said = b""

    @property
    def url(self) -> str:
        return f"http://{ADDRESS}:{self.port}"

    @property
    def live(self) -> str:
        return f"ws://{ADDRESS}:{self.port}/live/"

    def start(self) -> None:
        """Returns when the server says that it is there."""
        command = [sys.executable, "-m", *self.program, "--port", str(self.port)]
        command += ["--data", str(self.folder)]
        with self.stderr.open("ab") as errors:
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=subprocess.PIPE, stderr=errors
            )
        if self not in Server.all:
            Server.all.append(self)
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if ready else b""
        self.said += line
        if not line or self.process.poll() is not None:
            self.kill()
            raise AssertionError(f"the server does not say that it is there\n{self.complaints}")

    def end(self, number: signal.Signals) -> int:
        """Ends the server by a signal; its exit code."""
        assert self.process is not None
        self.process.send_signal(number)
        try:
            rest, _ = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            raise AssertionError(f"the server does not end\n{self.complaints}") from None
        self.said += rest
        return self.process.returncode

    def stop(self) -> None:
        assert self.end(signal.SIGTERM) == 0, self.complaints

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    # ------------------------------------------------------------ complaints

    @property
    def stderr(self) -> Path:
        return self.folder.parent / f"{self.folder.name}.stderr"

    @property
    def complaints(self) -> str:
        """Everything that it ever wrote to its standard error."""
        return self.complaints_from(0)

    @property
    def complained(self) -> int:
        """How many bytes it has written to its standard error."""
        return self.stderr.stat().st_size if self.stderr.exists() else 0

    def complaints_from(self, start: int) -> str:
        """What it wrote to its standard error behind so many bytes."""
        written = self.stderr.read_bytes() if self.stderr.exists() else b""
        return written[start:].decode(errors="replace")

    @property
    def memory(self) -> int:
        """Kilobytes of memory that the server occupies now."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1])

    # ------------------------------------------------------------ single requests

    def client(self) -> httpx.Client:
        # Nothing is encrypted on the way to oneself, and certificates take long to load.
        return httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False)

    def open_table(self, *kinds: str, **more: Any) -> Json:
        """A table of the first game; `me`, `open` and `bot` say who sits where."""
        seats = [{"kind": kind, "name": f"{kind} {number}"} for number, kind in enumerate(kinds)]
        with self.client() as client:
            answer = client.post("/api/tables", json={"game": GAME, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        opened: Json = answer.json()
        return opened

    def look(self, table: str, token: str = "") -> Json:
        with self.client() as client:
            answer = client.get(f"/api/tables/{table}", headers=bearing(token))
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def turn(self, opened: Json) -> tuple[str, Json]:
        """Whose turn it is at a table, and their position."""
        acting = self.look(opened["table"])["position"]["acting"][0]
        return acting, self.look(opened["table"], opened["tokens"][acting])["position"]


GAME = "pac-man"


def bearing(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


@contextmanager
def started(folder: Path, kind: type[Server] = Server, /, **environment: str) -> Iterator[Server]:
    """A server that is stopped at the end; an error meanwhile tells what it complained of."""
    server = kind(folder, **environment)
    server.start()
    try:
        yield server
    except BaseException as error:
        if server.complaints:
            error.add_note(f"The server wrote:\n{server.complaints}")
        raise
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


@contextmanager
def running(folder: Path, kind: type[Server] = Server, /, **environment: str) -> Iterator[Server]:
    """A server that must not have complained of anything by the end."""
    with started(folder, kind, **environment) as server:
        yield server
    if server.complaints:
        raise AssertionError(f"The server wrote:\n{server.complaints}")
