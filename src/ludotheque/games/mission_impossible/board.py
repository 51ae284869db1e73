"""Boards, as the rest of the house uses them: `read`, `check` and `tables`.

`sketch.py` tells how a board file is drawn, `plan.py` what it says, `judging.py` what a good
board is, `ways.py` how far apart its squares are. How it looks stands in `picture.py`.
"""

from .judging import check
from .plan import Plan, Square
from .sketch import read
from .ways import tables

__all__ = ["Plan", "Square", "check", "read", "tables"]
