"""Builds the page into the package, whenever hatchling makes a wheel or an editable install.

A wheel also carries what the house in the browser loads. An editable install does not: there,
`make static` makes those files when they are wanted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import browser_package
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
        self.include(project.built_files(), build_data)
        if version == "standard":
            self.include(self.made_files(project), build_data)

    def made_files(self, project: Project) -> list[Path]:
        """The files of the house in the browser."""
        try:
            project.install_packages()  # where the page was there already
            self.app.display_info("Making the files of the house in the browser …")
            browser_package.make()
        except PageError as error:
            self.app.abort(f"Ludothèque has no house in the browser: {error}")
        return browser_package.made_files()

    def include(self, files: Iterable[Path], build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_data["artifacts"] += [path.relative_to(root).as_posix() for path in files]
