"""A game's rulebook on the terminal: headings, and clauses by their ids.

What the sheet says stands plain; what we ruled stands below it, marked and named as ours.
"""

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
    title, sheet, ruling = (
        part(game, clause, language, attribute) for attribute in ("title", "", "ruling")
    )
    told = Text.assemble((f"{clause}  {title}".rstrip(), "bold"))
    if sheet:
        told.append(f"\n{sheet}")
    if ruling:
        told.append("\n").append_text(ruling_sign(language)).append(f" {ruling}")
    return told


def part(game: Game, clause: str, language: str, attribute: str) -> str:
    """A part of a clause; without the words of any language there is none but its id."""
    text = say(language, clause, game=game.name, attribute=attribute)
    return "" if text == clause else text


def ruling_sign(language: str) -> Text:
    return Text(f"[{say(language, 'rulebook-ruling')}]", style="bold italic")


def heading(game: Game, language: str) -> Text:
    title, tagline = (
        say(language, f"game-{part}", game=game.name) for part in ("title", "tagline")
    )
    return Text.assemble((title, "bold underline"), "\n", tagline)


def legend(language: str) -> Text:
    """What is marked as ours, and what is not."""
    sheet, ruling = (say(language, f"rulebook-legend-{part}") for part in ("sheet", "ruling"))
    return Text.assemble(sheet, "\n", ruling_sign(language), " ", ruling)
