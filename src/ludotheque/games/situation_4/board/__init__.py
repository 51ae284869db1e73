"""Boards, as the rest of the package uses them: `read`, `check` and `tables`.

`file.py` tells how a board file is written, `plan.py` what it says, `check.py` what a good board
is, `tables.py` what the rules know of it. How the map is cut stands in `jigsaw.py`; the shapes of
its pieces for policies, in `signatures.py`; how it looks, in `picture.py`; what whoever draws it is
told, in `shown.py`.
"""

from .check import check
from .file import read
from .plan import Objective, Plan, Rectangle
from .tables import tables

__all__ = ["Objective", "Plan", "Rectangle", "check", "read", "tables"]
