"""Whoever keeps a table's secret until the game is over: nothing else at a table knows it.

Dice, the salts of secret choices, and in the end the secret itself come from here, each as an entry
of the log or as a part of one.
"""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.engine import fair
from ludotheque.engine.seats import CLOCK, WORDS

from .entries import Entry, Moved, Revealed, Unsealed
from .fate import Fate, SealedFate, SystemFate
from .table import Table


class Sealer:
    """Of one table. Its secret may have come from another key than the table's seal."""

    def __init__(self, secret: bytes, seal: str) -> None:
        self._secret = secret
        self._opens = fair.seal_of(secret).hex() == seal

    def fate(self, table: Table) -> Fate:
        """Whoever draws at the table now."""
        if self._opens and table.fairness.is_sealed:
            return SealedFate(self._secret, table.fairness)
        return SystemFate()

    def sealed(self, table: Table, entry: Entry) -> Entry:
        """A move that is kept from the others gets a seal, which they are told at once."""
        if not isinstance(entry, Moved) or not (self._opens and table.fairness.is_sealed):
            return entry
        if WORDS[entry.seat] == CLOCK or not table.match.hides(entry.move):
            return entry
        number = len(table.fairness.choices) + 1
        salt = fair.salt_of(self._secret, table.name, number)
        return replace(entry, seal=fair.choice_seal(salt, number, entry.seat, entry.move).hex())

    def loss(self, table: Table) -> Unsealed | None:
        """What must be said where the seal cannot be opened any more, and was not said yet."""
        return Unsealed() if table.fairness.is_sealed and not self._opens else None

    def revelation(self, table: Table) -> Revealed | None:
        """The secret, once the game is over and if it is not told yet: never before."""
        due = table.over and table.fairness.owes_secret and self._opens
        return Revealed(self._secret.hex()) if due else None
