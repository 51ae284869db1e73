"""Boards, as the rest of the house uses them: `read`, `check` and `tables`.

`drawing.py` tells how a board file is drawn, `plan.py` what it says, `judging.py` what a good
board is, `ways.py` where pieces can go on it. How it looks stands in `picture.py`.
"""

from .drawing import read
from .judging import check
from .plan import Door, Kind, Link, Plan, Side, Space
from .ways import tables

__all__ = ["Door", "Kind", "Link", "Plan", "Side", "Space", "check", "read", "tables"]
