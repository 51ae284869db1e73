"""The fixture game of secrets once more, with a bot that thinks for as long as a test wishes.

Every module but `bot` is the other game's own.
"""

import importlib
import sys
from dataclasses import replace

from tests.fixtures import hoard

about = replace(hoard.about, name="dawdle", boards=("row",))

for name in ("board", "notation", "reasons", "rules", "state", "story", "view"):
    sys.modules[f"{__name__}.{name}"] = importlib.import_module(f"{hoard.__name__}.{name}")
