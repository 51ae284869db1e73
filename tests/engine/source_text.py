"""The package's own sources, read but not run: who imports whom, and who names whom."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import ludotheque

PACKAGE = Path(ludotheque.__file__).parent
ROOT = PACKAGE.name


def sources(folder: Path = PACKAGE) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def module_name(path: Path) -> str:
    """`ludotheque.engine.text`; a package is named like its `__init__`."""
    parts = [ROOT, *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(part for part in parts if part != "__init__")


def imports(path: Path, typing_too: bool = True) -> Iterator[str]:
    """The full name of everything that a file imports, wherever it does so."""
    package = (
        module_name(path) if path.name == "__init__.py" else module_name(path).rpartition(".")[0]
    )
    for node in nodes(ast.parse(path.read_text(encoding="utf-8")), typing_too):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{origin(node, package)}.{alias.name}" for alias in node.names)


def origin(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    base = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*base, *([node.module] if node.module else [])])


def nodes(tree: ast.AST, typing_too: bool) -> Iterator[ast.AST]:
    """All that stands in a tree; what is there for type checking only, if it is wanted."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and is_type_checking(node.test) and not typing_too:
            for other in node.orelse:
                yield from nodes(other, typing_too)
        else:
            yield node
            yield from nodes(node, typing_too)


def is_type_checking(test: ast.expr) -> bool:
    return ast.unparse(test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")
