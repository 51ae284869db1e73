"""An evaluation that waits at a gate, a listening socket, for as long as somebody keeps one."""

from __future__ import annotations

import os
import socket
from typing import Any

GATE = "LUDOTHEQUE_TEST_GATE"  # the number of its port
STUMBLE = b"stumble"  # what is said at the gate to a bot that shall fail


def evaluate(s: Any, b: Any, seat: int) -> int:
    if word_at_gate() == STUMBLE:
        raise ArithmeticError(STUMBLE)
    return 0


def word_at_gate() -> bytes:
    try:
        with socket.create_connection(("127.0.0.1", int(os.environ[GATE]))) as standing:
            return standing.recv(len(STUMBLE))
    except ConnectionError:  # there is no gate any more
        return b""
