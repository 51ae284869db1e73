"""What somebody typed: a command to the program, or moves, by what the screen shows or in notation.

A line is taken as a whole: it is thought through on a copy that knows no more than its player
does, and where anything in it cannot be, nothing of it is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludotheque.engine.ahead import Explorer, known_to
from ludotheque.engine.compiled_types import Move, Plan, State
from ludotheque.engine.contract import Notation
from ludotheque.engine.errors import LudothequeError, NotationError, Problem
from ludotheque.engine.match import Match, Refused
from ludotheque.engine.seats import Seat
from ludotheque.words.spelling import bare, understood

from .choosing import OfferedMove, choices_of

# Understood whatever the language, so that nobody is stuck.
COMMANDS = {
    "help": ("?", "help", "aide"),
    "hint": ("hint", "conseil"),
    "rules": ("rules", "regles"),
    "undo": ("undo", "annuler"),
    "save": ("save", "enregistrer", "sauver"),
    "wait": ("wait", "attendre"),
    "fast": ("fast", "vite"),
    "quit": ("quit", "exit", "q", "quitter"),
}
LONGEST_MOVE = 6  # words in the notation of one move


@dataclass(frozen=True)
class Command:
    name: str
    argument: str


@dataclass(frozen=True)
class Typed:
    """The moves that a line stands for; `more` of it comes after something that is to be seen."""

    moves: Sequence[Move]
    more: bool = False


def command_in(line: str) -> Command | None:
    """The command that a line gives, if it gives one."""
    word, _, argument = line.strip().partition(" ")
    for name, spellings in COMMANDS.items():
        if bare(word) in spellings:
            return Command(name, argument.strip())
    return None


def words_in(line: str) -> list[str]:
    """A line of moves, in words; commas separate as well as spaces."""
    return line.replace(",", " ").replace(";", " ").split()


# ---------------------------------------------------------------- whole lines


def moves_in(
    match: Match, seat: Seat, words: Sequence[str], choices: Sequence[OfferedMove]
) -> Typed:
    """The moves of a line. Raises what is wrong with any of them.

    After the first, choices are those that there would be, as far as the seat can tell.
    """
    explorer = Explorer(match.game, match.board, seat, 0)
    here = match.at(known_to(match.game, match.board, match.state, seat))
    left, moves = list(words), list[Move]()
    while left:
        if moves:
            choices = choices_of(here, seat, here.offered(seat))
        move, length = first_move(left, choices, here)
        require_allowed(here, seat, move)
        moves.append(move)
        left = left[length:]
        action = match.game.notation.to_action(here.state, match.board.plan, seat, move)
        if left and explorer.tells_something(here.state, action):
            return Typed(moves, more=True)
        match.game.rules.apply(here.state, match.board.plain, seat, action)
        if left and not explorer.is_due(here.state):
            raise LudothequeError(Problem("line-too-long", {"rest": " ".join(left)}))
    return Typed(moves)


def require_allowed(match: Match, seat: Seat, move: Move) -> None:
    reason = match.why_not(seat, move)
    if reason is not None:
        raise Refused(match.game.name, reason)


# ---------------------------------------------------------------- single moves


def first_move(
    words: Sequence[str], choices: Sequence[OfferedMove], match: Match
) -> tuple[Move, int]:
    """The move that the first words stand for, legal or not, and how many words they are."""
    game, unsaid = match.game, match.game.terminal.unsaid(match)
    keys = {choice.key.casefold(): choice.move for choice in choices if choice.key}
    if words[0].casefold() in keys:
        return keys[words[0].casefold()], 1
    if words[0].isdecimal() and not unsaid and keys:
        values: Mapping[str, str | int] = {"number": words[0], "most": len(keys)}
        raise LudothequeError(Problem("no-such-choice", values))
    meant = [understood(word, game.name) for word in words]
    offered = {game.notation.write(choice.move).casefold(): choice.move for choice in choices}
    lengths = range(min(LONGEST_MOVE, len(words)), 0, -1)
    for length in lengths:
        text = " ".join(meant[:length])
        if text.casefold() in offered:
            return offered[text.casefold()], length
    for length in lengths:
        move = read(" ".join(meant[:length]), game.notation)
        if move is not None:
            return move, length
    move = read(f"{unsaid} {meant[0]}", game.notation) if unsaid else None
    if move is None:
        raise LudothequeError(Problem("not-understood", {"text": " ".join(words)}))
    return move, 1


def read(text: str, notation: Notation[State, Plan, Move]) -> Move | None:
    """What the notation makes of a text, in either case."""
    for spelt in (text, text.lower()):
        try:
            return notation.read(spelt)
        except NotationError:
            continue
    return None
