"""The page in some folder of some web host, which knows no deeper paths: a static edition.

Its document names files from where it lies, and says that there is no server behind it; beside it
lies what the house in the browser loads.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from ludotheque.server.static import FOLDER
from tools.browser_package import package

AT = "/some/folder/"
HOUSE = '<meta name="ludotheque-house" content="browser">'


def static_edition(root: Path) -> Path:
    """A folder for a web host, in which the page lies at `AT`."""
    folder = root / AT.strip("/")
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    document = (FOLDER / "index.html").read_text(encoding="utf-8")
    document = re.sub(r'\b(src|href)="/', r'\1="./', document)
    document = document.replace("<head>", f"<head>{HOUSE}")
    (folder / "index.html").write_text(document, encoding="utf-8")
    package(folder / "house")
    return root
