"""How a table's dice and secret choices are sealed: commitments, draws, and the secret in the end.

`FairnessState` is what the log says of it, and knows no secret before the log does. `Sealer` keeps
the table's secret until the game is over, and everything that is drawn at a table is drawn by a
`Fate`.
"""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from ludotheque.engine import fair
from ludotheque.engine.sealed import Commitment, Contribution, Round, Sealed, SealedChoice
from ludotheque.engine.seats import CLOCK, WORDS, Seat
from ludotheque.engine.verify import MOST_PEOPLE, MOST_ROUNDS

from .entries import (
    Closed,
    Committed,
    Contributed,
    Entry,
    FairnessEntry,
    Given,
    Mixed,
    Moved,
    Revealed,
    Sat,
    Unsealed,
)
from .errors import TableError

if TYPE_CHECKING:
    from .table import Table


class Brought(NamedTuple):
    """What somebody brings for the dice, and for which round: a commitment, or later the number."""

    commitment: str = ""
    round: int = 1


NOTHING = Brought()


class FairnessState:
    """Of one table; of one without a seal there is nothing to tell.

    Players' numbers go into the dice in rounds: all who take part commit to theirs, the round is
    closed, all tell theirs, and they are mixed in together. From the closing of a round until it
    is mixed, fate draws nothing.
    """

    def __init__(self, table: str, seal: str, key: str = "") -> None:
        self.table, self.seal, self.key = table, seal, key
        self.mix = fair.first_mix(table, bytes.fromhex(seal)) if seal else b""
        self.draws = 0
        self.contributions: list[Contribution] = []  # of tables from before there were rounds
        self.rounds: list[Round] = []
        self.choices: list[SealedChoice] = []
        self._places: list[int] = []  # of the choices, in the match's log
        self.secret = ""
        self.lost_from = 0
        self.is_sealed = bool(seal)  # now: dice and choices

    @property
    def owes_secret(self) -> bool:
        return bool(self.seal) and not self.secret

    # ------------------------------------------------------------ rounds

    @property
    def current(self) -> Round | None:
        """The round that is not mixed yet, if there is one."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].is_mixed else None

    @property
    def next_round(self) -> int:
        """The number of the round that one can take part in: the open one, or one to be opened."""
        current = self.current
        return current.number if current else len(self.rounds) + 1

    @property
    def is_open(self) -> bool:
        """Whether some have committed to numbers, and others still can."""
        return self.current is not None and not self.current.is_closed

    @property
    def awaits_numbers(self) -> bool:
        """Whether a round is closed, and what was committed to is to be told: fate waits for it."""
        return self.is_sealed and self.current is not None and self.current.is_closed

    def has_room(self, seat: str) -> bool:
        """Whether one more at a seat can commit to a number now."""
        made = self.current.commitments if self.current else ()
        people = sum(each.seat == seat for each in made)
        can_commit = self.is_sealed and not self.awaits_numbers
        return can_commit and self.next_round <= MOST_ROUNDS and people < MOST_PEOPLE

    def has_committed(self, seat: str, person: int) -> bool:
        """Whether somebody takes part in the round that is not mixed yet."""
        return self.commitment(seat, person) is not None

    def commitment(self, seat: str, person: int) -> Commitment | None:
        made = self.current.commitments if self.current else ()
        return next((each for each in made if (each.seat, each.person) == (seat, person)), None)

    def fits(self, seat: str, person: int, value: str) -> bool:
        """Whether a number is the one that somebody committed to."""
        made, current = self.commitment(seat, person), self.current
        if made is None or current is None:
            return False
        found = fair.commitment_of(self.table, current.number, seat, bytes.fromhex(value))
        return found.hex() == made.commitment

    def objection(self, seat: Seat, brought: Brought) -> str:
        """Why nobody at a seat can take part with it now; nothing if one can."""
        if not fair.HEX.fullmatch(brought.commitment):
            return "not-a-commitment"
        if not self.is_sealed:
            return "table-unsealed"
        if not self.has_room(seat.word) or brought.round != self.next_round:
            return "round-closed"
        return ""

    def require_number(self, seat: Seat, person: int, brought: Brought) -> None:
        """Whether a number is the one that somebody committed to, in a round that is closed."""
        if not fair.HEX.fullmatch(brought.commitment):
            raise TableError("not-a-commitment")
        if not self.awaits_numbers or brought.round != self.next_round:
            raise TableError("round-closed")
        if not self.fits(seat.word, person, brought.commitment):
            raise TableError("not-what-was-committed")

    # ------------------------------------------------------------ the log

    def fold(self, entry: FairnessEntry | Sat) -> None:
        match entry:
            case Committed(seat, person, commitment):
                self.commit(seat, person, commitment)
            case Closed():
                self.close()
            case Mixed(given):
                self.mix_in(given)
            case Contributed(seat, value):
                self.contribute(seat, value)
            case Unsealed():
                self.lose()
            case Revealed(secret):
                self.secret = secret
            case Sat():
                if entry.contribution:
                    self.contribute(entry.seat, entry.contribution)
                if entry.commitment:
                    self.commit(entry.seat, entry.number, entry.commitment)

    def commit(self, seat: str, person: int, commitment: str) -> None:
        if self.current is None:
            self.rounds.append(Round(len(self.rounds) + 1))
        made = Commitment(seat, person, commitment)
        self.rounds[-1] = dataclasses.replace(
            self.rounds[-1], commitments=[*self.rounds[-1].commitments, made]
        )

    def close(self) -> None:
        self.rounds[-1] = dataclasses.replace(self.rounds[-1], is_closed=True)

    def mix_in(self, given: Iterable[Given]) -> None:
        """What was told of the closed round; whoever told nothing is left out."""
        values = {(each.seat, each.person): each.value for each in given}
        commitments = [
            dataclasses.replace(each, value=values.get((each.seat, each.person), ""))
            for each in self.rounds[-1].commitments
        ]
        self.rounds[-1] = dataclasses.replace(
            self.rounds[-1], commitments=commitments, from_draw=self.draws + 1
        )
        self.mix = fair.mixed(self.mix, self.rounds[-1].number, self.rounds[-1].given)

    def contribute(self, seat: str, value: str) -> None:
        """As it was before there were rounds."""
        self.contributions.append(Contribution(seat, value, self.draws + 1))
        self.mix = fair.mixed_alone(self.mix, seat, bytes.fromhex(value))

    def choose(self, seat: str, move: str, seal: str, place: int) -> None:
        """A secret choice was made, as the match's entry at that place."""
        self.choices.append(SealedChoice(len(self.choices) + 1, seat, seal, move=move))
        self._places.append(place)

    def take_back(self, length: int) -> None:
        """The match has that many entries again. What fate has drawn is never taken back."""
        for number, place in enumerate(self._places):
            if place >= length:
                self.choices[number] = dataclasses.replace(self.choices[number], taken_back=True)

    def lose(self) -> None:
        self.lost_from, self.is_sealed = self.draws + 1, False

    # ------------------------------------------------------------ telling

    def told(self, over: str = "", resigned: Iterable[str] = ()) -> Sealed:
        """All that everybody may know; what was chosen in secret, when it is over."""
        hidden = (dataclasses.replace(choice, move="") for choice in self.choices)
        return Sealed(
            table=self.table,
            seal=self.seal,
            key=self.key,
            secret=self.secret,
            lost_from=self.lost_from,
            contributions=list(self.contributions),
            rounds=list(self.rounds),
            choices=list(self.choices if over else hidden),
            resigned=list(resigned),
            over=over,
        )


class TellingNumbers:
    """The numbers that were told of a closed round, until they are mixed; in memory alone."""

    def __init__(self) -> None:
        self._told: dict[tuple[Seat, int], Given] = {}

    def tell(self, seat: Seat, person: int, number: str) -> None:
        self._told[seat, person] = Given(seat.word, person, number)

    def of(self, fairness: FairnessState) -> list[Given]:
        """Those that fit what was committed to."""
        return [
            given
            for given in self._told.values()
            if fairness.fits(given.seat, given.person, given.value)
        ]

    def are_all_told(self, fairness: FairnessState) -> bool:
        current = fairness.current
        return current is not None and len(self.of(fairness)) == len(current.commitments)

    def clear(self) -> None:
        self._told.clear()


# ---------------------------------------------------------------- who draws


class Fate(Protocol):
    """Chooses among equally likely outcomes."""

    def draw(self, outcomes: int) -> int: ...


class SystemFate:
    """The operating system's generator, which nobody can foresee."""

    def draw(self, outcomes: int) -> int:
        return secrets.randbelow(outcomes)


class SealedFate:
    """A table's secret, with what has been mixed in so far. It draws as often as the log tells."""

    def __init__(self, secret: bytes, fairness: FairnessState) -> None:
        self._secret, self._fairness = secret, fairness

    def draw(self, outcomes: int) -> int:
        known = self._fairness
        return fair.drawn(self._secret, known.table, known.draws + 1, known.mix, outcomes)


# ---------------------------------------------------------------- who keeps the secret


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
        return msgspec.structs.replace(
            entry, seal=fair.choice_seal(salt, number, entry.seat, entry.move).hex()
        )

    def loss(self, table: Table) -> Unsealed | None:
        """What must be said where the seal cannot be opened any more, and was not said yet."""
        return Unsealed() if table.fairness.is_sealed and not self._opens else None

    def revelation(self, table: Table) -> Revealed | None:
        """The secret, once the game is over and if it is not told yet: never before."""
        due = table.over and table.fairness.owes_secret and self._opens
        return Revealed(self._secret.hex()) if due else None
