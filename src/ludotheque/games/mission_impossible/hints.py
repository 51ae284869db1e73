"""What speaks for a move, told from the positions before it and after it.

Each reason is a code and its particulars; the sentences are in `words/`. Every one of them is true
whoever made the move, good or bad. Odds are those of all ways in which the agents can still sit,
as far as the seat knows; what a card says that is read on the way is not known yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.engine.contract import HintReason, hint_reason
from ludotheque.engine.seats import Seat

from .bot import SURE, face_needed, rolls, telling_card, to_unread, weigh
from .constants import CONFRONT, FACES, GO, PASS, START
from .rules import is_out, is_safe, multiplier, owner_of, refuse_confront

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State

LIKELY = 34  # in a hundred: odds that one reckons with


def why(
    before: State, after: State, b: Board, plan: Plan, seat: Seat, actions: Sequence[int]
) -> HintReason:
    first = actions[0]
    if first < START:
        return hint_reason("lay")
    if first < CONFRONT:
        return hint_reason("start")
    if first < PASS:
        return why_confront(before, b, seat, first - CONFRONT)
    if first == PASS:
        return why_pass(before, b, seat)
    return why_go(before, b, plan, seat, first - GO)


def odds(s: State, b: Board, seat: Seat) -> tuple[list[int], list[int]]:
    """How likely each player is one's target, and one's hunter, in a hundred.

    Rounded, but never to nought or a hundred where that is not certain.
    """
    total = weigh(s, b, seat)
    players = range(s.seats)
    targets = [per_cent(s.scratch.target[other], total) for other in players]
    return targets, [per_cent(s.scratch.hunter[other], total) for other in players]


def per_cent(count: int, total: int) -> int:
    if count in (0, total):
        return SURE * count // total
    return min(max(round(SURE * count / total), 1), SURE - 1)


def why_confront(s: State, b: Board, seat: Seat, other: int) -> HintReason:
    targets, hunters = odds(s, b, seat)
    word = Seat(other).word
    if targets[other] == SURE:
        return hint_reason("confront-sure", seat=word)
    return hint_reason("confront", seat=word, chance=targets[other], risk=hunters[other])


def why_pass(s: State, b: Board, seat: Seat) -> HintReason:
    """Whoever could be confronted may well be the hunter, or is hardly the target."""
    targets, hunters = odds(s, b, seat)
    here = [other for other in range(s.seats) if refuse_confront(s, b, seat, other) == 0]
    hunter = max(here, key=lambda other: hunters[other])
    if hunters[hunter] >= LIKELY and s.left > 2:
        return hint_reason("pass-danger", seat=Seat(hunter).word, chance=hunters[hunter])
    prey = max(here, key=lambda other: targets[other])
    code = "pass-wait" if targets[prey] >= LIKELY else "pass"
    return hint_reason(code, seat=Seat(prey).word, chance=targets[prey])


def why_go(s: State, b: Board, plan: Plan, seat: Seat, square: int) -> HintReason:
    targets, hunters = odds(s, b, seat)
    name = plan.squares[square].name
    alive = [other for other in range(s.seats) if other != seat and not is_out(s, other)]
    prey = max(alive, key=lambda other: targets[other])
    hunter = max(alive, key=lambda other: hunters[other])
    if s.figure[prey] == square and targets[prey] >= LIKELY and not is_safe(s, b, prey):
        return hint_reason("strike", seat=Seat(prey).word, square=name, chance=targets[prey])
    owner = telling_card(s, b, seat, square)
    if owner >= 0:
        count = s.scratch.agents[owner]
        return hint_reason("read", owner=Seat(owner).word, square=name, count=count)
    own = owner_of(s, b, square) == seat
    if hunters[hunter] >= LIKELY and (own or is_harder_to_reach(s, b, seat, hunter, square)):
        code = "shelter" if own else "flee"
        return hint_reason(code, seat=Seat(hunter).word, square=name, chance=hunters[hunter])
    if targets[prey] >= LIKELY and faces(s, b, seat, square, prey) > 0:
        return why_hunt(s, b, seat, prey, name, square, targets[prey])
    if own:
        return hint_reason("home", square=name)
    steps = to_unread(s, b, seat, square)
    if steps < FACES:
        return hint_reason("look", square=name, steps=steps)
    return why_wait(s, b, seat, name, square)


def why_hunt(
    s: State, b: Board, seat: Seat, prey: int, name: str, square: int, chance: int
) -> HintReason:
    """What it takes to get there next; and whether they are safe there for now."""
    roll = face_needed(b.distance[square][s.figure[prey]], multiplier(s, seat))
    code = "stalk" if is_safe(s, b, prey) else "hunt"
    return hint_reason(code, seat=Seat(prey).word, square=name, chance=chance, roll=roll)


def why_wait(s: State, b: Board, seat: Seat, name: str, square: int) -> HintReason:
    """Nothing to find, nobody to hunt or flee: who is nearest there."""
    alive = [other for other in range(s.seats) if other != seat and not is_out(s, other)]
    nearest = min(alive, key=lambda other: b.distance[square][s.figure[other]])
    steps = b.distance[square][s.figure[nearest]]
    return hint_reason("wait", square=name, seat=Seat(nearest).word, steps=steps)


def faces(s: State, b: Board, seat: int, start: int, other: int) -> int:
    """With how many faces of the die a player gets from a square to where somebody stands."""
    return rolls(b.distance[start][s.figure[other]], multiplier(s, seat))


def is_harder_to_reach(s: State, b: Board, seat: Seat, hunter: int, square: int) -> bool:
    """Whether fewer of the hunter's rolls lead there than to where one stands, if not in safety."""
    if is_safe(s, b, seat):
        return False
    times = multiplier(s, hunter)
    there = rolls(b.distance[s.figure[hunter]][square], times)
    return there < rolls(b.distance[s.figure[hunter]][s.figure[seat]], times)
