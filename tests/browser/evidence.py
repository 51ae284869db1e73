"""What a failing test leaves: what servers and pages said meanwhile, and pictures of every window.

Servers are charged test by test: what one has newly written to its standard error when a test has
been torn down fails that test, and no later one. Pictures lie in `build/browser-failures`, in a
folder for each test, until the next run.
"""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.server.server import Server

from .visitors import Visitors

FOLDER = Path("build") / "browser-failures"
NOTHING = "(nothing)"


@dataclass
class Evidence:
    """What is gathered during one test."""

    folder: Path
    visitors: list[Visitors] = field(default_factory=list)
    before: dict[Server, int] = field(default_factory=dict)  # what servers had said, in bytes
    shown: str = ""  # what servers said, as far as a report has it

    def begin(self) -> None:
        """What servers said until now is not this test's business."""
        self.before = {server: server.complained for server in Server.all}

    def said_by_servers(self) -> str:
        """Whatever servers have written to their standard error since the test began."""
        said = {each: each.complaints_from(self.before.get(each, 0)) for each in Server.all}
        return "\n".join(f"{each.url} wrote:\n{text}" for each, text in said.items() if text)

    def photograph(self) -> None:
        """Makes a picture of every window that is open now."""
        for each in self.visitors:
            each.photograph()

    # ------------------------------------------------------------ reports

    def judge(self, report: pytest.TestReport) -> None:
        """Completes the report of a phase: a server's complaint fails a test that was passed."""
        said = self.said_by_servers()
        if report.when == "teardown" and report.passed and said != self.shown:
            report.outcome = "failed"
            report.longrepr = f"During this test, {said}"
        if report.failed:
            self.photograph()
            self.shown = said
            report.sections += self.sections()

    def sections(self) -> list[tuple[str, str]]:
        """All that is known of what went wrong, by kind."""
        everybody = self.visitors
        found = {
            "server": [self.said_by_servers()],
            "console": [line for each in everybody for line in each.consoles],
            "failed requests": [line for each in everybody for line in each.failures],
            "complaints": [line for each in everybody for line in each.complaints],
            "pictures": [line for each in everybody for line in each.pictures],
        }
        return [(kind, "\n".join(lines) or NOTHING) for kind, lines in found.items()]


KEPT = pytest.StashKey[Evidence]()


def of(item: pytest.Item) -> Evidence:
    """What is gathered during this test."""
    return item.stash.setdefault(KEPT, Evidence(folder_of(item)))


def folder_of(item: pytest.Item) -> Path:
    """Where the pictures of this test go."""
    name = re.sub(r"[^\w.\[\]-]+", "-", item.nodeid.removeprefix("tests/browser/"))
    return item.config.rootpath / FOLDER / name


def empty(config: pytest.Config) -> None:
    """Puts away what an earlier run has left; once, before any worker has begun."""
    if not hasattr(config, "workerinput"):
        shutil.rmtree(config.rootpath / FOLDER, ignore_errors=True)
