"""What a seat or a watcher may know. An allow-list: what is not named here does not go out.

Who has read which square, who was shown whose notebook and what was proven, everybody has
seen. What the card or the notebook said, only those who read it. The fallen see everything,
and so does everybody once the game is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ludotheque.engine import declare
from ludotheque.engine.seats import Seat
from ludotheque.kit.first_turn import TO_ROLL

from .board.shown import BoardShown, drawing
from .constants import AGENTS, NOWHERE, PLACES, Phase, Rounds
from .rules import (
    begin_line_ups,
    cards_laid,
    district_of,
    is_out,
    is_safe,
    multiplier,
    next_line_up,
    reach,
    target_of,
)
from .state import State

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board

__all__ = ["BoardShown", "View", "drawing", "in_play", "revealed", "view"]

PHASES = {phase.value: phase.name.lower().replace("_", "-") for phase in Phase}
LETTERS = [seat.word for seat in Seat]
NOTHING_NOTED = [0] * PLACES


@dataclass(slots=True)
class Player:
    """What all can see of a player, and whatever the viewer knows besides."""

    seat: str
    district: int  # from 1, clockwise
    square: str | None  # where the figure stands
    safe: bool
    cards_laid: int
    ready: bool  # whether the cards lie and the start is chosen
    roll: int  # for the first turn; 0 if it is still to come
    outrolled: bool  # whether somebody has rolled higher, so that this player rolls no more
    eliminated: int
    multiplier: int
    fell_to: str | None
    known_to: tuple[str, ...]  # who has seen this player's notebook
    agent: str | None  # where the viewer knows it
    target: str | None  # the agent whom they hunt now, likewise
    suspects: tuple[str, ...]  # the agents they can be, as far as the viewer can tell


@dataclass(slots=True)
class Card:
    """A card that lies, or lay, face down on a coloured square."""

    square: str
    owner: str
    holder: str | None  # who keeps it, where readers keep cards
    noted_by: tuple[str, ...]
    says: str | None  # where the viewer knows it


@dataclass(slots=True)
class Notebook:
    """What only its owner may see."""

    seat: str  # whose it is
    agent: str
    target: str | None  # the agent to eliminate
    hand: tuple[str, ...]  # cards that are still to be laid
    next_square: str | None  # where the next of them goes
    start: str | None
    line_ups: int  # in how many ways the agents can still sit, as far as the owner can tell


@dataclass(slots=True)
class View:
    phase: str
    turn: str
    first: str
    round: int  # the one being played, from 1; at the end, the last that was
    die: int | None
    reach: int | None  # how far the figure may go
    players: tuple[Player, ...]
    cards: tuple[Card, ...]
    opened: tuple[str, ...]  # agents whom nobody plays
    not_hunting: tuple[tuple[str, str], ...]  # proven: the first does not hunt the second
    notebook: Notebook | None
    everything: bool  # whether nothing is hidden from this viewer


def view(s: State, b: Board, plan: Plan, seat: Seat | None) -> View:
    own = seat if seat is not None and seat < s.seats and s.phase != Phase.DEAL else None
    return seen(s, b, plan, own, s.phase == Phase.OVER or (own is not None and is_out(s, own)))


def revealed(s: State, b: Board, plan: Plan) -> View:
    """Everything, for looking back at a game that is over."""
    return seen(s, b, plan, None, True)


def seen(s: State, b: Board, plan: Plan, own: Seat | None, sees_all: bool) -> View:
    suspects, line_ups = deduced(s, b, plan, own, sees_all)
    moving = s.phase == Phase.MOVE
    return View(
        phase=PHASES[s.phase],
        turn=LETTERS[s.turn],
        first=LETTERS[s.first],
        round=round_number(s),
        die=s.die if moving else None,
        reach=reach(s) if moving else None,
        players=tuple(
            player(s, b, plan, number, own, sees_all, suspects) for number in range(s.seats)
        ),
        cards=tuple(cards(s, plan, own, sees_all)),
        opened=opened(s, plan),
        not_hunting=tuple(not_hunting(s)),
        notebook=notebook(s, plan, own, line_ups) if own is not None else None,
        everything=sees_all,
    )


def round_number(s: State) -> int:
    """From 1. Once the last round of the option is played, `s.round` counts it as well."""
    return s.round + 1 if s.rounds == Rounds.NONE else min(s.round + 1, s.rounds)


def knows_agent(s: State, own: int | None, other: int, sees_all: bool) -> bool:
    if s.phase == Phase.DEAL:
        return False
    return sees_all or (own is not None and bool(s.known[own][other]))


def player(
    s: State,
    b: Board,
    plan: Plan,
    number: int,
    own: int | None,
    sees_all: bool,
    suspects: list[tuple[str, ...]],
) -> Player:
    known = knows_agent(s, own, number, sees_all)
    figure = s.figure[number]
    return Player(
        seat=LETTERS[number],
        district=1 + district_of(s, number),
        square=plan.squares[figure].name if figure != NOWHERE else None,
        safe=figure != NOWHERE and is_safe(s, b, number),
        cards_laid=cards_laid(s, number),
        ready=s.start[number] != NOWHERE,
        roll=abs(s.total[number]),
        outrolled=s.total[number] < TO_ROLL,
        eliminated=s.eliminated[number],
        multiplier=multiplier(s, number),
        fell_to=LETTERS[s.fell_to[number]] if is_out(s, number) else None,
        known_to=tuple(
            [LETTERS[each] for each in range(s.seats) if each != number and s.known[each][number]]
        ),
        agent=plan.series[s.agent[number]] if known else None,
        target=target(s, plan, number) if known else None,
        suspects=suspects[number],
    )


def target(s: State, plan: Plan, seat: int) -> str | None:
    """The agent whom a seat hunts now."""
    hunted = target_of(s, seat) if not is_out(s, seat) else seat
    return plan.series[s.agent[hunted]] if hunted != seat else None


def cards(s: State, plan: Plan, own: int | None, sees_all: bool) -> list[Card]:
    """Every card on the board or taken from it, seat by seat."""
    return [
        card
        for owner in range(s.seats)
        for card in cards_of(s, plan, owner, sees_all or owner == own, own)
    ]


def cards_of(s: State, plan: Plan, owner: int, all_known: bool, own: int | None) -> list[Card]:
    squares = plan.coloured[district_of(s, owner)]
    says, holders = s.card[owner], s.taken[owner]
    noted = [(LETTERS[each], s.noted[each][owner]) for each in range(s.seats) if each != owner]
    known = s.noted[own][owner] if own is not None else NOTHING_NOTED
    return [
        Card(
            square=plan.squares[squares[place]].name,
            owner=LETTERS[owner],
            holder=LETTERS[holders[place]] if holders[place] != NOWHERE else None,
            noted_by=tuple([reader for reader, places in noted if places[place]]),
            says=plan.kinds[says[place]] if all_known or known[place] else None,
        )
        for place in range(PLACES)
        if says[place] != NOWHERE
    ]


def opened(s: State, plan: Plan) -> tuple[str, ...]:
    if s.phase == Phase.DEAL:
        return ()
    return tuple(plan.series[agent] for agent in range(AGENTS) if s.player[agent] == NOWHERE)


def not_hunting(s: State) -> list[tuple[str, str]]:
    """Of those who are left, who is proven not to hunt whom."""
    left = [seat for seat in range(s.seats) if not is_out(s, seat)]
    return [
        (LETTERS[hunter], LETTERS[hunted])
        for hunter in left
        for hunted in left
        if hunter != hunted and s.ruled_out[s.tail[hunter]][hunted]
    ]


def notebook(s: State, plan: Plan, own: int, line_ups: int) -> Notebook:
    squares = plan.coloured[district_of(s, own)]
    laid = cards_laid(s, own)
    deck = [*plan.cards[plan.series[s.agent[own]]], plan.kinds[-1]]
    lying = {plan.kinds[kind] for kind in s.card[own][:laid]}
    start = s.start[own]
    return Notebook(
        seat=LETTERS[own],
        agent=plan.series[s.agent[own]],
        target=target(s, plan, own),
        hand=tuple(kind for kind in plan.kinds if kind in deck and kind not in lying),
        next_square=plan.squares[squares[laid]].name if laid < PLACES else None,
        start=plan.squares[squares[start]].name if start != NOWHERE else None,
        line_ups=line_ups,
    )


# ---------------------------------------------------------------- what follows from it


def deduced(
    s: State, b: Board, plan: Plan, own: int | None, sees_all: bool
) -> tuple[list[tuple[str, ...]], int]:
    """The agents that each player can be, and in how many ways all of them can sit."""
    if own is None or sees_all:
        return [()] * s.seats, 1 if sees_all else 0
    possible, line_ups = line_ups_known(knowledge(s, b, own))
    names = [tuple(plan.series[agent] for agent in agents) for agents in possible]
    return names, line_ups


class Knowledge(NamedTuple):
    """All that a seat can draw conclusions from."""

    own: int
    cast: tuple[int, ...]
    fits: tuple[tuple[int, ...], ...]
    ruled_out: tuple[tuple[int, ...], ...]


def knowledge(s: State, b: Board, own: int) -> Knowledge:
    begin_line_ups(s, b, own)
    cast = tuple(s.scratch.cast[: s.seats])
    fits = tuple(tuple(row[agent] for agent in cast) for row in s.scratch.fits[: s.seats])
    ruled_out = tuple(tuple(row[: s.seats]) for row in s.ruled_out[: s.seats])
    return Knowledge(own, cast, fits, ruled_out)


@lru_cache(maxsize=1024)
def line_ups_known(what: Knowledge) -> tuple[tuple[tuple[int, ...], ...], int]:
    """The agents that each seat can be, and the number of line-ups: the rules' own deduction."""
    s = declare.plain(State)
    s.seats = len(what.cast)
    s.scratch.cast[: s.seats] = what.cast
    s.scratch.line[:2] = [what.own, NOWHERE]
    s.scratch.depth = 1
    for seat in range(s.seats):
        s.ruled_out[seat][: s.seats] = what.ruled_out[seat]
        for agent, fits in zip(what.cast, what.fits[seat], strict=True):
            s.scratch.fits[seat][agent] = fits
    found: list[set[int]] = [set() for _ in range(s.seats)]
    count = 0
    while next_line_up(s, what.own):
        count += 1
        for position, agent in enumerate(what.cast):
            found[s.scratch.line[position]].add(agent)
    return tuple(tuple(sorted(agents)) for agents in found), count


def in_play(s: State, b: Board, seat: int) -> bool:
    """Whoever has fallen is out of the game, as everybody has seen (MI-7a, MI-7b)."""
    return not is_out(s, seat)
