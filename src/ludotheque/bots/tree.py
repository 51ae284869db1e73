"""Monte Carlo tree search over what a seat can know, in the part of Python that also compiles.

Every iteration imagines anew what the seat does not know, walks down a tree of what has been
done so far, adds to it, plays on from there for a while, and notes how well that went for whom:
single-observer information-set search, with a share of the win for each seat instead of one
number. Fate is a branching by outcome. Nothing is allocated: `nodes` and `desk` are handed in.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

from ludotheque.engine.chance import below
from ludotheque.engine.levels import Others, place
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from ludotheque.bots.hooks import is_hidden, judge, playout, prior
    from ludotheque.engine.verbs import (
        acting,
        apply,
        chance,
        copy,
        draw,
        imagine,
        legal,
        over,
        score,
    )

# A node is what a choice led to. Its columns: whose choice it was and which, the parent's next
# child and its own first; how often it was chosen, could have been, and what came of it for
# whoever chose; how it looked beforehand; and the best look among its children.
ACTOR = 0
CHOICE = 1
NEXT = 2
FIRST = 3
VISITS = 4
CHANCES = 5
WORTH = 6
WEIGHT = 7
BEST = 8
COLUMNS = 9

# The desk's rows: legal actions; the node of each of them; the way down; shares; and notes.
OUT = 0
FOUND = 1
WAY = 2
SHARES = 3
NOTES = 4
ROWS = 5
WIDTH = 512  # columns, at least; also the longest way down

# The notes.
USED = 0  # nodes
DONE = 1  # iterations
LENGTH = 2  # of the way down
LAST = 3  # who chose last
EVENTS = 4  # branchings on the way that were not of the tree's choosing

# The states to think on.
MIND = 0
TRIAL = 1
STATES = 2

ROOT = 0
NONE = 0  # no node: the root is nobody's child
FATE = -1
POLICY = -2  # less the seat whose choice it was
UNSEEN = -1  # a choice that the thinking seat does not see
WON = 1_000_000  # a whole win
HEAVY = 1_000_000  # the weight of the action that looks best
UNASKED = -(1 << 60)
ASTRAY = 64  # choices in a row that the tree does not tell apart: whoever looks on has fallen out
ROUND = 16  # iterations between two looks at whether to go on
SEATS = 6
THOUSAND = 1000
BY_CLOCK = int(Seat.CLOCK)

ITERATIONS = place("iterations")
DEPTH = place("depth")
CARE = place("care")
SAMPLE = place("sample")
BOLDNESS = place("boldness")
FALLOFF = place("falloff")
PRIOR_DEPTH = place("prior_depth")
CAUTION = place("caution")
BRANCHES = place("branches")
OTHERS = place("others")
SCALE = place("scale")
SHARPNESS = place("sharpness")
SLACK = place("slack")
WHIM = place("whim")
BY_POLICY = int(Others.BY_POLICY)


# What is compiled as a part of its caller: these all call the rules.
PARTS = ("iterate", "descend", "choose_in_tree", "grow", "play_on", "best_of_some", "reckon")


# ---------------------------------------------------------------- thinking


def forget(nodes: Any, desk: Any) -> None:
    """An empty tree."""
    for row in range(ROWS):
        for column in range(desk.shape[1]):
            desk[row, column] = 0
    desk[NOTES, USED] = 1
    clear_node(nodes, ROOT, FATE, UNSEEN)


def clear_node(nodes: Any, node: int, actor: int, choice: int) -> None:
    for column in range(COLUMNS):
        nodes[node, column] = 0
    nodes[node, ACTOR] = actor
    nodes[node, CHOICE] = choice
    nodes[node, WEIGHT] = HEAVY
    nodes[node, BEST] = UNASKED


def think(
    s: Any, b: Any, seat: int, rng: Any, nodes: Any, desk: Any, spare: Any, numbers: Any, more: int
) -> bool:
    """Goes on thinking, for so many iterations; says whether it would be of use to go on."""
    for _ in range(more):
        if desk[NOTES, DONE] % ROUND == 0 and is_settled(nodes, desk, numbers):
            return False
        iterate(s, b, seat, rng, nodes, desk, spare, numbers)
        desk[NOTES, DONE] += 1
    return not is_settled(nodes, desk, numbers)


def is_settled(nodes: Any, desk: Any, numbers: Any) -> bool:
    """Whether nothing that is still to come can change what was tried most."""
    left = numbers[ITERATIONS] - desk[NOTES, DONE]
    if left <= 0:
        return True
    most = 0
    second = 0
    children = 0
    child = nodes[ROOT, FIRST]
    while child != NONE:
        children += 1
        visits = nodes[child, VISITS]
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        child = nodes[child, NEXT]
    if desk[NOTES, DONE] == 0:
        return False
    return children == 1 or (numbers[SHARPNESS] == 0 and most - second > left)


def iterate(
    s: Any, b: Any, seat: int, rng: Any, nodes: Any, desk: Any, spare: Any, numbers: Any
) -> None:
    """One imagined world, one way down the tree, one play-out, and what it teaches."""
    copy(spare[MIND], s)
    imagine(spare[MIND], b, seat, rng)
    desk[NOTES, LENGTH] = 0
    desk[NOTES, EVENTS] = 0
    desk[NOTES, LAST] = BY_CLOCK
    descend(b, seat, rng, nodes, desk, spare, numbers)
    play_on(b, rng, desk, spare, numbers)
    reckon(spare[MIND], b, desk, numbers)
    look_back(nodes, desk)


def look_back(nodes: Any, desk: Any) -> None:
    """Everybody on the way down learns what came of it for them."""
    nodes[ROOT, VISITS] += 1
    for step in range(desk[NOTES, LENGTH]):
        node = desk[WAY, step]
        nodes[node, VISITS] += 1
        if nodes[node, ACTOR] >= 0:
            nodes[node, WORTH] += desk[SHARES, nodes[node, ACTOR]]


# ---------------------------------------------------------------- down the tree


def descend(b: Any, seat: int, rng: Any, nodes: Any, desk: Any, spare: Any, numbers: Any) -> None:
    """From the root to a node that nobody has been to, or to the end of the game."""
    at = ROOT
    astray = 0
    while astray < ASTRAY and desk[NOTES, LENGTH] < WIDTH - 1 and not over(spare[MIND], b):
        if at != ROOT and nodes[at, VISITS] == 0:
            return
        before = at
        outcomes = chance(spare[MIND], b)
        if outcomes > 0:
            k = below(rng, outcomes)
            draw(spare[MIND], b, k)
            at = branch(nodes, desk, numbers, at, FATE, k)
        else:
            actor = seat
            if at != ROOT:
                actor = next_seat(acting(spare[MIND], b), desk[NOTES, LAST])
            desk[NOTES, LAST] = actor
            at = choose_in_tree(b, seat, actor, rng, nodes, desk, spare, numbers, at)
        astray = astray + 1 if at == before else 0


def choose_in_tree(
    b: Any,
    seat: int,
    actor: int,
    rng: Any,
    nodes: Any,
    desk: Any,
    spare: Any,
    numbers: Any,
    at: int,
) -> int:
    """The next choice of a seat: by what the tree has learnt, or else by policy."""
    if actor != seat and goes_by_policy(spare[MIND], b, actor, desk, numbers):
        action = rehearse(b, actor, rng, desk, spare, numbers)
        choice = UNSEEN if is_hidden(spare[MIND], b, actor, action) else action
        apply(spare[MIND], b, actor, action)
        return branch(nodes, desk, numbers, at, POLICY - actor, choice)
    n = legal(spare[MIND], b, actor, desk[OUT])
    grow(b, actor, n, nodes, desk, spare, numbers, at)
    chosen = select(n, rng, nodes, desk, numbers)
    if chosen == NONE:  # the tree is full
        apply(spare[MIND], b, actor, int(desk[OUT, below(rng, n)]))
        return at
    apply(spare[MIND], b, actor, int(nodes[chosen, CHOICE]))
    desk[WAY, desk[NOTES, LENGTH]] = chosen
    desk[NOTES, LENGTH] += 1
    return chosen


def goes_by_policy(s: Any, b: Any, actor: int, desk: Any, numbers: Any) -> bool:
    """Those whose mind cannot be read; and what is done in secret teaches the tree nothing."""
    if numbers[OTHERS] == BY_POLICY or actor >= SEATS:
        return True
    n = legal(s, b, actor, desk[OUT])
    return n > 0 and is_hidden(s, b, actor, int(desk[OUT, 0]))


def next_seat(bits: int, last: int) -> int:
    """Whoever acts after `last`, going round; the clock only for want of anybody else."""
    if bits != 1 << BY_CLOCK:
        bits &= ~(1 << BY_CLOCK)
    seat = last
    for _ in range(BY_CLOCK + 1):
        seat = seat + 1 if seat < BY_CLOCK else 0
        if bits >> seat & 1:
            return seat
    return seat


def branch(nodes: Any, desk: Any, numbers: Any, at: int, actor: int, choice: int) -> int:
    """Where something leads that the tree does not choose; far down, all of it to one place."""
    if desk[NOTES, EVENTS] >= numbers[BRANCHES]:
        return at
    child = nodes[at, FIRST]
    while child != NONE and (nodes[child, CHOICE] != choice or nodes[child, ACTOR] != actor):
        child = nodes[child, NEXT]
    if child == NONE:
        child = add_child(nodes, desk, at, actor, choice)
        if child == NONE:
            return at
    desk[NOTES, EVENTS] += 1
    desk[WAY, desk[NOTES, LENGTH]] = child
    desk[NOTES, LENGTH] += 1
    return int(child)


def add_child(nodes: Any, desk: Any, at: int, actor: int, choice: int) -> int:
    """A new node, if there is room for it."""
    node = desk[NOTES, USED]
    if node >= nodes.shape[0]:
        return NONE
    desk[NOTES, USED] += 1
    clear_node(nodes, node, actor, choice)
    nodes[node, NEXT] = nodes[at, FIRST]
    nodes[at, FIRST] = node
    return int(node)


# ---------------------------------------------------------------- choosing in the tree


def grow(
    b: Any, actor: int, n: int, nodes: Any, desk: Any, spare: Any, numbers: Any, at: int
) -> None:
    """Gives every legal action its node, and finds it for the choice to come."""
    for i in range(n):
        desk[FOUND, desk[OUT, i]] = NONE
    child = nodes[at, FIRST]
    while child != NONE:
        if nodes[child, ACTOR] == actor:
            desk[FOUND, nodes[child, CHOICE]] = child
        child = nodes[child, NEXT]
    asked = numbers[FALLOFF] > 0 and n > 1 and desk[NOTES, LENGTH] < numbers[PRIOR_DEPTH]
    newest = desk[NOTES, USED]
    for i in range(n):
        if desk[FOUND, desk[OUT, i]] == NONE:
            node = add_child(nodes, desk, at, actor, desk[OUT, i])
            desk[FOUND, desk[OUT, i]] = node
            if asked and node != NONE:
                copy(spare[TRIAL], spare[MIND])
                look = prior(spare[TRIAL], b, actor, int(desk[OUT, i]), numbers)
                nodes[node, WEIGHT] = look
                nodes[at, BEST] = max(nodes[at, BEST], look)
    if asked:
        for node in range(newest, desk[NOTES, USED]):
            nodes[node, WEIGHT] = weighed(nodes[at, BEST] - nodes[node, WEIGHT], numbers[FALLOFF])


def weighed(worse: int, falloff: int) -> int:
    """How much an action weighs that looks so much worse than the best."""
    part = falloff / (falloff + worse)
    return int(HEAVY * part * part)


def select(n: int, rng: Any, nodes: Any, desk: Any, numbers: Any) -> int:
    """The action that promises most, be it for its worth or because little is known of it."""
    weights = 0
    visits = 0
    worth = 0
    for i in range(n):
        node = desk[FOUND, desk[OUT, i]]
        if node != NONE:
            nodes[node, CHANCES] += 1
            weights += nodes[node, WEIGHT]
            visits += nodes[node, VISITS]
            worth += nodes[node, WORTH]
    usual = worth / (visits * WON) if visits > 0 else 0.5
    untried = usual - numbers[CAUTION] / THOUSAND
    bold = numbers[BOLDNESS] / THOUSAND / (weights + 1)
    start = below(rng, n)
    chosen = NONE
    highest = 0.0
    for i in range(n):
        node = desk[FOUND, desk[OUT, (start + i) % n]]
        if node != NONE:
            promise = promised(nodes, node, untried, bold)
            if chosen == NONE or promise > highest:
                highest = promise
                chosen = node
    return chosen


def promised(nodes: Any, node: int, untried: float, bold: float) -> float:
    tried = nodes[node, VISITS]
    value = nodes[node, WORTH] / (tried * WON) if tried > 0 else untried
    return float(value + bold * nodes[node, WEIGHT] * sqrt(nodes[node, CHANCES]) / (1 + tried))


# ---------------------------------------------------------------- playing on


def play_on(b: Any, rng: Any, desk: Any, spare: Any, numbers: Any) -> None:
    """Everybody plays by policy for a while, with fate as it falls."""
    left = numbers[DEPTH]
    while left > 0 and not over(spare[MIND], b):
        outcomes = chance(spare[MIND], b)
        if outcomes > 0:
            draw(spare[MIND], b, below(rng, outcomes))
        else:
            actor = next_seat(acting(spare[MIND], b), desk[NOTES, LAST])
            desk[NOTES, LAST] = actor
            apply(spare[MIND], b, actor, rehearse(b, actor, rng, desk, spare, numbers))
            left -= 1


def rehearse(b: Any, actor: int, rng: Any, desk: Any, spare: Any, numbers: Any) -> int:
    """A choice in a play-out: by the game's policy, or the best of a few by the evaluation."""
    if numbers[CARE] > 0 and below(rng, THOUSAND) < numbers[CARE]:
        return best_of_some(b, actor, rng, desk, spare, numbers)
    return int(playout(spare[MIND], b, actor, rng, desk[OUT], numbers))


def best_of_some(b: Any, actor: int, rng: Any, desk: Any, spare: Any, numbers: Any) -> int:
    n = legal(spare[MIND], b, actor, desk[OUT])
    chosen = desk[OUT, below(rng, n)]
    if n == 1:
        return int(chosen)
    best = 0
    for tried in range(min(n, numbers[SAMPLE])):
        other = tried + below(rng, n - tried)
        action = desk[OUT, other]
        desk[OUT, other] = desk[OUT, tried]
        copy(spare[TRIAL], spare[MIND])
        look = prior(spare[TRIAL], b, actor, int(action), numbers)
        if tried == 0 or look > best:
            best = look
            chosen = action
    return int(chosen)


# ---------------------------------------------------------------- what came of it


def reckon(s: Any, b: Any, desk: Any, numbers: Any) -> None:
    """Each seat's share of the win: as it is, or as the evaluation sees it coming."""
    if over(s, b):
        share_out(s, b, desk)
        return
    total = 0
    for seat in range(s.seats):
        value = judge(s, b, seat, numbers)
        size = value if value > 0 else -value
        hope = WON + WON * value // (numbers[SCALE] + size)
        desk[SHARES, seat] = hope
        total += hope
    for seat in range(s.seats):
        desk[SHARES, seat] = desk[SHARES, seat] * WON // total if total > 0 else WON // s.seats


def share_out(s: Any, b: Any, desk: Any) -> None:
    """The most points win; who has as many shares the win."""
    best = score(s, b, 0)
    winners = 0
    for seat in range(s.seats):
        points = score(s, b, seat)
        if points > best:
            best = points
            winners = 0
        if points == best:
            winners += 1
    for seat in range(s.seats):
        desk[SHARES, seat] = WON // winners if score(s, b, seat) == best else 0


# ---------------------------------------------------------------- the choice


def has_whim(rng: Any, numbers: Any) -> bool:
    """Whether it acts without a thought this time."""
    return bool(numbers[WHIM] > 0 and below(rng, THOUSAND) < numbers[WHIM])


def decide(nodes: Any, rng: Any, numbers: Any) -> int:
    """The action that was tried most; or, by the level, one of those that were tried much."""
    most = 0
    chosen = NONE
    child = nodes[ROOT, FIRST]
    while child != NONE:
        better = nodes[child, WORTH] > nodes[chosen, WORTH]
        if (
            chosen == NONE
            or nodes[child, VISITS] > most
            or (nodes[child, VISITS] == most and better)
        ):
            most = nodes[child, VISITS]
            chosen = child
        child = nodes[child, NEXT]
    if numbers[SHARPNESS] > 0:
        chosen = drawn(nodes, rng, numbers, most)
    return int(nodes[chosen, CHOICE])


def drawn(nodes: Any, rng: Any, numbers: Any, most: int) -> int:
    """One of the actions, the likelier the more it was tried."""
    total = 0
    child = nodes[ROOT, FIRST]
    while child != NONE:
        total += liking(nodes[child, VISITS], most, numbers)
        child = nodes[child, NEXT]
    ticket = below(rng, total)
    child = nodes[ROOT, FIRST]
    while ticket >= liking(nodes[child, VISITS], most, numbers):
        ticket -= liking(nodes[child, VISITS], most, numbers)
        child = nodes[child, NEXT]
    return int(child)


def liking(visits: int, most: int, numbers: Any) -> int:
    """In thousandths of that for the action tried most."""
    if visits * THOUSAND < most * numbers[SLACK]:
        return 0
    liked = THOUSAND * 10
    for _ in range(numbers[SHARPNESS]):
        liked = liked * visits // most
    return int(liked)
