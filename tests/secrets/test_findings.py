"""Where finding a move is the game, nothing that anybody is sent tells where it is.

Two real servers play the same game of Rush, but for how fate mixed what still lies on the heap.
All that is sent to anybody must be the same, but for the hand-out, which people have to look at.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from pathlib import Path
from random import Random

import pytest

from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE, Seat
from tests.fixtures import fixture_games
from tests.site.server import Json

from .leaks import FINDINGS
from .test_leaks import EVERYTHING, difference, kinds
from .twins import Twins
from .worlds import STRANGE, Laid, Transcript, Visit, World, two_worlds

RUSH = next(game for game in fixture_games() if game.name == "rush")
PEGS = "abcdefgh"
SAME = 3  # things that fit the same pegs in both worlds, and are put there
BEGUN = len(PEGS) + 3  # fate's choices, two who are ready, and the clock


def mixed(random: Random) -> tuple[str, str]:
    """Two ways to mix the things, which have only the first few in common."""
    one = "".join(random.sample(PEGS, len(PEGS)))
    rest = one[SAME:]
    other = next(
        "".join(order)
        for order in permutations(rest)
        if all(here != there for here, there in zip(order, rest, strict=True))
    )
    return one, one[:SAME] + other


def played(pegs: str) -> Match:
    match = Match(RUSH, 2)
    for peg in pegs:
        match.play(FATE, f"peg {peg}")
    for seat, move in ((Seat.A, "ready"), (Seat.B, "ready"), (CLOCK, "go")):
        match.play(seat, move)
    for thing in range(SAME):
        match.play(Seat(thing % 2), f"put {thing + 1} on {pegs[thing]}")
    return match


def table(number: int) -> Laid:
    """A game that has just begun."""
    one, other = (played(pegs) for pegs in mixed(Random(number)))
    varied = [at for at in range(len(PEGS)) if one.log[at] != other.log[at]]
    return Laid(f"{number:024x}", Twins(Seat(number % 2), one, other, varied), BEGUN)


class Search(Visit):
    """Somebody who looks for what fits, without ever putting it there."""

    def moves(self) -> list[str]:
        puts = [f"put {thing} on {peg}" for thing, peg in product(range(1, 10), PEGS)]
        return [*puts, "ready", "done", "go", "time", "peg a", *STRANGE]

    def refused(self) -> list[str]:
        """What is refused in both worlds, and must be in the same words."""
        fits = {
            f"put {thing + 1} on {PEGS[peg]}"
            for match in self.table.twins.both
            for thing, peg in enumerate(match.state.peg[: len(PEGS)])
        }
        allowed = {"done"} if len(self.match.log) < len(self.whole) else {"done", "ready"}
        return [move for move in self.moves() if move not in fits | allowed]

    def questions(self) -> Iterator[Json]:
        yield from super().questions()
        own = self.seat.word
        for kind in ("hold", "hold", "release"):
            yield {"type": kind, "seat": own, "thing": "thing 5"}

    def attempts(self) -> Iterator[Json]:
        yield from super().attempts()
        for kind in ("pause", "resume", "resume"):
            yield {"type": kind, "seat": self.seat.word}


async def both(worlds: Sequence[World], laid: Laid) -> list[Transcript]:
    return [await Search(world, laid).run() for world in worlds]


def test_nothing_tells_where_a_thing_fits_but_the_thing_itself(tmp_path: Path) -> None:
    tables = [table(number) for number in range(4)]
    with two_worlds(tmp_path, tables) as worlds:
        for laid in tables:
            transcripts = asyncio.run(both(worlds, laid))
            assert difference(transcripts) is None
            assert kinds(transcripts[0]) >= EVERYTHING | {"held"}
            where = f"/api/tables/{laid.name}/handout"
            given = [world.client.get(where).json() for world in worlds]
            assert given[0] != given[1]


@dataclass(frozen=True)
class Leaky:
    worlds: list[World]
    opened: Path
    tables: dict[str, Laid]


@pytest.fixture(scope="module")
def leaky(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Leaky]:
    folder = tmp_path_factory.mktemp("findings")
    tables = {leak: table(number) for number, leak in enumerate(["", *FINDINGS])}
    opened = folder / "leak"
    opened.write_text("", encoding="ascii")
    with two_worlds(folder, list(tables.values()), opened) as worlds:
        yield Leaky(worlds, opened, tables)


@pytest.mark.parametrize("leak", ["", *FINDINGS])
def test_what_tells_it_would_be_found(leak: str, leaky: Leaky) -> None:
    leaky.opened.write_text(leak, encoding="ascii")
    found = difference(asyncio.run(both(leaky.worlds, leaky.tables[leak])))
    assert (found is not None) == bool(leak), found
