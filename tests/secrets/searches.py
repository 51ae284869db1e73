"""Games of Rush that differ in how fate mixed the heap, and somebody who searches there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from random import Random

from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE, Seat
from tests.fixtures import fixture_games
from tests.site.server import Json

from .twins import Twins
from .worlds import STRANGE, Laid, Visit

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


def begun_search(number: int) -> Laid:
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
