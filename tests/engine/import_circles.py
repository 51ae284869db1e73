"""Circles among the imports of the package's modules, those inside functions included."""

from __future__ import annotations

from collections.abc import Mapping

from .source_text import ROOT, imports, module_name, sources


def imported_modules() -> dict[str, frozenset[str]]:
    """For every module those of our own that it imports, for more than type checking."""
    files = {module_name(path): path for path in sources()}
    return {
        name: frozenset(module_of(full, files) for full in imports(path, typing_too=False))
        - {name, ROOT, ""}
        for name, path in files.items()
    }


def module_of(full: str, known: Mapping[str, object]) -> str:
    """The module from which a name comes, or nothing if it is none of ours."""
    while full and full not in known:
        full = full.rpartition(".")[0]
    return full


def circles(graph: Mapping[str, frozenset[str]]) -> set[frozenset[str]]:
    """The largest sets of modules all of which import each other, directly or not."""
    reach = {module: reached_from(module, graph) for module in graph}
    return {
        frozenset(other for other in reach[module] if module in reach[other])
        for module in graph
        if module in reach[module]
    }


def reached_from(module: str, graph: Mapping[str, frozenset[str]]) -> set[str]:
    """Everything that is imported on the way; the module itself only where it lies in a circle."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting += new
    return found
