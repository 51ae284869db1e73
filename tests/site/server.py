"""The real server in a process of its own, on this machine alone, and how to speak to it."""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

ADDRESS = "127.0.0.1"
PATIENCE = 30.0  # seconds, before a silent server counts as a failure
QUICK = {
    "LUDOTHEQUE_BOT_PAUSE": "0",
    "LUDOTHEQUE_TABLES_A_MINUTE": "1000000",
    "LUDOTHEQUE_REPLAYS_A_MINUTE": "1000000",
}
Json = dict[str, Any]


def free_port() -> int:
    with socket.create_server((ADDRESS, 0)) as listener:
        return int(listener.getsockname()[1])


class Server:
    """Can be stopped, killed and started again, at the same port over the same folder."""

    program: tuple[str, ...] = ("ludotheque", "serve")

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.environment = os.environ | QUICK | environment
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
        with (self.folder.parent / f"{self.folder.name}.stderr").open("ab") as errors:
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=subprocess.PIPE, stderr=errors
            )
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        assert ready, "the server does not say that it is there"
        self.said += self.process.stdout.readline()
        assert self.process.poll() is None, self.complaints

    def end(self, number: signal.Signals) -> int:
        """Ends the server by a signal; its exit code."""
        assert self.process is not None
        self.process.send_signal(number)
        rest, _ = self.process.communicate(timeout=PATIENCE)
        self.said += rest
        return self.process.returncode

    def stop(self) -> None:
        assert self.end(signal.SIGTERM) == 0, self.complaints

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    @property
    def complaints(self) -> str:
        """Everything that it ever wrote to its standard error."""
        return (self.folder.parent / f"{self.folder.name}.stderr").read_text()

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
def running(folder: Path, kind: type[Server] = Server, /, **environment: str) -> Iterator[Server]:
    """A server that must not have complained of anything by the end."""
    server = kind(folder, **environment)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()
    assert server.complaints == "", server.complaints
