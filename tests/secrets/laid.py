"""The tables that are laid before the tests of secrets begin, each with a number of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice

from ludotheque.engine.game import Game
from tests.tiers import TIER, Tier, times

from .leaks import (
    FINDINGS,
    FIRST_OF_SECRETS,
    LEAKS,
    OF_SECRETS,
    ON_THE_SCREEN,
    TO_STRANGERS,
    is_turned,
)
from .secrets_of import listed
from .twins import GAMES_TRIED, SEARCHED, SECRETIVE, Twins, some_twins, twins_of
from .worlds import Laid, lay

HOARD = next(game for game in SECRETIVE if game.name == "hoard")
RUSH = next(game for game in SEARCHED if game.name == "rush")
EACH = times(1, 3)  # tables for a secret
SCREENS = times(1, 3)  # of a game, with a big screen; and with people who come and go
LEAKY_TABLES = times(1, 2)  # for a leak
SECRETS_TOLD = list(OF_SECRETS) if TIER is Tier.ALL else FIRST_OF_SECRETS


def numbered(first: int, twins: Iterable[Twins], phones: bool = False) -> list[Laid]:
    return [lay(number, found, phones) for number, found in enumerate(twins, first)]


# ---------------------------------------------------------------- where nothing leaks


def tables_of(game: Game) -> list[Laid]:
    return numbered(100 * SECRETIVE.index(game), some_twins(game, EACH))


def screens_of(game: Game) -> list[Laid]:
    twins = some_twins(game, EACH)[:SCREENS]
    return numbered(1000 + 100 * SECRETIVE.index(game), twins, phones=True)


def searches_of(game: Game) -> list[Laid]:
    return numbered(2000 + 100 * SEARCHED.index(game), some_twins(game, EACH))


def screen_of_a_search() -> Laid:
    [table] = numbered(2900, some_twins(RUSH, 1), phones=True)
    return table


def shared_of(game: Game) -> list[Laid]:
    """Rematches at which people come to a seat, and leave it."""
    before = tables_of(game)[0].name
    tables = numbered(6000 + 100 * SECRETIVE.index(game), some_twins(game, EACH)[:SCREENS])
    return [replace(table, before=before) for table in tables]


def all_tight() -> Iterator[Laid]:
    for game in SECRETIVE:
        yield from tables_of(game)
        yield from shared_of(game)
        yield from screens_of(game)
    for game in SEARCHED:
        yield from searches_of(game)
    yield screen_of_a_search()


# ---------------------------------------------------------------- where something leaks

Leaky = dict[str, list[Laid]]  # the tables of each leak, and of none


def twins_that_show() -> Iterator[Twins]:
    """Games of Hoard in which every leak shows, by the yes or no that it tells.

    The observer is to choose when all coins lie, somebody before can take a coin back, and the seat
    at which people come and go has another coin.
    """
    for number in range(GAMES_TRIED):
        twins = twins_of(HOARD, listed(HOARD).secrets[0], number)
        seats = len(twins.one.seats)
        opens = any(entry.seat == twins.observer for entry in twins.one.log[seats:])
        taken_back = any(differs_at(twins, at + 1) for at in twins.varied if at < seats - 1)
        shared = any(twins.one.log[at].seat == lay(0, twins).shared for at in twins.varied)
        if opens and taken_back and shared and differs_at(twins, len(twins.one.log)):
            yield twins
    raise LookupError("too few games of Hoard show every leak")


def differs_at(twins: Twins, length: int) -> bool:
    here, there = (is_turned(match.branch(length).state) for match in twins.both)
    return here != there


def leaky_twins(leaks: Iterable[str], first: int, phones: bool = False) -> Leaky:
    """The same twins for each leak."""
    twins = list(islice(twins_that_show(), LEAKY_TABLES))
    return {
        leak: numbered(first + LEAKY_TABLES * number, twins, phones)
        for number, leak in enumerate(["", *leaks])
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
    """The same twins for each leak, at one table each."""
    leaks = enumerate(["", *FINDINGS])
    return {leak: numbered(5000 + number, some_twins(RUSH, 1)) for number, leak in leaks}


def leaky_secrets() -> Leaky:
    """Where a game of the shelf tells a secret: one table, with twins that differ in it."""
    tables = dict[str, list[Laid]]()
    for number, name in enumerate(SECRETS_TOLD, 8000):
        game, secret, _ = OF_SECRETS[name]
        twins = twins_of(game, secret, listed(game).secrets.index(secret))
        tables[name] = numbered(number, [twins])
    return tables


def all_leaky() -> Iterator[Laid]:
    kinds = (leaky_tables(), leaky_screens(), leaky_searches(), leaky_shared(), leaky_secrets())
    for leaky in kinds:
        for tables in leaky.values():
            yield from tables
