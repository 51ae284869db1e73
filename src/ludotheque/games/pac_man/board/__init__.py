"""Boards, as the rest of the package uses them: `read`, `check` and `tables`.

`file.py` tells how a board file is drawn, `plan.py` what it says, `check.py` what a good
board is, `tables.py` where pieces can go on it. How it looks stands in `picture.py`; what
whoever draws it is told, in `shown.py`.
"""

from .check import check
from .file import read
from .plan import Door, Kind, Link, Plan, Side, Space
from .tables import tables

__all__ = ["Door", "Kind", "Link", "Plan", "Side", "Space", "check", "read", "tables"]
