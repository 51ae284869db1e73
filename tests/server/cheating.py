"""The real server in the hands of somebody who cheats with the dice, in one way or another.

It works together with whoever sits at B against whoever sits at A, and its saved games fit what it
did: the file alone does not show it. Run as a program, with the arguments of `ludotheque`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace

import msgspec

from ludotheque.cli import main
from ludotheque.engine import fair
from ludotheque.engine.sealed import Commitment
from ludotheque.engine.seats import Seat
from ludotheque.tables.entries import Drawn, Given, Mixed
from ludotheque.tables.fairness import FairnessState, TellingNumbers
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.messages import Announcement, EntryShown, News
from ludotheque.tables.table import Table

CHEAT = "CHEAT"  # in the environment: the name of one
WANTED = 35  # the outcome that the cheat wants to see first: a six and a six


class CheatingNumbers(TellingNumbers):
    """What was told of a round, as it suits whoever has the table's secret."""

    def __init__(self, cheat: str, secret: bytes) -> None:
        super().__init__()
        self.cheat, self.secret = cheat, secret

    def of(self, fairness: FairnessState) -> list[Given]:
        return CHEATS[self.cheat](self, fairness, super().of(fairness))

    def are_all_told(self, fairness: FairnessState) -> bool:
        """Nobody need wait for a number that is left out."""
        current, honest = fairness.current, super().of(fairness)
        return current is not None and len(honest) == len(current.commitments)

    def ground(self, fairness: FairnessState, given: list[Given], person: int) -> Given:
        """A number of B's with which the next roll is the one that is wanted."""
        current = fairness.current
        assert current is not None
        others = [(each.seat, each.person, bytes.fromhex(each.value)) for each in given]
        for attempt in range(100_000):
            value = fair.hashed(fair.number(attempt))
            mix = fair.mixed(fairness.mix, current.number, [*others, ("B", person, value)])
            drawn = fair.drawn(self.secret, fairness.table, fairness.draws + 1, mix, WANTED + 1)
            if drawn == WANTED:
                return Given("B", person, value.hex())
        raise AssertionError("no number was found")


def recommitted(fairness: FairnessState, given: Given) -> None:
    """The table's own record says that this number was committed to."""
    current = fairness.rounds[-1]
    made = fair.commitment_of(
        fairness.table, current.number, given.seat, bytes.fromhex(given.value)
    )
    kept = [each for each in current.commitments if (each.seat, each.person) != ("B", given.person)]
    changed = [*kept, Commitment("B", given.person, made.hex())]
    fairness.rounds[-1] = replace(current, commitments=changed)


def exchange(numbers: CheatingNumbers, fairness: FairnessState, honest: list[Given]) -> list[Given]:
    """B's number is chosen when A's is known, and said to have been committed to."""
    told = [each for each in honest if each.seat != "B"]
    if not told or fairness.draws:
        return honest
    chosen = numbers.ground(fairness, told, 1)
    recommitted(fairness, chosen)
    return [*told, chosen]


def add(numbers: CheatingNumbers, fairness: FairnessState, honest: list[Given]) -> list[Given]:
    """The same with a number of somebody at B who was never there."""
    if not honest or fairness.draws:
        return honest
    chosen = numbers.ground(fairness, honest, 2)
    recommitted(fairness, chosen)
    return [*honest, chosen]


def withhold(numbers: CheatingNumbers, fairness: FairnessState, honest: list[Given]) -> list[Given]:
    """A's number is taken, and left out."""
    return [each for each in honest if each.seat != "A"]


CHEATS = {"exchange": exchange, "add": add, "withhold": withhold}
honest_mix_in, honest_news_for = FairnessState.mix_in, Announcement._news_for


def cheat_with_numbers(cheat: str) -> None:
    honest_init = LiveTable.__init__

    def init(self: LiveTable, house: House, table: Table, epoch: int) -> None:
        honest_init(self, house, table, epoch)
        self.numbers = CheatingNumbers(cheat, house.keys.table_secret(table.name))

    LiveTable.__init__ = init  # type: ignore[method-assign]


def delay(self: FairnessState, given: list[Given]) -> None:
    """What was told before a roll counts from the roll after it."""
    before = self.mix
    honest_mix_in(self, given)
    self.rounds[-1] = replace(self.rounds[-1], from_draw=self.draws + 2)
    later, self.mix = self.mix, before
    vars(self)["_later"] = (self.draws + 1, later)


def drop(self: FairnessState, given: list[Given]) -> None:
    """A round that was told never happened, from the second on."""
    if len(self.rounds) > 1:
        self.rounds.pop()
    else:
        honest_mix_in(self, given)


def tell_another_story(told: EntryShown) -> EntryShown:
    """A is told other rolls than everybody else."""
    if not isinstance(told.entry, Drawn) or told.seq < 30:
        return told
    turned = "-".join(str(7 - int(face)) for face in told.entry.move.split("-"))
    return msgspec.structs.replace(told, entry=Drawn(turned))


def hide(told: EntryShown) -> EntryShown:
    """A is not told the numbers of others."""
    if not isinstance(told.entry, Mixed):
        return told
    own = [each for each in told.entry.given if each.seat == "A"]
    return msgspec.structs.replace(told, entry=Mixed(own))


def tell_only_to_a(story: Callable[[EntryShown], EntryShown]) -> None:
    """Whoever sits at A is told something else than all the others."""

    def news_for(self: Announcement, seats: frozenset[Seat]) -> News:
        honest = honest_news_for(self, seats)
        if Seat.A not in seats:
            return honest
        return msgspec.structs.replace(honest, told=[story(told) for told in honest.told])

    Announcement._news_for = news_for  # type: ignore[method-assign]
    Announcement._key = lambda self, seats: seats  # type: ignore[method-assign]


def let_later_count() -> None:
    """With `delay`: what counts later is there when its roll has been drawn."""
    honest_take = Table.take

    def take(self: Table, *entry: object) -> object:
        events = honest_take(self, *entry)  # type: ignore[arg-type]
        draws, mix = vars(self.fairness).get("_later", (0, b""))
        if draws and self.fairness.draws >= draws:
            self.fairness.mix = mix
            del vars(self.fairness)["_later"]
        return events

    Table.take = take  # type: ignore[method-assign, assignment]


def prepare(cheat: str) -> None:
    match cheat:
        case "exchange" | "add" | "withhold":
            cheat_with_numbers(cheat)
        case "delay":
            FairnessState.mix_in = delay  # type: ignore[assignment, method-assign]
            let_later_count()
        case "drop":
            FairnessState.mix_in = drop  # type: ignore[assignment, method-assign]
        case "second-story":
            tell_only_to_a(tell_another_story)
        case "hide":
            tell_only_to_a(hide)
        case _:
            assert cheat == "honest"


if __name__ == "__main__":
    prepare(os.environ[CHEAT])
    main()
