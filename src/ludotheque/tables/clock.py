"""What time it is: the one place where a table's house looks at the clock.

The machine's clock is looked at once. From then on time passes steadily, whatever it is set to.
"""

from __future__ import annotations

import time

_EPOCH = time.time_ns() - time.monotonic_ns()  # when the steady clock would have shown nought


def now() -> int:
    """Milliseconds since the epoch; it never goes back while the process runs."""
    return (_EPOCH + time.monotonic_ns()) // 1_000_000
