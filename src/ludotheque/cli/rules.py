"""`rules`: the rulebook of a game, in our own words, one paragraph a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.contract import Option
from ludotheque.engine.game import Game
from ludotheque.engine.registry import game as game_named
from ludotheque.terminal.rulebook import clause_named, clause_text, heading, legend
from ludotheque.words import say

from .language import spoken

if TYPE_CHECKING:
    from rich.padding import Padding


def show_clause(game: str, clause: str) -> None:
    from rich.console import Console

    found = game_named(game)
    Console(highlight=False).print(clause_text(found, clause_named(found, clause), spoken()))


def show_rulebook(game: str) -> None:
    from rich.console import Console

    found = game_named(game)
    console = Console(highlight=False)
    console.print(heading(found, spoken()))
    console.print()
    console.print(legend(spoken()))
    for clause in found.clauses:
        console.print()
        console.print(clause_text(found, clause, spoken()))
    if found.about.options:
        show_options(found)


def show_options(game: Game) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    console.print()
    console.print(Text(say(spoken(), "rulebook-options"), style="bold"))
    for option in game.about.options:
        console.print()
        console.print(
            Text.assemble((option.name, "bold"), "  ", words(game, f"option-{option.name}"))
        )
        for value in option.values:
            console.print(value_line(game, option, value))


def value_line(game: Game, option: Option, value: str) -> Padding:
    from rich.padding import Padding
    from rich.text import Text

    told = words(game, f"option-{option.name}-{value}")
    default = ""
    if value == option.values[0]:
        default = " " + say(spoken(), "rulebook-default")
    return Padding(Text.assemble((f"{value}{default}", "bold"), ": ", told), (0, 0, 0, 2))


def words(game: Game, key: str) -> str:
    return say(spoken(), key, game=game.name)
