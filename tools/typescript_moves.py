"""TypeScript of a game's moves, from its notation: a type for each kind, and how it is written."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import TYPE_CHECKING

from ludotheque.kit.notation import Form, Moves

if TYPE_CHECKING:
    from _typeshed import DataclassInstance as Move

IMPORT = 'import { type Unread, reader } from "../../kit/notation";\n'
READER = """/** A move as it is written, taken apart. */
export const parsed: (move: string) => Move | Unread = reader<Move>({
"""


def notation(moves: Moves[Move]) -> str:
    """The whole file but for its head."""
    kinds = {kind_of(move): (move, form) for move, form in moves.forms.items()}
    types = [f"  | {{ {'; '.join(members(kind, *each))} }}" for kind, each in kinds.items()]
    forms = [
        f"  {key(kind)}: {{ text: /{pattern(form)}/, numbers: {numbers(move, form)} }},"
        for kind, (move, form) in kinds.items()
    ]
    declared = "\n".join(["export type Move =", *types])
    return f"{IMPORT}\n{declared};\n\n{READER}" + "\n".join([*forms, "});", ""])


def kind_of(move: type[Move]) -> str:
    """The name of a type of moves, in small letters with hyphens."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", move.__name__).lower()


def members(kind: str, move: type[Move], form: Form[Move]) -> list[str]:
    words = {True: "number", False: "string"}
    typed = [f"readonly {each.name}: {words[each.name in form.numbers]}" for each in fields(move)]
    return [f'readonly kind: "{kind}"', *typed]


def numbers(move: type[Move], form: Form[Move]) -> str:
    named = [f'"{each.name}"' for each in fields(move) if each.name in form.numbers]
    return f"[{', '.join(named)}]"


def pattern(form: Form[Move]) -> str:
    """The regular expression, as JavaScript writes it."""
    text = form.text.pattern.replace("(?P<", "(?<")
    return f"^{text}$".replace("\\ ", " ").replace("\\-", "-")


def key(kind: str) -> str:
    return kind if kind.isidentifier() else f'"{kind}"'
