"""The page in some folder of some web host, which knows no deeper paths: a static edition."""

from __future__ import annotations

from pathlib import Path

from ludotheque.cli import export
from ludotheque.server.static import FOLDER
from tools.browser_package import make

AT = "/some/folder/"


def static_edition(root: Path, page: Path = FOLDER) -> Path:
    """A folder for a web host, in which the page lies at `AT`; an earlier edition is replaced."""
    make()
    export.write(root / AT.strip("/"), export.static_edition(page))
    return root
