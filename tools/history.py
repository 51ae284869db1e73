"""What people at tables were told, and whether it can all be true of one log for each table.

Clients note everything that they send and hear. Afterwards it is compared with the logs, as Jepsen
does it: nothing announced may be missing or different, nothing may be there that nobody did, and
nobody may have heard anything twice, in another order, or with a gap of which they were not told.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Log = dict[int, Any]  # of a table, what is told of each entry by its number


class Logged(NamedTuple):
    """An entry that somebody asked for, as the store has it."""

    seq: int
    request: str


@dataclass
class Account:
    """All that was heard and done at one table."""

    table: str
    told: dict[int, Any] = field(default_factory=dict)  # by the number of the entry
    sent: set[str] = field(
        default_factory=set
    )  # the names of all requests, whatever became of them
    accepted: dict[str, int] = field(default_factory=dict)  # by name, the number that was answered
    wrong: list[str] = field(default_factory=list)

    def note(self, ear: Ear, seat: str, message: Any) -> None:
        """Somebody receives a message; what is of no interest here may be among them."""
        match message["type"]:
            case "snapshot":
                self.show(ear, message["seq"])
            case "news":
                for told in message["told"]:
                    self.hear(ear, told["seq"], told["entry"])
            case "accepted":
                self.accept(f"{seat}:{message['request']}", message["seq"])

    def hear(self, ear: Ear, seq: int, entry: Any) -> None:
        """Somebody is told of an entry."""
        if ear.last is not None and seq != ear.last + 1:
            kind = "repeated" if seq <= ear.last else "skipped"
            self.wrong.append(f"{seq} {kind}")
        ear.last = seq
        if self.told.setdefault(seq, entry) != entry:
            self.wrong.append(f"{seq} told two ways")

    def show(self, ear: Ear, seq: int) -> None:
        """Somebody is shown the whole table."""
        if seq < ear.ever:
            self.wrong.append(f"{seq} forgotten")
        ear.last = seq

    def accept(self, request: str, seq: int) -> None:
        if self.accepted.setdefault(request, seq) != seq:
            self.wrong.append(f"{seq} accepted two ways")

    def compare(self, log: Log, stored: list[Logged]) -> list[str]:
        """What cannot be true of a log."""
        wrong = list(self.wrong)
        if sorted(log) != list(range(1, len(log) + 1)):
            wrong.append("numbers are missing")
        wrong += [f"{seq} lost" for seq in self.told if seq not in log]
        both = self.told.keys() & log.keys()
        wrong += [f"{seq} altered" for seq in both if log[seq] != self.told[seq]]
        times = Counter(each.request for each in stored)
        wrong += [f"{request} made {often} times" for request, often in times.items() if often > 1]
        wrong += [f"{each.seq} invented" for each in stored if each.request not in self.sent]
        places = {each.request: each.seq for each in stored}
        wrong += [
            f"{seq} accepted, and not there"
            for request, seq in self.accepted.items()
            if places.get(request) != seq
        ]
        return [f"{self.table}: {each}" for each in wrong]


class Ear:
    """What one listener has heard last: on this connection, and ever."""

    def __init__(self) -> None:
        self.ever = 0
        self._last: int | None = None

    @property
    def last(self) -> int | None:
        return self._last

    @last.setter
    def last(self, seq: int | None) -> None:
        self._last = seq
        self.ever = max(self.ever, seq or 0)
