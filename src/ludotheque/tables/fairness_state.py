"""What a table has sealed, mixed and revealed so far, as its log has it. It knows no secret before
the log does.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ludotheque.engine import fair
from ludotheque.engine.sealed import Commitment, Contribution, Round, Sealed, SealedChoice
from ludotheque.engine.verify import MOST_PEOPLE, MOST_ROUNDS

from .entries import Given


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

    # ------------------------------------------------------------ the log

    def commit(self, seat: str, person: int, commitment: str) -> None:
        if self.current is None:
            self.rounds.append(Round(len(self.rounds) + 1))
        made = Commitment(seat, person, commitment)
        self.rounds[-1] = replace(self.rounds[-1], commitments=[*self.rounds[-1].commitments, made])

    def close(self) -> None:
        self.rounds[-1] = replace(self.rounds[-1], is_closed=True)

    def mix_in(self, given: Iterable[Given]) -> None:
        """What was told of the closed round; whoever told nothing is left out."""
        values = {(each.seat, each.person): each.value for each in given}
        commitments = [
            replace(each, value=values.get((each.seat, each.person), ""))
            for each in self.rounds[-1].commitments
        ]
        self.rounds[-1] = replace(
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
                self.choices[number] = replace(self.choices[number], taken_back=True)

    def lose(self) -> None:
        self.lost_from, self.is_sealed = self.draws + 1, False

    # ------------------------------------------------------------ telling

    def told(self, over: str = "", resigned: Iterable[str] = ()) -> Sealed:
        """All that everybody may know; what was chosen in secret, when it is over."""
        hidden = (replace(choice, move="") for choice in self.choices)
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
