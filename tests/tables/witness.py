"""An honest page, in Python: it notes what it was told, as `web/src/core/notes.ts` does."""

from __future__ import annotations

from ludotheque.engine.notes import HIDDEN, Notes, Own
from ludotheque.tables.entries import (
    Closed,
    Committed,
    Drawn,
    Ended,
    Entry,
    Mixed,
    Moved,
    Resigned,
    Revealed,
    Sat,
    Undone,
    Unsealed,
)


class Witness:
    """Of one seat. It is told entries, and knows nothing else."""

    def __init__(self, notes: Notes, seat: str) -> None:
        self.notes, self.seat = notes, seat

    def keep(self, number: int, value: str, state: str = "revealed") -> None:
        """A number of its own for a round; as far as the server took it."""
        kept = [own for own in self.notes.own if own.round != number]
        self.notes.own = [*kept, Own(number, self.seat, state, value)]

    def hear(self, entry: Entry) -> None:
        for line in self.lines_of(entry):
            self.notes.hear(line)

    def lines_of(self, entry: Entry) -> list[str]:
        rounds = self.notes.rounds
        number = rounds[-1].number if rounds else 0
        match entry:
            case Sat() if entry.commitment:
                return [self.commitment(entry.seat, entry.number, entry.commitment)]
            case Committed():
                return [self.commitment(entry.seat, entry.person, entry.commitment)]
            case Closed():
                return [f"closed {number}"]
            case Mixed(given):
                told = ", ".join(f"{each.seat} {each.person} {each.value}" for each in given)
                return [f"mixed {number}: {told}" if told else f"mixed {number}"]
            case Moved():
                text = f"sealed {entry.seal}" if entry.seal else entry.move or HIDDEN
                return [f"{entry.seat} {text}"]
            case Drawn(move):
                return [f"fate {move or HIDDEN}"]
            case Undone(_, length):
                return [f"undone {length}"]
            case Resigned(seat):
                return [f"resigned {seat}"]
            case Ended():
                return ["ended"]
            case Revealed(secret):
                return [f"secret {secret}"]
            case Unsealed():
                return ["unsealed"]
            case _:
                return []

    def commitment(self, seat: str, person: int, commitment: str) -> str:
        rounds = self.notes.rounds
        is_new = not rounds or rounds[-1].is_mixed
        number = len(rounds) + 1 if is_new else rounds[-1].number
        return f"commitment {number} {seat} {person}: {commitment}"
