"""What processes of this machine use: ports, memory, and the time of its cores, as Linux counts it.

A server may start others; what is said of a process holds for all that have come from it.
"""

from __future__ import annotations

import os
import random
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

PORTS = range(12_000, 20_000)
PARENT, USER_TIME, SYSTEM_TIME = 1, 11, 12  # fields of /proc/PID/stat behind the program's name


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def free_port() -> int:
    """A port where nobody listens; no system gives it to whoever asks for any, so it stays free."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def memory(process: int) -> int:
    """Bytes that a process holds in memory, without those that it has started."""
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(process: int) -> float:
    """The time of the processor that a process has taken, and all that have come from it."""
    ticks = 0
    for member in family(process):
        with suppress(OSError):  # it has ended meanwhile
            fields = fields_of(member)
            ticks += int(fields[USER_TIME]) + int(fields[SYSTEM_TIME])
    return ticks / os.sysconf("SC_CLK_TCK")


def family(process: int) -> Iterator[int]:
    """A process, those that it has started, those that these have started, and so on."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            children.setdefault(int(fields_of(int(path.name))[PARENT]), []).append(int(path.name))
    waiting = [process]
    while waiting:
        found = waiting.pop()
        yield found
        waiting += children.get(found, ())


def fields_of(process: int) -> list[str]:
    """What the system says of a process, from its state on."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
