"""Processes that think step aside for the server, where both want the processor."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

# Linux weighs sessions before it weighs their processes, and a thinking process has a session of
# its own: there it is the session that has to be nice.
OWN_SESSION = Path("/proc/self/autogroup")


def step_aside(niceness: int) -> None:
    """Everything else goes first from now on; the greater the number, the more so."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(OSError):  # no such thing on this system
        OWN_SESSION.write_text(f"{niceness}\n")
