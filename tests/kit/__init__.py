"""What the tests of several games share. Nothing here names a game."""

from pathlib import Path

import pytest

# A failing assertion in here shows its values, as one in a test file does.
pytest.register_assert_rewrite(
    *(f"{__name__}.{path.stem}" for path in Path(__file__).parent.glob("[a-z]*.py"))
)
