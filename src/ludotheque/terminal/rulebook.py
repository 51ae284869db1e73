"""A game's rulebook on the terminal: headings, and clauses by their ids."""

from __future__ import annotations

from rich.text import Text

from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.words import say


def clause_named(game: Game, given: str) -> str:
    """The clause that somebody asks for, in whatever case, with or without the game's letters."""
    wanted = given.strip().casefold()
    for clause in game.clauses:
        if wanted in (clause.casefold(), clause.casefold().partition("-")[2]):
            return clause
    ends = {"first": game.clauses[0], "last": game.clauses[-1]}
    raise LudothequeError(Problem("no-such-clause", {"clause": given, **ends}))


def clause_text(game: Game, clause: str, language: str) -> Text:
    title = clause_title(game, clause, language)
    head = Text(clause, style="bold")
    if title:
        head.append(f"  {title}", style="bold")
    return head.append("\n").append(say(language, clause, game=game.name), style="not bold")


def clause_title(game: Game, clause: str, language: str) -> str:
    try:
        title = say(language, clause, game=game.name, attribute="title")
    except KeyError:
        return ""
    return "" if title == clause else title


def heading(game: Game, language: str) -> Text:
    title, tagline = (
        say(language, f"game-{part}", game=game.name) for part in ("title", "tagline")
    )
    return Text.assemble((title, "bold underline"), "\n", tagline)
