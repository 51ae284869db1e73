"""What a table has sealed, mixed and revealed so far, as its log has it. It knows no secret before
the log does.
"""

from __future__ import annotations

from dataclasses import replace

from ludotheque.engine import fair
from ludotheque.engine.sealed import Choice, Contribution, Sealed

MOST_CONTRIBUTIONS = 16  # of one seat


class Fairness:
    """Of one table; of one without a seal there is nothing to tell."""

    def __init__(self, table: str, seal: str) -> None:
        self.table, self.seal = table, seal
        self.mix = fair.first_mix(table, bytes.fromhex(seal)) if seal else b""
        self.draws = 0
        self.contributions: list[Contribution] = []
        self.choices: list[Choice] = []
        self._places: list[int] = []  # of the choices, in the match's log
        self.secret = ""
        self.lost_from = 0
        self.is_sealed = bool(seal)  # now: dice and choices

    @property
    def owes_secret(self) -> bool:
        return bool(self.seal) and not self.secret

    def has_room(self, seat: str) -> bool:
        """Whether one more contribution of a seat can be mixed in."""
        count = sum(given.seat == seat for given in self.contributions)
        return self.is_sealed and count < MOST_CONTRIBUTIONS

    def has_mixed(self, seat: str, value: str) -> bool:
        return any((given.seat, given.value) == (seat, value) for given in self.contributions)

    # ------------------------------------------------------------ the log

    def contribute(self, seat: str, value: str) -> None:
        self.contributions.append(Contribution(seat, value, self.draws + 1))
        self.mix = fair.mixed(self.mix, seat, bytes.fromhex(value))

    def choose(self, seat: str, move: str, seal: str, place: int) -> None:
        """A secret choice was made, as the match's entry at that place."""
        self.choices.append(Choice(len(self.choices) + 1, seat, seal, move=move))
        self._places.append(place)

    def take_back(self, length: int, draws: int) -> None:
        """The match has that many entries again, with that many draws among them."""
        self.draws = draws
        self.contributions = [
            replace(given, from_draw=min(given.from_draw, draws + 1))
            for given in self.contributions
        ]
        for number, place in enumerate(self._places):
            if place >= length:
                self.choices[number] = replace(self.choices[number], taken_back=True)

    def lose(self) -> None:
        self.lost_from, self.is_sealed = self.draws + 1, False

    # ------------------------------------------------------------ telling

    def told(self, over: bool) -> Sealed:
        """All that everybody may know; what was chosen in secret, when it is over."""
        hidden = (replace(choice, move="") for choice in self.choices)
        return Sealed(
            table=self.table,
            seal=self.seal,
            secret=self.secret,
            lost_from=self.lost_from,
            contributions=list(self.contributions),
            choices=list(self.choices if over else hidden),
        )
