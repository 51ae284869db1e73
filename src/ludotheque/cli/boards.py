"""`board check` and `board draw`: a collector's tools for board files."""

from __future__ import annotations

import os
import sys

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games
from ludotheque.engine.registry import game as game_named
from ludotheque.terminal.files import read_text, write_text
from ludotheque.words import say

from .language import spoken
from .problems import failure
from .reporting import sentence


def check_board(file: str, game: str) -> bool:
    """Tells every problem of a board file; whether it is good."""
    text = read_text(file)
    found = whose_board(text, game)
    problems = problems_of(found, text)
    for problem in problems:
        print(sentence(LudothequeError(problem)))
    if not problems:
        title = say(spoken(), "game-title", game=found.name)
        print(say(spoken(), "board-is-good", {"file": file, "game": title}))
    return not problems


def problems_of(game: Game, text: str) -> list[Problem]:
    try:
        return list(game.board.check(game.board.read(text)))
    except LudothequeError as error:
        return [error.problem]


def draw_board(given: str, game: str, output: str) -> None:
    text, found = board_given(given, game)
    if found.picture is None:
        raise LudothequeError(Problem("no-picture", {"game": found.name}))
    drawing = found.picture(found.board.read(text))
    if output:
        write_text(output, drawing + "\n")
        print(say(spoken(), "board-drawn", {"file": output}), file=sys.stderr)
    else:
        print(drawing)


def board_given(given: str, game: str) -> tuple[str, Game]:
    """A board of a game, by its name, or the text of a file; and whose it is."""
    candidates = [game_named(game)] if game else all_games()
    owners = [each for each in candidates if given in each.about.boards]
    if len(owners) == 1:
        return owners[0].board_text(given), owners[0]
    if owners:
        raise failure("board-of-which-game", file=given)
    if not os.path.exists(given):
        allowed = ", ".join(name for each in candidates for name in each.about.boards)
        raise failure("no-board-or-file", board=given, allowed=allowed)
    text = read_text(given)
    return text, whose_board(text, game)


def whose_board(text: str, game: str) -> Game:
    """The game named, or the only one whose drawings read like this."""
    if game:
        return game_named(game)
    candidates = [each for each in all_games() if reads(each, text)] or list(all_games())
    if len(candidates) != 1:
        raise failure("board-of-which-game", file="")
    return candidates[0]


def reads(game: Game, text: str) -> bool:
    try:
        game.board.read(text)
    except LudothequeError:
        return False
    return True
