"""The glossary explains each word once, and whatever it names is there."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
SOURCES = {
    ".py": ROOT / "src" / "ludotheque",
    ".ts": ROOT / "web" / "src",
    ".svelte": ROOT / "web" / "src",
}
SECTIONS = dict(re.findall(r"^## (.+)\n((?:(?!## ).*\n)+)", GLOSSARY, re.MULTILINE))
ENTRIES = {
    section: re.findall(r"^- \*\*(.+?)\*\*((?:.|\n(?!-|\n))+)", text, re.MULTILINE)
    for section, text in SECTIONS.items()
}
PLACE = re.compile(r"`([\w/.-]+\.(?:py|ts|svelte))(?::(\w+))?`")
NAME = re.compile(r"`(\w+)`")
DECLARED = r"^export (?:abstract )?(?:class|interface|function|const|type) {}\b"
SEARCH = "Search"  # its section names the modules for all its entries


def names_in(source: str) -> set[str]:
    """What a Python module defines."""
    found: set[str] = set()
    for node in ast.parse(source).body:
        match node:
            case (
                ast.ClassDef(name=name)
                | ast.FunctionDef(name=name)
                | ast.AsyncFunctionDef(name=name)
            ):
                found.add(name)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
    return found


def is_there(path: str, name: str) -> bool:
    """Whether a file exists and, where a name in it is given, defines that."""
    file = SOURCES[Path(path).suffix] / path
    if not file.is_file():
        return False
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return not name or name in names_in(source)
    return not name or re.search(DECLARED.format(name), source, re.MULTILINE) is not None


def test_the_sections_have_entries() -> None:
    assert list(SECTIONS) == [
        *("Playing", "Engine", "Tables and server", "Page and terminal", "Laboratory", SEARCH)
    ]
    assert all(len(entries) > 5 for entries in ENTRIES.values())
    assert sum(map(len, ENTRIES.values())) == len(re.findall(r"^- ", GLOSSARY, re.MULTILINE))


def test_no_word_is_explained_twice() -> None:
    words = Counter(word for entries in ENTRIES.values() for word, _ in entries)
    assert [word for word, times in words.items() if times > 1] == []


@pytest.mark.parametrize("section", ENTRIES)
def test_what_an_entry_names_is_there(section: str) -> None:
    entries = ENTRIES[section]
    missing = [
        (word, path, name)
        for word, text in entries
        for path, name in PLACE.findall(text)
        if not is_there(path, name)
    ]
    assert missing == []
    nowhere = [word for word, text in entries if not PLACE.search(text)]
    assert section == SEARCH or nowhere == []


def test_the_names_of_the_search_are_in_its_code() -> None:
    paths = [path for path, _ in PLACE.findall(SECTIONS[SEARCH])]
    paths += ["bots/hooks.py", "engine/verbs.py"]
    code = "\n".join((SOURCES[".py"] / path).read_text(encoding="utf-8") for path in paths)
    named = {name for _, text in ENTRIES[SEARCH] for name in NAME.findall(text)}
    assert named
    assert [name for name in sorted(named) if not re.search(rf"\b{name}\b", code)] == []
