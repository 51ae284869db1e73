"""What the package says of itself: its version, its authors, what of it is public."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import ludotheque
from tests.packaging.base_only import PROJECT, ROOT

CITATION = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
RESEARCH = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def told(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_the_version_has_one_source() -> None:
    assert "version" not in PROJECT
    assert PROJECT["dynamic"] == ["version"]
    assert told("-m", "hatchling", "metadata", "version") == ludotheque.__version__
    assert "\nversion:" not in CITATION


def test_sources_that_are_not_installed_know_their_version() -> None:
    asked = "import ludotheque; print(ludotheque.__version__)"
    assert told("-S", "-c", asked) == ludotheque.__version__


def test_the_wheel_of_the_readme_is_of_this_version() -> None:
    found = re.findall(r"ludotheque-([\d.]+)-py3-none-any\.whl", README)
    assert set(found) == {ludotheque.__version__}


def test_authors_and_licence_are_the_same_everywhere() -> None:
    (author,) = (each["name"] for each in PROJECT["authors"])
    assert f"- name: {author}\n" in CITATION
    assert author in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert f"license: {PROJECT['license']}\n" in CITATION


def test_what_is_public_is_listed() -> None:
    _, section = RESEARCH.split("\n## What is public, and what may change\n")
    table = section.split("\nBesides:\n")[0]
    rows = re.findall(r"^\| (`.+?) \|", table, re.MULTILINE)
    names = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(names) == sorted(ludotheque.__all__)
    assert all(hasattr(ludotheque, name) for name in names)


def test_the_readme_says_who_needs_which_extra() -> None:
    _, section = README.split("\n## Without a clone\n")
    rows = "\n".join(re.findall(r"^\|.+\|$", section.split("\n## ")[0], re.MULTILINE))
    extras = PROJECT["optional-dependencies"]
    assert [name for name in extras if not re.search(rf"\b{name}\b", rows)] == []
    named = {
        name for each in re.findall(r"ludotheque\[([\w,]+)\]", README) for name in each.split(",")
    }
    assert named <= set(extras)
