"""Builds the page into the package, whenever hatchling makes a wheel or an editable install."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.page import PageError, Project


class PageHook(BuildHookInterface[Any]):
    """Says what it does, as pip and uv show it where a build is told in full."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return  # a source distribution carries the client's sources instead
        project = Project(Path(self.root), self.app.display_info)
        try:
            project.build()
        except PageError as error:
            if project.log.is_file():  # the folder may be gone in a moment
                self.app.display_error(project.log.read_text(encoding="utf-8"))
            self.app.abort(f"Ludothèque has no page: {error}")
        root = Path(self.root)
        files = [path.relative_to(root).as_posix() for path in project.built_files()]
        build_data["artifacts"] += files
