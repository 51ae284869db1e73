"""The tables that are laid before the tests of secrets begin, each with a number of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ludotheque.engine.game import Game
from tests.tiers import times

from .leaks import FINDINGS, LEAKS, ON_THE_SCREEN, TO_STRANGERS
from .searches import begun_search
from .twins import SECRETIVE, Twins, some_twins
from .worlds import Laid, lay

HOARD = next(game for game in SECRETIVE if game.name == "hoard")
MOVES = times(24, 44)  # in a game
TABLES = times(2, 6)  # of a game
SCREENS = times(1, 3)  # of a game, with a big screen; and with people who come and go
SEARCHES = times(1, 4)
LEAKY_TABLES = 2  # for a leak


def numbered(first: int, twins: Iterable[Twins], phones: bool = False) -> list[Laid]:
    return [lay(number, found, phones) for number, found in enumerate(twins, first)]


# ---------------------------------------------------------------- where nothing leaks


def tables_of(game: Game) -> list[Laid]:
    return numbered(100 * SECRETIVE.index(game), some_twins(game, TABLES, MOVES))


def screens_of(game: Game) -> list[Laid]:
    twins = some_twins(game, TABLES, MOVES)[:SCREENS]
    return numbered(1000 + 100 * SECRETIVE.index(game), twins, phones=True)


def searches() -> list[Laid]:
    return [begun_search(number) for number in range(2000, 2000 + SEARCHES)]


def screen_of_a_search() -> Laid:
    return replace(begun_search(2900), phones=True)


def shared_of(game: Game) -> list[Laid]:
    """Rematches at which people come to a seat, and leave it."""
    before = tables_of(game)[0].name
    tables = numbered(6000 + 100 * SECRETIVE.index(game), some_twins(game, TABLES, MOVES)[:SCREENS])
    return [replace(table, before=before) for table in tables]


def all_tight() -> Iterator[Laid]:
    for game in SECRETIVE:
        yield from tables_of(game)
        yield from shared_of(game)
        yield from screens_of(game)
    yield from searches()
    yield screen_of_a_search()


# ---------------------------------------------------------------- where something leaks

Leaky = dict[str, list[Laid]]  # the tables of each leak, and of none


def leaky_twins(leaks: Iterable[str], first: int, phones: bool = False) -> Leaky:
    """The same twins for each leak; the last table comes first, where most of them show."""
    twins = some_twins(HOARD, LEAKY_TABLES, MOVES)
    firsts = enumerate(["", *leaks])
    return {
        leak: numbered(first + LEAKY_TABLES * number, twins, phones)[::-1]
        for number, leak in firsts
    }


def leaky_tables() -> Leaky:
    return leaky_twins(LEAKS, 3000)


def leaky_screens() -> Leaky:
    return leaky_twins(ON_THE_SCREEN, 4000, phones=True)


def leaky_shared() -> Leaky:
    leaky = leaky_twins(TO_STRANGERS, 7000)
    before = leaky_tables()[""][0].name
    return {
        leak: [replace(table, before=before) for table in tables] for leak, tables in leaky.items()
    }


def leaky_searches() -> Leaky:
    return {leak: [begun_search(number)] for number, leak in enumerate(["", *FINDINGS], 5000)}


def all_leaky() -> Iterator[Laid]:
    for leaky in (leaky_tables(), leaky_screens(), leaky_searches(), leaky_shared()):
        for tables in leaky.values():
            yield from tables
