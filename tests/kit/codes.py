"""The codes that a game's modules can say, found in their sources: refusals, events, endings."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

WORD = re.compile(r"[a-z]+(-[a-z]+)*")


def words_of(module: Any) -> set[str]:
    """Every text constant in a module's code that could be a code."""
    return words_in(Path(module.__file__).read_text(encoding="utf-8"))


def words_in(source: str) -> set[str]:
    """The same of the text of a module."""
    tree = ast.parse(source)
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return {text for text in texts if WORD.fullmatch(text)}
