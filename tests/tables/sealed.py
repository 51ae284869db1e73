"""Sealed games for tests, played to their end without a store: every byte follows from a seed."""

from __future__ import annotations

from functools import cache
from random import Random

from ludotheque.engine import fair
from ludotheque.engine.notes import Notes
from ludotheque.engine.registry import game
from ludotheque.engine.seats import Seat
from ludotheque.tables import messages
from ludotheque.tables.access import KEY_BYTES, Keys
from ludotheque.tables.entries import Drawn, Entry, Given, Header, Moved
from ludotheque.tables.fairness import NOTHING, Brought, Sealer
from ludotheque.tables.table import Table
from tests.tables.witness import Witness

NAME = "5f0c8a3d2b7e4c19a6d8e2f1"
KEYS = Keys(bytes(range(KEY_BYTES)))
SECRET = KEYS.table_secret(NAME)
SEAL = fair.seal_of(SECRET).hex()
FINGERPRINT = fair.fingerprint_of(bytes.fromhex(KEYS.public))
KINDS = {"pac-man": 2, "close-encounters": 2, "mission-impossible": 3, "situation-4": 2}
A_WHILE = 400  # milliseconds between two entries
LONGEST = 100_000  # entries, after which a game is given up


class SealedGame:
    """A table with its sealer and its log, as a house would keep it; everybody plays at random."""

    def __init__(self, name: str, seats: int, seed: int = 1) -> None:
        self.random, self.sealer = Random(seed), Sealer(SECRET, SEAL)
        head = Header(name, game(name).about.version, seats, seal=SEAL, key=KEYS.public)
        self.table = Table(NAME, head)
        self.log: list[Entry] = []
        self.numbers: dict[str, str] = {}  # by seat, of the round that is not mixed yet
        notes = Notes(NAME, f"{name} {head.version}", SEAL, KEYS.public)
        self.witness = Witness(notes, "A")  # the page of whoever sits at A

    def take(self, entry: Entry) -> None:
        entry = self.sealer.sealed(self.table, entry)
        self.table.take(entry, A_WHILE * len(self.log))
        self.log.append(entry)
        self.witness.hear(messages.entry_for(self.table.match, entry, frozenset()))

    def sit(self, *contributing: Seat) -> SealedGame:
        """Everybody sits down, some with a number of their own for the dice."""
        for place in self.table.places:
            brought = self.brought(place.seat) if place.seat in contributing else NOTHING
            self.take(self.table.sit(place.seat, "somebody", 1, 0, brought))
        if contributing:
            self.mix()
        self.draw()
        return self

    def brought(self, seat: Seat) -> Brought:
        """The commitment to a number of 32 random bytes, as a page makes it."""
        number, value = self.table.fairness.next_round, self.random.randbytes(fair.SECRET_BYTES)
        self.numbers[seat.word] = value.hex()
        if seat.word == self.witness.seat:
            self.witness.keep(number, value.hex())
        commitment = fair.commitment_of(NAME, number, seat.word, value)
        return Brought(commitment.hex(), number)

    def mix(self, *silent: Seat) -> None:
        """The round is closed, and all tell their numbers but some."""
        self.take(self.table.close())
        told = [
            Given(seat, 1, value)
            for seat, value in self.numbers.items()
            if seat not in {each.word for each in silent}
        ]
        self.take(self.table.mix(told))
        self.numbers.clear()

    def shake(self, *contributing: Seat, silent: tuple[Seat, ...] = ()) -> None:
        """A round of numbers in the middle of the game."""
        for seat in contributing:
            self.take(self.table.commit(seat, 1, self.brought(seat)))
        self.mix(*silent)

    def saved(self) -> str:
        return self.table.saved(KEYS.sign)

    def up_to(self, length: int) -> str:
        """The saved game of the first entries of the log, with the secret of the whole."""
        cut = Table(NAME, self.table.header)
        for number, entry in enumerate(self.log[:length]):
            cut.take(entry, A_WHILE * number)
        cut.fairness.secret = SECRET.hex()
        return cut.saved()

    @property
    def notes(self) -> Notes:
        """What the page of whoever sits at A has noted."""
        return self.witness.notes

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
    return a_finished(name, seed).saved()


@cache
def a_finished(name: str, seed: int = 1) -> SealedGame:
    here = SealedGame(name, KINDS[name], seed).sit(Seat.A)
    if name == "close-encounters":
        here.choose_again()
    here.play(5)
    here.shake(Seat.B, Seat.A)
    return here.play().reveal()


def unfinished(name: str, seed: int = 1) -> str:
    return SealedGame(name, KINDS[name], seed).sit(Seat.A, Seat.B).play(12).saved()


def resealed(lines: list[str], keys: Keys | None = None) -> str:
    """A saved game with other lines, whose digest and last line fit them: a skilful forgery.

    Its signature is that of the forger's keys, or none.
    """
    from ludotheque.engine.saving import seals
    from ludotheque.engine.sealed import DIGEST_MARK, SIGNATURE_MARK, digest

    kept = [line for line in lines if not line.startswith(("digest:", "signature:", "end:"))]
    found = digest(kept)
    kept.append(DIGEST_MARK + found)
    kept += [SIGNATURE_MARK + keys.sign(found)] if keys else []
    return "\n".join([*kept, f"end: {' '.join([str(len(kept)), *seals(kept)])}", ""])
