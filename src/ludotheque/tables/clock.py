"""What time it is: the one place where a table's house looks at the clock."""

from __future__ import annotations

import time


def now() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000
