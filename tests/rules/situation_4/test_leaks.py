"""Nothing that anybody is sent tells where a piece fits, but the piece itself.

Two real servers play the same game, but for how fate shuffled what still lies in the trays. All
that is sent to anybody must be the same, but for the hand-out, which people have to look at.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.state import State
from ludotheque.games.situation_4.view import View
from tests.secrets.comparing import assert_only_handouts_differ
from tests.secrets.twins import Twins
from tests.secrets.worlds import STRANGE, Laid, Visit, two_worlds
from tests.site.server import Json
from tests.tiers import slow, times

from .field import GAME

BOARD = "quick"
PLACES: list[str] = list(of_type(Plan, GAME.laid_out(BOARD).plan).place_names)
LAID = 3  # pieces that each side lays, the same in both worlds
TRIED = (1, 7, 23)  # pieces that are tried everywhere
Tray = list[str]  # where each piece belongs


def begun(trays: list[Tray]) -> Match:
    match = Match(GAME, 2, board=BOARD)
    for place in (*trays[0], *trays[1]):
        match.play(FATE, f"deal {place}")
    for seat, move in ((Seat.A, "ready"), (Seat.B, "ready"), (CLOCK, "go")):
        match.play(seat, move)
    return match


def lay(match: Match, trays: list[Tray], seat: Seat, place: str) -> None:
    match.play(seat, f"lay {1 + trays[seat].index(place)} at {place}")


def twins(number: int) -> Twins:
    """The same pieces have been laid; all others of either tray belong somewhere else."""
    random = Random(number)
    trays = [random.sample(PLACES, len(PLACES)) for _ in range(2)]
    one, laid = begun(trays), list[tuple[Seat, str]]()
    for seat in (Seat.A, Seat.B) * LAID:
        place = random.choice(of_type(View, one.view()).sides[seat].open)
        lay(one, trays, seat, place)
        laid.append((seat, place))
    others = [shifted(tray, {place for _, place in laid}) for tray in trays]
    other = begun(others)
    for seat, place in laid:
        lay(other, others, seat, place)
    varied = [at for at, entry in enumerate(one.log) if entry != other.log[at]]
    return Twins(Seat(number % 2), one, other, varied)


def shifted(tray: Tray, fixed: set[str]) -> Tray:
    """Every piece belongs where another did, but for those of some places."""
    loose = [place for place in tray if place not in fixed]
    instead = dict(zip(loose, [*loose[1:], loose[0]], strict=True))
    return [instead.get(place, place) for place in tray]


class Search(Visit):
    """Somebody who looks for what fits, without ever laying it there."""

    def moves(self) -> list[str]:
        lays = [f"lay {piece} at {place}" for piece, place in product(TRIED, PLACES)]
        units = [f"{verb} {place}" for verb in ("drop", "tank") for place in PLACES[::7]]
        return [
            *lays,
            *units,
            "bridge 1",
            "ready",
            "done",
            "go",
            "still",
            f"deal {PLACES[0]}",
            *STRANGE,
        ]

    def refused(self) -> list[str]:
        """What is refused in both worlds, and must be in the same words."""
        fits = {
            f"lay {1 + piece} at {PLACES[place]}"
            for match in self.table.twins.both
            for piece, place in enumerate(
                of_type(State, match.state).tray[self.seat][: len(PLACES)]
            )
        }
        return [move for move in self.moves() if move not in fits | {"done"}]

    def questions(self) -> Iterator[Json]:
        yield from super().questions()
        for kind in ("hold", "hold", "release"):
            yield {"type": kind, "seat": self.seat.word, "thing": "piece 5"}


@slow
async def test_nothing_tells_where_a_piece_fits_but_the_piece_itself(tmp_path: Path) -> None:
    start = 2 * len(PLACES) + 3  # fate's choices, two who are ready, and the clock
    tables = [Laid(f"{number:024x}", twins(number), start) for number in range(times(1, 2))]
    async with two_worlds(tmp_path, tables) as worlds:
        for laid in tables:
            await assert_only_handouts_differ(worlds, laid, Search)
