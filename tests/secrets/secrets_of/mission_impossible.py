"""Mission Impossible: who is who, what the clue cards say, and at first where figures will start.

Identity and mission are known to their owner and to whoever was shown them; a clue card to its
owner and to whoever read it. Everyone sees who read which square, who confronted whom, and whether
somebody fell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import permutations
from random import Random
from typing import Any

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.games.mission_impossible.board.plan import RED_HERRING, Plan
from ludotheque.games.mission_impossible.notation import Confront, Deal, Go, Lay, Pass, Roll, Start

from .listing import Course, From, Listed, Secret, course_of

TRIES = 20
Card = tuple[Seat, int]  # whose it is, and on which of their squares it lies


@dataclass
class Account:
    """The course of a game as the rules tell it, and all that one player sees of it."""

    plan: Plan
    kept: bool  # whether readers keep the cards that they read (MI-5)
    observer: Seat
    agent: dict[Seat, str] = field(default_factory=dict)
    cards: dict[Seat, list[str]] = field(default_factory=dict)  # in the order of the squares
    colour: dict[Seat, int] = field(default_factory=dict)
    fallen: list[Seat] = field(default_factory=list)
    taken: set[Card] = field(default_factory=set)
    readers: dict[Card, set[Seat]] = field(default_factory=dict)  # those who read it themselves
    shown: list[Seat] = field(default_factory=list)  # whose notebook another was shown
    handed: list[Seat] = field(default_factory=list)  # whose notebook another was handed
    cards_known: dict[Seat, set[Card]] = field(default_factory=dict)
    agents_known: dict[Seat, set[Seat]] = field(default_factory=dict)
    seen: list[Any] = field(default_factory=list)

    def follow(self, seat: Seat, move: Any) -> None:
        match move:
            case Deal(agents):
                self.deal(agents.split("-"))
            case Lay(clue):
                self.cards[seat].append(clue)
                self.see(seat, clue)
            case Start(square):
                self.colour[seat] = self.plan.squares[self.plan.index[square]].district
                self.see(seat, square)
            case Go(square):
                self.go(seat, self.plan.index[square])
            case Confront(letter):
                self.confront(seat, Seat[letter])

    def see(self, seat: Seat, *what: Any) -> None:
        """Something that one player is shown, be it the observer or not."""
        if seat == self.observer:
            self.seen.append(what)

    def deal(self, agents: list[str]) -> None:
        """One notebook each, unseen by the others (MI-S2); those left over lie open (MI-S5)."""
        self.seen.append({*self.plan.series} - {*agents})
        for number, agent in enumerate(agents):
            seat = Seat(number)
            self.agent[seat], self.cards[seat] = agent, []
            self.cards_known[seat], self.agents_known[seat] = set(), set()
            self.see(seat, agent)

    def go(self, seat: Seat, square: int) -> None:
        """Whoever comes to another's coloured square reads its card, unseen by others (MI-5)."""
        district = self.plan.squares[square].district
        owner = next((each for each in self.colour if self.colour[each] == district), seat)
        card = owner, self.plan.place[square]
        if owner == seat or card in self.taken:
            return
        if self.kept:
            self.taken.add(card)
        self.readers.setdefault(card, set()).add(seat)
        self.learn_card(seat, card)

    def learn_card(self, seat: Seat, card: Card) -> None:
        owner, place = card
        self.cards_known[seat].add(card)
        self.see(seat, card, self.cards[owner][place])

    def learn_agent(self, seat: Seat, other: Seat) -> None:
        self.agents_known[seat].add(other)
        self.see(seat, other, self.agent[other])

    def target_of(self, seat: Seat) -> Seat:
        """The next in the series who is in the game and has not fallen (MI-S5, MI-7a)."""
        players = {self.agent[each]: each for each in self.agent if each not in self.fallen}
        series, at = self.plan.series, self.plan.series.index(self.agent[seat])
        return next(players[agent] for agent in (*series[at + 1 :], *series) if agent in players)

    def confront(self, seat: Seat, other: Seat) -> None:
        """Who is confronted sees the notebook (MI-7); all see who falls, if anybody (MI-7a-c)."""
        self.learn_agent(other, seat)
        self.see(other, self.agent[self.target_of(seat)])
        if other != self.observer:
            self.shown.append(seat)
        if self.target_of(seat) == other:
            self.fall(other, seat)
        elif self.target_of(other) == seat:
            self.fall(seat, other)
        else:
            self.seen.append((seat, other, "part"))

    def fall(self, seat: Seat, victor: Seat) -> None:
        """The victor receives identity and notes, and the identities that the fallen knew."""
        self.seen.append((seat, "falls to", victor))
        self.fallen.append(seat)
        if victor != self.observer:
            self.handed.append(seat)
        for other in sorted({seat, *self.agents_known[seat]}):
            self.learn_agent(victor, other)
        for card in sorted(self.cards_known[seat]):
            self.learn_card(victor, card)


def account(course: Course, match: Match, observer: Seat) -> Account:
    """Two courses with the same `seen` are the same to the observer."""
    found = Account(of_type(Plan, match.board.plan), match.options["cards"] == "kept", observer)
    for seat, move in course:
        found.follow(seat, move)
    return found


# ---------------------------------------------------------------- other cards, other identities


def laid_anew(truth: Account, seat: Seat, agent: str, random: Random) -> list[str] | None:
    """An agent's cards in another order (MI-S1, MI-S4), but for those that the observer knows."""
    lying = truth.cards[seat]
    known = {place for owner, place in truth.cards_known[truth.observer] if owner == seat}
    pile = [*truth.plan.cards[agent], RED_HERRING]
    if not {lying[place] for place in known} <= {*pile}:
        return None
    rest = [clue for clue in pile if clue not in {lying[place] for place in known}]
    random.shuffle(rest)
    return [clue if place in known else rest.pop() for place, clue in enumerate(lying)]


def with_cards(course: Course, cards: dict[Seat, list[str]]) -> Course:
    """The same course with these cards laid by these seats."""
    coming = {seat: iter(clues) for seat, clues in cards.items()}
    return [
        (seat, Lay(next(coming[seat])) if isinstance(move, Lay) and seat in coming else move)
        for seat, move in course
    ]


def vary_cards(match: Match, observer: Seat, random: Random) -> Course | None:
    """All others have laid the cards that the observer does not know in another order."""
    course = course_of(match)
    truth = account(course, match, observer)
    if observer in truth.fallen:
        return None
    others = [seat for seat in truth.agent if seat != observer]
    laid = {seat: laid_anew(truth, seat, truth.agent[seat], random) for seat in others}
    other = with_cards(course, {seat: clues for seat, clues in laid.items() if clues})
    return other if other != course else None


def vary_read_cards(match: Match, observer: Seat, random: Random) -> Course | None:
    """Likewise, so that something is different which another player has read."""
    truth = account(course_of(match), match, observer)
    for _ in range(TRIES if truth.readers else 0):
        if (course := vary_cards(match, observer, random)) is None:
            break
        cards = account(course, match, observer).cards
        if any(cards[seat][at] != truth.cards[seat][at] for seat, at in truth.readers):
            return course
    return None


def dealt_anew(truth: Account, course: Course, random: Random) -> Iterator[Course]:
    """The same course with the others' notebooks dealt in every other way, and cards that fit."""
    others = [seat for seat in truth.agent if seat != truth.observer]
    ways = list(permutations(truth.agent[seat] for seat in others))
    random.shuffle(ways)
    for way in ways:
        agents = truth.agent | dict(zip(others, way, strict=True))
        changed = [seat for seat in others if agents[seat] != truth.agent[seat]]
        cards = {seat: laid_anew(truth, seat, agents[seat], random) for seat in changed}
        fitting = {seat: clues for seat, clues in cards.items() if clues is not None}
        if changed and len(fitting) == len(changed):
            (first, _), *rest = with_cards(course, fitting)
            yield [(first, Deal("-".join(agents[seat] for seat in sorted(agents)))), *rest]


def varied_agents(
    concerned: Callable[[Account], list[Seat]], match: Match, observer: Seat, random: Random
) -> Course | None:
    """Some of the players concerned are others, for all that the observer can tell."""
    course = course_of(match)
    truth = account(course, match, observer)
    if observer in truth.fallen or not concerned(truth):
        return None
    for other in dealt_anew(truth, course, random):
        found = account(other, match, observer)
        changed = any(found.agent[seat] != truth.agent[seat] for seat in concerned(truth))
        if changed and found.seen == truth.seen:
            return other
    return None


def vary_agents(match: Match, observer: Seat, random: Random) -> Course | None:
    return varied_agents(lambda truth: list(truth.agent), match, observer, random)


def vary_agents_shown(match: Match, observer: Seat, random: Random) -> Course | None:
    """Of those who have shown their notebook to another player."""
    return varied_agents(lambda truth: truth.shown, match, observer, random)


def vary_agents_handed_over(match: Match, observer: Seat, random: Random) -> Course | None:
    """Of those who have fallen to another player."""
    return varied_agents(lambda truth: truth.handed, match, observer, random)


def vary_starts(match: Match, observer: Seat, random: Random) -> Course | None:
    """The others have chosen other squares, while not everybody has chosen."""
    course, plan = course_of(match), of_type(Plan, match.board.plan)
    starts = [at for at, (_, move) in enumerate(course) if isinstance(move, Start)]
    if len(starts) == len(match.seats):
        return None
    for at in starts:
        seat, move = course[at]
        if seat != observer:
            chosen = plan.index[move.square]
            colour = plan.coloured[plan.squares[chosen].district]
            square = random.choice([square for square in colour if square != chosen])
            course[at] = (seat, Start(plan.squares[square].name))
    return course if course != course_of(match) else None


IN_THE_END = "the observer falls, or the game is over"
LISTED = Listed(
    secrets=(
        Secret(
            name="identities as they were dealt",
            clauses=("MI-S2", "MI-S5"),
            hidden_from=From.OTHERS,
            until=f"they are shown (MI-7) or handed over (MI-7a, MI-7b), {IN_THE_END}",
            vary=vary_agents,
            made_by=(Deal,),
            told_by=(Deal,),
            follows=(Lay,),
        ),
        Secret(
            name="cards that were laid",
            clauses=("MI-S4",),
            hidden_from=From.OTHERS,
            until=f"the observer reads them (MI-5) or is handed notes of them, {IN_THE_END}",
            vary=vary_cards,
            made_by=(Lay,),
            told_by=(Lay,),
        ),
        Secret(
            name="where figures will start",
            clauses=("MI-1",),
            hidden_from=From.OTHERS,
            until="everybody has chosen, and the figures are set down at once",
            vary=vary_starts,
            made_by=(Start,),
            told_by=(Start,),
        ),
        Secret(
            name="cards that another has read",
            clauses=("MI-5", "MI-6"),
            hidden_from=From.OTHERS,
            until=f"the observer reads them too or is handed notes of them, {IN_THE_END}",
            vary=vary_read_cards,
            made_by=(Lay,),
            told_by=(Go,),
        ),
        Secret(
            name="notebooks that another was shown",
            clauses=("MI-7", "MI-7c"),
            hidden_from=From.OTHERS,
            until=f"they are shown or handed to the observer, {IN_THE_END}",
            vary=vary_agents_shown,
            made_by=(Deal,),
            told_by=(Confront,),
            follows=(Lay,),
        ),
        Secret(
            name="notebooks that another was handed",
            clauses=("MI-7a", "MI-7b"),
            hidden_from=From.OTHERS,
            until=f"they are handed on to the observer, {IN_THE_END}",
            vary=vary_agents_handed_over,
            made_by=(Deal,),
            told_by=(Confront,),
            follows=(Lay,),
        ),
    ),
    public=(Roll, Go, Confront, Pass),
    preferred=(Confront,),
)
