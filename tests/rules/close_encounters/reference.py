"""Close Encounters again, slow and obvious, straight from the rules page: a second opinion.

Ordinary Python over the drawn board: names, sets, whole histories. It shares nothing with
`rules.py` but the numbers by which a state is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import Any

from ludotheque.games.close_encounters.board import Kind, Plan
from ludotheque.games.close_encounters.constants import FIRST_PAWN, WALKED, Phase
from ludotheque.games.close_encounters.view import first
from tests.kit.reference import SideBySide, roll_for_start
from tests.kit.states import LETTERS
from tests.tiers import times

from .positions import BOARDS, GAME, board_named, random_position, require_sound

ENDS = ("tower", "ship")
DIRECTIONS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
TIGHTER = {"free": ["free"], "onward": ["onward", "free"], "strict": ["strict", "onward", "free"]}
QUIET = 200


# ---------------------------------------------------------------- the drawn board


@dataclass(frozen=True)
class Valley:
    """Where the squares are."""

    names: dict[tuple[int, int], str]
    places: dict[str, tuple[int, int]]
    numbers: frozenset[str]
    areas: dict[str, str]  # the end around which a safe square lies

    def beside(self, square: str, way: tuple[int, int]) -> str | None:
        column, row = self.places[square]
        return self.names.get((column + way[0], row + way[1]))

    def around(self, square: str) -> Iterator[str]:
        for way in DIRECTIONS:
            found = self.beside(square, way)
            if found:
                yield found


@cache
def valley(text: str) -> Valley:
    from ludotheque.games.close_encounters.board import read

    plan: Plan = read(text)
    names = {square.point: square.name for square in plan.squares}
    found = Valley(
        names,
        {name: point for point, name in names.items()},
        frozenset(str(number) for number in plan.numbered),
        {},
    )
    safe = {plan.squares[square].name for square in plan.of_kind(Kind.SAFE)}
    for end in ENDS:
        area = {end}
        while more := {to for at in area for to in found.around(at) if to in safe} - area:
            area |= more
        found.areas.update(dict.fromkeys(area - {end}, end))
    return found


@cache
def distance(text: str, square: str, end: str) -> int:
    """The fewest steps on the empty board (CE-1)."""
    found, reached, steps = valley(text), {square}, 0
    while end not in reached:
        reached |= {to for at in reached for to in found.around(at)}
        steps += 1
    return steps


# ---------------------------------------------------------------- the game


@dataclass
class Slow:
    """One position."""

    board: str
    seats: str
    progress: str
    must_jump: bool
    other_area: str
    phase: Phase
    turn: str
    pawns: dict[str, str]
    bound: dict[str, str]
    cards: dict[str, list[str]]  # live circles
    chips: dict[str, list[str]]
    due: dict[str, int]
    left: int = 0
    start: str = ""
    entered: list[str] = field(default_factory=list)
    nearer: bool = False
    leaving: bool = False
    quiet: int = 0
    rolls: dict[str, int | None] = field(default_factory=dict)

    # ------------------------------------------------------------ what is where

    @property
    def valley(self) -> Valley:
        return valley(self.board)

    def away(self, square: str) -> int:
        return distance(self.board, square, self.bound[self.turn])

    def departure(self) -> str:
        return ENDS[1 - ENDS.index(self.bound[self.turn])]

    def chipped(self, square: str) -> bool:
        return any(square in numbers for numbers in self.chips.values())

    def others_on(self, square: str) -> bool:
        return any(at == square for seat, at in self.pawns.items() if seat != self.turn)

    # ------------------------------------------------------------ one step

    def may_enter(self, square: str) -> bool:
        """Everything but progress (CE-1) and lingering (CE-4a)."""
        if square == self.departure() or square in (self.start, *self.entered):
            return False
        if square not in ENDS and self.others_on(square):
            return False
        return not (self.must_jump and self.chipped(square))

    def landings(self, at: str) -> Iterator[str]:
        """The squares around, and those beyond chips (CE-1a, CE-1c)."""
        for way in DIRECTIONS:
            square, jumped = self.valley.beside(at, way), False
            while square:
                if self.may_enter(square) and (not jumped or not self.chipped(square)):
                    yield square
                if not self.chipped(square) or self.others_on(square):
                    break
                square, jumped = self.valley.beside(square, way), True

    def may_end(self, square: str) -> bool:
        """Whether a turn that began in a safe area may end there (CE-4a)."""
        areas = self.valley.areas
        if self.other_area == "closed":
            return square not in areas
        return areas.get(square) != areas[self.start]

    def comes_back(self, at: str, to: str) -> bool:
        """Whether a step leads from outside into the safe area where the turn began (CE-4a)."""
        areas, began = self.valley.areas, self.valley.areas[self.start]
        return areas.get(at) != began and areas.get(to) == began

    def way_out(self, at: str) -> int:
        """The fewest steps to a square where the turn may end (CE-4a)."""
        reached, steps = {at}, 0
        while not any(self.may_end(square) for square in reached):
            pairs = ((square, to) for square in reached for to in self.landings(square))
            more = {to for square, to in pairs if not self.comes_back(square, to)} - reached
            if not more:
                return 999
            reached |= more
            steps += 1
        return steps

    def lingers(self, to: str) -> bool:
        if not self.leaving:
            return False
        if self.comes_back(self.pawns[self.turn], to):
            return True
        if self.may_end(to):
            return False
        self.entered.append(to)  # as it will be
        found = self.way_out(to)
        self.entered.pop()
        return found > self.left - 1

    def satisfies(self, demand: str, to: str) -> bool:
        change = self.away(to) - self.away(self.pawns[self.turn])
        if demand == "free":
            return True
        if demand == "strict":
            return change < 0
        return change < 0 or (change == 0 and (self.nearer or self.left > 1))

    # ------------------------------------------------------------ what is allowed

    def legal(self, seat: str) -> set[str]:
        """What a player may do, in notation."""
        if self.phase == Phase.MOVE and seat == self.turn:
            return self.steps()
        free = {f"circle {number}" for number in self.free_numbers(seat)}
        if self.phase in (Phase.CIRCLE, Phase.RECIRCLE):
            return free if self.due[seat] else set()
        return free | {"pass"} if self.phase == Phase.LANDED and seat == self.turn else set()

    def free_numbers(self, seat: str) -> set[str]:
        taken = {*self.cards[seat], *self.chips[seat]}
        under = {n for n in self.valley.numbers if self.must_jump and self.chipped(n)}
        return set(self.valley.numbers) - taken - under

    def steps(self) -> set[str]:
        at = self.pawns[self.turn]
        found = {to for to in self.landings(at) if not self.lingers(to)}
        for demand in TIGHTER[self.progress]:
            good = {f"to {to}" for to in found if self.satisfies(demand, to)}
            if good:
                return good
        return {"stay"}

    # ------------------------------------------------------------ what happens

    def draw(self, k: int) -> None:
        total = 2 + k // 6 + k % 6
        if self.phase == Phase.FIRST_ROLL:
            self.turn, starts = roll_for_start(self.rolls, self.turn, total)
            self.phase = Phase.ROLL if starts else Phase.FIRST_ROLL
            return
        at = self.pawns[self.turn]
        self.phase, self.left, self.nearer = Phase.MOVE, total, False
        self.start, self.entered = at, []
        self.leaving = at in self.valley.areas and self.way_out(at) <= self.left

    def play(self, seat: str, move: str) -> None:
        if move.startswith("circle "):
            self.circle(seat, move.removeprefix("circle "))
        elif move.startswith("to "):
            self.step(move.removeprefix("to "))
        else:
            self.pass_turn()

    def circle(self, seat: str, number: str) -> None:
        self.cards[seat].append(number)
        if self.phase == Phase.LANDED:
            self.pass_turn()
            return
        self.due[seat] -= 1
        if not any(self.due.values()):
            if self.phase == Phase.CIRCLE:
                self.phase = Phase.FIRST_ROLL
            else:
                self.pass_turn()

    def step(self, to: str) -> None:
        self.nearer = self.nearer or self.away(to) < self.away(self.pawns[self.turn])
        self.pawns[self.turn] = to
        self.entered.append(to)
        self.left -= 1
        left = [*self.seats[self.seats.index(self.turn) + 1 :], *self.seats]
        owners = [s for s in left[: len(self.seats) - 1] if to in self.cards[s]]
        if owners:
            self.spring(owners, to)
        elif to == self.bound[self.turn]:
            self.bound[self.turn] = self.departure()
            self.phase = Phase.LANDED
        elif self.left == 0:
            self.pass_turn()

    def spring(self, owners: list[str], number: str) -> None:
        self.pawns[self.turn] = self.departure()
        self.quiet = -1
        placed = []
        for owner in owners:
            self.cards[owner].remove(number)
            self.chips[owner].append(number)
            placed.append(owner)
            if len(self.chips[owner]) == 5:
                self.phase = Phase.OVER
                return
        for owner in placed:
            self.due[owner] = int(bool(self.free_numbers(owner)))
        if any(self.due.values()):
            self.phase = Phase.RECIRCLE
        else:
            self.pass_turn()

    def pass_turn(self) -> None:
        self.quiet += 1
        if self.quiet >= QUIET * len(self.seats):
            self.phase = Phase.OVER
            return
        self.turn = self.seats[(self.seats.index(self.turn) + 1) % len(self.seats)]
        self.phase = Phase.ROLL

    def facts(self) -> dict[str, Any]:
        """What can be compared."""
        found: dict[str, Any] = {"phase": self.phase, "turn": self.turn, "pawns": self.pawns}
        found |= {"bound": self.bound, "chips": self.chips, "due": self.due, "quiet": self.quiet}
        found["cards"] = {seat: sorted(card) for seat, card in self.cards.items()}
        if self.phase == Phase.MOVE:
            found |= {"left": self.left, "start": self.start, "entered": self.entered}
            found |= {"nearer": self.nearer, "leaving": self.leaving}
        if self.phase == Phase.FIRST_ROLL:
            found["rolls"] = self.rolls
        return found


def read_state(s: Any, plan: Plan) -> Slow:
    """A position of the rules, in words."""
    seats = LETTERS[: s.seats]
    name = [square.name for square in plan.squares]
    moving = s.phase == Phase.MOVE
    trail = [name[square] for square in first(s.trail, s.walked + 1)] if moving else [""]
    for square, mark in enumerate(s.on):
        assert mark in (0, WALKED) or s.pawn[mark - FIRST_PAWN] == square
    return Slow(
        board=plan.text,
        seats=seats,
        progress=("onward", "strict", "free")[s.progress],
        must_jump=s.chips == 1,
        other_area=("open", "closed")[s.other_area],
        phase=Phase(s.phase),
        turn=LETTERS[s.turn],
        pawns={seat: name[s.pawn[i]] for i, seat in enumerate(seats)},
        bound={seat: ENDS[s.bound[i]] for i, seat in enumerate(seats)},
        cards={seat: numbers(first(s.trap[i], s.live[i])) for i, seat in enumerate(seats)},
        chips={seat: numbers(first(s.chip_at[i], s.placed[i])) for i, seat in enumerate(seats)},
        due={seat: s.due[i] for i, seat in enumerate(seats)},
        left=s.left,
        start=trail[0],
        entered=trail[1:],
        nearer=bool(s.nearer),
        leaving=bool(s.leaving),
        quiet=s.quiet,
        rolls={seat: s.total[i] or None for i, seat in enumerate(seats) if s.total[i] >= 0},
    )


def numbers(given: list[int]) -> list[str]:
    return [str(1 + number) for number in given]


# ---------------------------------------------------------------- what can be known


@dataclass(frozen=True)
class Made:
    """A player makes a circle."""

    owner: str


@dataclass(frozen=True)
class Entered:
    """A pawn enters a number; which of each opponent's circles, by age, it springs."""

    seat: str
    number: str
    sprung: dict[str, int]


History = list[Made | Entered]


def possible_cards(
    history: History, owner: str, numbers: frozenset[str], must_jump: bool
) -> dict[tuple[str, ...], Fraction]:
    """Every live card of a player that fits the history, oldest circle first; how likely it is.

    Each circle is taken to have been drawn from all that its owner could circle at that time.
    """
    circles = sum(isinstance(each, Made) and each.owner == owner for each in history)
    found: dict[tuple[str, ...], Fraction] = {}
    for chosen in permutations(sorted(numbers), circles):
        card, weight = lived_through(history, owner, chosen, numbers, must_jump)
        if weight:
            found[card] = found.get(card, Fraction()) + weight
    total = sum(found.values())
    return {card: weight / total for card, weight in found.items()}


def lived_through(
    history: History,
    owner: str,
    chosen: tuple[str, ...],
    numbers: frozenset[str],
    must_jump: bool,
) -> tuple[tuple[str, ...], Fraction]:
    """The card after the history, if these were its owner's circles; nought if it cannot be."""
    waiting, live, ever = list(chosen), list[str](), set[str]()
    chipped: set[str] = set()
    weight = Fraction(1)
    for each in history:
        if isinstance(each, Made):
            if each.owner == owner:
                free = numbers - ever - (chipped if must_jump else set())
                number = waiting.pop(0)
                if number not in free:
                    return (), Fraction()
                weight /= len(free)
                live.append(number)
                ever.add(number)
        else:
            if each.seat != owner:
                place = each.sprung.get(owner)
                if (live.index(each.number) if each.number in live else None) != place:
                    return (), Fraction()
                if place is not None:
                    del live[place]
            if each.sprung:
                chipped.add(each.number)
    return tuple(live), weight


SIDE_BY_SIDE = SideBySide(
    GAME,
    read_state,
    random_position,
    positions=times(200, 1000),
    boards=[board_named(name) for name in BOARDS[:2]],
    longest=700,
    require_sound=require_sound,
)
