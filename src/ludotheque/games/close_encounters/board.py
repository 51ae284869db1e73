"""Boards, as the rest of the house uses them: `read`, `check` and `tables`.

`reading.py` tells how a board file is drawn, `plan.py` what it says, `judging.py` what a good
board is, `ways.py` where pawns can go on it. How it looks stands in `picture.py`; what whoever
draws it is told, in `shown.py`.
"""

from __future__ import annotations

from .judging import check
from .plan import Kind, Plan, Square
from .reading import read
from .ways import tables

__all__ = ["Kind", "Plan", "Square", "check", "read", "tables"]
