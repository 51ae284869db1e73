"""Sealed games for tests, played to their end without a store: every byte follows from a seed."""

from __future__ import annotations

from functools import cache
from random import Random

from ludotheque.engine import fair
from ludotheque.engine.game import game
from ludotheque.engine.seats import Seat
from ludotheque.tables.entries import Drawn, Entry, Header, Moved
from ludotheque.tables.keys import KEY_BYTES, Keys
from ludotheque.tables.sealer import Sealer
from ludotheque.tables.table import Table

NAME = "5f0c8a3d2b7e4c19a6d8e2f1"
KEYS = Keys(bytes(range(KEY_BYTES)))
SECRET = KEYS.table_secret(NAME)
SEAL = fair.seal_of(SECRET).hex()
KINDS = {"pac-man": 2, "close-encounters": 2, "mission-impossible": 3, "situation-4": 2}
A_WHILE = 400  # milliseconds between two entries
LONGEST = 100_000  # entries, after which a game is given up


class SealedGame:
    """A table with its sealer and its log, as a house would keep it; everybody plays at random."""

    def __init__(self, name: str, seats: int, seed: int = 1) -> None:
        self.random, self.sealer = Random(seed), Sealer(SECRET, SEAL)
        head = Header(name, game(name).about.version, seats, seal=SEAL)
        self.table = Table(NAME, head)
        self.log: list[Entry] = []

    def take(self, entry: Entry) -> None:
        entry = self.sealer.sealed(self.table, entry)
        self.table.take(entry, A_WHILE * len(self.log))
        self.log.append(entry)

    def sit(self, *contributing: Seat) -> SealedGame:
        for place in self.table.places:
            brought = self.number() if place.seat in contributing else ""
            self.take(self.table.sit(place.seat, "somebody", 1, 0, brought))
        self.draw()
        return self

    def number(self) -> str:
        """32 random bytes, as a page has them."""
        return self.random.randbytes(fair.SECRET_BYTES).hex()

    def draw(self) -> list[Drawn]:
        """All that is due."""
        drawn = []
        while (due := self.table.due_draw(self.sealer.fate(self.table))) is not None:
            self.take(due)
            drawn.append(due)
        return drawn

    def step(self) -> None:
        """Somebody makes some legal move, and fate what follows from it."""
        match, write = self.table.match, self.table.game.notation.write
        seat = self.random.choice(sorted(match.acting))
        self.take(Moved(seat.word, write(self.random.choice(match.legal(seat)))))
        self.draw()

    def play(self, steps: int = LONGEST) -> SealedGame:
        for _ in range(steps):
            if self.table.over:
                break
            self.step()
        return self

    def choose_again(self) -> None:
        """A secret choice is made, taken back, and made anew: one of each stands in the log."""
        made = len(self.table.fairness.choices)
        while len(self.table.fairness.choices) == made:
            self.step()
        self.take(self.table.undo(self.table.match.log[-1].seat))

    def reveal(self) -> SealedGame:
        revealed = self.sealer.revelation(self.table)
        assert revealed is not None
        self.take(revealed)
        return self


@cache
def finished(name: str, seed: int = 1) -> str:
    """The saved game of one that was played to its end, with all that can be sealed in it."""
    here = SealedGame(name, KINDS[name], seed).sit(Seat.A)
    if name == "close-encounters":
        here.choose_again()
    here.play(5)
    here.take(here.table.contribute(Seat.B, here.number()))
    return here.play().reveal().table.saved()


def unfinished(name: str, seed: int = 1) -> str:
    return SealedGame(name, KINDS[name], seed).sit(Seat.A, Seat.B).play(12).table.saved()


def resealed(lines: list[str]) -> str:
    """A saved game with other lines, whose digest and last line fit them: a skilful forgery."""
    from ludotheque.engine.sealed import DIGEST_MARK, digest
    from ludotheque.engine.text import seals

    kept = [line for line in lines if not line.startswith(("digest:", "end:"))]
    kept.append(DIGEST_MARK + digest(kept))
    return "\n".join([*kept, f"end: {' '.join([str(len(kept)), *seals(kept)])}", ""])
