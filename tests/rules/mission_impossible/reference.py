"""A second opinion on what a seat can know: slow, and as plain as can be.

It follows a game by its log alone, notes down what everybody saw, and then goes through every
way in which the agents and the cards can lie, one by one, asking of each whether all that was
seen could have happened in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations, product

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from ludotheque.games.mission_impossible.board.plan import Plan
from ludotheque.games.mission_impossible.notation import Confront, Deal, Go, Lay

SERIES = ("english", "russian", "german", "chinese", "french", "american")
Fact = tuple[str, ...]


@dataclass(frozen=True)
class World:
    """Who is who, and which cards lie on whose squares, in the squares' order."""

    agents: dict[str, str]
    cards: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Meeting:
    """A confrontation: who was left, and what came of it."""

    left: frozenset[str]
    seat: str
    other: str
    fallen: str  # empty where nobody fell


@dataclass
class Chronicle:
    """What has happened, and what each player has seen."""

    seats: str
    decks: dict[str, tuple[str, ...]]
    squares: dict[str, list[str]]  # of each seat
    truth: World = field(default_factory=lambda: World({}, {}))
    meetings: list[Meeting] = field(default_factory=list)
    seen: dict[str, set[Fact]] = field(default_factory=dict)  # one's own cards apart
    left: set[str] = field(default_factory=set)
    taken: set[str] = field(default_factory=set)

    # ------------------------------------------------------------ following

    def deal(self, agents: list[str]) -> None:
        self.left = set(self.seats)
        for seat, agent in zip(self.seats, agents, strict=True):
            self.truth.agents[seat] = agent
            self.truth.cards[seat] = ()
            self.seen[seat] = {("agent", seat)}

    def lay(self, seat: str, card: str) -> None:
        self.truth.cards[seat] += (card,)

    def go(self, seat: str, square: str, keeps: bool) -> None:
        owner = self.owner(square)
        if owner and owner != seat and square not in self.taken:
            self.seen[seat].add(("card", square))
            if keeps:
                self.taken.add(square)

    def owner(self, square: str) -> str:
        return next((seat for seat in self.seats if square in self.squares[seat]), "")

    def meet(self, seat: str, other: str) -> None:
        fallen = outcome(self.truth, self.left, seat, other)
        self.meetings.append(Meeting(frozenset(self.left), seat, other, fallen))
        self.seen[other].add(("agent", seat))
        if not fallen:
            return
        victor = other if fallen == seat else seat
        self.seen[victor] |= self.seen[fallen]
        self.left.remove(fallen)

    # ------------------------------------------------------------ concluding

    def line_ups(self, viewer: str) -> set[tuple[str, ...]]:
        """The agents by seat, every way that fits."""
        return {
            tuple(agents[seat] for seat in self.seats) for agents in self.agents_possible(viewer)
        }

    def agents_possible(self, viewer: str) -> Iterator[dict[str, str]]:
        for agents in permutations(self.truth.agents.values()):
            world = dict(zip(self.seats, agents, strict=True))
            if self.fits_meetings(world) and self.fits_seen(world, viewer):
                yield world

    def fits_meetings(self, agents: dict[str, str]) -> bool:
        world = World(agents, {})
        return all(
            outcome(world, set(one.left), one.seat, one.other) == one.fallen
            for one in self.meetings
        )

    def fits_seen(self, agents: dict[str, str], viewer: str) -> bool:
        for kind, what in self.seen[viewer]:
            if kind == "agent" and agents[what] != self.truth.agents[what]:
                return False
            if kind == "card":
                owner = self.owner(what)
                if self.card(what) not in self.decks[agents[owner]]:
                    return False
        return True

    def knows_card(self, viewer: str, square: str) -> bool:
        return self.owner(square) == viewer or ("card", square) in self.seen[viewer]

    def card(self, square: str) -> str:
        owner = self.owner(square)
        return self.truth.cards[owner][self.squares[owner].index(square)]

    def worlds(self, viewer: str) -> Iterator[World]:
        """Every way that fits, the cards included: for few seats, or late in the game."""
        for agents in self.agents_possible(viewer):
            ways = [list(self.cards_possible(seat, agents[seat], viewer)) for seat in self.seats]
            for cards in product(*ways):
                yield World(agents, dict(zip(self.seats, cards, strict=True)))

    def cards_possible(self, seat: str, agent: str, viewer: str) -> Iterator[tuple[str, ...]]:
        laid = len(self.truth.cards[seat])
        for cards in permutations(self.decks[agent], laid):
            if all(
                not self.knows_card(viewer, square) or card == self.card(square)
                for square, card in zip(self.squares[seat], cards, strict=False)
            ):
                yield cards


def outcome(world: World, left: set[str], seat: str, other: str) -> str:
    """Who falls when one confronts the other."""
    if hunted_by(world, left, seat) == other:
        return other
    return seat if hunted_by(world, left, other) == seat else ""


def hunted_by(world: World, left: set[str], seat: str) -> str:
    """The next in the series whom somebody plays who has not fallen."""
    place = SERIES.index(world.agents[seat])
    for agent in [*SERIES[place + 1 :], *SERIES[:place]]:
        for other in left:
            if world.agents[other] == agent:
                return other
    return ""


def chronicle(match: Match) -> Chronicle:
    """What a match's log tells."""
    plan, seats = of_type(Plan, match.board.plan), "".join(seat.word for seat in match.seats)
    districts = {3: [0, 2, 4], 4: [0, 1, 3, 4]}.get(len(seats), list(range(len(seats))))
    told = Chronicle(
        seats,
        {agent: (*clues, "red-herring") for agent, clues in plan.cards.items()},
        {
            seat: [plan.squares[square].name for square in plan.coloured[district]]
            for seat, district in zip(seats, districts, strict=True)
        },
    )
    for entry in match.log:
        follow(told, match, entry.seat, entry.move)
    return told


def follow(told: Chronicle, match: Match, seat: Seat, move: object) -> None:
    match move:
        case Deal(agents):
            assert seat == FATE
            told.deal(agents.split("-"))
        case Lay(clue):
            told.lay(seat.word, clue)
        case Go(square):
            told.go(seat.word, square, match.options["cards"] == "kept")
        case Confront(other):
            told.meet(seat.word, other)
