"""Word files as the tests see them: their messages, and what each of those is made of."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games
from ludotheque.words import GAMES, HOUSE, LANGUAGES
from tests.engine.source_text import imports, module_name

KIT = GAMES.with_name("kit")
SKELETON = HOUSE.parent / "skeleton"  # a game, with words of its own
HOLE = "\ufffc"  # stands for whatever will be filled in


@dataclass(frozen=True)
class Place:
    """Where words are kept: the house, or a game. `code` is the folder that speaks them."""

    name: str
    folder: Path
    code: Path
    game: Game | None = None

    @property
    def game_name(self) -> str:
        return self.game.name if self.game else ""


def places() -> tuple[Place, ...]:
    house = Place("house", HOUSE, HOUSE.parent)
    of_games = (Place(game.name, game.folder / "words", game.folder, game) for game in all_games())
    return house, *of_games


def sources(place: Place) -> list[Path]:
    """The code that speaks a place's words: a game's own with its kit, or all that is no game's."""
    files = sorted(place.code.rglob("*.py"))
    if place.game is None:
        return [path for path in files if not {GAMES, KIT, SKELETON} & {*path.parents}]
    used = {module for path in files for module in imports(path)}
    return files + [path for path in sorted(KIT.rglob("*.py")) if is_used(path, used)]


def is_used(path: Path, imported: Collection[str]) -> bool:
    return any(f"{name}.".startswith(f"{module_name(path)}.") for name in imported)


@dataclass(frozen=True)
class Catalogue:
    """One word file. `broken` is what the parser could not make out."""

    messages: Mapping[str, ast.Message]
    written: tuple[str, ...]  # every key as often as it is written
    broken: tuple[str, ...]

    def patterns(self) -> Iterator[tuple[str, str, ast.Pattern]]:
        """Every key with its own pattern (under no name) and those of its attributes."""
        for key, message in self.messages.items():
            if message.value:
                yield key, "", message.value
            for attribute in message.attributes:
                yield key, attribute.id.name, attribute.value


@cache
def catalogue(place: Place, language: str) -> Catalogue:
    text = (place.folder / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser(with_spans=False).parse(text).body
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    written = tuple(message.id.name for message in messages)
    broken = tuple(entry.content or "" for entry in entries if isinstance(entry, ast.Junk))
    return Catalogue(dict(zip(written, messages, strict=True)), written, broken)


def keys(place: Place) -> set[str]:
    """The keys of a place, in any language."""
    return {key for language in LANGUAGES for key in catalogue(place, language).messages}


class Parts(Visitor):
    """What a message or a pattern mentions."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: set[str] = set()  # the keys of its variants
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.choices.add(node.key.name)
        self.generic_visit(node)


def parts(words: Catalogue, node: ast.BaseNode) -> Parts:
    """What a pattern mentions, by itself or through the messages of its file that it refers to."""
    found = Parts(node)
    for reference in sorted(found.references & words.messages.keys()):
        inner = parts(words, words.messages[reference])
        found.variables |= inner.variables
        found.choices |= inner.choices
    return found


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """The text of a pattern with holes for what is filled in, then that of each variant inside."""
    whole = ""
    for element in pattern.elements:
        whole += element.value if isinstance(element, ast.TextElement) else HOLE
    yield whole
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            yield from texts_inside(element.expression)


def texts_inside(expression: ast.BaseNode) -> Iterator[str]:
    if isinstance(expression, ast.Placeable):
        yield from texts_inside(expression.expression)
    elif isinstance(expression, ast.SelectExpression):
        for variant in expression.variants:
            yield from texts(variant.value)
