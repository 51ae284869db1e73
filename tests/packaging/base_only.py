"""What `pip install ludotheque` installs, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

from tests.cli.command import Result

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def closure(requirements: Iterable[str]) -> set[NormalizedName]:
    """All packages that are installed for these, themselves included."""
    found: set[NormalizedName] = set()
    waiting = [(Requirement(text), "") for text in requirements]
    while waiting:
        wanted, extra = waiting.pop()
        name = canonicalize_name(wanted.name)
        if wanted.marker and not wanted.marker.evaluate({"extra": extra}):
            continue
        if name in found:
            continue
        found.add(name)
        needed = map(Requirement, distribution(name).requires or ())
        waiting += [(each, asked) for each in needed for asked in ("", *wanted.extras)]
    return found


BASE = closure(PROJECT["dependencies"])


def fill(folder: Path) -> None:
    """Links to every package of the base, out of the environment that runs the tests."""
    for name in BASE:
        package = distribution(name)
        for top in {Path(file).parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            link = folder / top
            if not link.exists():
                link.symlink_to(Path(str(package.locate_file(top))))


def ludotheque(folder: Path, *arguments: str, typed: str = "") -> Result:
    """Runs our sources' command where nothing but that folder can be imported."""
    done = subprocess.run(
        [sys.executable, "-S", "-m", "ludotheque", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ
        | {
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(folder)]),
            "LC_ALL": "C.UTF-8",
        },
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)
