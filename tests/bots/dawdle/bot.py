"""An evaluation that waits at a gate, a listening socket, for as long as somebody keeps one.

Whoever keeps the gate passes it freely: only other processes wait there.
"""

from __future__ import annotations

import os
import socket
from typing import Any

GATE = "LUDOTHEQUE_TEST_GATE"  # the number of its port, and of the process that keeps it
STUMBLE = b"stumble"  # what is said at the gate to a bot that shall fail


def evaluate(s: Any, b: Any, seat: int) -> int:
    port, keeper = (int(number) for number in os.environ[GATE].split())
    if keeper != os.getpid() and word_at_gate(port) == STUMBLE:
        raise ArithmeticError(STUMBLE)
    return 0


def word_at_gate(port: int) -> bytes:
    try:
        with socket.create_connection(("127.0.0.1", port)) as standing:
            return standing.recv(len(STUMBLE))
    except ConnectionError:  # there is no gate any more
        return b""
