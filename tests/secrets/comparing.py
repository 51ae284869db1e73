"""What is said in two worlds, compared; and worlds with holes, in which something must be found."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pytest

from ludotheque.engine.game import Game
from tests.tiers import times

from .twins import SECRETIVE, some_twins
from .worlds import Laid, Transcript, Visit, World, lay, two_worlds

EVERY_SECRETIVE_GAME = pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)
HOARD = next(game for game in SECRETIVE if game.name == "hoard")
LEAKY_TABLES = 2
MOVES = times(24, 44)
SHOWN = 80  # letters around a difference
EVERYTHING = {
    "snapshot", "news", "seating", "accepted", "refused", "error", "considered", "recalled", "pong",
}  # fmt: skip

Difference = tuple[str, str, str]  # to whom it was said, here and there


# ---------------------------------------------------------------- the same table in both worlds


def tables_of(game: Game, count: int, phones: bool = False) -> list[Laid]:
    """So many tables of a game, whose numbers no table of another game has."""
    twins = enumerate(some_twins(game, count, MOVES), 100 * SECRETIVE.index(game))
    return [lay(number, found, phones) for number, found in twins]


def tables_of_all(count: int, phones: bool = False) -> list[Laid]:
    return [table for game in SECRETIVE for table in tables_of(game, count, phones)]


async def both(
    worlds: Sequence[World], table: Laid, visit: type[Visit] = Visit
) -> tuple[Transcript, Transcript]:
    """One after the other: a server that is asked alone always answers in the same order."""
    one, other = [await visit(world, table).run() for world in worlds]
    return one, other


def difference(transcripts: Sequence[Transcript]) -> Difference | None:
    """The first thing that was said to somebody in one world and not in the other."""
    one, other = (transcript.lines for transcript in transcripts)
    for (who, here), (_, there) in zip(one, other, strict=False):
        if here != there:
            pairs = enumerate(zip(here, there, strict=False))
            at = next((place for place, (a, b) in pairs if a != b), min(len(here), len(there)))
            around = slice(max(0, at - SHOWN), at + SHOWN)
            return who, here[around], there[around]
    return None if len(one) == len(other) else ("", str(len(one)), str(len(other)))


def kinds(transcript: Transcript) -> set[str]:
    """The kinds of messages that were heard."""
    texts = (text for who, text in transcript.lines if ":" not in who)
    return {text[len('{"type":"') :].partition('"')[0] for text in texts}


# ---------------------------------------------------------------- worlds with holes


@dataclass(frozen=True)
class Leaky:
    """Two servers with holes, and fresh tables for each of these; for none as well."""

    worlds: Sequence[World]
    opened: Path
    tables: Mapping[str, Sequence[Laid]]

    async def found(self, leak: str, visit: type[Visit] = Visit) -> Difference | None:
        """The first difference that one leak makes at its tables, if it makes any."""
        self.opened.write_text(leak, encoding="ascii")
        for table in self.tables[leak]:
            if found := difference(await both(self.worlds, table, visit)):
                return found
        return None


@asynccontextmanager
async def leaky_worlds(folder: Path, tables: Mapping[str, Sequence[Laid]]) -> AsyncIterator[Leaky]:
    opened = folder / "leak"
    opened.write_text("", encoding="ascii")
    async with two_worlds(folder, list(chain(*tables.values())), opened) as worlds:
        yield Leaky(worlds, opened, tables)


def tables_for(leaks: Iterable[str], phones: bool = False) -> dict[str, list[Laid]]:
    """The same twins at tables of its own for each leak; most show at the last, which is first."""
    twins = some_twins(HOARD, LEAKY_TABLES, MOVES)
    return {
        leak: [lay(hole * LEAKY_TABLES + at, each, phones) for at, each in enumerate(twins)][::-1]
        for hole, leak in enumerate(leaks)
    }
