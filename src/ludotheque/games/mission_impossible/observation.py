"""What a policy sees of Mission Impossible, as numbers, in the part of Python that also compiles.

It reads nothing that the viewer has not found out, even when the viewer has fallen or the game is
over and all is open. Players go round from the viewer on, agents in the series from the viewer's
own on; squares and kinds of cards are in the board's own order. The rolls for the first turn are
left out: nobody has a choice before they are settled, and nothing depends on them afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import Slice

from .constants import (
    AGENTS,
    FACES,
    FARTHEST,
    KINDS,
    NOWHERE,
    PLACES,
    PLAYERS,
    SQUARES,
    Cards,
    Phase,
    Rounds,
)
from .rules import (
    can_be,
    cards_laid,
    district_of,
    is_out,
    is_safe,
    reach,
    target_of,
)

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State

PHASES = 7
MOST_ROUNDS = 100  # that the option allows
FAR_APART = SQUARES - 1


def slices(plan: Plan, seats: int) -> Sequence[Slice]:
    squares = len(plan.squares)
    return (
        Slice("figure", (seats, squares), 1, "where each player's figure stands"),
        Slice("own", (squares,), 1, "the squares of the viewer's own colour"),
        Slice(
            "unread",
            (squares,),
            1,
            "the squares with a card of somebody else's to be read for the first time",
        ),
        Slice(
            "phase",
            (PHASES,),
            1,
            "what is due: the deal, laying cards and choosing a start, rolls for the first turn, a "
            "roll, moving, confronting, nothing (over)",
        ),
        Slice(
            "seat", (seats,), 1, "the viewer's seat, from the first: actions and colours go by it"
        ),
        Slice("turn", (seats,), 1, "whose turn it is"),
        Slice("first", (seats,), 1, "who had the first turn: a round ends before theirs"),
        Slice("die", (FACES,), 1, "what the die shows"),
        Slice("reach", (), FARTHEST, "how far the figure may go whose turn it is"),
        Slice(
            "rounds_left",
            (),
            MOST_ROUNDS,
            "rounds until the game ends; 0 where they are not counted",
        ),
        Slice("options", (2,), 1, "whether readers keep cards, and whether rounds are counted"),
        Slice(
            "agent", (AGENTS,), 1, "the viewer's own agent, in the board's series (`plan.series`)"
        ),
        Slice("dealt", (AGENTS,), 1, "the agents in the game, from the viewer's own on"),
        Slice("target", (AGENTS,), 1, "the agent whom the viewer hunts now, likewise"),
        Slice(
            "suspects",
            (seats, AGENTS),
            1,
            "the agents that each player can be, likewise, by what the viewer has read and been "
            "shown of that player alone",
        ),
        Slice(
            "card",
            (seats, PLACES, KINDS),
            1,
            "the card on each coloured square, where the viewer knows it: owner; place, the "
            f"owner's squares in the order of the board; kind, {', '.join(plan.kinds)}",
        ),
        Slice("laid", (seats,), PLACES, "how many cards each has laid"),
        Slice("ready", (seats,), 1, "who has chosen where to start"),
        Slice("taken", (seats, PLACES), 1, "which of each player's cards a reader has kept"),
        Slice("noted", (seats, seats, PLACES), 1, "who has read which card: reader, owner, place"),
        Slice("known", (seats, seats), 1, "who has been shown whose notebook"),
        Slice(
            "ruled_out",
            (seats, seats),
            1,
            "the second is proven not to be next in the series, of those dealt, after the first",
        ),
        Slice(
            "not_hunting",
            (seats, seats),
            1,
            "of those left, the first is proven not to hunt the second now",
        ),
        Slice("fell_to", (seats, seats), 1, "to whom the first has fallen"),
        Slice("eliminated", (seats,), PLAYERS - 1, "how many each has eliminated"),
        Slice("safe", (seats,), 1, "whose figure stands on its own colour"),
        Slice(
            "distance", (seats,), FAR_APART, "streets between the viewer's figure and each other"
        ),
    )


def observe(s: State, b: Board, seat: int, out: list[int]) -> None:
    at = observe_squares(s, b, seat, out)
    at = observe_turn(s, seat, out, at)
    at = observe_agents(s, b, seat, out, at)
    at = observe_cards(s, seat, out, at)
    at = observe_relations(s, seat, out, at)
    observe_figures(s, b, seat, out, at)


def observe_squares(s: State, b: Board, seat: int, out: list[int]) -> int:
    own = s.seats * b.squares
    unread = own + b.squares
    for i in range(s.seats):
        other = (seat + i) % s.seats
        if s.figure[other] != NOWHERE:
            out[i * b.squares + s.figure[other]] = 1
        for place in range(PLACES):
            square = b.coloured[district_of(s, other)][place]
            if other == seat:
                out[own + square] = 1
            elif is_unread(s, seat, other, place):
                out[unread + square] = 1
    return unread + b.squares


def is_unread(s: State, seat: int, other: int, place: int) -> bool:
    """Whether a card lies there that the viewer has not noted."""
    if s.card[other][place] == NOWHERE or s.taken[other][place] != NOWHERE:
        return False
    return not s.noted[seat][other][place]


def observe_turn(s: State, seat: int, out: list[int], at: int) -> int:
    out[at + s.phase] = 1
    at += PHASES
    out[at + seat] = 1
    at += s.seats
    out[at + (s.turn - seat) % s.seats] = 1
    at += s.seats
    out[at + (s.first - seat) % s.seats] = 1
    at += s.seats
    if s.phase == Phase.MOVE:
        out[at + s.die - 1] = 1
        out[at + FACES] = reach(s)
    at += FACES + 1
    out[at + 1] = 1 if s.cards == Cards.KEPT else 0
    if s.rounds != Rounds.NONE:
        out[at] = s.rounds - s.round
        out[at + 2] = 1
    return at + 3


def observe_agents(s: State, b: Board, seat: int, out: list[int], at: int) -> int:
    """Nothing before the deal."""
    dealt = at + AGENTS
    target = dealt + AGENTS
    suspects = target + AGENTS
    if s.phase != Phase.DEAL:
        own = 0 + s.agent[seat]
        out[at + own] = 1
        for step in range(AGENTS):
            agent = (own + step) % AGENTS
            if s.player[agent] != NOWHERE:
                out[dealt + step] = 1
                for i in range(s.seats):
                    if can_be(s, b, seat, (seat + i) % s.seats, agent):
                        out[suspects + i * AGENTS + step] = 1
        hunted = seat if is_out(s, seat) else target_of(s, seat)
        if hunted != seat:
            out[target + (s.agent[hunted] - own) % AGENTS] = 1
    return suspects + s.seats * AGENTS


def observe_cards(s: State, seat: int, out: list[int], at: int) -> int:
    laid = at + s.seats * PLACES * KINDS
    ready = laid + s.seats
    taken = ready + s.seats
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[laid + i] = cards_laid(s, other)
        out[ready + i] = 1 if s.start[other] != NOWHERE else 0
        for place in range(PLACES):
            kind = s.card[other][place]
            if kind != NOWHERE and (other == seat or s.noted[seat][other][place]):
                out[at + kind] = 1
            at += KINDS
            out[taken] = 1 if s.taken[other][place] != NOWHERE else 0
            taken += 1
    return taken


def observe_relations(s: State, seat: int, out: list[int], at: int) -> int:
    """What each player has of each other, or knows, or is proven to be."""
    pairs = s.seats * s.seats
    known = at + pairs * PLACES
    for i in range(s.seats):
        one = (seat + i) % s.seats
        for j in range(s.seats):
            other = (seat + j) % s.seats
            for place in range(PLACES):
                out[at] = s.noted[one][other][place]
                at += 1
            out[known] = s.known[one][other]
            out[known + pairs] = s.ruled_out[one][other]
            if one != other and not is_out(s, one) and not is_out(s, other):
                out[known + 2 * pairs] = s.ruled_out[s.tail[one]][other]
            out[known + 3 * pairs] = 1 if s.fell_to[one] == other else 0
            known += 1
    return known + 3 * pairs


def observe_figures(s: State, b: Board, seat: int, out: list[int], at: int) -> None:
    own = s.figure[seat]
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[at] = s.eliminated[other]
        figure = s.figure[other]
        if figure != NOWHERE:
            out[at + s.seats] = 1 if is_safe(s, b, other) else 0
            if own != NOWHERE:
                out[at + 2 * s.seats] = b.distance[own][figure]
        at += 1
