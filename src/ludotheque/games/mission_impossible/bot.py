"""How good a position looks to a detective, in the part of Python that also compiles.

It goes through every way in which the agents can still sit, as far as its seat knows, and so
has the exact odds that somebody is its target or its hunter. It likes to know, to be near its
likely target, to be out of the reach of its likely hunter, and to confront when the odds are
good. A certainty is worth `SURE`.

Those who think ahead have an instinct besides (`look`), which they lend to everybody whom they
imagine: it weighs what others know, fears those who can strike, counts what comes after an
elimination, and fights a duel by its solution. It loses patience as the rounds go by, so that
games among the careful come to an end too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ludotheque.engine.chance import below
from ludotheque.engine.levels import Level, Opponents, place

from .bot_duels import FARTHEST_APART, MOVING, WAITING
from .constants import AGENTS, CONFRONT, FACES, GO, NOWHERE, PASS, PLACES, START, Phase
from .rules import (
    begin_line_ups,
    can_be,
    cards_laid,
    district_of,
    is_out,
    is_safe,
    legal,
    multiplier,
    next_line_up,
    owner_of,
    reach,
    refuse_confront,
    target_of,
)

if TYPE_CHECKING:
    from .state import Board, State

BY_POLICY = Opponents.POLICY
# Every outcome of chance and every action of the others has a node of its own. So a path soon ends
# in a new node, and instinct plays on, which is better than a tree with so few visits.
ALL_APART = 64

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

# What instinct goes by, in units of which a whole win has so many.
WIN = 20_000
THOUSAND = 1000
STRUCK = 100_000  # a duel that is won
WARINESS = 450  # for a card that may tell who one's hunter is
HUNT = 24  # for a point of the odds that one reaches one's target next
PURSUIT = 4  # for each point and street that one is nearer to one's target
REFUGE = 30  # for each street to the nearest square of one's own
TRAIL = 58  # for each street to the nearest card that may tell something
SHOWN = 300  # for showing one's notebook in vain
UNAWARE = 20  # even those who know nothing strike at times: so many in a hundred do
HIDDEN = 65  # of a hundred points, what being near a target is worth that is safe for now
CLEAR = 95  # from these odds on there is nothing left to find out

# Patience: after so many rounds it wears out, and is gone in twice as many as this.
PATIENCE = 12
WEARING = 20
TEMPER = 5  # for each round more
RESTLESS = 60  # in a duel, the most that a street nearer is worth, in thousandths of a win

# How strong a survivor is while more than two are left.
STRENGTH = 100
TROPHY = 20  # for each agent eliminated
KNOWING = 10  # who one's target is
SPOTTED = 20  # by one's hunter


@dataclass(frozen=True)
class DetectiveLevel(Level):
    """The numbers of a detective's bot; values are in the units of `WIN`."""

    hunter_weight: int = 0  # for a point of the odds that one's hunter comes, and knows
    life_value: int = 0  # what one's life is worth with three left
    clue_value: int = 0  # for a card that may tell who one's target is
    policy_noise: int = 0  # what is added at random to the value of a move in a play-out, at most


VALUE_SCALE = place("value_scale")
HUNTER_WEIGHT = place("hunter_weight", DetectiveLevel)
LIFE_VALUE = place("life_value", DetectiveLevel)
CLUE_VALUE = place("clue_value", DetectiveLevel)
POLICY_NOISE = place("policy_noise", DetectiveLevel)


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
    return value - UNREAD * to_unread(s, b, seat, s.figure[seat])


def weigh(s: State, b: Board, seat: int) -> int:
    """Counts the line-ups in which each player is one's target, and one's hunter.

    And the agents that each can still be. Returns by what these counts are to be divided: the
    number of line-ups, or 1 before the deal, when there are none and all counts are 0.
    """
    t = s.scratch
    for other in range(s.seats):
        t.target[other] = 0
        t.hunter[other] = 0
        t.agents[other] = 0
        for agent in range(AGENTS):
            t.found[other][agent] = 0
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
        for i in range(s.seats):
            if not t.found[t.line[i]][t.cast[i]]:
                t.found[t.line[i]][t.cast[i]] = 1
                t.agents[t.line[i]] += 1
    return total if total > 0 else 1


def certainty(hunted: int, hunter: int) -> int:
    """More for one sure suspect than for two likely ones."""
    return (KNOWLEDGE * hunted * hunted + CAUTION * hunter * hunter) // SURE


def outlook(s: State, b: Board, seat: int, other: int, hunted: int, hunter: int) -> int:
    """Who may come to whom; and if they stand face to face, what that is worth."""
    steps = b.distance[s.figure[seat]][s.figure[other]]
    value = 0
    if not is_safe(s, b, seat):
        threat = DANGER * hunter * threats(s, steps, multiplier(s, other)) // FACES
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
    for nth in range(PLACES):
        read += s.noted[other][seat][nth]
    return read


def rolls(steps: int, times: int) -> int:
    """How many faces of the die lead so far; none to where one stands, which one has to leave."""
    needed = face_needed(steps, times)
    return FACES + 1 - needed if 0 < needed and needed <= FACES else 0


def face_needed(steps: int, times: int) -> int:
    """The smallest face of the die that leads so far (MI-4, MI-8)."""
    return (steps + times - 1) // times


def threats(s: State, steps: int, times: int) -> int:
    """How many faces of somebody's die one fears.

    Whoever stands on the same square has to leave it and cannot strike: a trick for a while, lest
    everybody clings to their hunter for ever.
    """
    if steps > 0:
        return rolls(steps, times)
    faces = lateness(s) // 2
    return faces if faces < FACES else FACES


def to_unread(s: State, b: Board, seat: int, square: int) -> int:
    """Streets from a square to the nearest card that may tell something; `weigh` goes before."""
    for i in range(1, 1 + b.within[square][FACES - 1]):
        if telling_card(s, b, seat, b.near[square][i]) != NOWHERE:
            return 0 + b.distance[square][b.near[square][i]]
    return 0 + FACES


def telling_card(s: State, b: Board, seat: int, square: int) -> int:
    """Whose card lies there that one has not read and that may tell something.

    It does if its owner can still be several agents: one of them has a clue that another lacks.
    Nothing is left to find out when two are left. `weigh` goes before.
    """
    owner = owner_of(s, b, square)
    if owner == NOWHERE or owner == seat or s.left == 2 or is_out(s, owner):
        return NOWHERE
    nth = b.place[square]
    unread = not s.noted[seat][owner][nth] and s.taken[owner][nth] == NOWHERE
    return owner if unread and s.scratch.agents[owner] > 1 else NOWHERE


# ---------------------------------------------------------------- instinct


def prior_score(s: State, b: Board, seat: int, action: int, numbers: list[int]) -> int:
    """How an action looks to instinct."""
    if action < START:
        return secrecy(s, b, seat, action)
    if action < CONFRONT or action == PASS:
        return 0
    take_stock(s, b, seat)
    if action >= GO:
        return look(s, b, seat, action - GO, numbers)
    return gain(s, b, seat, action - CONFRONT, s.figure[seat], numbers)


def playout_action(
    s: State, b: Board, seat: int, rng: list[int], out: list[int], numbers: list[int]
) -> int:
    """By instinct, which nobody follows quite exactly."""
    if s.phase == Phase.SET_UP:
        return out[below(rng, legal(s, b, seat, out))]
    take_stock(s, b, seat)
    if s.phase == Phase.CONFRONT:
        return whom_to_confront(s, b, seat, numbers)
    at = s.figure[seat]
    best = 0
    chosen = NOWHERE
    for i in range(1, 1 + b.within[at][reach(s)]):
        value = look(s, b, seat, b.near[at][i], numbers) + below(rng, 1 + numbers[POLICY_NOISE])
        if chosen == NOWHERE or value > best:
            best = value
            chosen = b.near[at][i]
    return GO + chosen


def whom_to_confront(s: State, b: Board, seat: int, numbers: list[int]) -> int:
    best = 0
    chosen = PASS
    for other in range(s.seats):
        if refuse_confront(s, b, seat, other) == 0:
            value = gain(s, b, seat, other, s.figure[seat], numbers)
            if value > best:
                best = value
                chosen = CONFRONT + other
    return chosen


def secrecy(s: State, b: Board, seat: int, kind: int) -> int:
    """Telling cards belong where the others seldom come."""
    telling = 0
    for agent in range(AGENTS):
        if s.player[agent] != NOWHERE and not b.fits[agent][kind]:
            telling += 1
    square = b.coloured[district_of(s, seat)][cards_laid(s, seat)]
    far = 0
    for other in range(s.seats):
        if other != seat:
            for nth in range(PLACES):
                far += b.distance[square][b.coloured[district_of(s, other)][nth]]
    return telling * far * WIN // (THOUSAND * s.seats * PLACES)


def take_stock(s: State, b: Board, seat: int) -> None:
    """The odds of each player being target or hunter, and how sure the latter can be of one."""
    if s.left == 2:
        return
    t = s.scratch
    total = weigh(s, b, seat)
    for other in range(s.seats):
        t.target[other] = SURE * t.target[other] // total
        t.hunter[other] = SURE * t.hunter[other] // total
        t.line[other] = 0  # line-ups are done with: how sure they are takes their place
        if t.hunter[other] > 0:
            t.line[other] = sureness(s, b, other, seat)


def sureness(s: State, b: Board, seat: int, other: int) -> int:
    """How sure a hunter can be that `other` is their target.

    It goes by the agents that `other` can still be for them, and by the players who can still be
    that agent.
    """
    if s.left == 2 or s.known[seat][other]:
        return SURE
    agents = 0
    for agent in range(AGENTS):
        if s.player[agent] != NOWHERE and agent != s.agent[seat]:
            if can_be(s, b, seat, other, agent):
                agents += 1
    players = 0
    for player in range(s.seats):
        if player != seat and can_be(s, b, seat, player, s.agent[other]):
            players += 1
    fewest = agents if agents < players else players
    return SURE // fewest if fewest > 1 else SURE


def look(s: State, b: Board, seat: int, square: int, numbers: list[int]) -> int:
    """What it would be to stand there at the end of one's turn."""
    if s.left == 2:
        return look_for_duel(s, b, seat, square)
    own = owner_of(s, b, square) == seat
    fear = numbers[HUNTER_WEIGHT] * WEARING // (WEARING + lateness(s))
    value = curiosity(s, b, seat, square, numbers)
    prize = 0
    for other in range(s.seats):
        if other != seat and not is_out(s, other):
            steps = b.distance[square][s.figure[other]]
            if not own:
                value -= menace(s, other, steps, fear)
            value += scent(s, b, other, steps)
            if steps == 0 and not is_safe(s, b, other):
                worth = gain(s, b, seat, other, square, numbers)
                if worth > prize:
                    prize = worth
    return value + prize if own else value + prize - REFUGE * to_refuge(s, b, seat, square)


def lateness(s: State) -> int:
    return s.round - PATIENCE if s.round > PATIENCE else 0


def menace(s: State, other: int, steps: int, fear: int) -> int:
    """The odds that somebody hunts one, knows it, and comes."""
    sure = s.scratch.line[other] * s.scratch.line[other] // SURE
    if sure < UNAWARE:
        sure = UNAWARE
    return fear * s.scratch.hunter[other] * sure // SURE * threats(s, steps, 1) // FACES


def scent(s: State, b: Board, other: int, steps: int) -> int:
    """What it is worth to be so near to somebody who may be one's target."""
    sure = s.scratch.target[other] * s.scratch.target[other] // SURE
    near = SURE * rolls(steps, 1)
    if is_safe(s, b, other):
        near = near * HIDDEN // SURE
    return HUNT * sure * near // (FACES * SURE) - PURSUIT * sure * steps // FACES


def gain(s: State, b: Board, seat: int, other: int, square: int, numbers: list[int]) -> int:
    """What it brings to confront somebody there: an elimination, one's end, or a witness."""
    if s.left == 2:
        return STRUCK
    target = s.scratch.target[other]
    hunter = s.scratch.hunter[other]
    late = lateness(s)
    left = 2 * WEARING - late if late < 2 * WEARING else 0
    life = numbers[LIFE_VALUE] * left // (2 * WEARING) * 3 // s.left
    won = WIN // SURE * target * share_after(s, b, seat, other, square) // THOUSAND
    won += TEMPER * late * target // SURE
    return won - life * (target + hunter) // SURE - SHOWN * (SURE - target - hunter) // SURE


def share_after(s: State, b: Board, seat: int, other: int, square: int) -> int:
    """One's share of the win once `other` has fallen to one there, in thousandths."""
    if s.left > 3:
        return THOUSAND // (s.left - 1) + 50
    third = NOWHERE
    for player in range(s.seats):
        if player != seat and player != other and not is_out(s, player):
            third = player
    row = factors(factor(s.eliminated[third]), factor(s.eliminated[seat] + 1))
    safe = 1 if owner_of(s, b, square) == seat else 0
    return THOUSAND - chances(row, safe, b.distance[square][s.figure[third]])


def curiosity(s: State, b: Board, seat: int, square: int, numbers: list[int]) -> int:
    """What the card there may tell; and how far it is from there to the next."""
    value = 0
    owner = telling_card(s, b, seat, square)
    if owner != NOWHERE:
        target = s.scratch.target[owner]
        hunter = s.scratch.hunter[owner]
        value += numbers[CLUE_VALUE] * target * (SURE - target) * 4 // (SURE * SURE)
        value += WARINESS * hunter * (SURE - hunter) * 4 // (SURE * SURE)
    for i in range(1, 1 + b.within[square][FACES - 1]):
        owner = telling_card(s, b, seat, b.near[square][i])
        if owner != NOWHERE:
            if s.scratch.target[owner] < CLEAR and s.scratch.hunter[owner] < CLEAR:
                return value - TRAIL * b.distance[square][b.near[square][i]]
    return value - TRAIL * FACES


def to_refuge(s: State, b: Board, seat: int, square: int) -> int:
    """Streets to the nearest square of one's own."""
    nearest = 9
    for nth in range(PLACES):
        steps = b.distance[square][b.coloured[district_of(s, seat)][nth]]
        if 0 < steps and steps < nearest:
            nearest = 0 + steps
    return nearest


# ---------------------------------------------------------------- duels


def look_for_duel(s: State, b: Board, seat: int, square: int) -> int:
    """What a duel is worth from there, the other being to roll; or whether it is won."""
    other = opponent(s, seat)
    if square == s.figure[other] and not is_safe(s, b, other):
        return STRUCK
    steps = b.distance[square][s.figure[other]]
    safe = 1 if owner_of(s, b, square) == seat else 0
    row = factors(multiplier(s, other), multiplier(s, seat))
    restless = 2 * lateness(s)
    restless = restless if restless < RESTLESS else RESTLESS
    far = steps if steps < FARTHEST_APART else FARTHEST_APART
    share = WAITING[row][safe][far] + restless * (FARTHEST_APART - far)
    return share * WIN // THOUSAND


def opponent(s: State, seat: int) -> int:
    """The other of the two who are left."""
    for other in range(s.seats):
        if other != seat and not is_out(s, other):
            return other
    return seat


def factor(eliminated: int) -> int:
    return eliminated if eliminated > 1 else 1


def factors(moving: int, waiting: int) -> int:
    """Where the tables of duels have two players whose rolls count so many times."""
    if moving == waiting:
        return 0 if moving == 1 else 7
    return 2 * (moving - 1) - 1 if moving > waiting else 2 * (waiting - 1)


def chances(row: int, safe: int, steps: int) -> int:
    """The share of whoever is to roll in a duel, in thousandths."""
    far = steps if steps < FARTHEST_APART else FARTHEST_APART
    moving = MOVING[row][safe][far]
    return THOUSAND * moving // (moving + WAITING[row][safe][far])


# ---------------------------------------------------------------- judging where a play-out ends


def ends_playout(s: State, b: Board, numbers: list[int]) -> bool:
    """A duel need not be played out: what it is worth is known."""
    return s.left == 2 and s.phase == Phase.ROLL


def leaf_value(s: State, b: Board, seat: int, numbers: list[int]) -> int:
    """A share of the win, written such that the search reads this very share from it."""
    share = share_of(s, b, seat)
    if 2 * share >= THOUSAND:
        return numbers[VALUE_SCALE] * (2 * share - THOUSAND) // (2 * (THOUSAND - share))
    return -(numbers[VALUE_SCALE] * (THOUSAND - 2 * share) // (2 * share))


def share_of(s: State, b: Board, seat: int) -> int:
    """From 1 to 999 thousandths: nothing is certain before it has happened."""
    share = 0
    if not is_out(s, seat):
        share = share_in_duel(s, b, seat) if s.left == 2 else strength(s, b, seat)
    if share < 1:
        return 1
    return share if share < THOUSAND else THOUSAND - 1


def share_in_duel(s: State, b: Board, seat: int) -> int:
    moving = s.turn
    waiting = opponent(s, moving)
    row = factors(multiplier(s, moving), multiplier(s, waiting))
    safe = 1 if is_safe(s, b, waiting) else 0
    share = chances(row, safe, b.distance[s.figure[moving]][s.figure[waiting]])
    return share if moving == seat else THOUSAND - share


def strength(s: State, b: Board, seat: int) -> int:
    """How a survivor stands: by agents eliminated, by what they know, and who knows them."""
    value = STRENGTH + TROPHY * s.eliminated[seat]
    if s.phase == Phase.SET_UP or s.phase == Phase.FIRST_ROLL:
        return value
    if sureness(s, b, seat, target_of(s, seat)) == SURE:
        value += KNOWING
    for other in range(s.seats):
        if other != seat and not is_out(s, other) and target_of(s, other) == seat:
            if sureness(s, b, other, seat) == SURE:
                value -= SPOTTED
    return value


# ---------------------------------------------------------------- how strong, and in what manner


def watcher(**numbers: int) -> DetectiveLevel:
    """Evaluates positions without play-outs; only its very next choice has priors by instinct."""
    level = DetectiveLevel(depth=0, opponents=BY_POLICY, prior_depth=1, visit_exponent=1)
    return replace(level, **numbers)


def planner(**numbers: int) -> DetectiveLevel:
    """Has play-outs in which everybody follows instinct, with the weights that win most."""
    level = DetectiveLevel(
        opponents=BY_POLICY,
        chance_depth=ALL_APART,
        hunter_weight=470,
        life_value=6667,
        clue_value=3400,
    )
    return replace(level, **numbers)


LEVELS = {
    # Reads the nearest card, fears nobody, and shows its notebook on a whim.
    "novice": watcher(
        iterations=16,
        prior_scale=12_000,
        blunder_rate=280,
        hunter_weight=10,
        life_value=1000,
        clue_value=1200,
        policy_noise=4000,
    ),
    # Collects cards, and confronts only whom it is sure of.
    "casual": watcher(
        iterations=24,
        prior_scale=4000,
        blunder_rate=20,
        hunter_weight=100,
        life_value=9000,
        clue_value=6000,
        policy_noise=2000,
    ),
    # Keeps out of the way of whoever may hunt it.
    "steady": watcher(
        iterations=32,
        prior_scale=2500,
        visit_exponent=2,
        hunter_weight=470,
        life_value=9000,
        clue_value=2000,
        policy_noise=400,
    ),
    # Slips in beside its hunter, too close to be caught, and strikes as soon as it pays.
    "sharp": planner(iterations=60, depth=8, prior_scale=1500, policy_noise=40),
    # All of it, and farther ahead.
    "master": planner(
        iterations=400, milliseconds=1500, depth=16, prior_scale=1000, policy_noise=20
    ),
}


def is_hidden(s: State, b: Board, seat: int, action: int) -> bool:
    """Nobody sees which card is laid, nor where a figure will start."""
    return action < CONFRONT


def has_lost(s: State, b: Board, seat: int) -> bool:
    """Whoever is out scores nothing, and somebody survives (MI-W)."""
    return is_out(s, seat)
