"""Moves as text, both ways, from one template for each type of move.

    Moves[Move](GAME, {Step: "to {square}", Stay: "stay"}, {"square": "[a-z][1-9]"})

A template holds the fields of its type in braces; what a field looks like is a regular expression,
by the field's name. A part in square brackets at the end is left out where its field is 0.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Generic, TypeVar

from ludotheque.engine.errors import NotationError, Problem

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

M = TypeVar("M", bound="DataclassInstance")


class Moves(Generic[M]):
    """Reads and writes the moves of a game."""

    def __init__(
        self, game: str, templates: Mapping[type[M], str], shapes: Mapping[str, str]
    ) -> None:
        self.game = game
        self.forms = {kind: Form(kind, text, shapes) for kind, text in templates.items()}

    def write(self, move: M) -> str:
        return self.forms[type(move)].write(move)

    def read(self, text: str) -> M:
        """The move that a text stands for, whatever the position."""
        text = text.strip()
        for kind, form in self.forms.items():
            values = form.read(text)
            if values is not None:
                return kind(**values)
        raise self.wrong("not-a-move", text=text)

    def unreadable(self, move: M) -> NotationError:
        """For a move that makes no sense here, though it can be written."""
        known = type(move) in self.forms
        return self.wrong("not-a-move", text=self.write(move) if known else str(move))

    def wrong(self, code: str, **values: str | int) -> NotationError:
        return NotationError(Problem(code, values, self.game))


class Form(Generic[M]):
    """How the moves of one type are written."""

    def __init__(self, kind: type[M], template: str, shapes: Mapping[str, str]) -> None:
        self.always, _, optional = template.rstrip("]").partition("[")
        self.optional = optional
        self.may_be_nought = re.findall(r"\{(\w+)\}", optional)
        self.numbers = {field.name for field in fields(kind) if field.type in ("int", int)}
        pattern = self.pattern(self.always, shapes)
        if optional:
            pattern += f"(?:{self.pattern(optional, shapes)})?"
        self.text = re.compile(pattern)

    def pattern(self, template: str, shapes: Mapping[str, str]) -> str:
        parts = re.split(r"\{(\w+)\}", template)
        return "".join(
            f"(?P<{part}>{shapes[part]})" if number % 2 else re.escape(part)
            for number, part in enumerate(parts)
        )

    def write(self, move: M) -> str:
        values = vars(move)
        text = self.always.format(**values)
        if any(values[name] for name in self.may_be_nought):
            text += self.optional.format(**values)
        return text

    def read(self, text: str) -> dict[str, str | int] | None:
        """The fields of the move, if the text is one of this form."""
        found = self.text.fullmatch(text)
        if found is None:
            return None
        return {
            name: int(value) if name in self.numbers else value
            for name, value in found.groupdict().items()
            if value is not None
        }
