"""Why a move is a good one, told from the positions before it and after it.

Each reason is a code and its particulars; the sentences are in `words/`. Odds are those of all
ways in which the agents can still sit, as far as the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.game import Advice, advice
from ludotheque.engine.seats import Seat

from .bot import SURE, rolls, to_unread, weigh
from .rules import CONFRONT, FACES, GO, PASS, START, has_card, is_out, multiplier, owner_of

if TYPE_CHECKING:
    from .plan import Plan
    from .state import Board, State

LIKELY = 34  # in a hundred: odds that one reckons with
UNREAD = FACES  # streets, where no card that one has not read is near


def why(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, actions: Sequence[int]
) -> Advice:
    first = actions[0]
    if first < START:
        return advice("lay")
    if first < CONFRONT:
        return advice("start")
    if first < PASS:
        return why_confront(before, b, seat, first - CONFRONT)
    if first == PASS:
        return why_pass(before, b, seat)
    return why_go(before, b, plan, seat, first - GO)


def odds(s: State, b: Board, seat: Seat) -> tuple[list[int], list[int]]:
    """How likely each player is one's target, and one's hunter, in a hundred."""
    total = max(1, weigh(s, b, seat))
    players = range(s.seats)
    targets = [SURE * s.scratch.target[other] // total for other in players]
    return targets, [SURE * s.scratch.hunter[other] // total for other in players]


def why_confront(s: State, b: Board, seat: Seat, other: int) -> Advice:
    targets, _ = odds(s, b, seat)
    word = Seat(other).word
    if targets[other] == SURE:
        return advice("confront-sure", seat=word)
    return advice("confront", seat=word, chance=targets[other])


def why_pass(s: State, b: Board, seat: Seat) -> Advice:
    """Whoever stands there is hardly the target, or may well be the hunter."""
    _, hunters = odds(s, b, seat)
    here = [
        other
        for other in range(s.seats)
        if other != seat and not is_out(s, other) and s.figure[other] == s.figure[seat]
    ]
    most = max((hunters[other] for other in here), default=0)
    return advice("pass-danger", chance=most) if most >= LIKELY else advice("pass")


def why_go(s: State, b: Board, plan: Plan, seat: Seat, square: int) -> Advice:
    targets, hunters = odds(s, b, seat)
    name = plan.squares[square].name
    alive = [other for other in range(s.seats) if other != seat and not is_out(s, other)]
    prey = max(alive, key=lambda other: targets[other])
    hunter = max(alive, key=lambda other: hunters[other])
    if s.figure[prey] == square and targets[prey] >= LIKELY:
        return advice("strike", seat=Seat(prey).word, chance=targets[prey])
    if has_card(s, b, square, seat) and reads_news(s, b, seat, square):
        return advice("read", owner=Seat(owner_of(s, b, square)).word, square=name)
    if hunters[hunter] >= LIKELY and is_nearer_to(s, b, seat, hunter, square) < 0:
        own = owner_of(s, b, square) == seat
        code = "shelter" if own else "flee"
        return advice(code, seat=Seat(hunter).word, square=name, chance=hunters[hunter])
    if targets[prey] >= LIKELY and is_nearer_to(s, b, seat, prey, square) > 0:
        return advice("hunt", seat=Seat(prey).word, square=name, chance=targets[prey])
    if owner_of(s, b, square) == seat:
        return advice("home", square=name)
    return advice("look" if to_unread(s, b, seat) < UNREAD else "wait", square=name)


def reads_news(s: State, b: Board, seat: Seat, square: int) -> bool:
    owner = owner_of(s, b, square)
    return not s.noted[seat][owner][b.place[square]] and not s.known[seat][owner]


def is_nearer_to(s: State, b: Board, seat: Seat, other: int, square: int) -> int:
    """More than nought where a die brings one to the other more often from there; or less."""
    times = multiplier(s, seat)
    now = rolls(b.distance[s.figure[seat]][s.figure[other]], times)
    return rolls(b.distance[square][s.figure[other]], times) - now
