"""For authors: `new` writes a package with a small game that runs; `conformance` checks one."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rich.console import Console

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.registry import game as game_named
from ludotheque.terminal.files import write_text
from ludotheque.words import say

from .language import spoken
from .reporting import trace

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
COPIED = (".py", ".ftl", ".txt")

PROJECT = """[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["ludotheque"]

[project.entry-points."ludotheque.games"]
{name} = "{package}"

[tool.setuptools.package-data]
{package} = ["boards/*.txt", "words/*.ftl"]
"""

TESTS = '''"""The game keeps the laws that hold for every game."""

import pytest
from ludotheque.conformance import LAWS, Effort, Law
from ludotheque.engine.registry import load

GAME = load("{package}")


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_game_keeps_the_law(law: Law) -> None:
    law(GAME, Effort())
'''


def write_skeleton(name: str, folder: str) -> None:
    """Writes the package of a new game into a folder that must not exist yet."""
    if not NAME.fullmatch(name):
        raise LudothequeError(Problem("no-name-for-a-game", {"name": name}))
    target, package = Path(folder or name), name.replace("-", "_")
    if target.exists():
        raise LudothequeError(Problem("folder-exists", {"folder": str(target)}))
    for path, text in written(name, package).items():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        write_text(str(target / path), text)
    print(say(spoken(), "game-made", {"folder": str(target), "name": name}))


def written(name: str, package: str) -> dict[Path, str]:
    """Every file of the new package, by its path."""
    made = {
        Path("pyproject.toml"): PROJECT.format(name=name, package=package),
        Path("tests/test_laws.py"): TESTS.format(package=package),
    }
    for path, text in texts(files("ludotheque.skeleton"), Path("src") / package):
        made[path] = renamed(text, name, package)
    return made


def texts(folder: Traversable, at: Path) -> list[tuple[Path, str]]:
    """The files of a folder, and of those in it."""
    found: list[tuple[Path, str]] = []
    for each in folder.iterdir():
        if each.is_dir():
            found += texts(each, at / each.name)
        elif each.name.endswith(COPIED):
            found.append((at / each.name, each.read_text(encoding="utf-8")))
    return found


def renamed(text: str, name: str, package: str) -> str:
    """The same for another game: its name, its title, and the letters of its clauses."""
    words = name.split("-")
    title = " ".join(words).capitalize()
    letters = (words[0][:1] + words[1][:1] if len(words) > 1 else name[:2]).upper()
    text = text.replace("Skeleton", title).replace("Squelette", title)
    text = text.replace("skeleton", name)
    return re.sub(r"\bSK([-_])", rf"{letters}\1", text)


def check_conformance(name: str, thorough: bool) -> bool:
    """Tells of each law whether it is kept; whether all are."""
    from ludotheque.conformance import Effort, findings  # which loads what compiles

    effort = Effort() if thorough else Effort(variants=3, share=3)
    found, console = game_named(name), Console(highlight=False, soft_wrap=True)
    broken = 0
    for finding in findings(found, effort):
        mark = "[red]✗[/red]" if finding.broken else "[green]✓[/green]"
        console.print(mark, say(spoken(), f"law-{finding.law.replace('_', '-')}"))
        if finding.broken:
            broken += 1
            console.print(f"  {finding.law}: {finding.broken}", style="red", markup=False)
            trace(finding.error)
    key = "laws-broken" if broken else "laws-kept"
    console.print(say(spoken(), key, {"game": name, "count": broken}))
    return not broken
