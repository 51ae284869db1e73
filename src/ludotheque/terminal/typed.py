"""What somebody typed: a command to the program, or moves, by number or in notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Notation

# Understood whatever the language, so that nobody is stuck.
COMMANDS = {
    "help": ("?", "help", "aide"),
    "rules": ("rules", "règles", "regles"),
    "undo": ("undo", "annuler"),
    "save": ("save", "enregistrer", "sauver"),
    "quit": ("quit", "exit", "q", "quitter"),
}
LONGEST_MOVE = 6  # words in the notation of one move
MOST_NUMBERED = 24  # of more choices than these, none has a number: they are written


@dataclass(frozen=True)
class Command:
    name: str
    argument: str


def command_in(line: str) -> Command | None:
    """The command that a line gives, if it gives one."""
    word, _, argument = line.strip().partition(" ")
    for name, spellings in COMMANDS.items():
        if word.casefold() in spellings:
            return Command(name, argument.strip())
    return None


def words_in(line: str) -> list[str]:
    """A line of moves, in words; commas separate as well as spaces."""
    return line.replace(",", " ").replace(";", " ").split()


def first_move(words: Sequence[str], moves: Sequence[Any], notation: Notation) -> tuple[Any, int]:
    """The move that the first words stand for, legal or not, and how many words they are.

    A number stands for one of the `moves` offered; they are also known in any case.
    """
    if words[0].isdecimal() and len(moves) <= MOST_NUMBERED:
        return numbered(words[0], moves), 1
    offered = {notation.write(move).casefold(): move for move in moves}
    lengths = range(min(LONGEST_MOVE, len(words)), 0, -1)
    for length in lengths:
        text = " ".join(words[:length])
        if text.casefold() in offered:
            return offered[text.casefold()], length
    for length in lengths:
        for text in (" ".join(words[:length]), " ".join(words[:length]).lower()):
            try:
                return notation.read(text), length
            except LudothequeError:
                continue
    return notation.read(" ".join(words)), len(words)  # raises, and says why


def numbered(word: str, moves: Sequence[Any]) -> Any:
    number = int(word[:9])
    if not 1 <= number <= len(moves):
        raise LudothequeError(Problem("no-such-choice", {"number": word, "most": len(moves)}))
    return moves[number - 1]
