"""What is told: every event with its particulars, to whom, and nothing left out of the account."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import Event
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE
from ludotheque.games.close_encounters import story
from ludotheque.games.close_encounters.state import State
from ludotheque.games.close_encounters.view import View
from tests.kit.events import codes_in, event, whisper
from tests.kit.states import random_options
from tests.tiers import slow
from tests.words.spoken import parse, spoken

from .positions import GAME
from .table import play

# ---------------------------------------------------------------- one case for every event


def own(seat: str, number: int) -> Event:
    return whisper("circled-number", seat, seat=seat, number=number)


def stepped(seat: str, start: str, square: str) -> Event:
    return event("stepped", seat=seat, start=start, square=square)


def rolled(seat: str, first: int, second: int) -> Event:
    return event("rolled", seat=seat, first=first, second=second, total=first + second)


def for_start(seat: str, first: int, second: int) -> Event:
    total = first + second
    return event("rolled-for-start", seat=seat, first=first, second=second, total=total)


CASES = {
    "a first circle": (
        "set up; B circles 42",
        [event("circled", seat="B", live=1), own("B", 42)],
    ),
    "the last of the first circles": (
        "2 players; set up; A circles 1; A circles 2; A circles 3; A circles 4;"
        "B circles 1; B circles 2; B circles 3; B circles 42",
        [event("circled", seat="B", live=4), own("B", 42), event("all-circled")],
    ),
    "a roll for the start": ("roll for start; A rolls 4-2", [for_start("A", 4, 2)]),
    "the last roll for the start": (
        "2 players; roll for start; A rolls 4-2; B rolls 6-1",
        [for_start("B", 6, 1), event("starts", seat="B")],
    ),
    "a tie": (
        "2 players; roll for start; A rolls 4-2; B rolls 5-1",
        [for_start("B", 5, 1), event("tied")],
    ),
    "a roll": ("A rolls 4-2", [rolled("A", 4, 2)]),
    "a roll on a safe square": (
        "A at f3; A rolls 4-2",
        [rolled("A", 4, 2), event("must-leave", seat="A", area="tower")],
    ),
    "a roll too short to leave a safe area": (
        "A at f2; A rolls 1-2",
        [rolled("A", 1, 2), event("leave-waived", seat="A")],
    ),
    "a step": ("A at 61; A rolls 1-2; to 50", [stepped("A", "61", "50")]),
    "the last step of a turn": ("A at f4; A rolls 1-1; to f5 94",
        [stepped("A", "f4", "f5"), stepped("A", "f5", "94")]),
    "a jump": (
        "chips B 50; A at 61; A rolls 1-2; to 39",
        [event("jumped", seat="A", start="61", square="39")],
    ),
    "no way to go": (
        "narrow board; B at a12; C at b12; A bound tower; A at a13; A rolls 2-1; stay",
        [event("stuck", seat="A", left=3)],
    ),
    "a trap": (
        "chips B 9; circles B 50, C 50; A at 61; A rolls 1-2; to 50",
        [
            stepped("A", "61", "50"),
            event("trapped", seat="A", square="50", end="tower"),
            event("chip-placed", seat="B", square="50", note=2),
            event("chip-placed", seat="C", square="50", note=1),
        ],
    ),
    "a new circle": (
        "circles B 50 60; A at 61; A rolls 1-2; to 50; B circles 7",
        [event("circled", seat="B", live=2), own("B", 7)],
    ),
    "an arrival": (
        "A at f18; A rolls 1-2; to ship",
        [stepped("A", "f18", "ship"), event("landed", seat="A", end="ship", next="tower")],
    ),
    "a circle for arriving": (
        "A at f18; A rolls 1-2; to ship; A circles 9",
        [event("circled", seat="A", live=1), own("A", 9)],
    ),
    "no circle for arriving": (
        "A at f18; A rolls 1-2; to ship; pass",
        [event("passed", seat="A")],
    ),
    "the end of the game": (
        "chips B 1 2 3 4; circles B 50; A at 61; A rolls 1-2; to 50",
        [
            stepped("A", "61", "50"),
            event("trapped", seat="A", square="50", end="tower"),
            event("chip-placed", seat="B", square="50", note=5),
            event("over-tune", seat="B"),
        ],
    ),
    "the end of a quiet game": (
        "599 quiet turns; A at f17; A rolls 1-1; to f18 ship; pass",
        [event("passed", seat="A"), event("over-quiet")],
    ),
}  # fmt: skip


def event_codes() -> set[str]:
    """Every code that the story can tell, found in its source."""
    keys = {utterance.key for utterance in spoken(parse([Path(story.__file__)]))}
    return {key.removeprefix("event-") for key in keys if key.startswith("event-")}


def test_every_event_has_a_case() -> None:
    assert codes_in(CASES) == event_codes()


@pytest.mark.parametrize(
    ("script", "more"),
    [
        ("A at 61; A rolls 1-2; to 50", True),
        ("A at 61; A rolls 1-2", False),
        ("A at 61; A rolls 1-2; to 50 39 28", False),
        ("A at f18; A rolls 1-2; to ship", True),
        ("A at f18; A rolls 1-2; to ship; A circles 12", False),
        ("circles B 50; A at 61; A rolls 1-2; to 50", False),
        ("set up; A circles 1", False),
    ],
)
def test_the_steps_of_one_move_make_one_sentence(script: str, more: bool) -> None:
    game = play(script)
    assert story.goes_on(of_type(State, game.match.before), game.state) == more


# ---------------------------------------------------------------- nothing is left out


@dataclass
class Ledger:
    """The game as somebody follows it who hears what everybody may, and never sees the board."""

    pawns: dict[str, str]
    bound: dict[str, str]
    chips: dict[str, list[int]]
    circles: dict[str, int]
    told_over: bool = False
    dice: list[int] = field(default_factory=list)

    def hear(self, told: Event) -> None:
        if told.audience is None:
            getattr(self, told.code.replace("-", "_"), lambda **values: None)(**told.values)

    def rolled(self, seat: str, first: int, second: int, total: int) -> None:
        self.dice = [first, second]

    def circled(self, seat: str, live: int) -> None:
        self.circles[seat] += 1
        assert self.circles[seat] == live

    def stepped(self, seat: str, start: str, square: str) -> None:
        assert self.pawns[seat] == start
        self.pawns[seat] = square

    jumped = stepped

    def trapped(self, seat: str, square: str, end: str) -> None:
        assert self.pawns[seat] == square
        self.pawns[seat] = end

    def chip_placed(self, seat: str, square: str, note: int) -> None:
        self.chips[seat].append(int(square))
        self.circles[seat] -= 1
        assert len(self.chips[seat]) == note

    def landed(self, seat: str, end: str, next: str) -> None:  # noqa: A002
        assert self.bound[seat] == self.pawns[seat] == end
        self.bound[seat] = next

    def over_tune(self, seat: str) -> None:
        assert len(self.chips[seat]) == 5
        self.told_over = True

    def over_quiet(self) -> None:
        self.told_over = True


def require_same(book: Ledger, match: Match) -> None:
    view = of_type(View, match.view())
    assert book.pawns == {player.seat: player.pawn for player in view.players}
    assert book.bound == {player.seat: player.bound for player in view.players}
    assert book.chips == {player.seat: [*player.chips] for player in view.players}
    assert book.circles == {player.seat: len(player.traps) for player in view.players}
    assert not view.dice or book.dice == [*view.dice]
    assert book.told_over == match.over


@slow
@pytest.mark.parametrize("seats", GAME.about.seats)
def test_the_events_account_for_every_change(seats: int) -> None:
    rng = Random(seats)
    options = random_options(GAME, rng)
    match = Match(GAME, seats, options=options)
    letters = "ABCD"[:seats]
    book = Ledger(
        dict.fromkeys(letters, "tower"),
        dict.fromkeys(letters, "ship"),
        {letter: [] for letter in letters},
        dict.fromkeys(letters, 0),
    )
    while not match.over:
        seat = rng.choice(sorted(match.acting))
        for told in match.play(seat, rng.choice(match.legal(FATE if seat == FATE else seat))):
            book.hear(told)
        require_same(book, match)
