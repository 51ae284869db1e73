"""A Ray of several nodes on this machine, in a process of its own.

    python -m tests.lab.ray_cluster

It reads a line of JSON for each thing to do and answers with one, and ends with its standard
input: no node outlives whoever started it, however that ends. `RayCluster` is the other side.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ludotheque.lab.processes import free_port
from tests.cli.command import environment_of_its_own

ROOT = Path(__file__).resolve().parents[2]
OBJECTS = 80 * 2**20  # bytes of a node's object store, the fewest that Ray admits
NO_TOKEN = "disabled"  # for RAY_AUTH_MODE: whatever token the user has for clusters of their own
LONGEST = 120.0  # seconds for anything that is waited for


def serve() -> None:
    """Starts a head that plays nothing itself, and nodes as they are asked for."""
    from ray.cluster_utils import Cluster

    answers, sys.stdout = sys.stdout, sys.stderr
    port = free_port()
    head = {
        "num_cpus": 0,
        "object_store_memory": OBJECTS,
        "include_dashboard": False,
        "ray_client_server_port": port,
    }
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        addresses = {"address": cluster.address, "from_outside": f"ray://127.0.0.1:{port}"}
        print(json.dumps(addresses), file=answers, flush=True)
        nodes: dict[int, Any] = {}
        for line in sys.stdin:
            wanted = json.loads(line)
            if "removed" in wanted:
                cluster.remove_node(nodes.pop(wanted["removed"]))
                print(line, file=answers, end="", flush=True)
            else:
                node = cluster.add_node(object_store_memory=OBJECTS, **wanted)
                (raylet,) = node.all_processes["raylet"]
                nodes[raylet.process.pid] = node
                print(json.dumps({"raylet": raylet.process.pid}), file=answers, flush=True)
    finally:  # not by Ray, which waits for nodes that are gone
        for process in descendants(os.getpid()):
            kill(process)
        os._exit(0)


@dataclass
class RayCluster:
    """A cluster while it runs."""

    process: subprocess.Popen[str]
    folder: str  # Ray's temporary folder
    address: str = ""
    from_outside: str = ""  # the address for a machine that is no node
    raylets: list[int] = field(default_factory=list)  # of the nodes that play

    def ask(self, wanted: Mapping[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        print(json.dumps(wanted), file=self.process.stdin, flush=True)
        return self.hear()

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found

    def add_node(
        self, cpus: int = 1, gpus: int = 0, environment: Mapping[str, str] | None = None
    ) -> int:
        """A further node; the id of its raylet's process."""
        wanted = {"num_cpus": cpus, "num_gpus": gpus, "env_vars": environment or {}}
        raylet: int = self.ask(wanted)["raylet"]
        self.raylets.append(raylet)
        return raylet

    def remove_nodes(self) -> None:
        """Lets all nodes go in peace, so that the cluster knows at once."""
        while self.raylets:
            self.ask({"removed": self.raylets.pop()})

    def kill_node(self, raylet: int) -> None:
        """Ends a node as a power cut would: its raylet and all that this has started."""
        self.raylets.remove(raylet)
        for process in (raylet, *descendants(raylet)):
            kill(process)

    def workers(self) -> list[int]:
        """The processes on all nodes that play for somebody."""
        found = [each for raylet in self.raylets for each in descendants(raylet)]
        return [process for process in found if b"play_there" in command_of(process)]


@contextmanager
def ray_cluster() -> Iterator[RayCluster]:
    """Its folder is a short one: Ray has sockets there, whose names must not be long."""
    with TemporaryDirectory(prefix="ray", dir="/tmp") as folder:
        environment = environment_of_its_own(
            PYTHONPATH=str(ROOT),
            RAY_TMPDIR=folder,
            RAY_USAGE_STATS_ENABLED="0",
            RAY_AUTH_MODE=NO_TOKEN,
            GRPC_ENABLE_FORK_SUPPORT="0",  # see docs/cluster.md
        )
        process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=ROOT,
            env=environment,
        )
        with process:
            try:
                cluster = RayCluster(process, folder)
                yield replace(cluster, **cluster.hear())
            finally:
                assert process.stdin is not None
                process.stdin.close()
                try:
                    process.wait(LONGEST)
                finally:
                    process.kill()


# ---------------------------------------------------------------- processes


def all_processes() -> list[int]:
    return [int(each.name) for each in Path("/proc").iterdir() if each.name.isdecimal()]


def descendants(process: int) -> list[int]:
    """The processes that one has started, and those that these have started."""
    children: dict[int, list[int]] = {}
    for each in all_processes():
        children.setdefault(parent_of(each), []).append(each)
    found = [process]
    for each in found:  # which grows meanwhile
        found += children.get(each, [])
    return found[1:]


def parent_of(process: int) -> int:
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has ended
        return 0


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def kill(process: int) -> None:
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        return


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    ends = time.monotonic() + LONGEST
    while not is_so():
        assert time.monotonic() < ends, what
        time.sleep(0.05)


def customized(folder: Path, program: str) -> Mapping[str, str]:
    """An environment in which every Python runs a few lines first."""
    (folder / "sitecustomize.py").write_text(program, encoding="utf-8")
    return {"PYTHONPATH": f"{folder}:{ROOT}"}


if __name__ == "__main__":
    serve()
