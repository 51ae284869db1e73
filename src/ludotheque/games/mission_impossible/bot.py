"""How good a position looks to a detective, in the part of Python that also compiles.

It goes through every way in which the agents can still sit, as far as its seat knows, and so
has the exact odds that somebody is its target or its hunter. It likes to know, to be near its
likely target, to be out of the reach of its likely hunter, and to confront when the odds are
good. A certainty is worth `SURE`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.levels import Level, Others

from .rules import (
    CONFRONT,
    FACES,
    PLACES,
    Phase,
    begin_line_ups,
    is_out,
    is_safe,
    multiplier,
    next_line_up,
    owner_of,
    refuse_confront,
)

if TYPE_CHECKING:
    from .state import Board, State

BY_POLICY = Others.BY_POLICY

SURE = 100  # odds are so many in a hundred
LIFE = 40_000
ELIMINATION = 12_000
KNOWLEDGE = 30  # for each point of certainty about one's target
CAUTION = 12  # likewise about one's hunter
DANGER = 80  # for a point of the odds that one's hunter comes
CHANCE = 60  # for a point of the odds that one reaches one's target
EXPOSED = 1 + PLACES  # as much as can be known
SEEN = 250  # for each opponent who has seen one's notebook
APPROACH = 4  # for each point and street that one is nearer to one's target
UNREAD = 60  # for each street to the nearest card that one has not read


def evaluate(s: State, b: Board, seat: int) -> int:
    value = ELIMINATION * s.eliminated[seat]
    if is_out(s, seat):
        return value - LIFE
    if s.phase == Phase.OVER:
        return value + LIFE
    if s.phase == Phase.SET_UP or s.phase == Phase.FIRST_ROLL:
        return value
    total = weigh(s, b, seat)
    for other in range(s.seats):
        if other != seat and not is_out(s, other):
            hunted = SURE * s.scratch.target[other] // total
            hunter = SURE * s.scratch.hunter[other] // total
            value += certainty(hunted, hunter)
            value += outlook(s, b, seat, other, hunted, hunter)
            if s.known[other][seat]:
                value -= SEEN
    return value - UNREAD * to_unread(s, b, seat)


def weigh(s: State, b: Board, seat: int) -> int:
    """Counts the line-ups in which each player is one's target, and one's hunter."""
    t = s.scratch
    for other in range(s.seats):
        t.target[other] = 0
        t.hunter[other] = 0
    total = 0
    begin_line_ups(s, b, seat)
    while next_line_up(s, seat):
        total += 1
        ahead = 1
        while is_out(s, t.line[ahead]):
            ahead += 1
        behind = s.seats - 1
        while is_out(s, t.line[behind]):
            behind -= 1
        t.target[t.line[ahead]] += 1
        t.hunter[t.line[behind]] += 1
    return total


def certainty(hunted: int, hunter: int) -> int:
    """More for one sure suspect than for two likely ones."""
    return (KNOWLEDGE * hunted * hunted + CAUTION * hunter * hunter) // SURE


def outlook(s: State, b: Board, seat: int, other: int, hunted: int, hunter: int) -> int:
    """Who may come to whom; and if they stand face to face, what that is worth."""
    steps = b.distance[s.figure[seat]][s.figure[other]]
    value = 0
    if not is_safe(s, b, seat):
        threat = DANGER * hunter * rolls(steps, multiplier(s, other)) // FACES
        value -= threat * exposure(s, seat, other) // EXPOSED
    if s.phase == Phase.CONFRONT and s.turn == seat:
        if refuse_confront(s, b, seat, other) == 0:
            value += temptation(s, hunted, hunter)
    near = rolls(steps, multiplier(s, seat))
    if is_safe(s, b, other):
        near = near // 2
    sure = hunted * hunted // SURE
    return value + CHANCE * sure * near // FACES - APPROACH * sure * steps // FACES


def temptation(s: State, hunted: int, hunter: int) -> int:
    """What confronting somebody brings; but it is done only as often as it seems right."""
    risk = hunter if s.left > 2 else 0
    gain = (ELIMINATION * hunted - LIFE * risk) // SURE
    return gain * hunted // SURE


def exposure(s: State, seat: int, other: int) -> int:
    """How much somebody knows of one: whoever knows nothing will hardly strike."""
    if s.known[other][seat] or s.left == 2:
        return EXPOSED
    read = 1
    for place in range(PLACES):
        read += s.noted[other][seat][place]
    return read


def rolls(steps: int, times: int) -> int:
    """How many faces of the die lead so far."""
    needed = (steps + times - 1) // times
    if needed < 1:
        needed = 1
    return FACES + 1 - needed if needed <= FACES else 0


def to_unread(s: State, b: Board, seat: int) -> int:
    """Streets to the nearest card that one has not read; of those whom one does not know."""
    nearest = FACES
    for i in range(1, 1 + b.within[s.figure[seat]][FACES]):
        square = b.near[s.figure[seat]][i]
        owner = owner_of(s, b, square)
        if owner >= 0 and owner != seat and not s.known[seat][owner]:
            if not s.noted[seat][owner][b.place[square]] and not is_out(s, owner):
                steps = b.distance[s.figure[seat]][square]
                return steps if steps < nearest else nearest
    return nearest


# ---------------------------------------------------------------- how strong, and in what manner

LEVELS = {
    "novice": Level(iterations=12, depth=0, scale=20_000, others=BY_POLICY, sharpness=1, whim=60),
    "casual": Level(iterations=40, depth=0, scale=20_000, others=BY_POLICY, sharpness=1),
    "steady": Level(iterations=120, depth=6, care=700, scale=20_000, others=BY_POLICY),
    "sharp": Level(
        iterations=400, depth=12, care=700, scale=20_000, others=BY_POLICY, falloff=2000
    ),
    "master": Level(
        iterations=3000,
        milliseconds=2000,
        depth=12,
        care=700,
        sample=6,
        scale=20_000,
        others=BY_POLICY,
        falloff=2000,
    ),
}


def is_hidden(s: State, b: Board, seat: int, action: int) -> bool:
    """Nobody sees which card is laid, nor where a figure will start."""
    return action < CONFRONT
